//! What people are called at a table: names that can be read, and told apart.

use runestones_i18n::{Locale, text};
use runestones_rules::Seat;
use runestones_rules::record::check_name;
use unicode_normalization::UnicodeNormalization as _;
use unicode_security::skeleton;

use crate::signs::{is_invisible, is_readable};

/// A longer name is cut when it gets a number.
const MOST_BEFORE_A_NUMBER: usize = 36;

/// A name as it is kept: composed (NFC), without signs that nobody sees, and with single spaces; `None` if it is none that
/// a player can have.
pub fn tidy_name(name: &str) -> Option<String> {
    let seen: String = name.nfc().filter(|sign| !is_invisible(*sign)).collect();
    let tidy = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    // White space of every kind has become a space, so line breaks have to be looked for before.
    let sound = is_readable(name) && check_name(&tidy).is_ok() && !name.trim().contains(char::is_control);
    sound.then_some(tidy)
}

/// Whether two names look alike (the skeletons of UTS 39): a Cyrillic А is drawn like a Latin one. Capital letters make
/// no other name either.
pub fn look_alike(one: &str, other: &str) -> bool {
    let look = |name: &str| skeleton(&name.nfkc().collect::<String>()).collect::<String>();
    look(one) == look(other) || look(&one.to_lowercase()) == look(&other.to_lowercase())
}

/// The name, with a number if somebody else is called so already, or seems to be.
pub fn told_apart<'a>(name: &str, others: &(impl Iterator<Item = &'a str> + Clone), locale: Locale) -> String {
    let is_free = |name: &String| !others.clone().any(|other| look_alike(name, other));
    let short: String = name.chars().take(MOST_BEFORE_A_NUMBER).collect();
    let numbered =
        |number: u32| text(locale, "bot-number", &[("name", short.trim_end().into()), ("number", number.into())]);
    let most = others.clone().count().max(Seat::MOST) as u32 + 1;
    [name.to_owned()].into_iter().chain((2..=most + 1).map(numbered)).find(is_free).unwrap_or_else(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_kept_tidy() {
        for (name, tidy) in [
            ("Anna", "Anna"),
            ("  Anna  Maria ", "Anna Maria"),
            ("An\u{200b}na", "Anna"),
            ("Anna\u{3164}", "Anna"),
            ("Zoe\u{308}", "Zoë"),
            ("Anna\u{a0}Maria", "Anna Maria"),
            ("青 の 人", "青 の 人"),
        ] {
            assert_eq!(tidy_name(name).as_deref(), Some(tidy), "{name:?}");
        }
        for name in ["", " ", "\u{200b}", "\u{3164}", "a\u{202e}b", "a\nb", "a\tb", "\u{2800}", &"x".repeat(41)] {
            assert_eq!(tidy_name(name), None, "{name:?}");
        }
    }

    #[test]
    fn names_that_look_alike() {
        for (one, other) in [
            ("Anna", "Аnna"),
            ("Anna", "ANNA"),
            ("Anna", "An\u{200b}na"),
            ("Ｂｒｏｗｎ", "Brown"),
            ("paypal", "pаypаl"),
            ("Il", "lI"),
        ] {
            assert!(look_alike(one, other), "{one} {other}");
        }
        for (one, other) in [("Anna", "Anne"), ("Anna", "Anna 2"), ("茶色", "灰色"), ("Anna", "Änna")] {
            assert!(!look_alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn nobody_has_the_name_of_somebody_else() {
        let there = ["Anna", "Anna 2", "Brown"];
        let apart = |name: &str| told_apart(name, &there.into_iter(), Locale::En);
        assert_eq!([apart("Carl"), apart("Brown"), apart("Anna")], ["Carl", "Brown 2", "Anna 3"]);
        assert_eq!(apart("\u{410}nna"), "\u{410}nna 3", "the number tells them apart");
        let long = "x".repeat(40);
        let second = told_apart(&long, &[&*long].into_iter(), Locale::En);
        assert!(check_name(&second).is_ok() && second.ends_with(" 2"), "{second}");
    }
}
