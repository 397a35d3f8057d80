//! Moves that wait share two statements: every statement is a trip to the thread of the connection, and moves are most of
//! what is ever written.

use std::collections::HashSet;
use std::sync::LazyLock;

use sqlx::sqlite::SqliteConnection;
use tokio::sync::oneshot;

use super::fault::{Fault, fault};
use super::games::{self, json};
use super::writer::{Caller, Job, Work};
use crate::error::Result;
use crate::game::{Head, Stamp};
use crate::id::GameId;

/// Entries to be added to a game.
pub(super) struct Append {
    game: GameId,
    expected: Head,
    /// The length of the log afterwards.
    length: u32,
    entries: Vec<String>,
    stamp: Stamp,
    caller: Caller<Head>,
}

impl Append {
    /// The change, and where its answer will come.
    pub(super) fn new(
        game: &GameId,
        expected: Head,
        entries: &[String],
        stamp: Stamp,
    ) -> Result<(Append, oneshot::Receiver<Result<Head>>)> {
        let length = expected.length_after(entries.len())?;
        let (answer, answered) = oneshot::channel();
        let (game, entries) = (game.clone(), entries.to_vec());
        Ok((Append { game, expected, length, entries, stamp, caller: Caller::new(answer) }, answered))
    }
}

impl Job for Append {
    fn run<'c>(&'c mut self, connection: &'c mut SqliteConnection) -> Work<'c, ()> {
        Box::pin(async move {
            let made = games::append(connection, &self.game, self.expected, &self.entries, self.stamp).await;
            self.caller.keep(made)
        })
    }

    fn answer(self: Box<Self>, committed: Result<()>) {
        self.caller.tell(committed);
    }

    fn as_append(&mut self) -> Option<&mut Append> {
        Some(self)
    }
}

/// How many jobs at the beginning are appends to different games.
pub(super) fn leading(jobs: &mut [Box<dyn Job>]) -> usize {
    let mut games = HashSet::new();
    let is_another = |job: &mut Box<dyn Job>| job.as_append().is_some_and(|append| games.insert(append.game.clone()));
    jobs.iter_mut().map(is_another).take_while(|is_another| *is_another).count()
}

impl Append {
    pub(super) fn is_made(&self) -> bool {
        self.caller.has_result()
    }

    fn made(&mut self) {
        self.caller.succeed(self.expected.then(self.length));
    }

    fn rows(&self) -> impl Iterator<Item = games::EntryRow<'_>> {
        games::rows(&self.game, self.expected, &self.entries, self.stamp)
    }
}

/// Moves the heads on, wherever they are as expected; answers in which games.
const ADVANCE: &str = "UPDATE games
    SET length = value ->> 3, version = version + 1, updated = value ->> 4, status = value ->> 5,
        due = value ->> 6
    FROM json_each(?)
    WHERE games.id = value ->> 0 AND version = value ->> 1 AND length = value ->> 2 AND damage IS NULL
    RETURNING games.id";

/// Begins a transaction and makes these appends in it, all of them or none, in a single trip. Says whether it did; if not,
/// there is no transaction.
pub(super) async fn begin_with(db: &mut SqliteConnection, appends: &mut [&mut Append]) -> Result<bool> {
    static SQL: LazyLock<String> = LazyLock::new(|| {
        // Without the heads there are no entries either.
        format!("BEGIN IMMEDIATE; {ADVANCE}; {} WHERE changes() = ?", games::ADD_ENTRIES)
    });
    let rows: Vec<_> = appends.iter().flat_map(|append| append.rows()).collect();
    let query = sqlx::query_scalar(&**SQL).bind(heads(appends)?).bind(json(&rows)?);
    let is_done = match query.bind(appends.len() as u32).fetch_all(&mut *db).await {
        Ok(games) => Vec::<String>::len(&games) == appends.len(),
        // One of them is to blame; anything else would happen to each of them.
        Err(error) if Fault::of(&error) == Fault::Other => false,
        Err(error) => return Err(fault(error)),
    };
    if is_done {
        for append in appends.iter_mut() {
            append.made();
        }
    } else {
        // If it fails, whatever comes next fails, too.
        let _ = sqlx::query("ROLLBACK").execute(db).await;
    }
    Ok(is_done)
}

/// Makes the appends that can be made. The others are left as they were, and have to be made, or refused, one by one.
pub(super) async fn make(db: &mut SqliteConnection, appends: &mut [&mut Append]) -> Result<()> {
    let advanced = sqlx::query_scalar(ADVANCE).bind(heads(appends)?).fetch_all(&mut *db).await.map_err(fault)?;
    let advanced: HashSet<String> = advanced.into_iter().collect();
    let (mut made, _): (Vec<_>, Vec<_>) =
        appends.iter_mut().partition(|append| advanced.contains(append.game.as_str()));
    let rows: Vec<_> = made.iter().flat_map(|append| append.rows()).collect();
    games::add_entries(db, &rows).await?;
    for append in &mut made {
        append.made();
    }
    Ok(())
}

/// The heads before and after.
fn heads(appends: &[&mut Append]) -> Result<String> {
    let mut rows = Vec::with_capacity(appends.len());
    for Append { game, expected, length, stamp, .. } in appends.iter().map(|append| &**append) {
        let Stamp { time, status, due } = stamp;
        let due = due.map(|due| due.0);
        rows.push((game.as_str(), expected.version, expected.length, length, time.0, status.as_str(), due));
    }
    json(&rows)
}
