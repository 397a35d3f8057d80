//! One candidate in one world, until the same seat moves again.

use rand::RngExt as _;
use rand::rngs::StdRng;
use runestones_rules::{Decider, Event, Game, RowName, Seat, THRONE};

use crate::{Bot as _, Candidate, Greedy};

/// No round has this many entries; a playout must never run in circles.
const MOST_STEPS: usize = 2_000;

/// What happened in a playout.
#[derive(Clone, Debug)]
pub(super) struct Playout {
    /// In the rest of the seat's own turn.
    pub(super) own: Vec<Event>,
    /// In the turns of the others that followed.
    pub(super) others: Vec<Event>,
    /// The artifacts in the two rows before.
    pub(super) rows: [u8; 2],
    /// Whether the seat's own turn started the last round.
    pub(super) last_round: bool,
}

/// Plays a candidate and the line after it, then lets a greedy player go on for everybody.
pub(super) fn play_out(world: &Game, seat: Seat, candidate: &Candidate, rng: &mut StdRng) -> Playout {
    let mut game = *world;
    let rows = RowName::BOTH.map(|row| world.player(seat).row(row).len());
    let mut playout = Playout { own: Vec::new(), others: Vec::new(), rows, last_round: false };
    let mut line = candidate.line.iter().copied().peekable();
    let mut bot = Greedy::new(rng.random());
    let mut next = Some(candidate.mv);
    for _ in 0..MOST_STEPS {
        let mut events = Vec::new();
        match game.decider() {
            Decider::Nobody => break,
            Decider::Chance => {
                let Some(outcome) = game.random_outcome(rng) else { break };
                let _ = game.play(outcome, &mut events);
            }
            Decider::Seat(decider) => {
                let mut follow = || line.next_if(|mv| decider == seat && game.is_legal(*mv));
                let mv = next.take().or_else(&mut follow).unwrap_or_else(|| bot.choose(&game.view(decider)));
                let _ = game.play(mv, &mut events);
            }
        }
        if playout.take(events, seat) {
            break;
        }
    }
    let already = world.seats().any(|any| world.player(any).score() >= THRONE);
    playout.last_round = !already && playout.own_score(seat).is_some_and(|score| score >= THRONE);
    playout
}

impl Playout {
    /// Sorts the events by whose turn they belong to; says whether it is the seat's turn again.
    fn take(&mut self, events: Vec<Event>, seat: Seat) -> bool {
        for event in events {
            match event {
                Event::Turn { seat: next, .. } if next == seat => return true,
                Event::Turn { .. } => self.others.push(event),
                _ if self.others.is_empty() => self.own.push(event),
                _ => self.others.push(event),
            }
        }
        false
    }

    /// The seat's own score when the turn was over, if it changed.
    fn own_score(&self, seat: Seat) -> Option<u16> {
        self.own.iter().rev().find_map(|event| match event {
            Event::Score { seat: whose, to, .. } if *whose == seat => Some(*to),
            _ => None,
        })
    }
}
