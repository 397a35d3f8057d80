//! Opening a database: settings, migrations, and advice if it does not work.

use std::io::ErrorKind;
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, Error, SqlSafeStr};

use super::fault::fault;
use crate::error::{Result, StoreError};

/// How long a caller waits for a connection, and then for an answer.
pub(super) const PATIENCE: Duration = Duration::from_secs(3);

/// Commits that wait at the same time share a write to the disk, so more connections than cores are of use.
const CONNECTIONS: u32 = 16;

/// A connection that rested longer is tried before it is used: the server may have been restarted meanwhile.
const FRESH: Duration = Duration::from_millis(500);

/// The settings of every connection, for an address such as `postgres://user@host/database`.
pub(super) fn settings(address: &str) -> Result<PgConnectOptions> {
    let options: PgConnectOptions = address.parse().map_err(|error: Error| StoreError::CannotConnect {
        address: without_password(address),
        reason: error.to_string(),
        advice: "an address looks like postgres://user:password@host:5432/database",
    })?;
    Ok(options
        .application_name("runestones")
        // Whatever the server's habits are: what was acknowledged is on its disk.
        .options([("synchronous_commit", "on"), ("default_transaction_isolation", "read committed")])
        .disable_statement_logging())
}

/// Connects, and brings the tables up to date.
pub(super) async fn open(address: &str, options: &PgConnectOptions) -> Result<PgPool> {
    migrate(options).await.map_err(|error| cannot_open(address, error))?;
    let pool = PgPoolOptions::new()
        .max_connections(CONNECTIONS)
        .acquire_timeout(PATIENCE)
        .test_before_acquire(false)
        .before_acquire(|connection, meta| {
            Box::pin(async move { Ok(meta.idle_for < FRESH || connection.ping().await.is_ok()) })
        });
    Ok(pool.connect_lazy_with(options.clone()))
}

async fn migrate(options: &PgConnectOptions) -> Result<(), MigrateError> {
    let mut connection = tokio::time::timeout(PATIENCE, PgConnection::connect_with(options))
        .await
        .map_err(|_| Error::PoolTimedOut)??;
    // Several nodes may start at once: the migrator takes a lock in the database.
    migrations().run_direct(None, &mut connection, false).await?;
    connection.close().await?;
    Ok(())
}

/// Every migration that ever was, oldest first. A file that has been released never changes again.
fn migrations() -> Migrator {
    let files = [
        (1, "event log", include_str!("../../migrations/postgres/0001_event_log.sql")),
        (2, "retention", include_str!("../../migrations/postgres/0002_retention.sql")),
        (3, "card sets", include_str!("../../migrations/postgres/0003_card_sets.sql")),
        (4, "games by card set", include_str!("../../migrations/postgres/0004_games_by_card_set.sql")),
        (5, "reviews", include_str!("../../migrations/postgres/0005_reviews.sql")),
        (6, "results", include_str!("../../migrations/postgres/0006_results.sql")),
        (7, "ratings", include_str!("../../migrations/postgres/0007_ratings.sql")),
        (8, "accounts", include_str!("../../migrations/postgres/0008_accounts.sql")),
        (9, "due", include_str!("../../migrations/postgres/0009_due.sql")),
        (10, "alerts", include_str!("../../migrations/postgres/0010_alerts.sql")),
        (11, "passkeys", include_str!("../../migrations/postgres/0011_passkeys.sql")),
        (12, "fairness", include_str!("../../migrations/postgres/0012_fairness.sql")),
        (13, "lobby", include_str!("../../migrations/postgres/0013_lobby.sql")),
        (14, "played", include_str!("../../migrations/postgres/0014_played.sql")),
    ];
    let migration = |(number, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(files.map(migration).into())
}

fn cannot_open(address: &str, error: MigrateError) -> StoreError {
    let reason = error.to_string();
    let advice = match error {
        MigrateError::Execute(error) if is_distrust(&error) => {
            "does it offer TLS with the right certificate? sslmode and sslrootcert say what is asked of it"
        }
        MigrateError::Execute(error) => match fault(error) {
            StoreError::Unavailable { .. } => "is the server running, and can it be reached from here?",
            _ => "create the database and a user who may make tables in it",
        },
        MigrateError::ExecuteMigration(..) => "it seems to belong to another program: choose another database",
        MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => {
            "a newer version of this program has written it: use that one"
        }
        _ => "it was changed by hand or by a version that was never released: restore a backup",
    };
    StoreError::CannotConnect { address: without_password(address), reason, advice }
}

/// Whether the database was reached, but not as safely as was asked for. A certificate that is not believed is what was
/// read there being no good data.
fn is_distrust(error: &Error) -> bool {
    matches!(error, Error::Tls(_)) || matches!(error, Error::Io(error) if error.kind() == ErrorKind::InvalidData)
}

/// The address for a message: what is secret in it stays out of logs.
fn without_password(address: &str) -> String {
    let Some((scheme, rest)) = address.split_once("://") else { return address.to_owned() };
    let rest = rest.split('?').next().unwrap_or_default();
    match rest.rsplit_once('@') {
        Some((user, place)) => format!("{scheme}://{}@{place}", user.split(':').next().unwrap_or_default()),
        None => format!("{scheme}://{rest}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_shown() {
        assert_eq!(
            without_password("postgres://brown:p@ss:word@host:1/games?password=x"),
            "postgres://brown@host:1/games"
        );
        assert_eq!(without_password("postgres://host/games"), "postgres://host/games");
    }
}
