//! Options as words: `base`, `random` or eight names for the rune stones; `random` or a seat for the first player.

use std::fmt;
use std::str::FromStr;

use crate::notation::keyword::UnknownWord;
use crate::player::Seat;
use crate::setup::{FirstPlayer, StoneChoice};

impl fmt::Display for StoneChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoneChoice::Base => f.write_str("base"),
            StoneChoice::Random => f.write_str("random"),
            StoneChoice::Chosen(chosen) => {
                let names: Vec<String> = chosen.iter().map(ToString::to_string).collect();
                f.write_str(&names.join(", "))
            }
        }
    }
}

impl FromStr for StoneChoice {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "base" => Ok(StoneChoice::Base),
            "random" => Ok(StoneChoice::Random),
            _ => text.split(',').map(|name| name.trim().parse()).collect::<Result<_, _>>().map(StoneChoice::Chosen),
        }
    }
}

impl fmt::Display for FirstPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FirstPlayer::Random => f.write_str("random"),
            FirstPlayer::Seat(index) => write!(f, "{}", index + 1),
        }
    }
}

impl FromStr for FirstPlayer {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        const KNOWN: &[&str] = &["random", "1", "2", "3", "4"];
        match text {
            "random" => Ok(FirstPlayer::Random),
            _ => match text.parse::<Seat>() {
                Ok(seat) => Ok(FirstPlayer::Seat(seat.index())),
                Err(_) => Err(UnknownWord::new(text, "a first player", KNOWN)),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_as_words() {
        for canonical in ["base", "random", "plus", "plus, hand-size"] {
            assert_eq!(canonical.parse::<StoneChoice>().unwrap().to_string(), canonical);
        }
        for canonical in ["random", "1", "4"] {
            assert_eq!(canonical.parse::<FirstPlayer>().unwrap().to_string(), canonical);
        }
        assert!("plus,".parse::<StoneChoice>().is_err());
        assert!("0".parse::<FirstPlayer>().is_err());
    }
}
