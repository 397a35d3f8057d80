//! The languages.

use std::fmt;
use std::str::FromStr;

/// A language in which the game speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Locale {
    /// English, the language of whoever asks for none that we have.
    #[default]
    En,
    /// French.
    Fr,
    /// Italian.
    It,
    /// Dutch.
    Nl,
    /// Japanese.
    Ja,
    /// German.
    De,
}

impl Locale {
    /// All of them.
    pub const ALL: [Locale; 6] = [Locale::En, Locale::Fr, Locale::It, Locale::Nl, Locale::Ja, Locale::De];

    /// The tag, as in `<html lang="en">`.
    pub const fn tag(self) -> &'static str {
        match self {
            Locale::En => "en",
            Locale::Fr => "fr",
            Locale::It => "it",
            Locale::Nl => "nl",
            Locale::Ja => "ja",
            Locale::De => "de",
        }
    }

    /// What those who speak it call it.
    pub const fn native_name(self) -> &'static str {
        match self {
            Locale::En => "English",
            Locale::Fr => "Français",
            Locale::It => "Italiano",
            Locale::Nl => "Nederlands",
            Locale::Ja => "日本語",
            Locale::De => "Deutsch",
        }
    }

    /// What stands between a name and what is said of it, as its speakers write it: "Deck: 40", « Pile : 40 ».
    pub const fn colon(self) -> &'static str {
        match self {
            Locale::Fr => "\u{a0}: ",
            Locale::Ja => "：",
            Locale::En | Locale::It | Locale::Nl | Locale::De => ": ",
        }
    }

    /// The position in [`Locale::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// A tag of a language that we do not speak.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLocale;

impl fmt::Display for UnknownLocale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unknown language; there are en, fr, it, nl, ja and de")
    }
}

impl std::error::Error for UnknownLocale {}

impl FromStr for Locale {
    type Err = UnknownLocale;

    fn from_str(tag: &str) -> Result<Self, Self::Err> {
        Locale::ALL.into_iter().find(|locale| locale.tag() == tag).ok_or(UnknownLocale)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_read_back() {
        for locale in Locale::ALL {
            assert_eq!(locale.tag().parse(), Ok(locale));
            assert_eq!(Locale::ALL[locale.index()], locale);
        }
        assert_eq!("pt".parse::<Locale>(), Err(UnknownLocale));
    }
}
