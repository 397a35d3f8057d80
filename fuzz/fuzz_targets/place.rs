//! Any text: a place on the table that reads back the same, or an error.
#![no_main]

use libfuzzer_sys::fuzz_target;
use runestones_rules::Place;

fuzz_target!(|text: &str| {
    if let Ok(place) = text.parse::<Place>() {
        assert_eq!(place.to_string(), text);
    }
});
