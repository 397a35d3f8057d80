//! Passkeys in a file.

use sqlx::sqlite::{SqliteConnection, SqliteRow};

use super::SqliteStore;
use super::fault::fault;
use crate::passkeys::PasskeyStore;

passkey_statements!(SqliteConnection, SqliteRow);

impl PasskeyStore for SqliteStore {
    async fn add_passkey(&self, passkey: &Passkey, answered: &Answered) -> Result<bool> {
        passkey.check()?;
        let (passkey, answered) = (passkey.clone(), answered.clone());
        self.writer.write(move |db| Box::pin(async move { add(db, &passkey, &answered).await })).await
    }

    async fn passkey(&self, id: &str) -> Result<Option<Passkey>> {
        one(&mut *self.readers.acquire().await.map_err(fault)?, id).await
    }

    async fn passkeys(&self, person: &PersonId) -> Result<Vec<Passkey>> {
        of_person(&mut *self.readers.acquire().await.map_err(fault)?, person).await
    }

    async fn use_passkey(&self, id: &str, seen: u32, counter: u32, answered: &Answered) -> Result<bool> {
        let (id, answered) = (id.to_owned(), answered.clone());
        self.writer.write(move |db| Box::pin(async move { use_it(db, &id, seen, counter, &answered).await })).await
    }

    async fn remove_passkey(&self, person: &PersonId, id: &str) -> Result<()> {
        let (person, id) = (person.clone(), id.to_owned());
        self.writer.write(move |db| Box::pin(async move { remove(db, &person, &id).await })).await
    }
}
