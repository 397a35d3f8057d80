//! E-mail by SMTP, if whoever runs the server has set it up.

use std::time::Duration;

use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::AsyncSmtpTransport;
use lettre::{Address, AsyncTransport as _, Tokio1Executor};
use runestones_table::hash;

/// All of it: greeting, letter, thanks.
const PATIENCE: Duration = Duration::from_secs(20);

/// The longest address that mail servers take.
const LONGEST: usize = 254;

/// The way to a mail server.
pub(crate) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// A letter. Its words may come from strangers: lettre writes headers so that no line of them can begin another one.
pub(crate) struct Letter<'a> {
    pub(crate) to: &'a str,
    pub(crate) subject: &'a str,
    pub(crate) text: &'a str,
    /// By which mail programs notice that they have it already.
    pub(crate) id: &'a str,
    /// Where it can be stopped.
    pub(crate) stop: Option<&'a str>,
}

/// Why a letter was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MailError {
    /// The mail server does not want it.
    Refused,
    /// It did not answer, or was busy.
    Later,
}

/// An address as it is kept, if it is one: in small letters, so that nobody has it twice.
pub(crate) fn read_address(typed: &str) -> Option<String> {
    let typed = typed.trim();
    let plain = typed.len() <= LONGEST && typed.is_ascii() && !typed.contains(|sign: char| sign.is_control());
    plain.then(|| typed.parse::<Address>().ok()).flatten().map(|address| address.to_string().to_lowercase())
}

impl Mailer {
    /// The mail server at an address such as `smtps://user:password@mail.example`, and who writes.
    pub(crate) fn new(smtp: &str, from: &str) -> Result<Mailer, String> {
        let from = from.parse().map_err(|error| format!("mail-from is no address for e-mail: {error}"))?;
        // What lettre says of an address could repeat its password.
        let server = AsyncSmtpTransport::<Tokio1Executor>::from_url(smtp);
        let server =
            server.map_err(|_| "smtp is no address of a mail server, as in smtps://user:password@host".to_owned())?;
        Ok(Mailer { transport: server.timeout(Some(PATIENCE)).build(), from })
    }

    pub(crate) async fn send(&self, letter: &Letter<'_>) -> Result<(), MailError> {
        let message = self.write(letter).ok_or(MailError::Refused)?;
        let sent = tokio::time::timeout(2 * PATIENCE, self.transport.send(message)).await;
        match sent {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) => {
                tracing::warn!(%error, "a letter was not taken");
                Err(if error.is_permanent() { MailError::Refused } else { MailError::Later })
            }
            Err(_) => Err(MailError::Later),
        }
    }

    fn write(&self, letter: &Letter) -> Option<Message> {
        let to = Mailbox::new(None, letter.to.parse().ok()?);
        let id = format!("<{}@{}>", hash(letter.id), self.from.email.domain());
        let mut message = Message::builder().from(self.from.clone()).to(to).message_id(Some(id));
        message = message.subject(letter.subject).header(ContentType::TEXT_PLAIN);
        if let Some(stop) = letter.stop {
            let header = |name: &'static str, value: String| {
                Some(HeaderValue::new(HeaderName::new_from_ascii(name.to_owned()).ok()?, value))
            };
            message = message.raw_header(header("List-Unsubscribe", format!("<{stop}>"))?);
            message = message.raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned())?);
        }
        message.body(letter.text.to_owned()).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_type_is_an_address_or_not() {
        assert_eq!(read_address(" Maren@Example.org ").as_deref(), Some("maren@example.org"));
        let long = format!("{}@example.org", "x".repeat(250));
        for wrong in [
            "",
            "maren",
            "maren@",
            "@example.org",
            "a@b@c.org",
            "a@example.org\r\nBcc: b@example.org",
            "a@example.org,b@example.org",
            "Maren <maren@example.org>",
            "a b@example.org",
            "a@exam ple.org",
            "\u{e4}@example.org",
            &long,
            "a@example.org\n",
        ] {
            let read = read_address(wrong);
            assert!(
                read.is_none() || (wrong.ends_with('\n') && read.as_deref() == Some("a@example.org")),
                "{wrong:?}: {read:?}"
            );
        }
    }

    /// Mail injection: a name that somebody chose becomes no header and no second letter.
    #[test]
    fn words_stay_words() {
        let mailer = Mailer::new("smtp://localhost", "Runes <runes@example.org>").expect("a mailer");
        let evil = "Your turn\r\nBcc: everybody@example.org\r\n\r\nBuy!";
        let letter = Letter {
            to: "maren@example.org",
            subject: evil,
            text: "line\r\n.\r\nMAIL FROM:<evil@example.org>",
            id: "1",
            stop: Some("https://runes.example/alerts/stop/1\r\nX-Evil: 1"),
        };
        let message = mailer.write(&letter).expect("a letter");
        let written = String::from_utf8(message.formatted()).expect("text");
        let head = written.split("\r\n\r\n").next().expect("a head");
        for line in head.split("\r\n").filter(|line| !line.starts_with([' ', '\t'])) {
            let name = line.split(':').next().expect("a name");
            let known = [
                "From",
                "To",
                "Message-ID",
                "Subject",
                "Content-Type",
                "List-Unsubscribe",
                "List-Unsubscribe-Post",
                "Date",
            ];
            let known = known.contains(&name) || ["MIME-Version", "Content-Transfer-Encoding"].contains(&name);
            assert!(known, "{line} in {written}");
        }
        assert_eq!(message.envelope().to().len(), 1);
        assert!(mailer.write(&Letter { to: "a@example.org\r\nRCPT TO:<b@example.org>", ..letter }).is_none());
    }

    #[test]
    fn nonsense_is_told_without_its_password() {
        for (smtp, from) in [
            ("mail.example", "runes@example.org"),
            ("ftp://user:geheim@mail", "runes@example.org"),
            ("smtp://mail", "runes"),
        ] {
            let reason = Mailer::new(smtp, from).map(drop).expect_err("nonsense");
            assert!(!reason.contains("geheim"), "{reason}");
        }
    }
}
