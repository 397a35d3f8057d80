//! What was agreed at a table, in words: for lists of tables, for whoever is invited, and at the table itself.

use runestones_i18n::{Arg, Locale, text};
use runestones_table::{Clock, Header, OutOfTime, Terms};

/// The clock in a few words, such as "20 min + 30 s" or "3 days a turn".
pub fn clock_words(locale: Locale, clock: Clock) -> String {
    match clock {
        Clock::None => text(locale, "clock-none", &[]),
        Clock::Live { minutes, increment: 0 } => text(locale, "clock-minutes", &[("minutes", Arg::from(minutes))]),
        Clock::Live { minutes, increment } => {
            text(locale, "clock-live", &[("minutes", Arg::from(minutes)), ("seconds", Arg::from(increment))])
        }
        Clock::Days(days) => text(locale, "clock-days", &[("days", Arg::from(days))]),
    }
}

/// What happens when the time is over, as a sentence; nothing without a clock.
pub fn out_of_time_words(locale: Locale, terms: Terms, players: usize) -> Option<String> {
    let key = match (terms.clock, terms.out_of_time) {
        (Clock::None, _) => return None,
        (_, OutOfTime::Bot) => "clock-then-bot",
        (_, OutOfTime::Forfeit) if players > 2 => "clock-then-forfeit-bot",
        (_, OutOfTime::Forfeit) => "clock-then-forfeit",
    };
    Some(text(locale, key, &[]))
}

/// Everything that was agreed, in the order in which it matters: the clock, what happens at its end, whether it counts.
pub fn terms_words(locale: Locale, header: &Header) -> Vec<String> {
    let clock = Some(header.terms.clock).filter(|clock| *clock != Clock::None).map(|clock| clock_words(locale, clock));
    let over = out_of_time_words(locale, header.terms, header.sitters.len());
    let is_live = matches!(header.terms.clock, Clock::Live { .. });
    let begins = is_live.then(|| text(locale, "people-clock-begins", &[]));
    let rated = header.rated.then(|| text(locale, "ui-rated", &[]));
    [clock, begins, over, rated].into_iter().flatten().collect()
}
