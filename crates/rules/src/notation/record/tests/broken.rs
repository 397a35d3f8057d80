//! Each kind of mistake, reported with its line and its reason.

use super::{sets, short};
use crate::notation::record::Record;

fn line_of(text: &str, start: &str) -> usize {
    1 + text.lines().position(|line| line.starts_with(start)).unwrap_or_else(|| panic!("no {start} in\n{text}"))
}

fn problems_of(text: &str) -> Vec<String> {
    Record::parse(text, &sets()).expect_err("the record is broken").problems.iter().map(ToString::to_string).collect()
}

/// Replaces `old` in the line that starts with `start`, and expects one problem there whose text contains `reason`.
#[track_caller]
fn check(start: &str, old: &str, new: &str, reason: &str) {
    let text = short().to_text();
    let line = line_of(&text, start);
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    assert!(lines[line - 1].contains(old), "{old} is not in `{}`", lines[line - 1]);
    lines[line - 1] = lines[line - 1].replacen(old, new, 1);
    let problems = problems_of(&lines.join("\n"));
    assert_eq!(problems.len(), 1, "{problems:#?}");
    assert!(problems[0].starts_with(&format!("line {line}: ")), "{}", problems[0]);
    assert!(problems[0].contains(reason), "{}", problems[0]);
}

/// Leaves out the line that starts with `start`.
fn without(start: &str) -> String {
    let text = short().to_text();
    text.split_inclusive('\n').filter(|line| !line.starts_with(start)).collect()
}

#[test]
fn versions() {
    check("Rune", "Rune Stones", "Chess", "this is not a record: it must begin with `Rune Stones record 1`");
    check("Rune", "record 1", "record 2", "the record is of format 2; this program reads format 1");
    check("rules", "2", "99", "version 99 of the rules is not known here; this program plays versions 1 to 2");
    assert_eq!(problems_of("").len(), 1);
}

#[test]
fn card_sets() {
    let hash = sets()[0].hash_hex();
    let other = "0".repeat(64);
    check("card set", &hash, &other, &format!("the card set `standard` with the hash {other} is not known here"));
    check("card set", "standard", "mine", "the card set with this hash is called `standard`, not `mine`");
    check("card set", &hash, "", "does not name a card set; write its name and then its hash");
    check("card set", &hash, "12ab", "does not name a card set");
}

#[test]
fn positions_to_begin_with() {
    let middle = short().replay().unwrap().to_end().unwrap();
    let text = Record::from_game(&middle, short().players).to_text();
    let said = |text: &str| problems_of(text).join("\n");
    let line = text.lines().find(|line| line.starts_with("position: ")).unwrap();
    let with = |position: &str| text.replace(line, &format!("position: {position}"));
    assert!(said(&with("{")).contains("the position is impossible: "), "{}", said(&with("{")));
    assert!(said(&with(r#"{"seat": {"1": {"hand": [200]}}}"#)).contains("the position is impossible: "));
    let other = said(&text.replace("night: no", "night: yes"));
    assert!(other.contains("the position is that of a game with other options"), "{other}");
}

#[test]
fn header_lines() {
    check("player 2", "Seat 2", "", "`` cannot be a name; it has 1 to 40 characters");
    check("player 2", "Seat 2", "a\u{7}b", "cannot be a name");
    check("night", "no", "maybe", "`maybe` is not an answer; it is one of: yes, no");
    check("stones", "base", "plus, minus", "`minus` is not a rune stone");
    check("first", "random", "5", "`5` is not a first player");
    check("commitment", ": ", ": x", "is not 64 hexadecimal digits");
    check("seed", ": ", ": x", "is not 64 hexadecimal digits");
    check("seed", "seed", "sead", "`sead` is not a key of a record; it is one of: rules, card set,");
    check("seed", "seed:", "seed", "has no colon; a header line is a key, a colon and a value");
    check("seed", "seed", "night", "`night` is here for the second time");
    check("seed", "seed", "result", "is not a result; it is one number for each of the 2 players");
}

#[test]
fn missing_header_lines() {
    for key in ["rules", "card set", "player 1", "night", "stones", "first"] {
        assert_eq!(problems_of(&without(key)), [format!("line 1: `{key}` is missing")]);
    }
    assert_eq!(problems_of(&without("player")), ["line 1: 0 players cannot play; it takes two to four"]);
}

#[test]
fn options_that_do_not_make_a_game() {
    let text = short().to_text();
    let text = text.replace("stones: base", "stones: plus, plus").replace("first: random", "first: 3");
    assert_eq!(
        problems_of(&text),
        [
            "line 1: seat 3 cannot begin; there are 2 players",
            "line 1: 2 types of rune stones were chosen; it takes eight different ones",
            "line 1: the rune stone plus was chosen more than once",
        ]
    );
}

#[test]
fn labels() {
    let text = short().to_text();
    let second = text.lines().find(|line| line.starts_with("turn 2, seat ")).unwrap();
    let (label, _) = second.split_once(':').unwrap();
    check("turn 2", "turn 2", "turn 3", &format!("this belongs to `{label}`, not to `turn 3"));
    check("turn 2", "turn 2", "turn two", "is not a part of a game; write `setup` or a turn");
    check("turn 2", "seat", "place", "is not a part of a game");
}

#[test]
fn entries() {
    check("setup", "*first", "*fist", " is not a chance outcome: no chance outcome begins with `fist`");
    check("setup", "*first", "first", "is not a move: no move begins with `first`");
    check("setup", ", ", ", , ", "something is missing between two commas");
    check("turn 1", ": ", ": done, ", "`done` is not legal here");
    check("turn 1", ": ", ": *roll ore, ", "`roll ore` is a chance outcome, but seat");
}

#[test]
fn everything_at_once_first_line_first() {
    let text = short().to_text().replace("night: no", "night: maybe").replace("rules: 2", "rules: 3");
    let text = text.replace("turn 1", "turn one").replace("*artifact", "*artefact");
    let problems = problems_of(&text);
    let lines: Vec<&str> = problems.iter().map(|problem| problem.split_once(": ").unwrap().0).collect();
    assert_eq!(lines[..2], ["line 2", "line 6"]);
    assert!(problems.len() > 7, "{problems:#?}");
}

#[test]
fn a_turn_without_anything() {
    let text = Record { seed: None, ..short() }.to_text();
    let cut = text.find("turn 2").unwrap();
    let (_, seat) = text[cut..].split_once(':').unwrap().0.split_once(", ").unwrap();
    let problems = problems_of(&format!("{}turn 2, {seat}:", &text[..cut]));
    assert!(problems[0].contains("nothing follows `turn 2, seat "), "{problems:#?}");
}

#[test]
fn json() {
    let json = short().to_json();
    let problem = |text: &str| Record::from_json(text, &sets()).unwrap_err().problems[0].to_string();
    assert!(problem("{}").starts_with("line 1: this is not a record in JSON: missing field"));
    assert!(problem("").starts_with("line 1: this is not a record in JSON: EOF"));
    assert_eq!(
        problem(&json.replace("\"rules\":2", "\"rules\":3")),
        "version 3 of the rules is not known here; this program plays versions 1 to 2"
    );
    assert!(problem(&json.replacen("*first", "*fist", 1)).contains("is not a chance outcome"));
    assert!(problem(&json.replacen("\"*first", "\"done\",\"*first", 1)).starts_with("entry 1: `done` is a move"));
    assert!(problem(&json.replace("\"base\"", "\"some\"")).contains("`some` is not a rune stone"));
}
