//! People in SQL.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};

use super::fault::fault;
use crate::error::Result;
use crate::game::Millis;
use crate::id::PersonId;
use crate::people::Person;

pub(super) async fn save(db: &mut SqliteConnection, person: &Person) -> Result<()> {
    let sql = "INSERT INTO people (id, name, settings, last_seen) VALUES (?, ?, ?, ?)
               ON CONFLICT (id) DO UPDATE SET name = excluded.name, settings = excluded.settings,
                   last_seen = max(last_seen, excluded.last_seen)";
    let query = sqlx::query(sql).bind(&person.id.0).bind(&person.name).bind(&person.settings);
    query.bind(person.last_seen.0).execute(db).await.map(drop).map_err(fault)
}

pub(super) async fn find(db: &SqlitePool, id: &PersonId) -> Result<Option<Person>> {
    let query = sqlx::query("SELECT id, name, settings, last_seen FROM people WHERE id = ?").bind(&id.0);
    query.fetch_optional(db).await.map_err(fault)?.as_ref().map(read_person).transpose()
}

pub(super) fn read_person(row: &SqliteRow) -> Result<Person> {
    Ok(Person {
        id: PersonId(row.try_get("id").map_err(fault)?),
        name: row.try_get("name").map_err(fault)?,
        settings: row.try_get("settings").map_err(fault)?,
        last_seen: Millis(row.try_get("last_seen").map_err(fault)?),
    })
}
