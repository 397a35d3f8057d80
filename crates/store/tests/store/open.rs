//! Opening, closing, backups.

use std::path::Path;

use runestones_store::{AnyStore, SqliteStore, Store, StoreError};

use crate::backend::{Backend, Sqlite};
use crate::suite::{at, create, game, log, texts};

/// The message somebody reads who gave the wrong file.
async fn refusal(path: &Path) -> String {
    match SqliteStore::open(path).await {
        Ok(_) => panic!("{} was opened", path.display()),
        Err(error) => {
            assert!(matches!(error, StoreError::CannotOpen { .. }), "{error:?}");
            error.to_string()
        }
    }
}

#[tokio::test]
async fn what_was_stored_is_there_after_closing() {
    let fresh = Sqlite::fresh().await;
    let head = create(&*fresh.store, 'a', 1).await;
    fresh.store.append(&game('a'), head, &texts(&["one"]), at(2)).await.expect("a move");
    fresh.store.close().await;
    assert!(fresh.store.load(&game('a')).await.expect_err("closed").is_temporary());
    let late = fresh.store.append(&game('a'), head, &texts(&["two"]), at(2)).await;
    assert!(late.expect_err("closed").is_temporary());
    // Nothing but the one file is left to copy.
    assert_eq!(std::fs::read_dir(fresh.folder.path()).expect("the folder").count(), 1);
    let file = fresh.folder.path().join("games.db");
    let again = AnyStore::open(&format!("sqlite:{}", file.display())).await.expect("the same database");
    assert_eq!(log(&again, 'a').await, ["one"]);
}

#[tokio::test]
async fn other_addresses_are_refused() {
    let refused = AnyStore::open("mysql://somewhere/games").await.map(drop).expect_err("no such backend");
    assert!(refused.to_string().contains("mysql://"), "{refused}");
}

#[tokio::test]
async fn a_folder_that_is_not_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let message = refusal(&folder.path().join("nowhere").join("games.db")).await;
    assert!(message.contains("there is no folder") && message.contains("create the folder"), "{message}");
}

#[tokio::test]
async fn a_folder_in_place_of_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let message = refusal(folder.path()).await;
    assert!(message.contains("it is a folder; name a file in it"), "{message}");
}

#[tokio::test]
async fn a_file_that_is_no_database() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("notes.txt");
    std::fs::write(&file, "Buy milk. ".repeat(200)).expect("written");
    let message = refusal(&file).await;
    assert!(message.contains("choose another file, or restore a backup"), "{message}");
    assert_eq!(std::fs::read_to_string(&file).expect("the file"), "Buy milk. ".repeat(200));
}

#[tokio::test]
async fn the_database_of_another_program() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("other.db");
    sql(&file, "CREATE TABLE games (title TEXT)").await;
    let message = refusal(&file).await;
    assert!(message.contains("it seems to belong to another program"), "{message}");
}

/// A database as an older version left it: the tables of its migrations, what it noted of them, and the games of `newest`.
async fn left_by_version(version: usize, newest: &Path, file: &Path) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations/sqlite");
    let files = std::fs::read_dir(folder).expect("the migrations").map(|file| file.expect("a file").path());
    let mut files: Vec<_> = files.collect();
    files.sort();
    let tables = files[..version].iter().map(|file| std::fs::read_to_string(file).expect("a migration"));
    let tables = tables.collect::<Vec<_>>().join("\n");
    let newest = newest.display();
    let filled = format!(
        "{tables}
         ATTACH '{newest}' AS newest;
         CREATE TABLE _sqlx_migrations AS SELECT * FROM newest._sqlx_migrations WHERE version <= {version};
         INSERT INTO games (id, created, updated, header, status, length, version)
             SELECT id, created, updated, header, status, length, version FROM newest.games;
         INSERT INTO entries (game, sequence, entry, time) SELECT game, sequence, entry, time FROM newest.entries;
         INSERT INTO seats (game, seat, kind, person) SELECT game, seat, kind, person FROM newest.seats;"
    );
    sql(file, filled).await;
}

#[tokio::test]
async fn the_database_of_every_older_version_is_brought_up_to_date() {
    let fresh = Sqlite::fresh().await;
    let head = create(&*fresh.store, 'a', 1).await;
    fresh.store.append(&game('a'), head, &texts(&["one", "two"]), at(2)).await.expect("a move");
    let mut now = fresh.store.load(&game('a')).await.expect("a game");
    // Nobody had asked for it to be listed.
    now.summary.public = false;
    fresh.store.close().await;
    let newest = fresh.folder.path().join("games.db");
    for version in 1..15 {
        let file = fresh.folder.path().join(format!("{version}.db"));
        left_by_version(version, &newest, &file).await;
        let store = SqliteStore::open(&file).await.expect("it can be brought up to date");
        assert_eq!(store.load(&game('a')).await.as_ref(), Ok(&now), "from version {version}");
        assert_eq!(store.mutes(&game('a')).await, Ok(vec![]));
        assert_eq!(store.check().await, Ok(vec![]));
        store.close().await;
    }
}

#[tokio::test]
async fn the_database_of_a_newer_version() {
    let fresh = Sqlite::fresh().await;
    fresh.store.close().await;
    let file = fresh.folder.path().join("games.db");
    sql(&file, "INSERT INTO _sqlx_migrations VALUES (99, 'more', '2030-01-01', TRUE, x'00', 0)").await;
    let message = refusal(&file).await;
    assert!(message.contains("a newer version of this program has written it"), "{message}");
}

#[cfg(unix)]
#[tokio::test]
async fn a_folder_that_cannot_be_written() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a folder");
    let permit = |mode| std::fs::set_permissions(folder.path(), std::fs::Permissions::from_mode(mode)).expect("mine");
    permit(0o555);
    // Permissions do not bind the superuser; then there is nothing to see here.
    if std::fs::write(folder.path().join("probe"), "").is_err() {
        let message = refusal(&folder.path().join("games.db")).await;
        assert!(message.contains("let this user write to the file and to its folder"), "{message}");
    }
    permit(0o755);
}

#[cfg(unix)]
#[tokio::test]
async fn a_file_that_cannot_be_written() {
    use std::os::unix::fs::PermissionsExt;
    let fresh = Sqlite::fresh().await;
    fresh.store.close().await;
    let file = fresh.folder.path().join("games.db");
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o444)).expect("mine");
    if std::fs::OpenOptions::new().append(true).open(&file).is_err() {
        let message = refusal(&file).await;
        assert!(message.contains("let this user write to the file and to its folder"), "{message}");
    }
}

#[tokio::test]
async fn a_backup_is_a_database() {
    let fresh = Sqlite::fresh().await;
    let head = create(&*fresh.store, 'a', 1).await;
    let head = fresh.store.append(&game('a'), head, &texts(&["one"]), at(2)).await.expect("a move");
    let copy = fresh.folder.path().join("it's a copy.db");
    // As if an earlier attempt had been interrupted.
    std::fs::write(fresh.folder.path().join("it's a copy.db.unfinished"), "half").expect("written");
    fresh.store.backup(&copy).await.expect("a backup");
    fresh.store.append(&game('a'), head, &texts(&["two"]), at(3)).await.expect("a later move");
    let backup = SqliteStore::open(&copy).await.expect("a database");
    assert_eq!(log(&backup, 'a').await, ["one"]);
    assert_eq!(backup.check().await, Ok(vec![]));
    backup.close().await;

    let refused = fresh.store.backup(&copy).await.expect_err("it is there already");
    assert!(refused.to_string().contains("exists already"), "{refused}");
    assert!(fresh.store.backup(&fresh.folder.path().join("games.db")).await.is_err());
    assert!(fresh.store.backup(&fresh.folder.path().join("nowhere").join("copy.db")).await.is_err());
    assert_eq!(log(&*fresh.store, 'a').await, ["one", "two"]);
}

async fn sql(file: &Path, sql: impl Into<String>) {
    use sqlx::Connection;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file).create_if_missing(true);
    let mut connection = sqlx::SqliteConnection::connect_with(&options).await.expect("a database");
    sqlx::raw_sql(sqlx::AssertSqlSafe(sql.into())).execute(&mut connection).await.expect("good SQL");
    connection.close().await.expect("closed");
}
