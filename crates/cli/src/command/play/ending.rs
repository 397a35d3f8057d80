//! The end of a game: who has what, who won, and the seed for everybody to check.

use std::fmt::Write as _;

use runestones_rules::Seat;

use super::seats::Sitter;
use super::table::Table;
use crate::draw::Style;
use crate::words;

pub(super) fn text(table: &Table, sitters: &[Sitter], you: Option<Seat>, style: Style) -> String {
    let Some(standing) = table.game().standing() else { return String::new() };
    let head = format!(
        "{:<16} {:>6} {:>10} {:>8} {:>11} {:>6}",
        "FINAL SCORE", "track", "left over", "top row", "bottom row", "total"
    );
    let mut text = format!("\n{}\n", style.strong(&head));
    for (seat, score) in table.game().seats().zip(&standing.scores) {
        let name = format!("{} ({})", words::druid(seat), sitters[seat.index()]);
        let _ = writeln!(
            text,
            "{name:<16} {:>6} {:>10} {:>8} {:>11} {:>6}",
            score.track, score.left_over, score.rows[0], score.rows[1], score.total
        );
    }
    let _ = writeln!(text, "\n{}", style.strong(&winners(&standing.winners, you)));
    let seed = table.seed();
    let _ = writeln!(text, "Seed: {seed}\nIts SHA-256 is the commitment shown at the start: {}", seed.commitment());
    text
}

fn winners(winners: &[Seat], you: Option<Seat>) -> String {
    match winners {
        [seat] if Some(*seat) == you => "You win!".to_owned(),
        [seat] => format!("{} wins.", words::druid(*seat)),
        shared => {
            let names: Vec<String> = shared.iter().map(|seat| words::druid(*seat).to_owned()).collect();
            format!("{} share the victory.", words::and(&names))
        }
    }
}
