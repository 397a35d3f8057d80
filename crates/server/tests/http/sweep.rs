//! What nobody touches is swept while people play, and nobody is left standing.

use std::time::{Duration, Instant};

use runestones_scratch::Scratch;
use runestones_server::Config;
use runestones_store::{AnyStore, GameId, Kind, Millis, Retention, Stamp, Store as _, StoreError};

use crate::server::{Server, look, new_game, play};
use runestones_testing::browser::Browser;

/// Does something with the store of a server, beside it.
pub(crate) fn beside<T>(address: &str, work: impl AsyncFnOnce(&AnyStore) -> T) -> T {
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    runtime.block_on(async {
        let store = AnyStore::open(address).await.expect("the store");
        let done = work(&store).await;
        store.close().await;
        done
    })
}

/// As if nobody had touched it since 1970.
pub(crate) async fn age(store: &AnyStore, game: &str) {
    let id: GameId = game.trim_start_matches("/game/").parse().expect("the id of a game");
    // Whoever plays there may be faster; then it is tried again.
    loop {
        let game = store.summary(&id).await.expect("a game");
        let stamp = Stamp::new(Millis(1), game.status);
        match store.set_header(&id, game.head, &game.header, stamp).await {
            Ok(_) => return,
            Err(StoreError::Conflict { .. }) => {}
            Err(error) => panic!("{error}"),
        }
    }
}

pub(crate) fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let deadline = Instant::now() + Duration::from_mins(1);
    while !is_so() {
        assert!(Instant::now() < deadline, "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn sweeping(retention: Retention) -> Config {
    let (sweep_every, games_per_minute) = (Duration::from_millis(50), 1000);
    Config { retention, sweep_every, games_per_minute, ..Config::default() }
}

/// Somebody who still has the page of a game that is not there any more.
fn is_told(browser: &mut Browser, game: &str, version: &str, mv: &str) {
    assert_eq!(browser.get(game).status, 404);
    for (path, fields) in [
        ("move", vec![("version", version), ("move", mv)]),
        ("undo", vec![("version", version)]),
        ("chat", vec![("text", "hello")]),
        ("hint", vec![("version", version)]),
    ] {
        let answer = browser.post(&format!("{game}/{path}"), &fields);
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.body.contains("nobody touched the game"), "{path}: {}", answer.body);
    }
}

#[test]
fn a_game_that_was_swept_is_gone_and_the_others_go_on() {
    let server = Server::start_with(&sweeping(Retention::default()));
    let mut host = server.browser();
    let (old, young) = (new_game(&mut host, &["me", "here"]), new_game(&mut host, &["me", "here"]));
    let page = look(&mut host, &old);
    let (version, mv) = (page.version(), page.moves()[0].clone());
    beside(&server.database(), async |store| age(store, &old).await);
    until("it is never swept", || host.get(&old).status == 404);
    is_told(&mut host, &old, &version, &mv);
    let page = look(&mut host, &young);
    let mv = page.moves()[0].clone();
    assert_eq!(play(&mut host, &young, &page, &mv).status, 303);
    assert!(!host.get("/").body.contains(&old), "it is in no list");
    assert_eq!(server.stored_moves(&young), [mv]);
}

#[test]
fn whoever_looks_at_a_game_keeps_it_young() {
    let server = Server::start_with(&sweeping(Retention::FOR_EVER));
    let mut host = server.browser();
    let (watched, left) = (new_game(&mut host, &["me", "here"]), new_game(&mut host, &["me", "here"]));
    look(&mut host, &left);
    let mut live = host.listen(&watched, "0");
    live.next_table();
    beside(&server.database(), async |store| {
        age(store, &watched).await;
        age(store, &left).await;
        let deadline = Instant::now() + Duration::from_mins(1);
        while store.count_old(Kind::Unfinished, Millis(2)).await.expect("a number") > 1 {
            assert!(Instant::now() < deadline, "the look is never noted");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let swept = store.sweep(Kind::Unfinished, Millis(2)).await.expect("swept").games;
        assert_eq!(format!("/game/{}", swept[0]), left);
    });
}

#[test]
fn a_game_that_another_server_deletes_is_gone_everywhere() {
    let database = Scratch::shared().database();
    let (one, two) = (Server::on(&database), Server::on(&database));
    let mut host = one.browser();
    let game = new_game(&mut host, &["me", "bot:archdruid"]);
    let page = look(&mut host, &game);
    let (version, mv) = (page.version(), page.moves().first().cloned().unwrap_or_else(|| "done".to_owned()));
    let mut elsewhere = Browser { address: two.address, ..host.clone() };
    let mut live = [host.listen(&game, "0"), elsewhere.listen(&game, "0")];
    for live in &mut live {
        live.next_table();
    }
    beside(&database, async |store| {
        age(store, &game).await;
        assert_eq!(store.sweep(Kind::Unfinished, Millis(2)).await.expect("swept").count(), 1);
    });
    for live in &mut live {
        live.ends();
    }
    for browser in [&mut host, &mut elsewhere] {
        is_told(browser, &game, &version, &mv);
    }
}

#[test]
fn the_page_about_privacy_tells_the_times_of_this_server() {
    let days = |days: u64| Some(Duration::from_hours(24 * days));
    let retention = Retention { finished: days(777), chat: None, ..Retention::default() };
    let server = Server::start_with(&Config { retention, ..Config::default() });
    for (language, words) in [
        ("en", ["777 days", "90 days", "forever"]),
        ("fr", ["777 jours", "90 jours", "sans limite"]),
        ("it", ["777 giorni", "90 giorni", "per sempre"]),
        ("nl", ["777 dagen", "90 dagen", "voor altijd"]),
        ("de", ["777 Tage", "90 Tage", "unbegrenzt"]),
        ("ja", ["777日", "90日", "無期限"]),
    ] {
        let mut browser = Browser { language, ..server.browser() };
        let page = browser.get("/privacy");
        assert_eq!(page.status, 200, "{language}");
        for word in words {
            assert!(page.body.contains(word), "{language}: {word} is not in\n{}", page.body);
        }
        for from in ["/", "/settings"] {
            assert!(browser.get(from).body.contains(r#"href="/privacy""#), "{from}");
        }
    }
}
