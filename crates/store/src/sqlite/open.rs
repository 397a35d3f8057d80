//! Opening a database file: settings, migrations, and advice if it does not work.

use std::path::Path;
use std::time::{Duration, Instant};

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use sqlx::sqlite::{SqlitePool, SqlitePoolOptions};
use sqlx::{ConnectOptions, Connection, Error, SqlSafeStr};

use super::fault::{Fault, fault};
use super::private;
use crate::error::{Result, StoreError};

/// How long to wait for another process that writes, or for a reader to be free.
const PATIENCE: Duration = Duration::from_secs(5);

/// Reads are short; more readers than this would only compete for the processors.
const READERS: u32 = 4;

/// An opened database with the newest tables.
pub(super) struct Opened {
    pub(super) options: SqliteConnectOptions,
    pub(super) writer: SqliteConnection,
    pub(super) readers: SqlitePool,
}

pub(super) async fn open(path: &Path) -> Result<Opened> {
    check_place(path)?;
    private::create(path);
    let common = SqliteConnectOptions::new().filename(path).busy_timeout(PATIENCE).disable_statement_logging();
    let options = common
        .clone()
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // In WAL mode only FULL waits for the disk at every commit.
        .synchronous(SqliteSynchronous::Full)
        // No commit has to move what others committed: see `checkpoint`.
        .pragma("wal_autocheckpoint", "0");
    let writer = connect(path, &options).await?;
    let pool = SqlitePoolOptions::new().max_connections(READERS).acquire_timeout(PATIENCE);
    // A file does not hang up.
    let pool = pool.test_before_acquire(false);
    let readers = pool.connect_with(common.read_only(true)).await.map_err(|error| cannot_open(path, error))?;
    Ok(Opened { options, writer, readers })
}

/// Several processes that open a new file at once get in each other's way; then one tries again for a while.
async fn connect(path: &Path, options: &SqliteConnectOptions) -> Result<SqliteConnection> {
    let start = Instant::now();
    loop {
        match connect_and_migrate(options).await {
            Ok(connection) => return Ok(connection),
            Err(MigrateError::Execute(error)) if Fault::of(&error) == Fault::Busy && start.elapsed() < PATIENCE => {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            Err(error) => return Err(cannot_migrate(path, error)),
        }
    }
}

async fn connect_and_migrate(options: &SqliteConnectOptions) -> Result<SqliteConnection, MigrateError> {
    let mut connection = options.connect().await?;
    // One transaction around all migrations, begun as a writer: a second process waits, then finds nothing left to do.
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    // Not `run`, which makes a future that cannot be spawned.
    migrations().run_direct(None, &mut *transaction, false).await?;
    // Marks the file as ours ("RUNE"), and finds out now whether it can be written: SQLite opens any file for reading.
    sqlx::query("PRAGMA application_id = 0x52554e45").execute(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(connection)
}

/// Every migration that ever was, oldest first. A file that has been released never changes again.
fn migrations() -> Migrator {
    let files = [
        (1, "event log", include_str!("../../migrations/sqlite/0001_event_log.sql")),
        (2, "public games and mutes", include_str!("../../migrations/sqlite/0002_public_games_and_mutes.sql")),
    ];
    let migration = |(number, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(files.map(migration).into())
}

/// SQLite says the same about a folder that is not there, a folder in place of the file and a forbidden one.
fn check_place(path: &Path) -> Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if !folder.is_dir() {
        let reason = format!("there is no folder {}", folder.display());
        return Err(failure(path, reason, "create the folder or choose another place"));
    }
    if path.is_dir() {
        return Err(failure(path, "it is a folder".into(), "name a file in it"));
    }
    Ok(())
}

fn cannot_open(path: &Path, error: Error) -> StoreError {
    let advice = match Fault::of(&error) {
        Fault::CannotOpen | Fault::ReadOnly => {
            "let this user write to the file and to its folder (SQLite keeps two more files beside it), or choose another place"
        }
        Fault::NotADatabase => "choose another file, or restore a backup if this once was the database",
        Fault::Corrupt => "restore a backup",
        Fault::InputOutput => "look at the disk: it could not be read or written",
        Fault::Busy | Fault::Full | Fault::Other => return fault(error),
    };
    failure(path, error.to_string(), advice)
}

fn cannot_migrate(path: &Path, error: MigrateError) -> StoreError {
    let reason = error.to_string();
    let advice = match error {
        MigrateError::Execute(error) => return cannot_open(path, error),
        // The disk is to blame, not what is in the file.
        MigrateError::ExecuteMigration(error, _) if Fault::of(&error) != Fault::Other => {
            return cannot_open(path, error);
        }
        MigrateError::ExecuteMigration(..) => "it seems to belong to another program: choose another file",
        MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => {
            "a newer version of this program has written it: use that one"
        }
        _ => "it was changed by hand or by a version that was never released: restore a backup",
    };
    failure(path, reason, advice)
}

fn failure(path: &Path, reason: String, advice: &'static str) -> StoreError {
    StoreError::CannotOpen { path: path.into(), reason, advice }
}

/// A connection for upkeep that takes long, so that the readers stay free.
pub(super) async fn connect_aside(options: &SqliteConnectOptions) -> Result<SqliteConnection> {
    options.clone().create_if_missing(false).connect().await.map_err(fault)
}

/// Closes such a connection; what it did is done either way.
pub(super) async fn close_aside(connection: SqliteConnection) {
    if let Err(error) = connection.close().await {
        tracing::debug!(%error, "a connection was not closed cleanly");
    }
}
