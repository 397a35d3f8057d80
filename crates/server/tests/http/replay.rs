//! Many moments of a game at once, for the script that plays it.

use crate::server::{Server, finish, new_game};
use runestones_page::Whole;
use runestones_testing::browser::Browser;

/// The moments and drawings of an answer.
fn moments(browser: &mut Browser, address: &str) -> Vec<(u64, String)> {
    let answer = browser.get(address);
    assert_eq!(answer.status, 200, "{address}");
    serde_json::from_str(&answer.body).expect("pairs")
}

/// The table without what happened before it, which only the script wants to know.
fn without_news(table: &str) -> String {
    let start = r#" data-told=""#;
    let Some((before, rest)) = table.split_once(start) else { return table.to_owned() };
    before.to_owned() + rest.split_once('"').expect("the end of the attribute").1
}

#[test]
fn a_stretch_holds_what_the_pages_of_its_moments_hold() {
    let server = Server::start();
    let mut people = [server.browser()];
    let game = new_game(&mut people[0], &["me", "bot:druid"]);
    finish(&mut people, &game, 4);
    let browser = &mut people[0];
    let mut all = 0;
    for stride in ["entry", "decision", "turn"] {
        let drawn = moments(browser, &format!("{game}/moments?at=60&stride={stride}&count=5"));
        assert_eq!(drawn.len(), 5, "{stride}");
        let mut whole = Whole::default();
        for (moment, drawing) in &drawn {
            let table = whole.put_together(drawing).expect("a drawing");
            let page = browser.get(&format!("{game}?at={moment}")).body;
            assert!(page.contains(&without_news(&table)), "{stride}: moment {moment}");
        }
        all += drawn.iter().map(|(_, drawing)| drawing.len()).sum::<usize>();
        let first = drawn[0].1.len();
        assert!(drawn[1..].iter().all(|(_, drawing)| drawing.len() < first), "what is known is not sent again");
    }
    assert!(all > 10_000);
}

#[test]
fn nobody_asks_for_more_than_a_stretch_nor_for_what_is_not_there() {
    let server = Server::start();
    let (mut host, mut other) = (server.browser(), server.browser());
    let game = new_game(&mut host, &["me", "here"]);
    for address in ["?at=99999", "?at=-1", "?at=x", "?at=1&stride=all", "", "?at=1&count=x", "?at=18446744073709551615"]
    {
        assert_eq!(host.get(&format!("{game}/moments{address}")).status, 404, "{address}");
    }
    let drawn = moments(&mut other, &format!("{game}/moments?at=0&stride=entry&count=1000000"));
    assert!((1..=12).contains(&drawn.len()), "{}", drawn.len());
    let mut whole = Whole::default();
    for (moment, drawing) in &drawn {
        let table = whole.put_together(drawing).expect("a drawing");
        let (_, hand) = table.split_once(r#"<section class="hand""#).expect("a hand");
        let (hand, _) = hand.split_once("</section>").expect("its end");
        assert!(hand.contains("hand__back"), "moment {moment}: the cards lie on their faces");
        assert!(
            !hand.contains("data-piece") && !table.contains("piece=hand-"),
            "a watcher sees no hand of the past either"
        );
    }
}
