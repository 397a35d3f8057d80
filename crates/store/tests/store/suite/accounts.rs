//! Who somebody is on several devices.

use std::sync::Arc;

use runestones_store::{
    AccountStore, CountedResult, Device, MOST_DEVICES, Millis, NewChatLine, Owner, Page, Person, PlayedStore,
    RatingStore, Seat, SecretHash, Store, StoredRating,
};

use super::{create, game, person};

fn secret(text: &str) -> SecretHash {
    SecretHash(text.into())
}

fn device(name: &str, created: i64) -> Device {
    Device { secret: secret(name), label: format!("{name}'s"), created: Millis(created) }
}

pub(crate) async fn an_account_has_devices<S: Store + AccountStore>(store: Arc<S>) {
    let ann = person("ann");
    assert_eq!(store.owner(&secret("ann")).await, Ok(Owner::Itself));
    assert_eq!(store.account(&ann).await, Ok(None));
    store.keep_account(&ann, &device("ann", 5)).await.expect("kept");
    store.keep_account(&ann, &device("ann", 6)).await.expect("kept again");
    let account = store.account(&ann).await.expect("an answer").expect("an account");
    assert_eq!((account.since, account.has_code, account.listed), (Millis(5), false, false));
    store.add_device(&ann, &device("phone", 7)).await.expect("added");
    assert_eq!(store.devices(&ann).await, Ok(vec![device("ann", 5), device("phone", 7)]));
    for name in ["ann", "phone"] {
        assert_eq!(store.owner(&secret(name)).await, Ok(Owner::Of(ann.clone())));
    }
    // Nobody ends the access of somebody else's device.
    store.end_device(&person("bob"), &secret("phone")).await.expect("nothing happens");
    assert_eq!(store.devices(&ann).await.map(|devices| devices.len()), Ok(2));
    store.end_device(&ann, &secret("phone")).await.expect("ended");
    store.end_device(&ann, &secret("ann")).await.expect("ended");
    assert_eq!(store.owner(&secret("phone")).await, Ok(Owner::Itself), "a stranger");
    // The first device would be her by its cookie alone.
    assert_eq!(store.owner(&secret("ann")).await, Ok(Owner::Nobody));
    store.keep_account(&ann, &device("ann", 9)).await.expect("an old cookie");
    assert_eq!(store.owner(&secret("ann")).await, Ok(Owner::Nobody), "what was ended stays so");
    assert_eq!(store.devices(&ann).await, Ok(vec![]));
}

pub(crate) async fn there_is_an_end_to_devices<S: Store + AccountStore>(store: Arc<S>) {
    let ann = person("ann");
    store.keep_account(&ann, &device("ann", 0)).await.expect("kept");
    for number in 1..=30 {
        store.add_device(&ann, &device(&format!("d{number}"), number)).await.expect("added");
    }
    let devices = store.devices(&ann).await.expect("devices");
    assert_eq!((devices.len() as u32, &*devices[0].secret.0, &*devices[1].secret.0), (MOST_DEVICES, "ann", "d12"));
}

pub(crate) async fn a_code_opens_one_account<S: Store + AccountStore>(store: Arc<S>) {
    let ann = person("ann");
    assert_eq!(store.set_code(&ann, &secret("one")).await, Ok(false), "there is no account");
    store.keep_account(&ann, &device("ann", 0)).await.expect("kept");
    assert_eq!(store.set_code(&ann, &secret("one")).await, Ok(true));
    assert_eq!(store.person_of_code(&secret("one")).await, Ok(Some(ann.clone())));
    assert_eq!(store.set_code(&ann, &secret("two")).await, Ok(true));
    assert_eq!(store.person_of_code(&secret("one")).await, Ok(None), "the old one works no more");
    assert_eq!(store.person_of_code(&secret("two")).await, Ok(Some(ann)));
}

pub(crate) async fn a_link_works_once_and_for_a_time<S: Store + AccountStore + 'static>(store: Arc<S>) {
    let ann = person("ann");
    store.make_link(&ann, &secret("old"), Millis(10)).await.expect("made");
    store.make_link(&ann, &secret("new"), Millis(20)).await.expect("made");
    assert_eq!(store.link_owner(&secret("old"), Millis(1)).await, Ok(None), "a newer one has replaced it");
    assert_eq!(store.link_owner(&secret("new"), Millis(20)).await, Ok(None), "too late");
    assert_eq!(store.use_link(&secret("new"), Millis(20)).await, Ok(None));
    assert_eq!(store.link_owner(&secret("new"), Millis(19)).await, Ok(Some(ann.clone())), "looking does not use it");
    let tries = (0..8).map(|_| {
        let store = Arc::clone(&store);
        tokio::spawn(async move { store.use_link(&secret("new"), Millis(19)).await.expect("an answer") })
    });
    let mut winners = 0;
    for one in tries.collect::<Vec<_>>() {
        winners += usize::from(one.await.expect("done").is_some());
    }
    assert_eq!(winners, 1, "of many who follow it, one gets in");
}

pub(crate) async fn whoever_is_forgotten_leaves_nothing_behind<S: Store + AccountStore + RatingStore + PlayedStore>(
    store: Arc<S>,
) {
    let (ann, bob, nobody) = (person("ann-id"), person("bob"), person("nobody"));
    create(&*store, 'a', 1).await;
    for (number, who) in [(0, &ann), (1, &bob)] {
        store.set_seat(&game('a'), &Seat::empty(number, "person").with(who), None).await.expect("seated");
    }
    let line = |who| NewChatLine { person: Some(who), seat: None, name: "x".into(), text: "y".into(), time: Millis(1) };
    store.say(&game('a'), &line(ann.clone())).await.expect("said");
    store.say(&game('a'), &line(bob.clone())).await.expect("said");
    let seen = Person { id: ann.clone(), name: "Ann".into(), settings: "{}".into(), last_seen: Millis(1) };
    store.save_person(&seen).await.expect("saved");
    store.keep_account(&ann, &device("ann-id", 0)).await.expect("kept");
    store.set_code(&ann, &secret("code")).await.expect("a code");
    store.make_link(&ann, &secret("link"), Millis(9)).await.expect("a link");
    let rating = |who: &runestones_store::PersonId| StoredRating {
        person: who.clone(),
        pool: "two".into(),
        games: 1,
        mean: 5,
        deviation: 5,
        time: Millis(1),
        sure_until: Millis(9),
    };
    let seats = r#"[{"sitter":{"person":"ann-id"},"score":2}]"#.to_owned();
    let result = CountedResult { game: game('a'), pool: "two".into(), time: Millis(1), seats };
    store.count_result(&result, &[rating(&ann), rating(&bob)]).await.expect("counted");
    store.set_listed(&ann, true).await.expect("listed");
    assert_eq!(store.said_by(&ann, 9).await.map(|said| said.len()), Ok(1));

    store.forget_person(&ann, &nobody).await.expect("forgotten");
    assert_eq!(store.person(&ann).await, Ok(None));
    assert_eq!(store.account(&ann).await, Ok(None));
    assert_eq!(store.devices(&ann).await, Ok(vec![]));
    assert_eq!(store.person_of_code(&secret("code")).await, Ok(None));
    assert_eq!(store.link_owner(&secret("link"), Millis(1)).await, Ok(None));
    assert_eq!(store.said_by(&ann, 9).await, Ok(vec![]));
    assert_eq!(store.ratings_of(&ann).await, Ok(vec![]));
    assert_eq!(store.rating_history(&ann, "two", 9).await, Ok(vec![]));
    assert_eq!(store.ladder("two", Millis(1), None, 9).await, Ok(vec![]));
    assert_eq!(store.games_of(&ann, &Page::first(9)).await, Ok(vec![]));
    let seats = store.seats(&game('a')).await.expect("seats");
    assert_eq!((seats[0].person.clone(), seats[1].person.clone()), (None, Some(bob.clone())));
    // What others keep: their words, their ratings, and a result from which these can be computed again.
    assert_eq!(store.chat_since(&game('a'), 0, 9).await.map(|said| said.len()), Ok(1));
    assert_eq!(store.ratings_of(&bob).await, Ok(vec![rating(&bob)]));
    assert_eq!(store.ratings_of(&nobody).await, Ok(vec![rating(&nobody)]));
    let results = store.results_after(0, 9).await.expect("results");
    assert!(results[0].1.seats.contains("nobody") && !results[0].1.seats.contains("ann-id"), "{results:?}");
}
