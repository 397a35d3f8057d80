//! Who does not want to hear whom, in SQL.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};

use super::fault::{fault, fault_or_missing};
use crate::chat::Mute;
use crate::error::Result;
use crate::id::{GameId, PersonId};

/// The name that stands for everybody; nobody has it.
const EVERYBODY: &str = "";

pub(super) async fn set(db: &mut SqliteConnection, game: &GameId, mute: &Mute, on: bool) -> Result<()> {
    let sql = if on {
        "INSERT INTO mutes (game, person, muted) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM mutes WHERE game = ? AND person = ? AND muted = ?"
    };
    let muted = mute.muted.as_ref().map_or(EVERYBODY, |muted| &muted.0);
    let query = sqlx::query(sql).bind(game.as_str()).bind(&mute.person.0).bind(muted);
    query.execute(db).await.map(drop).map_err(|error| fault_or_missing(error, "game"))
}

pub(super) async fn of_game(db: &SqlitePool, game: &GameId) -> Result<Vec<Mute>> {
    let sql = "SELECT person, muted FROM mutes WHERE game = ? ORDER BY person, muted";
    sqlx::query(sql).bind(game.as_str()).fetch_all(db).await.map_err(fault)?.iter().map(read_mute).collect()
}

fn read_mute(row: &SqliteRow) -> Result<Mute> {
    let muted: String = row.try_get("muted").map_err(fault)?;
    let muted = Some(muted).filter(|muted| muted != EVERYBODY).map(PersonId);
    Ok(Mute { person: PersonId(row.try_get("person").map_err(fault)?), muted })
}
