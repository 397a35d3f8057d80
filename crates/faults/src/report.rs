//! What a run has shown.

use std::fmt;
use std::time::Duration;

use crate::history::{History, Outcome};
use crate::machine::Met;

/// What went wrong on purpose.
#[derive(Clone, Copy, Debug, Default)]
pub struct Troubles {
    /// Servers that were killed.
    pub nodes_killed: u32,
    /// Times that all servers were killed while a bot was thinking.
    pub bots_interrupted: u32,
    /// Times that the database was killed.
    pub databases_killed: u32,
    /// Times that one of the database's processes was killed.
    pub backends_killed: u32,
    /// Times that all connections of a server to the database were cut.
    pub cuts: u32,
    /// Times that a server's connections to the database fell silent.
    pub silences: u32,
    /// Times that the disk was slow for a while.
    pub slow_disks: u32,
    /// Times that the disk was full for a while.
    pub full_disks: u32,
    /// Times that a clock was suddenly wrong.
    pub clock_jumps: u32,
    /// Pages that were shown while a disk was slow or full.
    pub pages: u32,
}

/// What a run has shown.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// How long people played.
    pub time: Duration,
    /// The games they played.
    pub games: usize,
    /// What went wrong on purpose.
    pub troubles: Troubles,
    /// What the servers noticed of their disks and clocks.
    pub met: Met,
    /// Requests that were acknowledged.
    pub acknowledged: usize,
    /// Requests that were refused, most of them because they came too late.
    pub refused: usize,
    /// Requests that could not be done just then; whoever sent them was told to try again.
    pub try_again: usize,
    /// Requests whose outcome nobody was told.
    pub unanswered: usize,
    /// Times that a table could not be shown; without a database that may be away there is no excuse for it.
    pub hidden: usize,
    /// Times that somebody's clock ran out.
    pub timeouts: usize,
    /// Alerts that arrived, each counted once.
    pub alerts: usize,
    /// Alerts that arrived again, with the same id.
    pub repeated: usize,
    /// Rated games that counted.
    pub rated: usize,
    /// Old games that the servers deleted meanwhile.
    pub swept: usize,
    /// Everything that should not be.
    pub problems: Vec<String>,
}

impl Report {
    pub(crate) fn count(&mut self, history: &History) {
        self.hidden += history.hidden;
        for sent in &history.sent {
            match sent.outcome {
                Outcome::Acknowledged => self.acknowledged += 1,
                Outcome::Refused => self.refused += 1,
                Outcome::TryAgain => self.try_again += 1,
                Outcome::Unknown => self.unanswered += 1,
            }
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Troubles { nodes_killed, bots_interrupted, databases_killed, backends_killed, cuts, silences, .. } =
            self.troubles;
        let Troubles { slow_disks, full_disks, clock_jumps, pages, .. } = self.troubles;
        let Met { slow_syncs, refused_writes, wrong_times } = self.met;
        writeln!(f, "{} games, {} s", self.games, self.time.as_secs())?;
        writeln!(
            f,
            "killed: {nodes_killed} servers, {databases_killed} databases, {backends_killed} processes of a database; \
             {bots_interrupted} times all servers while a bot was thinking"
        )?;
        writeln!(f, "connections to the database: {cuts} times cut, {silences} times silent")?;
        writeln!(
            f,
            "disk: {slow_disks} times slow ({slow_syncs} waits), {full_disks} times full ({refused_writes} writes refused), {pages} pages shown meanwhile"
        )?;
        writeln!(f, "clock: {clock_jumps} jumps, looked at {wrong_times} times while it was wrong")?;
        writeln!(
            f,
            "moves: {} acknowledged, {} refused, {} to be tried again, {} without an answer",
            self.acknowledged, self.refused, self.try_again, self.unanswered
        )?;
        writeln!(f, "tables: {} times not to be seen", self.hidden)?;
        writeln!(
            f,
            "clocks that ran out: {}; alerts: {}, and {} times one of them again; rated games: {}",
            self.timeouts, self.alerts, self.repeated, self.rated
        )?;
        writeln!(f, "swept: {} old games", self.swept)?;
        write!(f, "lost, done twice, too early, told differently or not healed: {}", self.problems.len())?;
        self.problems.iter().try_for_each(|problem| write!(f, "\n  {problem}"))
    }
}
