//! Public games that wait for players.

use crate::server::Server;
use runestones_testing::browser::Browser;
use runestones_testing::forms::presses;

fn new_game(host: &mut Browser, seats: &[&str], public: bool) -> String {
    let names = ["seat1", "seat2", "seat3", "seat4"];
    let fields = names.into_iter().zip(seats.iter().copied()).chain(public.then_some(("public", "on")));
    host.post("/new", &fields.collect::<Vec<_>>()).location()
}

/// Whether the first page offers to join this game.
fn offered(browser: &mut Browser, game: &str) -> bool {
    let join = game.replace("/game/", "/join/");
    presses(&browser.get("/").body).iter().any(|press| press.action == join)
}

#[test]
fn a_public_game_is_listed_until_it_is_full() {
    let server = Server::start();
    let (mut host, mut guest, mut late) = (server.browser(), server.browser(), server.browser());
    let game = new_game(&mut host, &["me", "link"], true);
    assert!(offered(&mut guest, &game) && offered(&mut late, &game));
    assert!(!offered(&mut host, &game), "whoever sits there need not join");
    // A watcher may look, and sit down from there.
    let page = guest.get(&game);
    assert!(page.moves().is_empty() && page.hand().is_empty());
    let join = presses(&page.body).into_iter().find(|press| press.action.starts_with("/join/")).expect("a button");
    let page = guest.press(&join);
    assert!(!page.hand().is_empty(), "the guest has cards");
    assert!(!offered(&mut late, &game) && !offered(&mut guest, &game), "the game is full");
    assert!(!late.get("/").body.contains(&game));
    // Joining twice is no harm; being late is.
    assert_eq!(guest.post(&join.action, &[]).status, 303);
    assert_eq!(late.post(&join.action, &[]).status, 409);
    assert!(late.get(&game).moves().is_empty());
    // Both have it among their own games, and one of them is to move.
    assert!(guest.get("/").body.contains(&game) && host.get("/").body.contains(&game));
    let deciding = [host.get(&game), guest.get(&game)].iter().filter(|page| !page.moves().is_empty()).count();
    assert_eq!(deciding, 1);
}

#[test]
fn a_private_game_is_never_listed() {
    let server = Server::start();
    let (mut host, mut other) = (server.browser(), server.browser());
    let game = new_game(&mut host, &["me", "link"], false);
    assert!(!other.get("/").body.contains(&game));
    assert!(!presses(&other.get(&game).body).iter().any(|press| press.action.starts_with("/join/")));
    assert_eq!(other.post(&game.replace("/game/", "/join/"), &[]).status, 404);
    assert_eq!(host.post(&game.replace("/game/", "/join/"), &[]).status, 303, "the host sits there already");
    // Nor a public one without a seat to give away.
    let full = new_game(&mut host, &["me", "bot:random"], true);
    assert!(!other.get("/").body.contains(&full));
    assert_eq!(other.post(&full.replace("/game/", "/join/"), &[]).status, 409);
    for nowhere in ["/join/AAAAAAAAAAAA", "/join/x", "/join/%ff"] {
        assert_eq!(other.post(nowhere, &[]).status, 404, "{nowhere}");
    }
}

#[test]
fn several_who_join_at_once_get_a_seat_each() {
    let server = Server::start();
    let mut host = server.browser();
    let game = new_game(&mut host, &["me", "link", "link"], true);
    let join = game.replace("/game/", "/join/");
    let statuses: Vec<u16> = std::thread::scope(|scope| {
        let guests: Vec<_> = (0..8).map(|_| scope.spawn(|| server.browser().post(&join, &[]).status)).collect();
        guests.into_iter().map(|guest| guest.join().expect("an answer")).collect()
    });
    assert_eq!(statuses.iter().filter(|status| **status == 303).count(), 2, "{statuses:?}");
    assert!(statuses.iter().all(|status| matches!(status, 303 | 409)));
}

#[test]
fn the_list_survives_a_restart() {
    let server = Server::start();
    let (mut host, mut guest) = (server.browser(), server.browser());
    let public = new_game(&mut host, &["me", "link"], true);
    let private = new_game(&mut host, &["me", "link"], false);
    guest.get("/");
    let server = server.restart();
    (host.address, guest.address) = (server.address, server.address);
    assert!(offered(&mut guest, &public) && !guest.get("/").body.contains(&private));
}
