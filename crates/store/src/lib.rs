//! The event log behind the server (event sourcing): games as logs of entries, and around them seats, invitations, people
//! and chat.
//!
//! The [`Store`] trait says what a backend does; [`AnyStore`] picks one by address. Headers, entries and settings are the
//! server's text: nothing in here knows the game. The store has no clock and no dice either: times and ids are given.
//!
//! A change of a game names the [`Head`] it was made for (optimistic locking). If somebody else changed the game first, the
//! answer is [`StoreError::Conflict`], so two writers can never both win, in one process or in several. What was answered with
//! `Ok` is on disk.
//!
//! ```
//! use runestones_store::{AnyStore, GameId, Millis, NewGame, Seat, Stamp, Status, Store, StoreError};
//!
//! # tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
//! # let folder = tempfile::tempdir()?;
//! # let file = folder.path().join("games.db");
//! let store = AnyStore::open(file.to_str().expect("a plain name")).await?;
//!
//! // A table for two, made by the host.
//! let game = GameId::from_bytes(*b"any bytes");
//! let seats = vec![Seat::empty(0, "person"), Seat::empty(1, "bot")];
//! let (header, status, public) = ("{}".into(), Status::Open, false);
//! let head = store
//!     .create_game(&NewGame { id: game.clone(), header, status, public, seats, time: Millis(1), card_set: None })
//!     .await?;
//!
//! // Its first move. A second writer who did not see it is refused.
//! let stamp = Stamp::new(Millis(2), Status::Running);
//! let next = store.append(&game, head, &["summon 3 4".into()], stamp).await?;
//! let late = store.append(&game, head, &["summon 1 2".into()], stamp).await;
//! assert_eq!(late, Err(StoreError::Conflict { actual: next }));
//!
//! // Taking it back is a change like any other.
//! store.truncate(&game, next, 0, Stamp::new(Millis(3), Status::Running)).await?;
//! assert!(store.load(&game).await?.entries.is_empty());
//! store.close().await;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! # })?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod accounts;
// Before the backends, which use its statements.
#[macro_use]
mod alerts;
mod any;
#[macro_use]
mod archive;
mod card_sets;
mod error;
mod fairness;
mod game;
mod health;
mod lobby;
mod news;
#[macro_use]
mod passkeys;
mod people;
mod played;
mod postgres;
mod ratings;
mod results;
mod retention;
mod reviews;
mod sqlite;
mod store;

// What the store shares with the table.
use runestones_model as chat;
use runestones_model as id;

pub use accounts::{Account, AccountStore, Device, MOST_DEVICES, Owner};
pub use alerts::{
    Alert, AlertKey, AlertNote, AlertStore, Channel, ChannelState, MOST_CHANNELS, NewAlert, Outcome, Verdict,
};
pub use any::AnyStore;
pub use archive::tables::{ArchiveStore, Cell, Column, Row, STAYS, TABLES, Table};
pub use archive::{ArchiveError, Archived, Invitation, Moved, export, import};
pub use card_sets::KeptCardSet;
pub use error::{Result, StoreError};
pub use fairness::{
    Ban, Banned, Blocked, FairnessStore, MOST_BANS, MOST_BLOCKS, MOST_REPORTS, NewReport, OperatorDeed, Order, Report,
};
pub use game::{Cursor, GameSummary, Head, NewGame, Page, Stamp, Status, StoredEntry, StoredGame};
pub use lobby::{Ask, LobbyStore, Seek, Seeking, Waiting};
pub use news::{Changes, News, Revision};
pub use passkeys::{Answered, MOST_PASSKEYS, Passkey, PasskeyStore};
pub use people::{Claim, Person, Seat};
pub use played::{Belief, LadderRow, Played, PlayedStore, Profile};
pub use postgres::PostgresStore;
pub use ratings::{CountedResult, RatingStep, RatingStore, StoredRating};
pub use results::KeptResult;
pub use retention::{Kind, Retention, Swept};
pub use runestones_model::{BadGameId, ChatLine, GameId, Millis, Mute, NewChatLine, PersonId, SecretHash};
pub use sqlite::SqliteStore;
pub use store::Store;
