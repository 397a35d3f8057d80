//! The table as a screen reader has it: nothing but roles and names.

use std::collections::HashSet;

use serde_json::{Value, json};

use crate::browser::{Browser, ENTER};
use crate::play::A_SHORT_GAME;
use crate::server::Server;
use crate::wait::until;

/// Something in the browser's accessibility tree.
#[derive(Clone, Debug)]
struct Node {
    id: String,
    parent: String,
    role: String,
    name: String,
    /// What the browser's tools call the element.
    element: u64,
}

/// Everything that is not left out of the tree.
fn tree(browser: &Browser) -> Vec<Node> {
    let answer = browser.devtools("Accessibility.getFullAXTree", &json!({}));
    let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let nodes = answer["nodes"].as_array().cloned().unwrap_or_default();
    nodes
        .iter()
        .map(|node| Node {
            id: word(&node["nodeId"]),
            parent: word(&node["parentId"]),
            role: if node["ignored"] == true { String::new() } else { word(&node["role"]["value"]) },
            name: word(&node["name"]["value"]),
            element: node["backendDOMNodeId"].as_u64().unwrap_or_default(),
        })
        .collect()
}

/// What lies inside a node.
fn inside<'a>(tree: &'a [Node], node: &Node) -> Vec<&'a Node> {
    // The tree is told from the top: whoever holds a node comes before it.
    let mut holders = HashSet::from([node.id.as_str()]);
    tree.iter().filter(|node| holders.contains(node.parent.as_str()) && holders.insert(&node.id)).collect()
}

fn find<'a>(tree: &'a [Node], role: &str, name: &str) -> Option<&'a Node> {
    tree.iter().find(|node| node.role == role && node.name == name)
}

/// What a screen reader does when its user chooses something. The table may have been drawn anew since it was looked
/// at; then it says so, and one looks again.
#[must_use]
fn choose(browser: &Browser, node: &Node) -> bool {
    let focused = browser.try_devtools("DOM.focus", &json!({ "backendNodeId": node.element }));
    if focused.is_ok() {
        browser.press(ENTER);
    }
    focused.is_ok()
}

/// The way out of a decision.
const OUT: [&str; 4] = ["End turn", "Done", "Decline", "No tile"];

/// The answers that the table offers: a group of buttons, with the way out at its end.
fn moves(tree: &[Node]) -> Vec<&Node> {
    let group = find(tree, "group", "Moves").map(|group| inside(tree, group)).unwrap_or_default();
    group.into_iter().filter(|node| node.role == "button" && node.name != "Restart turn").collect()
}

/// A move by its name alone: that of somebody in a hurry, who takes what there is and leaves the rest. Cards are used up
/// and have to be summoned again.
fn hasty(tree: &[Node]) -> Option<&Node> {
    let hand = find(tree, "region", "Your hand");
    let cards = hand.map_or(0, |hand| inside(tree, hand).iter().filter(|node| node.role == "listitem").count());
    let rank = |name: &str| match name {
        _ if OUT.contains(&name) || name.starts_with("Trade") => 0,
        "Forge artifacts" => 1,
        "Use abilities" if cards > 3 => 2,
        "Summon creatures" => 3,
        "Use abilities" => 4,
        _ if name.starts_with("Summon ") => 5,
        _ => 6,
    };
    moves(tree).into_iter().min_by_key(|node| rank(&node.name))
}

#[test]
fn a_whole_game_is_played_through_the_accessibility_tree() {
    let server = Server::start();
    let browser = Browser::open();
    browser.stand_still(&server);
    browser.new_game(&server, &A_SHORT_GAME);
    let mut decisions = 0;
    loop {
        // The page says when it is time to look; what is found and done there, the tree alone says.
        let before = browser.asked();
        let table = tree(&browser);
        if find(&table, "heading", "Final score").is_some() {
            break;
        }
        if decisions == 0 {
            for (role, name) in LANDMARKS {
                assert!(find(&table, role, name).is_some(), "there is no {role} {name:?}");
            }
        }
        assert_nothing_nameless(&table);
        if hasty(&table).is_some_and(|chosen| choose(&browser, chosen)) {
            browser.shown_when("the table after a choice", |shown| shown.version > before.version);
            decisions += 1;
        }
        assert!(decisions < 2000, "the game does not end");
    }
    assert!(decisions > 20, "a game of {decisions} decisions");
    let table = tree(&browser);
    assert!(table.iter().any(|node| node.role == "rowheader" && node.name.contains("Brown")));
    let names_winner = |name: &str| name.contains("throne") || name.starts_with("Shared victory");
    assert!(table.iter().any(|node| node.role == "heading" && names_winner(&node.name)), "no heading names the winner");
    assert!(find(&table, "link", "Final score").is_some() && find(&table, "link", "Skip to your move").is_none());
    browser.assert_clean(&server.site());
}

/// By these one finds one's way.
const LANDMARKS: [(&str, &str); 9] = [
    ("heading", "Forges"),
    ("region", "Forges"),
    ("region", "Display"),
    ("region", "Rune stones"),
    ("region", "Supply"),
    ("region", "Log"),
    ("region", "Rivals"),
    ("region", "Your hand"),
    ("link", "Describe the table"),
];

/// Whatever can be pressed says what it is.
#[track_caller]
fn assert_nothing_nameless(tree: &[Node]) {
    let pressed = ["button", "link", "checkbox", "radio", "textbox", "combobox"];
    let nameless: Vec<&Node> =
        tree.iter().filter(|node| pressed.contains(&node.role.as_str()) && node.name.trim().is_empty()).collect();
    assert!(nameless.is_empty(), "these have no name: {nameless:?}");
}

/// A piece that is heard by itself says what it is, whose it is, and what it costs and does.
#[test]
fn what_is_heard_by_itself_says_enough() {
    let server = Server::start();
    let browser = crate::play::at_a_table(&server);
    let table = tree(&browser);
    for (role, name) in [("link", "blue: 1 (Your board)"), ("link", "Top row: empty, worth 0 points (Your board)")] {
        assert!(find(&table, role, name).is_some(), "there is no {role} {name:?}");
    }
    let some =
        |role: &str, holds: &dyn Fn(&str) -> bool| table.iter().any(|node| node.role == role && holds(&node.name));
    assert!(some("link", &|name| name.starts_with("blue: ") && name.ends_with("(Supply)")));
    assert!(some("image", &|name| name.starts_with("Top row: ") && name.ends_with("(Apprentice)")));
    assert!(some("link", &|name| name.starts_with("Rule ")));
    assert_no_bare_numbers(&table);
    browser.play("summon");
    browser.play_on();
    until("the price of a creature", || {
        let table = tree(&browser);
        let take = moves(&table).into_iter().find(|node| node.name.contains("costs"))?;
        (take.name.starts_with("Summon ") && take.name.contains("magic point")).then_some(())
    });
    let table = browser.url();
    browser.goto(&server.url("/"));
    let home = tree(&browser);
    for (role, name) in [
        ("heading", "One table waits for you"),
        ("region", "Your turn"),
        ("heading", "Brown, Apprentice"),
        ("link", "Take your turn: Brown, Apprentice"),
        ("list", "Hand"),
    ] {
        assert!(find(&home, role, name).is_some(), "there is no {role} {name}");
    }
    browser.goto(&table);
    browser.play_turn();
    assert_the_log_is_told_in_sentences(&tree(&browser));
    browser.goto(&server.url("/rules"));
    let headings = tree(&browser).into_iter().filter(|node| node.role == "heading").map(|node| node.name);
    let headings: Vec<String> = headings.collect();
    assert!(headings.len() < 20 && headings.iter().all(|name| name.len() > 4), "{headings:?}");
}

/// No number stands for itself, and none is glued to a word: what has a label is read by its label alone.
#[track_caller]
fn assert_no_bare_numbers(tree: &[Node]) {
    let labelled = tree.iter().filter(|node| ["link", "button", "image"].contains(&node.role.as_str()));
    let told: HashSet<&str> = labelled.flat_map(|node| inside(tree, node)).map(|node| node.id.as_str()).collect();
    let texts = tree.iter().filter(|node| node.role == "StaticText" && !told.contains(node.id.as_str()));
    let texts: Vec<&str> = texts.map(|node| node.name.trim()).collect();
    let is_bare = |text: &str| !text.contains(' ') && text.starts_with(|first: char| first.is_ascii_digit());
    assert!(texts.len() > 10 && !texts.iter().any(|text| is_bare(text)), "{texts:?}");
}

/// Every line of the log is one sentence that says who did it; nothing stands there twice or runs together.
#[track_caller]
fn assert_the_log_is_told_in_sentences(tree: &[Node]) {
    let log = find(tree, "region", "Log").expect("the log");
    let lines: Vec<&str> =
        inside(tree, log).into_iter().filter(|node| node.role == "link").map(|node| node.name.as_str()).collect();
    let who = |line: &&&str| line.starts_with("You ") || line.starts_with("Apprentice ");
    assert!(lines.iter().filter(who).count() > 2, "{lines:?}");
    for line in lines {
        let names = line.matches("Apprentice").count() + line.matches("You ").count();
        assert!(names < 2 && !line.contains("  "), "{line:?} is told twice, or in pieces");
    }
}

/// Whoever plays by ear says so once, on the first page or in the settings; then games open in words.
#[test]
fn games_open_in_words_for_those_who_ask() {
    let server = Server::start();
    let browser = Browser::open();
    browser.goto(&server.url("/"));
    let table = tree(&browser);
    let way = find(&table, "button", "Play in the text view").expect("the way to the text view");
    assert!(choose(&browser, way));
    until("the way back", || find(&tree(&browser), "button", "Play in the graphical view").map(|_| ()));
    browser.sit_down(&server);
    assert!(browser.path(&server).ends_with("/text"), "{}", browser.path(&server));
    browser.goto(&server.url("/"));
    assert!(browser.text("return document.querySelector('.turn a').pathname").ends_with("/text"));
    browser.change_setting(&server, "text", "off");
    assert!(!browser.text("return document.querySelector('.turn a').pathname").ends_with("/text"));
}

#[test]
fn the_table_is_described() {
    let server = Server::start();
    let browser = crate::play::at_a_table(&server);
    browser.press('t');
    browser.wait_for("dialog[open] .description");
    let tree = tree(&browser);
    let dialog = find(&tree, "dialog", "Describe the table").expect("a dialog");
    let headings = inside(&tree, dialog).into_iter().filter(|node| node.role == "heading");
    let headings: Vec<&str> = headings.map(|node| node.name.as_str()).collect();
    assert_eq!(headings[..3], ["Describe the table", "Round 1", "Your hand"], "{headings:?}");
    // Keys mean the description now, not the table behind it.
    let before = browser.shown();
    browser.press('1');
    browser.press(crate::browser::ESCAPE);
    until("the closed description", || (!browser.has("dialog")).then_some(()));
    assert_eq!(browser.shown(), before);
    browser.assert_clean(&server.site());
}
