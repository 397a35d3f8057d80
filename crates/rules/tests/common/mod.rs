//! What several test files share.

use std::fs;
use std::path::PathBuf;

use runestones_rules::CardSet;

/// The folder of the old records and of the card sets they were played with.
pub(crate) fn records() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

/// The card sets of the old records, by file name. The standard set may change; these never do.
pub(crate) fn card_sets() -> Vec<&'static CardSet> {
    let files = fs::read_dir(records()).unwrap().map(|file| file.unwrap().path());
    let mut files: Vec<PathBuf> = files.filter(|path| path.extension().is_some_and(|end| end == "toml")).collect();
    files.sort();
    let read = |path: &PathBuf| CardSet::parse(&fs::read_to_string(path).unwrap()).unwrap().intern();
    files.iter().map(read).collect()
}
