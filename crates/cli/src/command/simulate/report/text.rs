//! Tables of games, scores and winners.

use std::fmt::Write as _;

use runestones_rules::StoneChoice;

use super::{Speed, percent, share_of, wins_by_name};
use crate::command::simulate::args::Plan;
use crate::command::simulate::stats::{SOURCES, Spread, Stats, Tally, Wins};
use crate::command::wilson;
use crate::words;

/// The widest bar of a chart.
const BAR: u64 = 40;

fn bar(count: u64, longest: u64) -> String {
    "#".repeat(((BAR * count + longest / 2) / longest.max(1)) as usize)
}

pub(super) fn title(plan: &Plan, stats: &Stats) -> String {
    let stones = match plan.options.stones {
        StoneChoice::Base => "",
        StoneChoice::Random => ", eight of ten stone types at random",
        StoneChoice::Chosen(_) => ", chosen stone types",
    };
    let night = if plan.options.night { ", Creatures of the Night" } else { "" };
    let mut text = format!(
        "{} games of {} players: {}\ncard set {}{night}{stones}, seed {}\n",
        stats.games,
        plan.options.players,
        plan.names().join(", "),
        plan.options.card_set.name(),
        plan.seed,
    );
    if stats.games < plan.games {
        let _ = writeln!(text, "{} games did not end and are left out", plan.games - stats.games);
    }
    text
}

pub(super) fn length(stats: &Stats) -> String {
    let row = |name: &str, spread: &Spread| {
        format!("{name:<22} {:>8.1} {:>6} {:>6}\n", spread.mean(), spread.least(), spread.most())
    };
    let header = format!("{:<22} {:>8} {:>6} {:>6}\n", "LENGTH", "mean", "least", "most");
    header + &row("turns per player", &stats.turns) + &row("decisions per game", &stats.decisions)
}

pub(super) fn scores(stats: &Stats) -> String {
    let mut text = format!(
        "{:<22} {:>8} {:>6} {:>6} {:>6} {:>6} {:>6} {:>6}\n",
        "FINAL SCORES", "mean", "sd", "5%", "25%", "50%", "75%", "95%"
    );
    let mut row = |name: &str, tally: &Tally| {
        let _ = write!(text, "{name:<22} {:>8.1} {:>6.1}", tally.mean(), tally.deviation());
        for share in [0.05, 0.25, 0.5, 0.75, 0.95] {
            let _ = write!(text, " {:>6}", tally.quantile(share));
        }
        text.push('\n');
    };
    row("all players", &stats.scores);
    row("winners", &stats.winning_scores);
    let classes = stats.scores.classes(5);
    let longest = classes.iter().map(|(_, count)| *count).max().unwrap_or_default();
    for (from, count) in classes {
        let share = percent(share_of(count, stats.scores.count()));
        let line = format!("  {from:>3} to {:>3}  {share:>5.1}%  {}", from + 4, bar(count, longest));
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text
}

pub(super) fn wins(plan: &Plan, stats: &Stats) -> String {
    let mut text = format!("{:<22} {:>8} {:>9} {:>8}   {}\n", "WINS", "played", "won", "share", "95% interval");
    let mut row = |name: &str, wins: Wins| {
        let (low, high) = wilson::interval(wins.wins(), wins.games as f64);
        let _ = writeln!(
            text,
            "{name:<22} {:>8} {:>9.1} {:>7.1}%   {:.1}% to {:.1}%",
            wins.games,
            wins.wins(),
            percent(wins.share()),
            percent(low),
            percent(high)
        );
    };
    for (name, wins) in wins_by_name(plan, stats) {
        row(&format!("bot {name}"), wins);
    }
    for (seat, wins) in runestones_rules::Seat::first(stats.seats.len()).zip(&stats.seats) {
        row(&format!("seat {seat}, {}", words::druid(seat)), *wins);
    }
    row("who begins", stats.beginners);
    text
}

pub(super) fn points(stats: &Stats) -> String {
    let all: u64 = stats.points.iter().sum();
    let longest = stats.points.iter().copied().max().unwrap_or_default();
    let players = stats.games.max(1) * stats.seats.len() as u64;
    let mut text = format!("{:<14} {:>10} {:>8}\n", "POINTS FROM", "per player", "share");
    for (name, points) in SOURCES.iter().zip(stats.points) {
        let each = points as f64 / players as f64;
        let share = percent(share_of(points, all));
        let line = format!("{name:<14} {each:>10.2} {share:>7.1}%  {}", bar(points, longest));
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text
}

pub(super) fn speed(stats: &Stats, speed: &Speed) -> String {
    format!(
        "{:.1} seconds: {:.0} games and {:.0} decisions per second\n",
        speed.seconds,
        speed.per_second(stats.games),
        speed.per_second(stats.decisions.sum())
    )
}
