//! What a run has shown.

use std::fmt;
use std::time::Duration;

use crate::history::{History, Outcome};

/// What went wrong on purpose.
#[derive(Clone, Copy, Debug, Default)]
pub struct Troubles {
    /// Servers that were killed.
    pub nodes_killed: u32,
    /// Times that the database was killed.
    pub databases_killed: u32,
    /// Times that one of the database's processes was killed.
    pub backends_killed: u32,
    /// Times that all connections of a server to the database were cut.
    pub cuts: u32,
    /// Times that a server's connections to the database fell silent.
    pub silences: u32,
}

/// What a run has shown.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// How long people played.
    pub time: Duration,
    /// The tables they played at.
    pub tables: usize,
    /// What went wrong on purpose.
    pub troubles: Troubles,
    /// Requests that were acknowledged.
    pub acknowledged: usize,
    /// Requests that were refused, most of them because they came too late.
    pub refused: usize,
    /// Requests of which nobody was told what came of them.
    pub in_doubt: usize,
    /// Everything that should not be.
    pub problems: Vec<String>,
}

impl Report {
    pub(crate) fn count(&mut self, history: &History) {
        for sent in &history.sent {
            match sent.outcome {
                Outcome::Acknowledged => self.acknowledged += 1,
                Outcome::Refused => self.refused += 1,
                Outcome::Unknown => self.in_doubt += 1,
            }
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Troubles { nodes_killed, databases_killed, backends_killed, cuts, silences } = self.troubles;
        writeln!(f, "{} tables, {} s", self.tables, self.time.as_secs())?;
        writeln!(
            f,
            "killed: {nodes_killed} servers, {databases_killed} databases, {backends_killed} processes of a database"
        )?;
        writeln!(f, "connections to the database: {cuts} times cut, {silences} times silent")?;
        writeln!(f, "moves: {} acknowledged, {} refused, {} in doubt", self.acknowledged, self.refused, self.in_doubt)?;
        write!(f, "lost, done twice or told differently: {}", self.problems.len())?;
        self.problems.iter().try_for_each(|problem| write!(f, "\n  {problem}"))
    }
}
