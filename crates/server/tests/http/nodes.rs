//! Several servers that share a database: every one of them serves every table.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use runestones_scratch::Scratch;
use runestones_store::{AnyStore, Store as _};

use crate::server::{Server, finish, look, moves, new_game, parts, play, play_by_hand};
use runestones_testing::browser::Browser;

/// Three servers and their database.
struct Nodes {
    database: String,
    servers: Vec<Server>,
}

impl Nodes {
    fn start() -> Nodes {
        let database = Scratch::shared().database();
        let servers = (0..3).map(|_| Server::on(&database)).collect();
        Nodes { database, servers }
    }

    fn address(&self, node: usize) -> SocketAddr {
        self.servers[node].address
    }

    /// The moves that are stored of a game.
    fn stored_moves(&self, game: &str) -> Vec<String> {
        let id = game.trim_start_matches("/game/").parse().expect("the id of a game");
        let runtime = tokio::runtime::Runtime::new().expect("threads");
        moves(runtime.block_on(async {
            let store = AnyStore::open(&self.database).await.expect("a store");
            let stored = store.load(&id).await.expect("a game");
            store.close().await;
            stored
        }))
    }
}

/// The same person, at another server.
fn at(browser: &Browser, address: SocketAddr) -> Browser {
    Browser { address, ..browser.clone() }
}

#[test]
fn a_move_at_one_server_is_seen_at_the_others() {
    let nodes = Nodes::start();
    let mut host = nodes.servers[0].browser();
    play_by_hand(&mut host);
    let game = new_game(&mut host, &["me", "here"]);
    let mut watchers: Vec<_> = nodes.servers.iter().map(|node| node.browser().listen(&game, "0")).collect();
    let mut version = watchers[0].next_table().version();
    let mut played = Vec::new();
    for turn in 0..12 {
        // Every request goes to another server: what was done at the last one is known there at once.
        let mut here = at(&host, nodes.address(turn % 3));
        let page = look(&mut here, &game);
        assert_eq!(page.version(), version);
        let mut there = at(&host, nodes.address((turn + 1) % 3));
        assert_eq!(play(&mut there, &game, &page, &page.moves()[0]).status, 303);
        version = at(&host, nodes.address((turn + 2) % 3)).get(&game).version();
        assert_ne!(version, page.version());
        played.extend(parts(&page.moves()[0]));
        for live in &mut watchers {
            live.wait_for(|table| table.version() == version);
        }
        // The old click comes too late wherever it is made.
        for node in &nodes.servers {
            let late = play(&mut at(&host, node.address), &game, &page, &page.moves()[0]);
            assert!([409, 403].contains(&late.status), "{}", late.status);
        }
    }
    assert_eq!(nodes.stored_moves(&game), played);
}

#[test]
fn seats_words_mutes_and_curtains_are_the_same_everywhere() {
    let nodes = Nodes::start();
    let mut host = nodes.servers[0].browser();
    let game = new_game(&mut host, &["me", "here", "link"]);
    let mut live = at(&host, nodes.address(1)).listen(&game, "0");
    let mut guest = nodes.servers[2].browser();
    let link = look(&mut host, &game).invitation().expect("a link");
    assert_eq!(guest.post(&link, &[("name", "Beige")]).status, 303);
    live.wait_for(|table| table.body.contains("Beige") && !table.body.contains("/join/"));
    // Said at one, heard at another, muted at a third.
    assert_eq!(guest.post(&format!("{game}/chat"), &[("text", "hello from afar")]).status, 303);
    live.wait_for(|table| table.body.contains("hello from afar"));
    let mut third = at(&host, nodes.address(2));
    assert_eq!(third.post(&format!("{game}/mute"), &[("mute", "1")]).status, 303);
    live.wait_for(|table| !table.body.contains("hello from afar"));
    assert!(at(&guest, nodes.address(1)).get(&game).body.contains("hello from afar"));
    // A curtain opened at one server is open at the others.
    let mut page = host.get(&game);
    while page.curtain().is_none() {
        let mut who = if page.moves().is_empty() { guest.clone() } else { host.clone() };
        let seen = who.get(&game);
        play(&mut who, &game, &seen, &seen.moves()[0]);
        page = host.get(&game);
    }
    let seat = page.curtain().expect("a curtain");
    assert_eq!(third.post(&format!("{game}/curtain"), &[("seat", &seat)]).status, 303);
    for node in &nodes.servers {
        assert!(!at(&host, node.address).get(&game).moves().is_empty());
    }
}

#[test]
fn a_game_is_played_and_played_again_across_servers() {
    let nodes = Nodes::start();
    let mut host = nodes.servers[0].browser();
    let game = new_game(&mut host, &["me", "link", "bot:apprentice"]);
    let link = host.get(&game).invitation().expect("a link");
    let mut guest = nodes.servers[1].browser();
    assert_eq!(guest.post(&link, &[("name", "Grey")]).status, 303);
    finish(&mut [host.clone(), guest.clone()], &game, 5);
    let rematch = format!("{game}/rematch");
    // Both at once, at different servers: there is one next game.
    let both = [host, guest].map(|mut person| {
        let rematch = rematch.clone();
        std::thread::spawn(move || person.post(&rematch, &[]).location())
    });
    let [one, other] = both.map(|asked| asked.join().expect("an answer"));
    assert_eq!(one, other);
    let mut watcher = nodes.servers[2].browser();
    assert!(watcher.get(&game).body.contains("wants a rematch"));
    assert!(!watcher.get(&one).body.contains("/join/"), "everybody is there");
}

/// Two people and a bot press buttons at random servers, the two of them several at the same time. What was acknowledged
/// is in the log, once and in order; nothing else is but the bot's.
#[test]
fn random_clicks_at_random_servers_make_one_history() {
    let nodes = Nodes::start();
    let (mut host, mut guest) = (nodes.servers[0].browser(), nodes.servers[1].browser());
    play_by_hand(&mut host);
    play_by_hand(&mut guest);
    let game = new_game(&mut host, &["me", "link"]);
    let link = host.get(&game).invitation().expect("a link");
    assert_eq!(guest.post(&link, &[]).status, 303);
    let addresses: Vec<SocketAddr> = nodes.servers.iter().map(|node| node.address).collect();
    let hands = [&host, &guest, &host, &guest].into_iter().enumerate().map(|(number, person)| {
        let (person, addresses, game) = (person.clone(), addresses.clone(), game.clone());
        std::thread::spawn(move || press(&person, &addresses, &game, number as u64))
    });
    let hands: Vec<_> = hands.collect();
    let mut acknowledged: Vec<(u32, String)> =
        hands.into_iter().flat_map(|hand| hand.join().expect("no panic")).collect();
    acknowledged.sort();
    let order: Vec<u32> = acknowledged.iter().map(|(version, _)| *version).collect();
    let mut once = order.clone();
    once.dedup();
    assert_eq!(order, once, "a position is answered once");
    let acknowledged: Vec<String> = acknowledged.iter().flat_map(|(_, mv)| parts(mv)).collect();
    assert!(acknowledged.len() > 20, "only {} moves", acknowledged.len());
    assert_eq!(nodes.stored_moves(&game), acknowledged);
}

/// Presses buttons for a while; answers what was acknowledged, with the version it was meant for.
fn press(person: &Browser, addresses: &[SocketAddr], game: &str, seed: u64) -> Vec<(u32, String)> {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut acknowledged = Vec::new();
    let end = Instant::now() + Duration::from_secs(3);
    while Instant::now() < end {
        let mut pick = |person: &Browser| at(person, addresses[rng.random_range(0..addresses.len())]);
        let page = pick(person).get(game);
        let mut there = pick(person);
        let moves = page.moves();
        let Some(mv) = moves.get(rng.random_range(0..moves.len().max(1))) else { continue };
        match play(&mut there, game, &page, mv).status {
            303 => acknowledged.push((page.version().parse().expect("a number"), mv.clone())),
            409 | 403 => {}
            other => panic!("{other}"),
        }
    }
    acknowledged
}

#[test]
fn bots_are_taken_over_when_their_server_is_gone() {
    let nodes = Nodes::start();
    let mut host = nodes.servers[0].browser();
    let game = new_game(&mut host, &["me", "bot:apprentice"]);
    let id = game.trim_start_matches("/game/").parse().expect("the id of a game");
    // A server of which nobody will ever hear again has the bots for a while.
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let silence = Duration::from_secs(3);
    let start = Instant::now();
    runtime.block_on(async {
        let store = AnyStore::open(&nodes.database).await.expect("a store");
        assert_eq!(store.lease(&id, "gone", silence).await, Ok(true));
        store.close().await;
    });
    let mut live = host.listen(&game, "0");
    let mut page = live.next_table();
    while !page.moves().is_empty() {
        let mv = page.moves().iter().find(|mv| *mv == "done").unwrap_or(&page.moves()[0]).clone();
        assert_eq!(play(&mut host, &game, &page, &mv).status, 303);
        page = live.wait_for(|table| table.version() != page.version());
    }
    // It is the bot's turn, and it takes place, but not before the lease has run out.
    live.wait_for(|table| table.version() != page.version());
    assert!(start.elapsed() >= silence, "two servers let the bots think");
}

/// A database that is killed and comes back.
#[test]
fn without_the_database_tables_can_be_seen_and_everything_heals() {
    let postgres = Scratch::start(&["fsync=off"]);
    let database = postgres.database();
    let servers = [Server::on(&database), Server::on(&database)];
    let mut host = servers[0].browser();
    let game = new_game(&mut host, &["me", "here"]);
    let page = look(&mut host, &game);
    let mv = page.moves()[0].clone();
    let mut elsewhere = at(&host, servers[1].address);
    elsewhere.get(&game);
    let mut lives = [host.listen(&game, &page.version()), elsewhere.listen(&game, &page.version())];
    postgres.kill();
    let still = elsewhere.get(&game);
    assert_eq!((still.status, still.version()), (200, page.version()));
    let mut german = Browser { language: "de", ..host.clone() };
    let refused = play(&mut german, &game, &page, &mv);
    assert_eq!(refused.status, 503);
    assert!(refused.body.contains("Der Server kann gerade nicht speichern."), "{}", refused.body);
    assert_eq!(host.get(&game).version(), page.version(), "nothing has changed");
    // Once it is known to be away nobody waits: a hundred clicks would take five minutes otherwise.
    let start = Instant::now();
    for _ in 0..100 {
        assert_eq!(play(&mut host, &game, &page, &mv).status, 503);
    }
    assert!(start.elapsed() < Duration::from_mins(1), "{:?}", start.elapsed());
    postgres.resume();
    // Nobody has to do anything: it is found again.
    let deadline = Instant::now() + Duration::from_mins(1);
    while play(&mut host, &game, &page, &mv).status != 303 {
        assert!(Instant::now() < deadline, "it does not heal");
        std::thread::sleep(Duration::from_millis(50));
    }
    for live in &mut lives {
        live.wait_for(|table| table.version() != page.version());
    }
}
