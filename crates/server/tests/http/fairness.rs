//! Blocking people, and telling the operator about them.

use runestones_testing::browser::{Browser, value_after};

use crate::server::{Server, new_game};

fn say(browser: &mut Browser, game: &str, text: &str) {
    assert_eq!(browser.post(&format!("{game}/chat"), &[("text", text)]).status, 303);
}

/// The link to a free seat.
pub(crate) fn seat(browser: &mut Browser, game: &str) -> String {
    "/join/".to_owned() + &value_after(&browser.get(game).body, "value=\"/join/").expect("a link")
}

#[test]
fn whoever_is_blocked_is_not_heard_and_not_met() {
    let server = Server::start();
    let (mut host, mut loud, mut other) = (server.browser(), server.browser(), server.browser());
    let game = new_game(&mut host, &["me", "link"]);
    say(&mut loud, &game, "loud words");
    say(&mut other, &game, "other words");
    let mut live = host.listen(&game, "0");
    live.next_table();
    let people = host.get(&format!("{game}/people")).body;
    assert!(people.contains("loud words") && people.contains("value=\"line:1\""));
    assert_eq!(host.post(&format!("{game}/block"), &[("whom", "line:1")]).status, 303);
    assert!(!live.next_table().body.contains("loud words"));
    let page = host.get(&game).body;
    assert!(!page.contains("loud words") && page.contains("other words"));
    assert!(!page.contains("name=\"unmute\""), "there is nobody to unmute");
    // They are not told: they still see themselves, and are refused at the table.
    assert!(loud.get(&game).body.contains("loud words"));
    let seat = seat(&mut host, &game);
    let refused = loud.post(&seat, &[]);
    assert_eq!(refused.status, 403);
    assert!(!refused.body.contains("block"));
    // Nor is whoever blocks led to a table of theirs.
    let open = loud.post("/new", &[("seat1", "me"), ("seat2", "link"), ("public", "on")]).location();
    assert_eq!(host.post(&open.replace("/game/", "/join/"), &[]).status, 403);
    assert_eq!(other.post(&seat, &[]).status, 303);
    // It is kept, and can be taken back.
    let server = server.restart();
    host.address = server.address;
    assert!(!host.get(&game).body.contains("loud words"));
    let choices = host.get("/me/people").body;
    let whom = value_after(&choices, "name=\"whom\" value=\"").expect("somebody blocked");
    assert_eq!(server.browser().post("/me/unblock", &[("whom", &whom)]).status, 404, "nobody else can");
    assert_eq!(host.post("/me/unblock", &[("whom", &whom)]).status, 303);
    assert!(host.get(&game).body.contains("loud words"));
}

#[test]
fn nonsense_blocks_and_reports_nobody() {
    let server = Server::start();
    let (mut host, mut other) = (server.browser(), server.browser());
    let game = new_game(&mut host, &["me", "link"]);
    say(&mut host, &game, "own words");
    say(&mut other, &game, "other words");
    let (block, report) = (format!("{game}/block"), format!("{game}/report"));
    for whom in
        ["", "x", "seat:1", "seat:2", "seat:9", "seat:x", "line:1", "line:3", "line:-1", "line:99999999999", "all"]
    {
        assert_eq!(host.post(&block, &[("whom", whom)]).status, 422, "{whom}");
        assert_eq!(host.post(&report, &[("whom", whom), ("reason", "abuse")]).status, 422, "{whom}");
    }
    let long = "x".repeat(501);
    for (reason, words) in [("", ""), ("nonsense", ""), ("abuse", &*long), ("abuse", "\0")] {
        let fields = [("whom", "line:2"), ("reason", reason), ("words", words)];
        assert_eq!(host.post(&report, &fields).status, 422, "{reason}");
    }
    assert_eq!(host.post("/game/AAAAAAAAAAAA/block", &[("whom", "line:1")]).status, 404);
    // Another site cannot block somebody in my name.
    let elsewhere = [("sec-fetch-site", "cross-site")];
    assert_eq!(host.post_with(&block, &elsewhere, &[("whom", "line:2")]).status, 403);
    assert!(host.get(&game).body.contains("other words"));
}

#[test]
fn nobody_reports_without_end() {
    let server = Server::start();
    let (mut host, mut other) = (server.browser(), server.browser());
    let game = new_game(&mut host, &["me", "link"]);
    say(&mut other, &game, "other words");
    let fields = [("whom", "line:1"), ("reason", "spam"), ("words", "<script>")];
    let told: Vec<u16> = (0..7).map(|_| host.post(&format!("{game}/report"), &fields).status).collect();
    assert_eq!(told, [200, 200, 200, 200, 200, 429, 429]);
}
