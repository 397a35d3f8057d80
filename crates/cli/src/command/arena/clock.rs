//! The time that each seat has for a whole game.

use std::str::FromStr;
use std::time::Duration;

/// So much for the game, and so much more with every decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Clock {
    pub(super) time: Duration,
    pub(super) increment: Duration,
}

impl FromStr for Clock {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Clock, Self::Err> {
        let (time, increment) = text.split_once('+').unwrap_or((text, "0"));
        let seconds = |text: &str| {
            let seconds = text.parse().ok().filter(|seconds: &f64| (0.0..=86_400.0).contains(seconds))?;
            Some(Duration::from_secs_f64(seconds))
        };
        let read =
            || Some(Clock { time: seconds(time).filter(|time| !time.is_zero())?, increment: seconds(increment)? });
        read().ok_or("a clock is seconds for the game and, if you like, for each decision: `60` or `60+0.5`")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read() {
        let clock = |time: u64, increment: u64| {
            Ok(Clock { time: Duration::from_millis(time), increment: Duration::from_millis(increment) })
        };
        assert_eq!("60".parse(), clock(60_000, 0));
        assert_eq!("1.5+0.02".parse(), clock(1500, 20));
        for bad in ["", "0", "-1", "1+", "nan", "1e99", "1+x"] {
            assert!(bad.parse::<Clock>().is_err(), "{bad}");
        }
    }
}
