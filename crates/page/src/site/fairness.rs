//! Blocking somebody, and telling the operator about them.

use maud::{Markup, html};
use runestones_i18n::text;

use crate::site::layout::{Head, sheet_page};

/// What can be wrong with somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Insults.
    Abuse,
    /// Their name.
    Name,
    /// Advertising.
    Spam,
    /// They do not play fairly.
    Cheating,
    /// They leave, or let others wait.
    Leaving,
    /// Something else.
    Other,
}

impl Reason {
    /// In the order of the form.
    pub const ALL: [Reason; 6] =
        [Reason::Abuse, Reason::Name, Reason::Spam, Reason::Cheating, Reason::Leaving, Reason::Other];

    /// Its word in forms and in the store.
    pub fn word(self) -> &'static str {
        match self {
            Reason::Abuse => "abuse",
            Reason::Name => "name",
            Reason::Spam => "spam",
            Reason::Cheating => "cheating",
            Reason::Leaving => "leaving",
            Reason::Other => "other",
        }
    }

    /// The key of its text.
    pub(crate) fn key(word: &str) -> String {
        format!("fair-reason-{word}")
    }
}

/// Somebody who can be blocked or reported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherPerson {
    /// How a form names them.
    pub whom: String,
    /// What they are called.
    pub name: String,
    /// What they said, if they are named by that.
    pub said: Option<String>,
    /// Whether they are blocked.
    pub is_blocked: bool,
}

/// The people of a table, or one person.
#[derive(Clone, Copy, Debug)]
pub struct OthersView<'a> {
    /// Language and look.
    pub head: Head<'a>,
    /// Where forms are sent: `/block` or `/report` follows.
    pub address: &'a str,
    /// Where one came from.
    pub back: &'a str,
    /// Who is there besides whoever looks.
    pub people: &'a [OtherPerson],
    /// Whether something was just reported.
    pub is_told: bool,
}

/// The page on which people are blocked and reported.
pub fn others(view: &OthersView) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    sheet_page(
        &view.head,
        &html! {
            section.sheet-panel.panel {
                h1 { (t("fair-title")) }
                @if view.is_told { p.notice role="status" { (t("fair-thanks")) } }
                p { (t("fair-about")) }
                @if view.people.is_empty() { p.small { (t("fair-nobody")) } }
            }
            @for person in view.people { (one(view, person)) }
            p.buttons { a.btn href=(view.back) { (t("ui-back")) } }
        },
    )
}

fn one(view: &OthersView, person: &OtherPerson) -> Markup {
    html! {
        section.sheet-panel.panel {
            h2 { (person.name) }
            @if let Some(said) = &person.said { blockquote.said { (said) } }
            (deeds(view, person))
        }
    }
}

/// The forms about somebody.
pub(crate) fn deeds(view: &OthersView, person: &OtherPerson) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    let block = text(view.head.locale, "fair-block", &[("name", person.name.as_str().into())]);
    html! {
        @if person.is_blocked { p.small { (t("fair-is-blocked")) " " a href="/me/people" { (t("fair-blocks")) } } } @else {
            form method="post" action={ (view.address) "/block" } {
                input type="hidden" name="whom" value=(person.whom);
                button.btn { (block) }
            }
        }
        details.fold {
            summary { (t("fair-report")) }
            form method="post" action={ (view.address) "/report" } {
                input type="hidden" name="whom" value=(person.whom);
                label.field { span { (t("fair-reason")) }
                    select name="reason" required { @for reason in Reason::ALL { option value=(reason.word()) { (t(&Reason::key(reason.word()))) } } }
                }
                label.field { span { (t("fair-words")) } textarea name="words" maxlength="500" rows="3" {} }
                p.buttons { button.btn.btn--go { (t("fair-send")) } }
            }
        }
    }
}
