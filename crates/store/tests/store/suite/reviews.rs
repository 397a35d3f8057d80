//! Reviews are kept by game and judge, and go with their game.

use std::sync::Arc;

use runestones_store::{Kind, Millis, NewGame, Status, Store, StoreError};

use super::{create, game, new_game};

pub(crate) async fn the_last_review_of_a_game_is_kept(store: Arc<impl Store>) {
    create(&*store, 'a', 1).await;
    create(&*store, 'b', 1).await;
    assert_eq!(store.review(&game('a'), "1-abc").await, Ok(None));
    // Any bytes at all.
    let packed: Vec<u8> = (0..=255).collect();
    store.keep_review(&game('a'), "1-abc", &packed).await.expect("kept");
    assert_eq!(store.review(&game('a'), "1-abc").await, Ok(Some(packed.clone())));
    assert_eq!(store.review(&game('b'), "1-abc").await, Ok(None));
    // A newer judge replaces it, and so does the same one.
    store.keep_review(&game('a'), "2-def", &[1]).await.expect("kept");
    store.keep_review(&game('a'), "2-def", &[2, 0]).await.expect("kept");
    assert_eq!(store.review(&game('a'), "1-abc").await, Ok(None));
    assert_eq!(store.review(&game('a'), "2-def").await, Ok(Some(vec![2, 0])));
    let missing = store.keep_review(&game('z'), "1-abc", &packed).await;
    assert_eq!(missing, Err(StoreError::NotFound { what: "game" }));
    for (judge, size) in [("1".repeat(201), 1), ("a\0b".to_owned(), 1), ("1".to_owned(), (4 << 20) + 1)] {
        let refused = store.keep_review(&game('a'), &judge, &vec![0; size]).await;
        assert!(matches!(refused, Err(StoreError::Invalid { .. })), "{refused:?}");
    }
}

pub(crate) async fn a_review_goes_with_its_game(store: Arc<impl Store>) {
    let finished = NewGame { status: Status::Finished, ..new_game('a', 10) };
    store.create_game(&finished).await.expect("a new game");
    store.keep_review(&game('a'), "1", &[1]).await.expect("kept");
    assert_eq!(store.sweep(Kind::Finished, Millis(11)).await.expect("swept").games, [game('a')]);
    assert_eq!(store.review(&game('a'), "1").await, Ok(None));
    // Under the same name nothing of it comes back.
    store.create_game(&finished).await.expect("a new game");
    assert_eq!(store.review(&game('a'), "1").await, Ok(None));
}
