//! Public piles that can be opened: the creature discard, and the discard of each player.

use std::fmt;
use std::str::FromStr;

use maud::{Markup, html};
use runestones_rules::{Card, Cards, Place, Seat};

use crate::piece::card::{class, face, shown};
use crate::piece::icon::icon;
use crate::piece::spans::seen_and_heard;
use crate::table::why::unlit;
use crate::view::TableView;

/// A pile that anybody may look through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PileName {
    /// The creature discard.
    Creatures,
    /// The discard of a player.
    Discard(Seat),
}

impl fmt::Display for PileName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PileName::Creatures => f.write_str("creatures"),
            PileName::Discard(seat) => write!(f, "discard-{seat}"),
        }
    }
}

/// A word that is no pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchPile;

impl FromStr for PileName {
    type Err = NoSuchPile;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        match word.strip_prefix("discard-") {
            Some(seat) => seat.parse().map(PileName::Discard).map_err(|_| NoSuchPile),
            None if word == "creatures" => Ok(PileName::Creatures),
            None => Err(NoSuchPile),
        }
    }
}

fn cards(table: &TableView, pile: PileName) -> Cards {
    match pile {
        PileName::Creatures => table.public().creature_discard(),
        PileName::Discard(seat) => table.public().player(seat).discard(),
    }
}

pub(crate) fn title(table: &TableView, pile: PileName) -> String {
    let count = cards(table, pile).len();
    match pile {
        PileName::Creatures => table.count("ui-creature-discard-count", count),
        PileName::Discard(seat) => format!("{} – {}", table.name(seat), table.count("ui-discard-count", count)),
    }
}

/// The way to an opened pile. Its cards are not part of the table's page: late in a game they would be most of it.
pub(crate) fn pile_link(table: &TableView, pile: PileName, class: &str, content: &Markup) -> Markup {
    let at = table.history.map(|history| format!("?at={}", history.moment)).unwrap_or_default();
    let address = table.address(&format!("/pile/{pile}{at}"));
    html! { a class=(class) href=(address) data-opens { (seen_and_heard(content, &title(table, pile))) } }
}

/// An opened pile: a page of its own, or the contents of a dialog.
pub fn pile(table: &TableView, pile: PileName) -> Markup {
    html! {
        section.opened.panel aria-labelledby="h-pile" {
            h2 #h-pile { (title(table, pile)) }
            ul.opened__cards { @for card in cards(table, pile).iter() { li { (opened(table, pile, card)) } } }
            form.opened__close method="dialog" {
                a.btn href=(table.address("")) data-closes { (icon("i-close")) (table.text("ui-close")) }
            }
        }
    }
}

/// A card of the creature discard says why it cannot be fetched; nobody ever takes one from the discard of a player.
fn opened(table: &TableView, pile: PileName, card: Card) -> Markup {
    match pile {
        PileName::Creatures => {
            let set = table.voice.card_set();
            let label = table.voice.card_label(card);
            unlit(table, Place::Discarded(card), &class(card, set), &label, &face(card, set))
        }
        PileName::Discard(_) => shown(table, card),
    }
}
