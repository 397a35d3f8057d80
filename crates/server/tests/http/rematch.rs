//! Another game with the same people.

use crate::server::{Server, finish, new_game};
use runestones_testing::browser::{Answer, Browser, value_after};

/// A finished game of two people and a bot: its address, and the two.
fn played(server: &Server) -> (String, [Browser; 2]) {
    let (mut host, mut guest) = (server.browser(), server.browser());
    let game = new_game(&mut host, &["me", "link", "bot:apprentice"]);
    let link =
        "/join/".to_owned() + value_after(&host.get(&game).body, "/join/").expect("a link").trim_end_matches("/qr.svg");
    assert_eq!(guest.post(&link, &[("name", "Grey")]).status, 303);
    let mut people = [host, guest];
    finish(&mut people, &game, 5);
    (game, people)
}

#[test]
fn it_is_announced_and_there_is_only_one() {
    let server = Server::start();
    let (game, [mut host, mut guest]) = played(&server);
    let mut watcher = server.browser();
    let rematch = format!("{game}/rematch");
    let mut lives = [host.listen(&game, "0"), watcher.listen(&game, "0")];
    for live in &mut lives {
        assert!(!live.next_table().body.contains("wants a rematch"));
    }
    assert_eq!(watcher.post(&rematch, &[]).status, 403, "a watcher does not ask");
    let next = guest.post(&rematch, &[]).location();
    assert_ne!(next, game);
    // Before that they may hear of who comes and goes, and of the review.
    let is_told = |page: &Answer| page.body.contains("Grey wants a rematch.");
    assert!(lives[0].wait_for(is_told).body.contains(&rematch));
    let told = lives[1].wait_for(is_told);
    assert!(told.body.contains(&next) && !told.body.contains(&rematch), "a watcher may watch it");
    // Until the host comes, the seat is free; nobody else is led to it.
    assert!(guest.get(&next).body.contains("/join/"));
    assert!(watcher.get(&next).moves().is_empty());
    // Whoever asks is led to the same game, however often, and after a restart.
    assert_eq!(guest.post(&rematch, &[]).location(), next);
    let server = server.restart();
    for browser in [&mut host, &mut guest, &mut watcher] {
        browser.address = server.address;
    }
    assert!(host.get(&game).body.contains("Grey wants a rematch."));
    for browser in [&mut host, &mut guest] {
        assert_eq!(browser.post(&rematch, &[]).location(), next);
    }
    // The same people on the same seats, and the bot again.
    assert!(!guest.get(&next).body.contains("/join/"), "everybody is there");
    let own = |page: &str| value_after(page, r#"<h2 class="who__name" id=""#).is_some();
    assert!(own(&host.get(&next).body) && own(&guest.get(&next).body));
    let public = watcher.get(&next).body;
    for name in [">Brown<", ">Grey<", ">Apprentice<"] {
        assert!(public.contains(name), "{name}");
    }
    let stop = |browser: &mut Browser| browser.get("/").body.matches(&next).count();
    assert_eq!((stop(&mut host), stop(&mut guest)), (1, 1), "it is among the games of both");
    // It can be played.
    finish(&mut [host, guest], &next, 6);
}

#[test]
fn not_before_the_end() {
    let server = Server::start();
    let mut host = server.browser();
    let game = new_game(&mut host, &["me", "here"]);
    assert_eq!(host.post(&format!("{game}/rematch"), &[]).status, 403);
}
