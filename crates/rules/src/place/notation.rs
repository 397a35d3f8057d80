//! Places as words, for addresses and ids: `display-51`, `space-top-red`.

use std::fmt;
use std::str::FromStr;

use crate::card_set::FORGES;
use crate::notation::keyword::shorten;
use crate::place::Place;

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Action(action) => write!(f, "action-{action}"),
            Place::Done => f.write_str("done"),
            Place::Display(card) => write!(f, "display-{card}"),
            Place::Hand(card) => write!(f, "hand-{card}"),
            Place::Effect(card, position) => write!(f, "effect-{card}-{position}"),
            Place::TilePart(position) => write!(f, "part-{position}"),
            Place::Die => f.write_str("die"),
            Place::Tile(tile) => write!(f, "tile-{tile}"),
            Place::Supply(gem) => write!(f, "supply-{gem}"),
            Place::SupplyOre => f.write_str("supply-ore"),
            Place::Purse(gem) => write!(f, "purse-{gem}"),
            Place::PurseOre => f.write_str("purse-ore"),
            Place::Forge(forge) => write!(f, "forge-{forge}"),
            Place::Space(row, space) => write!(f, "space-{row}-{space}"),
            Place::Row(row) => write!(f, "row-{row}"),
            Place::Stone(rune) => write!(f, "stone-{rune}"),
            Place::OwnStone(rune) => write!(f, "own-{rune}"),
            Place::Deck => f.write_str("deck"),
            Place::Discarded(card) => write!(f, "discarded-{card}"),
        }
    }
}

/// A word that is no place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no place `{0}` on the table")]
pub struct NoSuchPlace(pub String);

impl FromStr for Place {
    type Err = NoSuchPlace;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        read(text).ok_or_else(|| NoSuchPlace(shorten(text)))
    }
}

fn read(text: &str) -> Option<Place> {
    let (kind, rest) = text.split_once('-').unwrap_or((text, ""));
    Some(match kind {
        "action" => Place::Action(rest.parse().ok()?),
        "display" => Place::Display(rest.parse().ok()?),
        "hand" => Place::Hand(rest.parse().ok()?),
        "effect" => {
            let (card, position) = rest.split_once('-')?;
            Place::Effect(card.parse().ok()?, position_of(position)?)
        }
        "part" => Place::TilePart(position_of(rest)?),
        "tile" => Place::Tile(rest.parse().ok()?),
        "supply" if rest == "ore" => Place::SupplyOre,
        "supply" => Place::Supply(rest.parse().ok()?),
        "purse" if rest == "ore" => Place::PurseOre,
        "purse" => Place::Purse(rest.parse().ok()?),
        "forge" => Place::Forge((1..=FORGES as u8 + 1).find(|forge| forge.to_string() == rest)?),
        "space" => {
            let (row, space) = rest.split_once('-')?;
            Place::Space(row.parse().ok()?, space.parse().ok()?)
        }
        "row" => Place::Row(rest.parse().ok()?),
        "stone" => Place::Stone(rest.parse().ok()?),
        "own" => Place::OwnStone(rest.parse().ok()?),
        "discarded" => Place::Discarded(rest.parse().ok()?),
        _ => match text {
            "done" => Place::Done,
            "die" => Place::Die,
            "deck" => Place::Deck,
            _ => return None,
        },
    })
}

/// An ability has two effects at most.
fn position_of(word: &str) -> Option<usize> {
    ["0", "1"].iter().position(|known| *known == word)
}
