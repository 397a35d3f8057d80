//! A table tells what happened once; what it tells is what a replay of its record tells.

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use runestones_model::Millis;
use runestones_rules::{Decider, Entry, Event, Options, Seat, Seed};

use super::KEPT;
use crate::{Deed, Ease, Header, Sitter, Table};

fn new_table(number: u64) -> Table {
    let options = Options { night: number % 2 == 1, ..Options::base(2) };
    let sitters = ["Brown", "Grey"].map(Sitter::person).to_vec();
    let header = Header::new(&options, "", Seed::from_number(number), sitters);
    Table::open(header, Vec::new(), false, 1).expect("a table")
}

/// The last events of the record, by replaying it.
fn replayed(table: &Table) -> Vec<(u64, Event)> {
    let mut events = Vec::new();
    for step in table.session.record().replay().expect("a game").map(|step| step.expect("a legal entry")) {
        events.extend(step.events.into_iter().map(|event| (step.index as u64 + 1, event)));
    }
    events.split_off(events.len().saturating_sub(KEPT))
}

#[test]
fn only_the_last_events_are_remembered() {
    let mut table = new_table(2);
    let mut longest = 0;
    while let Decider::Seat(seat) = table.session.game().decider() {
        let next = table
            .after(seat, Deed::Play(table.session.game().legal_moves()[0].into()), Ease::default())
            .expect("a legal move");
        table.accept(next, table.version + 1, Millis(0));
        longest = longest.max(table.told.iter().count());
        if table.moment() > 1000 {
            break;
        }
    }
    assert!(table.moment() > 300, "a game with {} entries", table.moment());
    assert_eq!(longest, KEPT);
}

#[test]
fn what_is_told_is_what_a_replay_tells() {
    let mut rng = StdRng::seed_from_u64(1);
    let mut undone = 0;
    for number in 0..4 {
        let mut table = new_table(number);
        for round in 0..300 {
            let Decider::Seat(seat) = table.session.game().decider() else { break };
            let moves = table.session.game().legal_moves();
            let back = (round % 7 == 6)
                .then(|| Seat::first(2).find_map(|seat| table.after(seat, Deed::Undo, Ease::NONE).ok()));
            undone += usize::from(matches!(back, Some(Some(_))));
            let next = back.flatten().unwrap_or_else(|| {
                table
                    .after(seat, Deed::Play(moves[rng.random_range(0..moves.len())].into()), Ease::NONE)
                    .expect("a legal move")
            });
            table.accept(next, table.version + 1, Millis(0));
            // After a move was taken back it may remember less than a replay, but nothing else.
            let (told, all): (Vec<_>, _) = (table.told.iter().collect(), replayed(&table));
            assert!(all.ends_with(&told) && told.len() + 20 > all.len().min(KEPT), "game {number}, move {round}");
        }
        let entries: Vec<Entry> = table.session.record().entries.clone();
        let again = Table::open(table.header.clone(), entries, false, table.version).expect("a table");
        assert_eq!(again.told.iter().collect::<Vec<_>>(), replayed(&table), "game {number} after a restart");
    }
    assert!(undone > 20, "only {undone} moves were taken back");
}
