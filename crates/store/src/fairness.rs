//! Being left alone: whom somebody does not want to meet, what they tell the operator, and what the operator does about it.

use serde::{Deserialize, Serialize};

use crate::error::{Result, StoreError};
use crate::game::Millis;
use crate::id::{GameId, PersonId};

/// Somebody blocks at most so many.
pub const MOST_BLOCKS: u32 = 200;
/// So many reports are kept, and for so long.
pub const MOST_REPORTS: i64 = 10_000;
pub(crate) const REPORTS_ARE_KEPT: i64 = 180 * 24 * 60 * 60 * 1000;
/// So many bans can be in force.
pub const MOST_BANS: i64 = 1000;

/// Somebody whom somebody else does not want to meet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Blocked {
    /// Who.
    #[serde(skip_serializing, default = "nobody")]
    pub person: PersonId,
    /// What they were called then.
    pub name: String,
    /// Since when.
    pub time: Millis,
}

fn nobody() -> PersonId {
    PersonId(String::new())
}

/// What somebody tells the operator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewReport {
    /// When.
    pub time: Millis,
    /// Who tells it.
    pub reporter: PersonId,
    /// Of whom.
    pub about: PersonId,
    /// What these are called.
    pub name: String,
    /// At which table it was, if at any.
    pub game: Option<GameId>,
    /// The line of chat that it is about, and its words.
    pub line: Option<u32>,
    /// What was said there; empty without a line.
    pub said: String,
    /// The caller's word for what is wrong.
    pub reason: String,
    /// What else there is to say; may be empty.
    pub words: String,
}

impl NewReport {
    /// The longest of each text, in bytes: 300 characters of chat, 500 of words.
    const LONGEST: [usize; 4] = [400, 1300, 40, 2200];

    pub(crate) fn check(&self) -> Result<()> {
        let texts = [&self.name, &self.said, &self.reason, &self.words];
        let sound = texts.iter().zip(NewReport::LONGEST).all(|(text, most)| text.len() <= most && !text.contains('\0'));
        if sound { Ok(()) } else { Err(StoreError::Invalid { reason: "this is no report to keep".to_owned() }) }
    }
}

/// A report with its number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// By which an operator names it.
    pub number: i64,
    /// Whether somebody has dealt with it.
    pub done: bool,
    /// What it says.
    pub report: NewReport,
}

/// Who is kept out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Banned {
    /// A person, on all their devices.
    Person(PersonId),
    /// A network, as the caller writes it.
    Network(String),
}

/// Who is kept out until when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// By which an operator names it.
    pub number: i64,
    /// Who.
    pub who: Banned,
    /// The end.
    pub until: Millis,
}

/// What an operator wants to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Keeps somebody out.
    Ban(Banned, Millis),
    /// Ends a ban.
    Lift(i64),
    /// A report is dealt with.
    Close(i64),
    /// Gives somebody another name.
    Rename(PersonId, String),
    /// Takes a line of chat away.
    RemoveLine(GameId, u32),
    /// Believes that somebody is an operator, until then.
    Admit(PersonId, Millis),
}

/// A deed of an operator, as it is written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OperatorDeed {
    /// When.
    pub time: Millis,
    /// Who did it, as the caller calls them.
    pub operator: String,
    /// The caller's word for what was done.
    pub deed: String,
    /// To whom or what.
    pub about: String,
}

impl OperatorDeed {
    pub(crate) fn check(&self) -> Result<()> {
        let texts = [&self.operator, &self.deed, &self.about];
        let sound = texts.iter().all(|text| text.len() <= 200 && !text.contains('\0'));
        if sound { Ok(()) } else { Err(StoreError::Invalid { reason: "this is no deed to write down".to_owned() }) }
    }
}

/// What a backend does for those who want to be left alone, and for those who see to it.
pub trait FairnessStore: Send + Sync {
    /// From now on somebody does not want to meet this one. Says whether there was room for it.
    fn block(&self, person: &PersonId, blocked: &Blocked) -> impl Future<Output = Result<bool>> + Send;

    /// They may meet again.
    fn unblock(&self, person: &PersonId, blocked: &PersonId) -> impl Future<Output = Result<()>> + Send;

    /// Whom somebody does not want to meet, the latest first.
    fn blocked_by(&self, person: &PersonId) -> impl Future<Output = Result<Vec<Blocked>>> + Send;

    /// Whether somebody and any of these do not want to meet, whichever of them said so.
    fn keep_apart(&self, person: &PersonId, others: &[PersonId]) -> impl Future<Output = Result<bool>> + Send;

    /// Tells the operator something. The oldest reports make room.
    fn report(&self, report: &NewReport) -> impl Future<Output = Result<()>> + Send;

    /// The reports before this number, the latest first.
    fn reports(&self, before: Option<i64>, limit: u32) -> impl Future<Output = Result<Vec<Report>>> + Send;

    /// The bans in force, at most [`MOST_BANS`], the latest first.
    fn bans(&self, now: Millis) -> impl Future<Output = Result<Vec<Ban>>> + Send;

    /// Until when somebody is believed to be an operator.
    fn operator_until(&self, person: &PersonId) -> impl Future<Output = Result<Option<Millis>>> + Send;

    /// Does what an operator wants and writes it down, both or neither. Says whether there was anything to do; otherwise
    /// nothing is written down.
    fn operate(&self, order: &Order, deed: &OperatorDeed) -> impl Future<Output = Result<bool>> + Send;

    /// What operators did, with numbers before this one, the latest first.
    fn deeds(&self, before: Option<i64>, limit: u32) -> impl Future<Output = Result<Vec<(i64, OperatorDeed)>>> + Send;
}
