//! A link to a seat has been opened.

use maud::{Markup, html};
use runestones_i18n::text;
use runestones_rules::Seat;

use crate::piece::icon::{icon, initial, marker};
use crate::site::layout::{Head, sheet_page};

/// What is offered.
#[derive(Clone, Copy, Debug)]
pub struct JoinView<'a> {
    /// Language and look.
    pub head: Head<'a>,
    /// The address of the seat, to which the answer goes.
    pub link: &'a str,
    /// The seat.
    pub seat: Seat,
    /// What the game is called; may be empty.
    pub game_name: &'a str,
    /// Who sits there already.
    pub players: &'a [(Seat, String)],
    /// What the person is called so far; may be empty.
    pub name: &'a str,
}

/// "Take this seat?"
pub fn join(view: &JoinView) -> Markup {
    let t = |key| text(view.head.locale, key, &[]);
    sheet_page(
        &view.head,
        &html! {
            form.sheet-panel.panel.join method="post" action=(view.link) {
                h1 { (t("ui-join")) @if !view.game_name.is_empty() { " – " (view.game_name) } }
                ul.game__players { @for (seat, name) in view.players { li.game__player { (marker(*seat, &initial(name))) (name) } } }
                label.field {
                    span { (t("ui-player-name")) }
                    input name="name" value=(view.name) maxlength="24" required autocomplete="nickname" autofocus;
                }
                p.buttons {
                    (marker(view.seat, &initial(view.name)))
                    button.btn.btn--main { (icon("i-done")) (t("ui-take-seat")) }
                    a.btn href="/" { (t("ui-cancel")) }
                }
            }
        },
    )
}
