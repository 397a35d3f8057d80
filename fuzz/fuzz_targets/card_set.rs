//! Any text: a card set whose canonical text is the same set, or problems.
#![no_main]

use libfuzzer_sys::fuzz_target;
use runestones_rules::CardSet;

fuzz_target!(|text: &str| {
    if let Ok(set) = CardSet::parse(text) {
        assert_eq!(CardSet::parse(&set.to_text()).as_ref(), Ok(&set));
    }
});
