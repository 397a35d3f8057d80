//! Any text: a record that is written the same way again, or problems.
#![no_main]

use libfuzzer_sys::fuzz_target;
use runestones_rules::record::Record;
use runestones_rules::CardSet;

fuzz_target!(|text: &str| {
    let sets = [CardSet::standard()];
    if let Ok(record) = Record::parse(text, &sets) {
        let again = Record::parse(&record.to_text(), &sets).expect("what is written can be read");
        assert_eq!(again.to_text(), record.to_text());
        let _ = record.verify();
    }
    let _ = Record::from_json(text, &sets);
});
