//! Where the judge changes its mind it looks once more, and harder.

mod common;

use common::play;
use runestones_review::{Judge, Pass, Progress, Prospect, Reviewer, Settings, WHOLE, Weighed};
use runestones_rules::{Move, Options, SeatView};

/// Somebody who thinks the same of every move, but for one kind of decision: there, what comes next is worth more than
/// the move that leads to it seemed to be.
struct Fickle {
    /// How much more, in millionths.
    more: i32,
    /// The simulations that were asked for.
    asked: Vec<u32>,
}

impl Judge for &mut Fickle {
    fn version(&self) -> String {
        "fickle".to_owned()
    }

    fn glance(&mut self, _view: &SeatView) -> Prospect {
        even(0)
    }

    fn weigh(&mut self, view: &SeatView, simulations: u32, _seed: u64) -> Vec<Weighed> {
        if simulations > 0 {
            self.asked.push(simulations);
        }
        let moves = view.legal_moves();
        let more = if is_action(&moves) { 0 } else { self.more };
        let sign = if view.public().active().index() == 0 { 1 } else { -1 };
        moves.iter().map(|mv| Weighed { mv: *mv, prospect: even(sign * more), visits: 10, line: Vec::new() }).collect()
    }
}

/// Whether a turn begins here.
fn is_action(moves: &[Move]) -> bool {
    moves.iter().any(|mv| matches!(mv, Move::Action(_)))
}

fn even(more: i32) -> Prospect {
    Prospect { chances: [WHOLE / 2 + more, WHOLE / 2 - more, 0, 0], scores: [0; 4] }
}

/// The simulations of all looks, and how many were in the last pass.
fn looks(more: i32) -> (Vec<u32>, usize) {
    let record = play(&Options::base(2), &["greedy"], 5);
    let mut judge = Fickle { more, asked: Vec::new() };
    let mut reviewer = Reviewer::new(&record, &mut judge, Settings { simulations: 20, seed: 1 }).unwrap();
    let progress: Vec<Progress> = reviewer.by_ref().collect();
    let after_the_glance = progress.iter().filter(|progress| progress.pass > Pass::Quick);
    assert!(
        after_the_glance.map(|progress| progress.done).eq(1..=progress.last().unwrap().of),
        "nobody sees it go back"
    );
    let closer = progress.iter().filter(|progress| progress.pass == Pass::Closer).count();
    reviewer.finish();
    (judge.asked, closer)
}

#[test]
fn a_changed_mind_asks_for_a_closer_look() {
    let (asked, closer) = looks(21_000);
    assert!(closer > 0);
    assert_eq!(asked.iter().filter(|simulations| **simulations == 100).count(), closer);
    assert!(closer < asked.len() - closer, "not every decision is doubtful");
}

#[test]
fn who_is_sure_looks_once() {
    let (asked, closer) = looks(19_000);
    assert_eq!(closer, 0);
    assert!(asked.iter().all(|simulations| *simulations == 20));
}
