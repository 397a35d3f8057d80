//! Days and times as pages write them, by the clock of the server (UTC).

use runestones_i18n::{Arg, Locale, text};
use runestones_model::Millis;
use runestones_training::DailyDeal;

const MINUTE: i64 = 60_000;

/// A day, as in 2026-11-17: the same in every language.
pub fn date(time: Millis) -> String {
    DailyDeal::at(time.0).date()
}

/// A day in words, as in "Monday, 16 November".
pub(crate) fn day_words(locale: Locale, deal: DailyDeal) -> String {
    let (month, day) = deal.month_and_day();
    let named = |key: &str, number: u32| text(locale, key, &[("number", number.into())]);
    let (weekday, month) = (named("date-weekday", deal.weekday()), named("date-month", month));
    text(locale, "home-date", &[("weekday", weekday.into()), ("day", Arg::from(day)), ("month", month.into())])
}

/// The day of the week in a few letters.
pub(crate) fn weekday_short(locale: Locale, deal: DailyDeal) -> String {
    text(locale, "date-weekday-short", &[("number", deal.weekday().into())])
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
    fn a_day_is_written_by_the_servers_clock() {
        let day: DailyDeal = "2026-11-16".parse().expect("a day");
        let words = [Locale::En, Locale::De, Locale::Fr, Locale::Ja].map(|locale| day_words(locale, day));
        assert_eq!(words, ["Monday, 16 November", "Montag, 16. November", "Lundi 16 novembre", "11月16日 月曜日"]);
        assert_eq!(weekday_short(Locale::Nl, day), "ma");
        assert_eq!(date_and_time(Millis(1_795_000_000_000)), "2026-11-18 11:06 UTC");
    }
}
