//! What was given away, as text for people and as JSON for programs.

use std::fmt::Write as _;

use serde_json::{Value, json};

use super::Plan;
use super::sample::Kind;
use super::tally::{Mean, OfBot, PHASES, Tally};

pub(super) fn text(plan: &Plan, tally: &Tally, seconds: f64) -> String {
    let count = tally.bots.first().map_or(0.0, |bot| bot.all.count);
    let mut text = format!(
        "{count} decisions of {} games for {} players, seed {}; {} rollouts for each move\n\n\
         GIVEN AWAY, IN POINTS OF THE CHANCE TO WIN, WITH 95% INTERVALS\n",
        plan.games, plan.options.players, plan.seed, plan.effort.fresh
    );
    let widest = plan.bots.iter().map(|bot| bot.name.chars().count()).max().unwrap_or(3).max(16);
    let _ = writeln!(text, "{:<widest$} {:>15} {:>10} {:>15}", "BOT", "each decision", "in a turn", "each turn");
    for (bot, of) in plan.bots.iter().zip(&tally.bots) {
        let times = of.decisions_per_turn();
        let _ =
            writeln!(text, "{:<widest$} {} {times:>10.1} {}", bot.name, points(&of.all, 1.0), points(&of.all, times));
    }
    let phases = PHASES.iter().enumerate().map(|(at, (_, name))| (*name, at));
    text += &table(plan, tally, "BY PHASE, EACH DECISION", phases, |of, at| of.phases[at]);
    let kinds = Kind::ALL.iter().enumerate().map(|(at, (_, name))| (*name, at));
    text += &table(plan, tally, "BY KIND, EACH DECISION", kinds, |of, at| of.kinds[at]);
    let _ = writeln!(text, "\n{seconds:.1} seconds");
    text
}

/// A row for each group that was met, a column for each bot.
fn table<'a>(
    plan: &Plan,
    tally: &Tally,
    title: &str,
    groups: impl Iterator<Item = (&'a str, usize)>,
    of: impl Fn(&OfBot, usize) -> Mean,
) -> String {
    let mut text = format!("\n{title}\n{:<16} {:>9}", "", "decisions");
    plan.bots.iter().for_each(|bot| _ = write!(text, " {:>15}", bot.name.chars().take(15).collect::<String>()));
    text.push('\n');
    for (name, at) in groups {
        let count = tally.bots.first().map_or(0.0, |bot| of(bot, at).count);
        if count > 0.0 {
            let _ = write!(text, "{name:<16} {count:>9}");
            tally.bots.iter().for_each(|bot| _ = write!(text, " {}", points(&of(bot, at), 1.0)));
            text.push('\n');
        }
    }
    text
}

/// So many times a mean, in points, with its interval.
fn points(mean: &Mean, times: f64) -> String {
    let (value, spread) = (100.0 * times * mean.mean(), 100.0 * times * mean.spread());
    if spread.is_finite() { format!("{value:>7.2} ± {spread:>5.2}") } else { format!("{value:>7.2} ±     ?") }
}

pub(super) fn json(plan: &Plan, tally: &Tally, seconds: f64) -> Value {
    let group = |mean: &Mean| {
        let spread = Some(mean.spread()).filter(|spread| spread.is_finite());
        json!({ "decisions": mean.count, "regret": mean.mean(), "spread": spread })
    };
    let bots = plan.bots.iter().zip(&tally.bots).map(|(bot, of)| {
        let phases: Vec<Value> = of.phases.iter().map(group).collect();
        let kinds: Vec<Value> = Kind::ALL
            .iter()
            .zip(&of.kinds)
            .map(|((_, name), mean)| json!({ "kind": name, "is": group(mean) }))
            .collect();
        json!({
            "name": bot.name,
            "all": group(&of.all),
            "decisionsPerTurn": of.decisions_per_turn(),
            "regretPerTurn": of.decisions_per_turn() * of.all.mean(),
            "phases": phases,
            "kinds": kinds,
        })
    });
    json!({
        "players": plan.options.players,
        "night": plan.options.night,
        "seed": plan.seed,
        "games": plan.games,
        "rollouts": plan.effort.fresh,
        "bots": bots.collect::<Vec<Value>>(),
        "seconds": seconds,
    })
}
