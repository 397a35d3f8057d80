//! Every rule id of `docs/rules.md` is cited by a test or a scenario: `rule: U4, U5`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use runestones_rules::RuleId;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The ids at the beginnings of the list items: `- U4 …`, and those that follow in the same item: `D2 …`.
fn rule_ids() -> BTreeSet<String> {
    let rules = fs::read_to_string(root().join("docs/rules.md")).unwrap();
    let lists = rules.split("## What the rulebooks show only in pictures").next().unwrap();
    let is_id = |word: &str| {
        let (letter, number) = word.split_at(1.min(word.len()));
        letter.chars().all(|c| c.is_ascii_uppercase())
            && !number.is_empty()
            && number.bytes().all(|b| b.is_ascii_digit())
    };
    let mut ids = BTreeSet::new();
    for line in lists.lines().filter(|line| line.starts_with("- ")) {
        ids.extend(line[2..].split(' ').next().filter(|word| is_id(word)).map(str::to_owned));
    }
    // The faces of the die share one item.
    ids.extend((1..=6).map(|face| format!("D{face}")));
    ids
}

/// The text in which citations count: tests, and what follows `#[cfg(test)]` in a source file.
fn test_texts(folder: &Path, texts: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            test_texts(&path, texts);
        } else if path.extension().is_some_and(|end| end == "rs" || end == "toml") {
            let text = fs::read_to_string(&path).unwrap();
            let is_test = path.components().any(|part| part.as_os_str() == "tests" || part.as_os_str() == "scenarios");
            match text.split_once("#[cfg(test)]") {
                _ if is_test => texts.push(text),
                Some((_, after)) => texts.push(after.to_owned()),
                None => {}
            }
        }
    }
}

fn cited_ids() -> BTreeSet<String> {
    let mut texts = Vec::new();
    test_texts(&root().join("crates"), &mut texts);
    test_texts(&root().join("scenarios"), &mut texts);
    let lines = texts.iter().flat_map(|text| text.lines()).map(str::trim);
    let citations = lines.filter_map(|line| line.strip_prefix("// rule: ").or(line.strip_prefix("# rule: ")));
    citations.flat_map(|ids| ids.split(',')).map(|id| id.trim().to_owned()).collect()
}

#[test]
fn every_rule_is_cited_by_a_test() {
    let missing: Vec<String> = rule_ids().difference(&cited_ids()).cloned().collect();
    assert!(missing.is_empty(), "no test cites {}", missing.join(" "));
}

#[test]
fn the_code_knows_the_ids_of_the_document() {
    let known: BTreeSet<String> = RuleId::all().map(|id| id.to_string()).collect();
    assert_eq!(known, rule_ids());
}

#[test]
fn no_test_cites_a_rule_that_is_not_there() {
    let rules = rule_ids();
    assert!(rules.len() > 75, "the rules were not read");
    let unknown: Vec<String> = cited_ids().difference(&rules).cloned().collect();
    assert!(unknown.is_empty(), "there is no rule {}", unknown.join(" "));
}
