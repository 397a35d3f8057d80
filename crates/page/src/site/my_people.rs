//! Who sees somebody's page, and whom they do not want to meet: their own choices.

use maud::{Markup, html};
use runestones_i18n::text;

use crate::site::layout::{Head, sheet_page};

/// What somebody has chosen.
#[derive(Clone, Copy, Debug)]
pub struct MyPeopleView<'a> {
    /// Language and look.
    pub head: Head<'a>,
    /// The id of their page.
    pub player: &'a str,
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
