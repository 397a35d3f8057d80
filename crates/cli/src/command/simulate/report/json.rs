//! Everything as one JSON object.

use runestones_rules::card_set::TILES;
use runestones_rules::{Cards, Rune, Tile};
use serde_json::{Map, Value, json};

use super::{Speed, share_of, wins_by_name};
use crate::command::simulate::args::Plan;
use crate::command::simulate::stats::{KINDS, SOURCES, Spread, Stats, Tally, Wins};
use crate::command::wilson;

/// All but `speed` is the same whenever the same simulation runs.
pub(in crate::command::simulate) fn json(plan: &Plan, stats: &Stats, speed: &Speed) -> Value {
    let bots: Map<String, Value> =
        wins_by_name(plan, stats).into_iter().map(|(name, wins)| (name.to_owned(), of_wins(wins))).collect();
    json!({
        "games": stats.games,
        "unfinished": plan.games - stats.games,
        "players": plan.options.players,
        "bots": plan.names(),
        "night": plan.options.night,
        "cardSet": { "name": plan.options.card_set.name(), "hash": plan.options.card_set.hash_hex() },
        "seed": plan.seed,
        "turnsPerPlayer": of_spread(&stats.turns),
        "decisionsPerGame": of_spread(&stats.decisions),
        "scores": of_tally(&stats.scores),
        "winningScores": of_tally(&stats.winning_scores),
        "winsByBot": bots,
        "winsBySeat": stats.seats.iter().copied().map(of_wins).collect::<Vec<_>>(),
        "winsOfWhoBegins": of_wins(stats.beginners),
        "points": points(stats),
        "cards": cards(stats),
        "stones": stones(stats),
        "tiles": tiles(plan, stats),
        "supplyEmptied": supply(stats),
        "speed": {
            "seconds": speed.seconds,
            "gamesPerSecond": speed.per_second(stats.games),
            "decisionsPerSecond": speed.per_second(stats.decisions.sum()),
        },
    })
}

fn of_spread(spread: &Spread) -> Value {
    json!({ "mean": spread.mean(), "min": spread.least(), "max": spread.most() })
}

fn of_tally(tally: &Tally) -> Value {
    let histogram: Vec<Value> = tally
        .classes(5)
        .into_iter()
        .map(|(from, count)| json!({ "from": from, "to": from + 4, "count": count }))
        .collect();
    json!({
        "mean": tally.mean(),
        "sd": tally.deviation(),
        "quantiles": {
            "0.05": tally.quantile(0.05),
            "0.25": tally.quantile(0.25),
            "0.5": tally.quantile(0.5),
            "0.75": tally.quantile(0.75),
            "0.95": tally.quantile(0.95),
        },
        "histogram": histogram,
    })
}

fn of_wins(wins: Wins) -> Value {
    let (low, high) = wilson::interval(wins.wins(), wins.games as f64);
    json!({ "played": wins.games, "won": wins.wins(), "share": wins.share(), "low": low, "high": high })
}

fn points(stats: &Stats) -> Value {
    let all: u64 = stats.points.iter().sum();
    let each = SOURCES.iter().zip(stats.points);
    each.map(|(name, points)| ((*name).to_owned(), json!({ "points": points, "share": share_of(points, all) })))
        .collect()
}

fn cards(stats: &Stats) -> Value {
    let uses = |card: runestones_rules::Card| {
        let uses = stats.cards[card.number() as usize];
        json!({ "taken": uses.taken, "used": uses.used, "magic": uses.magic })
    };
    Cards::ALL.iter().map(|card| (card.to_string(), uses(card))).collect()
}

fn stones(stats: &Stats) -> Value {
    let stones = Rune::ALL.into_iter().zip(stats.stones);
    stones.map(|(rune, wins)| (rune.to_string(), json!({ "taken": wins.games, "ownersWon": wins.share() }))).collect()
}

fn tiles(plan: &Plan, stats: &Stats) -> Value {
    if !plan.options.night {
        return json!({});
    }
    let tiles = (1..=TILES as u8).filter_map(Tile::new).zip(stats.tiles);
    tiles
        .map(|(tile, used)| {
            (tile.to_string(), json!({ "bonus": plan.options.card_set.tile(tile).to_string(), "used": used }))
        })
        .collect()
}

fn supply(stats: &Stats) -> Value {
    let share = |games: u64| share_of(games, stats.games);
    KINDS.iter().zip(stats.emptied).map(|(name, games)| ((*name).to_owned(), json!(share(games)))).collect()
}
