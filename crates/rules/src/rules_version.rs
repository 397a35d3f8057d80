//! The versions of the rules. A game is played by one of them from its first entry to its last.

use std::fmt;
use std::str::FromStr;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::notation::keyword::shorten;

/// The version of the rules that a game is played by.
///
/// New games play [`RulesVersion::CURRENT`]. Older versions are kept, so that whatever was begun or written down by
/// them goes on as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(into = "u32", try_from = "u32"))]
#[repr(u8)]
pub enum RulesVersion {
    /// A used Switch lies in front of its player until the action is over, and one of n cards always stays.
    One = 1,
    /// A used Switch goes to the creature discard at once, before the other card is taken (N4), and every used Switch
    /// leaves (N5).
    Two = 2,
}

impl RulesVersion {
    /// Every version, oldest first.
    pub const ALL: [RulesVersion; 2] = [RulesVersion::One, RulesVersion::Two];

    /// The version of new games; `docs/rules.md` is its text.
    pub const CURRENT: RulesVersion = RulesVersion::Two;

    /// The number that stands in records.
    pub const fn number(self) -> u32 {
        self as u32
    }
}

impl fmt::Display for RulesVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.number(), f)
    }
}

/// A version of the rules that this program does not play.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("version {0} of the rules is not known here; this program plays versions 1 to {current}", current = RulesVersion::CURRENT)]
pub struct NoSuchRules(pub String);

impl TryFrom<u32> for RulesVersion {
    type Error = NoSuchRules;

    fn try_from(number: u32) -> Result<Self, Self::Error> {
        RulesVersion::ALL
            .into_iter()
            .find(|version| version.number() == number)
            .ok_or_else(|| NoSuchRules(number.to_string()))
    }
}

impl From<RulesVersion> for u32 {
    fn from(version: RulesVersion) -> u32 {
        version.number()
    }
}

impl FromStr for RulesVersion {
    type Err = NoSuchRules;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        RulesVersion::ALL
            .into_iter()
            .find(|version| version.to_string() == text)
            .ok_or_else(|| NoSuchRules(shorten(text)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_is_its_number_and_nothing_else() {
        for version in RulesVersion::ALL {
            assert_eq!(version.to_string().parse(), Ok(version));
            assert_eq!(RulesVersion::try_from(version.number()), Ok(version));
        }
        for text in ["", "0", "3", "02", "+2", "two"] {
            assert_eq!(text.parse::<RulesVersion>(), Err(NoSuchRules(text.to_owned())));
        }
        let unknown = RulesVersion::try_from(7).unwrap_err();
        assert_eq!(unknown.to_string(), "version 7 of the rules is not known here; this program plays versions 1 to 2");
    }
}
