//! Quiet hours: alerts wait until they are over. A time of day is that of the place, also when its clocks change.

use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};
use runestones_store::Millis;
use serde::{Deserialize, Serialize};

/// From when until when nobody wants to be told anything, by the clock of a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Quiet {
    /// Minutes after midnight.
    from: u16,
    until: u16,
    /// The name of the place in the time zone database, as browsers say it: Europe/Berlin.
    zone: String,
}

impl Quiet {
    /// Quiet hours as they are typed (`22:00`); `None` if they cannot be.
    pub(crate) fn new(from: &str, until: &str, zone: &str) -> Option<Quiet> {
        let (from, until) = (minutes(from)?, minutes(until)?);
        // A name is a name, and nothing that describes a zone.
        let is_name = zone.len() <= 60 && TimeZone::get(zone).is_ok_and(|zone| zone.iana_name().is_some());
        (is_name && from != until).then(|| Quiet { from, until, zone: zone.to_owned() })
    }

    /// As it is typed.
    pub(crate) fn times(&self) -> (String, String) {
        let time = |minutes: u16| format!("{:02}:{:02}", minutes / 60, minutes % 60);
        (time(self.from), time(self.until))
    }

    pub(crate) fn zone(&self) -> &str {
        &self.zone
    }

    /// When it stops being quiet, if it is quiet now.
    pub(crate) fn ends(&self, now: Millis) -> Option<Millis> {
        let zone = TimeZone::get(&self.zone).ok()?;
        let here = Timestamp::from_millisecond(now.0).ok()?.to_zoned(zone.clone());
        let minute = u16::try_from(here.hour()).ok()? * 60 + u16::try_from(here.minute()).ok()?;
        let is_quiet = if self.from < self.until {
            (self.from..self.until).contains(&minute)
        } else {
            minute >= self.from || minute < self.until
        };
        if !is_quiet {
            return None;
        }
        let day = if minute < self.until { here.date() } else { here.date().tomorrow().ok()? };
        let end = day.at(i8::try_from(self.until / 60).ok()?, i8::try_from(self.until % 60).ok()?, 0, 0);
        let millis = |end: Zoned| Millis(end.timestamp().as_millisecond());
        let end = zone.to_ambiguous_zoned(end);
        // A time that the clocks skip is the next one that they show; of a time that they show twice it is the first, unless
        // that one has passed.
        let first = end.clone().compatible().ok().map(millis)?;
        if first > now { Some(first) } else { end.later().ok().map(millis) }
    }
}

fn minutes(typed: &str) -> Option<u16> {
    let (hour, minute) = typed.split_once(':')?;
    let (hour, minute): (u16, u16) = (hour.parse().ok()?, minute.parse().ok()?);
    (hour < 24 && minute < 60).then_some(hour * 60 + minute)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(time: &str) -> Millis {
        Millis(time.parse::<Timestamp>().expect("a time").as_millisecond())
    }

    #[test]
    fn quiet_ends_by_the_clock_of_the_place() {
        let quiet = Quiet::new("22:00", "07:00", "Europe/Berlin").expect("quiet hours");
        assert_eq!(quiet.ends(at("2026-01-10T20:59:00Z")), None, "21:59 in winter");
        assert_eq!(quiet.ends(at("2026-01-10T21:00:00Z")), Some(at("2026-01-11T06:00:00Z")));
        assert_eq!(quiet.ends(at("2026-01-11T05:59:59Z")), Some(at("2026-01-11T06:00:00Z")));
        assert_eq!(quiet.ends(at("2026-01-11T06:00:00Z")), None);
        assert_eq!(quiet.ends(at("2026-07-10T20:00:00Z")), Some(at("2026-07-11T05:00:00Z")), "22:00 in summer");
        let noon = Quiet::new("12:00", "13:30", "Asia/Tokyo").expect("quiet hours");
        assert_eq!(noon.ends(at("2026-01-10T03:00:00Z")), Some(at("2026-01-10T04:30:00Z")));
        assert_eq!(noon.ends(at("2026-01-10T04:30:00Z")), None);
    }

    #[test]
    fn nights_in_which_clocks_change_have_another_length() {
        let quiet = Quiet::new("22:00", "07:00", "Europe/Berlin").expect("quiet hours");
        // The night before 29 March 2026 has eight hours of quiet, the one before 25 October ten.
        assert_eq!(quiet.ends(at("2026-03-28T21:00:00Z")), Some(at("2026-03-29T05:00:00Z")));
        assert_eq!(quiet.ends(at("2026-10-24T20:00:00Z")), Some(at("2026-10-25T06:00:00Z")));
        // 02:30 does not exist that night, and exists twice in autumn.
        let odd = Quiet::new("01:00", "02:30", "Europe/Berlin").expect("quiet hours");
        assert_eq!(odd.ends(at("2026-03-29T00:30:00Z")), Some(at("2026-03-29T01:30:00Z")));
        assert_eq!(odd.ends(at("2026-10-25T00:10:00Z")), Some(at("2026-10-25T00:30:00Z")));
        assert_eq!(odd.ends(at("2026-10-25T01:10:00Z")), Some(at("2026-10-25T01:30:00Z")), "02:10 for the second time");
    }

    #[test]
    fn whatever_the_hour_an_end_lies_ahead() {
        for zone in ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC"] {
            let quiet = Quiet::new("01:45", "02:15", zone).expect("quiet hours");
            let start = at("2026-01-01T00:00:00Z").0;
            for now in (0..366 * 24 * 6).map(|step| Millis(start + step * 600_000)) {
                if let Some(end) = quiet.ends(now) {
                    let wait = end.0 - now.0;
                    assert!(0 < wait && wait <= 2 * 3_600_000, "{zone} {now:?}: {wait}");
                }
            }
        }
    }

    #[test]
    fn what_is_no_time_or_place_is_refused() {
        for (from, until, zone) in [
            ("22:00", "22:00", "UTC"),
            ("24:00", "07:00", "UTC"),
            ("22", "07:00", "UTC"),
            ("22:00", "07:60", "UTC"),
            ("22:00", "07:00", "Middle/Earth"),
            ("22:00", "07:00", ""),
            ("22:00", "07:00", "../../etc/passwd"),
        ] {
            assert_eq!(Quiet::new(from, until, zone), None, "{from} {until} {zone}");
        }
        let quiet = Quiet::new("22:05", "7:00", "Europe/Berlin").expect("quiet hours");
        assert_eq!((quiet.times(), quiet.zone()), (("22:05".into(), "07:00".into()), "Europe/Berlin"));
    }
}
