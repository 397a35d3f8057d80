//! One game of the club.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use runestones_testing::browser::{Answer, Browser};

use super::{Club, Course, Evening, Table, Terms};
use crate::checker::Movers;
use crate::client::{Client, PAUSE};
use crate::history::{Deed, History, Outcome, Seen};
use crate::party::Remembered;

/// How often somebody looks whether the game still goes on while all wait to be told.
const LOOK: Duration = Duration::from_millis(250);

pub(super) struct ClubTable<'a> {
    evening: &'a Evening,
    game: String,
    table: Table,
    terms: &'static Terms,
    /// The players, by their seats, and what they remember.
    players: [(Client, History); 2],
    rng: StdRng,
    /// So much of what arrived was read.
    heard: usize,
    known: BTreeSet<String>,
    /// Who was told that it is their turn, and whether they have moved since.
    told: [Option<bool>; 2],
}

/// What came of a look at the table.
enum Progress {
    /// Something was done.
    Done,
    Nothing,
    /// A turn was played to its end.
    TurnEnded,
    GameOver,
}

impl<'a> ClubTable<'a> {
    pub(super) fn new(
        evening: &'a Evening,
        game: String,
        people: [Browser; 2],
        table: Table,
        (terms, heard, round): (&'static Terms, usize, usize),
    ) -> ClubTable<'a> {
        let seed = evening.seed.wrapping_add((round * 100_000 + evening.number) as u64);
        let players = people.map(|person| {
            let (game, servers, pulse) = (game.clone(), evening.servers.clone(), Arc::clone(&evening.pulse));
            (Client { person, game, servers, takes_back: false, seed, pulse }, History::default())
        });
        let (rng, known) = (StdRng::seed_from_u64(seed), BTreeSet::new());
        ClubTable { evening, game, table, terms, players, rng, heard, known, told: [None; 2] }
    }

    /// Plays some turns; then somebody resigns, or both leave it to the clock.
    pub(super) fn play(mut self, course: &Course) -> Remembered {
        let mut turns = self.rng.random_range(2..8);
        let mut looked = Instant::now();
        let made_in_calm = course.is_calm();
        while !course.is_over() && turns > 0 {
            if course.is_calm() && !made_in_calm {
                return self.remember();
            }
            self.listen();
            // Whoever has come back is not asked before the others have moved.
            let seat = self.rng.random_range(0..2);
            let progress = if self.told[seat].is_some() || looked.elapsed() > LOOK {
                looked = Instant::now();
                self.look(seat)
            } else {
                Progress::Nothing
            };
            match progress {
                Progress::Done => {}
                Progress::TurnEnded => turns -= 1,
                Progress::Nothing => thread::sleep(PAUSE),
                Progress::GameOver => return self.remember(),
            }
        }
        if !self.terms.forfeit || self.rng.random_bool(0.5) {
            self.resign(course);
        }
        self.remember()
    }

    pub(super) fn remember(self) -> Remembered {
        let histories = self.players.into_iter().map(|(_, history)| history).collect();
        Remembered { game: self.game, movers: Movers::Others, histories, club: Some(self.table) }
    }

    /// Reads what arrived.
    fn listen(&mut self) {
        for posted in self.evening.club.receiver.posted_after(self.heard) {
            self.heard += 1;
            let said = posted.json();
            let is_here = said["url"].as_str().is_some_and(|url| url.ends_with(&self.game));
            let seat = self.table.members.iter().position(|member| posted.path == Club::path(*member));
            let is_new = is_here && said["kind"] == "turn" && self.known.insert(said["id"].to_string());
            if let Some(seat) = seat.filter(|_| is_new) {
                self.told[seat] = Some(false);
            }
        }
    }

    /// Somebody looks at the table, and does what they have been told to do.
    fn look(&mut self, seat: usize) -> Progress {
        let (client, history) = &mut self.players[seat];
        let Some(page) = client.look(&mut self.rng, history) else { return Progress::Nothing };
        let Ok(version) = page.version().parse() else { return Progress::Nothing };
        if !self.evening.pulse.seen(version, &page) {
            self.note_timeout(seat);
            return Progress::GameOver;
        }
        let moves = page.moves();
        let asked = !moves.is_empty();
        history.seen.push(Seen { version, moves });
        if page.body.contains(r#"value="return""#) {
            self.note_timeout(seat);
            return self.come_back(seat, version);
        }
        let Some(has_moved) = self.told[seat] else { return Progress::Nothing };
        let (client, history) = &mut self.players[seat];
        if asked {
            client.act(version, &page, &mut self.rng, history);
            self.told[seat] = Some(true);
            return Progress::Done;
        }
        // Not before a page shows what came of the last move: a server may show an older one.
        let is_later = history.sent.last().is_some_and(|sent| sent.version < version);
        if has_moved && is_later {
            self.told[seat] = None;
            return Progress::TurnEnded;
        }
        Progress::Nothing
    }

    /// A bot plays for somebody who had no time left: they take their seat again, and know whose turn it is.
    fn come_back(&mut self, seat: usize, version: u32) -> Progress {
        let outcome = self.wish(seat, version, "return");
        self.told[seat] = (outcome == Outcome::Acknowledged).then_some(false);
        Progress::Done
    }

    fn wish(&mut self, seat: usize, version: u32, wish: &str) -> Outcome {
        let deed = Deed::Wish { wish: wish.to_owned(), seat: (seat + 1).to_string() };
        let (client, history) = &mut self.players[seat];
        client.send(version, &deed, &mut self.rng, history)
    }

    /// Somebody gives up, unless a bot plays for them: then it goes on without them.
    fn resign(&mut self, course: &Course) {
        let seat = self.rng.random_range(0..2);
        while !course.is_over() {
            let (client, history) = &mut self.players[seat];
            let page = client.look(&mut self.rng, history);
            let version = page.as_ref().and_then(|page: &Answer| page.version().parse().ok());
            let (Some(page), Some(version)) = (page, version) else {
                thread::sleep(PAUSE);
                continue;
            };
            let is_away = page.body.contains(r#"value="return""#);
            if is_away || !self.evening.pulse.seen(version, &page) {
                return;
            }
            let outcome = self.wish(seat, version, "resign");
            // Whoever comes too late looks again.
            if outcome == Outcome::Acknowledged || (outcome == Outcome::Refused && self.rng.random_bool(0.2)) {
                return;
            }
        }
    }

    /// Somebody's time is said to be over. So soon that cannot be, unless a clock was wrong.
    fn note_timeout(&mut self, seat: usize) {
        let (passed, made) = (self.table.made.elapsed(), self.table.made);
        if passed < self.terms.allowance && self.evening.clocks.are_right_since(made) {
            let complaint = format!("time was over {passed:?} after the beginning, of {:?}", self.terms.allowance);
            self.players[seat].1.complaints.push(complaint);
        }
    }
}
