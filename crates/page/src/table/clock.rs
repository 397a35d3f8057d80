//! The clock of a seat. The server says how much is left; a script counts down from there.

use std::time::Duration;

use maud::{Markup, html};
use runestones_i18n::{Arg, Locale, text};
use runestones_rules::Seat;
use runestones_table::{Clock, Reading, Wish};

use crate::piece::icon::icon;
use crate::view::{Affairs, TableView};

/// What the clock of a seat shows; nothing at a table without one. It always has the same size.
pub(crate) fn clock(table: &TableView, seat: Seat) -> Markup {
    let Some(affairs) = table.affairs() else { return html! {} };
    let Some(reading) = affairs.clock(seat) else { return html! {} };
    let (locale, clock) = (table.locale(), affairs.terms.clock);
    let own = table.view.viewer() == Some(seat);
    let is_days = matches!(clock, Clock::Days(_));
    let is_low = reading.left < clock.low();
    html! {
        span.clk.is-away[table.is_played_for(seat)].is-run[reading.runs].is-waiting[reading.is_waiting()].is-low[is_low].is-days[is_days] role="timer" aria-live="off"
            data-clock=(reading.left.as_millis()) data-low=(clock.low().as_millis()) data-runs[reading.runs] data-own[own && reading.runs]
            data-days[is_days] data-units=[is_days.then(|| units(locale))] data-warn=[own.then(|| text(locale, "clock-warn", &[("time", "%".into())]))]
            data-starts=[reading.is_waiting().then(|| reading.waits.as_millis())]
            title=[title(table, seat, reading)] {
            span.vh { (text(locale, "clock-left", &[])) " " }
            @if reading.is_waiting() { span.clk__waits { (icon("i-watch")) } }
            @if reading.vacation.is_some() { (icon("i-sun")) }
            b { (time_words(locale, clock, reading.left)) }
            @if is_days { meter.clk__bar min="0" max="100" value=(share(reading)) aria-hidden="true" {} }
        }
    }
}

/// Why it stands, if it does.
fn title(table: &TableView, seat: Seat, reading: Reading) -> Option<String> {
    if reading.vacation.is_some() {
        return Some(table.text("clock-vacation"));
    }
    let key = if table.view.viewer() == Some(seat) { "people-clock-waits-you" } else { "people-clock-waits" };
    reading.is_waiting().then(|| table.voice.text(key, &[("name", table.name(seat).into())]))
}

/// How much is left, of 100.
fn share(reading: Reading) -> u128 {
    reading.left.as_millis() * 100 / reading.whole.as_millis().max(1)
}

/// The signs of days, hours and minutes, for the script.
fn units(locale: Locale) -> String {
    ["clock-d", "clock-h", "clock-min"].map(|key| text(locale, key, &[("count", "%".into())])).join("|")
}

/// "19:32", or "2 d 5 h", with minutes in the last hour.
pub fn time_words(locale: Locale, clock: Clock, left: Duration) -> String {
    let seconds = left.as_secs();
    if !matches!(clock, Clock::Days(_)) {
        let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        return if hours > 0 {
            format!("{hours}:{minutes:02}:{seconds:02}")
        } else {
            format!("{minutes}:{seconds:02}")
        };
    }
    let unit = |key: &str, count: u64| text(locale, key, &[("count", Arg::from(count.to_string()))]);
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60);
    match (days, hours) {
        (0, 0) => unit("clock-min", minutes),
        (0, _) => unit("clock-h", hours),
        _ => format!("{} {}", unit("clock-d", days), unit("clock-h", hours)),
    }
}

/// What was agreed, what is offered, and the ways to answer. It lies below the prompt.
pub(crate) fn affairs(table: &TableView) -> Markup {
    let Some(affairs) = table.affairs() else { return html! {} };
    table.part("affairs", (affairs.wishes.clone(), &affairs.stopping, table.game.version), || {
        open_affairs(table, affairs)
    })
}

fn open_affairs(table: &TableView, affairs: &Affairs) -> Markup {
    let asked = affairs.may(Wish::Stop).filter(|_| !affairs.stopping.is_empty());
    let button = |wish: Wish, seat: Seat| {
        html! {
            form method="post" action=(table.address_of("/leave")) {
                input type="hidden" name="version" value=(table.game.version);
                input type="hidden" name="seat" value=(seat);
                button.btn name="wish" value=(wish.word()) { (table.voice.text(&format!("leave-{}", wish.word()), &[("name", table.name(seat).into())])) }
            }
        }
    };
    let ways = html! { a.btn href=(table.address("/leave")) { (icon("i-more")) (table.text("leave-ways")) } };
    html! {
        @if let Some(seat) = affairs.may(Wish::Return) {
            div.notice.affair role="status" { span { (table.text("affairs-bot-for-you")) } (button(Wish::Return, seat)) }
        }
        @if asked.is_some() {
            @let name = affairs.stopping.first().map(|seat| table.name(*seat)).unwrap_or_default();
            div.notice.affair role="status" { span { (table.voice.text("incident-wants-to-stop", &[("name", name.into())])) } (ways) }
        }
        @if let Some(seat) = affairs.may(Wish::Replace) {
            div.notice.affair role="status" { span { (table.voice.text("affairs-absent", &[("name", table.name(seat).into())])) } (ways) }
        }
    }
}

/// How the game ended, if not by the rules; or that a bot plays for the person.
pub(crate) fn end_words(table: &TableView) -> Option<String> {
    use runestones_table::Ended;
    let affairs = table.affairs()?;
    let (ended, winner) = affairs.ended?;
    Some(match (ended, winner) {
        (Ended::Stopped, _) => table.text("ended-stopped"),
        (Ended::Left, Some(winner)) if table.view.viewer() == Some(winner) => table.text("ended-left-you"),
        (Ended::Left, Some(winner)) => table.voice.text("ended-left-winner", &[("name", table.name(winner).into())]),
        (Ended::Left, None) => table.text("ended-left"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_written_as_on_a_clock_or_in_days() {
        let live = Clock::Live { minutes: 20, increment: 5 };
        let words = |clock, seconds| time_words(Locale::En, clock, Duration::from_secs(seconds));
        assert_eq!([words(live, 65), words(live, 0), words(live, 3661)], ["1:05", "0:00", "1:01:01"]);
        let days = Clock::Days(3);
        let times = [2 * 86_400 + 5 * 3600, 86_400, 5 * 3600 + 59 * 60, 59 * 60 + 59, 0];
        assert_eq!(times.map(|time| words(days, time)), ["2 d 5 h", "1 d 0 h", "5 h", "59 min", "0 min"]);
    }
}
