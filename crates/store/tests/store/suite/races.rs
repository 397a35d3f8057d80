use std::sync::Arc;

use runestones_store::{Claim, Head, Kind, Millis, NewChatLine, Seat, SecretHash, Store, StoreError};
use tokio::task::JoinSet;

use super::retention::{card_sets, with_cards};
use super::{at, create, game, log, person, texts};

pub(crate) async fn of_many_writers_one_wins(store: Arc<impl Store + 'static>) {
    let mut head = create(&*store, 'a', 1).await;
    let mut expected = Vec::new();
    for _round in 0..5 {
        let mut writers = JoinSet::new();
        for writer in 0..40 {
            let store = store.clone();
            writers.spawn(async move {
                let entry = writer.to_string();
                (entry.clone(), store.append(&game('a'), head, &[entry.clone(), entry], at(2)).await)
            });
        }
        let mut winners = Vec::new();
        for (entry, result) in writers.join_all().await {
            match result {
                Ok(next) => winners.push((entry, next)),
                Err(StoreError::Conflict { actual }) => {
                    assert_eq!(actual, Head { version: head.version + 1, length: head.length + 2 });
                }
                Err(error) => panic!("{error}"),
            }
        }
        let [(entry, next)] = &winners[..] else { panic!("{} won", winners.len()) };
        expected.extend([entry.clone(), entry.clone()]);
        head = *next;
        assert_eq!(log(&*store, 'a').await, expected);
    }
}

pub(crate) async fn undo_and_move_cannot_both_win(store: Arc<impl Store + 'static>) {
    let head = create(&*store, 'a', 1).await;
    let mut head = store.append(&game('a'), head, &texts(&["first"]), at(1)).await.expect("a move");
    for _round in 0..30 {
        let before = log(&*store, 'a').await;
        let (player, regretful) = (store.clone(), store.clone());
        let moved = tokio::spawn(async move { player.append(&game('a'), head, &texts(&["move"]), at(2)).await });
        let undone = tokio::spawn(async move { regretful.truncate(&game('a'), head, head.length - 1, at(2)).await });
        let after = match (moved.await.expect("no panic"), undone.await.expect("no panic")) {
            (Ok(next), Err(StoreError::Conflict { actual })) => {
                assert_eq!(actual, next);
                head = next;
                [&before[..], &texts(&["move"])].concat()
            }
            (Err(StoreError::Conflict { actual }), Ok(next)) => {
                assert_eq!(actual, next);
                // Something to take back in the next round.
                head = store.append(&game('a'), next, &texts(&["again"]), at(3)).await.expect("no race");
                [&before[..before.len() - 1], &texts(&["again"])].concat()
            }
            other => panic!("{other:?}"),
        };
        assert_eq!(log(&*store, 'a').await, after);
    }
}

/// Many tables at once, one of them always late: the changes share commits, not their fate.
pub(crate) async fn a_conflict_does_not_disturb_the_others(store: Arc<impl Store + 'static>) {
    let letters = "abcdefghijklmnopqrstuvwxyz";
    for letter in letters.chars() {
        create(&*store, letter, 1).await;
    }
    let mut tables = JoinSet::new();
    for letter in letters.chars() {
        let store = store.clone();
        tables.spawn(async move {
            let mut head = Head::default();
            for number in 0..20 {
                let entries = texts(&[&format!("{letter}{number}")]);
                let (id, stale) = (game(letter), Head { version: head.version + 1, ..head });
                let (good, bad) =
                    tokio::join!(store.append(&id, head, &entries, at(2)), store.append(&id, stale, &entries, at(2)),);
                assert!(matches!(bad, Err(StoreError::Conflict { .. })), "{bad:?}");
                head = good.expect("nobody else writes here");
            }
        });
    }
    tables.join_all().await;
    for letter in letters.chars() {
        let expected: Vec<_> = (0..20).map(|number| format!("{letter}{number}")).collect();
        assert_eq!(log(&*store, letter).await, expected);
    }
}

pub(crate) async fn one_of_many_gets_the_seat(store: Arc<impl Store + 'static>) {
    create(&*store, 'a', 1).await;
    let link = SecretHash("link".into());
    store.invite(&game('a'), 0, &link).await.expect("a link");
    let mut people = JoinSet::new();
    for number in 0..30 {
        let (store, link) = (store.clone(), link.clone());
        people.spawn(async move {
            let me = person(&number.to_string());
            let claimed = store.claim(&game('a'), 0, &link, &me).await.expect("an answer") == Claim::Claimed;
            let seat = Seat::empty(1, "person").with(&me);
            let seated = store.set_seat(&game('a'), &seat, None).await.expect("an answer");
            (me, claimed, seated)
        });
    }
    let people = people.join_all().await;
    let seats = store.seats(&game('a')).await.expect("seats");
    let claimed: Vec<_> = people.iter().filter(|(_, claimed, _)| *claimed).map(|(me, ..)| Some(me.clone())).collect();
    assert_eq!(claimed, [seats[0].person.clone()]);
    let seated: Vec<_> = people.iter().filter(|(_, _, seated)| *seated).map(|(me, ..)| Some(me.clone())).collect();
    assert_eq!(seated, [seats[1].person.clone()]);
}

pub(crate) async fn chat_numbers_are_given_once(store: Arc<impl Store + 'static>) {
    create(&*store, 'a', 1).await;
    let mut speakers = JoinSet::new();
    for _ in 0..50 {
        let store = store.clone();
        let line = NewChatLine { person: None, seat: None, name: "Ann".into(), text: "hello".into(), time: Millis(1) };
        speakers.spawn(async move { store.say(&game('a'), &line).await.expect("an answer") });
    }
    let mut numbers = speakers.join_all().await;
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=50).collect::<Vec<_>>());
}

/// Games come and go with their cards while somebody sweeps all the time.
pub(crate) async fn no_game_loses_its_cards_to_a_sweep(store: Arc<impl Store + 'static>) {
    let sweeper = store.clone();
    let sweeping = tokio::spawn(async move {
        loop {
            sweeper.sweep(Kind::CardSets, Millis(0)).await.expect("swept");
            tokio::task::yield_now().await;
        }
    });
    for round in 0..40 {
        let mut creators = JoinSet::new();
        for letter in 'a'..='f' {
            let store = store.clone();
            creators.spawn(async move { store.create_game(&with_cards(letter, 'x')).await.expect("a new game") });
        }
        creators.join_all().await;
        assert_eq!(card_sets(&*store).await, "x", "round {round}");
        while store.sweep(Kind::Finished, Millis(11)).await.expect("swept").count() > 0 {}
    }
    sweeping.abort();
    assert!(sweeping.await.is_err_and(|error| error.is_cancelled()), "the sweeper has done its work");
}
