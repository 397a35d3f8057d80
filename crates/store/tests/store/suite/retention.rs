//! What nobody touches any more is deleted, and nothing else.

use std::sync::Arc;

use runestones_store::{
    Claim, KeptCardSet, Kind, Millis, Mute, NewChatLine, NewGame, Person, Seat, SecretHash, Stamp, Status, Store,
    StoreError,
};

use super::{at, create, game, new_game, person, texts};

fn line(time: i64) -> NewChatLine {
    NewChatLine { person: None, seat: None, name: "Grey".into(), text: "hello".into(), time: Millis(time) }
}

async fn sweep_all(store: &impl Store, kind: Kind, before: i64) -> u64 {
    let mut count = 0;
    loop {
        match store.sweep(kind, Millis(before)).await.expect("swept").count() {
            0 => return count,
            some => count += some,
        }
    }
}

/// One game of each kind, each last touched at 10.
async fn one_of_each(store: &impl Store) {
    for (letter, status, header) in [
        ('o', Status::Open, "{}"),
        ('u', Status::Running, "{}"),
        ('f', Status::Finished, r#"{"name":"\"imported\":{"}"#),
        ('i', Status::Finished, r#"{"name":"","imported":{"seed":null}}"#),
    ] {
        let new = NewGame { header: header.into(), status, ..new_game(letter, 10) };
        store.create_game(&new).await.expect("a new game");
    }
}

async fn letters(store: &impl Store) -> String {
    let games = store.games_after(None, 99).await.expect("a list");
    games.iter().filter_map(|game| game.as_str().chars().next()).collect()
}

pub(super) async fn each_kind_has_its_own_age(store: Arc<impl Store>) {
    one_of_each(&*store).await;
    for (kind, left) in [(Kind::Imported, "fou"), (Kind::Open, "fu"), (Kind::Unfinished, "f"), (Kind::Finished, "")] {
        assert_eq!(sweep_all(&*store, kind, 10).await, 0, "{kind:?} is just young enough");
        assert_eq!(store.count_old(kind, Millis(11)).await, Ok(1), "{kind:?}");
        assert_eq!(sweep_all(&*store, kind, 11).await, 1, "{kind:?}");
        assert_eq!(letters(&*store).await, left, "{kind:?}");
        assert_eq!(store.count_old(kind, Millis(11)).await, Ok(0), "{kind:?}");
    }
}

pub(super) async fn what_was_touched_stays(store: Arc<impl Store>) {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    for letter in ['a', 'b', 'c', 'd'] {
        create(&*store, letter, 10).await;
    }
    store.touch(&game('a'), Millis(3 * DAY)).await.expect("looked at");
    let head = store.summary(&game('b')).await.expect("it is there").head;
    let open = Stamp::new(Millis(3 * DAY), Status::Open);
    store.append(&game('b'), head, &texts(&["one"]), open).await.expect("a move");
    store.quarantine(&game('c'), "odd").await.expect("set aside");
    // A clock that went back takes nothing away.
    store.touch(&game('a'), Millis(5)).await.expect("looked at");
    store.touch(&game('z'), Millis(3 * DAY)).await.expect("nothing to look at is no harm");
    assert_eq!(sweep_all(&*store, Kind::Open, 2 * DAY).await, 1);
    assert_eq!(letters(&*store).await, "abc", "somebody has to look at what is damaged");
}

pub(super) async fn what_goes_with_a_game_is_gone(store: Arc<impl Store>) {
    for letter in ['a', 'b'] {
        let head = create(&*store, letter, 10).await;
        store.append(&game(letter), head, &texts(&["one", "two"]), at(10)).await.expect("moves");
        store.invite(&game(letter), 1, &SecretHash("link".into())).await.expect("a link");
        store.say(&game(letter), &line(10)).await.expect("said");
        let mute = Mute { person: person("ann"), muted: None };
        store.set_mute(&game(letter), &mute, true).await.expect("muted");
        store.uncover(&game(letter), &person("ann"), 0).await.expect("uncovered");
    }
    store.touch(&game('b'), Millis(i64::MAX)).await.expect("looked at");
    assert_eq!(store.sweep(Kind::Unfinished, Millis(11)).await.expect("swept").games, [game('a')]);
    assert_eq!(store.load(&game('a')).await.map(drop), Err(StoreError::NotFound { what: "game" }));
    assert_eq!(store.seats(&game('a')).await, Ok(vec![]));
    assert_eq!(store.chat_since(&game('a'), 0, 9).await, Ok(vec![]));
    assert_eq!(store.mutes(&game('a')).await, Ok(vec![]));
    assert_eq!(store.invitations(&game('a')).await, Ok(vec![]));
    assert_eq!(store.uncovered(&game('a')).await, Ok(vec![]));
    assert_eq!(store.check().await, Ok(vec![]));
    // The other one has everything.
    assert_eq!(super::log(&*store, 'b').await, ["one", "two"]);
    assert_eq!(store.chat_since(&game('b'), 0, 9).await.expect("words").len(), 1);
    assert_eq!(store.mutes(&game('b')).await.expect("mutes").len(), 1);
    assert_eq!(store.invitations(&game('b')).await.expect("links").len(), 1);
    // The name is free again, and nothing of the old game comes back with it.
    create(&*store, 'a', 20).await;
    assert_eq!(super::log(&*store, 'a').await, [""; 0]);
    assert_eq!(store.chat_since(&game('a'), 0, 9).await, Ok(vec![]));
}

pub(super) async fn a_game_that_is_gone_is_gone_for_everybody(store: Arc<impl Store>) {
    let head = create(&*store, 'a', 10).await;
    store.invite(&game('a'), 1, &SecretHash("link".into())).await.expect("a link");
    store.sweep(Kind::Open, Millis(11)).await.expect("swept");
    let gone = || StoreError::NotFound { what: "game" };
    assert_eq!(store.append(&game('a'), head, &texts(&["one"]), at(20)).await, Err(gone()));
    assert_eq!(store.truncate(&game('a'), head, 0, at(20)).await, Err(gone()));
    assert_eq!(store.set_header(&game('a'), head, "{}", at(20)).await, Err(gone()));
    assert_eq!(store.say(&game('a'), &line(20)).await, Err(gone()));
    let mute = Mute { person: person("ann"), muted: None };
    assert_eq!(store.set_mute(&game('a'), &mute, true).await, Err(gone()));
    let no_seat = Err(StoreError::NotFound { what: "seat" });
    assert_eq!(store.set_seat(&game('a'), &Seat::empty(0, "person"), None).await, no_seat);
    let claimed = store.claim(&game('a'), 1, &SecretHash("link".into()), &person("ann")).await;
    assert_eq!(claimed, Ok(Claim::NoSuchLink));
    assert_eq!(store.check().await, Ok(vec![]));
}

pub(super) async fn a_sweep_is_done_in_small_steps(store: Arc<impl Store>) {
    for letter in 'a'..='z' {
        create(&*store, letter, 10).await;
    }
    let step = store.sweep(Kind::Open, Millis(11)).await.expect("swept").count();
    assert!(step > 0);
    assert_eq!(step + sweep_all(&*store, Kind::Open, 11).await, 26);
}

pub(super) async fn numbers_of_lines_are_given_once_also_after_a_sweep(store: Arc<impl Store>) {
    create(&*store, 'a', 10).await;
    for time in [10, 20] {
        store.say(&game('a'), &line(time)).await.expect("said");
    }
    assert_eq!(store.count_old(Kind::Chat, Millis(15)).await, Ok(1));
    assert_eq!(sweep_all(&*store, Kind::Chat, 15).await, 1);
    assert_eq!(store.chat_since(&game('a'), 0, 9).await.expect("words")[0].id, 2);
    assert_eq!(sweep_all(&*store, Kind::Chat, 25).await, 1);
    assert_eq!(store.say(&game('a'), &line(30)).await, Ok(3));
    assert_eq!(letters(&*store).await, "a", "the game itself stays");
}

pub(super) async fn people_stay_as_long_as_their_games(store: Arc<impl Store>) {
    create(&*store, 'a', 10).await;
    let seat = Seat::empty(0, "person").with(&person("ann"));
    store.set_seat(&game('a'), &seat, None).await.expect("a seat");
    for (id, last_seen) in [("ann", 10), ("bob", 10), ("eve", 50)] {
        let (name, settings) = ("Grey".to_owned(), "{}".to_owned());
        let someone = Person { id: person(id), name, settings, last_seen: Millis(last_seen) };
        store.save_person(&someone).await.expect("saved");
    }
    assert_eq!(store.count_old(Kind::People, Millis(20)).await, Ok(1));
    assert_eq!(sweep_all(&*store, Kind::People, 20).await, 1);
    assert_eq!(store.person(&person("bob")).await, Ok(None));
    assert!(store.person(&person("ann")).await.expect("an answer").is_some(), "her game is still there");
    assert!(store.person(&person("eve")).await.expect("an answer").is_some(), "she was here lately");
    sweep_all(&*store, Kind::Open, 20).await;
    assert_eq!(sweep_all(&*store, Kind::People, 20).await, 1);
    assert_eq!(store.person(&person("ann")).await, Ok(None));
}

/// A game that names a card set, and brings it.
pub(super) fn with_cards(letter: char, cards: char) -> NewGame {
    let hash = cards.to_string().repeat(64);
    let header = format!(r#"{{"rules":2,"card-set":"{hash}","name":"\"card-set\":\"x"}}"#);
    let card_set = Some(KeptCardSet { hash, text: format!("name = \"{cards}\"") });
    NewGame { header, status: Status::Finished, card_set, ..new_game(letter, 10) }
}

pub(super) async fn card_sets(store: &impl Store) -> String {
    store.card_sets().await.expect("card sets").iter().filter_map(|set| set.hash.chars().next()).collect()
}

pub(super) async fn card_sets_stay_as_long_as_their_games(store: Arc<impl Store>) {
    for (letter, cards) in [('a', 'x'), ('b', 'x'), ('c', 'y')] {
        store.create_game(&with_cards(letter, cards)).await.expect("a new game");
    }
    // A name that is taken brings nothing; a set that was kept for no game is of no use.
    assert!(matches!(store.create_game(&with_cards('a', 'z')).await, Err(StoreError::Conflict { .. })));
    assert_eq!(card_sets(&*store).await, "xy");
    store.keep_card_set(&with_cards('z', 'z').card_set.expect("cards")).await.expect("kept");
    assert_eq!(store.count_old(Kind::CardSets, Millis(0)).await, Ok(1));
    assert_eq!(sweep_all(&*store, Kind::CardSets, 0).await, 1);
    assert_eq!(card_sets(&*store).await, "xy");
    // The games go one after the other, and each set with its last one. A game in quarantine still needs its cards.
    store.quarantine(&game('c'), "odd").await.expect("set aside");
    store.touch(&game('b'), Millis(i64::MAX)).await.expect("looked at");
    assert_eq!(sweep_all(&*store, Kind::Finished, 11).await, 1);
    assert_eq!((sweep_all(&*store, Kind::CardSets, 0).await, card_sets(&*store).await), (0, "xy".to_owned()));
    let head = store.summary(&game('b')).await.expect("it is there").head;
    store.set_header(&game('b'), head, "{}", at(20)).await.expect("a header without cards");
    assert_eq!((sweep_all(&*store, Kind::CardSets, 0).await, card_sets(&*store).await), (1, "y".to_owned()));
    // And whoever wants them again brings them again.
    store.create_game(&with_cards('d', 'x')).await.expect("a new game");
    assert_eq!((sweep_all(&*store, Kind::CardSets, 0).await, card_sets(&*store).await), (0, "xy".to_owned()));
}
