//! A cache of texts, one for each thread. A page says the same few hundred things all the time, and a text follows from
//! its key and its values alone: so nothing in the cache is ever out of date, and a cache that is full starts anew.

use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::BuildHasher as _;

use foldhash::quality::RandomState;

use super::Arg;
use crate::locale::Locale;

/// So many texts are kept; names that people chose can be in them, so there is no end to them.
const KEPT: usize = 4096;

/// What was said, by the hash of what was asked for.
#[derive(Default)]
struct Memo {
    hasher: RandomState,
    texts: HashMap<u64, Kept, RandomState>,
}

struct Kept {
    locale: Locale,
    key: String,
    args: Vec<(String, Arg<'static>)>,
    text: String,
}

thread_local! {
    static MEMO: RefCell<Memo> = RefCell::default();
}

/// The text as it was said before, or composed now.
pub(super) fn recall(locale: Locale, key: &str, args: &[(&str, Arg)], compose: impl FnOnce() -> String) -> String {
    MEMO.with_borrow_mut(|memo| {
        let hash = memo.hasher.hash_one((locale, key, args));
        if let Some(said) = memo.texts.get(&hash).filter(|said| said.answers(locale, key, args)) {
            return said.text.clone();
        }
        if memo.texts.len() >= KEPT {
            memo.texts.clear();
        }
        let text = compose();
        let args = args.iter().map(|(name, arg)| ((*name).to_owned(), arg.to_static())).collect();
        memo.texts.insert(hash, Kept { locale, key: key.to_owned(), args, text: text.clone() });
        text
    })
}

impl Kept {
    fn answers(&self, locale: Locale, key: &str, args: &[(&str, Arg)]) -> bool {
        let same = |((name, arg), (asked, value)): (&(String, Arg), &(&str, Arg))| name == asked && arg == value;
        self.locale == locale
            && self.key == key
            && self.args.len() == args.len()
            && self.args.iter().zip(args).all(same)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text and whether it had to be composed.
    fn ask(locale: Locale, key: &str, args: &[(&str, Arg)], answer: &str) -> (String, bool) {
        let mut composed = false;
        let text = recall(locale, key, args, || {
            composed = true;
            answer.to_owned()
        });
        (text, composed)
    }

    #[test]
    fn a_text_is_composed_once_for_each_language_and_each_value() {
        let one = [("count", Arg::Number(1))];
        assert_eq!(ask(Locale::En, "gems", &one, "a gem"), ("a gem".to_owned(), true));
        assert_eq!(ask(Locale::En, "gems", &one, "not asked"), ("a gem".to_owned(), false));
        assert_eq!(ask(Locale::De, "gems", &one, "ein Edelstein").0, "ein Edelstein");
        assert_eq!(ask(Locale::En, "gems", &[("count", Arg::Number(2))], "2 gems").0, "2 gems");
        assert_eq!(ask(Locale::En, "gems", &[("count", Arg::from("1"))], "one gem").0, "one gem");
        assert_eq!(ask(Locale::En, "gems", &[], "gems").0, "gems");
    }

    #[test]
    fn memory_has_an_end() {
        for number in 0..=KEPT as u32 {
            ask(Locale::En, "number", &[("number", number.into())], "a number");
        }
        assert!(MEMO.with_borrow(|memo| memo.texts.len()) <= KEPT);
        assert_eq!(ask(Locale::En, "number", &[("number", 0u32.into())], "again").0, "again");
    }
}
