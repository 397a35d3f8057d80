//! Keeping an account, coming back to it, and whoever tries to come back to somebody else's.

use runestones_server::Config;
use runestones_testing::browser::{Browser, value_after};

use crate::server::{Server, finish, look, new_game, play};

/// Keeps an account: its recovery code.
fn keep(browser: &mut Browser, name: &str) -> String {
    assert_eq!(browser.post("/me/name", &[("name", name)]).status, 303);
    let page = browser.post("/me/keep", &[]);
    assert_eq!(page.status, 200);
    value_after(&page.body, "class=\"me__code\">").expect("a code").split('<').next().expect("a code").to_owned()
}

fn link(browser: &mut Browser) -> String {
    let page = browser.post("/me/link", &[]).body;
    "/enter/".to_owned() + &value_after(&page, "/enter/").expect("a link")
}

fn name(browser: &mut Browser) -> Option<String> {
    value_after(&browser.get("/me").body, "name=\"name\" value=\"").filter(|name| !name.is_empty())
}

#[test]
fn who_lost_the_cookie_comes_back_by_code() {
    let server = Server::start();
    let mut here = server.browser();
    let game = new_game(&mut here, &["me", "here"]);
    let code = keep(&mut here, "Maren");
    assert!(!here.get("/me").body.contains(&code), "it is shown once");
    let mut there = server.browser();
    there.get("/");
    let before = there.cookie.clone();
    let answer = there.post("/enter", &[("code", &code.to_lowercase())]);
    assert_eq!((answer.status, answer.location()), (303, "/me".to_owned()));
    // Nobody who knew the old cookie is signed in with them (session fixation).
    assert_ne!(there.cookie, before);
    let mut old = Browser { cookie: before, ..server.browser() };
    assert_eq!(name(&mut old), None);
    assert_eq!(name(&mut there).as_deref(), Some("Maren"));
    // And it is their seat, as before.
    let page = look(&mut there, &game);
    let mv = page.moves()[0].clone();
    assert_eq!(play(&mut there, &game, &page, &mv).status, 303);
    // It stays so when the server starts again.
    let server = server.restart();
    let mut there = Browser { cookie: there.cookie, ..server.browser() };
    assert_eq!(name(&mut there).as_deref(), Some("Maren"));
    // A new code makes the old one worthless.
    there.post("/me/code", &[]);
    assert_eq!(server.browser().post("/enter", &[("code", &code)]).status, 403);
}

#[test]
fn codes_cannot_be_guessed() {
    let server = Server::start();
    let mut host = server.browser();
    keep(&mut host, "Maren");
    let mut thief = server.browser();
    let guess = |number: usize| format!("0000-0000-0000-0000-{number:04}");
    let answers: Vec<(u16, String)> = (0..12)
        .map(|number| thief.post("/enter", &[("code", &guess(number))]))
        .map(|answer| (answer.status, answer.body))
        .collect();
    // A code that cannot be one and a code that is nobody's are told apart by nothing.
    assert_eq!(server.browser().post("/enter", &[("code", "?")]).status, 429, "the address counts, not the cookie");
    assert!(answers[..10].iter().all(|answer| *answer == answers[0] && answer.0 == 403));
    assert!(answers[10..].iter().all(|(status, _)| *status == 429));
}

#[test]
fn a_link_to_another_device_works_once() {
    let server = Server::start();
    let (mut here, mut there, mut thief) = (server.browser(), server.browser(), server.browser());
    assert_eq!(here.post("/me/link", &[]).status, 403, "there is no account to bring");
    keep(&mut here, "Maren");
    let link = link(&mut here);
    // Looking at it, as those do who show what is behind a link, does not use it.
    assert!(thief.get(&link).body.contains("Maren"));
    assert_eq!(name(&mut thief), None);
    assert_eq!(there.post(&link, &[]).status, 303);
    assert_eq!(name(&mut there).as_deref(), Some("Maren"));
    // Whoever it is forwarded to after that is told what every stranger is told.
    let (used, made_up) = (thief.get(&link), thief.get("/enter/0123456789abcdef"));
    assert_eq!((used.status, &used.body), (404, &made_up.body));
    assert_eq!(thief.post(&link, &[]).status, 404);
    assert_eq!(name(&mut thief), None);
}

#[test]
fn the_access_of_a_device_can_be_ended() {
    let server = Server::start();
    let (mut first, mut second) = (server.browser(), server.browser());
    let game = new_game(&mut first, &["me", "here"]);
    let code = keep(&mut first, "Maren");
    assert_eq!(second.post("/enter", &[("code", &code)]).status, 303);
    let stolen = first.cookie.clone();
    let page = second.get("/me").body;
    let list = page.split("me__devices").nth(1).expect("a list of devices");
    let device = value_after(list, "name=\"name\" value=\"").expect("another device");
    // Nobody else can.
    assert_eq!(server.browser().post("/me/devices", &[("name", &device)]).status, 404);
    assert_eq!(second.post("/me/devices", &[("name", &device)]).status, 303);
    // The first cookie once was the person; it is nobody's now, also after a restart.
    assert_eq!(name(&mut first), None);
    assert_ne!(first.cookie, stolen, "somebody new");
    let server = server.restart();
    let mut thief = Browser { cookie: stolen, ..server.browser() };
    assert_eq!(name(&mut thief), None);
    let mut second = Browser { cookie: second.cookie, ..server.browser() };
    assert!(!look(&mut second, &game).moves().is_empty());
    // Signing out ends this device, and the code leads back.
    assert_eq!(second.post("/me/sign-out", &[]).status, 303);
    assert_eq!(name(&mut second), None);
    assert_eq!(second.post("/enter", &[("code", &code)]).status, 303);
    assert_eq!(name(&mut second).as_deref(), Some("Maren"));
}

#[test]
fn everything_about_me_can_be_had_and_deleted() {
    let server = Server::start_with(&Config::default().without_limits());
    let (mut me, mut other) = (server.browser(), server.browser());
    let game = new_game(&mut me, &["me", "bot:apprentice"]);
    finish(std::slice::from_mut(&mut me), &game, 3);
    let fields = [("seat1", "me"), ("seat2", "link"), ("me", "Quillon")];
    let running = me.post("/new", &fields).location();
    let seat = "/join/".to_owned() + &value_after(&me.get(&running).body, "value=\"/join/").expect("a link");
    assert_eq!(other.post(&seat, &[("name", "Tomo")]).status, 303);
    let code = keep(&mut me, "Quillon");
    assert_eq!(me.post(&format!("{running}/chat"), &[("text", "a secret of mine")]).status, 303);
    let export = me.get("/me/export");
    assert_eq!(export.header("content-type"), Some("application/json"));
    for words in ["Quillon", "a secret of mine", game.trim_start_matches("/game/"), "\"devices\""] {
        assert!(export.body.contains(words), "{words}: {}", export.body);
    }
    assert!(!other.get("/me/export").body.contains("Quillon"));
    assert!(other.get(&running).body.contains("Quillon"));
    assert_eq!(me.post("/me/delete", &[]).status, 422, "not by mistake");
    assert_eq!(me.post("/me/delete", &[("on", "on")]).status, 303);
    assert_eq!(name(&mut me), None);
    assert_eq!(me.post("/enter", &[("code", &code)]).status, 403);
    for page in [running.clone(), game.clone(), format!("{game}/record")] {
        let body = other.get(&page).body;
        assert!(!body.contains("Quillon") && !body.contains("a secret of mine"), "{page}");
    }
    // The seat waits for somebody, and whoever is left can invite them.
    assert!(other.get(&running).body.contains("value=\"/join/"));
}
