//! Plays the games, on all cores.

use std::panic::{AssertUnwindSafe, catch_unwind};

use rayon::prelude::*;
use runestones_ai::contest::{Played, Sitter, play_game};

use super::args::Plan;
use super::rating;
use crate::command::progress;
use crate::command::simulate::mix;

/// A game that was played, or was not played to its end.
pub(super) struct Game {
    /// The entrant at each seat.
    pub(super) seats: Vec<usize>,
    pub(super) deal: u64,
    /// `None` after a crash.
    pub(super) played: Option<Played>,
}

/// How many deals of each selection are played before somebody looks whether it is decided.
const STRETCH: u64 = 8;

/// All games; a selection that is decided stops early if that was asked for.
pub(super) fn all(plan: &Plan) -> anyhow::Result<Vec<Game>> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(plan.threads).build()?;
    let players = plan.options.players;
    let bar = progress::bar(plan.deals * (players * plan.selections.len()) as u64);
    let mut games: Vec<Game> = Vec::new();
    let mut open: Vec<usize> = (0..plan.selections.len()).collect();
    let mut next = 0;
    while next < plan.deals && !open.is_empty() {
        let last = if plan.stop_early { (next + STRETCH).min(plan.deals) } else { plan.deals };
        let tasks: Vec<(usize, u64, usize)> = (next..last)
            .flat_map(|deal| open.iter().map(move |selection| (*selection, deal)))
            .flat_map(|(selection, deal)| (0..players).map(move |turn| (selection, deal, turn)))
            .collect();
        let played: Vec<Game> = pool.install(|| {
            let task = |(selection, deal, turn): (usize, u64, usize)| {
                let game = one(plan, selection, deal, turn);
                bar.inc(1);
                game
            };
            // One at a time: games of slow bots differ much in length.
            tasks.into_par_iter().with_max_len(1).map(task).collect()
        });
        games.extend(played);
        next = last;
        if plan.stop_early {
            open.retain(|selection| !rating::is_decided(&plan.selections[*selection], &games));
        }
    }
    bar.finish_and_clear();
    Ok(games)
}

/// A deal with the bots moved on by so many seats. The luck follows from the deal, whoever plays it from where.
fn one(plan: &Plan, selection: usize, deal: u64, turn: usize) -> Game {
    let members = &plan.selections[selection];
    let seats: Vec<usize> = (0..members.len()).map(|seat| members[(seat + turn) % members.len()]).collect();
    let number = |purpose: u64| mix(mix(mix(plan.seed) ^ deal) ^ purpose);
    let played = catch_unwind(AssertUnwindSafe(|| {
        let own_seed = |seat: usize| number(1 + (selection * 64 + turn * 8 + seat) as u64);
        let sitter = |(seat, bot): (usize, &usize)| {
            let entrant = &plan.entrants[*bot];
            Sitter { bot: entrant.bot(own_seed(seat)), limits: entrant.limits() }
        };
        let mut sitters: Vec<Sitter> = seats.iter().enumerate().map(sitter).collect();
        play_game(&plan.options, &mut sitters, number(0))
    }));
    let played = match played {
        Ok(Ok(played)) => Some(played),
        Ok(Err(broken)) => {
            eprintln!("deal {deal}: {broken}");
            None
        }
        // The panic has told about itself.
        Err(_) => None,
    };
    Game { seats, deal, played }
}
