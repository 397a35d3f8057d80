//! When an entry was made: the labels of a record's lines.

use std::fmt;
use std::str::FromStr;

use crate::game::Game;
use crate::notation::keyword::shorten;
use crate::phase::Phase;
use crate::player::Seat;

/// The part of a game to which a decision belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Moment {
    /// The preparation (P).
    Setup,
    /// A turn.
    Turn {
        /// Its number in the game, from 1.
        turn: u16,
        /// Whose turn it is.
        seat: Seat,
    },
}

impl Moment {
    /// The part of the game to which the next decision belongs.
    pub fn of(game: &Game) -> Moment {
        match game.phase {
            Phase::Setup(_) => Moment::Setup,
            _ => Moment::Turn { turn: game.turn(), seat: game.active() },
        }
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Moment::Setup => f.write_str("setup"),
            Moment::Turn { turn, seat } => write!(f, "turn {turn}, seat {seat}"),
        }
    }
}

/// A text that is not the label of a part of a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a part of a game; write `setup` or a turn, such as `turn 7, seat 1`")]
pub struct BadMoment(pub String);

impl FromStr for Moment {
    type Err = BadMoment;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "setup" {
            return Ok(Moment::Setup);
        }
        let turn = || {
            let (turn, seat) = text.strip_prefix("turn ")?.split_once(", seat ")?;
            // `+7` and `07` are numbers to `u16`, but a turn has one way to be written.
            let plain = !turn.starts_with(['+', '0']);
            Some(Moment::Turn { turn: turn.parse().ok().filter(|_| plain)?, seat: seat.parse().ok()? })
        };
        turn().ok_or_else(|| BadMoment(shorten(text)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_has_one_spelling() {
        for canonical in ["setup", "turn 1, seat 1", "turn 65535, seat 4"] {
            assert_eq!(canonical.parse::<Moment>().unwrap().to_string(), canonical);
        }
        for bad in
            ["", "Setup", "turn", "turn 0, seat 1", "turn +1, seat 1", "turn 1, seat 5", "turn 1", "turn 1,seat 1"]
        {
            assert!(bad.parse::<Moment>().is_err(), "{bad}");
        }
    }
}
