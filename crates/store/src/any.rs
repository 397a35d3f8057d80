//! The backend is chosen when the server starts.

use std::path::Path;
use std::time::Duration;

use crate::accounts::{Account, AccountStore, Device, Owner};
use crate::alerts::{Alert, AlertKey, AlertNote, AlertStore, Channel, NewAlert, Verdict};
use crate::archive::tables::{ArchiveStore, Cell, Row, Table};
use crate::archive::{Archived, Invitation};
use crate::card_sets::KeptCardSet;
use crate::chat::{ChatLine, Mute, NewChatLine};
use crate::error::{Result, StoreError};
use crate::fairness::{Ban, Blocked, FairnessStore, NewReport, OperatorDeed, Order, Report};
use crate::game::{GameSummary, Head, Millis, NewGame, Page, Stamp, Status, StoredGame};
use crate::id::{GameId, PersonId, SecretHash};
use crate::lobby::{Ask, LobbyStore, Seek, Seeking, Waiting};
use crate::news::{Changes, Revision};
use crate::passkeys::{Answered, Passkey, PasskeyStore};
use crate::people::{Claim, Person, Seat};
use crate::played::{Belief, LadderRow, Played, PlayedStore, Profile};
use crate::postgres::PostgresStore;
use crate::ratings::{CountedResult, RatingStep, RatingStore, StoredRating};
use crate::results::KeptResult;
use crate::retention::{Kind, Swept};
use crate::sqlite::SqliteStore;
use crate::store::Store;

/// Any of the backends.
pub enum AnyStore {
    /// One file.
    Sqlite(Box<SqliteStore>),
    /// A database that several servers share.
    Postgres(PostgresStore),
}

impl AnyStore {
    /// Opens the store at an address: the name of a file, with or without `sqlite:` before it, or a database as in
    /// `postgres://user@host/database`.
    pub async fn open(address: &str) -> Result<AnyStore> {
        match address.split_once("://") {
            Some(("postgres" | "postgresql", _)) => PostgresStore::open(address).await.map(AnyStore::Postgres),
            Some((scheme, _)) => {
                let reason = format!("there is no store for {scheme}:// addresses: name a file, or postgres://…");
                Err(StoreError::Invalid { reason })
            }
            None => SqliteStore::open(file(address)).await.map(|store| AnyStore::Sqlite(Box::new(store))),
        }
    }

    /// The same for its owner, who may sweep, shrink and import: a file has one at a time, and is not opened if somebody
    /// else is it. `who` is what others are told then. With `accept_loss` it is opened even if something is missing that
    /// was once there.
    pub async fn own(address: &str, who: &str, accept_loss: bool) -> Result<AnyStore> {
        if address.contains("://") {
            return AnyStore::open(address).await;
        }
        SqliteStore::own(file(address), who, accept_loss).await.map(|store| AnyStore::Sqlite(Box::new(store)))
    }
}

fn file(address: &str) -> &str {
    address.strip_prefix("sqlite:").unwrap_or(address)
}

/// Hands every call to the backend in use.
macro_rules! delegate {
    (@known $($name:ident -> $answer:ty;)*) => {
        $(fn $name(&self) -> $answer {
            match self {
                AnyStore::Sqlite(store) => store.$name(),
                AnyStore::Postgres(store) => store.$name(),
            }
        })*
    };
    ($trait:ident { $($name:ident($($argument:ident: $kind:ty),*) -> $answer:ty;)* } $(at once { $($known:tt)* })?) => {
        impl $trait for AnyStore {
            $(async fn $name(&self, $($argument: $kind),*) -> $answer {
                match self {
                    AnyStore::Sqlite(store) => store.$name($($argument),*).await,
                    AnyStore::Postgres(store) => store.$name($($argument),*).await,
                }
            })*
            $(delegate! { @known $($known)* })?
        }
    };
}

delegate! { Store {
    create_game(game: &NewGame) -> Result<Head>;
    append(game: &GameId, expected: Head, entries: &[String], stamp: Stamp) -> Result<Head>;
    truncate(game: &GameId, expected: Head, keep: u32, stamp: Stamp) -> Result<Head>;
    set_header(game: &GameId, expected: Head, header: &str, stamp: Stamp) -> Result<Head>;
    load(game: &GameId) -> Result<StoredGame>;
    summary(game: &GameId) -> Result<GameSummary>;
    games_with_status(status: Status, page: &Page) -> Result<Vec<GameSummary>>;
    open_games(page: &Page) -> Result<Vec<GameSummary>>;
    games_due(limit: u32) -> Result<Vec<(Millis, GameId)>>;
    games_of(person: &PersonId, page: &Page) -> Result<Vec<GameSummary>>;
    quarantine(game: &GameId, reason: &str) -> Result<()>;
    release(game: &GameId) -> Result<()>;
    seats(game: &GameId) -> Result<Vec<Seat>>;
    set_seat(game: &GameId, seat: &Seat, instead_of: Option<&PersonId>) -> Result<bool>;
    invite(game: &GameId, seat: u8, secret: &SecretHash) -> Result<()>;
    claim(game: &GameId, seat: u8, secret: &SecretHash, person: &PersonId) -> Result<Claim>;
    save_person(person: &Person) -> Result<()>;
    person(id: &PersonId) -> Result<Option<Person>>;
    keep_card_set(set: &KeptCardSet) -> Result<()>;
    card_set(hash: &str) -> Result<Option<String>>;
    card_sets() -> Result<Vec<KeptCardSet>>;
    keep_review(game: &GameId, judge: &str, review: &[u8]) -> Result<()>;
    review(game: &GameId, judge: &str) -> Result<Option<Vec<u8>>>;
    keep_result(result: &KeptResult) -> Result<bool>;
    result(contest: &str, person: &PersonId) -> Result<Option<KeptResult>>;
    results_of(person: &PersonId, limit: u32) -> Result<Vec<KeptResult>>;
    tally(contest: &str) -> Result<Vec<(i64, u64)>>;
    say(game: &GameId, line: &NewChatLine) -> Result<u32>;
    chat_since(game: &GameId, after: u32, limit: u32) -> Result<Vec<ChatLine>>;
    latest_chat(game: &GameId, limit: u32) -> Result<Vec<ChatLine>>;
    set_mute(game: &GameId, mute: &Mute, on: bool) -> Result<()>;
    mutes(game: &GameId) -> Result<Vec<Mute>>;
    uncover(game: &GameId, person: &PersonId, seat: u8) -> Result<()>;
    uncovered(game: &GameId) -> Result<Vec<(PersonId, u8)>>;
    revision(game: &GameId) -> Result<Option<Revision>>;
    lease(game: &GameId, node: &str, time: Duration) -> Result<bool>;
    give_back(game: &GameId, node: &str) -> Result<()>;
    count_old(kind: Kind, before: Millis) -> Result<u64>;
    sweep(kind: Kind, before: Millis) -> Result<Swept>;
    shrink() -> Result<bool>;
    compact() -> Result<()>;
    touch(game: &GameId, now: Millis) -> Result<()>;
    may_sweep(node: &str, time: Duration) -> Result<bool>;
    probe(now: bool) -> Result<()>;
    games_after(after: Option<&GameId>, limit: u32) -> Result<Vec<GameId>>;
    people_after(after: Option<&PersonId>, limit: u32) -> Result<Vec<Person>>;
    invitations(game: &GameId) -> Result<Vec<Invitation>>;
    restore(archived: &Archived) -> Result<()>;
    backup(path: &Path) -> Result<()>;
    check() -> Result<Vec<String>>;
    tell(words: &str) -> Result<()>;
    close() -> ();
} at once {
    is_shared -> bool;
    shared_secret -> Option<String>;
    changes -> Changes;
} }

delegate! { RatingStore {
    ratings_due(after: Option<&GameId>, limit: u32) -> Result<Vec<GameId>>;
    count_result(result: &CountedResult, after: &[StoredRating]) -> Result<bool>;
    forget_due(game: &GameId) -> Result<()>;
    is_counted(game: &GameId) -> Result<bool>;
    results_after(number: i64, limit: u32) -> Result<Vec<(i64, CountedResult)>>;
    ratings_of(person: &PersonId) -> Result<Vec<StoredRating>>;
    rating_history(person: &PersonId, pool: &str, limit: u32) -> Result<Vec<RatingStep>>;
    put_right(rating: &StoredRating, history: &[RatingStep]) -> Result<bool>;
    set_listed(person: &PersonId, listed: bool) -> Result<()>;
} }

delegate! { AccountStore {
    keep_account(person: &PersonId, device: &Device) -> Result<()>;
    account(person: &PersonId) -> Result<Option<Account>>;
    set_code(person: &PersonId, code: &SecretHash) -> Result<bool>;
    person_of_code(code: &SecretHash) -> Result<Option<PersonId>>;
    owner(secret: &SecretHash) -> Result<Owner>;
    devices(person: &PersonId) -> Result<Vec<Device>>;
    add_device(person: &PersonId, device: &Device) -> Result<()>;
    end_device(person: &PersonId, secret: &SecretHash) -> Result<()>;
    make_link(person: &PersonId, secret: &SecretHash, until: Millis) -> Result<()>;
    link_owner(secret: &SecretHash, now: Millis) -> Result<Option<PersonId>>;
    use_link(secret: &SecretHash, now: Millis) -> Result<Option<PersonId>>;
    said_by(person: &PersonId, limit: u32) -> Result<Vec<(GameId, ChatLine)>>;
    forget_person(person: &PersonId, nobody: &PersonId) -> Result<()>;
} }

delegate! { AlertStore {
    set_channel(channel: &Channel, secret: Option<&SecretHash>) -> Result<bool>;
    channel(id: &str) -> Result<Option<Channel>>;
    channels(person: &PersonId) -> Result<Vec<Channel>>;
    channels_to(kind: &str, address: &str) -> Result<Vec<Channel>>;
    confirm_channel(person: &PersonId, secret: &SecretHash) -> Result<bool>;
    set_wants(id: &str, wants: &str) -> Result<()>;
    remove_channel(id: &str) -> Result<()>;
    note_attempt(id: &str, worked: bool, pause_after: u32, now: Millis) -> Result<()>;
    alert_settings(person: &PersonId) -> Result<Option<String>>;
    set_alert_settings(person: &PersonId, settings: &str) -> Result<()>;
    alert_notes(limit: u32) -> Result<Vec<AlertNote>>;
    write_alerts(note: Option<&AlertNote>, alerts: &[NewAlert]) -> Result<()>;
    claim_alerts(node: &str, now: Millis, lease: Duration, limit: u32) -> Result<Vec<Alert>>;
    settle_alert(key: &AlertKey, node: &str, verdict: &Verdict) -> Result<bool>;
    record_alert(alert: &Alert) -> Result<()>;
    alerts_of(person: &PersonId, limit: u32) -> Result<Vec<Alert>>;
    forget_alerts(before: Millis) -> Result<u64>;
    look(game: &GameId, person: &PersonId, until: Millis) -> Result<()>;
    looks_until(game: &str, person: &PersonId) -> Result<Option<Millis>>;
    server_key(name: &str, proposed: &str) -> Result<String>;
} }

delegate! { PasskeyStore {
    add_passkey(passkey: &Passkey, answered: &Answered) -> Result<bool>;
    passkey(id: &str) -> Result<Option<Passkey>>;
    passkeys(person: &PersonId) -> Result<Vec<Passkey>>;
    use_passkey(id: &str, seen: u32, counter: u32, answered: &Answered) -> Result<bool>;
    remove_passkey(person: &PersonId, id: &str) -> Result<()>;
} }

delegate! { FairnessStore {
    block(person: &PersonId, blocked: &Blocked) -> Result<bool>;
    unblock(person: &PersonId, blocked: &PersonId) -> Result<()>;
    blocked_by(person: &PersonId) -> Result<Vec<Blocked>>;
    keep_apart(person: &PersonId, others: &[PersonId]) -> Result<bool>;
    report(report: &NewReport) -> Result<()>;
    reports(before: Option<i64>, limit: u32) -> Result<Vec<Report>>;
    bans(now: Millis) -> Result<Vec<Ban>>;
    operator_until(person: &PersonId) -> Result<Option<Millis>>;
    operate(order: &Order, deed: &OperatorDeed) -> Result<bool>;
    deeds(before: Option<i64>, limit: u32) -> Result<Vec<(i64, OperatorDeed)>>;
} }

delegate! { LobbyStore {
    seek(person: &PersonId, terms: &str, now: Millis, until: Millis) -> Result<()>;
    seeking(person: &PersonId, now: Millis) -> Result<Seeking>;
    keep_seeking(person: &PersonId, now: Millis, until: Millis) -> Result<Seeking>;
    stop_seeking(person: &PersonId) -> Result<()>;
    seeks(person: &PersonId, now: Millis, limit: u32) -> Result<Vec<Seek>>;
    meet(people: &[PersonId], now: Millis, game: &NewGame) -> Result<bool>;
    ask_to_table(ask: &Ask) -> Result<bool>;
    asked(person: &PersonId, limit: u32) -> Result<Vec<(PersonId, Waiting)>>;
    asked_to(game: &GameId) -> Result<Vec<PersonId>>;
    take_ask_back(game: &GameId, person: &PersonId) -> Result<()>;
    companions(person: &PersonId, limit: u32) -> Result<Vec<(PersonId, String)>>;
    have_met(one: &PersonId, other: &PersonId) -> Result<bool>;
    waiting(limit: u32) -> Result<Vec<Waiting>>;
    watchable(limit: u32) -> Result<Vec<Waiting>>;
    count_running(since: Millis) -> Result<u64>;
    waiting_of(person: &PersonId, limit: u32) -> Result<Vec<Waiting>>;
} }

delegate! { PlayedStore {
    played_due(after: Option<&GameId>, limit: u32) -> Result<Vec<GameId>>;
    enter_played(game: &GameId, played: &[Played]) -> Result<()>;
    set_skill(game: &GameId, skill: &[(u8, i64)]) -> Result<()>;
    played_by(person: &PersonId, before: Option<(Millis, &GameId)>, limit: u32) -> Result<Vec<Played>>;
    count_played(person: &PersonId) -> Result<u64>;
    have_played(one: &PersonId, other: &PersonId) -> Result<bool>;
    without_profile(limit: u32) -> Result<Vec<PersonId>>;
    open_profiles(handles: &[(PersonId, String)]) -> Result<()>;
    profile(handle: &str) -> Result<Option<Profile>>;
    set_profile(person: &PersonId, sees: &str, luck: bool) -> Result<()>;
    ladder(pool: &str, now: Millis, after: Option<&PersonId>, limit: u32) -> Result<Vec<LadderRow>>;
    ladder_then(pool: &str, then: Millis, people: Option<&[PersonId]>) -> Result<Vec<(PersonId, Belief)>>;
    standings(pool: &str, now: Millis) -> Result<Vec<(i64, i64, Millis)>>;
} }

delegate! { ArchiveStore {
    rows_after(table: &'static Table, after: Option<&[Cell]>, limit: u32) -> Result<Vec<Row>>;
    restore_rows(table: &'static Table, rows: &[Vec<Cell>]) -> Result<()>;
} }
