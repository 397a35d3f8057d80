use std::sync::Arc;

use runestones_store::{Cursor, GameId, GameSummary, Head, Millis, NewGame, Page, Seat, Stamp, Store};

use super::{at, create, game, new_game, person};

fn letters(games: &[GameSummary]) -> String {
    games.iter().map(|game| &game.id.as_str()[..1]).collect()
}

pub(crate) async fn open_games_are_listed_newest_first_in_pages(store: Arc<impl Store>) {
    for (time, letter) in (1..).zip("abcde".chars()) {
        create(&*store, letter, time).await;
    }
    store.append(&game('c'), Head::default(), &[], at(9)).await.expect("it begins");
    let first = store.open_games(&Page::first(3)).await.expect("a list");
    assert_eq!(letters(&first), "edb");
    let second = store.open_games(&Page::after(&first[2], 3)).await.expect("a list");
    assert_eq!(letters(&second), "a");
    assert_eq!(store.open_games(&Page::after(&second[0], 3)).await, Ok(vec![]));
    assert_eq!(store.open_games(&Page::first(0)).await, Ok(vec![]));
    let running = store.games_with_status(runestones_store::Status::Running, &Page::first(9)).await.expect("a list");
    assert_eq!(letters(&running), "c");
}

pub(crate) async fn private_games_are_not_offered(store: Arc<impl Store>) {
    store.create_game(&NewGame { public: false, ..new_game('a', 1) }).await.expect("a new game");
    create(&*store, 'b', 2).await;
    assert_eq!(letters(&store.open_games(&Page::first(9)).await.expect("a list")), "b");
    assert!(!store.summary(&game('a')).await.expect("a game").public);
    assert!(store.summary(&game('b')).await.expect("a game").public);
}

pub(crate) async fn a_person_sees_each_of_their_games_once(store: Arc<impl Store>) {
    let (ann, bob) = (person("ann"), person("bob"));
    for (time, letter) in (1..).zip("abc".chars()) {
        create(&*store, letter, time).await;
    }
    for (letter, number, person) in [('a', 0, &ann), ('a', 1, &ann), ('b', 0, &bob), ('c', 1, &ann)] {
        let seat = Seat::empty(number, "person").with(person);
        assert_eq!(store.set_seat(&game(letter), &seat, None).await, Ok(true));
    }
    assert_eq!(letters(&store.games_of(&ann, &Page::first(9)).await.expect("a list")), "ca");
    store.append(&game('a'), Head::default(), &[], at(9)).await.expect("a change");
    let first = store.games_of(&ann, &Page::first(1)).await.expect("a list");
    assert_eq!(letters(&first), "a");
    assert_eq!(letters(&store.games_of(&ann, &Page::after(&first[0], 9)).await.expect("a list")), "c");
    assert_eq!(letters(&store.games_of(&bob, &Page::first(9)).await.expect("a list")), "b");
    assert_eq!(store.games_of(&person("eve"), &Page::first(9)).await, Ok(vec![]));
}

pub(crate) async fn games_that_change_at_the_same_time_are_each_listed_once(store: Arc<impl Store>) {
    for letter in "badcAZ09-_".chars() {
        create(&*store, letter, 7).await;
    }
    let mut seen = String::new();
    let mut page = Page::first(3);
    loop {
        let games = store.open_games(&page).await.expect("a list");
        seen += &letters(&games);
        let Some(last) = games.last() else { break };
        page = Page::after(last, 3);
    }
    assert_eq!(seen, "dcba_ZA90-");
    let between = Page { limit: 9, before: Some(Cursor { updated: Millis(7), id: game('B') }) };
    assert_eq!(letters(&store.open_games(&between).await.expect("a list")), "A90-");
}

pub(crate) async fn quarantined_games_are_not_offered(store: Arc<impl Store>) {
    let mut mine = new_game('a', 1);
    mine.seats[0].person = Some(person("ann"));
    store.create_game(&mine).await.expect("a new game");
    create(&*store, 'b', 2).await;
    store.quarantine(&game('a'), "why").await.expect("it is there");
    assert_eq!(letters(&store.open_games(&Page::first(9)).await.expect("a list")), "b");
    // But whoever plays in it is told.
    let games = store.games_of(&person("ann"), &Page::first(9)).await.expect("a list");
    assert_eq!(games[0].damage.as_deref(), Some("why"));
}

pub(crate) async fn what_is_due_first_comes_first(store: Arc<impl Store>) {
    let due = |time| Stamp { due: Some(Millis(time)), ..at(1) };
    let ids = |due: Vec<(Millis, GameId)>| due.into_iter().map(|(_, id)| id).collect::<Vec<_>>();
    for (letter, time) in [('a', 9), ('b', 3), ('c', 6), ('d', 7)] {
        let head = create(&*store, letter, 1).await;
        store.append(&game(letter), head, &["one".into()], due(time)).await.expect("a move");
    }
    create(&*store, 'e', 1).await;
    assert_eq!(store.games_due(1).await.expect("a list"), [(Millis(3), game('b'))]);
    assert_eq!(ids(store.games_due(9).await.expect("a list")), ['b', 'c', 'd', 'a'].map(game));
    // Every change says anew when it is due, or that it is not.
    let head = |length| Head { version: 1, length };
    store.truncate(&game('b'), head(1), 0, due(8)).await.expect("taken back");
    store.set_header(&game('c'), head(1), "{}", at(2)).await.expect("another header");
    store.append(&game('d'), head(1), &["two".into()], at(2)).await.expect("a move");
    assert_eq!(ids(store.games_due(9).await.expect("a list")), ['b', 'a'].map(game));
    assert_eq!(store.summary(&game('b')).await.expect("a game").due, Some(Millis(8)));
    store.quarantine(&game('b'), "odd").await.expect("set aside");
    assert_eq!(ids(store.games_due(9).await.expect("a list")), [game('a')]);
}
