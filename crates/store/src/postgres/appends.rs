//! Group commit: the moves that wait share one statement, and with it one commit.
//!
//! PostgreSQL lets commits share a write to the disk, but not those that notify: each holds a lock until it is on disk. So
//! while one statement is on its way the next moves queue up, and then go together. It never waits for anybody: a game
//! that somebody else is just changing is left out, and its move is made, or refused, by a statement of its own.

use std::collections::HashSet;

use sqlx::postgres::PgConnection;
use tokio::sync::{mpsc, oneshot};

use super::connections::{Connections, in_time};
use super::fault::fault;
use super::games;
use crate::error::{Result, StoreError};
use crate::game::{Head, Stamp};
use crate::id::GameId;

/// The most moves that share a statement.
const MAX_BATCH: usize = 256;

/// How many may wait before callers have to wait to be queued.
const MAX_WAITING: usize = 4 * MAX_BATCH;

/// The way to the next statement.
pub(super) struct Appends(mpsc::Sender<Append>);

struct Append {
    game: GameId,
    expected: Head,
    /// The length of the log afterwards.
    length: u32,
    entries: Vec<String>,
    stamp: Stamp,
    answer: oneshot::Sender<Result<Head>>,
}

impl Appends {
    /// Starts the task that sends the statements. It ends when this is dropped.
    pub(super) fn start(connections: Connections) -> Appends {
        let (sender, receiver) = mpsc::channel(MAX_WAITING);
        tokio::spawn(send_all(connections, receiver));
        Appends(sender)
    }

    pub(super) async fn append(&self, game: &GameId, expected: Head, entries: &[String], stamp: Stamp) -> Result<Head> {
        let length = expected.length_after(entries.len())?;
        let (answer, answered) = oneshot::channel();
        let append = Append { game: game.clone(), expected, length, entries: entries.to_vec(), stamp, answer };
        let closed = || StoreError::unavailable("the store is closed");
        self.0.send(append).await.map_err(|_| closed())?;
        answered.await.unwrap_or_else(|_| Err(closed()))
    }
}

async fn send_all(connections: Connections, mut queue: mpsc::Receiver<Append>) {
    let mut waiting = Vec::with_capacity(MAX_BATCH);
    while queue.recv_many(&mut waiting, MAX_BATCH).await > 0 {
        // Of two moves in the same game the second has to wait for the first.
        let mut games = HashSet::new();
        let (batch, mut alone): (Vec<_>, Vec<_>) =
            waiting.drain(..).partition(|append: &Append| games.insert(append.game.clone()));
        match together(&connections, &batch).await {
            Ok(made) => {
                for append in batch {
                    if made.contains(append.game.as_str()) {
                        append.made();
                    } else {
                        alone.push(append);
                    }
                }
            }
            // Perhaps they were made: nobody knows.
            Err(error @ StoreError::Unavailable { .. }) => {
                for append in batch {
                    append.refuse(error.clone());
                }
            }
            // One of them is to blame, and nothing was done.
            Err(error) => {
                tracing::warn!(%error, moves = batch.len(), "moves could not be written together; each goes alone");
                alone.extend(batch);
            }
        }
        for append in alone {
            tokio::spawn(append.alone(connections.clone()));
        }
    }
}

/// Makes all moves that can be made without waiting; answers in which games.
async fn together(connections: &Connections, batch: &[Append]) -> Result<HashSet<String>> {
    let mut lent = connections.lend().await?;
    let made = in_time(send(lent.connection(), batch)).await;
    lent.give_back(made)
}

async fn send(db: &mut PgConnection, batch: &[Append]) -> Result<HashSet<String>> {
    let sql = "WITH free AS (
                   SELECT id FROM games WHERE id = ANY($1) FOR NO KEY UPDATE SKIP LOCKED
               ), advanced AS (
                   UPDATE games SET length = asked.next, version = games.version + 1, updated = asked.time,
                       status = asked.status, due = asked.due
                   FROM free, unnest($1::TEXT[], $2::BIGINT[], $3::BIGINT[], $4::BIGINT[], $5::BIGINT[], $6::TEXT[],
                       $11::BIGINT[]) AS asked(game, version, length, next, time, status, due)
                   WHERE games.id = asked.game AND free.id = asked.game
                       AND games.version = asked.version AND games.length = asked.length AND games.damage IS NULL
                   RETURNING games.id, games.version, games.company
               ), added AS (
                   INSERT INTO entries (game, sequence, entry, time)
                   SELECT new.* FROM unnest($7::TEXT[], $8::BIGINT[], $9::TEXT[], $10::BIGINT[])
                       AS new(game, sequence, entry, time) JOIN advanced ON id = game
               )
               SELECT id, pg_notify('runestones', id || ' ' || version || ' ' || company)::TEXT FROM advanced";
    let column = |value: fn(&Append) -> i64| batch.iter().map(value).collect::<Vec<i64>>();
    let games: Vec<&str> = batch.iter().map(|append| append.game.as_str()).collect();
    let statuses: Vec<&str> = batch.iter().map(|append| append.stamp.status.as_str()).collect();
    let query = sqlx::query_scalar(sql).bind(games).bind(column(|append| i64::from(append.expected.version)));
    let query = query.bind(column(|append| i64::from(append.expected.length)));
    let query = query.bind(column(|append| i64::from(append.length))).bind(column(|append| append.stamp.time.0));
    let numbered =
        |append: &Append| (i64::from(append.expected.length)..i64::from(append.length)).collect::<Vec<i64>>();
    let each = || batch.iter().flat_map(|append| append.entries.iter().map(move |entry| (append, entry)));
    let query = query.bind(statuses).bind(each().map(|(append, _)| append.game.as_str()).collect::<Vec<&str>>());
    let query = query.bind(batch.iter().flat_map(numbered).collect::<Vec<i64>>());
    let query = query.bind(each().map(|(_, entry)| entry.as_str()).collect::<Vec<&str>>());
    let query = query.bind(each().map(|(append, _)| append.stamp.time.0).collect::<Vec<i64>>());
    let query = query.bind(batch.iter().map(|append| append.stamp.due.map(|due| due.0)).collect::<Vec<Option<i64>>>());
    let made: Vec<String> = query.fetch_all(db).await.map_err(fault)?;
    Ok(made.into_iter().collect())
}

impl Append {
    /// A statement of its own: it waits for whoever changes the game, and says why it was not made.
    async fn alone(self, connections: Connections) {
        let head = match connections.lend().await {
            Ok(mut lent) => {
                let call = games::append(lent.connection(), &self.game, self.expected, &self.entries, self.stamp);
                let head = in_time(call).await;
                lent.give_back(head)
            }
            Err(error) => Err(error),
        };
        // A caller who has gone away needs no answer.
        let _ = self.answer.send(head);
    }

    fn made(self) {
        let _ = self.answer.send(Ok(self.expected.then(self.length)));
    }

    fn refuse(self, error: StoreError) {
        let _ = self.answer.send(Err(error));
    }
}

#[cfg(test)]
mod tests {
    use runestones_scratch::Scratch;

    use super::*;
    use crate::game::{Millis, NewGame, Status};
    use crate::postgres::PostgresStore;
    use crate::store::Store as _;

    /// A statement that fails is made good by one for each move, so only this tells whether moves really share one.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn moves_of_several_games_share_a_statement() {
        let address = tokio::task::spawn_blocking(|| Scratch::shared().database()).await.expect("a database");
        let store = PostgresStore::open(&address).await.expect("a store");
        let mut batch = Vec::new();
        let due = [Some(Millis(900)), None, None];
        for (letter, due) in ["a", "b", "c"].into_iter().zip(due) {
            let game: GameId = letter.repeat(12).parse().expect("a name");
            let (header, status) = ("{}".to_owned(), Status::Running);
            let new = NewGame {
                id: game.clone(),
                header,
                status,
                public: false,
                seats: vec![],
                time: Millis(1),
                card_set: None,
            };
            let expected = store.create_game(&new).await.expect("a new game");
            let entries = vec![format!("{letter}1"), format!("{letter}2")];
            let stamp = Stamp { time: Millis(2), status: Status::Running, due };
            let length = expected.length_after(entries.len()).expect("a short log");
            batch.push(Append { game, expected, length, entries, stamp, answer: oneshot::channel().0 });
        }
        // Somebody else has moved in the last one.
        batch[2].expected.version += 1;
        let made = together(&store.connections, &batch).await.expect("a statement the database understands");
        assert_eq!(made, batch[..2].iter().map(|append| append.game.as_str().to_owned()).collect());
        for append in &batch[..2] {
            let summary = store.summary(&append.game).await.expect("it is there");
            assert_eq!(summary.head, append.expected.then(append.length));
            let log = store.load(&append.game).await.expect("its log");
            assert_eq!(log.entries.into_iter().map(|entry| entry.entry).collect::<Vec<_>>(), append.entries);
        }
        assert_eq!(store.summary(&batch[2].game).await.expect("it is there").head.length, 0);
        assert_eq!(store.games_due(10).await.expect("clocks"), [(Millis(900), batch[0].game.clone())]);
    }
}
