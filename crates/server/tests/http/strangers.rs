//! What strangers send fills no memory, no disk and nobody's time. Clients that send what is not HTTP are in `hostile`,
//! those that fill connections in `crowds`.

use runestones_server::Config;

use crate::server::{Server, free_address, look, new_game, play};
use runestones_testing::browser::{Answer, Browser};

fn limited(config: &Config) -> Server {
    Server::start_with(config)
}

/// Asked to come back later, in words and in a header.
fn assert_later(answer: &Answer) {
    assert_eq!(answer.status, 429, "{}", answer.body);
    let seconds =
        answer.header("retry-after").and_then(|value| value.parse::<u32>().ok()).expect("a number of seconds");
    assert!((1..=60).contains(&seconds) && answer.body.contains(&seconds.to_string()), "{seconds}: {}", answer.body);
}

/// A game to look back in.
fn game_with_a_past(browser: &mut Browser) -> String {
    let game = new_game(browser, &["me", "here"]);
    let page = look(browser, &game);
    play(browser, &game, &page, &page.moves()[0]);
    game
}

#[test]
fn made_up_methods_make_no_new_figures() {
    let metrics = free_address();
    let server = Server::start_with(&Config { metrics: Some(metrics), ..Config::default().without_limits() });
    let mut browser = server.browser();
    let lines = || Browser::new(metrics).get("/metrics").body.lines().count();
    browser.ask("MADEUP", "/health", &[], "");
    browser.ask("MADEUP", "/game/nowhere", &[], "");
    let before = lines();
    for number in 0..50 {
        for path in ["/health", "/game/nowhere"] {
            assert_eq!(browser.ask(&format!("M{number}{}", "X".repeat(1000)), path, &[], "").status, 405);
        }
    }
    let figures = Browser::new(metrics).get("/metrics").body;
    assert!(figures.contains(r#"method="other",route="/health",status="405"} 51"#), "{figures}");
    assert!(!figures.contains("XXX"));
    assert_eq!(lines(), before);
}

/// Every kind of page and file, for somebody who has a game.
fn addresses(page: &Answer, game: &str) -> Vec<String> {
    let files = page.body.split('"').filter(|text| text.starts_with("/assets/")).map(str::to_owned);
    let rest = ["/text", "/live", "/record", "/verify", "/pile/deck", "/why?piece=hand", "?at=1"];
    let rest = rest.into_iter().map(|rest| format!("{game}{rest}"));
    let pages = [
        "/",
        "/new",
        "/settings",
        "/import",
        "/learn",
        "/rules",
        "/rules?lang=de",
        "/rules/print",
        "/gallery",
        "/health",
        "/ready",
        "/nowhere",
        "/assets/nothing.css",
        "/learn/nothing",
    ];
    files.chain(rest).chain(pages.map(str::to_owned)).chain([game.to_owned()]).collect()
}

#[test]
fn nothing_that_may_be_kept_says_who_somebody_is() {
    let server = Server::start();
    let mut host = server.browser();
    let game = game_with_a_past(&mut host);
    let page = host.get(&game);
    let mut kept = 0;
    for path in addresses(&page, &game) {
        for method in ["GET", "HEAD", "POST", "OPTIONS"] {
            if method == "GET" && path.ends_with("/live") {
                continue;
            }
            let answer = server.browser().ask_head(method, &path);
            let policy = answer.header("cache-control").unwrap_or_else(|| panic!("{method} {path}: no policy"));
            if policy != "no-store" {
                assert_eq!(answer.header("set-cookie"), None, "{method} {path}: {policy}");
                assert!(answer.header("vary").is_some(), "{method} {path}");
                kept += 1;
            }
        }
    }
    assert!(kept > 10, "files and pages for everybody are kept: {kept}");
}

#[test]
fn every_answer_says_what_browsers_may_do_with_it() {
    let metrics = free_address();
    let server = Server::start_with(&Config { metrics: Some(metrics), ..Config::default().without_limits() });
    let mut host = server.browser();
    let game = game_with_a_past(&mut host);
    let page = host.get(&game);
    let mut answers: Vec<(String, Answer)> = Vec::new();
    for path in addresses(&page, &game).into_iter().filter(|path| !path.ends_with("/live")) {
        answers.push((path.clone(), server.browser().ask_head("GET", &path)));
    }
    answers.push(("metrics".to_owned(), Browser::new(metrics).get("/metrics")));
    answers.push(("elsewhere".to_owned(), host.post_with("/play", &[("Origin", "http://evil.example")], &[])));
    let mut parts = 0;
    for (path, answer) in answers {
        for (name, value) in [("cross-origin-resource-policy", "same-origin"), ("x-content-type-options", "nosniff")] {
            assert_eq!(answer.header(name), Some(value), "{path}: {name}");
        }
        // A script or a style sheet is no document; an icon can be opened in a window.
        let is_part = answer.status == 200 && [".js", ".css"].iter().any(|ending| path.ends_with(ending));
        for (name, value) in [
            ("cross-origin-opener-policy", "same-origin"),
            ("x-frame-options", "DENY"),
            ("referrer-policy", "same-origin"),
            ("permissions-policy", "camera=()"),
            ("content-security-policy", "default-src 'none'"),
        ] {
            assert_eq!(answer.header(name).is_some_and(|said| said.contains(value)), !is_part, "{path}: {name}");
        }
        parts += usize::from(is_part);
    }
    assert!(parts > 10, "{parts}");
}

#[test]
fn pages_for_everybody_are_drawn_once() {
    let server = limited(&Config { requests_per_second: 6, ..Config::default() });
    let mut browser = server.browser();
    // At most six things in ten seconds may be dear, so the other answers are not drawn again.
    let first = browser.get("/rules");
    let tag = first.header("etag").expect("a tag").to_owned();
    for _ in 0..20 {
        let again = browser.get("/rules");
        assert_eq!((again.status, again.header("etag")), (200, Some(&*tag)));
        assert_eq!(again.body, first.body);
    }
    let known = browser.ask("GET", "/rules", &[("If-None-Match", &tag)], "");
    assert_eq!((known.status, known.body.as_str(), known.header("etag")), (304, "", Some(&*tag)));
    let german = browser.ask("GET", "/rules?lang=de", &[("If-None-Match", &tag)], "");
    assert_eq!(german.status, 200);
    assert!(german.body.contains(r#"<html lang="de""#));
    // What one person likes is not shown to another.
    assert_eq!(browser.post("/settings", &[("theme", "dawn"), ("letters", "on")]).status, 303);
    assert!(browser.get("/rules").body.contains(r#"data-theme="dawn""#));
    assert_eq!(server.browser().get("/rules").body, first.body);
}

#[test]
fn what_is_dear_has_a_limit_for_each_address() {
    let server = limited(&Config { requests_per_second: 5, ..Config::default() });
    let mut host = server.browser();
    let game = game_with_a_past(&mut host);
    let statuses: Vec<u16> = (0..6).map(|_| server.browser().get(&format!("{game}?at=1")).status).collect();
    assert_eq!(statuses.iter().filter(|status| **status == 200).count(), 5, "{statuses:?}");
    assert_later(&server.browser().get(&format!("{game}?at=1")));
    // Those who play are not held up by it.
    let page = look(&mut host, &game);
    assert_eq!(play(&mut host, &game, &page, &page.moves()[0]).status, 303);
}

#[test]
fn too_many_requests_are_refused_in_every_language() {
    let server = limited(&Config { requests_per_second: 1, ..Config::default() });
    let mut browser = server.browser();
    for _ in 0..10 {
        assert_eq!(browser.get("/settings").status, 200);
    }
    let words = [
        ("en", "Too many"),
        ("de", "Zu viele"),
        ("fr", "Trop"),
        ("it", "Troppe"),
        ("nl", "Te veel"),
        ("ja", "リクエスト"),
    ];
    for (language, words) in words {
        // A new cookie does not help.
        let mut fresh = server.browser();
        fresh.language = language;
        let refused = fresh.get("/settings");
        assert_later(&refused);
        assert!(refused.body.contains(words) && refused.body.len() < 300, "{language}: {}", refused.body);
        assert_eq!(refused.header("set-cookie"), None);
    }
    assert_eq!(server.browser().get("/health").status, 200, "a balancer is not refused");
}

#[test]
fn nobody_is_stored_without_a_reason() {
    let server = limited(&Config { games_per_minute: 1, ..Config::default() });
    let visits: [&dyn Fn(&mut Browser); 6] = [
        &|visitor| assert_eq!(visitor.get("/rules").status, 200),
        &|visitor| assert_eq!(visitor.post("/settings", &[("back", "/")]).status, 303),
        &|visitor| assert_eq!(visitor.post("/settings", &[("theme", "neon")]).status, 422),
        &|visitor| assert_eq!(visitor.post("/join/AAAAAAAAAAAA", &[]).status, 404),
        &|visitor| assert_eq!(visitor.post("/join/AAAAAAAAAAAA/1/x", &[("name", "Anna")]).status, 404),
        &|visitor| assert_eq!(visitor.post("/new", &[("seat1", "me"), ("me", "Anna")]).status, 422),
    ];
    let mut nobodies: Vec<Browser> = Vec::new();
    for visit in visits {
        let mut visitor = server.browser();
        visitor.get("/");
        visit(&mut visitor);
        nobodies.push(visitor);
    }
    let mut players: Vec<Browser> = (0..5).map(|_| server.browser()).collect();
    for player in &mut players {
        assert_eq!(player.post("/play", &[]).status, 303);
    }
    let mut refused = server.browser();
    refused.get("/");
    assert_eq!(refused.post("/play", &[]).status, 429);
    nobodies.push(refused);
    let mut somebody = server.browser();
    assert_eq!(somebody.post("/settings", &[("theme", "dawn")]).status, 303);
    players.push(somebody);
    let people =
        |browsers: &[Browser]| browsers.iter().map(|browser| browser.cookie.clone().expect("a cookie")).collect();
    let [nobodies, players]: [Vec<String>; 2] = [people(&nobodies), people(&players)];
    let stored = server.stored_people(&[nobodies.clone(), players].concat());
    assert_eq!(stored, [vec![false; nobodies.len()], vec![true; 6]].concat());
}

#[test]
fn an_address_becomes_only_so_many_people() {
    let server = limited(&Config { people_per_minute: 3, ..Config::default() });
    let mut first = server.browser();
    let dawn = [("theme", "dawn")];
    assert_eq!(first.post("/settings", &dawn).status, 303);
    let statuses: Vec<u16> = (0..4).map(|_| server.browser().post("/settings", &dawn).status).collect();
    assert_eq!(statuses, [303, 303, 429, 429]);
    assert_later(&server.browser().post("/play", &[]));
    assert_eq!(first.post("/settings", &[("theme", "night")]).status, 303, "who is known stays welcome");
}

#[test]
fn nobody_is_sent_to_another_site() {
    let server = Server::start();
    let mut browser = server.browser();
    for back in [
        "/\t/evil.example",
        "/\u{c}",
        "/\0",
        "//evil.example",
        "/\\evil.example",
        "\\\\evil.example",
        "/%09/evil.example",
        "/.//evil.example",
        "https://evil.example",
        "/é",
    ] {
        let answer = browser.post("/settings", &[("back", back)]);
        assert_eq!((answer.status, answer.location().as_str()), (303, "/"), "{back:?}");
        let query = serde_urlencoded::to_string([("back", back)]).expect("plain fields");
        let form = browser.get(&format!("/settings?{query}"));
        assert_eq!(form.status, 200, "{back:?}");
        assert!(form.body.contains(r#"name="back" value="/""#) && !form.body.contains("evil"), "{back:?}");
    }
    assert_eq!(browser.post("/settings", &[("back", "/rules?lang=de")]).location(), "/rules?lang=de");
}

#[test]
fn strangers_do_not_silence_a_table() {
    let server = Server::start();
    let mut host = server.browser();
    let game = new_game(&mut host, &["me", "link"]);
    let (chat, mute) = (format!("{game}/chat"), format!("{game}/mute"));
    assert_eq!(host.post(&chat, &[("text", "hello")]).status, 303);
    for _ in 0..9 {
        let mut stranger = server.browser();
        for _ in 0..6 {
            assert_eq!(stranger.post(&mute, &[("mute", "all")]).status, 303);
            stranger.post(&chat, &[("text", "noise")]);
        }
    }
    assert_eq!(host.post(&chat, &[("text", "still here")]).status, 303, "who sits at the table is heard");
    assert!(host.get(&game).body.contains("still here"));
}

#[test]
fn words_that_cannot_be_read_are_not_said() {
    let server = Server::start();
    let mut host = server.browser();
    host.language = "fr";
    let game = new_game(&mut host, &["me", "link"]);
    let towers = format!("Z{}", "\u{335}".repeat(30));
    for text in
        ["a\u{202e}b", "\u{2066}x\u{2069}", "\u{200b}\u{200d}", "\u{3164}", "\u{2800}\u{2800}", "\u{feff}", &towers]
    {
        let refused = server.browser().post(&format!("{game}/chat"), &[("text", text)]);
        assert_eq!(refused.status, 422, "{text:?}");
        assert!(refused.body.contains("hidden characters"), "{text:?}");
    }
    let mut other = server.browser();
    assert_eq!(other.post(&format!("{game}/chat"), &[("text", "שלום 👨\u{200d}👩\u{200d}👧")]).status, 303);
    assert!(host.get(&game).body.contains("שלום"));
}

#[test]
fn nobody_borrows_a_name() {
    let server = Server::start();
    let mut host = server.browser();
    let fields = [("me", "Anna"), ("seat1", "me"), ("seat2", "link"), ("seat3", "bot:apprentice"), ("seat4", "link")];
    let game = host.post("/new", &fields).location();
    let page = host.get(&game).body;
    let links: Vec<&str> = page.split('"').filter(|text| text.contains("/join/") && !text.contains(".svg")).collect();
    let link = |seat: &str| {
        let link = links.iter().find(|link| link.contains(&format!("/{seat}/"))).expect("a link");
        link[link.find("/join/").expect("a path")..].to_owned()
    };
    // A Cyrillic А; a zero-width space; the name of a bot.
    for (seat, name, shown) in [("2", "\u{410}nna", ">\u{410}nna 2<"), ("4", "Appren\u{200b}tice", ">Apprentice 2<")] {
        let mut guest = server.browser();
        assert_eq!(guest.post(&link(seat), &[("name", name)]).status, 303);
        assert!(host.get(&game).body.contains(shown), "{shown}");
    }
    // Nor does somebody who only watches.
    let mut watcher = server.browser();
    assert_eq!(watcher.post("/new", &[("me", "ANNA"), ("seat1", "me"), ("seat2", "bot:random")]).status, 303);
    assert_eq!(watcher.post(&format!("{game}/chat"), &[("text", "it is me")]).status, 303);
    let page = host.get(&game).body;
    assert!(page.contains("it is me") && page.contains("ANNA 3"), "{page}");
}

#[test]
fn who_says_where_they_come_from_but_not_where_they_go_is_refused() {
    let server = Server::start();
    let form = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 0\r\nConnection: close\r\n";
    let ask = |headers: &str| server.raw(&format!("POST /play HTTP/1.0\r\n{form}{headers}\r\n"));
    assert!(ask(&format!("Origin: http://{}\r\n", server.address)).contains(" 403 "));
    assert!(ask("Origin: http://evil.example\r\n").contains(" 403 "));
    assert!(ask("Origin: \u{e9}\r\nHost: x\r\n").contains(" 403 "), "what cannot be read is not ours");
    assert!(ask("").contains(" 303 "), "programs that are no browsers say nothing");
}

#[test]
fn where_the_way_is_encrypted_the_cookie_is_bound_to_the_host() {
    let server = limited(&Config { proxied: true, ..Config::default() });
    let secure = [("X-Forwarded-Proto", "https")];
    // Somebody who came before has the old cookie, and keeps their games.
    let mut old = server.browser();
    let game = new_game(&mut old, &["me", "here"]);
    let plain = old.cookie.clone().expect("a cookie");
    let secret = plain.strip_prefix("runestones=").expect("the old name").to_owned();
    let answer = old.ask("GET", "/", &secure, "");
    assert!(answer.body.contains(&game));
    let told = answer.header("set-cookie").expect("the safer cookie");
    assert!(told.starts_with(&format!("__Host-runestones={secret}; Path=/;")) && told.ends_with("; Secure"), "{told}");
    assert!(!told.contains("Domain"));
    let again = old.ask("GET", "/", &secure, "");
    assert!(again.body.contains(&game) && again.header("set-cookie").is_none());
    // If both come, the safe one counts: a neighbouring host can set the other.
    old.cookie = Some(format!("runestones={}; {}", "a".repeat(48), old.cookie.expect("a cookie")));
    assert!(old.ask("GET", "/", &secure, "").body.contains(&game));
    // Without encryption there is no such cookie, so nobody is believed who sends one.
    old.cookie = Some(format!("__Host-runestones={secret}"));
    assert!(!old.get("/").body.contains(&game));
}

#[test]
fn tables_that_nobody_looks_at_are_let_go() {
    let metrics = free_address();
    let server = Server::start_with(&Config { metrics: Some(metrics), ..Config::default().without_limits() });
    let mut host = server.browser();
    for _ in 0..530 {
        let game = new_game(&mut host, &["me", "here"]);
        assert_eq!(server.browser().ask_head("GET", &game).status, 200);
    }
    let figures = Browser::new(metrics).get("/metrics").body;
    let tables = figures.lines().find_map(|line| line.strip_prefix("runestones_tables ")?.parse::<usize>().ok());
    assert!(tables.is_some_and(|tables| tables <= 512), "{tables:?}");
}
