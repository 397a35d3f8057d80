//! Bad input: the right status, a sentence for a person, and nothing has changed.

use crate::server::{Server, look, new_game};
use runestones_testing::browser::{Answer, Browser};

/// A table at which somebody may move, in French.
fn french_table(server: &Server) -> (Browser, String, Answer) {
    let mut browser = server.browser();
    browser.language = "fr";
    let game = new_game(&mut browser, &["me", "here"]);
    let page = look(&mut browser, &game);
    (browser, game, page)
}

fn assert_french(answer: &Answer, what: &str) {
    assert!(answer.body.contains(r#"<html lang="fr""#), "{what}: {} {}", answer.status, answer.body);
    assert!(!answer.body.contains('⟨'), "{what}: a text is missing");
}

#[test]
fn moves_that_are_not() {
    let server = Server::start();
    let (mut browser, game, page) = french_table(&server);
    let good = page.moves()[0].clone();
    let version = page.version();
    let stale = (version.parse::<u32>().expect("a number") - 1).to_string();
    let long = "x".repeat(10_000);
    let cases: &[(&[(&str, &str)], u16)] = &[
        (&[("version", &version), ("move", "forge 1 ore")], 422),
        (&[("version", &version), ("move", "place left 1")], 422),
        (&[("version", &version), ("move", "garbage")], 422),
        (&[("version", &version), ("move", "")], 422),
        (&[("version", &version), ("move", &long)], 422),
        (&[("version", &version), ("move", "\u{0}\u{202e}é")], 422),
        (&[("version", &version)], 422),
        (&[("move", &good)], 422),
        (&[("version", "x"), ("move", &good)], 422),
        (&[("version", "-1"), ("move", &good)], 422),
        (&[("version", "99999999999"), ("move", &good)], 422),
        (&[("version", &stale), ("move", &good)], 409),
        (&[("version", "9999"), ("move", &good)], 409),
        (&[], 422),
    ];
    for (fields, status) in cases {
        let answer = browser.post(&format!("{game}/move"), fields);
        assert_eq!(answer.status, *status, "{fields:.200?}");
        assert_french(&answer, "a move");
        assert!(answer.body.contains(r#"role="alert""#), "the page says why");
        // A script gets the sentence alone.
        let answer = browser.post_with(&format!("{game}/move"), &[("X-Table", "1")], fields);
        assert_eq!(answer.status, *status);
        assert!(answer.body.len() < 200 && answer.body.ends_with('.'), "{}", answer.body);
    }
    assert_eq!(browser.get(&game).body, page.body, "nothing has changed");
}

#[test]
fn bodies_that_are_not() {
    let server = Server::start();
    let (mut browser, game, page) = french_table(&server);
    let form = ("Content-Type", "application/x-www-form-urlencoded");
    let good = format!("version={}&move={}", page.version(), page.moves()[0]);
    let large = format!("{good}&x={}", "x".repeat(20_000));
    let cases: &[((&str, &str), &str, u16)] = &[
        (form, "%%%&&&===\u{1}", 422),
        (form, "version=1&version=2&move=done", 422),
        (form, "{\"version\":1}", 422),
        (("Content-Type", "application/json"), &good, 422),
        (("Content-Type", "multipart/form-data; boundary=x"), &good, 422),
        (("X-Nothing", "1"), &good, 422),
        (form, &large, 413),
    ];
    for (kind, body, status) in cases {
        for path in ["move", "undo", "restart", "hint", "curtain", "chat"] {
            let answer = browser.ask("POST", &format!("{game}/{path}"), &[*kind], body);
            assert_eq!(answer.status, *status, "{path} {kind:?} {body:.60}");
            assert_french(&answer, path);
        }
        let answer = browser.ask("POST", "/settings", &[*kind], body);
        // A form without any of our fields changes nothing, and that is no mistake.
        assert!(answer.status == *status || answer.status == 303, "{kind:?} {body:.60}");
    }
    assert_eq!(browser.ask("POST", "/new", &[form], &large).status, 413);
    assert_eq!(browser.get(&game).body, page.body, "nothing has changed");
}

#[test]
fn new_games_that_are_not() {
    let server = Server::start();
    let mut browser = server.browser();
    browser.language = "fr";
    let long = "x".repeat(1000);
    let cases: &[&[(&str, &str)]] = &[
        &[],
        &[("seat1", "me")],
        &[("seat1", "me"), ("seat2", "dragon")],
        &[("seat1", "me"), ("seat2", "bot:deep")],
        &[("seat1", "me"), ("seat2", "bot:")],
        &[("seat1", "me"), ("seat2", "here"), ("seat2-name", &long)],
        &[("seat1", "me"), ("seat2", "here"), ("seat2-name", "a\u{0}b")],
        &[("seat1", "me"), ("seat2", "here"), ("me", &long)],
        &[("seat1", "me"), ("seat2", "here"), ("me", "a\nb")],
        &[("seat1", "me"), ("seat2", "here"), ("name", &long)],
        &[("seat1", "me"), ("seat2", "here"), ("name", "\u{1b}[2J")],
        &[("seat1", "me"), ("seat2", "here"), ("stones", "chosen"), ("stone", "pebble")],
        &[("seat1", "me"), ("seat2", "here"), ("stones", "chosen")],
        &[("seat1", "link"), ("seat2", "link")],
    ];
    for fields in cases {
        let answer = browser.post("/new", fields);
        assert_eq!(answer.status, 422, "{fields:.100?}");
        assert_french(&answer, "a new game");
    }
    assert!(!browser.get("/").body.contains("/game/"), "no game was made");
}

#[test]
fn settings_that_are_not() {
    let server = Server::start();
    let mut browser = server.browser();
    assert_eq!(browser.post("/settings", &[("lang", "fr"), ("theme", "dawn")]).status, 303);
    let before = browser.get("/settings").body;
    assert!(before.contains(r#"<html lang="fr" data-theme="dawn""#));
    let long = "x".repeat(5000);
    for (field, value) in [
        ("lang", "tlh"),
        ("lang", ""),
        ("lang", &long),
        ("theme", "neon"),
        ("speed", "warp"),
        ("letters", "maybe"),
        ("sounds", "\u{0}"),
        ("confirm", "1"),
    ] {
        let answer = browser.post("/settings", &[(field, value), ("back", "/new")]);
        assert_eq!(answer.status, 422, "{field} {value:.20}");
        assert_french(&answer, field);
    }
    assert_eq!(browser.get("/settings").body, before, "nothing has changed");
    // Nobody is sent elsewhere.
    for back in ["//evil.example", "https://evil.example", "/\\evil.example"] {
        assert_eq!(browser.post("/settings", &[("back", back)]).location(), "/");
    }
    // A browser that asks for nonsense gets a page all the same.
    let mut strange = server.browser();
    strange.language = "xx-YY;q=9,,*;;q=\u{1}";
    assert!(matches!(strange.get("/").status, 200 | 400));
}

#[test]
fn addresses_that_are_not() {
    let server = Server::start();
    let (mut browser, game, page) = french_table(&server);
    let at = format!("{game}?at=999999");
    let word = format!("{game}?at=x");
    let pile = format!("{game}/pile/dragons");
    let seat = format!("{game}/pile/discard-4");
    for path in [
        "/game",
        "/game/",
        "/game/../..",
        "/game/%2e%2e/%2e%2e/etc/passwd",
        "/game/%00",
        "/game/%ff",
        "/game/AAAAAAAAAAAA",
        "/game/AAAAAAAAAAAA/live",
        "/game/AAAAAAAAAAAA/record",
        "/game/x'%20OR%201=1",
        "/../../etc/passwd",
        "/runestones.db",
        &at,
        &word,
        &pile,
        &seat,
        &format!("/game/{}", "A".repeat(5000)),
    ] {
        let answer = browser.get(path);
        assert_eq!(answer.status, 404, "{path:.80}");
        assert_french(&answer, path);
    }
    for file in ["/assets/../Cargo.toml", "/assets/%2e%2e%2fCargo.toml", "/assets/x.css"] {
        assert_eq!(browser.get(file).status, 404, "{file}");
    }
    for (method, path) in [
        ("POST", game.clone()),
        ("GET", format!("{game}/move")),
        ("DELETE", game.clone()),
        ("PUT", "/settings".to_owned()),
        ("GET", "/play".to_owned()),
        ("PATCH", format!("{game}/chat")),
    ] {
        let answer = browser.ask(method, &path, &[], "");
        assert_eq!(answer.status, 405, "{method} {path}");
        assert!(answer.header("allow").is_some(), "{method} {path}");
        assert_french(&answer, &path);
    }
    for path in ["move", "undo", "restart", "hint", "curtain", "chat", "rematch"] {
        let answer = browser.post(
            &format!("/game/AAAAAAAAAAAA/{path}"),
            &[("version", "1"), ("move", "done"), ("seat", "1"), ("text", "x")],
        );
        assert_eq!(answer.status, 404, "{path}");
        assert_french(&answer, path);
    }
    assert_eq!(browser.get(&game).body, page.body, "nothing has changed");
}

#[test]
fn requests_from_other_sites() {
    let server = Server::start();
    let (mut browser, game, page) = french_table(&server);
    let form =
        [("version", &*page.version()), ("move", &*page.moves()[0])].map(|(name, value)| (name, value.to_owned()));
    let form: Vec<(&str, &str)> = form.iter().map(|(name, value)| (*name, &**value)).collect();
    let own = format!("http://{}", server.address);
    for header in [
        ("Origin", "http://evil.example"),
        ("Origin", "null"),
        ("Sec-Fetch-Site", "cross-site"),
        ("Sec-Fetch-Site", "same-site"),
    ] {
        for path in [format!("{game}/move"), format!("{game}/undo"), "/play".to_owned(), "/settings".to_owned()] {
            let answer = browser.post_with(&path, &[header], &form);
            assert_eq!(answer.status, 403, "{header:?} {path}");
            assert_french(&answer, &path);
        }
    }
    assert_eq!(browser.get(&game).body, page.body, "nothing has changed");
    assert_eq!(browser.post_with(&format!("{game}/move"), &[("Origin", &own)], &form).status, 303);
}

#[test]
fn somebody_else() {
    let server = Server::start();
    let (mut browser, game, page) = french_table(&server);
    let (version, mv) = (page.version(), page.moves()[0].clone());
    let mut thief = server.browser();
    for cookie in [None, Some("runestones=x".to_owned()), Some(format!("runestones={}", "a".repeat(48)))] {
        thief.cookie = cookie;
        for (path, field, value) in [("move", "move", &*mv), ("undo", "x", ""), ("curtain", "seat", "1")] {
            let answer = thief.post(&format!("{game}/{path}"), &[("version", &version), (field, value)]);
            assert_eq!(answer.status, 403, "{path}");
        }
    }
    for seat in ["0", "3", "5", "x", "", "99999999999999999999"] {
        let status = browser.post(&format!("{game}/curtain"), &[("seat", seat)]).status;
        assert!(matches!(status, 403 | 422), "seat {seat:?}: {status}");
    }
    assert_eq!(browser.get(&game).body, page.body, "nothing has changed");
}
