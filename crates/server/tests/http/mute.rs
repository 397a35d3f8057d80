//! Whom somebody does not want to hear.

use crate::server::{Server, new_game};
use runestones_testing::browser::Browser;
use runestones_testing::forms::{Press, presses};

fn say(browser: &mut Browser, game: &str, text: &str) {
    assert_eq!(browser.post(&format!("{game}/chat"), &[("text", text)]).status, 303);
}

/// The buttons of a page that change who is heard.
fn switches(browser: &mut Browser, game: &str) -> Vec<(String, String, Press)> {
    let all = presses(&browser.get(game).body).into_iter().filter(|press| press.action.ends_with("/mute"));
    all.map(|press| (press.fields[0].0.clone(), press.fields[0].1.clone(), press)).collect()
}

#[test]
fn a_person_is_muted_for_one_and_heard_by_the_others() {
    let server = Server::start();
    let (mut host, mut loud, mut other) = (server.browser(), server.browser(), server.browser());
    let game = new_game(&mut host, &["me", "link"]);
    say(&mut loud, &game, "first words");
    say(&mut other, &game, "other words");
    say(&mut host, &game, "own words");
    let offered: Vec<String> =
        switches(&mut host, &game).into_iter().map(|(deed, whom, _)| deed + " " + &whom).collect();
    assert_eq!(offered, ["mute 1", "mute 2", "mute all"], "nobody mutes oneself");
    let mut live = host.listen(&game, "0");
    live.next_table();
    let (_, _, mute) = switches(&mut host, &game).swap_remove(0);
    assert!(!host.press(&mute).body.contains("first words"));
    let pushed = live.next_table();
    assert!(!pushed.body.contains("first words") && pushed.body.contains("other words"));
    say(&mut loud, &game, "second words");
    let pushed = live.next_table();
    assert!(!pushed.body.contains("second words") && pushed.body.contains("own words"));
    for heard in [&mut other, &mut loud] {
        let page = heard.get(&game).body;
        assert!(page.contains("first words") && page.contains("second words"));
    }
    // It is kept, and can be taken back.
    let server = server.restart();
    host.address = server.address;
    let page = host.get(&game).body;
    assert!(!page.contains("first words") && !page.contains("second words") && page.contains("other words"));
    let (_, _, unmute) =
        switches(&mut host, &game).into_iter().find(|(deed, ..)| deed == "unmute").expect("a way back");
    let page = host.press(&unmute).body;
    assert!(page.contains("first words") && page.contains("second words"));
}

#[test]
fn the_whole_chat_can_be_muted() {
    let server = Server::start();
    let (mut host, mut other) = (server.browser(), server.browser());
    let game = new_game(&mut host, &["me", "link"]);
    say(&mut other, &game, "some words");
    let mute = format!("{game}/mute");
    assert_eq!(host.post(&mute, &[("mute", "all")]).status, 303);
    assert!(!host.get(&game).body.contains("some words"));
    assert!(other.get(&game).body.contains("some words"));
    let offered: Vec<String> =
        switches(&mut host, &game).into_iter().map(|(deed, whom, _)| deed + " " + &whom).collect();
    assert_eq!(offered, ["unmute all"]);
    assert_eq!(host.post(&mute, &[("unmute", "all")]).status, 303);
    assert!(host.get(&game).body.contains("some words"));
}

#[test]
fn nonsense_mutes_nobody() {
    let server = Server::start();
    let (mut host, mut other) = (server.browser(), server.browser());
    let game = new_game(&mut host, &["me", "link"]);
    say(&mut host, &game, "own words");
    say(&mut other, &game, "other words");
    let before = host.get(&game).body;
    let both = [("mute", "2"), ("unmute", "2")];
    for fields in
        [&[][..], &[("mute", "")], &[("mute", "x")], &[("mute", "-1")], &[("mute", "1")], &[("mute", "3")], &both]
    {
        assert_eq!(host.post(&format!("{game}/mute"), fields).status, 422, "{fields:?}");
    }
    assert_eq!(host.get(&game).body, before);
}
