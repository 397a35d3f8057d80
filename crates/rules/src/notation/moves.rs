//! Moves, chance outcomes and log entries as words: `51 any blue`, `forge 3 ore`, `*roll ore`.

use std::fmt;
use std::str::{FromStr, SplitWhitespace};

#[cfg(feature = "serde")]
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::colour::{Gem, Gems};
use crate::moves::{Action, DieFace, Entry, Move, Outcome, Payment, Source, Use};
use crate::notation::keyword::{keywords, shorten};

keywords!(Action, "an action", { Summon => "summon", Abilities => "use", Forge => "forge", Pass => "pass" });

keywords!(DieFace, "a face of the die", {
    AnyGem => "any-gem",
    GemForWild => "gem-for-wild",
    OnePoint => "one-point",
    TwoPoints => "two-points",
    Ore => "ore",
    Card => "card",
});

/// Why a text is not a move, an outcome or an entry.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is not {expected}: {reason}")]
pub struct BadEntry {
    /// What was read, cut to a sensible length.
    pub text: String,
    /// What it should have been.
    pub expected: &'static str,
    /// What is wrong with it.
    pub reason: String,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Action(action) => write!(f, "{action}"),
            Move::Play(card) => write!(f, "play {card}"),
            Move::Take(card) => write!(f, "take {card}"),
            Move::Lay(card) => write!(f, "lay {card}"),
            Move::Use(source, what) => write!(f, "{source} {what}"),
            Move::Pay(gems) => {
                f.write_str("pay")?;
                gems.iter().try_for_each(|(gem, count)| (0..count).try_for_each(|_| write!(f, " {gem}")))
            }
            Move::Fetch(card) => write!(f, "fetch {card}"),
            Move::Wisp(tile) => write!(f, "wisp {tile}"),
            Move::Forge(forge, Payment::Gems) => write!(f, "forge {forge}"),
            Move::Forge(forge, Payment::Ore) => write!(f, "forge {forge} ore"),
            Move::Place(row, space) => write!(f, "place {row} {space}"),
            Move::Trade(row) => write!(f, "trade {row}"),
            Move::Stone(rune) => write!(f, "stone {rune}"),
            Move::GemForOre(gem) => write!(f, "swap {gem} for ore"),
            Move::OreForGem(colour) => write!(f, "swap ore for {colour}"),
            Move::Infuse(colour) => write!(f, "infuse {colour}"),
            Move::Done => f.write_str("done"),
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Card(card) => write!(f, "{card}"),
            Source::Tile => f.write_str("tile"),
            Source::Die => f.write_str("die"),
        }
    }
}

impl fmt::Display for Use {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Use::Gem(colour) => write!(f, "{colour}"),
            Use::AnyGem(colour) => write!(f, "any {colour}"),
            Use::Wild(1) => f.write_str("wild"),
            Use::Wild(count) => write!(f, "{count} wild"),
            Use::ColourCard(card) => write!(f, "card {card}"),
            Use::AnyCard(card) => write!(f, "any-card {card}"),
            Use::Roll => f.write_str("roll"),
            Use::Points(count) => write!(f, "{count}vp"),
            Use::PointsAsGem(count, colour) => write!(f, "{count}vp as {colour}"),
            Use::Exchange => f.write_str("exchange"),
            Use::Pillage => f.write_str("pillage"),
            Use::Resurrection => f.write_str("resurrection"),
            Use::Switch => f.write_str("switch"),
            Use::Wisp(tile) => write!(f, "wisp {tile}"),
            Use::Ore => f.write_str("ore"),
            Use::Draw(count) => write!(f, "draw {count}"),
            Use::Play(card) => write!(f, "play {card}"),
            Use::Give(colour) => write!(f, "give {colour}"),
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::First(seat) => write!(f, "first {seat}"),
            Outcome::Omit(rune) => write!(f, "omit {rune}"),
            Outcome::Artifact(colour) => write!(f, "artifact {colour}"),
            Outcome::Token(true) => f.write_str("token wisp"),
            Outcome::Token(false) => f.write_str("token blank"),
            Outcome::Tile(tile) => write!(f, "tile {tile}"),
            Outcome::Reveal(card) => write!(f, "reveal {card}"),
            Outcome::Draw(card) => write!(f, "draw {card}"),
            Outcome::Top(card) => write!(f, "top {card}"),
            Outcome::Roll(face) => write!(f, "roll {face}"),
        }
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Move(mv) => write!(f, "{mv}"),
            Entry::Chance(outcome) => write!(f, "*{outcome}"),
        }
    }
}

/// Reads a text word by word; whatever goes wrong becomes a reason.
struct Words<'a>(SplitWhitespace<'a>);

impl<'a> Words<'a> {
    fn next(&mut self) -> Result<&'a str, String> {
        self.0.next().ok_or_else(|| "something is missing at the end".to_owned())
    }

    fn read<T: FromStr<Err: fmt::Display>>(&mut self) -> Result<T, String> {
        self.next()?.parse().map_err(|error: T::Err| error.to_string())
    }

    fn expect(&mut self, word: &str) -> Result<(), String> {
        let found = self.next()?;
        if found == word { Ok(()) } else { Err(format!("`{word}` should stand where `{}` does", shorten(found))) }
    }

    fn is_at_end(&self) -> bool {
        self.0.clone().next().is_none()
    }
}

/// Parses the whole text with `read`; nothing may be left over.
fn parse<T>(
    text: &str,
    expected: &'static str,
    read: impl FnOnce(&mut Words<'_>) -> Result<T, String>,
) -> Result<T, BadEntry> {
    let mut words = Words(text.split_whitespace());
    let result = read(&mut words).and_then(|value| match words.0.next() {
        None => Ok(value),
        Some(extra) => Err(format!("nothing should follow, but `{}` does", shorten(extra))),
    });
    result.map_err(|reason| BadEntry { text: shorten(text), expected, reason })
}

/// A count in front of a unit: `3` of `3vp`.
fn count(digits: &str) -> Option<u8> {
    let plain = !digits.is_empty() && !digits.starts_with('0') && digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|_| plain)
}

fn read_move(words: &mut Words<'_>) -> Result<Move, String> {
    Ok(match words.next()? {
        "summon" => Move::Action(Action::Summon),
        "use" => Move::Action(Action::Abilities),
        "pass" => Move::Action(Action::Pass),
        "forge" if words.is_at_end() => Move::Action(Action::Forge),
        "forge" => read_forge(words)?,
        "play" => Move::Play(words.read()?),
        "take" => Move::Take(words.read()?),
        "lay" => Move::Lay(words.read()?),
        "tile" => Move::Use(Source::Tile, read_use(words)?),
        "die" => Move::Use(Source::Die, read_use(words)?),
        "pay" => Move::Pay(read_gems(words)?),
        "fetch" => Move::Fetch(words.read()?),
        "wisp" => Move::Wisp(words.read()?),
        "place" => Move::Place(words.read()?, words.read()?),
        "trade" => Move::Trade(words.read()?),
        "stone" => Move::Stone(words.read()?),
        "swap" => read_swap(words)?,
        "infuse" => Move::Infuse(words.read()?),
        "done" => Move::Done,
        word => match word.parse() {
            Ok(card) => Move::Use(Source::Card(card), read_use(words)?),
            Err(_) => return Err(format!("no move begins with `{}`", shorten(word))),
        },
    })
}

fn read_forge(words: &mut Words<'_>) -> Result<Move, String> {
    let word = words.next()?;
    let forge = count(word).filter(|forge| *forge <= 6);
    let forge = forge.ok_or_else(|| format!("there is no forge `{}`; they have the numbers 1 to 6", shorten(word)))?;
    if words.is_at_end() {
        return Ok(Move::Forge(forge, Payment::Gems));
    }
    words.expect("ore")?;
    Ok(Move::Forge(forge, Payment::Ore))
}

fn read_gems(words: &mut Words<'_>) -> Result<Gems, String> {
    let mut gems = Gems::NONE;
    let mut last = Gem::Blue;
    while !words.is_at_end() {
        let gem: Gem = words.read()?;
        if gem < last {
            return Err("gems stand in the order blue, green, yellow, red, wild".to_owned());
        }
        last = gem;
        *gems.of_mut(gem) += 1;
        if gems.total() > 75 {
            return Err("there are only 75 gems".to_owned());
        }
    }
    Ok(gems)
}

fn read_swap(words: &mut Words<'_>) -> Result<Move, String> {
    let given = words.next()?;
    words.expect("for")?;
    if given == "ore" {
        return Ok(Move::OreForGem(words.read()?));
    }
    let gem = given.parse().map_err(|error: crate::notation::keyword::UnknownWord| error.to_string())?;
    words.expect("ore")?;
    Ok(Move::GemForOre(gem))
}

fn read_use(words: &mut Words<'_>) -> Result<Use, String> {
    Ok(match words.next()? {
        "any" => Use::AnyGem(words.read()?),
        "wild" => Use::Wild(1),
        "card" => Use::ColourCard(words.read()?),
        "any-card" => Use::AnyCard(words.read()?),
        "roll" => Use::Roll,
        "exchange" => Use::Exchange,
        "pillage" => Use::Pillage,
        "resurrection" => Use::Resurrection,
        "switch" => Use::Switch,
        "wisp" => Use::Wisp(words.read()?),
        "ore" => Use::Ore,
        "draw" => {
            let word = words.next()?;
            Use::Draw(count(word).ok_or_else(|| format!("`{}` is not a number of cards", shorten(word)))?)
        }
        "play" => Use::Play(words.read()?),
        "give" => Use::Give(words.read()?),
        word => {
            if let Some(points) = word.strip_suffix("vp").and_then(count) {
                if words.is_at_end() {
                    Use::Points(points)
                } else {
                    words.expect("as")?;
                    Use::PointsAsGem(points, words.read()?)
                }
            } else if let Some(gems) = count(word).filter(|gems| *gems > 1) {
                words.expect("wild")?;
                Use::Wild(gems)
            } else {
                Use::Gem(word.parse().map_err(|_| format!("`{}` is not an effect", shorten(word)))?)
            }
        }
    })
}

fn read_outcome(words: &mut Words<'_>) -> Result<Outcome, String> {
    Ok(match words.next()? {
        "first" => Outcome::First(words.read()?),
        "omit" => Outcome::Omit(words.read()?),
        "artifact" => Outcome::Artifact(words.read()?),
        "token" => match words.next()? {
            "wisp" => Outcome::Token(true),
            "blank" => Outcome::Token(false),
            other => return Err(format!("a token is `wisp` or `blank`, not `{}`", shorten(other))),
        },
        "tile" => Outcome::Tile(words.read()?),
        "reveal" => Outcome::Reveal(words.read()?),
        "draw" => Outcome::Draw(words.read()?),
        "top" => Outcome::Top(words.read()?),
        "roll" => Outcome::Roll(words.read()?),
        word => return Err(format!("no chance outcome begins with `{}`", shorten(word))),
    })
}

impl FromStr for Move {
    type Err = BadEntry;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        parse(text, "a move", read_move)
    }
}

impl FromStr for Outcome {
    type Err = BadEntry;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        parse(text, "a chance outcome", read_outcome)
    }
}

impl FromStr for Entry {
    type Err = BadEntry;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.trim_start().strip_prefix('*') {
            Some(outcome) => outcome.parse().map(Entry::Chance),
            None => text.parse().map(Entry::Move),
        }
    }
}

/// In JSON these are the same words, as strings.
#[cfg(feature = "serde")]
macro_rules! as_string {
    ($($type:ty),+) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )+};
}
#[cfg(feature = "serde")]
as_string!(Move, Outcome, Entry, Action, DieFace);
