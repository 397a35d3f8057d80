//! The terms of a table: what was agreed before the first move, besides the pieces. They never change.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// How much time players have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Clock {
    /// As much as they like.
    #[default]
    None,
    /// So many minutes for the whole game, and so many seconds more for each turn.
    Live {
        /// Minutes for each player.
        minutes: u16,
        /// Seconds that every turn adds when it is over.
        increment: u16,
    },
    /// So many days for each turn, vacations not counted.
    Days(u8),
}

/// What becomes of a seat whose time has run out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OutOfTime {
    /// A bot plays for it, and the person may come back until the end.
    #[default]
    Bot,
    /// It has lost, as if the player had resigned.
    Forfeit,
}

/// What was agreed about time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Terms {
    /// How much time there is.
    #[serde(default)]
    pub clock: Clock,
    /// What happens when there is none left.
    #[serde(default)]
    pub out_of_time: OutOfTime,
}

impl Terms {
    /// Whether there is nothing to say about time.
    pub fn is_default(&self) -> bool {
        *self == Terms::default()
    }
}

/// A text that is no clock, or one that nobody could play with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a clock is none, live MINUTES+SECONDS (1 to 180, 0 to 180), or days DAYS (1 to 14)")]
pub struct BadClock;

impl Clock {
    /// How many minutes a player may have.
    pub const MINUTES: RangeInclusive<u16> = 1..=180;
    /// How many seconds a turn may add.
    pub const INCREMENT: RangeInclusive<u16> = 0..=180;
    /// How many days a turn may take.
    pub const DAYS: RangeInclusive<u8> = 1..=14;

    /// A live clock within the bounds.
    pub fn live(minutes: u16, increment: u16) -> Result<Clock, BadClock> {
        let fits = Clock::MINUTES.contains(&minutes) && Clock::INCREMENT.contains(&increment);
        fits.then_some(Clock::Live { minutes, increment }).ok_or(BadClock)
    }

    /// A clock of days within the bounds.
    pub fn days(days: u8) -> Result<Clock, BadClock> {
        Clock::DAYS.contains(&days).then_some(Clock::Days(days)).ok_or(BadClock)
    }

    /// Whether a game goes on for days.
    pub fn is_by_the_day(self) -> bool {
        matches!(self, Clock::Days(_))
    }

    /// What a player has at first: for the game, or for a turn.
    pub fn allowance(self) -> Option<Duration> {
        match self {
            Clock::None => None,
            Clock::Live { minutes, .. } => Some(Duration::from_mins(minutes.into())),
            Clock::Days(days) => Some(Duration::from_hours(24 * u64::from(days))),
        }
    }

    /// Below that a player should hurry: half a minute, or a quarter of the time for a turn.
    pub fn low(self) -> Duration {
        match self {
            Clock::None => Duration::ZERO,
            Clock::Live { .. } => Duration::from_secs(30),
            Clock::Days(days) => Duration::from_hours(6 * u64::from(days)),
        }
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Clock::None => f.write_str("none"),
            Clock::Live { minutes, increment } => write!(f, "live {minutes}+{increment}"),
            Clock::Days(days) => write!(f, "days {days}"),
        }
    }
}

impl FromStr for Clock {
    type Err = BadClock;

    fn from_str(text: &str) -> Result<Clock, BadClock> {
        if text == "none" {
            return Ok(Clock::None);
        }
        match text.split_once(' ').ok_or(BadClock)? {
            ("live", time) => {
                let (minutes, increment) = time.split_once('+').ok_or(BadClock)?;
                Clock::live(number(minutes)?, number(increment)?)
            }
            ("days", days) => Clock::days(number(days)?),
            _ => Err(BadClock),
        }
    }
}

/// Digits and nothing else: `+5` and `05` are other ways to write what has one way.
fn number<N: FromStr>(text: &str) -> Result<N, BadClock> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    text.parse().ok().filter(|_| is_plain).ok_or(BadClock)
}

impl TryFrom<String> for Clock {
    type Error = BadClock;

    fn try_from(text: String) -> Result<Clock, BadClock> {
        text.parse()
    }
}

impl From<Clock> for String {
    fn from(clock: Clock) -> String {
        clock.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_written_in_one_way() {
        for clock in [
            Clock::None,
            Clock::Live { minutes: 1, increment: 0 },
            Clock::Live { minutes: 180, increment: 180 },
            Clock::Days(1),
            Clock::Days(14),
        ] {
            assert_eq!(clock.to_string().parse(), Ok(clock));
            let terms = Terms { clock, out_of_time: OutOfTime::Forfeit };
            let text = serde_json::to_string(&terms).expect("a text");
            assert_eq!(serde_json::from_str::<Terms>(&text).expect("terms"), terms, "{text}");
        }
    }

    #[test]
    fn nobody_agrees_on_a_clock_outside_the_bounds() {
        for text in [
            "",
            "live",
            "live ",
            "live 0+5",
            "live 181+0",
            "live 20+181",
            "live 20",
            "live +20+5",
            "live 020+5",
            "live 20+5 ",
            "live 20+-5",
            "live 99999999999+5",
            "days 0",
            "days 15",
            "days 300",
            "days",
            "days 1.5",
            "None",
            "live 20+5\n",
            "live ２０+5",
        ] {
            assert_eq!(text.parse::<Clock>(), Err(BadClock), "{text:?}");
        }
        assert!(serde_json::from_str::<Terms>(r#"{"clock":"days 99"}"#).is_err());
        assert_eq!(serde_json::from_str::<Terms>("{}").expect("terms"), Terms::default());
    }
}
