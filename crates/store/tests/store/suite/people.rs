use std::sync::Arc;

use runestones_store::{
    Claim, KeptCardSet, KeptResult, Kind, Millis, Mute, NewChatLine, NewGame, Person, Seat, SecretHash, Store,
    StoreError,
};

use super::{create, game, new_game, person};

fn secret(text: &str) -> SecretHash {
    SecretHash(text.into())
}

pub(crate) async fn a_person_is_remembered(store: Arc<impl Store>) {
    let ann = Person { id: person("ann"), name: "Grey".into(), settings: "{}".into(), last_seen: Millis(5) };
    assert_eq!(store.person(&ann.id).await, Ok(None));
    store.save_person(&ann).await.expect("saved");
    assert_eq!(store.person(&ann.id).await, Ok(Some(ann.clone())));
    // A late request does not make her seen earlier.
    let later = Person { name: "Brown".into(), settings: "[1]".into(), last_seen: Millis(3), ..ann.clone() };
    store.save_person(&later).await.expect("saved");
    assert_eq!(store.person(&ann.id).await, Ok(Some(Person { last_seen: Millis(5), ..later })));
}

pub(crate) async fn a_seat_is_taken_from_who_has_it(store: Arc<impl Store>) {
    create(&*store, 'a', 1).await;
    let (ann, bob) = (person("ann"), person("bob"));
    let empty = Seat::empty(1, "person");
    assert_eq!(store.set_seat(&game('a'), &empty.clone().with(&ann), None).await, Ok(true));
    assert_eq!(store.set_seat(&game('a'), &empty.clone().with(&bob), None).await, Ok(false));
    assert_eq!(store.set_seat(&game('a'), &empty.clone().with(&bob), Some(&bob)).await, Ok(false));
    assert_eq!(store.seats(&game('a')).await.expect("seats")[1], empty.clone().with(&ann));
    let bot = Seat::empty(1, "bot");
    assert_eq!(store.set_seat(&game('a'), &bot, Some(&ann)).await, Ok(true));
    assert_eq!(store.seats(&game('a')).await, Ok(vec![Seat::empty(0, "person"), bot]));
    let missing = StoreError::NotFound { what: "seat" };
    assert_eq!(store.set_seat(&game('a'), &Seat::empty(2, "bot"), None).await, Err(missing.clone()));
    assert_eq!(store.set_seat(&game('z'), &empty, None).await, Err(missing));
}

pub(crate) async fn the_first_to_follow_a_link_gets_the_seat(store: Arc<impl Store>) {
    create(&*store, 'a', 1).await;
    let (ann, bob) = (person("ann"), person("bob"));
    store.invite(&game('a'), 1, &secret("link")).await.expect("a link");
    assert_eq!(store.claim(&game('a'), 1, &secret("guess"), &bob).await, Ok(Claim::NoSuchLink));
    assert_eq!(store.claim(&game('a'), 0, &secret("link"), &bob).await, Ok(Claim::NoSuchLink));
    assert_eq!(store.claim(&game('a'), 1, &secret("link"), &ann).await, Ok(Claim::Claimed));
    assert_eq!(store.claim(&game('a'), 1, &secret("link"), &bob).await, Ok(Claim::AlreadyTaken));
    assert_eq!(store.claim(&game('a'), 1, &secret("link"), &ann).await, Ok(Claim::Claimed));
    assert_eq!(store.seats(&game('a')).await.expect("seats")[1].person, Some(ann));
    let missing = Err(StoreError::NotFound { what: "seat" });
    assert_eq!(store.invite(&game('a'), 2, &secret("link")).await, missing);
    assert_eq!(store.invite(&game('z'), 0, &secret("link")).await, missing);
    assert_eq!(store.claim(&game('z'), 0, &secret("link"), &bob).await, Ok(Claim::NoSuchLink));
}

pub(crate) async fn a_new_link_replaces_the_old_one(store: Arc<impl Store>) {
    create(&*store, 'a', 1).await;
    let (ann, bob) = (person("ann"), person("bob"));
    store.invite(&game('a'), 1, &secret("old")).await.expect("a link");
    assert_eq!(store.claim(&game('a'), 1, &secret("old"), &ann).await, Ok(Claim::Claimed));
    // She leaves; her link still is hers.
    let empty = Seat::empty(1, "person");
    assert_eq!(store.set_seat(&game('a'), &empty, Some(&ann)).await, Ok(true));
    assert_eq!(store.claim(&game('a'), 1, &secret("old"), &bob).await, Ok(Claim::AlreadyTaken));
    store.invite(&game('a'), 1, &secret("new")).await.expect("a link");
    assert_eq!(store.claim(&game('a'), 1, &secret("old"), &ann).await, Ok(Claim::NoSuchLink));
    assert_eq!(store.claim(&game('a'), 1, &secret("new"), &bob).await, Ok(Claim::Claimed));
}

pub(crate) async fn a_link_does_not_open_a_seat_that_is_taken(store: Arc<impl Store>) {
    create(&*store, 'a', 1).await;
    store.invite(&game('a'), 1, &secret("link")).await.expect("a link");
    let taken = Seat::empty(1, "person").with(&person("ann"));
    assert_eq!(store.set_seat(&game('a'), &taken, None).await, Ok(true));
    assert_eq!(store.claim(&game('a'), 1, &secret("link"), &person("bob")).await, Ok(Claim::AlreadyTaken));
    assert_eq!(store.seats(&game('a')).await.expect("seats")[1], taken);
}

pub(crate) async fn chat_is_numbered_and_read_in_parts(store: Arc<impl Store>) {
    create(&*store, 'a', 1).await;
    create(&*store, 'b', 1).await;
    let line = |text: &str| NewChatLine {
        person: Some(person("ann")),
        seat: Some(1),
        name: "Grey".into(),
        text: text.into(),
        time: Millis(2),
    };
    for (number, text) in (1..).zip(["one", "two", "three"]) {
        assert_eq!(store.say(&game('a'), &line(text)).await, Ok(number));
    }
    let watcher = NewChatLine { seat: None, ..line("hello") };
    assert_eq!(store.say(&game('b'), &watcher).await, Ok(1));
    assert_eq!(store.say(&game('z'), &watcher).await, Err(StoreError::NotFound { what: "game" }));

    let said = store.chat_since(&game('b'), 0, 9).await.expect("chat");
    assert_eq!((said.len(), said[0].id, &said[0].line), (1, 1, &watcher));
    let numbers = |lines: Vec<runestones_store::ChatLine>| lines.iter().map(|line| line.id).collect::<Vec<_>>();
    assert_eq!(numbers(store.chat_since(&game('a'), 0, 2).await.expect("chat")), [1, 2]);
    assert_eq!(numbers(store.chat_since(&game('a'), 2, 2).await.expect("chat")), [3]);
    assert_eq!(numbers(store.chat_since(&game('a'), 3, 2).await.expect("chat")), [0; 0]);
    assert_eq!(numbers(store.latest_chat(&game('a'), 2).await.expect("chat")), [2, 3]);
    assert_eq!(numbers(store.latest_chat(&game('z'), 2).await.expect("chat")), [0; 0]);
}

pub(crate) async fn whoever_is_muted_stays_so_until_unmuted(store: Arc<impl Store>) {
    create(&*store, 'a', 1).await;
    let bob = Mute { person: person("ann"), muted: Some(person("bob")) };
    let all = Mute { person: person("ann"), muted: None };
    for mute in [&bob, &all, &bob] {
        assert_eq!(store.set_mute(&game('a'), mute, true).await, Ok(()));
    }
    assert_eq!(store.mutes(&game('a')).await, Ok(vec![all.clone(), bob.clone()]));
    assert_eq!(store.set_mute(&game('a'), &all, false).await, Ok(()));
    assert_eq!(store.mutes(&game('a')).await, Ok(vec![bob]));
    let nowhere = store.set_mute(&game('z'), &all, true).await;
    assert_eq!(nowhere, Err(StoreError::NotFound { what: "game" }));
}

pub(crate) async fn a_card_set_is_kept(store: Arc<impl Store>) {
    let set = |letter: &str, text: &str| KeptCardSet { hash: letter.repeat(64), text: text.into() };
    assert_eq!(store.card_set(&"b".repeat(64)).await, Ok(None));
    store.keep_card_set(&set("b", "name = \"\u{1F48E}\"\n")).await.expect("kept");
    store.keep_card_set(&set("a", "")).await.expect("kept");
    // What has the same name is the same: it is there already.
    store.keep_card_set(&set("b", "other")).await.expect("it is there");
    assert_eq!(store.card_set(&"b".repeat(64)).await, Ok(Some("name = \"\u{1F48E}\"\n".into())));
    assert_eq!(store.card_sets().await, Ok(vec![set("a", ""), set("b", "name = \"\u{1F48E}\"\n")]));
    for nonsense in
        [set("", "x"), set("hh", "x"), set("\"", "x"), set("c", "a\0b"), set("c", &"x".repeat((1 << 20) + 1))]
    {
        assert!(matches!(store.keep_card_set(&nonsense).await, Err(StoreError::Invalid { .. })));
        let game = NewGame { card_set: Some(nonsense), ..new_game('a', 1) };
        assert!(matches!(store.create_game(&game).await, Err(StoreError::Invalid { .. })));
    }
    assert_eq!(store.card_set("c' OR '1' = '1").await, Ok(None));
}

fn reached(contest: &str, who: &str, value: i64, time: i64) -> KeptResult {
    KeptResult { contest: contest.into(), person: person(who), value, detail: format!("{value}!"), time: Millis(time) }
}

pub(super) async fn the_first_result_counts_and_old_ones_go(store: Arc<impl Store>) {
    let all = [
        reached("daily 1", "ann", 60, 10),
        reached("daily 1", "bob", 71, 11),
        reached("daily 1", "eve", 60, 12),
        reached("daily 2", "ann", -5, 20),
    ];
    for result in &all {
        assert_eq!(store.keep_result(result).await, Ok(true));
    }
    assert_eq!(store.keep_result(&reached("daily 1", "ann", 99, 30)).await, Ok(false), "a second try does not count");
    assert_eq!(store.result("daily 1", &person("ann")).await, Ok(Some(all[0].clone())));
    assert_eq!(store.result("daily 3", &person("ann")).await, Ok(None));
    assert_eq!(store.tally("daily 1").await, Ok(vec![(60, 2), (71, 1)]));
    assert_eq!(store.results_of(&person("ann"), 5).await, Ok(vec![all[3].clone(), all[0].clone()]));
    assert_eq!(store.results_of(&person("ann"), 1).await, Ok(vec![all[3].clone()]));
    let (long, odd) = ("x".repeat(65), "\0".to_owned());
    for contest in [String::new(), long.clone(), odd.clone()] {
        assert!(matches!(store.keep_result(&reached(&contest, "ann", 1, 1)).await, Err(StoreError::Invalid { .. })));
    }
    for detail in [long.repeat(16), odd] {
        let result = KeptResult { detail, ..reached("daily 9", "ann", 1, 1) };
        assert!(matches!(store.keep_result(&result).await, Err(StoreError::Invalid { .. })));
    }
    assert_eq!(store.count_old(Kind::Results, Millis(12)).await, Ok(2));
    assert_eq!(store.sweep(Kind::Results, Millis(12)).await.map(|swept| swept.count()), Ok(2));
    assert_eq!(store.tally("daily 1").await, Ok(vec![(60, 1)]));
}
