//! Who sees somebody's page, and whom they do not want to meet: their own choices.

use maud::{Markup, html};
use runestones_i18n::text;

use crate::site::layout::{Head, sheet_page};

/// Who may see somebody's page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sees {
    /// Everybody.
    Everybody,
    /// Those they have sat at a table with.
    Met,
    /// They themselves.
    Nobody,
}

impl Sees {
    /// In the order of the form.
    pub const ALL: [Sees; 3] = [Sees::Everybody, Sees::Met, Sees::Nobody];

    /// Its word in forms and in the store.
    pub fn word(self) -> &'static str {
        match self {
            Sees::Everybody => "all",
            Sees::Met => "met",
            Sees::Nobody => "me",
        }
    }

    /// What a word means; whatever is unknown lets nobody in.
    pub fn of(word: &str) -> Sees {
        Sees::ALL.into_iter().find(|sees| sees.word() == word).unwrap_or(Sees::Nobody)
    }

    fn key(self) -> &'static str {
        match self {
            Sees::Everybody => "player-sees-all",
            Sees::Met => "player-sees-met",
            Sees::Nobody => "player-sees-me",
        }
    }
}

/// What somebody chose about their page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageChoices {
    /// Who may see it.
    pub sees: Sees,
    /// Whether these see what luck did.
    pub luck: bool,
    /// Whether they are on the ladder.
    pub listed: bool,
}

/// What somebody has chosen.
#[derive(Clone, Copy, Debug)]
pub struct MyPeopleView<'a> {
    /// Language and look.
    pub head: Head<'a>,
    /// The id of their page.
    pub player: &'a str,
    /// What they chose about their page; nothing without an account.
    pub page: Option<PageChoices>,
    /// Whom they have blocked: how a form names them, and what they are called.
    pub blocked: &'a [(String, String)],
}

/// The page of these choices.
pub fn my_people(view: &MyPeopleView) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    sheet_page(
        &view.head,
        &html! {
            section.sheet-panel.panel {
                h1 { (t("fair-choices")) }
                p { (t("player-id")) " " code { (view.player) } }
                p.buttons { a.btn href={ "/player/" (view.player) } { (t("player-own")) } }
                @match view.page {
                    Some(page) => (choices(view, page)),
                    None => { p.small { (t("player-keep-first")) " " a href="/me" { (t("me-keep")) } } }
                }
            }
            section.sheet-panel.panel {
                h2 { (t("fair-blocks")) }
                p.small { (t("fair-about")) }
                @if view.blocked.is_empty() { p.small { (t("fair-no-blocks")) } }
                ul.me__devices { @for (whom, name) in view.blocked { li {
                    (name)
                    form method="post" action="/me/unblock" { input type="hidden" name="whom" value=(whom); button.btn { (t("fair-unblock")) } }
                } } }
            }
            p.buttons { a.btn href="/me" { (t("ui-back")) } }
        },
    )
}

fn choices(view: &MyPeopleView, page: PageChoices) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    let check = |name: &str, on: bool, title: &str, about: &str| {
        html! {
            label.check { input type="checkbox" name=(name) value="on" checked[on]; span { b { (t(title)) } small { (t(about)) } } }
        }
    };
    html! {
        form.seek method="post" action="/me/page" {
            fieldset.choices { legend { (t("player-sees")) }
                @for sees in Sees::ALL { label { input type="radio" name="sees" value=(sees.word()) checked[sees == page.sees]; span { (t(sees.key())) } } }
            }
            (check("listed", page.listed, "player-listed", "player-listed-about"))
            (check("luck", page.luck, "player-shows-luck", "player-shows-luck-about"))
            p.buttons { button.btn.btn--main { (t("ui-save")) } }
        }
    }
}
