//! The examples of `docs/notation.md` can be read.

use runestones_rules::Entry;
use runestones_rules::position::{PendingPosition, Position};
use runestones_rules::scenario::Scenario;

const DOC: &str = include_str!("../../../docs/notation.md");

/// The text from one heading to the next.
fn chapter(title: &str) -> &'static str {
    let start = DOC.find(&format!("\n## {title}\n")).unwrap_or_else(|| panic!("there is no chapter {title}")) + 1;
    let rest = &DOC[start..];
    &rest[..rest[3..].find("\n## ").map_or(rest.len(), |end| end + 3)]
}

/// What stands between backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

fn block<'t>(text: &'t str, language: &str) -> &'t str {
    let (_, rest) = text.split_once(&format!("```{language}\n")).unwrap();
    rest.split_once("```").unwrap().0
}

#[test]
fn every_move_and_outcome_can_be_read() {
    for title in ["Moves", "Outcomes"] {
        let cells = chapter(title).lines().filter_map(|line| line.strip_prefix("| `")?.split_once(" | "));
        let entries: Vec<&str> = cells.flat_map(|(cell, _)| cell.split('`').step_by(2)).collect();
        let entries: Vec<&str> = entries.into_iter().filter(|entry| !entry.is_empty()).collect();
        assert!(entries.len() > 8, "{entries:?}");
        for entry in entries {
            let read = entry.parse::<Entry>().unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(read.to_string(), entry);
        }
    }
}

#[test]
fn the_position_stands() {
    let position = Position::parse(block(chapter("Positions"), "toml")).unwrap();
    position.game(&[]).unwrap_or_else(|problems| panic!("{problems:?}"));
}

#[test]
fn every_interruption_can_be_read() {
    let line = chapter("Positions").lines().find(|line| line.starts_with("| `pending`")).unwrap();
    let examples: Vec<&str> = quoted(line).skip(1).collect();
    let position = Position::parse(&format!("pending = [{}]", examples.join(", "))).unwrap();
    let pending: Vec<PendingPosition> = position.pending.unwrap();
    assert_eq!(pending.len(), examples.len());
}

#[test]
fn the_scenario_holds() {
    let scenario =
        Scenario::parse(block(chapter("Scenarios"), "toml")).unwrap_or_else(|problems| panic!("{problems:?}"));
    assert_eq!(scenario.run().failures, []);
}
