//! Group commit: one connection writes, and one commit makes all changes durable that wait for it.
//!
//! A durable commit costs a wait for the disk, whatever it contains. So while one is on its way the next changes queue
//! up, and then they share a commit. Each runs in a savepoint of its own: one that fails takes back its own work only.
//! Nobody is answered before the commit has returned.

use std::path::Path;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::appends::{self, Append};
use super::checkpoint::Checkpoints;
use super::fault::fault;
use super::file_watch::FileWatch;
use super::mark::{self, Mark, Marks};
use crate::error::{Result, StoreError};
use crate::health::Health;

/// What one change does with the connection.
pub(super) type Work<'c, T> = Pin<Box<dyn Future<Output = Result<T>> + Send + 'c>>;

/// So many changes share a commit at most; it bounds how long the first of them waits.
const MAX_BATCH: usize = 256;

/// So many changes may wait before callers have to wait to be queued.
const MAX_WAITING: usize = 4 * MAX_BATCH;

/// The way to the one connection that writes.
pub(super) struct Writer {
    queue: Mutex<Option<mpsc::Sender<Box<dyn Job>>>>,
    task: Mutex<Option<JoinHandle<()>>>,
    health: Arc<Health>,
}

impl Writer {
    /// Starts the task that has the connection. It ends when the writer is closed or dropped. Only the owner of the
    /// database writes marks.
    pub(super) fn start(
        path: &Path,
        options: SqliteConnectOptions,
        connection: SqliteConnection,
        is_owner: bool,
    ) -> Writer {
        let (sender, receiver) = mpsc::channel(MAX_WAITING);
        let health = Arc::<Health>::default();
        let task = WriteTask {
            checkpoints: Checkpoints::new(options.clone()),
            options,
            connection: Some(connection),
            file_watch: FileWatch::of(path),
            marks: is_owner.then(|| Marks::new(path)),
            health: Arc::clone(&health),
        };
        let task = tokio::spawn(task.run(receiver));
        Writer { queue: Mutex::new(Some(sender)), task: Mutex::new(Some(task)), health }
    }

    /// Whether writing works.
    pub(super) fn health(&self) -> &Health {
        &self.health
    }

    /// Runs a change in the next transaction and answers when it is durable.
    pub(super) async fn write<T, F>(&self, work: F) -> Result<T>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut SqliteConnection) -> Work<'c, T> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        self.queue(Box::new(Change { work: Some(work), caller: Caller::new(answer) }), answered).await
    }

    /// Queues a change and waits for its answer.
    pub(super) async fn queue<T>(&self, job: Box<dyn Job>, answered: oneshot::Receiver<Result<T>>) -> Result<T> {
        let closed = || StoreError::unavailable("the store is closed");
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner).clone().ok_or_else(closed)?;
        queue.send(job).await.map_err(|_| closed())?;
        answered.await.unwrap_or_else(|_| Err(StoreError::unavailable("the store was closed before the answer")))
    }

    /// Waits until everything queued is committed and the connection is closed.
    pub(super) async fn close(&self) {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner).take();
        let task = self.task.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(task) = task
            && let Err(error) = task.await
        {
            tracing::error!(%error, "the task that writes to the database ended badly");
        }
    }
}

/// A queued change, whatever it answers.
pub(super) trait Job: Send {
    /// Does the work; an error means that it has to be taken back.
    fn run<'c>(&'c mut self, connection: &'c mut SqliteConnection) -> Work<'c, ()>;

    /// Tells the caller, once it is known whether the transaction was committed.
    fn answer(self: Box<Self>, committed: Result<()>);

    /// The change as one that can be made together with others of its kind.
    fn as_append(&mut self) -> Option<&mut Append> {
        None
    }
}

struct Change<T, F> {
    work: Option<F>,
    caller: Caller<T>,
}

/// Whoever waits for a change, and what they will be told if it is committed.
pub(super) struct Caller<T> {
    result: Option<Result<T>>,
    answer: oneshot::Sender<Result<T>>,
}

impl<T> Caller<T> {
    pub(super) fn new(answer: oneshot::Sender<Result<T>>) -> Caller<T> {
        Caller { result: None, answer }
    }

    /// Keeps what came of the change; that it failed is also for the transaction to know.
    pub(super) fn keep(&mut self, result: Result<T>) -> Result<()> {
        let outcome = result.as_ref().map(|_| ()).map_err(Clone::clone);
        self.result = Some(result);
        outcome
    }

    pub(super) fn succeed(&mut self, value: T) {
        self.result = Some(Ok(value));
    }

    pub(super) fn has_result(&self) -> bool {
        self.result.is_some()
    }

    pub(super) fn tell(self, committed: Result<()>) {
        let never_run = || Err(StoreError::unavailable("the change was not made"));
        // Even a refusal is void without the commit: it may rest on a change that was lost with it.
        let result = committed.and_then(|()| self.result.unwrap_or_else(never_run));
        // A caller who has gone away needs no answer.
        let _ = self.answer.send(result);
    }
}

impl<T, F> Job for Change<T, F>
where
    T: Send,
    F: for<'c> FnOnce(&'c mut SqliteConnection) -> Work<'c, T> + Send,
{
    fn run<'c>(&'c mut self, connection: &'c mut SqliteConnection) -> Work<'c, ()> {
        Box::pin(async move {
            let Some(work) = self.work.take() else { return Ok(()) };
            let result = work(connection).await;
            self.caller.keep(result)
        })
    }

    fn answer(self: Box<Self>, committed: Result<()>) {
        self.caller.tell(committed);
    }
}

fn count_up(db: &mut SqliteConnection) -> Work<'_, Mark> {
    Box::pin(mark::count(db))
}

/// What the task that writes has.
struct WriteTask {
    options: SqliteConnectOptions,
    connection: Option<SqliteConnection>,
    checkpoints: Checkpoints,
    file_watch: FileWatch,
    marks: Option<Marks>,
    health: Arc<Health>,
}

impl WriteTask {
    async fn run(mut self, mut queue: mpsc::Receiver<Box<dyn Job>>) {
        // One more for the mark.
        let mut batch = Vec::with_capacity(MAX_BATCH + 1);
        while queue.recv_many(&mut batch, MAX_BATCH).await > 0 {
            let changes = batch.len();
            let counted = self.count_if_due(&mut batch);
            let committed = self.commit(&mut batch).await;
            if let Err(error) = &committed {
                tracing::warn!(%error, changes, "a commit failed");
                // Nobody knows what state the connection is in; closing it takes back what was not committed.
                self.connection = None;
            }
            let outcome = committed.as_ref().map(drop).map_err(Clone::clone);
            self.health.tried(outcome.clone());
            batch.drain(..).for_each(|job| job.answer(outcome.clone()));
            if let (Some(marks), Some(mut counted)) = (&mut self.marks, counted)
                && let Ok(Ok(mark)) = counted.try_recv()
            {
                marks.committed(mark);
            }
            if let (Some(open), Ok(length)) = (&mut self.connection, committed) {
                match (self.checkpoints.committed(changes, length, open).await, &mut self.marks) {
                    (Ok(true), Some(marks)) => marks.after_checkpoint(),
                    (Ok(_), _) => {}
                    (Err(error), _) => {
                        tracing::warn!(%error, "a checkpoint failed; nothing is lost, the next one makes up for it");
                    }
                }
            }
        }
        self.end().await;
    }

    /// Adds the counting to a batch, if it is time for a mark.
    fn count_if_due(&self, batch: &mut Vec<Box<dyn Job>>) -> Option<oneshot::Receiver<Result<Mark>>> {
        self.marks.as_ref().filter(|marks| marks.is_due())?;
        let (answer, answered) = oneshot::channel();
        batch.push(Box::new(Change { work: Some(count_up), caller: Caller::new(answer) }));
        Some(answered)
    }

    /// Commits a batch; answers how long the log is then.
    async fn commit(&mut self, batch: &mut [Box<dyn Job>]) -> Result<u64> {
        self.file_watch.check_if_lost()?;
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => {
                let connection = none.insert(self.options.connect().await.map_err(fault)?);
                self.file_watch.reconnected();
                connection
            }
        };
        commit(connection, batch).await?;
        self.file_watch.check()
    }

    async fn end(self) {
        if let Err(error) = self.checkpoints.end().await {
            tracing::warn!(%error, "the last checkpoint failed; nothing is lost");
        }
        if let Some(marks) = self.marks {
            marks.end().await;
        }
        if let Some(connection) = self.connection
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "the database was not closed cleanly; nothing is lost");
        }
    }
}

async fn commit(connection: &mut SqliteConnection, batch: &mut [Box<dyn Job>]) -> Result<()> {
    // Moves are most of what is ever written, and they are mostly right.
    if appends::leading(batch) == batch.len() {
        let mut appends: Vec<&mut Append> = batch.iter_mut().filter_map(|job| job.as_append()).collect();
        if appends::begin_with(connection, &mut appends).await? {
            return execute(connection, "COMMIT").await;
        }
    }
    // Immediate: the versions that the changes check must not change under them, not even by another process.
    execute(connection, "BEGIN IMMEDIATE").await?;
    // Every statement is a trip to the thread of the connection, so a change that is alone needs no savepoint: the
    // transaction is its own.
    if let [job] = batch {
        if let Err(error) = job.run(connection).await {
            return execute(connection, "ROLLBACK").await.map_err(|_| error);
        }
        return execute(connection, "COMMIT").await;
    }
    let mut rest = batch;
    while !rest.is_empty() {
        let together = appends::leading(rest);
        let (now, later) = rest.split_at_mut(together.max(1));
        if together > 1 {
            let mut appends: Vec<&mut Append> = now.iter_mut().filter_map(|job| job.as_append()).collect();
            in_savepoint(connection, async |connection| appends::make(connection, &mut appends).await).await?;
        }
        for job in now {
            if job.as_append().is_none_or(|append| !append.is_made()) {
                in_savepoint(connection, async |connection| job.run(connection).await).await?;
            }
        }
        rest = later;
    }
    execute(connection, "COMMIT").await
}

/// Whatever fails in it is taken back. Some failures, a full disk for one, end the whole transaction: then there is nothing
/// to go back to.
async fn in_savepoint(
    connection: &mut SqliteConnection,
    work: impl AsyncFnOnce(&mut SqliteConnection) -> Result<()>,
) -> Result<()> {
    execute(connection, "SAVEPOINT change").await?;
    if let Err(error) = work(&mut *connection).await {
        execute(connection, "ROLLBACK TO change").await.map_err(|_| error)?;
    }
    execute(connection, "RELEASE change").await
}

async fn execute(connection: &mut SqliteConnection, sql: &'static str) -> Result<()> {
    sqlx::query(sql).execute(connection).await.map(drop).map_err(fault)
}
