//! Why not? Asked over the wire.

use crate::server::{Server, look, new_game, play};
use runestones_testing::browser::{Answer, Browser};

const JSON: [(&str, &str); 1] = [("Accept", "application/json")];

fn ask(browser: &mut Browser, game: &str, piece: &str) -> serde_json::Value {
    let answer = browser.ask("GET", &format!("{game}/why?piece={piece}"), &JSON, "");
    assert_eq!(answer.status, 200, "{piece}: {}", answer.body);
    serde_json::from_str(&answer.body).expect("JSON")
}

/// The pieces that a page says are not legal.
fn unlit(page: &Answer) -> Vec<String> {
    let links = page.body.split("/why?piece=").skip(1).filter_map(|rest| rest.split('"').next());
    links.map(str::to_owned).collect()
}

#[test]
fn every_piece_that_does_not_glow_tells_why() {
    let server = Server::start();
    let mut browser = server.browser();
    let game = new_game(&mut browser, &["me", "here"]);
    let page = look(&mut browser, &game);
    let pieces = unlit(&page);
    assert!(pieces.len() > 20, "{pieces:?}");
    for piece in &pieces {
        let told = ask(&mut browser, &game, piece);
        assert_eq!(told["legal"], false, "{piece}");
        assert!(told["why"].as_str().expect("a sentence").ends_with('.'), "{piece}: {told}");
        assert!(told["rule"].as_str().is_some_and(|rule| rule.len() >= 2), "{piece}: {told}");
    }
    let forge = ask(&mut browser, &game, "forge-5");
    assert!(forge["why"].as_str().expect("a sentence").contains("You could pay 3 ore instead"), "{forge}");
    assert_eq!(forge["rule"], "F2");
    assert_eq!(ask(&mut browser, &game, "action-summon")["legal"], true);
}

#[test]
fn a_page_says_it_to_those_without_script() {
    let server = Server::start();
    let mut browser = server.browser();
    browser.language = "fr";
    let game = new_game(&mut browser, &["me", "here"]);
    look(&mut browser, &game);
    let answer = browser.get(&format!("{game}/why?piece=row-top"));
    assert_eq!(answer.status, 200);
    assert!(answer.body.contains("Il faut au moins deux artéfacts pour échanger une rangée ; celle-ci est vide."));
    assert!(answer.body.contains(r#"href="/rules#X1""#) && answer.body.contains(&format!(r#"href="{game}""#)));
}

#[test]
fn it_follows_the_game() {
    let server = Server::start();
    let mut browser = server.browser();
    let game = new_game(&mut browser, &["me", "here"]);
    let page = look(&mut browser, &game);
    assert_eq!(ask(&mut browser, &game, "done")["rule"], "T1");
    assert_eq!(play(&mut browser, &game, &page, "summon").status, 303);
    let why = ask(&mut browser, &game, "done");
    assert_eq!((why["rule"].as_str(), why["legal"].as_bool()), (Some("T3"), Some(false)), "{why}");
}

#[test]
fn nobody_learns_what_is_not_theirs() {
    let server = Server::start();
    let (mut browser, mut watcher) = (server.browser(), server.browser());
    let game = new_game(&mut browser, &["me", "here"]);
    // Behind the curtain a hand card is not told from one that is not there.
    assert!(browser.get(&game).curtain().is_some());
    let cards = || (100..=107).map(|number| format!("hand-{number}"));
    let told: Vec<_> = cards().map(|card| ask(&mut browser, &game, &card)["why"].clone()).collect();
    assert!(told.iter().all(|why| *why == told[0]), "{told:?}");
    look(&mut browser, &game);
    let told: Vec<_> = cards().map(|card| ask(&mut watcher, &game, &card)["why"].clone()).collect();
    assert!(told.iter().all(|why| *why == told[0]), "{told:?}");
    assert!(unlit(&watcher.get(&game)).is_empty(), "a watcher is not offered reasons");
}

#[test]
fn what_is_no_piece_is_no_page() {
    let server = Server::start();
    let mut browser = server.browser();
    browser.language = "fr";
    let game = new_game(&mut browser, &["me", "here"]);
    look(&mut browser, &game);
    let long = "x".repeat(5000);
    for query in [
        "",
        "?piece=",
        "?piece=dragon",
        "?piece=forge-9",
        "?piece=%00",
        "?piece=hand-1&piece=hand-2",
        &format!("?piece={long}"),
    ] {
        let answer = browser.get(&format!("{game}/why{query}"));
        assert_eq!(answer.status, 404, "{query:.40}");
        assert!(answer.body.contains(r#"<html lang="fr""#));
    }
    assert_eq!(browser.get("/game/nothing/why?piece=deck").status, 404);
    assert_eq!(browser.post(&format!("{game}/why?piece=deck"), &[]).status, 405);
}

#[test]
fn the_rules_are_for_everybody_in_any_language() {
    let server = Server::start();
    let mut browser = server.browser();
    for (path, words) in [
        ("/rules?lang=de", "Kreaturen beschwören"),
        ("/rules/print?lang=ja", "ダイス"),
        ("/gallery?lang=it&effect=die", "Galleria"),
    ] {
        let answer = browser.get(path);
        assert_eq!(answer.status, 200, "{path}");
        assert!(answer.body.contains(words), "{path}");
    }
    browser.language = "nl";
    assert!(browser.get("/rules").body.contains("Wezens oproepen"));
    assert_eq!(browser.get("/rules?lang=xx").status, 404);
    assert_eq!(browser.get("/gallery?number=%ff").status, 200);
}
