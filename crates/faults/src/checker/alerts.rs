//! Was everybody told of what they wait for, and nobody twice?

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::time::Instant;

use runestones_rules::Seat;
use runestones_store::{Alert, AlertStore as _, AnyStore, GameId, Outcome, Status, Store as _, StoredGame};
use runestones_testing::receivers::Posted;

use super::clock::Tale;
use crate::club::{Club, Table};
use crate::party::Remembered;

/// What a receiver saw: an alert that comes again with the same id is the same alert.
#[derive(Debug, Default)]
pub(crate) struct Received {
    /// Alerts, by the path where they arrived, the game and the kind.
    distinct: BTreeMap<(String, String, String), BTreeSet<String>>,
    /// How many came again.
    pub(crate) repeated: usize,
    /// What is wrong.
    pub(crate) problems: Vec<String>,
}

impl Received {
    /// Sorts what arrived. At tables that were set up when nothing failed any more nothing came twice, as long as that held.
    pub(crate) fn sort(posted: &[Posted], calm: &Range<Instant>, tables: &[Remembered]) -> Received {
        let made_in_calm = |table: &&Remembered| table.club.is_some_and(|table| calm.contains(&table.made));
        let calm_games: BTreeSet<GameId> = tables.iter().filter(made_in_calm).map(Remembered::id).collect();
        let mut received = Received::default();
        let mut first: BTreeMap<String, String> = BTreeMap::new();
        for posted in posted {
            let said = posted.json();
            let word = |name: &str| said[name].as_str().unwrap_or_default().to_owned();
            let (id, kind) = (word("id"), word("kind"));
            let game = word("url").rsplit('/').next().unwrap_or_default().to_owned();
            let what = format!("{kind} of {game} for {}", posted.path);
            match first.get(&id) {
                None => drop(first.insert(id.clone(), what)),
                Some(before) if *before != what => {
                    received.problems.push(format!("{before} and {what} have the same id"));
                }
                Some(_) => {
                    received.repeated += 1;
                    if calm.contains(&posted.time) && calm_games.iter().any(|calm| calm.as_str() == game) {
                        received.problems.push(format!("{what} came twice although all was well"));
                    }
                }
            }
            received.distinct.entry((posted.path.clone(), game, kind)).or_default().insert(id);
        }
        received
    }

    /// How many different alerts arrived.
    pub(crate) fn count(&self) -> usize {
        self.distinct.values().map(BTreeSet::len).sum()
    }

    fn of(&self, path: &str, game: &str, kind: &str) -> usize {
        let key = (path.to_owned(), game.to_owned(), kind.to_owned());
        self.distinct.get(&key).map_or(0, BTreeSet::len)
    }

    /// Compares what those at a table were told with what happened there, and with what the outbox says of it.
    pub(crate) async fn check(
        &self,
        place: &Table,
        game: &StoredGame,
        tale: &Tale,
        database: &AnyStore,
    ) -> Vec<String> {
        let mut problems = Vec::new();
        let id = &game.summary.id;
        let sitting = database.seats(id).await.expect("the database is back");
        for (seat, member) in Seat::first(2).zip(place.members) {
            let path = Club::path(member);
            let person = sitting.get(seat.index()).and_then(|seat| seat.person.clone()).expect("both sit there");
            let told = database.alerts_of(&person, u32::MAX).await.expect("the database is back");
            let told: Vec<&Alert> = told.iter().filter(|alert| alert.key.game == id.as_str()).collect();
            let arrived = |kind| self.of(&path, id.as_str(), kind);
            let mut expect = |is_so: bool, what: String| {
                if !is_so {
                    problems.push(format!("{path}: {what}"));
                }
            };
            for turn in tale.undisturbed(seat) {
                let is_there = told.iter().any(|alert| is_of_turn(alert, turn.number));
                expect(is_there, format!("nobody was to be told of turn {}", turn.number));
            }
            let turns = arrived("turn");
            let begun = tale.turns.iter().filter(|turn| turn.seat == seat).count();
            let played = tale.undisturbed(seat).count();
            expect(turns >= played, format!("{played} turns were played, {turns} were told of"));
            expect(turns <= begun, format!("{turns} turns were told of, {begun} have begun"));
            // The host is told that somebody has come; everybody that it is over.
            let (is_host, is_over) = (seat == Seat::FIRST, game.summary.status == Status::Finished);
            // Who looks at the table need not be told, and a clock that was ahead for a moment makes an alert wait.
            let of_seats = told.iter().filter(|alert| alert.key.kind == "seat").map(|alert| alert.outcome);
            let of_seats: Vec<Outcome> = of_seats.collect();
            let is_open = of_seats.iter().any(|outcome| matches!(outcome, Outcome::Needless | Outcome::Waiting));
            let heard = arrived("seat");
            let is_so = heard == usize::from(is_host) || (is_host && heard == 0 && is_open);
            expect(is_so, format!("told {heard} times of a newcomer ({of_seats:?})"));
            expect(arrived("over") == usize::from(is_over), format!("told {} times of the end", arrived("over")));
            for kind in ["turn", "seat", "over"] {
                let with =
                    |outcome| told.iter().filter(|alert| alert.key.kind == kind && alert.outcome == outcome).count();
                // A server may die after the receiver has taken an alert; then another one may find it needless.
                let in_doubt = with(Outcome::Needless) + with(Outcome::Waiting);
                let (delivered, there) = (with(Outcome::Delivered), arrived(kind));
                let is_so = (delivered..=delivered + in_doubt).contains(&there);
                expect(is_so, format!("{delivered} {kind} are noted, {in_doubt} needless or not yet, {there} arrived"));
                expect(with(Outcome::Failed) == 0, format!("a {kind} was given up"));
            }
        }
        problems
    }
}

fn is_of_turn(alert: &Alert, turn: u16) -> bool {
    alert.key.kind == "turn" && alert.key.number == i64::from(turn)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::checker::Movers;
    use crate::history::History;

    fn posted(id: &str, kind: &str, time: Instant) -> Posted {
        let body = format!(r#"{{"id":"{id}","kind":"{kind}","url":"https://runes.example/game/aaaaaaaaaaaa"}}"#);
        Posted { path: Club::path(0), headers: Vec::new(), body: body.into_bytes(), time }
    }

    #[test]
    fn what_came_twice_while_all_was_well_is_found() {
        let start = Instant::now();
        let after = |seconds| start + Duration::from_secs(seconds);
        let calm = after(10)..after(20);
        let table = |made| Remembered {
            game: "/game/aaaaaaaaaaaa".into(),
            movers: Movers::Others,
            histories: vec![History::default()],
            club: Some(Table { members: [0, 1], made }),
        };
        let sort = |posted: &[Posted], made| Received::sort(posted, &calm, &[table(made)]);
        let twice = [posted("1", "turn", after(11)), posted("2", "turn", after(11)), posted("1", "turn", after(12))];
        let received = sort(&twice, after(10));
        assert_eq!((received.count(), received.repeated, received.problems.len()), (2, 1, 1));
        assert_eq!(sort(&twice, after(5)).problems.len(), 0, "the table is from before, and so may be a claim");
        let late = [posted("1", "turn", after(11)), posted("1", "turn", after(21))];
        assert_eq!(sort(&late, after(10)).problems.len(), 0, "a server was killed again");
        let mixed = [posted("1", "turn", after(1)), posted("1", "over", after(2))];
        assert_eq!(sort(&mixed, after(10)).problems.len(), 1, "one id for two things");
    }
}
