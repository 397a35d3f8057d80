//! Backups, and looking through the whole database.

use std::path::{Path, PathBuf};

use sqlx::Row;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteRow};

use super::fault::fault;
use super::open::{beside, close_aside, connect_aside, create_private};
use crate::error::{Result, StoreError};

/// Copies the database to a new file. The name appears only when the copy is complete and on disk, so a file of that
/// name is always a good backup.
pub(super) async fn backup(options: &SqliteConnectOptions, path: &Path) -> Result<()> {
    if path.exists() {
        return Err(StoreError::Invalid { reason: format!("{} exists already: name a new file", path.display()) });
    }
    let unfinished = beside(path, ".unfinished");
    // What an interrupted backup left behind; the copy needs a name that is free.
    remove_if_there(&unfinished)?;
    let Some(name) = unfinished.to_str() else {
        return Err(StoreError::Invalid { reason: format!("{} is not a readable name", path.display()) });
    };
    let mut connection = connect_aside(options).await?;
    create_private(&unfinished);
    let copied = sqlx::query("VACUUM INTO ?").bind(name).execute(&mut connection).await.map_err(fault);
    close_aside(connection).await;
    let finished = match copied {
        Ok(_) => publish(unfinished.clone(), path.to_path_buf()).await,
        Err(error) => Err(error),
    };
    if finished.is_err() {
        remove_if_there(&unfinished)?;
    }
    finished
}

fn remove_if_there(path: &Path) -> Result<()> {
    match std::fs::remove_file(path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(trouble(&error)),
        _ => Ok(()),
    }
}

/// Waiting for the disk would hold up the other tasks of this thread.
async fn publish(from: PathBuf, to: PathBuf) -> Result<()> {
    let work = move || {
        std::fs::File::open(&from)?.sync_all()?;
        std::fs::rename(&from, &to)?;
        // The new name itself is kept in the folder.
        let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        if cfg!(unix) { std::fs::File::open(folder)?.sync_all() } else { Ok(()) }
    };
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|error| StoreError::Other { reason: error.to_string() })?.map_err(|error| trouble(&error))
}

fn trouble(error: &std::io::Error) -> StoreError {
    match error.kind() {
        std::io::ErrorKind::StorageFull => StoreError::Full,
        _ => StoreError::Other { reason: error.to_string() },
    }
}

/// Everything that is wrong with the database.
pub(super) async fn check(options: &SqliteConnectOptions) -> Result<Vec<String>> {
    let mut connection = connect_aside(options).await?;
    let problems = problems(&mut connection).await;
    close_aside(connection).await;
    match problems {
        // So damaged that it cannot even be looked at.
        Err(StoreError::Damaged { reason }) => Ok(vec![reason]),
        other => other,
    }
}

async fn problems(db: &mut SqliteConnection) -> Result<Vec<String>> {
    let mut problems: Vec<String> =
        sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&mut *db).await.map_err(fault)?;
    problems.retain(|line| line != "ok");

    let orphans = sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut *db).await.map_err(fault)?;
    problems.extend(orphans.iter().map(orphan));

    let sql = "SELECT id FROM games LEFT JOIN
                   (SELECT game, count(*) AS entries, max(sequence) AS last FROM entries GROUP BY game) ON game = id
               WHERE coalesce(entries, 0) <> length OR coalesce(last, -1) <> length - 1";
    let games: Vec<String> = sqlx::query_scalar(sql).fetch_all(db).await.map_err(fault)?;
    problems.extend(games.iter().map(|game| format!("the entries of game {game} are not those its log should have")));
    Ok(problems)
}

fn orphan(row: &SqliteRow) -> String {
    let table = |index: usize| row.try_get::<String, _>(index).unwrap_or_default();
    format!("a row of {} refers to {} that are not there", table(0), table(2))
}
