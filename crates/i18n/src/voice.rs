//! Whoever speaks: a language, and what it needs to know of the table.

use runestones_rules::{CardSet, Seat};

use crate::bundle::{Arg, text};
use crate::locale::Locale;

/// Puts a game into words: in one language, with one card set, among players with these names.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    locale: Locale,
    set: &'a CardSet,
    names: &'a [String],
}

impl<'a> Voice<'a> {
    /// A voice. A seat without a name is called by its number.
    pub fn new(locale: Locale, set: &'a CardSet, names: &'a [String]) -> Voice<'a> {
        Voice { locale, set, names }
    }

    /// The language.
    pub fn locale(&self) -> Locale {
        self.locale
    }

    /// The card set.
    pub fn card_set(&self) -> &'a CardSet {
        self.set
    }

    /// What the players are called, seat by seat.
    pub fn names(&self) -> &'a [String] {
        self.names
    }

    /// What a player is called.
    pub fn seat_name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()).filter(|name| !name.is_empty()) {
            Some(name) => name.clone(),
            None => text(self.locale, "seat-number", &[("number", Arg::from(seat.number()))]),
        }
    }

    /// A text without pieces.
    pub fn text(&self, key: &str, args: &[(&str, Arg)]) -> String {
        text(self.locale, key, args)
    }
}
