//! Gems and artifacts as text: `2 blue 1 wild`, or `none`.

use serde::{Deserialize, Serialize};

use crate::colour::{Colour, Gem, Gems};
use crate::notation::keyword::shorten;

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
