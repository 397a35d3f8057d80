//! Plays and compares.

use std::fmt::Display;

use crate::game::{Decider, Game};
use crate::moves::{Entry, Move};
use crate::notation::position::{Difference, Position};
use crate::scenario::Step;

/// Plays an entry; says what is wrong if it cannot be played.
pub(super) fn play(game: &mut Game, entry: Entry) -> Option<Difference> {
    let reason = game.play(entry, &mut ()).err()?;
    let actual = format!("{reason}; {} decides: {}", decider(game.decider()), possible(game));
    Some(Difference { key: "play".to_owned(), expected: format!("`{entry}` can be played"), actual })
}

/// Everything that a step states and that is different.
pub(super) fn step(game: &Game, step: &Step) -> Vec<Difference> {
    let moves = game.legal_moves();
    let legal_now = |listed: &[Move], wanted: bool| -> Vec<Move> {
        listed.iter().copied().filter(|mv| moves.contains(mv) == wanted).collect()
    };
    let outcomes = game.chance_outcomes();
    let standing = game.standing();
    let mut differences = step.expect.differences(&Position::whole(game));
    let mut compare = |key: &str, expected: String, actual: String| {
        if expected != actual {
            differences.push(Difference { key: key.to_owned(), expected, actual });
        }
    };
    let asks_moves = !step.legal.is_empty() || !step.illegal.is_empty() || step.only.is_some();
    if asks_moves && moves.is_empty() {
        compare("decides", "a seat".to_owned(), decider(game.decider()));
    } else {
        let missing = legal_now(&step.legal, false);
        if !missing.is_empty() {
            compare(
                "legal",
                sorted(&step.legal),
                format!("not legal: {}; legal: {}", sorted(&missing), sorted(&moves)),
            );
        }
        compare(
            "illegal",
            "none of these is legal".to_owned(),
            match legal_now(&step.illegal, true) {
                found if found.is_empty() => "none of these is legal".to_owned(),
                found => format!("legal: {}", sorted(&found)),
            },
        );
    }
    if let Some(only) = &step.only {
        compare("only", sorted(only), sorted(&moves));
    }
    if let Some(expected) = step.decides {
        compare("decides", decider(expected), decider(game.decider()));
    }
    if let Some(expected) = &step.chance {
        compare("chance", sorted(expected), sorted(outcomes.iter().map(|(outcome, _)| outcome)));
    }
    if let Some(winners) = &step.winners {
        compare("winners", sorted(winners), sorted(standing.iter().flat_map(|standing| &standing.winners)));
    }
    if let Some(totals) = &step.totals {
        let actual: Vec<u16> = standing.iter().flat_map(|standing| &standing.scores).map(|score| score.total).collect();
        compare("final", format!("{totals:?}"), format!("{actual:?}"));
    }
    differences
}

/// What could be played instead.
fn possible(game: &Game) -> String {
    match game.decider() {
        Decider::Seat(_) => sorted(game.legal_moves()),
        Decider::Chance => sorted(game.chance_outcomes().iter().map(|(outcome, _)| Entry::Chance(*outcome))),
        Decider::Nobody => "nothing".to_owned(),
    }
}

fn decider(decider: Decider) -> String {
    match decider {
        Decider::Seat(seat) => format!("seat {seat}"),
        Decider::Chance => "chance".to_owned(),
        Decider::Nobody => "nobody".to_owned(),
    }
}

/// Things in one order, whatever order they came in.
fn sorted<T: Display>(things: impl IntoIterator<Item = T>) -> String {
    let mut words: Vec<String> = things.into_iter().map(|thing| thing.to_string()).collect();
    words.sort();
    if words.is_empty() { "nothing".to_owned() } else { words.join(", ") }
}
