//! The final score, and what it is made of.

use std::fmt::Write as _;

use runestones_rules::{Game, Seat};

use super::style::Style;
use crate::words::{self, Names};

/// Who has what and who won; nothing while the game goes on. `you` is whoever reads it, if that is a player.
pub(crate) fn final_score(game: &Game, players: &[String], you: Option<Seat>, style: Style) -> Option<String> {
    let standing = game.standing()?;
    let width = players.iter().map(|name| name.chars().count()).max().unwrap_or_default().max(16);
    let head = format!(
        "{:<width$} {:>6} {:>10} {:>8} {:>11} {:>6}",
        "FINAL SCORE", "track", "left over", "top row", "bottom row", "total"
    );
    let mut text = format!("{}\n", style.strong(&head));
    for (name, score) in players.iter().zip(&standing.scores) {
        let _ = writeln!(
            text,
            "{name:<width$} {:>6} {:>10} {:>8} {:>11} {:>6}",
            score.track, score.left_over, score.rows[0], score.rows[1], score.total
        );
    }
    let _ = writeln!(text, "\n{}", style.strong(&winners(&standing.winners, &Names::of(players), you)));
    Some(text)
}

fn winners(winners: &[Seat], names: &Names, you: Option<Seat>) -> String {
    match winners {
        [seat] if Some(*seat) == you => "You win!".to_owned(),
        [seat] => format!("{} wins.", names.at(*seat)),
        shared => {
            let names: Vec<String> = shared.iter().map(|seat| names.at(*seat).to_owned()).collect();
            format!("{} share the victory.", words::and(&names))
        }
    }
}
