//! What people have played, and their pages.

use std::sync::Arc;

use runestones_store::{
    AccountStore, Device, Kind, Millis, Person, Played, PlayedStore, SecretHash, Stamp, Status, Store,
};

use super::{create, game, person, texts};

fn played(who: &str, letter: char, time: i64) -> Played {
    Played {
        person: person(who),
        time: Millis(time),
        game: game(letter),
        seat: 1,
        players: 3,
        night: true,
        rated: false,
        won: 6,
        stones: 0b1010,
        skill: None,
        card: "{}".into(),
    }
}

pub(crate) async fn a_game_that_ends_is_due_and_entered_once<S: Store + PlayedStore>(store: Arc<S>) {
    let head = create(&*store, 'a', 1).await;
    assert_eq!(store.played_due(None, 9).await, Ok(vec![]));
    let stamp = Stamp { time: Millis(2), status: Status::Finished, due: None };
    store.append(&game('a'), head, &texts(&["the end"]), stamp).await.expect("over");
    assert_eq!(store.played_due(None, 9).await, Ok(vec![game('a')]));
    for _ in 0..2 {
        store.enter_played(&game('a'), &[played("ann", 'a', 2), played("bob", 'a', 2)]).await.expect("entered");
    }
    assert_eq!(store.played_due(None, 9).await, Ok(vec![]));
    assert_eq!(store.played_by(&person("ann"), None, 9).await, Ok(vec![played("ann", 'a', 2)]));
    assert_eq!(store.have_played(&person("ann"), &person("bob")).await, Ok(true));
    assert_eq!(store.have_played(&person("ann"), &person("cid")).await, Ok(false));
    store.set_skill(&game('a'), &[(0, 7), (1, -300_000)]).await.expect("noted");
    let noted = store.played_by(&person("bob"), None, 9).await.expect("games").remove(0);
    assert_eq!(noted.skill, Some(-300_000));
    let long = Played { card: "x".repeat(5000), ..played("ann", 'b', 3) };
    assert!(store.enter_played(&game('b'), &[long]).await.is_err());
}

pub(crate) async fn a_book_is_read_in_parts<S: PlayedStore>(store: Arc<S>) {
    for (letter, time) in [('a', 5), ('b', 5), ('c', 7)] {
        store.enter_played(&game(letter), &[played("ann", letter, time)]).await.expect("entered");
    }
    let first = store.played_by(&person("ann"), None, 2).await.expect("games");
    assert_eq!(first.iter().map(|one| one.game.clone()).collect::<Vec<_>>(), [game('c'), game('b')]);
    let rest = store.played_by(&person("ann"), Some((first[1].time, &first[1].game)), 2).await.expect("games");
    assert_eq!(rest, [played("ann", 'a', 5)]);
    assert_eq!(store.count_played(&person("ann")).await, Ok(3));
}

pub(crate) async fn a_page_has_a_name_and_is_seen_by_whom_its_owner_wants<S: Store + AccountStore + PlayedStore>(
    store: Arc<S>,
) {
    let ann = person("ann");
    let device = Device { secret: SecretHash("ann".into()), label: String::new(), created: Millis(5) };
    store.keep_account(&ann, &device).await.expect("kept");
    assert_eq!(store.without_profile(9).await, Ok(vec![ann.clone()]));
    for _ in 0..2 {
        store.open_profiles(&[(ann.clone(), "a11".into())]).await.expect("a page");
    }
    assert_eq!(store.without_profile(9).await, Ok(vec![]));
    let page = store.profile("a11").await.expect("an answer").expect("a page");
    assert_eq!((&page.person, page.since, &*page.sees, page.luck), (&ann, Millis(5), "met", false));
    store.set_profile(&ann, "all", true).await.expect("chosen");
    let page = store.profile("a11").await.expect("an answer").expect("a page");
    assert_eq!((&*page.sees, page.luck), ("all", true));
    assert_eq!(store.profile("b0b").await, Ok(None));
    store.enter_played(&game('a'), &[played("ann", 'a', 5)]).await.expect("entered");
    store.forget_person(&ann, &person("nobody")).await.expect("forgotten");
    assert_eq!(store.profile("a11").await, Ok(None));
    assert_eq!(store.count_played(&ann).await, Ok(0));
}

pub(crate) async fn whoever_is_swept_takes_their_book_along<S: Store + AccountStore + PlayedStore>(store: Arc<S>) {
    for name in ["ann", "bob"] {
        let (id, settings) = (person(name), "{}".to_owned());
        store.save_person(&Person { id, name: name.into(), settings, last_seen: Millis(1) }).await.expect("stored");
        store.enter_played(&game('a'), &[played(name, 'a', 1)]).await.expect("entered");
    }
    let device = Device { secret: SecretHash("ann".into()), label: String::new(), created: Millis(5) };
    store.keep_account(&person("ann"), &device).await.expect("kept");
    store.sweep(Kind::People, Millis(100)).await.expect("swept");
    assert_eq!(store.count_played(&person("bob")).await, Ok(0));
    assert_eq!(store.count_played(&person("ann")).await, Ok(1), "an account keeps its record");
    assert_eq!(store.person(&person("bob")).await, Ok(None));
    let ann = store.person(&person("ann")).await.expect("an answer").expect("an account is for good");
    assert_eq!(ann.name, "ann", "and keeps its name");
}
