//! The table as text.

use std::fmt::Write as _;

use super::args::Plan;
use super::table::Table;
use crate::command::wilson;

pub(super) fn text(plan: &Plan, table: &Table, seconds: f64) -> String {
    let options = &plan.options;
    let mut text = format!(
        "{} games for {} players{}, stones {}, seed {}; {:.1} rounds each\n\n",
        table.games,
        options.players,
        if options.night { " with Night" } else { "" },
        options.stones,
        plan.seed,
        table.mean_rounds,
    );
    let widest = table.lines.iter().map(|line| line.name.chars().count()).max().unwrap_or(3).max(3);
    let _ = writeln!(
        text,
        "{:<widest$} {:>6} {:>6}  {:<14} {:>5}  {:<14} {:>5} {:>8} {:>8}",
        "BOT", "games", "won", "95% interval", "Elo", "95% interval", "score", "ms/move", "longest"
    );
    for line in &table.lines {
        let (low, high) = line.interval();
        let _ = writeln!(
            text,
            "{:<widest$} {:>6} {:>5.1}%  {:<14} {:>5.0}  {:<14} {:>5.1} {:>8.2} {:>8.1}",
            line.name,
            line.games,
            100.0 * line.share(),
            format!("{:.1} to {:.1}", 100.0 * low, 100.0 * high),
            line.elo.rating,
            format!("{:.0} to {:.0}", line.elo.low, line.elo.high),
            line.mean_score(),
            line.milliseconds(),
            1000.0 * line.longest.as_secs_f64(),
        );
    }
    text += &duels(table);
    let _ = writeln!(text, "\n{} crashes; {seconds:.1} seconds", table.crashes);
    text
}

/// Who was ahead of whom how often.
fn duels(table: &Table) -> String {
    let mut text = String::from("\nAHEAD OF THE OTHER AT THE END\n");
    for (one, line) in table.lines.iter().enumerate() {
        for (other, beaten) in table.lines.iter().enumerate().take(one) {
            let (ahead, count) = (table.duels.ahead(one, other), table.duels.between(one, other));
            if count > 0.0 {
                let (low, high) = wilson::interval(ahead, count);
                let _ = writeln!(
                    text,
                    "{} of {}: {:.1}% ({:.1} to {:.1}) of {count}",
                    line.name,
                    beaten.name,
                    100.0 * ahead / count,
                    100.0 * low,
                    100.0 * high
                );
            }
        }
    }
    text
}
