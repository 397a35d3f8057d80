//! What is stored of people, for how long, and who can see it.

use maud::{Markup, html};
use runestones_i18n::text;

use crate::site::layout::{Head, sheet_page};

/// How many days each kind of thing is kept after somebody last touched it; `None` is for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrivacyView {
    /// Games that wait for players.
    pub open: Option<u32>,
    /// Unfinished games.
    pub unfinished: Option<u32>,
    /// Finished games.
    pub finished: Option<u32>,
    /// Records that were opened here.
    pub imported: Option<u32>,
    /// Chat.
    pub chat: Option<u32>,
    /// People without a game.
    pub people: Option<u32>,
}

/// The page, with the times that this server is set to.
pub fn privacy(head: &Head, view: &PrivacyView) -> Markup {
    let t = |key| text(head.locale, key, &[]);
    let time = |days: Option<u32>| match days {
        Some(days) => text(head.locale, "privacy-days", &[("count", days.into())]),
        None => t("privacy-forever"),
    };
    let times = [
        ("privacy-open", view.open),
        ("privacy-unfinished", view.unfinished),
        ("privacy-finished", view.finished),
        ("privacy-imported", view.imported),
        ("privacy-chat", view.chat),
        ("privacy-people", view.people),
    ];
    let list = |keys: &[&'static str]| html! { ul { @for key in keys { li { (t(key)) } } } };
    sheet_page(
        head,
        &html! {
            section.sheet-panel.panel {
                h1 { (t("ui-privacy")) }
                p { (t("privacy-lead")) }
                h2 { (t("privacy-stored")) }
                (list(&["privacy-stored-cookie", "privacy-stored-name", "privacy-stored-games", "privacy-stored-chat"]))
                p { (t("privacy-not-stored")) }
                h2 { (t("privacy-times")) }
                p { (t("privacy-times-about")) }
                ul { @for (key, days) in times { li { (t(key)) ": " strong { (time(days)) } } } }
                h2 { (t("privacy-host")) }
                (list(&["privacy-host-all", "privacy-host-address", "privacy-host-backups"]))
                h2 { (t("privacy-yours")) }
                p { (t("privacy-yours-about")) }
            }
        },
    )
}
