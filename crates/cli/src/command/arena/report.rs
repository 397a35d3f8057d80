//! The results as text for people and as JSON for programs.

use std::fmt::Write as _;

use serde_json::{Value, json};

use super::Plan;
use super::rating::{BotResult, Results};
use runestones_ratings::wilson;

pub(super) fn text(plan: &Plan, results: &Results, seconds: f64) -> String {
    let options = &plan.options;
    let mut text = format!(
        "{} games for {} players{}, stones {}, seed {}; {:.1} rounds each\n\n",
        results.games,
        options.players,
        if options.night { " with Night" } else { "" },
        options.stones,
        plan.seed,
        results.mean_rounds,
    );
    let widest = results.bots.iter().map(|bot| bot.name.chars().count()).max().unwrap_or(3).max(3);
    let _ = writeln!(
        text,
        "{:<widest$} {:>6} {:>6}  {:<14} {:>5}  {:<14} {:>5} {:>8} {:>8}",
        "BOT", "games", "won", "95% interval", "Elo", "95% interval", "score", "ms/move", "longest"
    );
    for bot in &results.bots {
        let (low, high) = bot.interval();
        let _ = writeln!(
            text,
            "{:<widest$} {:>6} {:>5.1}%  {:<14} {:>5.0}  {:<14} {:>5.1} {:>8.2} {:>8.1}",
            bot.name,
            bot.games,
            100.0 * bot.share(),
            format!("{:.1} to {:.1}", 100.0 * low, 100.0 * high),
            bot.elo.rating,
            format!("{:.0} to {:.0}", bot.elo.low, bot.elo.high),
            bot.mean_score(),
            bot.milliseconds(),
            1000.0 * bot.longest.as_secs_f64(),
        );
    }
    text += &duels(results);
    text += &without_luck(results);
    if let (Some(sprt), Some(verdict)) = (plan.sprt, results.sprt) {
        let _ = writeln!(text, "\n{}", sprt.text(&verdict));
    }
    if !results.calibration.is_empty() {
        text += &results.calibration.text();
    }
    for bot in results.bots.iter().filter(|bot| bot.faults > 0) {
        let _ = writeln!(text, "\n{} could not play on in {} games, and lost them", bot.name, bot.faults);
    }
    let _ = writeln!(text, "\n{} crashes; {seconds:.1} seconds", results.crashes);
    text
}

/// Who was ahead of whom how often.
fn duels(results: &Results) -> String {
    let mut text = String::from("\nAHEAD OF THE OTHER AT THE END\n");
    for (one, bot) in results.bots.iter().enumerate() {
        for (other, beaten) in results.bots.iter().enumerate().take(one) {
            let (ahead, count) = (results.duels.ahead(one, other), results.duels.between(one, other));
            if count > 0.0 {
                let (low, high) = wilson::interval(ahead, count);
                let _ = writeln!(
                    text,
                    "{} of {}: {:.1}% ({:.1} to {:.1}) of {count}",
                    bot.name,
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

/// The results less what chance gave.
fn without_luck(results: &Results) -> String {
    let mut text = String::new();
    for (bot, adjusted) in results.bots.iter().filter_map(|bot| Some((bot, bot.adjusted?))) {
        if text.is_empty() {
            text += "\nWON WITHOUT THE LUCK\n";
        }
        let [share, low, high] = [0.0, -1.0, 1.0].map(|side| 100.0 * (adjusted.share + side * adjusted.spread));
        let _ = writeln!(
            text,
            "{}: {share:.1}% ({low:.1} to {high:.1}); the variance of a deal is {:.0}% of that with the luck",
            bot.name,
            100.0 * adjusted.variance
        );
    }
    text
}

pub(super) fn json(plan: &Plan, results: &Results, seconds: f64) -> Value {
    let bots = 0..results.bots.len();
    let pairs = bots.clone().flat_map(|one| bots.clone().map(move |other| (one, other)));
    let duels: Vec<Value> = pairs
        .filter(|(one, other)| one != other && results.duels.between(*one, *other) > 0.0)
        .map(|(one, other)| {
            let (ahead, of) = (results.duels.ahead(one, other), results.duels.between(one, other));
            json!({ "bot": results.bots[one].name, "other": results.bots[other].name, "ahead": ahead, "of": of })
        })
        .collect();
    json!({
        "games": results.games,
        "crashes": results.crashes,
        "players": plan.options.players,
        "night": plan.options.night,
        "stones": plan.options.stones.to_string(),
        "seed": plan.seed,
        "meanRounds": results.mean_rounds,
        "bots": results.bots.iter().map(of_bot).collect::<Vec<Value>>(),
        "duels": duels,
        "sprt": results.sprt.map(|verdict| json!({ "logRatio": verdict.ratio, "settled": verdict.settled.map(|claim| format!("{claim:?}").to_lowercase()) })),
        "calibration": results.calibration.json(),
        "seconds": seconds,
    })
}

fn of_bot(bot: &BotResult) -> Value {
    json!({
        "name": bot.name,
        "games": bot.games,
        "won": bot.wins,
        "share": bot.share(),
        "interval": bot.interval(),
        "elo": { "rating": bot.elo.rating, "interval": [bot.elo.low, bot.elo.high] },
        "meanScore": bot.mean_score(),
        "faults": bot.faults,
        "withoutLuck": bot.adjusted.map(|adjusted| json!({ "share": adjusted.share, "spread": adjusted.spread, "variance": adjusted.variance })),
        "time": {
            "millisecondsPerMove": bot.milliseconds(),
            "longestMilliseconds": 1000.0 * bot.longest.as_secs_f64(),
        },
    })
}
