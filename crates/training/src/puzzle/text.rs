//! Puzzles as text: a line of fields for each puzzle and one for each turn of it.
//!
//! ```text
//! Rune Stones puzzles 1
//! card set 5f70…
//! network 62ee…
//! puzzle 1580 forge-chain race {"active":2,…}
//! 0 forge, forge 3, place top red, done
//! 63 use, lay 33, lay 104, done
//! ```
//!
//! The number before a turn is what it gives away, in tenths of a per cent of win chance, rounded down.

use std::fmt::Write as _;

use runestones_review::TENTH;
use runestones_rules::Move;
use runestones_rules::position::Position;

use super::{Known, Puzzle, key_of};

const TITLE: &str = "Rune Stones puzzles 1";

/// What is wrong with a text of puzzles.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct BadPuzzle {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub what: String,
}

pub(super) fn write(puzzles: &[Puzzle]) -> String {
    let mut text = format!("{TITLE}\n");
    let (mut set, mut network) = (String::new(), "");
    for puzzle in puzzles {
        let mut position = Position::of(&puzzle.game);
        let hash = position.card_set_hash.take().unwrap_or_default();
        if hash != set {
            let _ = writeln!(text, "card set {hash}");
            set = hash;
        }
        if puzzle.network != network {
            network = &puzzle.network;
            let _ = writeln!(text, "network {network}");
        }
        let _ = write!(text, "puzzle {} ", puzzle.rating);
        for theme in &puzzle.themes {
            let _ = write!(text, "{theme} ");
        }
        let _ = writeln!(text, "{}", serde_json::to_string(&position).unwrap_or_default());
        for turn in &puzzle.turns {
            let line: Vec<String> = turn.line.iter().map(ToString::to_string).collect();
            let _ = writeln!(text, "{} {}", turn.loss / TENTH, line.join(", "));
        }
    }
    text
}

pub(super) fn read(text: &str) -> Result<Vec<Puzzle>, BadPuzzle> {
    let mut puzzles: Vec<Puzzle> = Vec::new();
    let (mut set, mut network) = (None, "");
    for (number, line) in (1..).zip(text.lines()) {
        let bad = |what: &dyn ToString| BadPuzzle { line: number, what: what.to_string() };
        if number == 1 {
            if line != TITLE {
                return Err(bad(&format!("it should be `{TITLE}`")));
            }
        } else if let Some(hash) = line.strip_prefix("card set ") {
            set = Some(hash.to_owned());
        } else if let Some(hash) = line.strip_prefix("network ") {
            network = hash;
        } else if let Some(rest) = line.strip_prefix("puzzle ") {
            let (words, position) = rest.split_at(rest.find('{').ok_or_else(|| bad(&"there is no position"))?);
            let mut words = words.split_whitespace();
            let rating = words.next().and_then(|word| word.parse().ok()).ok_or_else(|| bad(&"there is no rating"))?;
            let themes = words.map(str::parse).collect::<Result<_, _>>().map_err(|error| bad(&error))?;
            let mut position: Position = serde_json::from_str(position).map_err(|error| bad(&error))?;
            position.card_set_hash.clone_from(&set);
            let game = position
                .game(&[])
                .map_err(|problems| bad(&problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")))?;
            let (key, network, turns) = (key_of(&game), network.to_owned(), Vec::new());
            puzzles.push(Puzzle { key, game, themes, rating, network, turns });
        } else {
            let puzzle = puzzles.last_mut().ok_or_else(|| bad(&"there is no puzzle yet"))?;
            let (loss, line) = line.split_once(' ').ok_or_else(|| bad(&"there is no turn"))?;
            let loss: i32 = loss.parse().map_err(|_| bad(&"there is no loss"))?;
            let line: Vec<Move> =
                line.split(", ").map(str::parse).collect::<Result<_, _>>().map_err(|error| bad(&error))?;
            let end =
                puzzle.play(&line).filter(|end| puzzle.is_over(end)).ok_or_else(|| bad(&"this is no whole turn"))?;
            puzzle.turns.push(Known { line, loss: loss.saturating_mul(TENTH), end });
        }
    }
    Ok(puzzles)
}
