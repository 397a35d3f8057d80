//! A piece on the table: a button if something can be done with it, a picture if not.

use maud::{Markup, html};
use runestones_i18n::{Span, plain, rune_name};
use runestones_rules::{Click, Move, Use};

use crate::piece::icon::{emblem, gem, icon, labelled, rune_symbol, times};
use crate::piece::place::{at, piece};
use crate::piece::rule::of_place;
use crate::piece::spans::{drawn, named};
use crate::table::why::unlit;
use crate::view::TableView;
use crate::view::legal::{Place, is_beginning};

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
        let clicks = self.table.legal().at(self.place);
        let (at, piece) = (at(self.table, self.place), piece(self.table, self.place));
        let rule = of_place(self.place, self.table.voice.card_set());
        let rank = self.rank(&clicks);
        match clicks[..] {
            [] => unlit(self.table, self.place, &format!("{} is-off", self.class), &self.label, content),
            [only] => {
                let label = format!("{} — {}", self.label, plain(&label(self.table, only.last())));
                html! {
                    button class={ (self.class) " " (self.light(&clicks)) } data-hint=[rank] form="move" name="move" value=(only)
                        aria-label=(label) data-place=(self.place) data-at=[&at] data-piece=[&piece] data-rule=(rule) { (labelled(content)) }
                }
            }
            _ => {
                let id = format!("pick-{}", self.place);
                html! {
                    button class={ (self.class) " " (self.light(&clicks)) } data-hint=[rank] type="button" popovertarget=(id) aria-haspopup="menu"
                        aria-label=(self.label) data-place=(self.place) data-at=[&at] data-piece=[&piece] data-rule=(rule) { (labelled(content)) }
                    (choice(self.table, &id, &clicks))
                }
            }
        }
    }

    /// What the prompt asks for glows; what begins an action has an edge, what is only possible besides a spark.
    fn light(&self, clicks: &[Click]) -> &'static str {
        if clicks.iter().all(|click| click.first.is_anytime()) {
            "can-use"
        } else if clicks.iter().all(|click| is_beginning(self.place, *click)) {
            "can-begin"
        } else {
            "is-legal"
        }
    }

    /// The advice is about moves: a click that begins an action is not what was advised.
    fn rank(&self, clicks: &[Click]) -> Option<usize> {
        let plain = clicks.iter().filter(|click| !is_beginning(self.place, **click));
        self.table.hint_rank(&plain.map(|click| click.last()).collect::<Vec<Move>>())
    }
}

/// A small menu for a piece with which several things can be done.
fn choice(table: &TableView, id: &str, clicks: &[Click]) -> Markup {
    html! {
        div.choice popover id=(id) {
            ul { @for click in clicks { li { (click_button(table, *click, "btn btn--go")) } } }
        }
    }
}

/// A labelled button for what a click means.
pub(crate) fn click_button(table: &TableView, click: Click, class: &str) -> Markup {
    let wanted = click.last();
    html! {
        button class=(class) data-hint=[table.hint_rank(&[wanted])] form="move" name="move" value=(click) aria-label=[described(table, wanted)] {
            (move_face(table, wanted))
        }
    }
}

/// A labelled button for a move.
pub(crate) fn move_button(table: &TableView, mv: Move, class: &str) -> Markup {
    click_button(table, mv.into(), class)
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

/// A move in words together with the card it is about: what that costs and does. `None` if it is about no card.
pub(crate) fn described(table: &TableView, mv: Move) -> Option<String> {
    let (place, card) = match mv {
        Move::Take(card) | Move::Use(_, Use::ColourCard(card) | Use::AnyCard(card)) => (Place::Display(card), card),
        Move::Play(card) | Move::Lay(card) => (Place::Hand(card), card),
        Move::Fetch(card) => (Place::Discarded(card), card),
        _ => return None,
    };
    Some(format!("{} — {}", plain(&label(table, mv)), crate::piece::card::label(table, place, card)))
}

pub(crate) fn label(table: &TableView, mv: Move) -> Vec<Span> {
    table.voice.move_label(mv, table.view)
}
