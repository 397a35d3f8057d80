//! A store in one SQLite file.
//!
//! All SQL of this backend is in this folder. Changes go through one connection that commits them in groups
//! ([`writer`]); reads have a few connections of their own, which in WAL mode wait for nobody.

mod accounts;
mod alerts;
mod appends;
mod archive;
mod around;
mod card_sets;
mod checkpoint;
mod fairness;
mod fault;
mod file_watch;
mod games;
mod lobby;
mod lock;
mod mark;
mod open;
mod passkeys;
mod played;
mod ratings;
mod results;
mod reviews;
mod sweep;
#[cfg(test)]
mod tests;
mod upkeep;
mod writer;

use std::path::Path;
use std::sync::{Mutex, PoisonError};

use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};

use self::appends::Append;
use self::fault::fault;
use self::lock::Lock;
use self::open::Access;
use self::writer::Writer;
use crate::archive::{Archived, Invitation};
use crate::card_sets::KeptCardSet;
use crate::chat::{ChatLine, Mute, NewChatLine};
use crate::error::{Result, StoreError};
use crate::game::{GameSummary, Head, Millis, NewGame, Page, Stamp, Status, StoredGame, check_header};
use crate::id::{GameId, PersonId, SecretHash};
use crate::people::{Claim, Person, Seat};
use crate::results::KeptResult;
use crate::retention::{Kind, LOOK_IS_NEWS_AFTER, Swept};
use crate::store::Store;

/// A store in one SQLite file, without a server. Several processes on one machine may open the file; one of them owns it.
pub struct SqliteStore {
    options: SqliteConnectOptions,
    readers: SqlitePool,
    writer: Writer,
    lock: Mutex<Option<Lock>>,
}

impl SqliteStore {
    /// Opens a database file, or creates it, and brings its tables up to date.
    ///
    /// Must be called in a Tokio runtime, in which the store then lives.
    pub async fn open(path: impl AsRef<Path>) -> Result<SqliteStore> {
        SqliteStore::with(path.as_ref(), Access::Beside, None).await
    }

    /// The same as its only owner; see [`AnyStore::own`](crate::AnyStore::own).
    pub async fn own(path: impl AsRef<Path>, who: &str, accept_loss: bool) -> Result<SqliteStore> {
        let path = path.as_ref();
        open::check_place(path)?;
        let lock = Lock::take(path, who)?;
        SqliteStore::with(path, Access::Own { accept_loss }, Some(lock)).await
    }

    async fn with(path: &Path, access: Access, lock: Option<Lock>) -> Result<SqliteStore> {
        let open::Opened { options, writer, readers } = open::open(path, access).await?;
        let writer = Writer::start(path, options.clone(), writer, access != Access::Beside);
        Ok(SqliteStore { writer, options, readers, lock: Mutex::new(lock) })
    }
}

impl Store for SqliteStore {
    async fn create_game(&self, game: &NewGame) -> Result<Head> {
        game.check()?;
        let game = game.clone();
        self.writer.write(move |db| Box::pin(async move { games::create(db, &game).await })).await
    }

    async fn append(&self, game: &GameId, expected: Head, entries: &[String], stamp: Stamp) -> Result<Head> {
        let (append, answered) = Append::new(game, expected, entries, stamp)?;
        self.writer.queue(Box::new(append), answered).await
    }

    async fn truncate(&self, game: &GameId, expected: Head, keep: u32, stamp: Stamp) -> Result<Head> {
        expected.check_keep(keep)?;
        let game = game.clone();
        self.writer
            .write(move |db| Box::pin(async move { games::truncate(db, &game, expected, keep, stamp).await }))
            .await
    }

    async fn set_header(&self, game: &GameId, expected: Head, header: &str, stamp: Stamp) -> Result<Head> {
        check_header(header)?;
        let (game, header) = (game.clone(), header.to_owned());
        self.writer
            .write(move |db| Box::pin(async move { games::set_header(db, &game, expected, &header, stamp).await }))
            .await
    }

    async fn load(&self, game: &GameId) -> Result<StoredGame> {
        // One transaction, so that the entries belong to the head.
        let mut snapshot = self.readers.begin().await.map_err(fault)?;
        let summary = games::summary(&mut snapshot, game).await?;
        if let Some(reason) = summary.damage {
            return Err(StoreError::Damaged { reason });
        }
        let entries = games::entries(&mut snapshot, &summary).await?;
        Ok(StoredGame { summary, entries })
    }

    async fn summary(&self, game: &GameId) -> Result<GameSummary> {
        games::summary(&mut *self.readers.acquire().await.map_err(fault)?, game).await
    }

    async fn games_with_status(&self, status: Status, page: &Page) -> Result<Vec<GameSummary>> {
        games::with_status(&self.readers, status, page).await
    }

    async fn open_games(&self, page: &Page) -> Result<Vec<GameSummary>> {
        games::open_to_all(&self.readers, page).await
    }

    async fn games_due(&self, limit: u32) -> Result<Vec<(Millis, GameId)>> {
        games::due(&self.readers, limit).await
    }

    async fn games_of(&self, person: &PersonId, page: &Page) -> Result<Vec<GameSummary>> {
        games::of_person(&self.readers, person, page).await
    }

    async fn quarantine(&self, game: &GameId, reason: &str) -> Result<()> {
        let (game, reason) = (game.clone(), reason.to_owned());
        self.writer.write(move |db| Box::pin(async move { games::set_damage(db, &game, Some(&reason)).await })).await
    }

    async fn release(&self, game: &GameId) -> Result<()> {
        let game = game.clone();
        self.writer.write(move |db| Box::pin(async move { games::set_damage(db, &game, None).await })).await
    }

    async fn seats(&self, game: &GameId) -> Result<Vec<Seat>> {
        around::seats(&self.readers, game).await
    }

    async fn set_seat(&self, game: &GameId, seat: &Seat, instead_of: Option<&PersonId>) -> Result<bool> {
        let (game, seat, instead_of) = (game.clone(), seat.clone(), instead_of.cloned());
        self.writer
            .write(move |db| Box::pin(async move { around::set_seat(db, &game, &seat, instead_of.as_ref()).await }))
            .await
    }

    async fn invite(&self, game: &GameId, seat: u8, secret: &SecretHash) -> Result<()> {
        let (game, secret) = (game.clone(), secret.clone());
        self.writer.write(move |db| Box::pin(async move { around::invite(db, &game, seat, &secret).await })).await
    }

    async fn claim(&self, game: &GameId, seat: u8, secret: &SecretHash, person: &PersonId) -> Result<Claim> {
        let (game, secret, person) = (game.clone(), secret.clone(), person.clone());
        self.writer
            .write(move |db| Box::pin(async move { around::claim(db, &game, seat, &secret, &person).await }))
            .await
    }

    async fn save_person(&self, person: &Person) -> Result<()> {
        let person = person.clone();
        self.writer.write(move |db| Box::pin(async move { around::save_person(db, &person).await })).await
    }

    async fn person(&self, id: &PersonId) -> Result<Option<Person>> {
        around::person(&self.readers, id).await
    }

    async fn keep_card_set(&self, set: &KeptCardSet) -> Result<()> {
        set.check()?;
        let set = set.clone();
        self.writer.write(move |db| Box::pin(async move { card_sets::keep(db, &set).await })).await
    }

    async fn card_set(&self, hash: &str) -> Result<Option<String>> {
        card_sets::one(&self.readers, hash).await
    }

    async fn card_sets(&self) -> Result<Vec<KeptCardSet>> {
        card_sets::all(&self.readers).await
    }

    async fn keep_review(&self, game: &GameId, judge: &str, review: &[u8]) -> Result<()> {
        crate::reviews::check(judge, review)?;
        let (game, judge, review) = (game.clone(), judge.to_owned(), review.to_vec());
        self.writer.write(move |db| Box::pin(async move { reviews::keep(db, &game, &judge, &review).await })).await
    }

    async fn review(&self, game: &GameId, judge: &str) -> Result<Option<Vec<u8>>> {
        reviews::one(&self.readers, game, judge).await
    }

    async fn keep_result(&self, result: &KeptResult) -> Result<bool> {
        result.check()?;
        let result = result.clone();
        self.writer.write(move |db| Box::pin(async move { results::keep(db, &result).await })).await
    }

    async fn result(&self, contest: &str, person: &PersonId) -> Result<Option<KeptResult>> {
        results::one(&self.readers, contest, person).await
    }

    async fn results_of(&self, person: &PersonId, limit: u32) -> Result<Vec<KeptResult>> {
        results::of_person(&self.readers, person, limit).await
    }

    async fn tally(&self, contest: &str) -> Result<Vec<(i64, u64)>> {
        results::tally(&self.readers, contest).await
    }

    async fn say(&self, game: &GameId, line: &NewChatLine) -> Result<u32> {
        let (game, line) = (game.clone(), line.clone());
        self.writer.write(move |db| Box::pin(async move { around::say(db, &game, &line).await })).await
    }

    async fn chat_since(&self, game: &GameId, after: u32, limit: u32) -> Result<Vec<ChatLine>> {
        around::chat_since(&self.readers, game, after, limit).await
    }

    async fn latest_chat(&self, game: &GameId, limit: u32) -> Result<Vec<ChatLine>> {
        around::latest_chat(&self.readers, game, limit).await
    }

    async fn set_mute(&self, game: &GameId, mute: &Mute, on: bool) -> Result<()> {
        let (game, mute) = (game.clone(), mute.clone());
        self.writer.write(move |db| Box::pin(async move { around::set_mute(db, &game, &mute, on).await })).await
    }

    async fn mutes(&self, game: &GameId) -> Result<Vec<Mute>> {
        around::mutes(&self.readers, game).await
    }

    async fn count_old(&self, kind: Kind, before: Millis) -> Result<u64> {
        sweep::count(&self.readers, kind, before).await
    }

    async fn sweep(&self, kind: Kind, before: Millis) -> Result<Swept> {
        match kind {
            Kind::Chat | Kind::Results => {
                // An empty step is not worth a turn of the writer.
                if sweep::count(&self.readers, kind, before).await? == 0 {
                    return Ok(Swept::default());
                }
                let delete = self.writer.write(move |db| match kind {
                    Kind::Results => Box::pin(sweep::delete_results(db, before)),
                    _ => Box::pin(sweep::delete_chat(db, before)),
                });
                Ok(Swept { rows: delete.await?, ..Swept::default() })
            }
            Kind::People => {
                let people = sweep::next_people(&self.readers, before).await?;
                if people.is_empty() {
                    return Ok(Swept::default());
                }
                let delete = self
                    .writer
                    .write(move |db| Box::pin(async move { sweep::delete_people(db, before, &people).await }));
                Ok(Swept { rows: delete.await?, ..Swept::default() })
            }
            Kind::CardSets => {
                if card_sets::count_unused(&self.readers).await? == 0 {
                    return Ok(Swept::default());
                }
                let delete = self.writer.write(|db| Box::pin(card_sets::delete_unused(db)));
                Ok(Swept { rows: delete.await?, ..Swept::default() })
            }
            _ => {
                let games = sweep::next_games(&self.readers, kind, before).await?;
                if games.is_empty() {
                    return Ok(Swept::default());
                }
                let delete = self
                    .writer
                    .write(move |db| Box::pin(async move { sweep::delete_games(db, kind, before, &games).await }));
                Ok(Swept { games: delete.await?, ..Swept::default() })
            }
        }
    }

    async fn shrink(&self) -> Result<bool> {
        let before = sweep::gaps(&self.readers).await?;
        if before == 0 {
            return Ok(false);
        }
        self.writer.write(|db| Box::pin(sweep::give_back(db))).await?;
        let after = sweep::gaps(&self.readers).await?;
        Ok(0 < after && after < before)
    }

    async fn compact(&self) -> Result<()> {
        let mut connection = open::connect_aside(&self.options).await?;
        let rewritten = sweep::rewrite(&mut connection).await;
        open::close_aside(connection).await;
        rewritten
    }

    async fn touch(&self, game: &GameId, now: Millis) -> Result<()> {
        if !sweep::is_unseen(&self.readers, game, now.earlier_by(LOOK_IS_NEWS_AFTER)).await? {
            return Ok(());
        }
        let game = game.clone();
        self.writer.write(move |db| Box::pin(async move { sweep::touch(db, &game, now).await })).await
    }

    async fn probe(&self, now: bool) -> Result<()> {
        match self.writer.health().lately().filter(|_| !now) {
            Some(known) => known,
            None => self.writer.write(|db| Box::pin(mark::count(db))).await.map(drop),
        }
    }

    async fn games_after(&self, after: Option<&GameId>, limit: u32) -> Result<Vec<GameId>> {
        archive::games_after(&self.readers, after, limit).await
    }

    async fn people_after(&self, after: Option<&PersonId>, limit: u32) -> Result<Vec<Person>> {
        archive::people_after(&self.readers, after, limit).await
    }

    async fn invitations(&self, game: &GameId) -> Result<Vec<Invitation>> {
        archive::invitations(&self.readers, game).await
    }

    async fn restore(&self, archived: &Archived) -> Result<()> {
        check_header(&archived.summary.header)?;
        let archived = archived.clone();
        self.writer.write(move |db| Box::pin(async move { archive::restore(db, &archived).await })).await
    }

    async fn backup(&self, path: &Path) -> Result<()> {
        upkeep::backup(&self.options, path).await
    }

    async fn check(&self) -> Result<Vec<String>> {
        upkeep::check(&self.options).await
    }

    async fn close(&self) {
        // The readers first: the last connection tidies the files up, and only the writer may write.
        self.readers.close().await;
        self.writer.close().await;
        drop(self.lock.lock().unwrap_or_else(PoisonError::into_inner).take());
    }
}
