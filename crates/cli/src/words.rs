//! The game in plain English: pieces, questions, choices and what happened.

mod ability;
mod choice;
mod explain;
pub(crate) mod names;
mod question;
mod tell;
#[cfg(test)]
mod tests;

pub(crate) use ability::{ability, effect, magic};
pub(crate) use choice::choice;
pub(crate) use explain::{CAN_BE_EXPLAINED, explain};
pub(crate) use names::{Names, druid};
pub(crate) use question::{magic_and_ability, question};
pub(crate) use tell::{Listener, tell};

use runestones_rules::card_set::Border;
use runestones_rules::{Card, CardSet, Colour, Gem, Gems, RowName, Rune};

/// The name of a rune stone type.
pub(crate) fn stone(rune: Rune) -> &'static str {
    match rune {
        Rune::MagicPoints => "Magic Points",
        Rune::HandSize => "Hand Size",
        Rune::Exchange => "Exchange",
        Rune::WildGem => "Wild Gem",
        Rune::Plus => "Plus",
        Rune::DoubleDie => "Double Die",
        Rune::ExtraPoint => "Extra Point",
        Rune::ThreeAbilities => "Three Abilities",
        Rune::DiscardLowest => "Discard Lowest",
        Rune::GemOrPoints => "Gem or Points",
    }
}

/// What kind of creature a card shows.
pub(crate) fn kind(set: &CardSet, card: Card) -> &'static str {
    if card.is_banshee() {
        return "banshee";
    }
    match set.face(card).map(|face| face.border) {
        Some(Border::Colour(Colour::Blue)) => "goblin",
        Some(Border::Colour(Colour::Green)) => "dryad",
        Some(Border::Colour(Colour::Yellow)) => "satyr",
        Some(Border::Colour(Colour::Red)) => "harpy",
        Some(Border::White) => "dragon",
        Some(Border::Druid) | None => "druid",
    }
}

/// A card by kind and number: `goblin 21`.
pub(crate) fn card(set: &CardSet, card: Card) -> String {
    format!("{} {card}", kind(set, card))
}

/// Cards in a list: `goblin 21, dryad 51`.
pub(crate) fn cards(set: &CardSet, cards: impl IntoIterator<Item = Card>) -> String {
    let names: Vec<String> = cards.into_iter().map(|one| card(set, one)).collect();
    names.join(", ")
}

/// Artifacts have the shape of their colour.
pub(crate) fn artifact(colour: Option<Colour>) -> &'static str {
    match colour {
        Some(Colour::Blue) => "blue ring",
        Some(Colour::Green) => "green torc",
        Some(Colour::Yellow) => "yellow crown",
        Some(Colour::Red) => "red chalice",
        None => "wild artifact",
    }
}

pub(crate) fn row(row: RowName) -> &'static str {
    match row {
        RowName::Top => "top row",
        RowName::Bottom => "bottom row",
    }
}

/// So many of something: `1 point`, `3 points`.
pub(crate) fn count(number: impl Into<u32>, one: &str) -> String {
    let number = number.into();
    format!("{number} {one}{}", if number == 1 { "" } else { "s" })
}

/// Gems and ore in words: `2 blue gems, 1 wild gem and 1 ore`.
pub(crate) fn pieces(gems: Gems, ore: u8) -> String {
    let mut parts: Vec<String> = gems.iter().map(|(gem, number)| count(number, &format!("{gem} gem"))).collect();
    if ore > 0 {
        parts.push(format!("{ore} ore"));
    }
    and(&parts)
}

/// A list with "and" before the last.
pub(crate) fn and(parts: &[String]) -> String {
    match parts {
        [] => "nothing".to_owned(),
        [only] => only.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

/// `a blue gem`, `an ore`: for one piece of a kind.
pub(crate) fn one_gem(gem: impl Into<Gem>) -> String {
    format!("a {} gem", gem.into())
}

/// The first letter large, as at the start of a sentence.
pub(crate) fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}
