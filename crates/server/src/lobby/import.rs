//! The record of a game that was played elsewhere becomes a game to look at.

use runestones_rules::record::{Difference, Problem, Record, Rejected};
use runestones_store::{GameId, NewGame, Seat as StoredSeat, Stamp, Status, Store as _, StoreError};

use crate::app::App;
use crate::cards::to_keep;
use crate::error::Refusal;
use crate::person::Visitor;
use runestones_table::{Header, hashed_id};

/// Why a text does not become a game.
#[derive(Clone, Debug)]
pub(crate) enum CannotImport {
    /// It is not a record, or not one of a legal game.
    Broken(Vec<Problem>),
    /// It can be replayed, but does not say the truth about its luck or its result.
    Untrue(Vec<Difference>),
    Refused(Refusal),
}

impl From<Refusal> for CannotImport {
    fn from(refusal: Refusal) -> Self {
        CannotImport::Refused(refusal)
    }
}

impl From<Rejected> for CannotImport {
    fn from(rejected: Rejected) -> Self {
        CannotImport::Broken(rejected.problems)
    }
}

/// Keeps a record, and says where it can be looked at. The same record is always the same game.
pub(crate) async fn import(app: &App, visitor: &Visitor, text: String) -> Result<GameId, CannotImport> {
    app.admit_game(visitor)?;
    // Somebody else's text may be long, and every entry is played.
    let turn = app.dear_lane(visitor).await?;
    let checked = tokio::task::spawn_blocking(move || check(&text)).await;
    drop(turn);
    let record = checked.map_err(|_| Refusal::TryAgain)??;
    let id = hashed_id(&record.to_text());
    keep(app, &id, &record).await.map_err(Refusal::from)?;
    Ok(id)
}

fn check(text: &str) -> Result<Record, CannotImport> {
    let is_json = text.trim_start().starts_with('{');
    let record = if is_json { Record::from_json(text, &[])? } else { Record::parse(text, &[])? };
    let verification = record.verify();
    if verification.is_sound() { Ok(record) } else { Err(CannotImport::Untrue(verification.differences)) }
}

async fn keep(app: &App, id: &GameId, record: &Record) -> Result<(), StoreError> {
    let stamp = Stamp::new(app.now(), Status::Finished);
    let game = NewGame {
        id: id.clone(),
        header: Header::of_record(record).to_text(),
        status: stamp.status,
        public: false,
        seats: (0..record.options.players as u8).map(|number| StoredSeat::empty(number, "record")).collect(),
        time: stamp.time,
        card_set: Some(to_keep(record.options.card_set)),
    };
    let head = match app.store.create_game(&game).await {
        Err(StoreError::Conflict { actual }) => actual,
        created => created?,
    };
    // It may be there already, but without its entries, if the server was stopped in between.
    if head.length > 0 {
        return Ok(());
    }
    let entries: Vec<String> = record.entries.iter().map(ToString::to_string).collect();
    match app.store.append(id, head, &entries, stamp).await {
        Ok(_) | Err(StoreError::Conflict { .. }) => Ok(()),
        Err(error) => Err(error),
    }
}
