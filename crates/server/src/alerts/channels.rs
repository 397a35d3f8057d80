//! The ways on which somebody can be told: setting them up, and sending on them.

use runestones_i18n::{Locale, text};
use runestones_store::{
    AccountStore as _, Alert, AlertKey, AlertStore as _, Channel, ChannelState, Outcome, PersonId, SecretHash,
};
use runestones_table::hash;
use serde_json::json;

use super::guard::Forbidden;
use super::hook::{Form, Hook};
use super::mail::{Letter, MailError};
use super::post::{PostError, json as as_json, post};
use super::push::{PushKey, Subscription};
use super::words::{AlertKind, Words};
use super::{Manner, Quiet};
use crate::app::{App, new_secret};
use crate::error::Refusal;
use crate::person::Visitor;

/// The words for the ways.
pub(crate) const KINDS_OF_CHANNELS: [&str; 3] = ["push", "mail", "hook"];

/// Where a channel leads.
pub(crate) enum Way {
    Push(Subscription),
    Mail(String),
    Hook(Hook),
    /// What is stored cannot be read.
    Nowhere,
}

impl Way {
    pub(crate) fn of(channel: &Channel) -> Way {
        let nowhere = Way::Nowhere;
        match channel.kind.as_str() {
            "push" => serde_json::from_str(&channel.address).map_or(nowhere, Way::Push),
            "mail" => Way::Mail(channel.address.clone()),
            "hook" => serde_json::from_str(&channel.address).map_or(nowhere, Way::Hook),
            _ => nowhere,
        }
    }

    /// After so many failures in a row it rests.
    pub(super) fn patience(&self) -> u32 {
        if matches!(self, Way::Hook(_)) { 3 } else { 10 }
    }

    /// What its owner sees of it.
    pub(crate) fn shown(&self) -> String {
        match self {
            // The rest of the address is a secret, and tells nobody anything.
            Way::Push(push) => push.endpoint.split('/').nth(2).unwrap_or_default().to_owned(),
            Way::Mail(address) => address.clone(),
            Way::Hook(hook) => hook.url.clone(),
            Way::Nowhere => String::new(),
        }
    }
}

/// Why something did not arrive.
pub(crate) struct Failure {
    /// A word or a status, which a page puts into words.
    pub(crate) code: String,
    /// Whether there will never be anybody there again.
    pub(super) is_gone: bool,
    /// Whether it is no use to try this again.
    pub(super) is_final: bool,
}

impl Failure {
    fn new(code: impl Into<String>) -> Failure {
        Failure { code: code.into(), is_gone: false, is_final: false }
    }
}

impl From<PostError> for Failure {
    fn from(error: PostError) -> Failure {
        match error {
            PostError::Forbidden(forbidden) => Failure::new(forbidden_code(&forbidden)),
            PostError::Connection(reason) => {
                tracing::debug!(reason, "nothing was delivered");
                Failure::new("no-connection")
            }
            PostError::Late => Failure::new("late"),
            PostError::Answer(status) => Failure::new(status.as_u16().to_string()),
        }
    }
}

fn forbidden_code(forbidden: &Forbidden) -> &'static str {
    match forbidden {
        Forbidden::NotHttps => "not-https",
        Forbidden::Private => "private",
        Forbidden::Unknown => "no-name",
    }
}

/// What a letter with a link is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MailPurpose {
    /// Saying that an address is one's own.
    Confirm,
    /// Coming back to an account.
    Enter,
}

impl App {
    /// What browsers have to know to subscribe.
    pub(crate) async fn push_key(&self) -> Result<String, Refusal> {
        Ok(self.key().await?.public())
    }

    async fn key(&self) -> Result<&PushKey, Refusal> {
        let make = || async {
            let kept = self.store.server_key("push", &PushKey::new_text()).await?;
            PushKey::read(&kept).ok_or(Refusal::Failed)
        };
        self.alerts.key.get_or_try_init(make).await
    }

    /// A key for links and challenges that follow from something. The store is asked once: pages for strangers need it.
    pub(crate) async fn link_key(&self) -> Result<&str, Refusal> {
        let make = || async { Ok::<_, Refusal>(self.store.server_key("links", &new_secret()).await?) };
        Ok(self.alerts.link_key.get_or_try_init(make).await?.as_str())
    }

    /// Sends words on a way.
    pub(super) async fn send(&self, channel: &Channel, words: &Words, locale: Locale) -> Result<(), Failure> {
        let guard = self.alerts.guard;
        match Way::of(channel) {
            Way::Push(to) => {
                let key = self.key().await.map_err(|_| Failure::new("server"))?;
                let site = words.url.splitn(4, '/').take(3).collect::<Vec<_>>().join("/");
                let message = json!({ "title": words.title, "body": words.text, "url": words.url, "tag": words.topic });
                let sent =
                    key.send(guard, &to, (&words.topic, &site), message.to_string().as_bytes(), self.now()).await;
                sent.map_err(|error| {
                    let is_gone = matches!(&error, PostError::Answer(status) if matches!(status.as_u16(), 404 | 410));
                    Failure { is_gone, ..Failure::from(error) }
                })
            }
            Way::Hook(hook) => {
                let body = hook.form.body(words).to_string().into_bytes();
                Ok(post(guard, &hook.url, &[as_json(), ("x-runestones-alert", words.id.clone())], body).await?)
            }
            Way::Mail(to) => {
                let (Some(mailer), Some(site)) = (self.alerts.mailer(), self.alerts.site()) else {
                    return Err(Failure::new("no-mail"));
                };
                let key = self.link_key().await.map_err(|_| Failure::new("server"))?;
                let stop = format!("{site}/alerts/stop/{}/{}", channel.id, stop_secret(key, &channel.id));
                let args = [
                    ("text", words.text.as_str().into()),
                    ("url", words.url.as_str().into()),
                    ("stop", stop.as_str().into()),
                ];
                let letter = text(locale, "alert-letter", &args);
                let subject = format!("{} · {}", words.title, text(locale, "ui-title", &[]));
                let letter = Letter { to: &to, subject: &subject, text: &letter, id: &words.id, stop: Some(&stop) };
                mailer.send(&letter).await.map_err(mail_failure)
            }
            Way::Nowhere => Err(Failure { is_final: true, ..Failure::new("not-https") }),
        }
    }

    /// Sets up a channel for somebody who keeps their account.
    async fn set_channel(
        &self,
        visitor: &Visitor,
        (kind, address): (&str, String),
        secret: Option<&SecretHash>,
        site: &str,
    ) -> Result<(), Refusal> {
        self.check_kept(&visitor.id).await?;
        let state = if secret.is_some() { ChannelState::Unconfirmed } else { ChannelState::On };
        let wants = AlertKind::ALL.map(AlertKind::word).join(" ");
        let (id, person, kind, created) = (new_secret(), visitor.id.clone(), kind.to_owned(), self.now());
        let channel = Channel { id, person, kind, address, wants, state, failures: 0, created };
        if !self.store.set_channel(&channel, secret).await? {
            return Err(Refusal::TooManyChannels);
        }
        let manner = self.manner(&visitor.id).await?;
        self.set_manner(visitor, Manner { site: site.to_owned(), ..manner }).await
    }

    async fn check_kept(&self, person: &PersonId) -> Result<(), Refusal> {
        if self.store.account(person).await?.is_some() { Ok(()) } else { Err(Refusal::NotYours) }
    }

    async fn set_manner(&self, visitor: &Visitor, manner: Manner) -> Result<(), Refusal> {
        let manner = Manner { language: visitor.locale().tag().to_owned(), ..manner };
        let written = serde_json::to_string(&manner).map_err(|_| Refusal::Failed)?;
        Ok(self.store.set_alert_settings(&visitor.id, &written).await?)
    }

    pub(crate) async fn set_quiet(&self, visitor: &Visitor, quiet: Option<Quiet>) -> Result<(), Refusal> {
        self.check_kept(&visitor.id).await?;
        let manner = self.manner(&visitor.id).await?;
        self.set_manner(visitor, Manner { quiet, ..manner }).await
    }

    pub(crate) async fn add_push(&self, visitor: &Visitor, to: &Subscription, site: &str) -> Result<(), Refusal> {
        self.alerts.guard.check(&to.endpoint).await.map_err(|error| Refusal::BadAddress(forbidden_code(&error)))?;
        to.keys().ok_or(Refusal::BadForm)?;
        let address = serde_json::to_string(to).map_err(|_| Refusal::BadForm)?;
        self.set_channel(visitor, ("push", address), None, site).await
    }

    pub(crate) async fn add_hook(&self, visitor: &Visitor, url: &str, form: Form, site: &str) -> Result<(), Refusal> {
        let url = url.trim().to_owned();
        self.alerts.guard.check(&url).await.map_err(|error| Refusal::BadAddress(forbidden_code(&error)))?;
        let address = serde_json::to_string(&Hook { url, form }).map_err(|_| Refusal::BadForm)?;
        self.set_channel(visitor, ("hook", address), None, site).await
    }

    /// An address for e-mail is used when its owner has opened a link that was sent there, in a browser that is theirs.
    pub(crate) async fn add_mail(&self, visitor: &Visitor, address: &str) -> Result<(), Refusal> {
        let site = self.alerts.site().filter(|_| self.alerts.mailer().is_some()).ok_or(Refusal::NotFound)?;
        let secret = new_secret();
        self.set_channel(visitor, ("mail", address.to_owned()), Some(&confirm_hash(&secret)), site).await?;
        let is_confirmed =
            self.store.channels_to("mail", address).await?.iter().any(|there| there.person == visitor.id);
        if !is_confirmed {
            let link = format!("{site}/alerts/confirm/{secret}");
            self.send_link(MailPurpose::Confirm, address, &link, visitor.locale(), visitor.name.as_deref());
        }
        Ok(())
    }

    /// Sends a link, beside everything else: how long it takes says nothing about anybody.
    pub(crate) fn send_link(&self, purpose: MailPurpose, to: &str, link: &str, locale: Locale, name: Option<&str>) {
        let (subject, words) = match purpose {
            MailPurpose::Confirm => ("alert-confirm-subject", "alert-confirm-letter"),
            MailPurpose::Enter => ("enter-mail-subject", "enter-mail-letter"),
        };
        let subject = text(locale, subject, &[]);
        let letter = text(locale, words, &[("url", link.into()), ("name", name.unwrap_or_default().into())]);
        let (app, to, id) = (self.clone(), to.to_owned(), new_secret());
        tokio::spawn(async move {
            if let Some(mailer) = app.alerts.mailer() {
                let letter = Letter { to: &to, subject: &subject, text: &letter, id: &id, stop: None };
                // A letter that was not taken is in the log.
                let _ = mailer.send(&letter).await;
            }
        });
    }

    pub(crate) async fn confirm_channel(&self, visitor: &Visitor, secret: &str) -> Result<(), Refusal> {
        let is_theirs = self.store.confirm_channel(&visitor.id, &confirm_hash(secret)).await?;
        if is_theirs { Ok(()) } else { Err(Refusal::NotFound) }
    }

    /// Ends a channel by the link in a letter, whoever opens it: it can do no more than that.
    pub(crate) async fn stop_channel(&self, id: &str, secret: &str) -> Result<(), Refusal> {
        if !self.is_stop_link(id, secret).await? {
            return Err(Refusal::NotFound);
        }
        Ok(self.store.remove_channel(id).await?)
    }

    pub(crate) async fn is_stop_link(&self, id: &str, secret: &str) -> Result<bool, Refusal> {
        Ok(stop_secret(self.link_key().await?, id) == secret)
    }

    /// A channel of somebody.
    pub(crate) async fn channel_of(&self, visitor: &Visitor, id: &str) -> Result<Channel, Refusal> {
        let channel = self.store.channel(id).await?;
        channel.filter(|channel| channel.person == visitor.id).ok_or(Refusal::NotFound)
    }

    /// Sends something to a channel now, and notes what came of it.
    pub(crate) async fn try_channel(&self, visitor: &Visitor, channel: &Channel) -> Result<(), Refusal> {
        if channel.state == ChannelState::Unconfirmed {
            return Err(Refusal::NotYet);
        }
        let now = self.now();
        let key = AlertKey { channel: channel.id.clone(), game: String::new(), kind: "test".to_owned(), number: now.0 };
        let manner = self.manner(&visitor.id).await?;
        let words = Words::trial(&key, visitor.locale(), self.alerts.site().unwrap_or(&manner.site));
        let sent = self.send(channel, &words, visitor.locale()).await;
        let (outcome, error) = match sent {
            Ok(()) => (Outcome::Delivered, None),
            Err(failure) => (Outcome::Failed, Some(failure.code)),
        };
        if outcome == Outcome::Delivered && channel.state == ChannelState::Paused {
            self.store.set_channel(&Channel { state: ChannelState::On, ..channel.clone() }, None).await?;
        }
        let (person, attempts) = (visitor.id.clone(), u32::from(error.is_some()));
        self.store
            .record_alert(&Alert { key, person, created: now, due: self.now(), attempts, outcome, error })
            .await?;
        Ok(())
    }
}

fn mail_failure(error: MailError) -> Failure {
    match error {
        MailError::Refused => Failure { is_final: true, ..Failure::new("mail-refused") },
        MailError::Later => Failure::new("mail-later"),
    }
}

fn confirm_hash(secret: &str) -> SecretHash {
    SecretHash(hash(&format!("confirm {secret}")))
}

fn stop_secret(key: &str, channel: &str) -> String {
    hash(&format!("stop {key} {channel}"))[..32].to_owned()
}
