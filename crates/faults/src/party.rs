//! A table and those who play at it. When their game is over they begin another.

use std::net::SocketAddr;
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use crate::checker::Movers;
use crate::client::Client;
use crate::club::{Course, Table};
use crate::history::History;
use crate::pulse::Pulse;
use runestones_store::GameId;
use runestones_testing::browser::Browser;

/// A game that was played, as its players remember it.
pub(crate) struct Remembered {
    pub(crate) game: String,
    pub(crate) movers: Movers,
    pub(crate) histories: Vec<History>,
    /// Who sat there, if it was a table of the club.
    pub(crate) club: Option<Table>,
}

impl Remembered {
    /// The id of the game.
    pub(crate) fn id(&self) -> GameId {
        self.game.trim_start_matches("/game/").parse().expect("the id of a game")
    }
}

/// A table at which everybody sits.
struct Seated {
    game: String,
    people: Vec<Browser>,
    movers: Movers,
}

/// Who is to play where.
pub(crate) struct Party {
    pub(crate) number: usize,
    pub(crate) servers: Vec<SocketAddr>,
    pub(crate) seed: u64,
    pub(crate) pulse: Arc<Pulse>,
}

impl Party {
    /// At every third table a person plays against a bot.
    pub(crate) fn is_with_bot(number: usize) -> bool {
        number % 3 == 2
    }

    /// Plays until it is over, game after game.
    pub(crate) fn start(self, course: &Arc<Course>) -> JoinHandle<Vec<Remembered>> {
        let course = Arc::clone(course);
        thread::spawn(move || {
            let mut told = Vec::new();
            while !course.is_over() {
                match self.gather() {
                    Some(seated) => told.push(self.play(seated, told.len(), &course)),
                    // Something fails just now.
                    None => thread::sleep(Duration::from_millis(50)),
                }
            }
            told
        })
    }

    fn play(&self, Seated { game, people, movers }: Seated, round: usize, course: &Arc<Course>) -> Remembered {
        let players = people.into_iter().enumerate().map(|(seat, person)| {
            let seed = self.seed.wrapping_add((round * 100_000 + self.number * 2 + seat) as u64);
            let (game, servers, pulse) = (game.clone(), self.servers.clone(), Arc::clone(&self.pulse));
            let client = Client { person, game, servers, takes_back: !Party::is_with_bot(self.number), seed, pulse };
            let course = Arc::clone(course);
            thread::spawn(move || client.play(&course))
        });
        let players: Vec<JoinHandle<History>> = players.collect();
        let histories = players.into_iter().map(|player| player.join().expect("a history")).collect();
        Remembered { game, movers, histories, club: None }
    }

    /// Sets a table up and sits down; `None` if that does not work just now, and then that table is left alone.
    fn gather(&self) -> Option<Seated> {
        let server = |number: usize| self.servers[number % self.servers.len()];
        let other = if Party::is_with_bot(self.number) { "bot:archdruid" } else { "link" };
        let mut host = player(server(self.number))?;
        let body = serde_urlencoded::to_string([("seat1", "me"), ("seat2", other)]).ok()?;
        let game = host.try_ask("POST", "/new", &FORM, &body)?.header("location")?.to_owned();
        let page = host.try_ask("GET", &game, &[], "").filter(|page| page.status == 200)?;
        if Party::is_with_bot(self.number) {
            return Some(Seated { game, people: vec![host], movers: Movers::Others });
        }
        let mut guest = player(server(self.number + 1))?;
        guest.try_ask("POST", &page.invitation()?, &FORM, "").filter(|joined| joined.status == 303)?;
        // Nobody plays yet, and the server that seated the last one knows it.
        let seated = guest.try_ask("GET", &game, &[], "").filter(|page| page.status == 200)?;
        let movers = Movers::People { since: seated.version().parse().ok()? };
        Some(Seated { game, people: vec![host, guest], movers })
    }
}

/// Somebody for whom nothing is played along: the checker counts one move for each version.
pub(crate) fn player(server: SocketAddr) -> Option<Browser> {
    let mut person = Browser::new(server);
    person.try_ask("POST", "/settings", &FORM, "auto=off").filter(|saved| saved.status == 303)?;
    Some(person)
}

pub(crate) const FORM: [(&str, &str); 1] = [("Content-Type", "application/x-www-form-urlencoded")];
