//! Results count once, whoever counts them and however often.

use std::sync::Arc;

use runestones_store::{
    CountedResult, LadderRow, Millis, NewGame, Person, PersonId, PlayedStore, RatingStore, Stamp, Status, Store,
    StoreError, StoredRating,
};

use super::{at, game, new_game, person, texts};

fn result(letter: char, time: i64) -> CountedResult {
    CountedResult { game: game(letter), pool: "two".into(), time: Millis(time), seats: "[1]".into() }
}

fn rating(name: &str, games: u32, mean: i64) -> StoredRating {
    let (person, pool, time) = (person(name), "two".into(), Millis(games.into()));
    StoredRating { person, pool, games, mean, deviation: 90_000, time, sure_until: Millis(100) }
}

async fn finish(store: &impl Store, letter: char, header: &str) {
    let head = store.create_game(&NewGame { header: header.into(), ..new_game(letter, 1) }).await.expect("a new game");
    let head = store.append(&game(letter), head, &texts(&["a"]), at(2)).await.expect("a move");
    let over = Stamp::new(Millis(3), Status::Finished);
    let head = store.append(&game(letter), head, &texts(&["b"]), over).await.expect("the last move");
    store.set_header(&game(letter), head, header, over).await.expect("another game is asked for");
}

pub(crate) async fn a_rated_game_is_due_when_it_ends<S: Store + RatingStore>(store: Arc<S>) {
    finish(&*store, 'a', r#"{"rated":true}"#).await;
    finish(&*store, 'b', r#"{"name":"\"rated\":true"}"#).await;
    finish(&*store, 'c', r#"{"rated":true}"#).await;
    let running = NewGame { header: r#"{"rated":true}"#.into(), ..new_game('d', 1) };
    store.create_game(&running).await.expect("a new game");
    assert_eq!(store.ratings_due(None, 9).await, Ok(vec![game('a'), game('c')]));
    assert_eq!(store.ratings_due(Some(&game('a')), 9).await, Ok(vec![game('c')]));
    assert_eq!(store.ratings_due(None, 1).await, Ok(vec![game('a')]));
    store.forget_due(&game('a')).await.expect("forgotten");
    // A game of which nobody learns anything is counted, too, and not looked at again.
    assert_eq!(store.count_result(&result('c', 3), &[]).await, Ok(true));
    assert_eq!(store.ratings_due(None, 9).await, Ok(vec![]));
}

pub(crate) async fn a_result_counts_once<S: Store + RatingStore>(store: Arc<S>) {
    assert_eq!(store.is_counted(&game('a')).await, Ok(false));
    assert_eq!(store.count_result(&result('a', 5), &[rating("ann", 1, 1), rating("bob", 1, 2)]).await, Ok(true));
    assert_eq!(store.is_counted(&game('a')).await, Ok(true));
    // The same event again changes nothing, whatever it says.
    assert_eq!(store.count_result(&result('a', 6), &[rating("ann", 2, 9)]).await, Ok(false));
    assert_eq!(store.count_result(&result('b', 7), &[rating("ann", 2, 3)]).await, Ok(true));
    assert_eq!(store.ratings_of(&person("ann")).await, Ok(vec![rating("ann", 2, 3)]));
    assert_eq!(store.ratings_of(&person("bob")).await, Ok(vec![rating("bob", 1, 2)]));
    assert_eq!(store.ratings_of(&person("eve")).await, Ok(vec![]));
    let steps = [rating("ann", 1, 1).after(&game('a')), rating("ann", 2, 3).after(&game('b'))];
    assert_eq!(store.rating_history(&person("ann"), "two", 9).await, Ok(steps.to_vec()));
    assert_eq!(store.rating_history(&person("ann"), "two", 1).await, Ok(steps[1..].to_vec()));
    assert_eq!(store.rating_history(&person("ann"), "night", 9).await, Ok(vec![]));
    let results = store.results_after(0, 9).await.expect("results");
    assert_eq!(results.iter().map(|(_, result)| result.clone()).collect::<Vec<_>>(), [result('a', 5), result('b', 7)]);
    assert_eq!(store.results_after(results[0].0, 9).await, Ok(results[1..].to_vec()));
}

pub(crate) async fn a_rating_that_has_changed_is_a_conflict<S: Store + RatingStore>(store: Arc<S>) {
    store.count_result(&result('a', 5), &[rating("ann", 1, 1)]).await.expect("counted");
    for late in [rating("ann", 1, 7), rating("ann", 3, 7)] {
        let both = [rating("bob", 1, 7), late];
        assert!(matches!(store.count_result(&result('b', 6), &both).await, Err(StoreError::Conflict { .. })));
    }
    // All or nothing.
    assert_eq!(store.ratings_of(&person("bob")).await, Ok(vec![]));
    assert_eq!(store.is_counted(&game('b')).await, Ok(false));
    assert_eq!(store.count_result(&result('b', 6), &[rating("bob", 1, 7), rating("ann", 2, 7)]).await, Ok(true));
}

pub(crate) async fn many_who_count_at_once_count_once<S: Store + RatingStore + 'static>(store: Arc<S>) {
    // Each of eight tries to count each of three games until it is counted.
    let counts = (0..8).map(|_| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            let mut counted = 0;
            for letter in ['a', 'b', 'c'] {
                loop {
                    let games = store.ratings_of(&person("ann")).await.expect("ratings").first().map_or(0, |r| r.games);
                    let next = ["bob", "ann"].map(|name| rating(name, games + 1, i64::from(games)));
                    match store.count_result(&result(letter, 5), &next).await {
                        Ok(is_new) => break counted += u32::from(is_new),
                        Err(StoreError::Conflict { .. } | StoreError::Unavailable { .. }) => {}
                        Err(error) => panic!("{error}"),
                    }
                }
            }
            counted
        })
    });
    let mut all = 0;
    for count in counts.collect::<Vec<_>>() {
        all += count.await.expect("it counts");
    }
    assert_eq!(all, 3);
    assert_eq!(store.ratings_of(&person("bob")).await, Ok(vec![rating("bob", 3, 2)]));
    let order: Vec<_> =
        store.results_after(0, 9).await.expect("results").into_iter().map(|(_, one)| one.game).collect();
    let steps: Vec<_> = store.rating_history(&person("ann"), "two", 9).await.expect("steps");
    assert_eq!(steps.into_iter().map(|step| step.game).collect::<Vec<_>>(), order, "numbers are given in the order");
}

pub(crate) async fn a_rating_can_be_put_right<S: Store + RatingStore>(store: Arc<S>) {
    store.count_result(&result('a', 5), &[rating("ann", 1, 1)]).await.expect("counted");
    let right = rating("ann", 1, 8);
    assert_eq!(store.put_right(&right, &[right.after(&game('a'))]).await, Ok(true));
    assert_eq!(store.ratings_of(&person("ann")).await, Ok(vec![right.clone()]));
    assert_eq!(store.rating_history(&person("ann"), "two", 9).await, Ok(vec![right.after(&game('a'))]));
    // Somebody has counted meanwhile: what was computed without that is not right any more.
    assert_eq!(store.put_right(&rating("ann", 2, 9), &[]).await, Ok(false));
    assert_eq!(store.rating_history(&person("ann"), "two", 9).await.map(|steps| steps.len()), Ok(1));
    // What is missing altogether comes back.
    let lost = rating("bob", 1, 3);
    assert_eq!(store.put_right(&lost, &[lost.after(&game('a'))]).await, Ok(true));
    assert_eq!(store.ratings_of(&person("bob")).await, Ok(vec![lost]));
}

pub(crate) async fn the_ladder_has_those_who_want_it<S: Store + RatingStore + PlayedStore>(store: Arc<S>) {
    let best = rating("ann", 1, 9);
    let unsure = StoredRating { sure_until: Millis(0), ..rating("eve", 1, 10) };
    let all = [best.clone(), rating("bob", 1, 2), unsure.clone(), rating("zoe", 1, 5)];
    store.count_result(&result('a', 5), &all).await.expect("counted");
    assert_eq!(store.ladder("two", Millis(50), None, 9).await, Ok(vec![]), "nobody has said yes");
    for name in ["ann", "bob", "eve"] {
        store.set_listed(&person(name), true).await.expect("listed");
    }
    let names = |rows: Vec<LadderRow>| rows.into_iter().map(|row| row.rating.person).collect::<Vec<PersonId>>();
    let ladder =
        async |pool: &'static str, now, limit| names(store.ladder(pool, Millis(now), None, limit).await.expect("rows"));
    assert_eq!(ladder("two", 50, 9).await, [person("ann"), person("bob")]);
    assert_eq!(ladder("two", 50, 1).await, [person("ann")]);
    assert_eq!(ladder("two", 100, 9).await, [], "too long ago");
    assert_eq!(ladder("night", 50, 9).await, []);
    let after = names(store.ladder("two", Millis(50), Some(&person("ann")), 9).await.expect("rows"));
    assert_eq!(after, [person("bob")], "the next page");
    let bob = Person { id: person("bob"), name: "Bob".into(), settings: "{}".into(), last_seen: Millis(1) };
    store.save_person(&bob).await.expect("stored");
    store.open_profiles(&[(person("bob"), "b0b".into())]).await.expect("a page");
    let row = store.ladder("two", Millis(50), None, 9).await.expect("rows").remove(1);
    assert_eq!((&*row.name, row.handle.as_deref()), ("Bob", Some("b0b")));
    assert_eq!(store.standings("two", Millis(50)).await.map(|all| all.len()), Ok(2));
    // As it was: before a second game of ann's, and before any.
    store.count_result(&result('b', 8), &[rating("ann", 2, 7)]).await.expect("counted");
    let then = async |time, people: Option<&[PersonId]>| {
        let past = store.ladder_then("two", Millis(time), people).await.expect("beliefs");
        let mut past: Vec<_> = past.into_iter().map(|(person, belief)| (person.0, belief.games, belief.mean)).collect();
        past.sort();
        past
    };
    let (ann, again) = (rating("ann", 1, 9), rating("ann", 2, 7));
    let early = then(again.time.0 - 1, Some(&[person("ann"), person("zoe")])).await;
    assert_eq!(early, [("ann".to_owned(), 1, ann.mean)], "zoe does not want to be seen");
    assert_eq!(then(again.time.0, Some(&[person("ann")])).await, [("ann".to_owned(), 2, again.mean)]);
    let names: Vec<String> = then(again.time.0, None).await.into_iter().map(|(name, ..)| name).collect();
    assert_eq!(names, ["ann", "bob", "eve"]);
    assert_eq!(then(ann.time.0 - 1, None).await, []);
    store.set_listed(&person("ann"), false).await.expect("not listed");
    assert_eq!(ladder("two", 50, 9).await, [person("bob")]);
}
