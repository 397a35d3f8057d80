//! Checkpoints of the write-ahead log (WAL): what was committed moves from the log beside the database into the database.
//!
//! SQLite itself would do it within the commit that makes the log too long, and whoever waits for that commit would wait
//! for the disk several times over. So a connection of its own does it while commits go on. The log is written from its
//! start again once all of it is moved. When commits never pause, some of them are always left over; then the writer moves
//! these few itself, between two commits.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tokio::task::JoinHandle;

use super::fault::fault;
use super::open::{close_aside, connect_aside};
use crate::error::{Result, StoreError};

/// After this many changes there is something to move. Most of them are made to the same few pages of the same games, and those
/// are moved once, so it is better done seldom: while it is done the disk is busy, and moves wait for it. (A test does not
/// write so much.)
const CHANGES: usize = if cfg!(test) { 250 } else { 4000 };

/// A log of this many pages (128 MiB) should be written from its start again.
const LONG: i64 = if cfg!(test) { 4096 } else { 32_768 };

/// Once it is, the file is cut to this length: a log that became longer while somebody read for long does not stay so.
pub(super) const LONG_IN_BYTES: i64 = LONG * 4096;

/// When to move what.
pub(super) struct Checkpoints {
    options: SqliteConnectOptions,
    /// The changes that nobody has begun to move.
    changes: usize,
    /// A log of this many bytes is moved, however few changes are in it.
    too_long: u64,
    aside: Aside,
}

/// The connection that moves.
enum Aside {
    NotOpen,
    Waits(SqliteConnection),
    Moves(JoinHandle<Result<(SqliteConnection, i64)>>),
}

impl Checkpoints {
    pub(super) fn new(options: SqliteConnectOptions) -> Checkpoints {
        Checkpoints { options, changes: 0, too_long: LONG_IN_BYTES.unsigned_abs(), aside: Aside::NotOpen }
    }

    /// Takes note of a commit, made on this connection, after which the log has this many bytes; says whether a checkpoint
    /// was made. A failure loses nothing: the log stays as it is, and the next time everything moves.
    pub(super) async fn committed(
        &mut self,
        changes: usize,
        length: u64,
        connection: &mut SqliteConnection,
    ) -> Result<bool> {
        self.changes += changes;
        let moved = matches!(&self.aside, Aside::Moves(task) if task.is_finished());
        if matches!(&self.aside, Aside::Moves(task) if task.is_finished())
            && self.wait().await?.is_some_and(|length| length > LONG)
        {
            checkpoint(connection).await?;
        }
        let is_much = self.changes >= CHANGES || length > self.too_long;
        if is_much && !matches!(self.aside, Aside::Moves(_)) {
            self.changes = 0;
            // The file does not become shorter by it; so it is not tried again before it is longer still.
            self.too_long = length.max(LONG_IN_BYTES.unsigned_abs()) + LONG_IN_BYTES.unsigned_abs() / 4;
            let (options, aside) = (self.options.clone(), std::mem::replace(&mut self.aside, Aside::NotOpen));
            self.aside = Aside::Moves(tokio::spawn(async move {
                let mut connection = match aside {
                    Aside::Waits(connection) => connection,
                    _ => connect_aside(&options).await?,
                };
                let length = checkpoint(&mut connection).await?;
                Ok((connection, length))
            }));
        }
        Ok(moved)
    }

    /// Ends, so that the connection of the writer is the last one: it tidies the files up when it is closed.
    pub(super) async fn end(mut self) -> Result<()> {
        self.wait().await?;
        if let Aside::Waits(connection) = self.aside {
            close_aside(connection).await;
        }
        Ok(())
    }

    /// Waits for what is under way, if anything is, and answers how long the log was.
    async fn wait(&mut self) -> Result<Option<i64>> {
        match std::mem::replace(&mut self.aside, Aside::NotOpen) {
            Aside::Moves(task) => {
                let (connection, length) =
                    task.await.map_err(|error| StoreError::Other { reason: error.to_string() })??;
                self.aside = Aside::Waits(connection);
                Ok(Some(length))
            }
            other => {
                self.aside = other;
                Ok(None)
            }
        }
    }
}

/// Moves everything that was committed when it begins; answers how many pages the log had then.
async fn checkpoint(connection: &mut SqliteConnection) -> Result<i64> {
    // Passive: it waits for nobody, not even for somebody who reads for long, and nobody waits for it.
    let row = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(connection).await.map_err(fault)?;
    row.try_get("log").map_err(fault)
}

/// Moves everything and cuts the log to nothing, if nobody else uses it; otherwise what can be moved.
pub(super) async fn bring_in(connection: &mut SqliteConnection) -> Result<()> {
    sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(connection).await.map(drop).map_err(fault)
}
