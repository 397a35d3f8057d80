//! Games, their entries and lists of them, in SQL. A change of a game is one statement: one way to the server and back.

use sqlx::postgres::{PgConnection, PgRow};
use sqlx::{Error, Row};

use super::card_sets;
use super::fault::fault;
use super::number;
use crate::error::{Result, StoreError};
use crate::game::{
    GameSummary, Head, Millis, NewGame, Page, Stamp, Status, StoredEntry, read_header, readable, whole_log,
};
use crate::id::{GameId, PersonId};

const NO_GAME: StoreError = StoreError::NotFound { what: "game" };

/// The step that only one of several writers can make: from the expected head to the next. Whoever waits for the row
/// of a faster writer finds another version then, and changes nothing. What follows reads from `advanced`.
macro_rules! advancing {
    ($then:literal) => {
        concat!(
            "WITH advanced AS (
                UPDATE games SET length = $4, version = version + 1, updated = $5, status = $6, due = $7
                WHERE id = $1 AND version = $2 AND length = $3 AND damage IS NULL
                RETURNING id, version, company
            )",
            $then,
            "SELECT pg_notify('runestones', id || ' ' || version || ' ' || company) FROM advanced"
        )
    };
}

pub(super) async fn create(db: &mut PgConnection, game: &NewGame) -> Result<Head> {
    if let Some(set) = &game.card_set {
        card_sets::hold(db, set).await?;
    }
    let sql = "WITH created AS (
                   INSERT INTO games (id, created, updated, header, status, public) VALUES ($1, $2, $2, $3, $4, $5)
                   ON CONFLICT DO NOTHING RETURNING id
               ), seated AS (
                   INSERT INTO seats (game, seat, kind, person)
                   SELECT id, seat.* FROM created, unnest($6::SMALLINT[], $7::TEXT[], $8::TEXT[]) AS seat
               )
               SELECT id FROM created";
    let numbers: Vec<i16> = game.seats.iter().map(|seat| i16::from(seat.number)).collect();
    let kinds: Vec<&str> = game.seats.iter().map(|seat| seat.kind.as_str()).collect();
    let people: Vec<Option<&str>> = game.seats.iter().map(|seat| seat.person.as_ref().map(|id| &*id.0)).collect();
    let query = sqlx::query(sql).bind(game.id.as_str()).bind(game.time.0).bind(&game.header);
    let query = query.bind(game.status.as_str()).bind(game.public).bind(numbers).bind(kinds).bind(people);
    if query.fetch_optional(&mut *db).await.map_err(fault)?.is_some() {
        return Ok(Head::default());
    }
    Err(StoreError::Conflict { actual: summary(db, &game.id).await?.head })
}

pub(super) async fn append(
    db: &mut PgConnection,
    game: &GameId,
    expected: Head,
    entries: &[String],
    stamp: Stamp,
) -> Result<Head> {
    let length = expected.length_after(entries.len())?;
    let sql = advancing!(
        ", added AS (
            INSERT INTO entries (game, sequence, entry, time)
            SELECT id, $3 + place - 1, entry, $5 FROM advanced, unnest($8::TEXT[]) WITH ORDINALITY AS new(entry, place)
        )"
    );
    let query = sqlx::query(sql).bind(game.as_str()).bind(i64::from(expected.version)).bind(i64::from(expected.length));
    let query = query.bind(i64::from(length)).bind(stamp.time.0).bind(stamp.status.as_str());
    let query = query.bind(stamp.due.map(|due| due.0)).bind(entries);
    match query.fetch_optional(&mut *db).await {
        Ok(Some(_)) => Ok(expected.then(length)),
        Ok(None) => Err(why_not(db, game).await),
        Err(Error::Database(inner)) if inner.is_unique_violation() => {
            Err(StoreError::damaged("an entry is there already, beyond the end of the log"))
        }
        Err(error) => Err(fault(error)),
    }
}

pub(super) async fn truncate(
    db: &mut PgConnection,
    game: &GameId,
    expected: Head,
    keep: u32,
    stamp: Stamp,
) -> Result<Head> {
    let sql = advancing!(
        ", taken_back AS (
            DELETE FROM entries USING advanced WHERE game = id AND sequence >= $4
        )"
    );
    let query = sqlx::query(sql).bind(game.as_str()).bind(i64::from(expected.version)).bind(i64::from(expected.length));
    let query = query.bind(i64::from(keep)).bind(stamp.time.0).bind(stamp.status.as_str());
    let query = query.bind(stamp.due.map(|due| due.0));
    match query.fetch_optional(&mut *db).await.map_err(fault)? {
        Some(_) => Ok(expected.then(keep)),
        None => Err(why_not(db, game).await),
    }
}

pub(super) async fn set_header(
    db: &mut PgConnection,
    game: &GameId,
    expected: Head,
    header: &str,
    stamp: Stamp,
) -> Result<Head> {
    let sql = "WITH advanced AS (
                   UPDATE games SET header = $4, version = version + 1, updated = $5, status = $6, due = $7
                   WHERE id = $1 AND version = $2 AND length = $3 AND damage IS NULL
                   RETURNING id, version, company
               )
               SELECT pg_notify('runestones', id || ' ' || version || ' ' || company) FROM advanced";
    let query = sqlx::query(sql).bind(game.as_str()).bind(i64::from(expected.version)).bind(i64::from(expected.length));
    let query = query.bind(header).bind(stamp.time.0).bind(stamp.status.as_str());
    let query = query.bind(stamp.due.map(|due| due.0));
    match query.fetch_optional(&mut *db).await.map_err(fault)? {
        Some(_) => Ok(expected.then(expected.length)),
        None => Err(why_not(db, game).await),
    }
}

/// Why a game did not advance.
async fn why_not(db: &mut PgConnection, game: &GameId) -> StoreError {
    match summary(db, game).await {
        Ok(GameSummary { damage: Some(reason), .. }) => StoreError::Damaged { reason },
        Ok(GameSummary { head: actual, .. }) => StoreError::Conflict { actual },
        Err(error) => error,
    }
}

/// Null as the reason lets a game out of quarantine.
pub(super) async fn set_damage(db: &mut PgConnection, game: &GameId, reason: Option<&str>) -> Result<()> {
    let query = sqlx::query("UPDATE games SET damage = $2 WHERE id = $1").bind(game.as_str()).bind(reason);
    let changed = query.execute(db).await.map_err(fault)?;
    if changed.rows_affected() == 0 { Err(NO_GAME) } else { Ok(()) }
}

pub(super) async fn summary(db: &mut PgConnection, game: &GameId) -> Result<GameSummary> {
    let query = sqlx::query("SELECT * FROM games WHERE id = $1").bind(game.as_str());
    let row = query.fetch_optional(db).await.map_err(fault)?.ok_or(NO_GAME)?;
    read_summary(&row)
}

pub(super) async fn entries(db: &mut PgConnection, game: &GameSummary) -> Result<Vec<StoredEntry>> {
    let sql = "SELECT sequence, entry, time FROM entries WHERE game = $1 ORDER BY sequence";
    let rows = sqlx::query(sql).bind(game.id.as_str()).fetch_all(db).await.map_err(fault)?;
    let read = |row: &PgRow| {
        let time = Millis(row.try_get("time").map_err(fault)?);
        let entry = StoredEntry { entry: row.try_get("entry").map_err(fault)?, time };
        Ok((row.try_get("sequence").map_err(fault)?, entry))
    };
    whole_log(game.head, rows.iter().map(read))
}

/// A damaged header must not hide the other games of a list, so it is no error here.
pub(super) fn read_summary(row: &PgRow) -> Result<GameSummary> {
    let id: String = row.try_get("id").map_err(fault)?;
    let header = read_header(row.try_get::<String, _>("header").map_err(fault)?.into_bytes());
    let quarantine: Option<String> = row.try_get("damage").map_err(fault)?;
    Ok(GameSummary {
        id: id.parse().map_err(|_| StoreError::damaged(format!("{id:?} is no name of a game")))?,
        created: Millis(row.try_get("created").map_err(fault)?),
        updated: Millis(row.try_get("updated").map_err(fault)?),
        damage: quarantine.or_else(|| header.as_ref().err().cloned()),
        header: header.unwrap_or_default(),
        status: row.try_get::<&str, _>("status").map_err(fault)?.parse::<Status>()?,
        public: row.try_get("public").map_err(fault)?,
        due: row.try_get::<Option<i64>, _>("due").map_err(fault)?.map(Millis),
        head: Head { version: number(row, "version")?, length: number(row, "length")? },
    })
}

pub(super) async fn with_status(db: &mut PgConnection, status: Status, page: &Page) -> Result<Vec<GameSummary>> {
    let sql = "SELECT * FROM games WHERE status = $1 AND damage IS NULL AND (updated, id) < ($2, $3)
               ORDER BY updated DESC, id DESC LIMIT $4";
    let (updated, id) = page.start();
    let query = sqlx::query(sql).bind(status.as_str()).bind(updated).bind(id).bind(i64::from(page.limit));
    Ok(readable(query.fetch_all(db).await.map_err(fault)?.iter().map(read_summary)))
}

pub(super) async fn open_to_all(db: &mut PgConnection, page: &Page) -> Result<Vec<GameSummary>> {
    // The first two conditions are those of an index that holds nothing else.
    let sql = "SELECT * FROM games WHERE public AND status = 'open' AND damage IS NULL AND (updated, id) < ($1, $2)
               ORDER BY updated DESC, id DESC LIMIT $3";
    let (updated, id) = page.start();
    let query = sqlx::query(sql).bind(updated).bind(id).bind(i64::from(page.limit));
    Ok(readable(query.fetch_all(db).await.map_err(fault)?.iter().map(read_summary)))
}

pub(super) async fn due(db: &mut PgConnection, limit: u32) -> Result<Vec<(Millis, GameId)>> {
    let sql = "SELECT due, id FROM games WHERE due IS NOT NULL AND damage IS NULL ORDER BY due, id LIMIT $1";
    let query = sqlx::query_as(sql).bind(i64::from(limit));
    let rows: Vec<(i64, String)> = query.fetch_all(db).await.map_err(fault)?;
    Ok(rows.into_iter().filter_map(|(due, id)| Some((Millis(due), id.parse().ok()?))).collect())
}

pub(super) async fn of_person(db: &mut PgConnection, person: &PersonId, page: &Page) -> Result<Vec<GameSummary>> {
    // Not a join: whoever has two seats in a game sees it once.
    let sql = "SELECT * FROM games WHERE id IN (SELECT game FROM seats WHERE person = $1) AND (updated, id) < ($2, $3)
               ORDER BY updated DESC, id DESC LIMIT $4";
    let (updated, id) = page.start();
    let query = sqlx::query(sql).bind(&person.0).bind(updated).bind(id).bind(i64::from(page.limit));
    Ok(readable(query.fetch_all(db).await.map_err(fault)?.iter().map(read_summary)))
}

/// Everything that is wrong with the games. The references between rows are PostgreSQL's to keep.
pub(super) async fn check(db: &mut PgConnection) -> Result<Vec<String>> {
    let sql = "SELECT id FROM games LEFT JOIN
                   (SELECT game, count(*) AS entries, max(sequence) AS last FROM entries GROUP BY game) AS log ON game = id
               WHERE coalesce(entries, 0) <> length OR coalesce(last, -1) <> length - 1 ORDER BY id";
    let games: Vec<String> = sqlx::query_scalar(sql).fetch_all(db).await.map_err(fault)?;
    let wrong = |game: &String| format!("the entries of game {game} are not those its log should have");
    Ok(games.iter().map(wrong).collect())
}
