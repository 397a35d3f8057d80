//! A length of time as people write it: `90d`, `24h`, `30m`, or `forever`.

use std::str::FromStr;
use std::time::Duration;

use serde::Deserialize;

/// How long something is kept, or how often something is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(crate) enum Age {
    For(Duration),
    Forever,
}

const HOW: &str = "write a number with m, h or d for minutes, hours or days, as in 90d; or forever";

impl Age {
    /// The time, if it ever ends.
    pub(super) fn time(self) -> Option<Duration> {
        match self {
            Age::For(time) => Some(time),
            Age::Forever => None,
        }
    }
}

impl FromStr for Age {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Age, &'static str> {
        if text == "forever" {
            return Ok(Age::Forever);
        }
        let (number, unit) = text.split_at_checked(text.len().saturating_sub(1)).ok_or(HOW)?;
        let minutes = match unit {
            "m" => 1,
            "h" => 60,
            "d" => 24 * 60,
            _ => return Err(HOW),
        };
        let number: u64 = number.parse().map_err(|_| HOW)?;
        let seconds = number.checked_mul(minutes * 60).filter(|seconds| (1..=1 << 40).contains(seconds)).ok_or(HOW)?;
        Ok(Age::For(Duration::from_secs(seconds)))
    }
}

impl TryFrom<String> for Age {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Age, &'static str> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_of_time() {
        let is = |text: &str| text.parse::<Age>().ok();
        assert_eq!(is("90d"), Some(Age::For(Duration::from_hours(90 * 24))));
        assert_eq!(is("24h"), Some(Age::For(Duration::from_hours(24))));
        assert_eq!(is("30m"), Some(Age::For(Duration::from_mins(30))));
        assert_eq!(is("forever"), Some(Age::Forever));
        for nonsense in
            ["", "d", "90", "0d", "-1d", "1.5h", "90 d", "99999999999999999999d", "9999999999999d", "1\u{e9}"]
        {
            assert_eq!(is(nonsense), None, "{nonsense:?}");
        }
    }
}
