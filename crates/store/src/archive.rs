//! Moving everything from one store to another: a file with a line of JSON for each person, each card set and each game.
//!
//! The first line says what it is and of which version, the last one how much there was, so a file that was cut off is
//! noticed. Both sides hold one game at a time in memory.

use std::io::{self, BufRead, Write};

use serde::{Deserialize, Serialize};

use crate::card_sets::KeptCardSet;
use crate::chat::{ChatLine, Mute};
use crate::error::StoreError;
use crate::game::{GameSummary, StoredEntry, StoredGame};
use crate::id::{GameId, PersonId, SecretHash};
use crate::people::{Person, Seat};
use crate::store::Store;

/// The version of the format; card sets came with the second. A file of a later one is refused.
const VERSION: u32 = 2;

/// So many names are read at a time.
const BATCH: u32 = 500;

/// Everything that is kept of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Archived {
    /// All but the log.
    pub summary: GameSummary,
    /// The log.
    pub entries: Vec<StoredEntry>,
    /// Its seats, in order.
    pub seats: Vec<Seat>,
    /// The links to its seats, in order.
    pub invitations: Vec<Invitation>,
    /// What was said.
    pub chat: Vec<ChatLine>,
    /// Who does not want to hear whom, in order.
    pub mutes: Vec<Mute>,
}

/// A link to a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Invitation {
    /// The seat it opens.
    pub seat: u8,
    /// The hash of its secret.
    pub secret: SecretHash,
    /// Who followed it.
    pub claimed_by: Option<PersonId>,
}

/// How much was moved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// People.
    pub people: u64,
    /// Games.
    pub games: u64,
    /// Games that are damaged and stayed where they are, and why.
    pub left: Vec<(GameId, String)>,
}

/// Why not everything was moved.
#[derive(Debug, thiserror::Error)]
pub enum ArchiveError {
    /// The store.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file.
    #[error(transparent)]
    File(#[from] io::Error),
    /// A line that says nothing.
    #[error("line {number} cannot be read: {reason}")]
    ArchiveLine {
        /// Which line, from 1.
        number: u64,
        /// What is wrong with it.
        reason: String,
    },
    /// The file does not begin as it should.
    #[error("this is not a file that runestones export has written")]
    NotOurs,
    /// The file is of a later version.
    #[error("the file has version {0} of the format: use the version of the program that wrote it")]
    TooNew(u32),
    /// The end is missing.
    #[error("the file ends too early: export again")]
    CutOff,
    /// The store has a game of the same name that is not the same.
    #[error("there is another game {0} already")]
    Different(GameId),
}

/// A line of the file.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ArchiveLine {
    Runestones {
        version: u32,
    },
    Person(Person),
    CardSet(KeptCardSet),
    Game(Box<Archived>),
    End {
        people: u64,
        games: u64,
        /// None in a file of the first version.
        #[serde(rename = "card-sets", default)]
        card_sets: u64,
    },
}

/// Writes all people and games of a store down. What is damaged is left out and reported.
pub async fn export(store: &impl Store, mut file: impl Write) -> Result<Moved, ArchiveError> {
    let mut moved = Moved::default();
    write(&mut file, &ArchiveLine::Runestones { version: VERSION })?;
    let mut last = None;
    loop {
        let people = store.people_after(last.as_ref(), BATCH).await?;
        let Some(end) = people.last() else { break };
        last = Some(end.id.clone());
        for person in people {
            write(&mut file, &ArchiveLine::Person(person))?;
            moved.people += 1;
        }
    }
    let card_sets = store.card_sets().await?;
    let kept = card_sets.len() as u64;
    for set in card_sets {
        write(&mut file, &ArchiveLine::CardSet(set))?;
    }
    let mut last = None;
    loop {
        let games = store.games_after(last.as_ref(), BATCH).await?;
        let Some(end) = games.last() else { break };
        last = Some(end.clone());
        for game in games {
            match archive(store, &game).await {
                Ok(archived) => {
                    write(&mut file, &ArchiveLine::Game(Box::new(archived)))?;
                    moved.games += 1;
                }
                Err(StoreError::Damaged { reason }) => moved.left.push((game, reason)),
                Err(error) => return Err(error.into()),
            }
        }
    }
    write(&mut file, &ArchiveLine::End { people: moved.people, games: moved.games, card_sets: kept })?;
    file.flush()?;
    Ok(moved)
}

fn write(file: &mut impl Write, line: &ArchiveLine) -> io::Result<()> {
    serde_json::to_writer(&mut *file, line)?;
    file.write_all(b"\n")
}

async fn archive(store: &impl Store, game: &GameId) -> Result<Archived, StoreError> {
    let StoredGame { summary, entries } = store.load(game).await?;
    Ok(Archived {
        summary,
        entries,
        seats: store.seats(game).await?,
        invitations: store.invitations(game).await?,
        chat: store.chat_since(game, 0, u32::MAX).await?,
        mutes: store.mutes(game).await?,
    })
}

/// Reads such a file into a store. It is idempotent: what is there already, and the same, is not done again, so an import
/// that was interrupted can be repeated. Whoever is known already stays as they are.
pub async fn import(store: &impl Store, file: impl BufRead) -> Result<Moved, ArchiveError> {
    let mut moved = Moved::default();
    let (mut begun, mut kept) = (false, 0);
    for (number, text) in (1..).zip(file.lines()) {
        let text = text.or_else(|error| match error.kind() {
            // Not even a text: no line of ours.
            io::ErrorKind::InvalidData => Ok(String::new()),
            _ => Err(error),
        });
        let line = serde_json::from_str(&text?);
        match line.map_err(|error| ArchiveError::ArchiveLine { number, reason: error.to_string() }) {
            Ok(ArchiveLine::Runestones { version: 1..=VERSION }) if !begun => begun = true,
            Ok(ArchiveLine::Runestones { version }) if !begun => return Err(ArchiveError::TooNew(version)),
            _ if !begun => return Err(ArchiveError::NotOurs),
            Err(error) => return Err(error),
            Ok(ArchiveLine::Runestones { .. }) => {
                return Err(ArchiveError::ArchiveLine { number, reason: "a second beginning".into() });
            }
            Ok(ArchiveLine::Person(person)) => {
                if store.person(&person.id).await?.is_none() {
                    store.save_person(&person).await?;
                }
                moved.people += 1;
            }
            Ok(ArchiveLine::CardSet(set)) => {
                store.keep_card_set(&set).await?;
                kept += 1;
            }
            Ok(ArchiveLine::Game(archived)) => {
                restore(store, &archived).await?;
                moved.games += 1;
            }
            Ok(ArchiveLine::End { people, games, card_sets })
                if (people, games, card_sets) == (moved.people, moved.games, kept) =>
            {
                return Ok(moved);
            }
            Ok(ArchiveLine::End { .. }) => return Err(ArchiveError::CutOff),
        }
    }
    Err(if begun { ArchiveError::CutOff } else { ArchiveError::NotOurs })
}

async fn restore(store: &impl Store, archived: &Archived) -> Result<(), ArchiveError> {
    let id = &archived.summary.id;
    match store.restore(archived).await {
        Err(StoreError::Conflict { .. }) if archive(store, id).await? == *archived => Ok(()),
        Err(StoreError::Conflict { .. }) => Err(ArchiveError::Different(id.clone())),
        restored => Ok(restored?),
    }
}
