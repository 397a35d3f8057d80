//! Live connections, and chat.

use crate::server::{Server, look, new_game, play};

#[test]
fn every_move_reaches_everybody() {
    let server = Server::start();
    let (mut browser, mut watcher) = (server.browser(), server.browser());
    let game = new_game(&mut browser, &["me", "here"]);
    let mut page = look(&mut browser, &game);
    let mut lives = [browser.listen(&game, &page.version()), watcher.listen(&game, &page.version())];
    for _ in 0..12 {
        let mv = page.moves()[0].clone();
        assert_eq!(play(&mut browser, &game, &page, &mv).status, 303);
        let after = browser.get(&game);
        for live in &mut lives {
            live.wait_for(|table| table.version() == after.version());
        }
        page = look(&mut browser, &game);
    }
}

#[test]
fn who_has_missed_something_gets_it_at_once() {
    let server = Server::start();
    let mut browser = server.browser();
    let game = new_game(&mut browser, &["me", "here"]);
    let page = look(&mut browser, &game);
    assert_eq!(play(&mut browser, &game, &page, &page.moves()[0]).status, 303);
    let now = browser.get(&game);
    let mut live = browser.listen(&game, &page.version());
    let sent = live.next_table();
    assert!(now.body.contains(&sent.body), "the stream sends what the page holds");
    // A version that is no number counts as an old one.
    assert_eq!(browser.listen(&game, "x").next_table().body, sent.body);
    // A browser that lost its connection may have missed words, too.
    let mut again = browser.listen_with(&game, &now.version(), &[("Last-Event-ID", "drawn")]);
    assert_eq!(again.next_table().body, sent.body);
}

#[test]
fn chat_reaches_everybody_as_text() {
    let server = Server::start();
    let (mut browser, mut watcher) = (server.browser(), server.browser());
    let game = new_game(&mut browser, &["me", "here"]);
    let page = look(&mut browser, &game);
    let mut lives = [browser.listen(&game, &page.version()), watcher.listen(&game, &page.version())];
    let chat = format!("{game}/chat");
    let words = "<script>alert('x')</script> & \"so\" on";
    assert_eq!(watcher.post(&chat, &[("text", words)]).status, 303);
    for live in &mut lives {
        let table = live.wait_for(|table| table.body.contains("alert("));
        assert!(!table.body.contains("<script>"), "what people say is text");
        assert!(table.body.contains("&lt;script&gt;"));
    }
    let long = "x".repeat(301);
    for text in ["", "  ", &long, "a\nb", "\u{0}", "\u{1b}[31m"] {
        assert_eq!(watcher.post(&chat, &[("text", text)]).status, 422, "{text:?}");
    }
    assert_eq!(watcher.post(&chat, &[("text", &"é".repeat(300))]).status, 303);
}

#[test]
fn chat_has_a_limit_for_each_person_and_for_each_table() {
    let server = Server::start();
    let mut browser = server.browser();
    let game = new_game(&mut browser, &["me", "here"]);
    let chat = format!("{game}/chat");
    let said = |browser: &mut runestones_testing::browser::Browser| browser.post(&chat, &[("text", "hello")]).status;
    let answers: Vec<u16> = (0..8).map(|_| said(&mut browser)).collect();
    assert_eq!(answers, [303, 303, 303, 303, 303, 303, 429, 429]);
    // Somebody with a new cookie for every line.
    let refused = (0..60).map(|_| said(&mut server.browser())).filter(|status| *status == 429).count();
    assert!(refused >= 20, "{refused} of 60 lines were refused");
}
