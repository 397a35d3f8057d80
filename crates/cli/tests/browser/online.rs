//! Two people, two browsers, one table; and what happens when one of the three goes away.

use crate::browser::Browser;
use crate::play::NewGame;
use crate::server::{Server, Site};
use crate::wait::until;

/// Whoever is asked plays once; the other sees it without doing anything. Returns the version both see.
#[track_caller]
pub(crate) fn one_moves(first: &Browser, second: &Browser) -> u64 {
    let asked = |browser: &Browser| browser.shown().yours;
    let (mover, other) = until("somebody to be asked", || {
        if asked(first) { Some((first, second)) } else { asked(second).then_some((second, first)) }
    });
    let after = mover.play(mover.shown().sensible()).version;
    other.shown_when("the move of the other", |shown| shown.version == after);
    after
}

/// A table for two, both seats taken: the host, the guest, and the path of the table.
pub(crate) fn table_for_two(server: &Site) -> (Browser, Browser, String) {
    let (host, guest) = (Browser::open(), Browser::open());
    host.stand_still(server);
    let game = host.new_game(server, &NewGame { seats: &["me", "link"], night: false });
    let link = host.text("return document.querySelector('.invite input[value*=\"/join/\"]').value");
    assert!(link.starts_with(&server.site()), "a link that can be sent: {link}");
    guest.stand_still(server);
    guest.goto(&link);
    guest.write("input[name=name]", "Beige");
    guest.click(".join .btn--main");
    guest.wait_for("#table");
    until("the host sees the guest", || {
        host.text("return document.querySelector('.rivals').textContent").contains("Beige").then_some(())
    });
    assert!(!host.has(".rivals .invite"), "a seat that is taken is not offered");
    (host, guest, game)
}

#[test]
fn moves_of_one_appear_at_the_other() {
    let server = Server::start();
    let (host, guest, game) = table_for_two(&server);
    for _ in 0..12 {
        one_moves(&host, &guest);
    }
    // Somebody else who opens the address watches, and sees no hand.
    let watcher = Browser::open();
    watcher.goto(&server.url(&game));
    watcher.wait_for("#table");
    assert!(watcher.shown().moves.is_empty());
    assert!(!watcher.has(".hand li:not(.is-laid) [data-piece]"), "only what lies in front of a player is seen");
    for browser in [&host, &guest, &watcher] {
        browser.assert_clean(&server.site());
    }
}

#[test]
fn a_browser_that_was_closed_goes_on_where_it_was() {
    let server = Server::start();
    let (host, guest, game) = table_for_two(&server);
    for _ in 0..3 {
        one_moves(&host, &guest);
    }
    let (before, cookie) = (guest.shown(), guest.cookie());
    drop(guest);
    let guest = Browser::open();
    guest.goto(&server.url("/"));
    guest.set_cookie(&cookie);
    guest.goto(&server.url(&game));
    assert_eq!(guest.shown(), before);
    for _ in 0..12 {
        one_moves(&host, &guest);
    }
}

#[test]
fn pages_heal_when_the_server_was_killed() {
    let mut server = Server::start();
    let (host, guest, _) = table_for_two(&server);
    let mut seen = 0;
    for _ in 0..5 {
        seen = one_moves(&host, &guest);
    }
    let before = (host.shown(), guest.shown());
    server.kill();
    for browser in [&host, &guest] {
        browser.wait_for(".banner:not(.banner--good)");
    }
    server.restart();
    for browser in [&host, &guest] {
        until("the page says that all is well", || (!browser.has(".banner:not(.banner--good)")).then_some(()));
    }
    assert_eq!((host.shown(), guest.shown()), before, "every move that was acknowledged is there");
    assert!(one_moves(&host, &guest) > seen);
    one_moves(&host, &guest);
}
