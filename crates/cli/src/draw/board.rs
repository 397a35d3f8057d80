//! What lies in the middle: display, forges, rune stones, supply.

use std::fmt::Write as _;

use runestones_rules::card_set::Border;
use runestones_rules::{Card, CardSet, Colour, Gem, Purse, Rune, SeatView};

use super::WIDTH;
use super::style::Style;
use crate::words;

/// The six cards with their prices.
pub(super) fn display(view: &SeatView, style: Style) -> String {
    let game = view.public();
    let piles = format!("deck {}, creature discard {}", game.deck().len(), game.creature_discard().len());
    let mut text = format!("{} {}\n", style.strong("DISPLAY"), style.faint(&piles));
    for (slot, price) in game.display().into_iter().zip(game.card_set().prices()) {
        let line = slot.map_or_else(|| style.faint("(empty)"), |card| card_line(view, card, style));
        let _ = writeln!(text, "  costs {price}  {line}");
    }
    text
}

/// A card on one line: number, kind, magic, ability.
pub(super) fn card_line(view: &SeatView, card: Card, style: Style) -> String {
    let set = view.public().card_set();
    let name = style.gem(border_gem(set, card), &format!("{card:>3} {:<8}", words::kind(set, card)));
    let (magic, ability) = words::magic_and_ability(view, card);
    format!("{name} magic {magic:<9} {ability}")
}

fn border_gem(set: &CardSet, card: Card) -> Option<Gem> {
    match set.face(card)?.border {
        Border::Colour(colour) => Some(colour.into()),
        Border::White => Some(Gem::Wild),
        Border::Druid => None,
    }
}

/// What each forge offers, asks and gives.
pub(super) fn forges(view: &SeatView, style: Style) -> String {
    let game = view.public();
    let mut text = format!("{} {}\n", style.strong("FORGES"), style.faint("(or 3 ore each, without the bonus)"));
    for (slot, (colour, forge)) in game.forges().into_iter().zip(game.card_set().forges()).enumerate() {
        let Some(colour) = colour else {
            let _ = writeln!(text, "  forge {}  {}", slot + 1, style.faint("(empty)"));
            continue;
        };
        let what = style.gem(Some(colour.into()), &format!("{:<14}", words::artifact(Some(colour))));
        let cost = words::count(forge.price, &format!("{colour} gem"));
        let bonus = forge.bonus.map(|bonus| format!("bonus: {}", words::effect(bonus))).unwrap_or_default();
        let line = format!("  forge {}  {what} {cost:<16} {bonus}", slot + 1);
        let _ = writeln!(text, "{}", line.trim_end());
    }
    let left = format!("{} left", game.wild_artifacts());
    let what = style.gem(Some(Gem::Wild), &format!("{:<14}", words::artifact(None)));
    let _ = writeln!(text, "  forge 6  {what} {:<16} {left}", "any 4 gems");
    text
}

/// Rune stones on the board and the common gems and ore.
pub(super) fn stones_and_supply(view: &SeatView, style: Style) -> String {
    let game = view.public();
    let there = Rune::ALL.into_iter().filter(|rune| game.stones_left(*rune) > 0);
    let names: Vec<String> = there
        .map(|rune| match game.stones_left(rune) {
            1 => words::stone(rune).to_owned(),
            left => format!("{} x{left}", words::stone(rune)),
        })
        .collect();
    let stones = if names.is_empty() { "none left".to_owned() } else { names.join(", ") };
    let supply = in_full(game.supply(), style);
    format!("{}{} {supply}\n", wrapped("STONES ", &stones, style), style.strong("SUPPLY"))
}

/// The same with the colours written out: it explains the letters of the players' gems.
fn in_full(purse: Purse, style: Style) -> String {
    let gems = Gem::ALL.into_iter();
    let mut parts: Vec<String> =
        gems.map(|gem| style.gem(Some(gem), &format!("{gem} {}", purse.gems.of(gem)))).collect();
    parts.push(format!("ore {}", purse.ore));
    parts.join("  ")
}

/// Gems in the order of the table: `B 2  G 0  Y 1  R 3  W 1  ore 2`.
pub(super) fn purse(purse: Purse, style: Style) -> String {
    let letters = ["B", "G", "Y", "R", "W"];
    let gems = Gem::ALL.into_iter().zip(letters);
    let mut parts: Vec<String> = gems
        .map(|(gem, letter)| {
            let cell = format!("{letter} {}", purse.gems.of(gem));
            if purse.gems.of(gem) == 0 { style.faint(&cell) } else { style.gem(Some(gem), &cell) }
        })
        .collect();
    parts.push(format!("ore {}", purse.ore));
    parts.join("  ")
}

/// A list after a headline, broken between words so that no line is too long.
pub(super) fn wrapped(head: &str, list: &str, style: Style) -> String {
    let mut text = style.strong(head);
    let mut column = head.len();
    for (position, part) in list.split(", ").enumerate() {
        let comma = if position == 0 { "" } else { ", " };
        if column + comma.len() + part.len() + 1 > WIDTH {
            let indent = " ".repeat(head.len());
            let _ = write!(text, ",\n{indent}{part}");
            column = head.len() + part.len();
        } else {
            let _ = write!(text, "{comma}{part}");
            column += comma.len() + part.len();
        }
    }
    text + "\n"
}

/// The letter of a colour on a row.
pub(super) fn letter(colour: Colour) -> char {
    ['B', 'G', 'Y', 'R'][colour.index()]
}
