//! Why something cannot be done. What only the server can know has keys that begin with `error-` too.

use runestones_rules::{BadOption, Illegal};

use crate::bundle::text;
use crate::locale::Locale;
use crate::names::rune_name;

/// Why an entry cannot be played.
pub fn illegal(locale: Locale, reason: &Illegal) -> String {
    let key = match reason {
        Illegal::Over => "error-game-over",
        // To a player all of these are the same: the position is no longer the one on the page.
        Illegal::ChanceDecides(_) | Illegal::SeatDecides(..) | Illegal::Outcome(_) => "error-stale",
        Illegal::Move(_) => "error-illegal",
    };
    text(locale, key, &[])
}

/// Why options do not make a game.
pub fn bad_option(locale: Locale, reason: &BadOption) -> String {
    match reason {
        BadOption::Players(_) => text(locale, "error-players", &[]),
        BadOption::First { .. } => text(locale, "error-first-player", &[]),
        BadOption::StoneCount(_) => text(locale, "error-stone-count", &[]),
        BadOption::StoneTwice(rune) => text(locale, "error-stone-twice", &[("rune", rune_name(locale, *rune).into())]),
        BadOption::NoNight(set) => text(locale, "error-no-night", &[("set", set.as_str().into())]),
    }
}
