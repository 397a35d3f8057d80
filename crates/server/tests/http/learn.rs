//! The lessons over the wire: by forms alone, with wrong moves, and into a first game with tips.

use std::collections::BTreeSet;

use crate::server::{Server, look, play};
use runestones_testing::browser::{Answer, Browser};
use runestones_testing::forms::presses;

/// The lessons that a page leads to, in order.
fn lessons(page: &Answer) -> Vec<String> {
    let links = page.body.split(r#"href="/learn/"#).skip(1).filter_map(|rest| rest.split('"').next());
    links.map(str::to_owned).collect()
}

/// How many lessons a page says are done.
fn done(page: &Answer) -> usize {
    page.body.matches(">done</span>").count()
}

/// What the coach says.
fn coach(page: &Answer) -> String {
    let prompt = page.body.split(r#"<div class="prompt__text""#).nth(1).and_then(|rest| rest.split("</div>").next());
    prompt.expect("a prompt").to_owned()
}

#[test]
fn every_lesson_can_be_finished_without_script() {
    let server = Server::start();
    let mut browser = server.browser();
    let list = browser.get("/learn");
    let names = lessons(&list);
    assert_eq!((names.len(), done(&list)), (9, 0));
    let mut leads_to = Vec::new();
    for name in &names {
        let mut page = browser.get(&format!("/learn/{name}"));
        let mut told = BTreeSet::new();
        while !page.moves().is_empty() {
            assert!(told.insert(coach(&page)), "{name} says the same twice");
            let buttons = presses(&page.body);
            let step = buttons.iter().find(|press| press.action.ends_with("/move")).expect("a way on");
            page = browser.press(step);
            assert_eq!(page.status, 200, "{name}");
        }
        assert!(page.body.contains(r#"href="/learn""#) && told.len() >= 3, "{name}");
        leads_to.push((lessons(&page).last().cloned(), page.body.contains(r#"action="/learn/game""#)));
    }
    let next = leads_to.iter().filter(|(_, game)| *game).count();
    assert_eq!(next, 2, "the game and the expansions each end in a real game");
    assert_eq!(done(&browser.get("/learn")), names.len());
    assert_eq!(done(&server.browser().get("/learn")), 0, "somebody else has done nothing");
    let server = server.restart();
    browser.address = server.address;
    assert_eq!(done(&browser.get("/learn")), names.len(), "it is remembered");
}

#[test]
fn another_legal_move_is_explained_and_changes_nothing() {
    let server = Server::start();
    let mut browser = server.browser();
    let before = browser.get("/learn/summon/0");
    let answer = browser.post("/learn/summon/0/move", &[("version", "0"), ("move", "use")]);
    assert_eq!(answer.status, 422);
    let notice = answer.body.split(r#"<p class="notice" role="alert">"#).nth(1).expect("a sentence");
    assert!(notice.starts_with("You could do that, and in a real game it might be a good idea."), "{notice:.200}");
    assert!(notice.contains("choose “Summon creatures”."), "{notice:.300}");
    assert_eq!(coach(&answer), coach(&before));
    assert_eq!(answer.moves(), before.moves());

    browser.language = "fr";
    let refused = browser.post("/learn/summon/0/move", &[("move", "take 60")]);
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains(r#"<p class="notice" role="alert">"#) && refused.body.contains("Invoquer"));
}

#[test]
fn every_piece_tells_why_it_is_not_what_we_do_now() {
    let server = Server::start();
    let mut browser = server.browser();
    let mut ask = |piece: &str| {
        let path = format!("/learn/summon/3/why?piece={piece}");
        let answer = browser.ask("GET", &path, &[("Accept", "application/json")], "");
        assert_eq!(answer.status, 200, "{piece}");
        let told: serde_json::Value = serde_json::from_str(&answer.body).expect("JSON");
        told["why"].as_str().expect("a sentence").to_owned()
    };
    let allowed = ask("display-14");
    assert!(allowed.starts_with("You could do that") && allowed.contains("Goblin 27"), "{allowed}");
    let forbidden = ask("display-60");
    assert!(!forbidden.contains("could") && forbidden.contains('4'), "{forbidden}");
    assert!(!ask("hand-104").contains("You could do that"));
    assert!(!ask("display-27").contains("You could do that"), "it is just what we do");
    let page = browser.get("/learn/summon/3/why?piece=display-14");
    assert!(page.body.contains("You could do that") && page.body.contains(r#"href="/learn/summon/3""#));
    let over = browser.get("/learn/summon/6/why?piece=display-41");
    assert_eq!(over.status, 200);
}

#[test]
fn what_is_no_lesson_is_no_page() {
    let server = Server::start();
    let mut browser = server.browser();
    browser.language = "de";
    for path in [
        "/learn/nothing",
        "/learn/nothing/0",
        "/learn/summon/7",
        "/learn/summon/-1",
        "/learn/summon/18446744073709551616",
        "/learn/summon/x",
        "/learn/summon/0/why",
        "/learn/summon/0/why?piece=dragon",
        "/learn/summon/7/why?piece=deck",
        "/learn/summon/0/pile/discard-3",
        "/learn/summon/0/pile/nothing",
        "/learn/%ff",
    ] {
        let answer = browser.get(path);
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.body.contains(r#"<html lang="de""#), "{path}");
    }
    assert_eq!(browser.get("/learn/summon/6/pile/discard-1").status, 200);
    assert_eq!(browser.get("/learn/summon/0/move").status, 405);
    assert_eq!(browser.post("/learn/summon/9/move", &[("move", "summon")]).status, 404);
    assert_eq!(browser.post("/learn/summon/6/move", &[("move", "done")]).status, 422, "the lesson is over");
    for fields in [&[("move", "garbage")][..], &[("version", "0")], &[]] {
        let answer = browser.post("/learn/summon/0/move", fields);
        assert_eq!(answer.status, 422, "{fields:?}");
        assert!(answer.body.contains(r#"id="table""#), "{fields:?}");
    }
    let huge = "x".repeat(20_000);
    assert_eq!(browser.post("/learn/summon/0/move", &[("move", &huge)]).status, 413);
}

#[test]
fn every_link_of_a_lesson_works() {
    let server = Server::start();
    let mut browser = server.browser();
    let mut seen = BTreeSet::new();
    for page in ["/learn", "/learn/ore/2", "/learn/night/5", "/learn/end/5"] {
        let body = browser.get(page).body;
        let links = body.split("href=\"").skip(1).filter_map(|rest| rest.split(['"', '#']).next());
        seen.extend(links.filter(|link| link.starts_with('/')).map(|link| link.replace("&amp;", "&")));
    }
    for link in &seen {
        // Not all of them lead to text: one is a font, and one leads on to a puzzle.
        assert!(matches!(browser.ask_head("GET", link).status, 200 | 303), "{link}");
    }
    assert!(seen.len() > 60 && seen.contains("/learn/ore/1") && seen.contains("/learn/night"), "{seen:?}");
    assert!(!seen.iter().any(|link| link.contains("?at=")), "a lesson has no past to look at");
}

/// Which tip a page shows.
fn tip(page: &Answer) -> Option<String> {
    let button = page.body.split(r#"name="tip" value=""#).nth(1)?;
    button.split('"').next().map(str::to_owned)
}

fn first_game(browser: &mut Browser) -> String {
    browser.post("/learn/game", &[]).location()
}

#[test]
fn tips_appear_once_in_the_first_game() {
    let server = Server::start();
    let mut browser = server.browser();
    let game = first_game(&mut browser);
    let mut seen: Vec<String> = Vec::new();
    for _ in 0..60 {
        let page = look(&mut browser, &game);
        let moves = page.moves();
        let Some(mv) = moves.iter().find(|mv| **mv != "done").or(moves.first()) else {
            assert_eq!(tip(&page), None, "nobody is told anything while others decide");
            continue;
        };
        if let Some(tip) = tip(&page) {
            assert!(!seen.contains(&tip), "{tip} a second time, after {seen:?}");
            assert_eq!(self::tip(&look(&mut browser, &game)), Some(tip.clone()), "it stays until something is done");
            seen.push(tip);
        }
        let mut live = browser.listen(&game, &page.version());
        assert_eq!(play(&mut browser, &game, &page, mv).status, 303);
        let drawn = tip(&live.next_table());
        assert!(drawn.is_none_or(|tip| !seen.contains(&tip)), "the live table does not know what was seen");
    }
    assert_eq!(seen[..2], ["action", "summon"]);
    let other = first_game(&mut browser);
    let again = tip(&look(&mut browser, &other));
    assert!(again.is_none_or(|tip| !seen.contains(&tip)), "another game does not begin anew");
}

#[test]
fn tips_are_for_those_who_want_them() {
    let server = Server::start();
    let mut browser = server.browser();
    let game = browser.post("/play", &[]).location();
    let shown = |browser: &mut Browser, game: &str| tip(&look(browser, game));
    // The bot may begin; then there is nothing to tell yet.
    let wait = |browser: &mut Browser, game: &str| while look(browser, game).moves().is_empty() {};
    wait(&mut browser, &game);
    assert_eq!(shown(&mut browser, &game).as_deref(), Some("action"), "somebody new has not said that they want none");
    assert_eq!(browser.post("/settings", &[("tips", "off")]).status, 303);
    assert_eq!(shown(&mut browser, &game), None, "nobody asked for tips");
    let game = first_game(&mut browser);
    wait(&mut browser, &game);
    assert_eq!(shown(&mut browser, &game).as_deref(), Some("action"));
    assert_eq!(browser.post("/settings", &[("tip", "action"), ("back", &game)]).location(), game);
    assert_ne!(shown(&mut browser, &game).as_deref(), Some("action"), "it was read");
    assert_eq!(browser.post("/settings", &[("tip", "nonsense")]).status, 422);
    assert_eq!(browser.post("/settings", &[("tips", "off")]).status, 303);
    assert_eq!(shown(&mut browser, &game), None);
}
