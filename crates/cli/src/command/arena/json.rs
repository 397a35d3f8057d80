//! The table as JSON.

use serde_json::{Value, json};

use super::args::Plan;
use super::table::{Line, Table};

pub(super) fn json(plan: &Plan, table: &Table, seconds: f64) -> Value {
    let bots = 0..table.lines.len();
    let pairs = bots.clone().flat_map(|one| bots.clone().map(move |other| (one, other)));
    let duels: Vec<Value> = pairs
        .filter(|(one, other)| one != other && table.duels.between(*one, *other) > 0.0)
        .map(|(one, other)| {
            let (ahead, of) = (table.duels.ahead(one, other), table.duels.between(one, other));
            json!({ "bot": table.lines[one].name, "other": table.lines[other].name, "ahead": ahead, "of": of })
        })
        .collect();
    json!({
        "games": table.games,
        "crashes": table.crashes,
        "players": plan.options.players,
        "night": plan.options.night,
        "stones": plan.options.stones.to_string(),
        "seed": plan.seed,
        "meanRounds": table.mean_rounds,
        "bots": table.lines.iter().map(of_line).collect::<Vec<Value>>(),
        "duels": duels,
        "seconds": seconds,
    })
}

fn of_line(line: &Line) -> Value {
    json!({
        "name": line.name,
        "games": line.games,
        "won": line.wins,
        "share": line.share(),
        "interval": line.interval(),
        "elo": { "rating": line.elo.rating, "interval": [line.elo.low, line.elo.high] },
        "meanScore": line.mean_score(),
        "time": {
            "millisecondsPerMove": line.milliseconds(),
            "longestMilliseconds": 1000.0 * line.longest.as_secs_f64(),
        },
    })
}
