//! The table as a screen reader has it: nothing but roles and names, and the news that are read out.

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
    is_live: bool,
}

/// Everything that is not left out of the tree.
fn tree(browser: &Browser) -> Vec<Node> {
    let answer = browser.devtools("Accessibility.getFullAXTree", &json!({}));
    let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let is_live = |node: &Value| {
        let properties = node["properties"].as_array().into_iter().flatten();
        properties.clone().any(|property| property["name"] == "live" && property["value"]["value"] == "polite")
            && properties.clone().all(|property| property["name"] != "root")
    };
    let nodes = answer["nodes"].as_array().cloned().unwrap_or_default();
    nodes
        .iter()
        .map(|node| Node {
            id: word(&node["nodeId"]),
            parent: word(&node["parentId"]),
            role: if node["ignored"] == true { String::new() } else { word(&node["role"]["value"]) },
            name: word(&node["name"]["value"]),
            element: node["backendDOMNodeId"].as_u64().unwrap_or_default(),
            is_live: is_live(node),
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

/// The answers that the table offers: a list of buttons, and beside it the way out.
fn moves(tree: &[Node]) -> Vec<&Node> {
    let list = find(tree, "list", "Moves").map(|list| inside(tree, list)).unwrap_or_default();
    let listed = list.into_iter().filter(|node| node.role == "button");
    listed.chain(OUT.iter().filter_map(|name| find(tree, "button", name))).collect()
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
    assert!(decisions > 40, "a game of {decisions} decisions");
    assert!(tree(&browser).iter().any(|node| node.role == "rowheader" && node.name.contains("Brown")));
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

/// What was read out so far, line by line.
fn news(browser: &Browser) -> Vec<String> {
    let tree = tree(browser);
    let live = tree.iter().filter(|node| node.is_live && !node.role.is_empty());
    let lines = live.flat_map(|region| inside(&tree, region));
    lines.filter(|node| node.role == "StaticText").map(|node| node.name.clone()).collect()
}

#[test]
fn what_happens_is_read_out_in_order_and_completely() {
    let server = Server::start();
    let browser = crate::play::at_a_table(&server);
    let moment = browser.script("return Number(document.getElementById('table').dataset.moment)").as_u64();
    let before = news(&browser).len();
    // Instant bots: a whole turn of theirs comes at once.
    browser.play_turn();
    let page = server.request(&browser.cookie(), "GET", &format!("{}/text", browser.path(&server)), "").body;
    let happened: Vec<&str> = told_after(&page, moment.unwrap_or_default());
    let read = news(&browser).split_off(before);
    let mut rest = read.iter();
    for line in &happened {
        assert!(rest.any(|said| said.ends_with(line)), "{line:?} is missing or out of order in {read:#?}");
    }
    assert!(happened.len() > 5, "{happened:?}");
}

/// The lines of the log on a page about what happened after a moment.
fn told_after(page: &str, moment: u64) -> Vec<&str> {
    let story = page.split("data-story").nth(1).unwrap_or_default();
    let lines = story.split("?at=").skip(1).filter_map(|rest| {
        let (at, rest) = rest.split_once("\" data-step>")?;
        Some((at.parse::<u64>().ok()?, rest.split_once("</a>")?.0))
    });
    lines.filter(|(at, _)| *at > moment).map(|(_, words)| words).collect()
}

#[test]
fn the_table_is_described() {
    let server = Server::start();
    let browser = crate::play::at_a_table(&server);
    browser.press('t');
    browser.wait_for("dialog[open] .description");
    let tree = tree(&browser);
    let dialog = find(&tree, "dialog", "Text view").expect("a dialog");
    let headings = inside(&tree, dialog).into_iter().filter(|node| node.role == "heading");
    let headings: Vec<&str> = headings.map(|node| node.name.as_str()).collect();
    assert_eq!(headings[..3], ["Round 1", "Your hand", "Your board"], "{headings:?}");
    // Keys mean the description now, not the table behind it.
    let before = browser.shown();
    browser.press('1');
    browser.press(crate::browser::ESCAPE);
    until("the closed description", || (!browser.has("dialog")).then_some(()));
    assert_eq!(browser.shown(), before);
    browser.assert_clean(&server.site());
}
