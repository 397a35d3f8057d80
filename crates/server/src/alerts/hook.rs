//! Webhooks: an alert as JSON for a program, or in the form that a chat takes.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::words::Words;

/// Whom a webhook is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Form {
    /// A program.
    Json,
    Discord,
    Slack,
}

impl Form {
    pub(crate) const ALL: [Form; 3] = [Form::Json, Form::Discord, Form::Slack];

    pub(crate) fn word(self) -> &'static str {
        match self {
            Form::Json => "json",
            Form::Discord => "discord",
            Form::Slack => "slack",
        }
    }

    pub(crate) fn read(word: &str) -> Option<Form> {
        Form::ALL.into_iter().find(|form| form.word() == word)
    }

    /// What is sent. Names that people chose call nobody in a chat.
    pub(crate) fn body(self, words: &Words) -> Value {
        let Words { id, kind, title, text, url, .. } = words;
        match self {
            Form::Json => json!({ "id": id, "kind": kind, "title": title, "text": text, "url": url }),
            Form::Discord => {
                let content: String =
                    format!("**{}**\n{}\n{url}", plain(title), plain(text)).chars().take(1900).collect();
                json!({ "content": content, "allowed_mentions": { "parse": [] } })
            }
            Form::Slack => {
                let escaped = |text: &str| text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
                json!({ "text": format!("*{}*\n{}\n{}", escaped(title), escaped(text), escaped(url)) })
            }
        }
    }
}

/// Where a webhook leads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Hook {
    pub(crate) url: String,
    pub(crate) form: Form,
}

/// Without the signs that mean something in Discord's text.
fn plain(text: &str) -> String {
    text.chars().filter(|sign| !"*_~`|<>[]()#\\".contains(*sign)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_call_nobody() {
        let words = Words {
            id: "1".into(),
            kind: "turn".into(),
            title: "Your turn".into(),
            text: "@everyone <!channel> [x](https://evil.example) & **you**".into(),
            url: "https://runes.example/game/1".into(),
            topic: "t".into(),
        };
        let discord = Form::Discord.body(&words);
        assert_eq!(discord["allowed_mentions"], json!({ "parse": [] }));
        let said = discord["content"].as_str().expect("text");
        assert!(
            said.contains("@everyone !channel xhttps://evil.example & you") && said.starts_with("**Your turn**\n"),
            "{said}"
        );
        let slack = Form::Slack.body(&words);
        assert!(slack["text"].as_str().expect("text").contains("&lt;!channel&gt;"), "{slack}");
        assert_eq!(Form::Json.body(&words)["text"], words.text, "a program takes it as it is");
        assert!(Form::ALL.into_iter().all(|form| Form::read(form.word()) == Some(form)));
    }
}
