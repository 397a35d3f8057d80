//! What can be wrong with a card set file.

use crate::ability::{BadAbility, Misplaced};
use crate::card::{Card, Cards, NoSuchCard};
use crate::card_set::{BadForge, BadMagic, Border, DISPLAY, FORGES, MOST_BYTES, TILES};
use crate::notation::keyword::UnknownWord;

/// One thing that is wrong with a card set file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct Problem {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: Fault,
}

/// What is wrong with a card set file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The file is far larger than any card set.
    #[error("the file has {0} bytes; a card set has at most {MOST_BYTES}")]
    TooLong(usize),
    /// The file is not TOML, or says something twice.
    #[error("this is not TOML: {0}")]
    Syntax(String),
    /// A key that a card set does not know.
    #[error(transparent)]
    UnknownKey(UnknownWord),
    /// A key that every card set has.
    #[error("`{0}` is missing")]
    Missing(&'static str),
    /// A value of another type.
    #[error("`{key}` is of type {found}; it must be {expected}")]
    WrongType {
        /// The key, or the key of the list.
        key: String,
        /// The TOML type that was found.
        found: &'static str,
        /// What should stand there.
        expected: &'static str,
    },
    /// The name is empty, too long or has odd characters in it.
    #[error("`{0}` cannot be a name; it has 1 to 40 letters, digits, spaces and signs of `-_.,:'()&`")]
    Name(String),
    /// Too few or too many prices.
    #[error("there are {0} prices; the display has {DISPLAY} positions")]
    PriceCount(usize),
    /// A price out of bounds.
    #[error("`{0}` cannot be a display price; they are 1 to 4")]
    Price(String),
    /// A price is higher than the one before it.
    #[error("the price {after} is to the right of {before}; prices never rise from left to right")]
    PricesRise {
        /// The price on the left.
        before: u8,
        /// The price on the right of it.
        after: u8,
    },
    /// The rightmost price is not 1.
    #[error("the last price is {0}; it must be 1, so that any card can summon")]
    LastPrice(u8),
    /// Too few or too many forges.
    #[error("there are {0} forges; {FORGES} are listed, without the wild forge")]
    ForgeCount(usize),
    /// A forge cannot be read.
    #[error(transparent)]
    Forge(BadForge),
    /// Too few or too many wisp tiles.
    #[error("there are {0} wisp tiles; {TILES} are listed, equal ones again and again")]
    TileCount(usize),
    /// The bonus of a wisp tile cannot be read.
    #[error("wisp tile {number}: {fault}")]
    BadTile {
        /// The position in the list, from 1.
        number: usize,
        /// What is wrong with it.
        fault: BadAbility,
    },
    /// The bonus of a wisp tile is not one that tiles have.
    #[error("wisp tile {number}: {fault}")]
    MisplacedTile {
        /// The position in the list, from 1.
        number: usize,
        /// What is wrong with it.
        fault: Misplaced,
    },
    /// Half of the expansion is there.
    #[error("`{present}` is here but `{missing}` is not; the expansion needs both")]
    HalfOfTheNight {
        /// The half that is there.
        present: &'static str,
        /// The half that is not.
        missing: &'static str,
    },
    /// A key of a section that is no card number.
    #[error(transparent)]
    NoSuchCard(NoSuchCard),
    /// A card stands under the wrong header.
    #[error("card {card} does not belong in {section}")]
    WrongSection {
        /// The card.
        card: Card,
        /// The section it was found in.
        section: &'static str,
    },
    /// A section lacks cards.
    #[error("{section} lacks {}", in_words(*.cards))]
    MissingCards {
        /// The section.
        section: &'static str,
        /// What it lacks.
        cards: Cards,
    },
    /// Something is wrong with one card.
    #[error("card {card}: {fault}")]
    Card {
        /// The card.
        card: Card,
        /// What is wrong with it.
        fault: CardFault,
    },
    /// The list of problems was cut.
    #[error("and {0} more problems from here on")]
    More(usize),
}

/// What is wrong with one card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CardFault {
    /// One of border, magic and ability is not there.
    #[error("`{0}` is missing")]
    Missing(&'static str),
    /// A key that cards do not have.
    #[error(transparent)]
    UnknownKey(UnknownWord),
    /// A value that is not a text.
    #[error("`{key}` is of type {found}; it must be a text in quotes")]
    NotText {
        /// The key.
        key: &'static str,
        /// The TOML type that was found.
        found: &'static str,
    },
    /// No border has this name.
    #[error(transparent)]
    Border(UnknownWord),
    /// A border that cards with such a number do not have.
    #[error("a border of {found} cannot be; in {section} it is {expected}")]
    WrongBorder {
        /// The border that was found.
        found: Border,
        /// The section of the card.
        section: &'static str,
        /// The borders in that section.
        expected: &'static str,
    },
    /// The magic points cannot be read.
    #[error(transparent)]
    Magic(BadMagic),
    /// The ability cannot be read.
    #[error(transparent)]
    Ability(BadAbility),
    /// The ability is not one that such cards have.
    #[error(transparent)]
    Misplaced(Misplaced),
    /// Two banshees of one kind have the same colour.
    #[error(
        "this is a second {border} banshee with {ability}; card {first} is one too, and there is one of each colour"
    )]
    SecondBanshee {
        /// The border that the two share.
        border: Border,
        /// The ability that the two share, as text.
        ability: String,
        /// The other banshee.
        first: Card,
    },
}

/// `card 12`, or `the cards 12, 40 to 42`.
fn in_words(cards: Cards) -> String {
    let mut runs: Vec<(Card, Card)> = Vec::new();
    for card in cards.iter() {
        match runs.last_mut() {
            Some((_, last)) if last.number() + 1 == card.number() => *last = card,
            _ => runs.push((card, card)),
        }
    }
    let run = |(first, last): &(Card, Card)| match last.number() - first.number() {
        0 => first.to_string(),
        1 => format!("{first}, {last}"),
        _ => format!("{first} to {last}"),
    };
    let listed: Vec<String> = runs.iter().map(run).collect();
    format!("{} {}", if cards.len() == 1 { "card" } else { "the cards" }, listed.join(", "))
}
