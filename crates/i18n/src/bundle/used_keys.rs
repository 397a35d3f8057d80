//! Every key that the code uses exists, and every text is used.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::messages::messages;
use super::*;

/// The code of this crate.
const HERE: &str = "src";

/// The keys of the page begin with one of these, so that a class name of the page's HTML is not taken for a key.
const PAGE_PREFIXES: [&str; 4] = ["ui-", "error-", "bot-", "terminal-"];

/// Keys that are composed of this and a word of the code, such as the name of a bot.
const NAMED: [&str; 8] =
    ["bot-", "tip-", "train-theme-", "leave-", "incident-", "fair-reason-", "op-limit-", "op-deed-"];

/// Keys of lessons and rules. The tests of those see to it that none is left over.
const NUMBERED: [&str; 3] = ["lesson-", "rule-", "chapter-"];

/// The code of all crates beside this one: a text may be for any of them.
fn code_elsewhere() -> Vec<PathBuf> {
    let crates = std::fs::read_dir("..").expect("the crates are beside each other");
    let folders = crates.flatten().map(|entry| entry.path().join("src"));
    folders.filter(|folder| folder.is_dir() && !folder.ends_with("i18n/src")).collect()
}

/// All string literals under a folder, without the tests.
fn literals(folder: &Path, found: &mut BTreeSet<String>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            literals(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") && !is_test(&path) {
            let code = std::fs::read_to_string(&path).expect("a source file can be read");
            let code = code.split("\nmod tests {").next().unwrap_or_default();
            for line in code.lines().filter(|line| !line.trim_start().starts_with("//")) {
                found.extend(line.split('"').skip(1).step_by(2).map(str::to_owned));
            }
        }
    }
}

fn is_test(path: &Path) -> bool {
    let is_test = |part: &std::ffi::OsStr| part == "tests" || part == "tests.rs";
    path.iter().any(is_test)
        || path.ends_with("used_keys.rs")
        || path.ends_with("glossary.rs")
        || path.ends_with("reader.rs")
        || path.ends_with("messages.rs")
}

/// Whether a literal is meant as a key, judging by its beginning.
fn looks_like_a_key(literal: &str, prefixes: &BTreeSet<String>) -> bool {
    let is_kebab = literal.contains('-') && literal.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
    is_kebab && !literal.ends_with('-') && prefixes.iter().any(|prefix| literal.starts_with(prefix))
}

#[test]
fn every_key_in_the_code_exists() {
    let keys = messages(Locale::En, 0..FILES);
    let of_this_crate = keys.keys().filter_map(|key| key.split_once('-')).map(|(first, _)| format!("{first}-"));
    let of_this_crate: BTreeSet<String> = of_this_crate.filter(|prefix| prefix != "-").collect();
    let elsewhere = code_elsewhere().into_iter().map(|folder| (folder, PAGE_PREFIXES.map(str::to_owned).into()));
    for (folder, prefixes) in elsewhere.chain([(HERE.into(), of_this_crate)]) {
        let mut found = BTreeSet::new();
        literals(&folder, &mut found);
        let unknown: Vec<_> = found
            .iter()
            .filter(|literal| looks_like_a_key(literal, &prefixes) && !keys.contains_key(*literal))
            .collect();
        assert!(unknown.is_empty(), "{}: these look like keys, but no text has them: {unknown:?}", folder.display());
    }
}

#[test]
fn every_text_is_used() {
    let mut in_code = BTreeSet::new();
    for folder in code_elsewhere().into_iter().chain([HERE.into()]) {
        literals(&folder, &mut in_code);
    }
    // A term may serve a single language.
    let in_texts: BTreeSet<String> = Locale::ALL
        .iter()
        .flat_map(|locale| messages(*locale, 0..FILES))
        .flat_map(|(_, text)| text.references)
        .collect();
    let is_composed = |key: &str| {
        let names = NAMED.iter().filter_map(|prefix| key.strip_prefix(prefix));
        NUMBERED.iter().any(|prefix| key.starts_with(prefix))
            || names
                .map(|name| name.trim_end_matches("-about").trim_end_matches("-rated"))
                .any(|name| in_code.contains(name))
    };
    let keys = messages(Locale::En, 0..FILES).into_keys();
    let unused: Vec<_> =
        keys.filter(|key| !in_code.contains(key) && !in_texts.contains(key) && !is_composed(key)).collect();
    assert!(unused.is_empty(), "nothing uses these: {unused:?}");
}
