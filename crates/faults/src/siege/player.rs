//! Two people who play a game and time every move.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

use runestones_testing::browser::{Answer, Browser};

pub(super) struct Player {
    people: [Browser; 2],
    game: String,
    rng: StdRng,
}

/// A script asks so: the answer says only that the move is stored.
const SCRIPT: [(&str, &str); 1] = [("X-Table", "1")];

/// After a page that could not be had.
const AGAIN: Duration = Duration::from_millis(20);

/// How often something is tried before we give up.
const TRIES: usize = 1000;

impl Player {
    /// Two people sit down at a new table.
    pub(super) fn sit_down(address: SocketAddr) -> Player {
        let people = [Browser::new(address), Browser::new(address)];
        let mut player = Player { people, game: String::new(), rng: StdRng::seed_from_u64(1) };
        player.new_game();
        player
    }

    pub(super) fn game(&self) -> &str {
        &self.game
    }

    fn new_game(&mut self) {
        let [host, guest] = &mut self.people;
        let fields = [("seat1", "me"), ("seat2", "link")];
        self.game =
            until(|| host.try_ask("POST", "/new", &FORM, &encoded(&fields))?.header("location").map(str::to_owned));
        let game = &self.game;
        let invitation = until(|| host.try_ask("GET", game, &[], "")?.invitation());
        until(|| guest.try_ask("POST", &invitation, &FORM, "").filter(|answer| answer.status == 303));
    }

    /// Plays a number of moves with a pause after each, and says how long each took. A move that was not answered counts with
    /// all the time until it was.
    pub(super) fn play(&mut self, moves: usize, pause: Duration) -> Vec<Duration> {
        let mut times = Vec::with_capacity(moves);
        let mut idle = 0;
        while times.len() < moves {
            let mut has_moved = false;
            for number in 0..self.people.len() {
                let Some(page) = self.look(number) else { continue };
                let offered = page.moves();
                if offered.is_empty() || times.len() == moves {
                    continue;
                }
                let mv = offered[self.rng.random_range(0..offered.len())].clone();
                times.push(self.click(number, &page.version(), &mv));
                has_moved = true;
                std::thread::sleep(pause);
            }
            idle = if has_moved { 0 } else { idle + 1 };
            // The game is over, or nobody could see it for a while.
            if idle > 3 {
                self.new_game();
                idle = 0;
            }
        }
        times
    }

    fn look(&mut self, number: usize) -> Option<Answer> {
        let page = self.people[number].try_ask("GET", &self.game, &[], "").filter(|page| page.status == 200);
        if page.is_none() {
            std::thread::sleep(AGAIN);
        }
        page
    }

    fn click(&mut self, number: usize, seen: &str, mv: &str) -> Duration {
        let path = format!("{}/move", self.game);
        let headers = [FORM[0], SCRIPT[0]];
        let body = encoded(&[("version", seen), ("move", mv)]);
        let start = Instant::now();
        let person = &mut self.people[number];
        // Whoever gets no answer clicks again; that it is stored already is an answer, too.
        until(|| person.try_ask("POST", &path, &headers, &body).filter(|answer| matches!(answer.status, 204 | 409)));
        start.elapsed()
    }
}

const FORM: [(&str, &str); 1] = [("Content-Type", "application/x-www-form-urlencoded")];

fn encoded(fields: &[(&str, &str)]) -> String {
    serde_urlencoded::to_string(fields).unwrap_or_default()
}

fn until<T>(mut attempt: impl FnMut() -> Option<T>) -> T {
    for _ in 0..TRIES {
        if let Some(done) = attempt() {
            return done;
        }
        std::thread::sleep(AGAIN);
    }
    panic!("the server does not answer its players any more");
}

/// A game that bots have played to its end: its address, its record, and the number of its moments.
pub(super) struct Finished {
    pub(super) game: String,
    pub(super) record: String,
    pub(super) last: usize,
}

/// Lets bots play a game.
pub(super) fn finished_game(address: SocketAddr) -> Finished {
    let mut host = Browser::new(address);
    let fields = [("seat1", "bot:random"), ("seat2", "bot:random"), ("instant-bots", "on")];
    let game = host.post("/new", &fields).location();
    host.get(&game);
    let record =
        until(|| host.try_ask("GET", &format!("{game}/record"), &[], "").filter(|answer| answer.status == 200));
    let last = record.body.lines().count().saturating_sub(20);
    Finished { game, record: record.body, last }
}

/// A percentile: the time that this many of a hundred did not exceed; they are sorted.
pub(super) fn percentile(times: &[Duration], percent: usize) -> Duration {
    let last = times.len().saturating_sub(1);
    times.get(last * percent / 100).copied().unwrap_or_default()
}
