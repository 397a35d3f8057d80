//! Noticing that something is missing.
//!
//! SQLite cannot tell a database that lost its write-ahead log, or was emptied, from one in which less ever happened. So
//! there is a second witness: the owner counts up a number in the database (in a commit that is made anyway) and, when
//! that is durable, writes the number into a small file beside it, the mark. At the next start the database must not be
//! behind its mark.
//!
//! It is done with the first commit after a start or a checkpoint, and then once a second at most, so group commit is as
//! fast as ever. What it notices: a database that is gone, empty, or another one; a log that was deleted, or cut by more
//! than the last second; an older copy in its place. What it cannot notice: the loss of less than the last second before
//! a crash, the loss of mark and database together, and damage that leaves the number alone (`doctor` looks for that).

use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use sqlx::Row as _;
use sqlx::sqlite::SqliteConnection;
use tokio::task::JoinHandle;

use super::fault::fault;
use super::open::{beside, failure, private_options};
use crate::error::Result;

const PAUSE: Duration = if cfg!(test) { Duration::ZERO } else { Duration::from_secs(1) };

/// Which database it is, and how far it has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Mark {
    id: String,
    number: i64,
}

const ADVICE: &str = "put what is missing back (the file together with its -wal, or a backup), or go on with what there is: \
                      runestones serve --accept-loss; nothing is deleted by it";

/// Before a database is opened, which would make a new one where there is none.
pub(super) fn check_file(database: &Path) -> Result<()> {
    let is_there = database.metadata().is_ok_and(|file| file.len() > 0);
    if is_there || read(database).is_none() {
        return Ok(());
    }
    let reason = format!("it is gone or empty, and {} says that there were games", path(database).display());
    Err(failure(database, reason, ADVICE))
}

/// Whether an opened database has everything that its mark knows of.
pub(super) async fn check(database: &Path, connection: &mut SqliteConnection) -> Result<()> {
    // The mark first: meanwhile a server may write both.
    let Some(marked) = read(database) else { return Ok(()) };
    let found = of_database(connection).await?;
    if found.id != marked.id {
        let reason = format!("it is not the one that {} was written for", path(database).display());
        return Err(failure(database, reason, ADVICE));
    }
    if found.number < marked.number {
        let reason = format!(
            "the latest changes are missing (it has come to {}, and was at {} already): its write-ahead log was deleted or \
             cut, or it is an older copy",
            found.number, marked.number
        );
        return Err(failure(database, reason, ADVICE));
    }
    Ok(())
}

/// The mark says from now on what the database says. The old one is kept.
pub(super) async fn accept(database: &Path, connection: &mut SqliteConnection) -> Result<()> {
    let found = of_database(connection).await?;
    let path = path(database);
    if read(database).is_some_and(|marked| marked.id != found.id || marked.number > found.number) {
        let _ = std::fs::rename(&path, beside(database, "-mark.before-loss"));
    }
    // If it cannot be written now, it will be with one of the next commits.
    let _ = write(&path, &found);
    Ok(())
}

fn path(database: &Path) -> PathBuf {
    beside(database, "-mark")
}

async fn of_database(connection: &mut SqliteConnection) -> Result<Mark> {
    let row = sqlx::query("SELECT id, marks FROM store").fetch_one(connection).await.map_err(fault)?;
    Ok(Mark { id: row.try_get("id").map_err(fault)?, number: row.try_get("marks").map_err(fault)? })
}

/// The last mark; none if there never was one, or if it cannot be understood.
fn read(database: &Path) -> Option<Mark> {
    let text = std::fs::read_to_string(path(database)).ok()?;
    let read = text.strip_suffix(" end\n").and_then(|line| {
        let mut words = line.strip_prefix("runestones mark ")?.split(' ');
        Some(Mark { id: words.next()?.to_owned(), number: words.next()?.parse().ok()? })
    });
    if read.is_none() && !text.is_empty() {
        tracing::warn!("{} cannot be understood: losses are not noticed this time", path(database).display());
    }
    read
}

/// In place, and always of the same length: a few bytes in one block are written whole or not at all.
fn write(path: &Path, mark: &Mark) -> std::io::Result<()> {
    let mut file: File = private_options().truncate(false).open(path)?;
    file.write_all(format!("runestones mark {} {:020} end\n", mark.id, mark.number).as_bytes())?;
    file.sync_data()
}

/// The way from the number in the database to the one beside it.
pub(super) struct Marks {
    path: PathBuf,
    due: Option<Instant>,
    writing: Option<JoinHandle<()>>,
}

impl Marks {
    pub(super) fn new(database: &Path) -> Marks {
        Marks { path: path(database), due: None, writing: None }
    }

    /// Whether the next commit should count.
    pub(super) fn is_due(&self) -> bool {
        self.due.is_none_or(|due| Instant::now() >= due) && self.writing.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// A checkpoint was made: without its log the database would be as it is now.
    pub(super) fn after_checkpoint(&mut self) {
        self.due = None;
    }

    /// This has been committed; it is written down while the next commits go on.
    pub(super) fn committed(&mut self, mark: Mark) {
        self.due = Some(Instant::now() + PAUSE);
        let path = self.path.clone();
        self.writing = Some(tokio::task::spawn_blocking(move || {
            if let Err(error) = write(&path, &mark) {
                tracing::warn!(%error, "the mark beside the database could not be written");
            }
        }));
    }

    /// Waits for the last one.
    pub(super) async fn end(self) {
        if let Some(writing) = self.writing {
            let _ = writing.await;
        }
    }
}

/// Counts up, in a transaction.
pub(super) async fn count(db: &mut SqliteConnection) -> Result<Mark> {
    let sql = "UPDATE store SET marks = marks + 1 RETURNING id, marks";
    let row = sqlx::query(sql).fetch_one(db).await.map_err(fault)?;
    Ok(Mark { id: row.try_get("id").map_err(fault)?, number: row.try_get("marks").map_err(fault)? })
}
