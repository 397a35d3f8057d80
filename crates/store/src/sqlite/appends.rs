//! Moves that wait share two statements: every statement is a trip to the thread of the connection, and moves are most of
//! what is ever written.

use std::collections::HashSet;

use sqlx::sqlite::SqliteConnection;
use tokio::sync::oneshot;

use super::fault::fault;
use super::games::{self, json};
use super::writer::{Job, Work, answer_when};
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
    result: Option<Result<Head>>,
    answer: oneshot::Sender<Result<Head>>,
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
        Ok((Append { game, expected, length, entries, stamp, result: None, answer }, answered))
    }
}

impl Job for Append {
    fn run<'c>(&'c mut self, connection: &'c mut SqliteConnection) -> Work<'c, ()> {
        Box::pin(async move {
            let made = games::append(connection, &self.game, self.expected, &self.entries, self.stamp).await;
            let outcome = made.as_ref().map(|_| ()).map_err(Clone::clone);
            self.result = Some(made);
            outcome
        })
    }

    fn answer(self: Box<Self>, committed: Result<()>) {
        let Append { result, answer, .. } = *self;
        answer_when(committed, result, answer);
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

/// Makes the appends that can be made. The others are left as they were, and have to be made, or refused, one by one.
pub(super) async fn make(db: &mut SqliteConnection, appends: &mut [&mut Append]) -> Result<()> {
    let advanced = advance(db, appends).await?;
    let (mut made, _): (Vec<_>, Vec<_>) =
        appends.iter_mut().partition(|append| advanced.contains(append.game.as_str()));
    let rows = made.iter().flat_map(|append| games::rows(&append.game, append.expected, &append.entries, append.stamp));
    games::add_entries(db, &rows.collect::<Vec<_>>()).await?;
    for append in &mut made {
        append.result = Some(Ok(append.expected.then(append.length)));
    }
    Ok(())
}

impl Append {
    pub(super) fn is_made(&self) -> bool {
        self.result.is_some()
    }
}

/// Moves the heads on, wherever they are as expected; answers in which games.
async fn advance(db: &mut SqliteConnection, appends: &[&mut Append]) -> Result<HashSet<String>> {
    let sql =
        "UPDATE games SET length = value ->> 3, version = version + 1, updated = value ->> 4, status = value ->> 5
               FROM json_each(?)
               WHERE games.id = value ->> 0 AND version = value ->> 1 AND length = value ->> 2 AND damage IS NULL
               RETURNING games.id";
    let mut rows = Vec::with_capacity(appends.len());
    for Append { game, expected, length, stamp, .. } in appends.iter().map(|append| &**append) {
        let Stamp { time, status } = stamp;
        rows.push((game.as_str(), expected.version, expected.length, length, time.0, status.as_str()));
    }
    let games: Vec<String> = sqlx::query_scalar(sql).bind(json(&rows)?).fetch_all(db).await.map_err(fault)?;
    Ok(games.into_iter().collect())
}
