//! People who keep their accounts, play for their ratings and by clocks, and look at a table only when they are told that
//! it is their turn. So a game goes on only if no alert is lost.

mod table;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use runestones_testing::browser::Browser;
use runestones_testing::receivers::{Posted, Receiver};

use crate::clocks::Clocks;
use crate::party::{FORM, Remembered, player};
use crate::pulse::Pulse;
use crate::trouble::HEALED;
use table::ClubTable;

/// At so many tables the same two people play at the same time.
pub(crate) const TABLES: usize = 2;

/// The receiver of alerts takes so long to answer. Servers look for alerts more often: what one of them is delivering another
/// would deliver again, if it were not claimed. And many a server dies between an alert and the note that it was delivered.
const ANSWER: Duration = Duration::from_millis(1200);

/// What is agreed about time.
pub(crate) struct Terms {
    fields: &'static [(&'static str, &'static str)],
    /// What a player has at least, before anybody may say that it is over.
    allowance: Duration,
    /// Whether whoever has no time left has lost.
    forfeit: bool,
}

const TERMS: [Terms; 4] = [
    Terms {
        fields: &[("clock", "days"), ("days", "1"), ("out-of-time", "forfeit")],
        allowance: Duration::from_hours(24),
        forfeit: true,
    },
    Terms {
        fields: &[("clock", "live"), ("minutes", "1"), ("increment", "0"), ("out-of-time", "bot")],
        allowance: Duration::from_mins(1),
        forfeit: false,
    },
    Terms {
        fields: &[("clock", "live"), ("minutes", "1"), ("increment", "5"), ("out-of-time", "forfeit")],
        allowance: Duration::from_mins(1),
        forfeit: true,
    },
    Terms {
        fields: &[("clock", "days"), ("days", "1"), ("out-of-time", "bot")],
        allowance: Duration::from_hours(24),
        forfeit: false,
    },
];

/// Two people, and where they are told.
pub(crate) struct Club {
    receiver: Receiver,
    members: [Browser; 2],
}

/// Who sits at a table of the club.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Table {
    /// The members, by their seats.
    pub(crate) members: [usize; 2],
    /// When it was set up.
    pub(crate) made: Instant,
}

impl Club {
    /// They come while all is well.
    pub(crate) fn found(server: SocketAddr) -> Club {
        let receiver = Receiver::start();
        receiver.answer_after(ANSWER);
        let member = |number| {
            let mut person = player(server).expect("a server that is well");
            let hook = receiver.url(&Club::path(number));
            assert_eq!(person.post("/me/keep", &[]).status, 200, "an account");
            assert_eq!(person.post("/me/alerts/hook", &[("url", &*hook), ("form", "json")]).status, 303, "a way");
            person
        };
        let members = [member(0), member(1)];
        Club { receiver, members }
    }

    /// Where a member is told.
    pub(crate) fn path(member: usize) -> String {
        format!("/member/{member}")
    }

    /// All that arrived.
    pub(crate) fn posted(&self) -> Vec<Posted> {
        self.receiver.posted()
    }
}

/// One of the tables at which the members play, game after game.
pub(crate) struct Evening {
    pub(crate) number: usize,
    pub(crate) servers: Vec<SocketAddr>,
    pub(crate) seed: u64,
    pub(crate) pulse: Arc<Pulse>,
    pub(crate) club: Arc<Club>,
    pub(crate) clocks: Arc<Clocks>,
}

/// How far a run has come.
#[derive(Default)]
pub(crate) struct Course {
    /// Nothing fails any more.
    pub(crate) calm: AtomicBool,
    /// Nobody plays any more.
    pub(crate) over: AtomicBool,
}

impl Course {
    pub(crate) fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    fn is_calm(&self) -> bool {
        self.calm.load(Ordering::Relaxed)
    }
}

impl Evening {
    /// Plays until it is over. The last game is only begun: its clock runs.
    pub(crate) fn start(self, course: &Arc<Course>) -> JoinHandle<Vec<Remembered>> {
        let course = Arc::clone(course);
        thread::spawn(move || {
            let mut told = Vec::new();
            for round in 0.. {
                if course.is_over() {
                    break;
                }
                match self.gather(round) {
                    Some(table) => told.push(table.play(&course)),
                    // Something fails just now.
                    None => thread::sleep(Duration::from_millis(50)),
                }
            }
            let deadline = Instant::now() + HEALED;
            while Instant::now() < deadline {
                // Those of one table forfeit, a bot takes over at the other.
                if let Some(table) = self.gather(0) {
                    told.push(table.remember());
                    break;
                }
            }
            told
        })
    }

    /// Sets a table up and sits down; `None` if that does not work just now, and then that table is left to its clock.
    fn gather(&self, round: usize) -> Option<ClubTable<'_>> {
        let terms = &TERMS[(self.number + round) % TERMS.len()];
        let members = [round % 2, 1 - round % 2];
        let [mut host, mut guest] = members.map(|member| self.club.members[member].clone());
        host.address = self.servers[round % self.servers.len()];
        guest.address = self.servers[(round + 1) % self.servers.len()];
        let (made, heard) = (Instant::now(), self.club.receiver.posted().len());
        let fields = [("seat1", "me"), ("seat2", "link"), ("rated", "on"), ("instant-bots", "on")];
        let fields: Vec<(&str, &str)> = fields.iter().chain(terms.fields).copied().collect();
        let body = serde_urlencoded::to_string(fields).ok()?;
        let game = host.try_ask("POST", "/new", &FORM, &body)?.header("location")?.to_owned();
        let page = host.try_ask("GET", &game, &[], "").filter(|page| page.status == 200)?;
        guest.try_ask("POST", &page.invitation()?, &FORM, "").filter(|joined| joined.status == 303)?;
        let table = Table { members, made };
        Some(ClubTable::new(self, game, [host, guest], table, (terms, heard, round)))
    }
}
