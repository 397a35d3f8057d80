//! Passkeys in a database that several servers share.

use sqlx::Connection as _;
use sqlx::postgres::{PgConnection, PgRow};

use super::PostgresStore;
use super::connections::in_time;
use super::fault::fault;
use crate::passkeys::PasskeyStore;

passkey_statements!(PgConnection, PgRow);

impl PasskeyStore for PostgresStore {
    async fn add_passkey(&self, passkey: &Passkey, answered: &Answered) -> Result<bool> {
        passkey.check()?;
        change!(self, db => add(db, passkey, answered))
    }

    async fn passkey(&self, id: &str) -> Result<Option<Passkey>> {
        ask!(self, db => one(db, id))
    }

    async fn passkeys(&self, person: &PersonId) -> Result<Vec<Passkey>> {
        ask!(self, db => of_person(db, person))
    }

    async fn use_passkey(&self, id: &str, seen: u32, counter: u32, answered: &Answered) -> Result<bool> {
        change!(self, db => use_it(db, id, seen, counter, answered))
    }

    async fn remove_passkey(&self, person: &PersonId, id: &str) -> Result<()> {
        ask!(self, db => remove(db, person, id))
    }
}
