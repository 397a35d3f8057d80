use std::sync::Arc;

use runestones_store::{Head, Millis, Seat, Stamp, Status, Store, StoreError};

use super::{at, create, game, log, new_game, person, texts};

pub(crate) async fn a_new_game_is_empty(store: Arc<impl Store>) {
    let mut new = new_game('a', 5);
    new.header = r#"{"names":["Ann","Bob"]}"#.into();
    new.seats[1].person = Some(person("bob"));
    assert_eq!(store.create_game(&new).await, Ok(Head::default()));
    let stored = store.load(&new.id).await.expect("it is there");
    assert_eq!(stored.entries, []);
    assert_eq!(stored.summary, store.summary(&new.id).await.expect("it is there"));
    assert_eq!(stored.summary.header, new.header);
    assert_eq!((stored.summary.created, stored.summary.updated), (Millis(5), Millis(5)));
    assert_eq!((stored.summary.status, stored.summary.damage), (Status::Open, None));
    assert_eq!(store.seats(&new.id).await, Ok(new.seats));
}

pub(crate) async fn a_name_is_used_once(store: Arc<impl Store>) {
    let head = create(&*store, 'a', 1).await;
    let head = store.append(&game('a'), head, &texts(&["one"]), at(2)).await.expect("the first move");
    assert_eq!(store.create_game(&new_game('a', 3)).await, Err(StoreError::Conflict { actual: head }));
    assert_eq!(log(&*store, 'a').await, ["one"]);
}

pub(crate) async fn nonsense_is_refused(store: Arc<impl Store>) {
    let mut new = new_game('a', 1);
    new.header = "no JSON".into();
    assert!(matches!(store.create_game(&new).await, Err(StoreError::Invalid { .. })));
    let mut new = new_game('a', 1);
    new.seats.push(Seat::empty(0, "person"));
    assert!(matches!(store.create_game(&new).await, Err(StoreError::Invalid { .. })));
    let head = create(&*store, 'a', 1).await;
    assert!(matches!(store.set_header(&game('a'), head, "{", at(2)).await, Err(StoreError::Invalid { .. })));
    assert!(matches!(store.truncate(&game('a'), head, 1, at(2)).await, Err(StoreError::Invalid { .. })));
    let endless = Head { version: 0, length: u32::MAX };
    assert!(matches!(
        store.append(&game('a'), endless, &texts(&["one"]), at(2)).await,
        Err(StoreError::Invalid { .. })
    ));
    assert_eq!(store.load(&game('a')).await.expect("unchanged").summary.head, head);
}

pub(crate) async fn appends_build_the_log(store: Arc<impl Store>) {
    let head = create(&*store, 'a', 1).await;
    let head = store.append(&game('a'), head, &texts(&["one", "two"]), at(2)).await.expect("two moves");
    assert_eq!(head, Head { version: 1, length: 2 });
    let end = Stamp::new(Millis(3), Status::Finished);
    let head = store.append(&game('a'), head, &texts(&["three"]), end).await.expect("the last move");
    assert_eq!(head, Head { version: 2, length: 3 });
    let stored = store.load(&game('a')).await.expect("a good game");
    assert_eq!((stored.summary.head, stored.summary.status), (head, Status::Finished));
    assert_eq!((stored.summary.created, stored.summary.updated), (Millis(1), Millis(3)));
    let entries: Vec<_> = stored.entries.iter().map(|entry| (entry.entry.as_str(), entry.time.0)).collect();
    assert_eq!(entries, [("one", 2), ("two", 2), ("three", 3)]);
}

pub(crate) async fn a_stale_head_changes_nothing(store: Arc<impl Store>) {
    let old = create(&*store, 'a', 1).await;
    let actual = store.append(&game('a'), old, &texts(&["one"]), at(2)).await.expect("a move");
    let conflict = Err(StoreError::Conflict { actual });
    let wrong_length = Head { length: 2, ..actual };
    let wrong_version = Head { version: 2, ..actual };
    for stale in [old, wrong_length, wrong_version] {
        assert_eq!(store.append(&game('a'), stale, &texts(&["x", "y"]), at(3)).await, conflict);
        assert_eq!(store.truncate(&game('a'), stale, 0, at(3)).await, conflict);
        assert_eq!(store.set_header(&game('a'), stale, "[]", at(3)).await, conflict);
    }
    let stored = store.load(&game('a')).await.expect("a good game");
    assert_eq!((stored.summary.updated, stored.summary.header.as_str()), (Millis(2), "{}"));
    assert_eq!(log(&*store, 'a').await, ["one"]);
}

pub(crate) async fn entries_can_be_taken_back(store: Arc<impl Store>) {
    let head = create(&*store, 'a', 1).await;
    let before = store.append(&game('a'), head, &texts(&["one", "two", "three"]), at(2)).await.expect("moves");
    let head = store.truncate(&game('a'), before, 1, at(3)).await.expect("two taken back");
    assert_eq!(head, Head { version: 2, length: 1 });
    let head = store.append(&game('a'), head, &texts(&["2", "3"]), at(4)).await.expect("others instead");
    assert_eq!(log(&*store, 'a').await, ["one", "2", "3"]);
    // As long as before, but not the same: the version tells.
    assert_eq!(head.length, before.length);
    let late = store.append(&game('a'), before, &texts(&["four"]), at(5)).await;
    assert_eq!(late, Err(StoreError::Conflict { actual: head }));
}

pub(crate) async fn a_header_can_be_replaced(store: Arc<impl Store>) {
    let head = create(&*store, 'a', 1).await;
    let next = store.set_header(&game('a'), head, "[1]", at(2)).await.expect("a new header");
    assert_eq!(next, Head { version: 1, length: 0 });
    let summary = store.summary(&game('a')).await.expect("it is there");
    assert_eq!((summary.header.as_str(), summary.head, summary.updated), ("[1]", next, Millis(2)));
}

pub(crate) async fn any_text_comes_back_as_it_was(store: Arc<impl Store>) {
    let odd = texts(&[
        "",
        " ",
        "'; DROP TABLE games; --",
        "line\nbreak",
        "\u{1F48E}\u{202e}",
        "?1 $1 :x",
        &"long ".repeat(20_000),
    ]);
    let head = create(&*store, 'a', 1).await;
    store.append(&game('a'), head, &odd, at(2)).await.expect("texts");
    assert_eq!(log(&*store, 'a').await, odd);
}

pub(crate) async fn what_is_not_there_is_not_found(store: Arc<impl Store>) {
    let (none, head) = (game('z'), Head::default());
    let missing = StoreError::NotFound { what: "game" };
    assert_eq!(store.load(&none).await, Err(missing.clone()));
    assert_eq!(store.summary(&none).await, Err(missing.clone()));
    assert_eq!(store.append(&none, head, &texts(&["x"]), at(1)).await, Err(missing.clone()));
    assert_eq!(store.truncate(&none, head, 0, at(1)).await, Err(missing.clone()));
    assert_eq!(store.set_header(&none, head, "{}", at(1)).await, Err(missing.clone()));
    assert_eq!(store.quarantine(&none, "why").await, Err(missing.clone()));
    assert_eq!(store.release(&none).await, Err(missing));
    assert_eq!(store.seats(&none).await, Ok(vec![]));
}

pub(crate) async fn a_game_in_quarantine_rests(store: Arc<impl Store>) {
    let head = create(&*store, 'a', 1).await;
    store.quarantine(&game('a'), "it does not replay").await.expect("it is there");
    let damaged = StoreError::Damaged { reason: "it does not replay".into() };
    assert_eq!(store.load(&game('a')).await, Err(damaged.clone()));
    assert_eq!(store.append(&game('a'), head, &texts(&["x"]), at(2)).await, Err(damaged.clone()));
    assert_eq!(store.truncate(&game('a'), head, 0, at(2)).await, Err(damaged));
    assert_eq!(store.summary(&game('a')).await.expect("listed").damage.as_deref(), Some("it does not replay"));
    store.release(&game('a')).await.expect("it is there");
    store.append(&game('a'), head, &texts(&["x"]), at(2)).await.expect("it goes on");
}
