//! Sets of cards, tiles and stones as lists in which nothing stands twice; gems and artifacts counted in words:
//! `2 blue 1 wild`, or `none`.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, de};

use crate::card::{Card, Cards, NoSuchCard};
use crate::colour::{Colour, Gem, Gems};
use crate::notation::keyword::shorten;
use crate::rune::{Rune, Runes};
use crate::tile::{NoSuchTile, Tile, Tiles};

/// Cards as numbers and runs of numbers: `[16, "21-25"]`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Run>", into = "Vec<Run>")]
pub struct CardList(pub Cards);

/// Wisp tiles as numbers: `[1, 2, 17]`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct TileList(pub Tiles);

/// Rune stone types: `["plus", "exchange"]`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Rune>", into = "Vec<Rune>")]
pub struct StoneList(pub Runes);

/// Why a list is not a set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadList {
    /// No card has the number.
    #[error(transparent)]
    NoSuchCard(#[from] NoSuchCard),
    /// No tile has the number.
    #[error(transparent)]
    NoSuchTile(#[from] NoSuchTile),
    /// A run that is not two numbers, the lower one first.
    #[error("`{0}` is not a run of cards such as `21-25`")]
    BadRun(String),
    /// Something is listed more than once.
    #[error("{0} is listed twice")]
    Twice(String),
}

/// One number, or a run of them.
#[derive(Clone, Copy)]
struct Run {
    first: u8,
    last: u8,
}

impl Serialize for Run {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.first == self.last {
            serializer.serialize_u8(self.first)
        } else {
            serializer.collect_str(&format_args!("{}-{}", self.first, self.last))
        }
    }
}

impl<'de> Deserialize<'de> for Run {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(RunVisitor)
    }
}

struct RunVisitor;

impl de::Visitor<'_> for RunVisitor {
    type Value = Run;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the number of a card, or a run such as \"21-25\"")
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<Run, E> {
        let number = u8::try_from(number).map_err(|_| E::custom(NoSuchCard(number.to_string())))?;
        Ok(Run { first: number, last: number })
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<Run, E> {
        let number = u8::try_from(number).map_err(|_| E::custom(NoSuchCard(number.to_string())))?;
        Ok(Run { first: number, last: number })
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Run, E> {
        let run = text.split_once('-').and_then(|(first, last)| {
            let (first, last) = (first.trim().parse().ok()?, last.trim().parse().ok()?);
            (first < last).then_some(Run { first, last })
        });
        run.ok_or_else(|| E::custom(BadList::BadRun(shorten(text))))
    }
}

impl TryFrom<Vec<Run>> for CardList {
    type Error = BadList;

    fn try_from(runs: Vec<Run>) -> Result<Self, Self::Error> {
        let mut cards = Cards::NONE;
        for number in runs.into_iter().flat_map(|run| run.first..=run.last) {
            let card = Card::try_from(number)?;
            if cards.contains(card) {
                return Err(BadList::Twice(format!("card {card}")));
            }
            cards.insert(card);
        }
        Ok(CardList(cards))
    }
}

impl From<CardList> for Vec<Run> {
    /// Three neighbours or more are a run.
    fn from(list: CardList) -> Vec<Run> {
        let mut runs: Vec<Run> = Vec::new();
        for number in list.0.iter().map(Card::number) {
            match runs.last_mut() {
                Some(run) if run.last + 1 == number => run.last = number,
                _ => runs.push(Run { first: number, last: number }),
            }
        }
        let short = |run: &Run| run.last == run.first + 1;
        let single = |number| Run { first: number, last: number };
        runs.into_iter()
            .flat_map(|run| if short(&run) { vec![single(run.first), single(run.last)] } else { vec![run] })
            .collect()
    }
}

impl TryFrom<Vec<u8>> for TileList {
    type Error = BadList;

    fn try_from(numbers: Vec<u8>) -> Result<Self, Self::Error> {
        let mut tiles = Tiles::NONE;
        for number in numbers {
            let tile = Tile::try_from(number)?;
            if tiles.contains(tile) {
                return Err(BadList::Twice(format!("wisp tile {tile}")));
            }
            tiles.insert(tile);
        }
        Ok(TileList(tiles))
    }
}

impl From<TileList> for Vec<u8> {
    fn from(list: TileList) -> Vec<u8> {
        list.0.iter().map(Tile::number).collect()
    }
}

impl TryFrom<Vec<Rune>> for StoneList {
    type Error = BadList;

    fn try_from(runes: Vec<Rune>) -> Result<Self, Self::Error> {
        let mut stones = Runes::NONE;
        for rune in runes {
            if stones.contains(rune) {
                return Err(BadList::Twice(format!("the stone {rune}")));
            }
            stones.insert(rune);
        }
        Ok(StoneList(stones))
    }
}

impl From<StoneList> for Vec<Rune> {
    fn from(list: StoneList) -> Vec<Rune> {
        list.0.iter().collect()
    }
}

/// Gems as `2 blue 1 wild`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct GemCounts(pub Gems);

/// Coloured artifacts as `2 blue 1 red`, in the order of [`Colour::ALL`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ArtifactCounts(pub [u8; 4]);

/// Why a text does not count gems or artifacts.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` should read like `2 blue 1 red`, or `none`: {reason}")]
pub struct BadCounts {
    text: String,
    reason: String,
}

impl TryFrom<String> for GemCounts {
    type Error = BadCounts;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        read(&text).map(|counts| GemCounts(Gems(counts)))
    }
}

impl From<GemCounts> for String {
    fn from(counts: GemCounts) -> String {
        write(counts.0.iter())
    }
}

impl TryFrom<String> for ArtifactCounts {
    type Error = BadCounts;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        match read(&text)? {
            [blue, green, yellow, red, 0] => Ok(ArtifactCounts([blue, green, yellow, red])),
            _ => Err(BadCounts { text: shorten(&text), reason: "only the four colours are counted here".to_owned() }),
        }
    }
}

impl From<ArtifactCounts> for String {
    fn from(counts: ArtifactCounts) -> String {
        write(Colour::ALL.into_iter().zip(counts.0).filter(|(_, count)| *count > 0))
    }
}

fn write<T: std::fmt::Display>(counts: impl Iterator<Item = (T, u8)>) -> String {
    let words: Vec<String> = counts.map(|(kind, count)| format!("{count} {kind}")).collect();
    if words.is_empty() { "none".to_owned() } else { words.join(" ") }
}

fn read(text: &str) -> Result<[u8; 5], BadCounts> {
    let bad = |reason: String| BadCounts { text: shorten(text), reason };
    let mut counts = [None; 5];
    let mut words = text.split_whitespace();
    while let Some(number) = words.next() {
        if number == "none" && counts == [None; 5] && words.next().is_none() {
            break;
        }
        let count: u8 = number.parse().map_err(|_| bad(format!("`{}` is not a small number", shorten(number))))?;
        let kind = words.next().ok_or_else(|| bad("the last number has no colour".to_owned()))?;
        let gem: Gem = kind.parse().map_err(|error| bad(format!("{error}")))?;
        if counts[gem.index()].replace(count).is_some() {
            return Err(bad(format!("{gem} is counted twice")));
        }
    }
    Ok(counts.map(Option::unwrap_or_default))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(json: &str) -> Result<CardList, String> {
        serde_json::from_str(json).map_err(|error| error.to_string())
    }

    #[test]
    fn runs_of_three_are_written_short() {
        let list = read(r#"[25, "11-14", 16, 17, 24, 26, 100]"#).unwrap();
        assert_eq!(serde_json::to_string(&list).unwrap(), r#"["11-14",16,17,"24-26",100]"#);
        assert_eq!(read(&serde_json::to_string(&list).unwrap()), Ok(list));
    }

    #[test]
    fn no_card_stands_twice_and_every_number_exists() {
        for bad in [r#"[16, "15-17"]"#, "[16, 16]", "[10]", "[300]", "[-1]", r#"["90-101"]"#, r#"["20-15"]"#, "[1.5]"] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn counts_have_one_spelling() {
        let counts = GemCounts::try_from("1 wild 2 blue 0 red".to_owned()).unwrap();
        assert_eq!(counts, GemCounts(Gems([2, 0, 0, 0, 1])));
        assert_eq!(String::from(counts), "2 blue 1 wild");
        for nothing in ["", "none", " none "] {
            assert_eq!(String::from(GemCounts::try_from(nothing.to_owned()).unwrap()), "none");
        }
        for bad in ["2", "blue", "2 pink", "1 blue 1 blue", "300 blue", "-1 blue", "none 2 blue", "2 blue none"] {
            assert!(GemCounts::try_from(bad.to_owned()).is_err(), "{bad}");
        }
        assert!(ArtifactCounts::try_from("1 wild".to_owned()).is_err());
    }
}
