//! Pages of players: who may see them, and what they say.

use runestones_testing::browser::{Browser, value_after};

use crate::fairness::seat;
use crate::server::{Server, finish, new_game};

pub(crate) fn account(server: &Server, name: &str) -> (Browser, String) {
    let mut browser = server.browser();
    assert_eq!(browser.post("/me/name", &[("name", name)]).status, 303);
    assert_eq!(browser.post("/me/keep", &[]).status, 200);
    let page = value_after(&browser.get("/me/people").body, "href=\"/player/").expect("a page");
    (browser, format!("/player/{page}"))
}

fn choose(browser: &mut Browser, sees: &str) {
    assert_eq!(browser.post("/me/page", &[("sees", sees)]).status, 303, "{sees}");
}

#[test]
fn a_page_is_seen_by_whom_its_owner_wants() {
    let server = Server::start();
    let ((mut ann, page), (mut bob, _)) = (account(&server, "Ann"), account(&server, "Bob"));
    let mut stranger = server.browser();
    let game = new_game(&mut ann, &["me", "link"]);
    let link = seat(&mut ann, &game);
    assert_eq!(bob.post(&link, &[]).status, 303);
    // A page that one may not see and one that is not there are told apart by nothing.
    let hidden = |browser: &mut Browser| {
        let (answer, nobody) = (browser.get(&page), browser.get("/player/0123456789abcdef"));
        assert_eq!(nobody.status, 404);
        assert!(answer.status == 200 || (answer.status, &answer.body) == (404, &nobody.body), "{}", answer.status);
        answer.status == 404
    };
    for (sees, bob_sees, stranger_sees) in [("met", true, false), ("all", true, true), ("me", false, false)] {
        choose(&mut ann, sees);
        assert_eq!((!hidden(&mut bob), !hidden(&mut stranger)), (bob_sees, stranger_sees), "{sees}");
        assert!(ann.get(&page).body.contains("<h1>Ann</h1>"));
    }
    // Forged choices, and those of somebody without an account, change nothing.
    assert_eq!(ann.post("/me/page", &[("sees", "everybody else")]).status, 422);
    assert_eq!(stranger.post("/me/page", &[("sees", "all")]).status, 403);
    assert_eq!(ann.post_with("/me/page", &[("sec-fetch-site", "cross-site")], &[("sees", "all")]).status, 403);
    assert!(hidden(&mut stranger));
    for path in ["?pool=none", "?before=x", "?before=1", "?before=1.x", "?before=9999999999999999999999.AAAAAAAAAAAA"] {
        assert_eq!(ann.get(&format!("{page}{path}")).status, 404, "{path}");
    }
    // Whoever is blocked does not see it any more; whoever blocked can look, and report.
    choose(&mut ann, "all");
    assert_eq!(bob.post(&format!("{page}/report"), &[("whom", ""), ("reason", "name")]).status, 200);
    assert_eq!(ann.post(&format!("{game}/block"), &[("whom", "seat:2")]).status, 303);
    assert!(hidden(&mut bob) && !hidden(&mut stranger));
    assert_eq!(bob.post(&format!("{page}/block"), &[("whom", "")]).status, 404);
    assert_eq!(stranger.post(&format!("{page}/block"), &[("whom", "")]).status, 303);
    assert!(stranger.get("/me/people").body.contains("Ann"));
}

#[test]
fn what_somebody_played_is_on_their_page() {
    let server = Server::start();
    let (mut ann, page) = account(&server, "Ann");
    let mut without = server.browser();
    for (browser, seed) in [(&mut ann, 3), (&mut without, 4)] {
        let game = new_game(browser, &["me", "bot:apprentice"]);
        finish(std::slice::from_mut(browser), &game, seed);
    }
    // Whoever plays at one screen for two has no record of it.
    let game = new_game(&mut ann, &["me", "here"]);
    finish(std::slice::from_mut(&mut ann), &game, 5);
    let own = value_after(&without.get("/me/people").body, "href=\"/player/").expect("a page");
    let (mut ann, mut without) = (ann, without);
    let server = server.restart_after(async |store| {
        // Whether the server has entered them before it was stopped or not.
        runestones_server::enter_due(store).await.expect("entered");
    });
    for browser in [&mut ann, &mut without] {
        browser.address = server.address;
    }
    let body = ann.get(&page).body;
    assert!(body.contains("· 1 game<") && body.contains("too few games"), "{body}");
    assert!(body.contains("2 players"));
    // Without an account the page is there for oneself alone.
    assert!(without.get(&format!("/player/{own}")).body.contains("1 game<"));
    assert_eq!(ann.get(&format!("/player/{own}")).status, 404);
    // Everything about me can be had, and is gone afterwards.
    assert!(ann.get("/me/export").body.contains("won-of-12"));
    assert_eq!(ann.post("/me/delete", &[("on", "on")]).status, 303);
    assert_eq!(ann.get(&page).status, 404);
}

#[test]
fn the_ladder_shows_bots_and_no_nonsense() {
    let server = Server::start();
    let mut browser = server.browser();
    let page = browser.get("/ladder");
    assert!(page.status == 200 && page.body.contains("Archdruid"));
    for wrong in ["/ladder?pool=x", "/ladder?after=0123456789abcdef", "/ladder?after=x&pool=two"] {
        assert_eq!(browser.get(wrong).status, 404, "{wrong}");
    }
    // Who is not on it cannot be found by it.
    let (_, page) = account(&server, "Ann");
    assert_eq!(browser.get(&page.replace("/player/", "/ladder?after=")).status, 404);
}
