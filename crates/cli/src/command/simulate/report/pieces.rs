//! Tables of stones, cards, wisp tiles and the supply.

use std::fmt::Write as _;

use runestones_rules::card_set::TILES;
use runestones_rules::{Cards, Rune, Tile};

use super::{percent, share_of};
use crate::command::simulate::args::Plan;
use crate::command::simulate::stats::{KINDS, Stats};
use crate::words;

pub(super) fn stones(stats: &Stats) -> String {
    let mut text = format!("{:<22} {:>9} {:>16}\n", "RUNE STONES", "per game", "owners who won");
    for (rune, wins) in Rune::ALL.into_iter().zip(stats.stones).filter(|(_, wins)| wins.games > 0) {
        let name = words::stone(rune);
        let _ = writeln!(text, "{name:<22} {:>9.2} {:>15.1}%", per_game(wins.games, stats), percent(wins.share()));
    }
    text
}

/// Four cards to a line, as the standard set groups them.
pub(super) fn cards(plan: &Plan, stats: &Stats) -> String {
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
    let never = |card: &&runestones_rules::Card| {
        !card.is_druid() && stats.cards[card.number() as usize].taken == 0 && set.face(**card).is_some()
    };
    let never: Vec<String> = cards.iter().filter(never).map(ToString::to_string).collect();
    if !never.is_empty() {
        let _ = writeln!(text, "never taken: {}", never.join(" "));
    }
    text
}

pub(super) fn tiles(plan: &Plan, stats: &Stats) -> String {
    if !plan.options.night {
        return String::new();
    }
    let mut text = format!("{:<34} {:>9}\n", "WISP TILES", "per game");
    for (tile, used) in (1..=TILES as u8).filter_map(Tile::new).zip(stats.tiles) {
        let name = format!("{tile:>2} {}", words::ability(plan.options.card_set.tile(tile)));
        let _ = writeln!(text, "{name:<34} {:>9.2}", per_game(used, stats));
    }
    text
}

pub(super) fn supply(stats: &Stats) -> String {
    let cells = KINDS.iter().zip(stats.emptied);
    let cells: Vec<String> =
        cells.map(|(name, games)| format!("{name} {:.1}%", percent(share_of(games, stats.games)))).collect();
    format!("SUPPLY EMPTY at some moment, share of games\n{}\n", cells.join(", "))
}

fn per_game(count: u64, stats: &Stats) -> f64 {
    share_of(count, stats.games)
}
