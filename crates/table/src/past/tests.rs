//! Every step leads somewhere, and back again.

use runestones_rules::{Options, Seed, Session};

use super::*;

/// A game of any moves, to its end or so far.
fn record() -> Record {
    let names = ["Ann", "Bob", "Cid"].map(str::to_owned).to_vec();
    let mut session = Session::new(Options::base(3), names, Seed::from_number(5)).expect("a game");
    for number in 0..160_usize {
        let moves = session.game().legal_moves();
        if moves.is_empty() {
            break;
        }
        session.play(moves[number * 7 % moves.len()], &mut ()).expect("a legal move");
    }
    session.record().clone()
}

/// What lies around a moment, by one kind of step.
type Reach = fn(&History) -> Around;

#[test]
fn steps_forward_are_steps_back() {
    let record = record();
    let course = Course::of(&record).expect("a course");
    let first = course.at(0).expect("the laid table").history;
    assert_eq!((first.moment, first.entry.back, first.turn.back), (first.first, None, None));
    let strides: [(Stride, Reach); 3] =
        [(Stride::Entry, |at| at.entry), (Stride::Decision, |at| at.decision), (Stride::Turn, |at| at.turn)];
    for (stride, around) in strides {
        let mut way = vec![first.first];
        while let Some(next) = course.after(way[way.len() - 1], stride) {
            let history = course.at(next).expect("a moment").history;
            assert_eq!(around(&history).back, way.last().copied(), "{stride:?} at {next}");
            assert_eq!(around(&course.at(way[way.len() - 1]).expect("one").history).forward, Some(next));
            way.push(next);
        }
        assert_eq!(way.last(), Some(&(record.entries.len() as u64)), "{stride:?} leads to the end");
    }
    assert!(course.at(record.entries.len() as u64 + 1).is_none());
    assert!(course.at(u64::MAX).is_none());
}

#[test]
fn turns_go_round() {
    let course = Course::of(&record()).expect("a course");
    assert!(course.turns().len() > 6, "{:?}", course.turns());
    for pair in course.turns().windows(2) {
        assert!(pair[0].moment < pair[1].moment);
        assert_eq!(pair[1].seat.index(), (pair[0].seat.index() + 1) % 3);
    }
}
