//! Counting decision sequences, as chess programs do (perft): numbers that change as soon as a rule does.

use crate::dealer::Seed;
use crate::game::{Decider, Game};
use crate::moves::{Entry, MoveList};
use crate::setup::{BadOption, Options};

/// How many sequences of exactly `depth` decisions there are from here on.
///
/// A player's move and a chance outcome both count as one decision; outcomes count once, whatever their weight. A game
/// that ends earlier makes no sequence. The time grows with the result, and so does the stack with the depth.
pub fn perft(game: &Game, depth: u32) -> u64 {
    count(game, &game.legal_moves(), depth)
}

/// The same count, by the first decision.
pub fn divide(game: &Game, depth: u32) -> Vec<(Entry, u64)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    let mut counts = Vec::new();
    for_each_entry(game, &game.legal_moves(), |entry| counts.push((entry, count_after(game, entry, rest))));
    counts
}

fn count(game: &Game, moves: &MoveList, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 if game.decider() == Decider::Chance => game.chance_outcomes().len() as u64,
        1 => moves.len() as u64,
        _ => {
            let mut total = 0;
            for_each_entry(game, moves, |entry| total += count_after(game, entry, depth - 1));
            total
        }
    }
}

fn count_after(game: &Game, entry: Entry, depth: u32) -> u64 {
    let mut after = *game;
    let mut moves = MoveList::new();
    after.play_listed(entry, &mut moves, &mut ());
    count(&after, &moves, depth)
}

fn for_each_entry(game: &Game, moves: &MoveList, mut each: impl FnMut(Entry)) {
    match game.decider() {
        Decider::Seat(_) => moves.iter().for_each(|mv| each(Entry::Move(*mv))),
        Decider::Chance => game.chance_outcomes().into_iter().for_each(|(outcome, _)| each(Entry::Chance(outcome))),
        Decider::Nobody => {}
    }
}

/// The game that is reached when all luck follows from a number, and players pick `moves` moves by the same number.
///
/// A number stands for the same position for ever, so that counts can be written down.
pub fn numbered_position(options: &Options, number: u64, moves: u32) -> Result<Game, Vec<BadOption>> {
    let mut game = Game::new(options, &mut ())?;
    let mut legal = game.legal_moves();
    let (seed, mut picks) = (Seed::from_number(number), Picks(number));
    let (mut chances, mut played) = (0, 0);
    loop {
        let entry = match game.decider() {
            Decider::Seat(_) if played < moves => {
                played += 1;
                Entry::Move(legal[picks.below(legal.len())])
            }
            Decider::Seat(_) | Decider::Nobody => return Ok(game),
            Decider::Chance => {
                let outcome = seed.outcome(&game, chances).expect("chance decides");
                chances += 1;
                Entry::Chance(outcome)
            }
        };
        game.play_listed(entry, &mut legal, &mut ());
    }
}

/// A small generator whose numbers never change, unlike those of a library's.
///
/// This is [SplitMix64](https://prng.di.unimi.it/splitmix64.c).
struct Picks(u64);

impl Picks {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % bound as u64) as usize
    }
}
