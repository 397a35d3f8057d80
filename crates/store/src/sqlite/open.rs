//! Opening a database file: settings, migrations, and advice if it does not work.

use std::fs::OpenOptions;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteAutoVacuum, SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use sqlx::sqlite::{SqlitePool, SqlitePoolOptions};
use sqlx::{ConnectOptions, Connection, Error, SqlSafeStr};

use super::checkpoint::{self, LONG_IN_BYTES};
use super::fault::{Fault, fault};
use super::{mark, sweep};
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

/// Who opens a database.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Access {
    /// Somebody beside its owner.
    Beside,
    /// Its owner, whose lock is taken.
    Own { accept_loss: bool },
}

pub(super) async fn open(path: &Path, access: Access) -> Result<Opened> {
    check_place(path)?;
    let accept_loss = access == Access::Own { accept_loss: true };
    if !accept_loss {
        mark::check_file(path)?;
    }
    create_private(path);
    let common = SqliteConnectOptions::new().filename(path).busy_timeout(PATIENCE).disable_statement_logging();
    let options = common
        .clone()
        .create_if_missing(true)
        // So that it can become smaller in small steps.
        .auto_vacuum(SqliteAutoVacuum::Incremental)
        .journal_mode(SqliteJournalMode::Wal)
        // In WAL mode only FULL waits for the disk at every commit.
        .synchronous(SqliteSynchronous::Full)
        // No commit has to move what others committed: see `checkpoint`.
        .pragma("wal_autocheckpoint", "0")
        .pragma("journal_size_limit", LONG_IN_BYTES.to_string());
    let mut writer = connect(path, &options).await?;
    if !accept_loss {
        mark::check(path, &mut writer).await?;
    }
    if matches!(access, Access::Own { .. }) {
        take_over(path, &mut writer).await?;
    }
    let pool = SqlitePoolOptions::new().max_connections(READERS).acquire_timeout(PATIENCE);
    // A file does not hang up.
    let pool = pool.test_before_acquire(false);
    let readers = pool.connect_with(common.read_only(true)).await.map_err(|error| cannot_open(path, error))?;
    Ok(Opened { options, writer, readers })
}

/// A database of an older version that is not larger than this (64 MiB) is rewritten at once, so that it can shrink.
const SMALL: i64 = 64 << 20;

/// What its owner does first. That there is no room for it must not keep anybody from playing.
async fn take_over(path: &Path, writer: &mut SqliteConnection) -> Result<()> {
    // A process that was killed leaves its log behind, and the next one would add to it: a loop of crashes could fill the
    // disk.
    if let Err(error) = checkpoint::bring_in(writer).await {
        tracing::warn!(%error, "the write-ahead log could not be brought in; nothing is lost");
    }
    mark::accept(path, writer).await?;
    match sweep::cannot_shrink(writer).await? {
        Some(size) if size <= SMALL => {
            if let Err(error) = sweep::rewrite(writer).await {
                tracing::warn!(%error, "the database could not be rewritten; it does not become smaller yet");
            }
        }
        Some(_) => {
            tracing::info!("the database is of an older version and does not become smaller: runestones tidy helps");
        }
        None => {}
    }
    Ok(())
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
        (3, "retention", include_str!("../../migrations/sqlite/0003_retention.sql")),
        (4, "card sets", include_str!("../../migrations/sqlite/0004_card_sets.sql")),
        (5, "games by card set", include_str!("../../migrations/sqlite/0005_games_by_card_set.sql")),
        (6, "reviews", include_str!("../../migrations/sqlite/0006_reviews.sql")),
        (7, "results", include_str!("../../migrations/sqlite/0007_results.sql")),
        (8, "ratings", include_str!("../../migrations/sqlite/0008_ratings.sql")),
        (9, "accounts", include_str!("../../migrations/sqlite/0009_accounts.sql")),
        (10, "due", include_str!("../../migrations/sqlite/0010_due.sql")),
        (11, "alerts", include_str!("../../migrations/sqlite/0011_alerts.sql")),
        (12, "passkeys", include_str!("../../migrations/sqlite/0012_passkeys.sql")),
        (13, "fairness", include_str!("../../migrations/sqlite/0013_fairness.sql")),
        (14, "lobby", include_str!("../../migrations/sqlite/0014_lobby.sql")),
        (15, "played", include_str!("../../migrations/sqlite/0015_played.sql")),
    ];
    let migration = |(number, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(files.map(migration).into())
}

/// SQLite says the same about a folder that is not there, a folder in place of the file and a forbidden one.
pub(super) fn check_place(path: &Path) -> Result<()> {
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

pub(super) fn failure(path: &Path, reason: String, advice: &'static str) -> StoreError {
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

/// The name of a file beside the database.
pub(super) fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Hands, chat and who sits where are nobody else's business: a file that is created so can be read by its owner alone.
pub(super) fn private_options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Creates an empty private file for SQLite to fill. What SQLite keeps beside it is as private. If it cannot be created,
/// or is there already, SQLite will say what there is to say.
pub(super) fn create_private(path: &Path) {
    drop(private_options().create_new(true).open(path));
}
