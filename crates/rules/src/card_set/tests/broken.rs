//! Each kind of mistake, reported with its line and its reason.

use super::{STANDARD, without_night};
use crate::card_set::CardSet;

/// The line of the standard file that starts with `start`.
fn line_of(start: &str) -> usize {
    1 + STANDARD.lines().position(|line| line.trim_start().starts_with(start)).unwrap()
}

fn problems_of(text: &str) -> Vec<String> {
    CardSet::parse(text).expect_err("the file is broken").iter().map(ToString::to_string).collect()
}

/// Replaces `old` in the line that starts with `start` and expects one problem there, whose text contains `reason`.
#[track_caller]
fn check(start: &str, old: &str, new: &str, reason: &str) {
    let line = line_of(start);
    let mut lines: Vec<String> = STANDARD.lines().map(str::to_owned).collect();
    assert!(lines[line - 1].contains(old), "{old} is not in line {line}");
    lines[line - 1] = lines[line - 1].replacen(old, new, 1);
    let problems = problems_of(&lines.join("\n"));
    assert_eq!(problems.len(), 1, "{problems:#?}");
    assert!(problems[0].starts_with(&format!("line {line}: ")), "{}", problems[0]);
    assert!(problems[0].contains(reason), "{}", problems[0]);
}

#[test]
fn names() {
    check("name", "\"standard\"", "\"\"", "`` cannot be a name");
    check("name", "standard", " standard", "cannot be a name");
    check("name", "standard", r#"<b>\u001b\""#, "cannot be a name; it has 1 to 40 letters");
    check("name", "standard", &"x".repeat(41), "cannot be a name");
    check("name", "\"standard\"", "7", "`name` is of type integer; it must be a text in quotes");
}

#[test]
fn prices() {
    // rule: S2
    check("prices", "[4, 3", "[5, 3", "`5` cannot be a display price; they are 1 to 4");
    check("prices", "[4, 3", "[-4, 3", "`-4` cannot be a display price");
    check("prices", "[4, 3", "[4, \"3\"", "`an entry of prices` is of type string; it must be a list of numbers");
    check("prices", "[4, ", "[", "there are 5 prices; the display has 6 positions");
    check("prices", "[4, 3", "[3, 4", "the price 4 is to the right of 3; prices never rise");
    check("prices", "2, 1]", "2, 2]", "the last price is 2; it must be 1");
    check("prices", "[4, 3, 3, 2, 2, 1]", "4", "`prices` is of type integer; it must be a list in square brackets");
}

#[test]
fn forges() {
    // rule: F2, F4
    check("forges", "\"2\", \"2\"", "\"2\"", "there are 4 forges; 5 are listed, without the wild forge");
    check("forges", "2 + die", "2 + wild", "`2 + wild` is not a forge; write 2, 3 or 4 gems");
    check("forges", "4 + 4vp", "5 + 4vp", "`5 + 4vp` is not a forge");
    check("forges", "\"2\"", "2", "`an entry of forges` is of type integer; it must be a list of texts in quotes");
}

#[test]
fn tiles() {
    // rule: N7
    check("tiles", "[", "[\"play\",", "there are 19 wisp tiles; 18 are listed");
    check("\"any, any\"", "any, any", "any + any", "wisp tile 10: `+` cannot stand on a wisp tile");
    check("\"any, any\"", "any, any", "pillage", "wisp tile 10: `pillage` cannot stand on a wisp tile; what can: ");
    check("\"any, any\"", "any, any", "gold", "wisp tile 10: `gold` is not an effect; it is one of: ");
}

#[test]
fn borders() {
    // rule: C2, C3, C4, N1
    check(
        "11 =",
        "border = \"blue\"",
        "border = \"white\"",
        "card 11: a border of white cannot be; in [creatures] it is",
    );
    check(
        "71 =",
        "border = \"white\"",
        "border = \"red\"",
        "card 71: a border of red cannot be; in [dragons] it is white",
    );
    check("79 =", "border = \"green\"", "border = \"druid\"", "card 79: a border of druid cannot be; in [banshees]");
    check("100 =", "border = \"druid\"", "border = \"red\"", "in [druids] it is druid");
    check("11 =", "border = \"blue\"", "border = \"pink\"", "card 11: `pink` is not a border; it is one of: blue,");
    check(
        "11 =",
        "border = \"blue\"",
        "border = 3",
        "card 11: `border` is of type integer; it must be a text in quotes",
    );
}

#[test]
fn magic_and_abilities() {
    // rule: C4, U4, N1
    check("11 =", "1 blue", "4 blue", "card 11: `4 blue` is not magic points; write 1, 2 or 3");
    check("11 =", "blue + blue", "blue +", "card 11: an effect is missing");
    check("11 =", "blue + blue", "blue + ore", "card 11: `ore` cannot stand on a creature, dragon or druid card");
    check("11 =", "blue + blue", "wisp", "card 11: `wisp` cannot stand on a creature");
    check("11 =", "blue + blue", "blue, blue", "card 11: `,` cannot stand on a creature, dragon or druid card; its");
    check("79 =", "pillage", "wild", "card 79: `wild` cannot stand on a banshee; what can: pillage, resurrection,");
    check(
        "80 =",
        "border = \"red\"",
        "border = \"green\"",
        "card 80: this is a second green banshee with pillage; card 79",
    );
}

#[test]
fn keys() {
    check("11 =", "magic = \"1 blue\", ", "", "card 11: `magic` is missing");
    check("11 =", "magic", "magick = \"1 blue\", magic", "card 11: `magick` is not a key of a card");
    check(
        "11 =",
        "{ border = \"blue\", magic = \"1 blue\", ability = \"blue + blue\" }",
        "\"blue\"",
        "`11` is of type string",
    );
    check("name", "name", "title = \"a\"\nname", "`title` is not a key of a card set; it is one of: name, prices,");
    check("11 =", "11 =", "nine = 3\n11 =", "there is no card `nine`");
    check("12 =", "12 =", "71 = {}\n12 =", "card 71 does not belong in [creatures]");
}

#[test]
fn the_syntax_of_toml() {
    check("11 =", "magic = ", "magic ", "this is not TOML: ");
    check("12 =", "12 =", "11 =", "this is not TOML: duplicate key, at `11`");
    check("[dragons]", "[dragons]", "[dragons", "this is not TOML: ");
}

#[test]
fn missing_cards() {
    // rule: C2
    let without = |wanted: &[&str]| -> Vec<String> {
        let kept = STANDARD.lines().filter(|line| !wanted.iter().any(|start| line.starts_with(start)));
        problems_of(&kept.collect::<Vec<_>>().join("\n"))
    };
    let line = line_of("[creatures]");
    assert_eq!(without(&["12 ="]), [format!("line {line}: [creatures] lacks card 12")]);
    let several = without(&["12 =", "13 =", "20 =", "21 =", "22 ="]);
    assert_eq!(several, [format!("line {line}: [creatures] lacks the cards 12, 13, 20 to 22")]);
}

#[test]
fn missing_parts() {
    let expected = ["name", "prices", "forges", "[creatures]", "[dragons]", "[druids]"];
    assert_eq!(problems_of(""), expected.map(|part| format!("line 1: `{part}` is missing")));
}

#[test]
fn half_of_the_expansion() {
    // rule: N1, N7
    let bare = without_night();
    let tiles = format!("tiles = {:?}\n{bare}", ["play"; 18]);
    assert_eq!(problems_of(&tiles), ["line 1: `tiles` is here but `[banshees]` is not; the expansion needs both"]);
    let problems = problems_of(&format!("{bare}\n[banshees]\n"));
    let line = bare.lines().count() + 2;
    let half = format!("line {line}: `[banshees]` is here but `tiles` is not; the expansion needs both");
    assert_eq!(problems, [format!("line {line}: [banshees] lacks the cards 79 to 94"), half]);
}

#[test]
fn all_problems_come_at_once_and_in_order() {
    let text = STANDARD
        .replacen("prices = [4, 3, 3, 2, 2, 1]", "prices = [9, 3, 3, 2, 2, 8]", 1)
        .replacen("border = \"green\", magic = \"1 green\"", "border = \"white\", magic = \"9 green\"", 1)
        .replacen("14 =", "14", 1)
        .replacen("107 =", "108 =", 1);
    let [prices, thirteen, fourteen, last] = ["prices", "13 =", "14 =", "107 ="].map(line_of);
    let starts = [
        format!("line {prices}: `9` cannot be a display price"),
        format!("line {prices}: `8` cannot be a display price"),
        format!("line {thirteen}: card 13: a border of white"),
        format!("line {thirteen}: card 13: `9 green` is not magic points"),
        format!("line {fourteen}: this is not TOML: "),
        // Whether cards are missing cannot be said before line 14 can be read.
        format!("line {last}: there is no card `108`"),
    ];
    let problems = problems_of(&text);
    assert!(problems.iter().zip(&starts).all(|(problem, start)| problem.starts_with(start)), "{problems:#?}");
    assert_eq!(problems.len(), starts.len(), "{problems:#?}");
}
