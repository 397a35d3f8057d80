//! A siege: people play steadily while somebody attacks the server, and every move is timed.
//!
//! Everything happens on this machine's loopback network: a player is at 127.0.0.1, and attackers are at other
//! addresses of 127.0.0.0/8, so that the server's limits by address and network work as they would outside. Each attack
//! has a server of its own, with the limits that a server has by default, and ends by itself.

mod attack;
mod line;
mod player;
mod server;

use std::ffi::OsString;
use std::fmt;
use std::time::Duration;

pub use attack::Attack;
pub use server::serve_besieged;

use attack::Counted;
use player::{Player, percentile};
use server::Server;

/// How a siege goes.
#[derive(Clone, Debug)]
pub struct Siege {
    /// The program that serves, and what it is told. It says its address in the first line.
    pub server: Vec<OsString>,
    /// How many moves are timed.
    pub moves: usize,
    /// How much of every attack: 1 is all of it.
    pub share: f64,
}

/// What came of an attack.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The attack.
    pub attack: Attack,
    /// From sending each move to the answer that it is stored, shortest first.
    pub times: Vec<Duration>,
    /// The memory of the server before the attack, after it, and at most, in bytes.
    pub memory: [u64; 3],
    /// What the attackers were answered.
    counted: [u64; 3],
}

/// Moves take longer than this only if something is wrong.
const PAUSE: Duration = Duration::from_millis(50);

impl Siege {
    /// The server under one attack.
    pub fn under(&self, attack: Attack) -> std::io::Result<Outcome> {
        let server = Server::start(&self.server)?;
        let mut player = Player::sit_down(server.address);
        let finished = attack.needs_a_finished_game().then(|| player::finished_game(server.address));
        // Everything is drawn and loaded once before it is measured.
        player.play(20, PAUSE);
        let before = server.memory();
        let running = attack.start(server.address, player.game(), finished.as_ref(), self.share)?;
        let mut times = player.play(self.moves, PAUSE);
        let counted: Counted = running.stop();
        times.sort_unstable();
        Ok(Outcome { attack, times, memory: [before, server.memory(), server.most_memory()], counted: counted.all() })
    }
}

impl Outcome {
    /// The head of a table of outcomes.
    pub const HEAD: &str = "| attack | moves | p50 | p99 | longest | memory before, after, at most | attackers: answered, refused, cut off |\n\
                            |---|---|---|---|---|---|---|";

    /// A percentile: the time that this many of a hundred moves did not exceed.
    pub fn percentile(&self, percent: usize) -> Duration {
        percentile(&self.times, percent)
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [p50, p99, longest] = [50, 99, 100].map(|percent| self.percentile(percent).as_secs_f64() * 1000.0);
        let [before, after, most] = self.memory.map(|bytes| bytes >> 20);
        let [answered, refused, cut] = self.counted;
        write!(
            f,
            "| {} | {} | {p50:.1} ms | {p99:.1} ms | {longest:.1} ms | {before}, {after}, {most} MB | {answered}, {refused}, {cut} |",
            self.attack,
            self.times.len(),
        )
    }
}
