//! A store in a PostgreSQL database that any number of nodes share.
//!
//! All SQL of this backend is in this folder. A change of a game is one statement, which moves that wait at the same time
//! share ([`appends`]). Every change is told to the other nodes in the same transaction ([`listen`]), so they hear of
//! everything that was committed and of nothing else.

mod appends;
mod around;
mod card_sets;
mod connections;
mod fault;
mod games;
mod lease;
mod listen;
mod open;
mod results;
mod reviews;
mod sweep;

use std::path::Path;
use std::time::Duration;

use sqlx::postgres::{PgConnection, PgRow};
use sqlx::{Connection, Row};
use tokio::sync::broadcast;
use tokio::task::JoinHandle;

use self::appends::Appends;
use self::connections::{Connections, in_time};
use self::fault::fault;
use crate::archive::{Archived, Invitation};
use crate::card_sets::KeptCardSet;
use crate::chat::{ChatLine, Mute, NewChatLine};
use crate::error::{Result, StoreError};
use crate::game::{GameSummary, Head, Millis, NewGame, Page, Stamp, Status, StoredGame, check_header};
use crate::health::Health;
use crate::id::{GameId, PersonId, SecretHash};
use crate::news::{Changes, News, Revision};
use crate::people::{Claim, Person, Seat};
use crate::results::KeptResult;
use crate::retention::{Kind, LOOK_IS_NEWS_AFTER, Swept};
use crate::store::Store;

/// How much news may wait for a busy node; if there is more, the node looks at everything again.
const NEWS_KEPT: usize = 4096;

/// A store in a PostgreSQL database. Any number of processes on any number of machines may share it.
pub struct PostgresStore {
    connections: Connections,
    appends: Appends,
    news: broadcast::Sender<News>,
    listener: JoinHandle<()>,
    health: Health,
    secret: String,
}

impl PostgresStore {
    /// Connects to a database and brings its tables up to date.
    ///
    /// Must be called in a Tokio runtime, in which the store then lives.
    pub async fn open(address: &str) -> Result<PostgresStore> {
        let options = open::settings(address)?;
        let connections = Connections::new(open::open(address, &options).await?);
        let secret = connections.secret().await?;
        let news = broadcast::Sender::new(NEWS_KEPT);
        let listener = listen::start(options, connections.clone(), news.clone()).await?;
        let appends = Appends::start(connections.clone());
        Ok(PostgresStore { connections, appends, news, listener, health: Health::default(), secret })
    }
}

impl Drop for PostgresStore {
    fn drop(&mut self) {
        self.listener.abort();
    }
}

/// Makes a call with a connection of the store.
macro_rules! ask {
    ($store:ident, $db:ident => $call:expr) => {{
        let mut lent = $store.connections.lend().await?;
        let $db = lent.connection();
        let answer = in_time($call).await;
        lent.give_back(answer)
    }};
}

/// The same in a transaction, which is committed if all went well.
macro_rules! change {
    ($store:ident, $db:ident => $call:expr) => {
        ask!($store, db => async {
            let mut transaction = db.begin().await.map_err(fault)?;
            let $db: &mut PgConnection = &mut transaction;
            let answer = $call.await?;
            transaction.commit().await.map_err(fault)?;
            Ok(answer)
        })
    };
}

// After the macros, which they use.
mod accounts;
mod alerts;
mod archive;
mod fairness;
mod lobby;
mod passkeys;
mod played;
mod ratings;

impl Store for PostgresStore {
    async fn create_game(&self, game: &NewGame) -> Result<Head> {
        game.check()?;
        change!(self, db => games::create(db, game))
    }

    async fn append(&self, game: &GameId, expected: Head, entries: &[String], stamp: Stamp) -> Result<Head> {
        self.appends.append(game, expected, entries, stamp).await
    }

    async fn truncate(&self, game: &GameId, expected: Head, keep: u32, stamp: Stamp) -> Result<Head> {
        expected.check_keep(keep)?;
        ask!(self, db => games::truncate(db, game, expected, keep, stamp))
    }

    async fn set_header(&self, game: &GameId, expected: Head, header: &str, stamp: Stamp) -> Result<Head> {
        check_header(header)?;
        ask!(self, db => games::set_header(db, game, expected, header, stamp))
    }

    async fn load(&self, game: &GameId) -> Result<StoredGame> {
        ask!(self, db => snapshot(db, game))
    }

    async fn summary(&self, game: &GameId) -> Result<GameSummary> {
        ask!(self, db => games::summary(db, game))
    }

    async fn games_with_status(&self, status: Status, page: &Page) -> Result<Vec<GameSummary>> {
        ask!(self, db => games::with_status(db, status, page))
    }

    async fn open_games(&self, page: &Page) -> Result<Vec<GameSummary>> {
        ask!(self, db => games::open_to_all(db, page))
    }

    async fn games_due(&self, limit: u32) -> Result<Vec<(Millis, GameId)>> {
        ask!(self, db => games::due(db, limit))
    }

    async fn games_of(&self, person: &PersonId, page: &Page) -> Result<Vec<GameSummary>> {
        ask!(self, db => games::of_person(db, person, page))
    }

    async fn quarantine(&self, game: &GameId, reason: &str) -> Result<()> {
        ask!(self, db => games::set_damage(db, game, Some(reason)))
    }

    async fn release(&self, game: &GameId) -> Result<()> {
        ask!(self, db => games::set_damage(db, game, None))
    }

    async fn seats(&self, game: &GameId) -> Result<Vec<Seat>> {
        ask!(self, db => around::seats(db, game))
    }

    async fn set_seat(&self, game: &GameId, seat: &Seat, instead_of: Option<&PersonId>) -> Result<bool> {
        change!(self, db => around::set_seat(db, game, seat, instead_of))
    }

    async fn invite(&self, game: &GameId, seat: u8, secret: &SecretHash) -> Result<()> {
        ask!(self, db => around::invite(db, game, seat, secret))
    }

    async fn claim(&self, game: &GameId, seat: u8, secret: &SecretHash, person: &PersonId) -> Result<Claim> {
        change!(self, db => around::claim(db, game, seat, secret, person))
    }

    async fn save_person(&self, person: &Person) -> Result<()> {
        ask!(self, db => around::save_person(db, person))
    }

    async fn person(&self, id: &PersonId) -> Result<Option<Person>> {
        ask!(self, db => around::person(db, id))
    }

    async fn keep_card_set(&self, set: &KeptCardSet) -> Result<()> {
        set.check()?;
        ask!(self, db => card_sets::keep(db, set))
    }

    async fn card_set(&self, hash: &str) -> Result<Option<String>> {
        ask!(self, db => card_sets::one(db, hash))
    }

    async fn card_sets(&self) -> Result<Vec<KeptCardSet>> {
        ask!(self, db => card_sets::all(db))
    }

    async fn keep_review(&self, game: &GameId, judge: &str, review: &[u8]) -> Result<()> {
        crate::reviews::check(judge, review)?;
        ask!(self, db => reviews::keep(db, game, judge, review))
    }

    async fn review(&self, game: &GameId, judge: &str) -> Result<Option<Vec<u8>>> {
        ask!(self, db => reviews::one(db, game, judge))
    }

    async fn keep_result(&self, result: &KeptResult) -> Result<bool> {
        result.check()?;
        ask!(self, db => results::keep(db, result))
    }

    async fn result(&self, contest: &str, person: &PersonId) -> Result<Option<KeptResult>> {
        ask!(self, db => results::one(db, contest, person))
    }

    async fn results_of(&self, person: &PersonId, limit: u32) -> Result<Vec<KeptResult>> {
        ask!(self, db => results::of_person(db, person, limit))
    }

    async fn tally(&self, contest: &str) -> Result<Vec<(i64, u64)>> {
        ask!(self, db => results::tally(db, contest))
    }

    async fn say(&self, game: &GameId, line: &NewChatLine) -> Result<u32> {
        ask!(self, db => around::say(db, game, line))
    }

    async fn chat_since(&self, game: &GameId, after: u32, limit: u32) -> Result<Vec<ChatLine>> {
        ask!(self, db => around::chat_since(db, game, after, limit))
    }

    async fn latest_chat(&self, game: &GameId, limit: u32) -> Result<Vec<ChatLine>> {
        ask!(self, db => around::latest_chat(db, game, limit))
    }

    async fn set_mute(&self, game: &GameId, mute: &Mute, on: bool) -> Result<()> {
        change!(self, db => around::set_mute(db, game, mute, on))
    }

    async fn mutes(&self, game: &GameId) -> Result<Vec<Mute>> {
        ask!(self, db => around::mutes(db, game))
    }

    async fn uncover(&self, game: &GameId, person: &PersonId, seat: u8) -> Result<()> {
        change!(self, db => around::uncover(db, game, person, seat))
    }

    async fn uncovered(&self, game: &GameId) -> Result<Vec<(PersonId, u8)>> {
        ask!(self, db => around::uncovered(db, game))
    }

    async fn revision(&self, game: &GameId) -> Result<Option<Revision>> {
        ask!(self, db => lease::revision(db, game)).map(Some)
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn shared_secret(&self) -> Option<String> {
        Some(self.secret.clone())
    }

    async fn tell(&self, words: &str) -> Result<()> {
        ask!(self, db => listen::tell(db, words))
    }

    fn changes(&self) -> Changes {
        Changes::from(self.news.subscribe())
    }

    async fn lease(&self, game: &GameId, node: &str, time: Duration) -> Result<bool> {
        ask!(self, db => lease::take(db, game.as_str(), node, time))
    }

    async fn give_back(&self, game: &GameId, node: &str) -> Result<()> {
        ask!(self, db => lease::give_back(db, game, node))
    }

    async fn may_sweep(&self, node: &str, time: Duration) -> Result<bool> {
        ask!(self, db => lease::take(db, lease::SWEEP, node, time))
    }

    async fn count_old(&self, kind: Kind, before: Millis) -> Result<u64> {
        ask!(self, db => sweep::count(db, kind, before))
    }

    async fn sweep(&self, kind: Kind, before: Millis) -> Result<Swept> {
        match kind {
            Kind::Chat => {
                let rows = ask!(self, db => sweep::delete_chat(db, before))?;
                Ok(Swept { rows, ..Swept::default() })
            }
            Kind::People => {
                let rows = ask!(self, db => sweep::delete_people(db, before))?;
                Ok(Swept { rows, ..Swept::default() })
            }
            Kind::Results => {
                let rows = ask!(self, db => sweep::delete_results(db, before))?;
                Ok(Swept { rows, ..Swept::default() })
            }
            Kind::CardSets => {
                let rows = change!(self, db => card_sets::delete_unused(db))?;
                Ok(Swept { rows, ..Swept::default() })
            }
            _ => {
                let mut swept = Swept::default();
                for game in ask!(self, db => sweep::next_games(db, kind, before))? {
                    if change!(self, db => sweep::delete_game(db, kind, before, &game))? {
                        swept.games.push(game);
                    }
                }
                Ok(swept)
            }
        }
    }

    async fn touch(&self, game: &GameId, now: Millis) -> Result<()> {
        ask!(self, db => sweep::touch(db, game, now.earlier_by(LOOK_IS_NEWS_AFTER), now))
    }

    async fn probe(&self, now: bool) -> Result<()> {
        if let Some(known) = self.health.lately().filter(|_| !now) {
            return known;
        }
        let tried = ask!(self, db => sweep::probe(db));
        self.health.tried(tried.clone());
        tried
    }

    async fn games_after(&self, after: Option<&GameId>, limit: u32) -> Result<Vec<GameId>> {
        ask!(self, db => archive::games_after(db, after, limit))
    }

    async fn people_after(&self, after: Option<&PersonId>, limit: u32) -> Result<Vec<Person>> {
        ask!(self, db => archive::people_after(db, after, limit))
    }

    async fn invitations(&self, game: &GameId) -> Result<Vec<Invitation>> {
        ask!(self, db => archive::invitations(db, game))
    }

    async fn restore(&self, archived: &Archived) -> Result<()> {
        check_header(&archived.summary.header)?;
        change!(self, db => archive::restore(db, archived))
    }

    async fn backup(&self, _path: &Path) -> Result<()> {
        let reason = "a PostgreSQL database is copied with its own pg_dump, or game by game with runestones export";
        Err(StoreError::Invalid { reason: reason.into() })
    }

    async fn check(&self) -> Result<Vec<String>> {
        ask!(self, db => games::check(db))
    }

    async fn close(&self) {
        self.listener.abort();
        self.connections.close().await;
    }
}

/// A whole game in one transaction, so that the entries belong to the head.
async fn snapshot(db: &mut PgConnection, game: &GameId) -> Result<StoredGame> {
    let mut snapshot = db.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY").await.map_err(fault)?;
    let summary = games::summary(&mut snapshot, game).await?;
    if let Some(reason) = summary.damage {
        return Err(StoreError::Damaged { reason });
    }
    let entries = games::entries(&mut snapshot, &summary).await?;
    snapshot.commit().await.map_err(fault)?;
    Ok(StoredGame { summary, entries })
}

/// A count, which the database keeps as a number with a sign.
fn number(row: &PgRow, column: &'static str) -> Result<u32> {
    let number: i64 = row.try_get(column).map_err(fault)?;
    u32::try_from(number).map_err(|_| StoreError::damaged(format!("{column} {number} is out of range")))
}
