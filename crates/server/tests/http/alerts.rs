//! Alerts that arrive: on every way, once, and not where they should not.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use runestones_scratch::Scratch;
use runestones_server::{Config, Time};
use runestones_store::Millis;
use runestones_testing::browser::{Browser, value_after};
use runestones_testing::receivers::{MailServer, Posted, Receiver, Subscriber};

use crate::server::{Server, look, new_game, play};

mod ways;

const SITE: &str = "https://runes.example";
const HOUR: i64 = 3_600_000;

/// Some day, at noon: 21 September 2026 by UTC. The time stands still until it passes.
fn noon() -> Time {
    Time::by_hand(Millis(1_789_992_000_000))
}

fn pass(clock: &Time, time: i64) {
    clock.set(Millis(clock.now().0 + time));
}

/// A server that may tell anybody, with a clock that can be set, and a mail server.
fn config(mail: &MailServer, clock: &Time) -> Config {
    Config {
        site: Some(SITE.to_owned()),
        smtp: Some(mail.url()),
        mail_from: Some("Rune Stones <runes@example.org>".to_owned()),
        alerts_to_private: true,
        time: clock.clone(),
        alert_lease: Duration::from_secs(30),
        ..Config::default().without_limits()
    }
}

fn keep(browser: &mut Browser, name: &str) {
    assert_eq!(browser.post("/me/name", &[("name", name)]).status, 303);
    assert_eq!(browser.post("/me/keep", &[]).status, 200);
}

/// Somebody who keeps their account, and is told by a webhook.
fn with_hook(server: &Server, receiver: &Receiver) -> Browser {
    let mut maren = server.browser();
    keep(&mut maren, "Maren");
    let hook = [("url", &*receiver.url("/hook")), ("form", "json")];
    assert_eq!(maren.post("/me/alerts/hook", &hook).status, 303);
    maren
}

/// A table of two, where the guest has just sat down.
fn sit_down(host: &mut Browser, guest: &mut Browser) -> String {
    let game = new_game(host, &["me", "link"]);
    let link = "/join/".to_owned() + &value_after(&host.get(&game).body, "value=\"/join/").expect("a link");
    assert_eq!(guest.post(&link, &[("name", "Tomo")]).status, 303);
    game
}

/// Plays until it is not this person's turn any more; says whether it was.
fn play_turn(browser: &mut Browser, game: &str) -> bool {
    let mut played = false;
    loop {
        let page = look(browser, game);
        let moves = page.moves();
        let Some(mv) = moves.iter().find(|mv| *mv == "done").or(moves.first()) else { return played };
        assert_eq!(play(browser, game, &page, mv).status, 303);
        played = true;
    }
}

#[track_caller]
fn until<T>(what: &str, mut ask: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(answer) = ask() {
            return answer;
        }
        assert!(start.elapsed() < Duration::from_secs(30), "waited in vain for {what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[track_caller]
fn until_page(browser: &mut Browser, words: &str) -> String {
    until(words, || Some(browser.get("/me/alerts").body).filter(|page| page.contains(words)))
}

fn kinds(posted: &[Posted]) -> Vec<String> {
    posted.iter().map(|posted| posted.json()["kind"].as_str().expect("a kind").to_owned()).collect()
}

/// A game over days: on every way, once for each turn that waits.
#[test]
fn a_turn_is_told_once_on_every_way() {
    let (mail, hooks, pushes, clock) = (MailServer::start(), Receiver::start(), Receiver::start(), noon());
    let config = Config { alert_lease: Duration::from_hours(1), ..config(&mail, &clock) };
    let server = Server::start_with(&config);
    let mut maren = with_hook(&server, &hooks);
    let mut tomo = server.browser();
    // Push: the address and the keys of a browser of the test's own.
    let browser = Subscriber::new(7);
    let page = maren.get("/me/alerts").body;
    let server_key = value_after(&page, "data-push=\"").expect("a key for browsers");
    let keys = [("endpoint", pushes.url("/browser/7")), ("p256dh", browser.p256dh()), ("auth", browser.auth())];
    let keys: Vec<(&str, &str)> = keys.iter().map(|(name, value)| (*name, value.as_str())).collect();
    assert_eq!(maren.post("/me/alerts/push", &keys).status, 303);
    // E-mail: not before the link that was sent there was opened.
    assert_eq!(maren.post("/me/alerts/mail", &[("address", "Maren@Example.org")]).status, 303);
    let confirm = mail.wait_for(1);
    assert_eq!(confirm.to, ["maren@example.org"]);
    let link = confirm.link("/alerts/confirm/");
    assert!(maren.get("/me/alerts").body.contains("waits for you to open the link"));
    assert_eq!(maren.get(&link).status, 200, "looking changes nothing");
    assert_eq!(maren.post(&link, &[]).status, 303);

    let game = sit_down(&mut maren, &mut tomo);
    // Chance says who begins. Everything arrives before days pass: a delivery under way would seem to have been given up.
    let expected = 1 + usize::from(look(&mut tomo, &game).moves().is_empty());
    until("the newcomer, and perhaps the first turn", || {
        // Whoever has just looked at the table is told a little later.
        pass(&clock, 1000);
        let arrived = [hooks.posted().len(), mail.letters().len() - 1, pushes.posted().len()];
        (arrived == [expected; 3]).then_some(())
    });
    assert!(kinds(&hooks.posted()).contains(&"seat".to_owned()));
    let mut turns = 0;
    while turns < 4 {
        // Days pass between the moves.
        pass(&clock, 26 * HOUR);
        play_turn(&mut tomo, &game);
        turns += 1;
        let told = until("the turn", || {
            let told = hooks.posted();
            (kinds(&told).iter().filter(|kind| *kind == "turn").count() == turns).then_some(told)
        });
        let last = told.iter().rfind(|told| told.json()["kind"] == "turn").expect("an alert").json();
        assert_eq!(last["url"], format!("{SITE}{game}"));
        assert!(last["text"].as_str().expect("text").contains("Maren"), "{last}");
        // Every alert on each of the three ways, the one about the newcomer too.
        let letters = until("the letter", || Some(mail.letters()).filter(|letters| letters.len() == turns + 2));
        let letter = letters.last().expect("a letter");
        assert!(letter.text().contains(&format!("{SITE}{game}")), "{}", letter.text());
        assert!(letter.header("List-Unsubscribe").expect("a way out").contains("/alerts/stop/"));
        let arrived = until("the push", || Some(pushes.posted()).filter(|posted| posted.len() == turns + 1));
        let origin = format!("http://{}", pushes.address);
        let read: Vec<_> = arrived.iter().map(|posted| browser.read(posted, &origin, &server_key)).collect();
        assert_eq!(read.iter().filter(|read| read["title"] == "Your turn").count(), turns, "{read:?}");
        assert!(read.iter().all(|read| read["url"] == format!("{SITE}{game}")));
        assert!(play_turn(&mut maren, &game), "it was her turn");
    }
    let ids: HashSet<String> = hooks.posted().iter().map(|posted| posted.json()["id"].to_string()).collect();
    assert_eq!(ids.len(), hooks.posted().len(), "none twice");
    assert!(until_page(&mut maren, "delivered").contains("it is my turn"));
    // What is stored is hers to have, and goes with her.
    assert!(maren.get("/me/export").body.contains("maren@example.org"));
    assert_eq!(maren.post("/me/delete", &[("on", "on")]).status, 303);
    let before = (hooks.posted().len(), mail.letters().len(), pushes.posted().len());
    play_turn(&mut tomo, &game);
    assert_eq!((hooks.posted().len(), mail.letters().len(), pushes.posted().len()), before);
}

#[test]
fn the_end_and_another_game_are_told() {
    let (mail, hooks, clock) = (MailServer::start(), Receiver::start(), noon());
    let server = Server::start_with(&config(&mail, &clock));
    let (mut maren, mut tomo) = (with_hook(&server, &hooks), server.browser());
    let game = sit_down(&mut maren, &mut tomo);
    let mut people = [maren, tomo];
    crate::server::finish(&mut people, &game, 5);
    until("the end", || kinds(&hooks.posted()).contains(&"over".to_owned()).then_some(()));
    assert_eq!(people[1].post(&format!("{game}/rematch"), &[]).status, 303);
    let told = until("the invitation", || {
        let told = hooks.posted();
        kinds(&told).contains(&"invitation".to_owned()).then_some(told)
    });
    assert_eq!(kinds(&told).iter().filter(|kind| *kind == "over").count(), 1);
    let last = told.last().expect("an alert").json();
    assert!(last["title"].as_str().expect("a title").starts_with("Tomo"), "{last}");

    // To another table, too: whom one has played with can be asked.
    let [mut maren, mut tomo] = people;
    let table = new_game(&mut tomo, &["me", "link", "link"]);
    let lobby = tomo.get("/lobby").body;
    let whom = value_after(&lobby, "name=\"whom\" value=\"").expect("somebody to ask");
    let fields = [("game", table.trim_start_matches("/game/")), ("whom", &*whom)];
    let before = hooks.posted().len();
    for _ in 0..2 {
        assert_eq!(tomo.post("/lobby/invite", &fields).status, 303);
    }
    let asked = hooks.wait_for(before + 1)[before].json();
    assert_eq!((&asked["title"], &asked["url"]), (&"Tomo invites you".into(), &format!("{SITE}/lobby").into()));
    assert!(maren.get("/me/alerts").body.contains("I am asked to play"));
}

#[test]
fn nobody_is_told_of_a_table_they_look_at() {
    let (mail, hooks, clock) = (MailServer::start(), Receiver::start(), noon());
    let server = Server::start_with(&config(&mail, &clock));
    let (mut maren, mut tomo) = (with_hook(&server, &hooks), server.browser());
    let game = sit_down(&mut maren, &mut tomo);
    // Whoever begins is told so, too.
    let begins = !look(&mut maren, &game).moves().is_empty();
    let before = hooks.wait_for(1 + usize::from(begins)).len();
    let version = maren.get(&game).version();
    let mut live = maren.listen(&game, &version);
    play_turn(&mut maren, &game);
    play_turn(&mut tomo, &game);
    live.wait_for(|table| !table.moves().is_empty());
    until_page(&mut maren, "not needed any more");
    assert_eq!(hooks.posted().len(), before, "{:?}", kinds(&hooks.posted()));
    // Whoever goes away is told of the next turn.
    play_turn(&mut maren, &game);
    drop(live);
    until("her to be away", || (!tomo.get(&game).body.contains("presence--here")).then_some(()));
    play_turn(&mut tomo, &game);
    // It waits a moment, since she has only just left.
    until("the turn", || {
        pass(&clock, 1000);
        (kinds(&hooks.posted()).get(before)? == "turn").then_some(())
    });
}

#[test]
fn alerts_wait_until_quiet_hours_are_over() {
    let (mail, hooks, clock) = (MailServer::start(), Receiver::start(), noon());
    let server = Server::start_with(&config(&mail, &clock));
    let (mut maren, mut tomo) = (with_hook(&server, &hooks), server.browser());
    let quiet = [("on", "on"), ("from", "11:00"), ("until", "23:30"), ("zone", "UTC")];
    assert_eq!(maren.post("/me/alerts/quiet", &quiet).status, 303);
    for wrong in [
        [("on", "on"), ("from", "25:00"), ("until", "07:00"), ("zone", "UTC")],
        [("on", "on"), ("from", "22:00"), ("until", "07:00"), ("zone", "Middle/Earth")],
    ] {
        assert_eq!(maren.post("/me/alerts/quiet", &wrong).status, 422);
    }
    sit_down(&mut maren, &mut tomo);
    let waits = "2026-09-21 23:30";
    until_page(&mut maren, waits);
    assert_eq!(hooks.posted().len(), 0);
    pass(&clock, 11 * HOUR);
    assert!(maren.get("/me/alerts").body.contains(waits), "half an hour is left");
    assert_eq!(hooks.posted().len(), 0);
    pass(&clock, HOUR);
    hooks.wait_for(1);
}

/// Whoever is blocked after they asked, and before that was told, is not told of.
#[test]
fn nobody_hears_of_an_invitation_of_somebody_they_have_blocked_since() {
    let (mail, hooks, clock) = (MailServer::start(), Receiver::start(), noon());
    let server = Server::start_with(&config(&mail, &clock));
    let (mut maren, mut tomo) = (with_hook(&server, &hooks), server.browser());
    let quiet = [("on", "on"), ("from", "11:00"), ("until", "23:30"), ("zone", "UTC")];
    assert_eq!(maren.post("/me/alerts/quiet", &quiet).status, 303);
    let game = sit_down(&mut maren, &mut tomo);
    let table = new_game(&mut tomo, &["me", "link", "link"]);
    let whom = value_after(&tomo.get("/lobby").body, "name=\"whom\" value=\"").expect("somebody to ask");
    let fields = [("game", table.trim_start_matches("/game/")), ("whom", &*whom)];
    assert_eq!(tomo.post("/lobby/invite", &fields).status, 303);
    assert!(maren.get("/lobby").body.contains("Tomo invites you"));
    assert_eq!(maren.post(&format!("{game}/block"), &[("whom", "seat:2")]).status, 303);
    pass(&clock, 12 * HOUR);
    until_page(&mut maren, "not needed any more");
    assert!(!kinds(&hooks.posted()).contains(&"invitation".to_owned()));
}

/// Several servers, one of which dies while it delivers: no alert is lost, and none is taken twice.
#[test]
fn what_a_dead_server_wanted_to_tell_another_one_tells() {
    let database = Scratch::shared().database();
    let (hooks, clock) = (Receiver::start(), noon());
    let config = Config {
        database: Some(database),
        alerts_to_private: true,
        time: clock.clone(),
        ..Config::default().without_limits()
    };
    // The one that dies is not waited for for long.
    let first = Server::start_with(&Config { alert_lease: Duration::from_secs(2), ..config.clone() });
    let (mut maren, mut tomo) = (with_hook(&first, &hooks), first.browser());
    hooks.answer_with(0);
    let game = sit_down(&mut maren, &mut tomo);
    hooks.wait_for(1);
    // It ends in the middle: nothing that it began is finished.
    drop(first);
    let hanging = hooks.posted();
    hooks.answer_with(200);
    let servers = [Server::start_with(&config), Server::start_with(&config), Server::start_with(&config)];
    let id = |posted: &Posted| posted.json()["id"].to_string();
    until("what was begun", || {
        let again: HashSet<String> = hooks.posted().iter().skip(hanging.len()).map(id).collect();
        hanging.iter().all(|lost| again.contains(&id(lost))).then_some(())
    });
    // The same alert has the same id, by which a receiver can tell; and then the others, each once.
    for turn in 0..6 {
        let at = servers[turn % 3].address;
        let (mut tomo, mut maren) = (Browser { address: at, ..tomo.clone() }, Browser { address: at, ..maren.clone() });
        if play_turn(&mut tomo, &game) {
            let number = hooks.posted().len();
            until("the turn", || {
                (hooks.posted().len() > number || kinds(&hooks.posted()).last()? == "turn").then_some(())
            });
        }
        play_turn(&mut maren, &game);
    }
    let ids: Vec<String> = hooks.posted().iter().map(id).collect();
    let answered = &ids[hanging.len()..];
    let distinct: HashSet<&String> = answered.iter().collect();
    assert_eq!(distinct.len(), answered.len(), "none was taken twice");
    assert!(hanging.iter().all(|lost| distinct.contains(&id(lost))), "none was lost");
}

/// Whoever looks at a table through one server is not told of it by another.
#[test]
fn servers_know_of_each_other_who_looks() {
    let (hooks, clock) = (Receiver::start(), noon());
    let database = Some(Scratch::shared().database());
    let time = clock.clone();
    let config = Config { database, alerts_to_private: true, time, ..Config::default().without_limits() };
    let (here, there) = (Server::start_with(&config), Server::start_with(&config));
    let (mut maren, mut tomo) = (with_hook(&here, &hooks), here.browser());
    let game = sit_down(&mut maren, &mut tomo);
    let begins = !look(&mut maren, &game).moves().is_empty();
    let before = hooks.wait_for(1 + usize::from(begins)).len();
    let mut elsewhere = Browser { address: there.address, ..maren.clone() };
    let version = elsewhere.get(&game).version();
    let mut live = elsewhere.listen(&game, &version);
    // That she looks is told when she comes.
    until("her to be seen", || {
        tomo_sees_here(&mut Browser { address: there.address, ..tomo.clone() }, &game).then_some(())
    });
    play_turn(&mut maren, &game);
    play_turn(&mut tomo, &game);
    live.wait_for(|table| !table.moves().is_empty());
    // Either server may have it; the one that has no connection of hers waits.
    until("the alert", || {
        let page = maren.get("/me/alerts").body;
        (page.contains("waits") || page.contains("not needed any more")).then_some(())
    });
    assert_eq!(hooks.posted().len(), before, "{:?}", kinds(&hooks.posted()));
}

/// A server whose clock was a day ahead said that she looks, and is gone: she is told all the same.
#[test]
fn nobody_looks_for_longer_than_anybody_can_say() {
    let (hooks, clock, ahead) = (Receiver::start(), noon(), noon());
    pass(&ahead, 24 * HOUR);
    let config = Config {
        database: Some(Scratch::shared().database()),
        alerts_to_private: true,
        time: clock.clone(),
        ..Config::default().without_limits()
    };
    let here = Server::start_with(&config);
    let (mut maren, mut tomo) = (with_hook(&here, &hooks), here.browser());
    let game = sit_down(&mut maren, &mut tomo);
    let begins = !look(&mut maren, &game).moves().is_empty();
    let before = hooks.wait_for(1 + usize::from(begins)).len();
    let there = Server::start_with(&Config { time: ahead, ..config });
    let mut elsewhere = Browser { address: there.address, ..maren.clone() };
    let version = elsewhere.get(&game).version();
    let live = elsewhere.listen(&game, &version);
    until("her to be seen", || {
        tomo_sees_here(&mut Browser { address: there.address, ..tomo.clone() }, &game).then_some(())
    });
    drop(live);
    drop(there);
    play_turn(&mut maren, &game);
    play_turn(&mut tomo, &game);
    hooks.wait_for(before + 1);
}

fn tomo_sees_here(tomo: &mut Browser, game: &str) -> bool {
    tomo.get(game).body.contains("presence--here")
}
