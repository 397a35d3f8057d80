//! Seeks, invitations, and tables that wait.

use std::sync::Arc;

use runestones_store::{
    AccountStore, Ask, Blocked, FairnessStore, LobbyStore, Millis, NewGame, Person, Seat, Seeking, Stamp, Status, Store,
};

use super::{create, game, new_game, person};

async fn seek<S: LobbyStore>(store: &S, name: &str, since: i64) {
    store.seek(&person(name), &format!("{name}'s"), Millis(since), Millis(since + 100)).await.expect("seeks");
}

fn table(letter: char, people: &[&str]) -> NewGame {
    let seats = people.iter().zip(0..).map(|(name, number)| Seat::empty(number, "person").with(&person(name)));
    NewGame { seats: seats.collect(), status: Status::Running, public: false, ..new_game(letter, 50) }
}

async fn block<S: FairnessStore>(store: &S, who: &str, whom: &str) {
    let blocked = Blocked { person: person(whom), name: String::new(), time: Millis(1) };
    assert_eq!(store.block(&person(who), &blocked).await, Ok(true));
}

pub(crate) async fn who_seeks_is_seen_while_they_are_there<S: Store + LobbyStore + FairnessStore>(store: Arc<S>) {
    let seen = async |who: &str, now: i64| {
        let seeks = store.seeks(&person(who), Millis(now), 10).await.expect("seeks");
        seeks.into_iter().map(|seek| seek.person.0).collect::<Vec<_>>()
    };
    for (name, since) in [("cid", 30), ("ann", 10), ("bob", 20)] {
        seek(&*store, name, since).await;
    }
    assert_eq!(seen("dan", 40).await, ["ann", "bob", "cid"], "the longest first");
    assert_eq!(seen("ann", 40).await, ["bob", "cid"]);
    assert_eq!(seen("dan", 115).await, ["bob", "cid"], "ann has gone away");
    assert_eq!(store.keep_seeking(&person("ann"), Millis(115), Millis(999)).await, Ok(Seeking::No));
    let asked = store.seeking(&person("bob"), Millis(115)).await;
    assert_eq!(asked, Ok(Seeking::Since(Millis(20), "bob's".into())));
    assert_eq!(store.seeking(&person("bob"), Millis(121)).await, Ok(Seeking::No), "asking prolongs nothing");
    let still = store.keep_seeking(&person("bob"), Millis(115), Millis(300)).await;
    assert_eq!(still, Ok(Seeking::Since(Millis(20), "bob's".into())));
    assert_eq!(seen("dan", 250).await, ["bob"]);
    block(&*store, "dan", "bob").await;
    assert_eq!((seen("dan", 250).await, seen("ann", 250).await), (vec![], vec!["bob".to_owned()]));
    store.stop_seeking(&person("bob")).await.expect("stopped");
    assert_eq!(seen("ann", 250).await, Vec::<String>::new());
    assert!(store.seek(&person("ann"), &"x".repeat(5000), Millis(1), Millis(2)).await.is_err());
}

pub(crate) async fn people_meet_once<S: Store + LobbyStore + 'static>(store: Arc<S>) {
    for name in ["ann", "bob", "cid"] {
        seek(&*store, name, 10).await;
    }
    let met = |letter, one, other| {
        let store = Arc::clone(&store);
        async move { store.meet(&[person(one), person(other)], Millis(20), &table(letter, &[one, other])).await }
    };
    assert_eq!(met('a', "ann", "dan").await, Ok(false), "dan looks for nobody");
    assert!(store.summary(&game('a')).await.is_err(), "and there is no such table");
    // Everybody wants everybody at the same time: two of them meet, once.
    let tries =
        [('a', "ann", "bob"), ('b', "bob", "cid"), ('c', "cid", "ann"), ('d', "bob", "ann"), ('e', "cid", "bob")];
    let tries: Vec<_> = tries.map(|(letter, one, other)| tokio::spawn(met(letter, one, other))).into();
    let mut tables = 0;
    for (letter, tried) in ('a'..).zip(tries) {
        let is_met = tried.await.expect("an answer").expect("no fault");
        assert_eq!(store.summary(&game(letter)).await.is_ok(), is_met, "{letter}");
        tables += usize::from(is_met);
    }
    assert_eq!(tables, 1);
    let mut found = Vec::new();
    for name in ["ann", "bob", "cid"] {
        match store.keep_seeking(&person(name), Millis(20), Millis(30)).await.expect("an answer") {
            Seeking::Met(game) => found.push(game),
            other => assert_eq!(other, Seeking::Since(Millis(10), format!("{name}'s"))),
        }
    }
    assert_eq!((found.len(), &found[0]), (2, &found[1]));
    for name in ["ann", "bob", "cid"] {
        let (soon, late) =
            (store.seeking(&person(name), Millis(5000)).await, store.seeking(&person(name), Millis(700_000)).await);
        assert!(matches!(soon, Ok(Seeking::Met(_) | Seeking::No)), "{soon:?}");
        assert_eq!(late, Ok(Seeking::No), "whoever does not find out in time was not met");
    }
    // Whoever goes away is met by nobody.
    seek(&*store, "ann", 40).await;
    seek(&*store, "bob", 140).await;
    let late = store.meet(&[person("ann"), person("bob")], Millis(141), &table('f', &["ann", "bob"])).await;
    assert_eq!(late, Ok(false));
}

pub(crate) async fn companions_are_asked_to_tables<S: Store + LobbyStore + FairnessStore>(store: Arc<S>) {
    for name in ["ann", "bob", "cid"] {
        let (id, settings) = (person(name), "{}".to_owned());
        let named = Person { id, name: name.to_uppercase(), settings, last_seen: Millis(1) };
        store.save_person(&named).await.expect("stored");
    }
    for (letter, people) in [('a', &["ann", "bob"]), ('b', &["ann", "cid"])] {
        store.create_game(&table(letter, people)).await.expect("a game");
    }
    let companions: Vec<String> =
        store.companions(&person("ann"), 10).await.expect("people").into_iter().map(|(_, name)| name).collect();
    assert_eq!(companions.len(), 2);
    assert_eq!(store.have_met(&person("bob"), &person("ann")).await, Ok(true));
    assert_eq!(store.have_met(&person("bob"), &person("cid")).await, Ok(false));
    create(&*store, 'o', 60).await;
    let seat = Seat::empty(0, "person").with(&person("ann"));
    store.set_seat(&game('o'), &seat, None).await.expect("seated");
    let ask = |whom: &str| Ask { game: game('o'), person: person(whom), asker: person("ann"), time: Millis(70) };
    assert_eq!(store.ask_to_table(&ask("bob")).await, Ok(true));
    assert_eq!(store.ask_to_table(&ask("bob")).await, Ok(false), "once");
    block(&*store, "cid", "ann").await;
    assert_eq!(store.ask_to_table(&ask("cid")).await, Ok(false), "who blocked her is not asked");
    let asked = store.asked(&person("bob"), 10).await.expect("invitations");
    assert_eq!(asked.len(), 1);
    assert_eq!((&asked[0].0, &asked[0].1.0.id, asked[0].1.1.len()), (&person("ann"), &game('o'), 2));
    assert_eq!(store.asked_to(&game('o')).await, Ok(vec![person("bob")]));
    assert_eq!(store.waiting(10).await.map(|tables| tables.len()), Ok(1));
    assert_eq!(store.waiting_of(&person("ann"), 10).await.map(|tables| tables.len()), Ok(1));
    // There is an end to invitations.
    let mut told = 0;
    for number in 0..20 {
        told += usize::from(store.ask_to_table(&ask(&format!("p{number}"))).await.expect("an answer"));
    }
    assert_eq!(told, 11);
    // A table that is full asks nobody any more, and can be watched if it is public.
    assert_eq!(store.watchable(10).await, Ok(vec![]), "one waits, the others are private");
    assert_eq!(store.count_running(Millis(0)).await, Ok(2));
    let head = store.summary(&game('o')).await.expect("the game").head;
    store
        .set_header(&game('o'), head, "{}", Stamp { time: Millis(80), status: Status::Running, due: None })
        .await
        .expect("full");
    let watched = store.watchable(10).await.expect("tables");
    assert_eq!(watched.iter().map(|(game, seats)| (&game.id, seats.len())).collect::<Vec<_>>(), [(&game('o'), 2)]);
    assert_eq!((store.count_running(Millis(80)).await, store.count_running(Millis(81)).await), (Ok(1), Ok(0)));
    assert_eq!(store.asked(&person("bob"), 10).await, Ok(vec![]));
    assert_eq!(store.ask_to_table(&ask("dan")).await, Ok(false));
    store.take_ask_back(&game('o'), &person("bob")).await.expect("taken back");
    assert!(!store.asked_to(&game('o')).await.expect("people").contains(&person("bob")));
}

pub(crate) async fn who_is_forgotten_looks_for_nobody<S: LobbyStore + AccountStore>(store: Arc<S>) {
    seek(&*store, "ann", 10).await;
    store.forget_person(&person("ann"), &person("nobody")).await.expect("forgotten");
    assert_eq!(store.seeks(&person("bob"), Millis(20), 10).await, Ok(vec![]));
}
