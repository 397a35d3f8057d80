//! Somebody who presses buttons, at any server that answers, and writes everything down.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

use crate::club::Course;
use crate::history::{Deed, History, Outcome, Seen, Sent};
use crate::pulse::Pulse;
use runestones_testing::browser::{Answer, Browser};

/// A person at one table.
pub(crate) struct Client {
    pub(crate) person: Browser,
    pub(crate) game: String,
    pub(crate) servers: Vec<SocketAddr>,
    /// Whether moves are taken back now and then.
    pub(crate) takes_back: bool,
    pub(crate) seed: u64,
    pub(crate) pulse: Arc<Pulse>,
}

/// Between two looks at a table at which there is nothing to do.
pub(crate) const PAUSE: Duration = Duration::from_millis(15);

/// What a server says that cannot do something just now.
pub(crate) const TRY_AGAIN: u16 = 503;

impl Client {
    /// Plays until it is over, or the game is.
    pub(crate) fn play(mut self, course: &Course) -> History {
        let mut rng = StdRng::seed_from_u64(self.seed);
        let mut history = History::default();
        while !course.is_over() {
            let Some(page) = self.look(&mut rng, &mut history) else {
                self.pulse.note("nothing to be seen");
                std::thread::sleep(PAUSE);
                continue;
            };
            let Ok(version) = page.version().parse() else { continue };
            if !self.pulse.seen(version, &page) {
                self.pulse.note("a game is over");
                break;
            }
            history.seen.push(Seen { version, moves: page.moves() });
            if !self.act(version, &page, &mut rng, &mut history) {
                std::thread::sleep(PAUSE);
            }
        }
        history
    }

    /// Presses a button of a table that was seen at this version; says whether there was one to press.
    pub(crate) fn act(&mut self, version: u32, page: &Answer, rng: &mut StdRng, history: &mut History) -> bool {
        // Also after another server has shown an older version meanwhile.
        let mut here = history.sent.iter().rev().filter(|sent| sent.version == version);
        let in_doubt = here.find(|sent| sent.outcome.is_in_doubt()).map(|sent| &sent.deed);
        let Some(deed) = self.choose(page, in_doubt, rng) else {
            self.pulse.note(format!("nothing to do at version {version}, in doubt {in_doubt:?}"));
            return false;
        };
        // Whoever gets no answer presses the button again, and sometimes once more.
        while self.send(version, &deed, rng, history).is_in_doubt() && rng.random_bool(0.5) {}
        true
    }

    /// The table at some server; `None` if there is none to be seen.
    pub(crate) fn look(&mut self, rng: &mut StdRng, history: &mut History) -> Option<Answer> {
        self.person.address = self.servers[rng.random_range(0..self.servers.len())];
        let page = self.person.try_ask("GET", &self.game, &[], "")?;
        match page.status {
            200 => return Some(page),
            TRY_AGAIN => history.hidden += 1,
            status => history.complaints.push(format!("the table was answered with {status}")),
        }
        None
    }

    /// What to do at a table. After something in doubt it is of the same kind, so that the checker can tell how long the
    /// log is either way.
    fn choose(&self, page: &Answer, in_doubt: Option<&Deed>, rng: &mut StdRng) -> Option<Deed> {
        let may_take_back = self.takes_back && page.body.contains(r#"form="undo""#);
        match in_doubt {
            Some(Deed::Undo) => return may_take_back.then_some(Deed::Undo),
            None if may_take_back && rng.random_bool(0.1) => return Some(Deed::Undo),
            _ => {}
        }
        // The checker counts a move for each version: of what means two of them only the first is played.
        let moves = page.single_moves();
        Some(Deed::Play(moves.get(rng.random_range(0..moves.len().max(1)))?.clone()))
    }

    /// Presses a button and writes down what came of it.
    pub(crate) fn send(&mut self, version: u32, deed: &Deed, rng: &mut StdRng, history: &mut History) -> Outcome {
        self.person.address = self.servers[rng.random_range(0..self.servers.len())];
        let seen = version.to_string();
        let mut fields = vec![("version", seen.as_str())];
        let path = match deed {
            Deed::Play(mv) => {
                fields.push(("move", mv));
                "move"
            }
            Deed::Undo => "undo",
            Deed::Wish { wish, seat } => {
                fields.extend([("wish", wish.as_str()), ("seat", seat.as_str())]);
                "leave"
            }
        };
        let body = serde_urlencoded::to_string(fields).unwrap_or_default();
        let headers = [("Content-Type", "application/x-www-form-urlencoded"), ("X-Table", "1")];
        let answer = self.person.try_ask("POST", &format!("{}/{path}", self.game), &headers, &body);
        let outcome = match answer.map(|answer| answer.status) {
            Some(200..400) => Outcome::Acknowledged,
            Some(400..500) => Outcome::Refused,
            Some(TRY_AGAIN) => Outcome::TryAgain,
            Some(status) => {
                history.complaints.push(format!("{deed:?} was answered with {status}"));
                Outcome::Unknown
            }
            None => Outcome::Unknown,
        };
        self.pulse.note(format!("{deed:?} at version {version} was {outcome:?}"));
        history.sent.push(Sent { version, deed: deed.clone(), outcome });
        outcome
    }
}
