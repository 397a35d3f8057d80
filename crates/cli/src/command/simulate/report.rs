//! The numbers as tables for people and as JSON for programs.

mod json;
mod pieces;
mod text;

pub(super) use json::json;

use super::args::Plan;
use super::stats::Stats;

/// How long it took; the only thing here that differs from run to run.
pub(super) struct Speed {
    pub(super) seconds: f64,
}

impl Speed {
    fn per_second(&self, count: u64) -> f64 {
        count as f64 / self.seconds.max(1e-9)
    }
}

/// Everything as text, at most 80 columns wide.
pub(super) fn table(plan: &Plan, stats: &Stats, speed: &Speed) -> String {
    [
        text::title(plan, stats),
        text::length(stats),
        text::scores(stats),
        text::wins(plan, stats),
        text::points(stats),
        pieces::stones(stats),
        pieces::cards(plan, stats),
        pieces::tiles(plan, stats),
        pieces::supply(stats),
        text::speed(stats, speed),
    ]
    .into_iter()
    .filter(|section| !section.is_empty())
    .collect::<Vec<String>>()
    .join("\n")
}

/// The wins of bots with the same name together, in the order of the names given.
fn wins_by_name<'a>(plan: &'a Plan, stats: &Stats) -> Vec<(&'a str, super::stats::Wins)> {
    let mut by_name: Vec<(&str, super::stats::Wins)> = Vec::new();
    for (name, wins) in plan.names().into_iter().zip(&stats.bots) {
        match by_name.iter_mut().find(|(known, _)| *known == name) {
            Some((_, sum)) => sum.merge(*wins),
            None => by_name.push((name, *wins)),
        }
    }
    by_name
}

fn percent(share: f64) -> f64 {
    100.0 * share
}

fn share_of(part: u64, whole: u64) -> f64 {
    part as f64 / whole.max(1) as f64
}
