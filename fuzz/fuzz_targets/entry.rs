//! Any text: a move or an outcome that reads back the same, or an error.
#![no_main]

use libfuzzer_sys::fuzz_target;
use runestones_rules::Entry;

fuzz_target!(|text: &str| {
    if let Ok(entry) = text.parse::<Entry>() {
        assert_eq!(entry.to_string().parse(), Ok(entry));
    }
});
