//! Days and times as pages write them: the same in every language, and by the clock of the server (UTC).

use runestones_model::Millis;
use runestones_training::DailyDeal;

const MINUTE: i64 = 60_000;

/// A day, as in 2026-11-17.
pub fn date(time: Millis) -> String {
    DailyDeal::at(time.0).date()
}

/// A moment, as in 2026-11-17 14:05 UTC.
pub fn date_and_time(time: Millis) -> String {
    let minutes = time.0.div_euclid(MINUTE);
    format!("{} {:02}:{:02} UTC", date(time), minutes.div_euclid(60).rem_euclid(24), minutes.rem_euclid(60))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_written_by_the_servers_clock() {
        assert_eq!(date_and_time(Millis(1_795_000_000_000)), "2026-11-18 11:06 UTC");
    }
}
