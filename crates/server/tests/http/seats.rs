//! Seats by link, and what belongs to whom.

use crate::server::{Server, look, new_game, play};
use runestones_testing::browser::{Browser, value_after};

/// A table with a seat to give away: its address, and the link to the seat.
fn table_with_link(host: &mut Browser) -> (String, String) {
    let game = new_game(host, &["me", "link"]);
    let page = host.get(&game);
    let link = "/join/".to_owned()
        + &value_after(&page.body, "/join/").expect("a link").replace("&amp;", "&").replace("/qr.svg", "");
    (game, link)
}

#[test]
fn the_first_who_claims_a_seat_has_it() {
    let server = Server::start();
    let mut host = server.browser();
    let (game, link) = table_with_link(&mut host);
    let claims: Vec<(Browser, u16)> = std::thread::scope(|scope| {
        let claims: Vec<_> = (0..20)
            .map(|number| {
                let (mut browser, link) = (server.browser(), &link);
                scope.spawn(move || {
                    let status = browser.post(link, &[("name", &format!("Nr {number}"))]).status;
                    (browser, status)
                })
            })
            .collect();
        claims.into_iter().map(|claim| claim.join().expect("an answer")).collect()
    });
    let (winners, losers): (Vec<_>, Vec<_>) = claims.into_iter().partition(|(_, status)| *status == 303);
    assert_eq!(winners.len(), 1);
    assert!(losers.iter().all(|(_, status)| *status == 409));
    let mut winner = winners.into_iter().next().expect("one").0;
    // Saying yes twice is no harm; the link is closed for everybody else.
    assert_eq!(winner.post(&link, &[]).status, 303);
    assert_eq!(winner.get(&link).status, 303);
    let mut late = server.browser();
    assert_eq!(late.get(&link).status, 409);
    assert!(!host.get(&game).body.contains("/join/"));
    // Both can play now, each in their turn, and nobody else.
    for _ in 0..30 {
        let pages = [host.get(&game), winner.get(&game)];
        let deciding: Vec<bool> = pages.iter().map(|page| !page.moves().is_empty()).collect();
        assert_eq!(deciding.iter().filter(|decides| **decides).count(), 1);
        let page = &pages[usize::from(deciding[1])];
        let mv = page.moves().pop().expect("a move");
        assert_eq!(play(&mut late, &game, page, &mv).status, 403);
        let (right, wrong) = if deciding[0] { (&mut host, &mut winner) } else { (&mut winner, &mut host) };
        assert_eq!(play(wrong, &game, page, &mv).status, 403);
        assert_eq!(play(right, &game, page, &mv).status, 303);
    }
}

#[test]
fn a_wrong_link_opens_nothing() {
    let server = Server::start();
    let mut host = server.browser();
    let (game, link) = table_with_link(&mut host);
    let id = game.trim_start_matches("/game/");
    let secret = link.rsplit('/').next().expect("a secret");
    let before = host.get(&game).body;
    let mut other = server.browser();
    for wrong in [
        format!("/join/{id}/1/{secret}"),
        format!("/join/{id}/3/{secret}"),
        format!("/join/{id}/x/{secret}"),
        format!("/join/{id}/2/{}", "0".repeat(48)),
        format!("/join/AAAAAAAAAAAA/2/{secret}"),
        format!("/join/{id}/2/%ff"),
    ] {
        for answer in [other.get(&wrong), other.post(&wrong, &[("name", "Eve")])] {
            assert_eq!(answer.status, 404, "{wrong}");
        }
    }
    for name in ["a\u{7}b", &"x".repeat(1000), "\u{202e}"] {
        assert_eq!(other.post(&link, &[("name", name)]).status, 422, "{name:?}");
    }
    assert_eq!(host.get(&game).body, before);
}

#[test]
fn a_watcher_sees_the_public_game_only() {
    let server = Server::start();
    let (mut host, mut watcher) = (server.browser(), server.browser());
    let game = new_game(&mut host, &["me", "here"]);
    let own = look(&mut host, &game);
    let public = watcher.get(&game);
    assert_eq!(public.status, 200);
    assert!(public.moves().is_empty() && public.curtain().is_none());
    assert!(!own.hand().is_empty() && public.hand().is_empty());
    assert!(!public.body.contains("/join/"));
    // Two strangers see the same, byte for byte.
    assert_eq!(server.browser().get(&game).body, public.body);
    assert_eq!(watcher.get(&format!("{game}/record")).status, 403);
    assert_eq!(watcher.post(&format!("{game}/verify"), &[]).status, 403);
    assert_eq!(watcher.post(&format!("{game}/curtain"), &[("seat", "1")]).status, 403);
    assert_eq!(watcher.post(&format!("{game}/rematch"), &[]).status, 403);
}
