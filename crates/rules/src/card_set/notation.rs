//! Borders, magic points and forges as text: `blue`, `2 multi`, `3 + ore`.

use std::fmt;
use std::str::FromStr;

use crate::ability::Effect;
use crate::card_set::{Border, Forge, Magic};
use crate::notation::keyword::{UnknownWord, shorten};

impl fmt::Display for Border {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Border::Colour(colour) => write!(f, "{colour}"),
            Border::White => f.write_str("white"),
            Border::Druid => f.write_str("druid"),
        }
    }
}

impl FromStr for Border {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        const KNOWN: &[&str] = &["blue", "green", "yellow", "red", "white", "druid"];
        match word {
            "white" => Ok(Border::White),
            "druid" => Ok(Border::Druid),
            _ => word.parse().map(Border::Colour).map_err(|_| UnknownWord::new(word, "a border", KNOWN)),
        }
    }
}

impl fmt::Display for Magic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.colour {
            Some(colour) => write!(f, "{} {colour}", self.points),
            None => write!(f, "{} multi", self.points),
        }
    }
}

/// A text that is not magic points.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not magic points; write 1, 2 or 3 and a colour or `multi`, such as `2 red` or `1 multi`")]
pub struct BadMagic(pub String);

impl FromStr for Magic {
    type Err = BadMagic;

    // (C4)
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let bad = || BadMagic(shorten(text));
        let (points, colour) = text.trim().split_once(char::is_whitespace).ok_or_else(bad)?;
        let points = one_digit(points).filter(|points| (1..=3).contains(points)).ok_or_else(bad)?;
        let colour = match colour.trim_start() {
            "multi" => None,
            colour => Some(colour.parse().map_err(|_| bad())?),
        };
        Ok(Magic { colour, points })
    }
}

impl fmt::Display for Forge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.bonus {
            Some(bonus) => write!(f, "{} + {bonus}", self.price),
            None => write!(f, "{}", self.price),
        }
    }
}

/// A text that is not a forge.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is not a forge; write 2, 3 or 4 gems and a bonus if it has one, such as `2`, `3 + die`, `3 + ore`, `4 + 3vp`"
)]
pub struct BadForge(pub String);

impl FromStr for Forge {
    type Err = BadForge;

    // (F2, F4)
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let bad = || BadForge(shorten(text));
        let (price, bonus) = text.split_once('+').map_or((text, None), |(price, bonus)| (price, Some(bonus)));
        let price = one_digit(price.trim()).filter(|price| (2..=4).contains(price)).ok_or_else(bad)?;
        let bonus = bonus.map(str::parse).transpose().map_err(|_| bad())?;
        match bonus {
            None | Some(Effect::Die | Effect::Ore | Effect::Points(_)) => Ok(Forge { price, bonus }),
            Some(_) => Err(bad()),
        }
    }
}

fn one_digit(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0'),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn magic_points() {
        // rule: C4
        for canonical in ["1 blue", "2 red", "3 multi"] {
            assert_eq!(canonical.parse::<Magic>().unwrap().to_string(), canonical);
        }
        assert_eq!(" 2   red ".parse::<Magic>().unwrap().to_string(), "2 red");
        for bad in ["", "2", "red", "0 red", "4 red", "+1 red", "1 wild", "1 red red", "red 1", "1red"] {
            assert!(bad.parse::<Magic>().is_err(), "{bad}");
        }
    }

    #[test]
    fn forges() {
        // rule: F2, F4
        for canonical in ["2", "3 + die", "3 + ore", "4 + 3vp"] {
            assert_eq!(canonical.parse::<Forge>().unwrap().to_string(), canonical);
        }
        assert_eq!(" 3+die".parse::<Forge>().unwrap().to_string(), "3 + die");
        for bad in ["", "1", "5", "3 +", "3 + wild", "3 + red -> 2vp", "3 die", "die + 3", "3 + die + ore"] {
            assert!(bad.parse::<Forge>().is_err(), "{bad}");
        }
    }

    #[test]
    fn borders() {
        for canonical in ["blue", "green", "yellow", "red", "white", "druid"] {
            assert_eq!(canonical.parse::<Border>().unwrap().to_string(), canonical);
        }
        assert!("wild".parse::<Border>().is_err());
    }
}
