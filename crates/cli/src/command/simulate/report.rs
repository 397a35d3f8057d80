//! The numbers as tables for people and as JSON for programs.

use std::fmt::Write as _;

use runestones_i18n::{Locale, Voice, druid_name, rune_name};
use runestones_rules::{Card, Cards, Rune, Seat, StoneChoice, TILES, Tile};
use serde_json::{Map, Value, json};

use super::Plan;
use super::stats::{KINDS, SOURCES, Spread, Stats, Tally, Wins};
use runestones_ratings::wilson;

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
        title(plan, stats),
        length(stats),
        scores(stats),
        wins(plan, stats),
        points(stats),
        stones(stats),
        cards(plan, stats),
        tiles(plan, stats),
        supply(stats),
        speed_line(stats, speed),
    ]
    .into_iter()
    .filter(|section| !section.is_empty())
    .collect::<Vec<String>>()
    .join("\n")
}

/// The wins of bots with the same name together, in the order of the names given.
fn wins_by_name<'a>(plan: &'a Plan, stats: &Stats) -> Vec<(&'a str, Wins)> {
    let mut by_name: Vec<(&str, Wins)> = Vec::new();
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

/// The widest bar of a chart.
const BAR: u64 = 40;

fn bar(count: u64, longest: u64) -> String {
    "#".repeat(((BAR * count + longest / 2) / longest.max(1)) as usize)
}

fn title(plan: &Plan, stats: &Stats) -> String {
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

fn length(stats: &Stats) -> String {
    let row = |name: &str, spread: &Spread| {
        format!("{name:<22} {:>8.1} {:>6} {:>6}\n", spread.mean(), spread.least(), spread.most())
    };
    let header = format!("{:<22} {:>8} {:>6} {:>6}\n", "LENGTH", "mean", "least", "most");
    header + &row("turns per player", &stats.turns) + &row("decisions per game", &stats.decisions)
}

fn scores(stats: &Stats) -> String {
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

fn wins(plan: &Plan, stats: &Stats) -> String {
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
    for (seat, wins) in Seat::first(stats.seats.len()).zip(&stats.seats) {
        row(&format!("seat {seat}, {}", druid_name(Locale::En, seat)), *wins);
    }
    row("who begins", stats.beginners);
    text
}

fn points(stats: &Stats) -> String {
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

fn speed_line(stats: &Stats, speed: &Speed) -> String {
    format!(
        "{:.1} seconds: {:.0} games and {:.0} decisions per second\n",
        speed.seconds,
        speed.per_second(stats.games),
        speed.per_second(stats.decisions.sum())
    )
}

fn stones(stats: &Stats) -> String {
    let mut text = format!("{:<22} {:>9} {:>16}\n", "RUNE STONES", "per game", "owners who won");
    for (rune, wins) in Rune::ALL.into_iter().zip(stats.stones).filter(|(_, wins)| wins.games > 0) {
        let name = rune_name(Locale::En, rune);
        let _ = writeln!(text, "{name:<22} {:>9.2} {:>15.1}%", per_game(wins.games, stats), percent(wins.share()));
    }
    text
}

/// Four cards to a line, as the standard set groups them.
fn cards(plan: &Plan, stats: &Stats) -> String {
    let mut text = "CARDS, how often per game: taken, used for the ability, played for magic\n".to_owned();
    let set = plan.options.card_set;
    let in_play = if plan.options.night { Cards::ALL } else { Cards::ALL.without(Cards::BANSHEES) };
    let cards: Vec<_> = in_play.iter().collect();
    for four in cards.chunks(4) {
        for card in four {
            let uses = stats.cards[card.number() as usize];
            let [taken, played, magic] = [uses.taken, uses.used, uses.magic].map(|count| per_game(count, stats));
            let cell = format!("{card:>3} {taken:>4.2} {played:>4.2} {magic:>4.2}");
            let _ = write!(text, "{cell:<20}");
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    let never =
        |card: &&Card| !card.is_druid() && stats.cards[card.number() as usize].taken == 0 && set.face(**card).is_some();
    let never: Vec<String> = cards.iter().filter(never).map(ToString::to_string).collect();
    if !never.is_empty() {
        let _ = writeln!(text, "never taken: {}", never.join(" "));
    }
    text
}

fn tiles(plan: &Plan, stats: &Stats) -> String {
    if !plan.options.night {
        return String::new();
    }
    let voice = Voice::new(Locale::En, plan.options.card_set, &[]);
    let mut text = format!("{:<34} {:>9}\n", "WISP TILES", "per game");
    for (tile, used) in (1..=TILES as u8).filter_map(Tile::new).zip(stats.tiles) {
        let name = format!("{tile:>2} {}", voice.ability_name(plan.options.card_set.tile(tile)));
        let _ = writeln!(text, "{name:<34} {:>9.2}", per_game(used, stats));
    }
    text
}

fn supply(stats: &Stats) -> String {
    let cells = KINDS.iter().zip(stats.emptied);
    let cells: Vec<String> =
        cells.map(|(name, games)| format!("{name} {:.1}%", percent(share_of(games, stats.games)))).collect();
    format!("SUPPLY EMPTY at some moment, share of games\n{}\n", cells.join(", "))
}

fn per_game(count: u64, stats: &Stats) -> f64 {
    share_of(count, stats.games)
}

/// All but `speed` is the same whenever the same simulation runs.
pub(super) fn json(plan: &Plan, stats: &Stats, speed: &Speed) -> Value {
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
        "points": points_json(stats),
        "cards": cards_json(stats),
        "stones": stones_json(stats),
        "tiles": tiles_json(plan, stats),
        "supplyEmptied": supply_json(stats),
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

fn points_json(stats: &Stats) -> Value {
    let all: u64 = stats.points.iter().sum();
    let each = SOURCES.iter().zip(stats.points);
    each.map(|(name, points)| ((*name).to_owned(), json!({ "points": points, "share": share_of(points, all) })))
        .collect()
}

fn cards_json(stats: &Stats) -> Value {
    let uses = |card: Card| {
        let uses = stats.cards[card.number() as usize];
        json!({ "taken": uses.taken, "used": uses.used, "magic": uses.magic })
    };
    Cards::ALL.iter().map(|card| (card.to_string(), uses(card))).collect()
}

fn stones_json(stats: &Stats) -> Value {
    let stones = Rune::ALL.into_iter().zip(stats.stones);
    stones.map(|(rune, wins)| (rune.to_string(), json!({ "taken": wins.games, "ownersWon": wins.share() }))).collect()
}

fn tiles_json(plan: &Plan, stats: &Stats) -> Value {
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

fn supply_json(stats: &Stats) -> Value {
    let share = |games: u64| share_of(games, stats.games);
    KINDS.iter().zip(stats.emptied).map(|(name, games)| ((*name).to_owned(), json!(share(games)))).collect()
}
