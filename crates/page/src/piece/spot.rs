//! A piece on the table: a button if something can be done with it, a picture if not.

use maud::{Markup, html};
use runestones_i18n::{Span, plain, rune_name};
use runestones_rules::{Move, Use};

use crate::piece::icon::{emblem, gem, icon, labelled, rune_symbol, times};
use crate::piece::place::{at, piece};
use crate::piece::rule::of_place;
use crate::piece::spans::{drawn, named};
use crate::table::why::unlit;
use crate::view::TableView;
use crate::view::legal::{Place, is_aside};

/// A piece to be drawn. What is legal glows and is a real button; what is not does not react.
pub(crate) struct Spot<'a> {
    pub(crate) table: &'a TableView<'a>,
    pub(crate) place: Place,
    /// The classes of the piece itself.
    pub(crate) class: &'a str,
    /// The piece in words: spoken, and shown as its explanation.
    pub(crate) label: String,
}

impl Spot<'_> {
    /// The piece with what is drawn on it.
    pub(crate) fn draw(&self, content: &Markup) -> Markup {
        let moves = self.table.legal().at(self.place);
        let (at, piece) = (at(self.table, self.place), piece(self.table, self.place));
        let content = labelled(content);
        let rule = of_place(self.place, self.table.voice.card_set());
        match moves[..] {
            [] => unlit(self.table, self.place, &format!("{} is-off", self.class), &self.label, &content),
            [only] => {
                let label = format!("{} — {}", self.label, plain(&label(self.table, only)));
                html! {
                    button class={ (self.class) " " (light(&moves)) } data-hint=[self.table.hint_rank(&moves)] form="move" name="move" value=(only)
                        aria-label=(label) data-place=(self.place) data-at=[&at] data-piece=[&piece] data-rule=(rule) { (content) }
                }
            }
            _ => {
                let id = format!("pick-{}", self.place);
                html! {
                    button class={ (self.class) " " (light(&moves)) } data-hint=[self.table.hint_rank(&moves)] type="button" popovertarget=(id) aria-haspopup="menu"
                        aria-label=(self.label) data-place=(self.place) data-at=[&at] data-piece=[&piece] data-rule=(rule) { (content) }
                    (choice(self.table, &id, &moves))
                }
            }
        }
    }
}

/// What the prompt asks for glows; what is only possible besides has a spark.
fn light(moves: &[Move]) -> &'static str {
    if moves.iter().all(|mv| is_aside(*mv)) { "can-use" } else { "is-legal" }
}

/// A small menu for a piece with which several things can be done.
fn choice(table: &TableView, id: &str, moves: &[Move]) -> Markup {
    html! {
        div.choice popover id=(id) {
            ul { @for mv in moves { li { (move_button(table, *mv, "btn btn--go")) } } }
        }
    }
}

/// A labelled button for a move.
pub(crate) fn move_button(table: &TableView, mv: Move, class: &str) -> Markup {
    html! {
        button class=(class) data-hint=[table.hint_rank(&[mv])] form="move" name="move" value=(mv) { (move_face(table, mv)) }
    }
}

/// What stands on the button of a move.
pub(crate) fn move_face(table: &TableView, mv: Move) -> Markup {
    let (spans, set) = (label(table, mv), table.voice.card_set());
    // The question says what to do; what to do it with is said as briefly as possible, since there may be many answers.
    match mv {
        Move::Pay(gems) => html! {
            span.pay role="img" aria-label=(plain(&spans)) { @for (kind, count) in gems.iter() { (times(count, &gem(kind))) } }
        },
        Move::Stone(rune) => html! { (icon(rune_symbol(rune))) span { (rune_name(table.locale(), rune)) } },
        Move::Fetch(card) => html! { (icon(emblem(card, set))) span { (table.voice.card_name(card)) } },
        Move::GemForOre(_) | Move::OreForGem(_) | Move::Infuse(_) | Move::Use(_, Use::Give(_)) => {
            html! { span { (drawn(&spans, set)) } }
        }
        _ => html! { span { (named(&spans, set)) } },
    }
}

pub(crate) fn label(table: &TableView, mv: Move) -> Vec<Span> {
    table.voice.move_label(mv, table.view)
}
