//! Finding each other: seeks, tables that wait, invitations.

use runestones_scratch::Scratch;
use runestones_server::Time;
use runestones_testing::browser::{Browser, value_after};
use runestones_testing::forms::presses;

use crate::clocks::{SECOND, START, after};
use crate::fairness::seat;
use crate::server::{Server, new_game, play};

const TWO: [(&str, &str); 3] = [("players", "2"), ("game", "either"), ("clock", "none")];

fn named(server: &Server, name: &str) -> Browser {
    let mut browser = server.browser();
    assert_eq!(browser.post("/me/name", &[("name", name)]).status, 303);
    browser
}

/// Somebody who looks for others says that they are there: where to go, or nothing.
fn here(browser: &mut Browser) -> String {
    browser.post_by_script("/lobby/here", &[]).body
}

#[test]
fn a_seek_is_met_by_another() {
    let server = Server::start();
    let (mut ann, mut bob, mut cid) = (named(&server, "Ann"), named(&server, "Bob"), named(&server, "Cid"));
    assert_eq!(ann.post("/lobby/seek", &TWO).location(), "/lobby");
    assert_eq!(here(&mut ann), "", "nobody yet");
    // The others see it, on whose terms, and can play with a click.
    let page = bob.get("/lobby").body;
    assert!(page.contains("Ann") && !ann.get("/lobby").body.contains("<b>Ann</b>"));
    let night = [("players", "2"), ("game", "night"), ("clock", "none"), ("rated", "on")];
    assert_eq!(cid.post("/lobby/seek", &night).location(), "/lobby", "for a rating is something else");
    let click = presses(&page).into_iter().find(|press| press.action == "/lobby/seek").expect("a button");
    let table = bob.press(&click);
    assert!(table.body.contains("Ann") && !table.hand().is_empty());
    assert!(ann.get("/lobby").body.contains("We found somebody"), "she is told, and looking changes nothing");
    let game = here(&mut ann);
    assert!(game.starts_with("/game/") && !ann.get(&game).hand().is_empty());
    let deciding = [ann.get(&game), bob.get(&game)].iter().filter(|page| !page.moves().is_empty()).count();
    assert_eq!(deciding, 1, "it has begun");
    // Both have found it, and look for nobody any more.
    for browser in [&mut ann, &mut bob] {
        assert_eq!(here(browser), "/lobby");
    }
    assert_eq!(here(&mut cid), "");
    assert_eq!(cid.post("/lobby/stop", &[]).status, 303);
    assert_eq!(here(&mut cid), "/lobby");
}

#[test]
fn looking_prolongs_no_seek() {
    let time = Time::by_hand(START);
    let server = Server::start_at(&time, None);
    let (mut ann, mut bob) = (named(&server, "Ann"), named(&server, "Bob"));
    let seeks = |browser: &mut Browser, fields: &[(&str, &str)]| browser.post("/lobby/seek", fields).location();
    assert_eq!(seeks(&mut ann, &TWO), "/lobby");
    time.set(after(10 * SECOND));
    assert!(ann.get("/lobby").body.contains("data-seeking"));
    assert_eq!(ann.get("/lobby/seek").status, 405);
    assert_eq!(ann.get("/lobby/here").status, 405);
    time.set(after(16 * SECOND));
    assert!(!bob.get("/lobby").body.contains("Ann"), "she has only looked");
    assert_eq!(here(&mut ann), "/lobby");
    // Whoever says that they are there is.
    assert_eq!(seeks(&mut ann, &TWO), "/lobby");
    time.set(after(30 * SECOND));
    assert_eq!(here(&mut ann), "");
    time.set(after(44 * SECOND));
    assert!(bob.get("/lobby").body.contains("Ann"));
    // A browser without scripts cannot; the page says so for it.
    assert!(bob.get("/lobby").body.contains("<noscript><input type=\"hidden\" name=\"patient\" value=\"on\">"));
    assert_eq!(seeks(&mut ann, &[&TWO[..], &[("patient", "on")]].concat()), "/lobby");
    time.set(after(200 * SECOND));
    let game = seeks(&mut bob, &TWO);
    assert!(game.starts_with("/game/"));
    assert!(ann.get("/lobby").body.contains("action=\"/lobby/here\""));
    assert_eq!(ann.post("/lobby/here", &[]).location(), game);
    assert!(!ann.get("/lobby").body.contains("action=\"/lobby/here\""), "once");
}

/// Plays until so many turns are over.
fn play_turns(people: &mut [Browser], game: &str, count: usize) {
    let mut turns = 0;
    let mut last = None;
    for _ in 0..400 {
        for (at, browser) in people.iter_mut().enumerate() {
            let page = browser.get(game);
            let Some(mv) = page.moves().first().cloned() else { continue };
            if last.replace(at) != Some(at) {
                turns += 1;
            }
            if turns > count {
                return;
            }
            let mv = page.moves().into_iter().find(|mv| mv == "done").unwrap_or(mv);
            assert_eq!(play(browser, game, &page, &mv).status, 303);
        }
    }
    panic!("so many turns take longer");
}

#[test]
fn a_public_table_can_be_watched_one_round_late() {
    let server = Server::start();
    let (mut ann, mut bob, mut cid) = (named(&server, "Ann"), named(&server, "Bob"), named(&server, "Cid"));
    let fields = [("seat1", "me"), ("seat2", "link"), ("public", "on"), ("name", "Moor Gate")];
    let game = ann.post("/new", &fields).location();
    assert!(!cid.get("/lobby").body.contains("shown one round late"), "it waits for players");
    assert_eq!(bob.post(&game.replace("/game/", "/join/"), &[]).status, 303);
    // Tables by link are nobody else's affair.
    let private = new_game(&mut ann, &["me", "bot:apprentice"]);
    let lobby = cid.get("/lobby").body;
    assert!(lobby.contains("shown one round late") && lobby.contains("Ann, Bob") && lobby.contains("Moor Gate"));
    assert!(lobby.contains(&game) && !lobby.contains(&private) && lobby.contains("3 people are here"), "{lobby}");
    assert!(lobby.contains("2 tables are being played"));
    assert!(!ann.get("/lobby").body.contains("shown one round late"), "she plays there herself");
    let laid = cid.get(&game);
    assert!(laid.body.contains("one round late") && laid.hand().is_empty() && laid.moves().is_empty());
    let step = |page: &str| {
        value_after(page, "data-moment=\"").and_then(|moment| moment.parse::<u64>().ok()).expect("a moment")
    };
    let mut people = [ann, bob];
    play_turns(&mut people, &game, 2);
    let (own, late) = (step(&people[0].get(&game).body), cid.get(&game));
    let first = step(&laid.body);
    assert_eq!(step(&late.body), first, "everybody has had a turn, and it still shows the beginning");
    play_turns(&mut people, &game, 1);
    let later = step(&cid.get(&game).body);
    assert!(first < later && later < own, "{first} {later} {own}");
    // No address leads to what is not shown yet, and nothing of a hand is shown anywhere.
    let newest = step(&people[0].get(&game).body);
    assert_eq!(cid.get(&format!("{game}?at={newest}")).status, 404);
    assert_eq!(cid.get(&format!("{game}?at={later}")).status, 200);
    assert_eq!(cid.get(&format!("{game}/moments?at={newest}&count=3")).status, 404);
    assert!(cid.get(&format!("{game}/text")).hand().is_empty());
    let mut live = cid.listen(&game, "0");
    assert_eq!(step(&live.next_table().body), later);
    play_turns(&mut people, &game, 1);
    live.wait_for(|table| step(&table.body) > later);
    // Whoever blocked one of them does not see the table in the list.
    assert_eq!(cid.post(&format!("{game}/block"), &[("whom", "seat:1")]).status, 303);
    assert!(!cid.get("/lobby").body.contains("shown one round late"));
}

#[test]
fn whoever_is_blocked_is_not_met() {
    let server = Server::start();
    let (mut ann, mut bob) = (named(&server, "Ann"), named(&server, "Bob"));
    let game = new_game(&mut ann, &["me", "link"]);
    assert_eq!(bob.post(&format!("{game}/chat"), &[("text", "words")]).status, 303);
    assert_eq!(ann.post(&format!("{game}/block"), &[("whom", "line:1")]).status, 303);
    for browser in [&mut ann, &mut bob] {
        assert_eq!(browser.post("/lobby/seek", &TWO).location(), "/lobby");
    }
    assert!(!bob.get("/lobby").body.contains("Ann") && !ann.get("/lobby").body.contains("Bob"));
}

#[test]
fn a_seek_is_met_at_another_server() {
    let database = Scratch::shared().database();
    let servers = [(); 2].map(|()| Server::on(&database));
    let (mut ann, mut bob) = (named(&servers[0], "Ann"), named(&servers[1], "Bob"));
    assert_eq!(ann.post("/lobby/seek", &TWO).location(), "/lobby");
    let game = bob.post("/lobby/seek", &TWO).location();
    assert!(game.starts_with("/game/"));
    assert_eq!(here(&mut ann), game);
    assert!(!ann.get(&game).hand().is_empty());
    // However many look for somebody at both servers at once, everybody sits at one table.
    let seekers: Vec<_> = (0..8)
        .map(|number| {
            let mut browser = named(&servers[number % 2], &format!("Seeker {number}"));
            std::thread::spawn(move || (browser.post("/lobby/seek", &TWO).location(), browser))
        })
        .collect();
    let mut tables = Vec::new();
    // Only when all of them have looked has everybody been met.
    let seekers: Vec<_> = seekers.into_iter().map(|seeker| seeker.join().expect("an answer")).collect();
    for (at_once, mut browser) in seekers {
        let table = if at_once == "/lobby" { here(&mut browser) } else { at_once };
        assert!(table.starts_with("/game/"), "{table:?}");
        assert!(!browser.get(&table).hand().is_empty());
        tables.push(table);
    }
    tables.sort();
    assert!(tables.chunks(2).all(|pair| pair[0] == pair[1]), "{tables:?}");
    tables.dedup();
    assert_eq!(tables.len(), 4);
}

#[test]
fn a_table_that_has_just_filled_leads_to_the_next_best() {
    let server = Server::start();
    let (mut ann, mut bob, mut cid) = (named(&server, "Ann"), named(&server, "Bob"), named(&server, "Cid"));
    let open = |browser: &mut Browser| {
        browser.post("/new", &[("seat1", "me"), ("seat2", "link"), ("public", "on"), ("night", "on")]).location()
    };
    let (next, game) = (open(&mut bob), open(&mut ann));
    let page = cid.get("/lobby").body;
    assert!(page.contains("<b>Ann</b>") && page.contains("<b>Bob</b>") && page.contains("Night"));
    let join = |game: &str| game.replace("/game/", "/join/");
    assert_eq!(server.browser().post(&join(&game), &[]).status, 303);
    let late = cid.post(&join(&game), &[]);
    assert_eq!(late.status, 409);
    assert!(late.body.contains("Ann’s table has just filled") && late.body.contains(&join(&next)));
    assert_eq!(cid.post(&join(&next), &[]).status, 303);
}

#[test]
fn people_who_have_played_invite_each_other() {
    let server = Server::start();
    let (mut ann, mut bob, mut cid) = (named(&server, "Ann"), named(&server, "Bob"), named(&server, "Cid"));
    let first = new_game(&mut ann, &["me", "link"]);
    let link = seat(&mut ann, &first);
    assert_eq!(bob.post(&link, &[]).status, 303);
    let game = new_game(&mut ann, &["me", "link"]);
    let id = game.trim_start_matches("/game/").to_owned();
    let lobby = ann.get("/lobby").body;
    assert!(lobby.contains("<svg") && lobby.contains(&format!("/join/{id}/")), "by link and by QR code");
    let whom = value_after(&lobby, "name=\"whom\" value=\"").expect("somebody to invite");
    assert_eq!(ann.post("/lobby/invite", &[("game", &id), ("whom", &whom)]).status, 303);
    assert_eq!(ann.get("/lobby").body.matches("name=\"whom\"").count(), 0, "there was one");
    // It is on their first page and in the lobby, and nobody else's.
    for page in ["/", "/lobby"] {
        assert!(bob.get(page).body.contains("Ann invites you"), "{page}");
        assert!(!cid.get(page).body.contains("invites you"), "{page}");
    }
    assert_eq!(cid.post("/lobby/accept", &[("game", &id)]).status, 404);
    assert_eq!(cid.post("/lobby/invite", &[("game", &id), ("whom", &whom)]).status, 403, "it is not their table");
    assert_eq!(bob.post("/lobby/accept", &[("game", &id)]).location(), game);
    assert!(!bob.get(&game).hand().is_empty() && !bob.get("/lobby").body.contains("invites you"));
    assert_eq!(ann.post("/lobby/invite", &[("game", &id), ("whom", &whom)]).status, 409, "it is full");
    // Whoever does not want to be invited says so, once or for ever.
    let game = new_game(&mut ann, &["me", "link"]);
    let id = game.trim_start_matches("/game/").to_owned();
    assert_eq!(ann.post("/lobby/invite", &[("game", &id), ("whom", &whom)]).status, 303);
    assert_eq!(bob.post("/lobby/decline", &[("game", &id)]).status, 303);
    assert!(!bob.get("/lobby").body.contains("invites you"));
    assert_eq!(bob.post(&format!("{first}/block"), &[("whom", "seat:1")]).status, 303);
    assert_eq!(ann.post("/lobby/invite", &[("game", &id), ("whom", &whom)]).status, 303, "she is not told");
    assert!(!bob.get("/lobby").body.contains("invites you"));
}

#[test]
fn nonsense_seeks_and_invites_nobody() {
    let server = Server::start();
    let mut ann = named(&server, "Ann");
    for (players, game, clock) in [
        ("", "either", "none"),
        ("1", "either", "none"),
        ("5", "either", "none"),
        ("2", "", "none"),
        ("2", "x", "none"),
        ("2", "base", ""),
        ("2", "base", "live 0+0"),
        ("2", "base", "days 99"),
        ("-2", "base", "none"),
    ] {
        let fields = [("players", players), ("game", game), ("clock", clock)];
        assert_eq!(ann.post("/lobby/seek", &fields).status, 422, "{fields:?}");
    }
    let game = new_game(&mut ann, &["me", "link"]);
    let id = game.trim_start_matches("/game/");
    for whom in ["", "0123456789abcdef", "x"] {
        assert_eq!(ann.post("/lobby/invite", &[("game", id), ("whom", whom)]).status, 422, "{whom}");
    }
    for form in ["invite", "accept"] {
        let nowhere = [("game", "AAAAAAAAAAAA"), ("whom", "x")];
        assert_eq!(ann.post(&format!("/lobby/{form}"), &nowhere).status, 404);
        let elsewhere = ann.post_with(&format!("/lobby/{form}"), &[("sec-fetch-site", "cross-site")], &nowhere);
        assert_eq!(elsewhere.status, 403);
    }
    let many: Vec<u16> = (0..40).map(|_| ann.post("/lobby/seek", &TWO).status).collect();
    assert!(many.contains(&429), "nobody changes their mind without end");
}
