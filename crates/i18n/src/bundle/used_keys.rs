//! Every key that the code uses exists, and every text of the game is used.

use std::collections::BTreeSet;
use std::path::Path;

use super::messages::messages;
use super::*;

/// Where code uses keys, seen from this crate. The server need not be there.
const CODE: [&str; 2] = ["src", "../server/src"];

/// The keys of the page begin with one of these, so that a class name of the server's HTML is not taken for a key.
const PAGE_PREFIXES: [&str; 3] = ["ui-", "error-", "bot-"];

/// All string literals under a folder, without the tests.
fn literals(folder: &Path, found: &mut BTreeSet<String>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            literals(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") && !is_test(&path) {
            let code = std::fs::read_to_string(&path).expect("a source file can be read");
            let code = code.lines().filter(|line| !line.trim_start().starts_with("//"));
            for line in code {
                found.extend(line.split('"').skip(1).step_by(2).map(str::to_owned));
            }
        }
    }
}

fn is_test(path: &Path) -> bool {
    path.file_stem().is_some_and(|name| name == "tests" || name == "used_keys" || name == "messages")
}

fn literals_of_all_code() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for folder in CODE {
        literals(Path::new(folder), &mut found);
    }
    found
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
    let of_the_server = PAGE_PREFIXES.map(str::to_owned);
    let scopes = [(CODE[0], of_this_crate.collect::<BTreeSet<_>>()), (CODE[1], of_the_server.into())];
    for (folder, prefixes) in scopes {
        let mut found = BTreeSet::new();
        literals(Path::new(folder), &mut found);
        let prefixes = prefixes.into_iter().filter(|prefix| prefix != "-").collect();
        let unknown: Vec<_> = found
            .iter()
            .filter(|literal| looks_like_a_key(literal, &prefixes) && !keys.contains_key(*literal))
            .collect();
        assert!(unknown.is_empty(), "{folder}: these look like keys, but no text has them: {unknown:?}");
    }
}

/// The keys of some files that neither code nor another text mentions.
fn unused_keys(files: std::ops::Range<usize>) -> Vec<String> {
    let in_code = literals_of_all_code();
    // A term may serve a single language.
    let in_texts: BTreeSet<String> = Locale::ALL
        .iter()
        .flat_map(|locale| messages(*locale, 0..FILES))
        .flat_map(|(_, text)| text.references)
        .collect();
    let keys = messages(Locale::En, files).into_keys();
    keys.filter(|key| !in_code.contains(key) && !in_texts.contains(key)).collect()
}

#[test]
fn every_text_of_the_game_is_used() {
    // The texts of the page, which come last, are for the server.
    let unused = unused_keys(0..OWN_FILES);
    assert!(unused.is_empty(), "nothing uses these: {unused:?}");
}
