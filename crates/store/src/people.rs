//! People, and where they sit.

use serde::{Deserialize, Serialize};

use crate::game::Millis;
use crate::id::PersonId;

/// Somebody who has been here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Person {
    /// The hash of their cookie's secret.
    pub id: PersonId,
    /// What they want to be called.
    pub name: String,
    /// The server's document about their preferences.
    pub settings: String,
    /// When they last asked for anything.
    pub last_seen: Millis,
}

/// A seat at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Seat {
    /// Its number, from 0.
    pub number: u8,
    /// The server's word for who may sit here: a person, a certain bot, nobody.
    pub kind: String,
    /// Who sits here.
    pub person: Option<PersonId>,
}

impl Seat {
    /// A seat nobody sits on yet.
    pub fn empty(number: u8, kind: &str) -> Seat {
        Seat { number, kind: kind.into(), person: None }
    }

    /// The same seat with this person on it.
    #[must_use]
    pub fn with(self, person: &PersonId) -> Seat {
        Seat { person: Some(person.clone()), ..self }
    }
}

/// What came of following an invitation link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The seat is theirs; also if it was already, so that following a link twice does no harm.
    Claimed,
    /// Somebody else was first.
    AlreadyTaken,
    /// There is no such link, or a newer one has replaced it.
    NoSuchLink,
}
