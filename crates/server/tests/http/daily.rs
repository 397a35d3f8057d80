//! The daily deal: equal choices meet equal luck, one try counts, and nobody gets hints meanwhile.

use crate::review::finished;
use crate::server::Server;
use runestones_testing::browser::{Answer, Browser, value_after};

/// Waits until it is the person's turn or the game is over.
fn waits(browser: &mut Browser, game: &str) -> Answer {
    let page = browser.get(game);
    let ready = |page: &Answer| !page.moves().is_empty() || page.body.contains(r#"id="finish""#);
    if ready(&page) { page } else { browser.listen(game, "0").wait_for(ready) }
}

/// What somebody sees that luck decided: the cards on the table and in the hand, in order.
fn pieces(page: &Answer) -> Vec<String> {
    page.body.split(r#"data-piece=""#).skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

/// The move that somebody makes who plays by a simple habit.
fn habit(moves: &[String], number: usize) -> &str {
    &moves[(number * 7 + moves.len()) % moves.len()]
}

/// Plays the deal, and says what was seen before each move.
fn play(browser: &mut Browser, game: &str) -> Vec<(Vec<String>, Vec<String>)> {
    let mut seen = Vec::new();
    for number in 0..3000 {
        let page = waits(browser, game);
        let moves = page.moves();
        if moves.is_empty() {
            return seen;
        }
        seen.push((pieces(&page), moves.clone()));
        let form = [("version", &*page.version()), ("move", habit(&moves, number))];
        let answer = browser.post(&format!("{game}/move"), &form);
        assert_eq!(answer.status, 303, "{}", answer.body);
    }
    panic!("the game does not end");
}

#[test]
fn two_people_with_the_same_choices_see_the_same_cards_and_one_try_counts() {
    let server = Server::start();
    let (mut one, mut other) = (server.browser(), server.browser());
    assert!(one.get("/").body.contains(r#"href="/daily""#));
    let page = one.get("/daily");
    assert!(page.body.contains("Play today’s deal") && !page.body.contains("histogram"), "nothing is given away");
    let laid = laid(&page.body);
    let games = [one.post("/daily", &[]).location(), other.post("/daily", &[]).location()];
    assert_ne!(games[0], games[1], "everybody has a table of their own");
    assert_eq!(one.post("/daily", &[]).location(), games[0], "a second click leads to the same table");
    assert!(["/daily", "/"].into_iter().all(|page| one.get(page).body.contains("Go on with your deal")));
    // Nobody gets hints, and whoever is not at the table does not move.
    let first = waits(&mut one, &games[0]);
    assert!(!first.body.contains("/hint"));
    // The page showed the table as it is laid: six cards that lie open, then the own hand, and nobody else's.
    let hand: Vec<String> =
        pieces(&first).iter().filter_map(|piece| piece.strip_prefix("card-1-")).map(str::to_owned).collect();
    assert!(!hand.is_empty() && laid.len() == 6 + hand.len(), "{laid:?} and {hand:?}");
    assert!(hand.iter().all(|card| laid[6..].contains(card)), "{laid:?} and {hand:?}");
    assert_ne!(one.post(&format!("{}/hint", games[0]), &[("version", &first.version())]).status, 200);
    let stolen = [("version", &*first.version()), ("move", &*first.moves()[0])];
    assert_eq!(other.post(&format!("{}/move", games[0]), &stolen).status, 403);
    // One of them takes a move back before they go on: that changes no luck, and no thought of the bots.
    let tried = one.post(&format!("{}/move", games[0]), &stolen);
    assert_eq!(tried.status, 303);
    let after = one.get(&games[0]);
    one.post(&format!("{}/restart", games[0]), &[("version", &after.version())]);
    let seen = [play(&mut one, &games[0]), play(&mut other, &games[1])];
    assert!(seen[0].len() > 20);
    assert_eq!(seen[0], seen[1]);
    // The result is there once for each, and another try does not count.
    let page = one.get("/daily").body;
    for words in ["2 players have finished", "histogram", "Days in a row", "Play it again"] {
        assert!(page.contains(words), "{words}");
    }
    let home = one.get("/").body;
    assert!(["Today’s result", "1 day in a row", "better than 0 %"].into_iter().all(|words| home.contains(words)));
    assert_eq!(one.get(&format!("/daily/{}", date(&page))).status, 200);
    let again = one.post("/daily", &[]).location();
    assert!(!games.contains(&again));
    assert!(waits(&mut one, &again).body.contains("/hint"), "a try that does not count has hints");
    assert!(one.get("/daily").body.contains("2 players have finished"));
    assert_eq!(one.post(&format!("{}/rematch", games[0]), &[]).status, 404);
    let record = one.get(&format!("{}/record", games[0])).body;
    assert!(record.contains("dealing: streams"));
    // When the review is done, the rounds that lost most lead to where they did.
    finished(&mut one, &games[0]);
    let page = one.get("/daily").body;
    let worst: Vec<(&str, &str)> =
        page.split("daily-worst__turn\" href=\"").skip(1).filter_map(|rest| rest.split_once('"')).collect();
    assert!((1..=3).contains(&worst.len()), "whoever plays by habit makes mistakes: {page}");
    for (address, rest) in worst {
        assert!(address.starts_with(&format!("{}/review?at=", games[0])), "{address}");
        let lost = rest.split_once("daily-worst__loss\">−").and_then(|(_, rest)| rest.split_once('<'));
        let (lost, _) = lost.expect("what it lost");
        let said = one.get(address).body;
        assert!(said.contains(&format!(" cost {lost} win chance.")), "{address} {lost}");
    }
}

/// The numbers of the cards in the picture of a deal.
fn laid(page: &str) -> Vec<String> {
    let picture =
        page.split_once("class=\"daily-deal\"").and_then(|(_, rest)| rest.split_once("class=\"daily-facts\""));
    let cards = picture.map_or("", |(picture, _)| picture).split("class=\"card__no").skip(1);
    cards.filter_map(|rest| rest.split(['>', '<']).nth(1)).map(str::to_owned).collect()
}

fn date(page: &str) -> String {
    value_after(page, r#"<time datetime=""#).expect("a date")
}

#[test]
fn what_is_no_deal_is_not_found() {
    let server = Server::start();
    let mut browser = server.browser();
    for bad in ["x", "2026-13-01", "9999-12-31", "2020-01-01", "2026-01-01%00", "%3Cscript%3E", "..", "2026-1-1"] {
        assert_eq!(browser.get(&format!("/daily/{bad}")).status, 404, "{bad}");
    }
    let old = browser.get("/daily/2026-01-01");
    assert!(old.status == 200 && old.body.contains("another day"));
    // A name of the server that could be anything is not repeated.
    let odd = browser.ask("GET", "/daily", &[("Host", "<script>alert(1)</script>")], "");
    assert!(!odd.body.contains("<script>alert"));
}
