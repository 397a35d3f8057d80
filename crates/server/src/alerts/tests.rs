//! What a server makes of notes and alerts when its tables are behind the store.

use runestones_rules::{Options, Seed};
use runestones_store::{Channel, Claim, NewGame, Seat as StoredSeat, SecretHash, Status};
use runestones_table::{Header, Sitter};

use super::*;

fn host() -> PersonId {
    PersonId("host".to_owned())
}

/// A table whose host wants to be told, with a link to its second seat.
async fn waiting_table(app: &App) -> GameId {
    let sitters = ["one", "two"].map(Sitter::person).to_vec();
    let header = Header::new(&Options::base(2), "", Seed([7; 32]), sitters).to_text();
    let seats = vec![StoredSeat::empty(0, "person").with(&host()), StoredSeat::empty(1, "person")];
    let (id, status, time) = (GameId::from_bytes([1; 9]), Status::Open, Millis(1));
    let game = NewGame { id: id.clone(), header, status, public: false, seats, time, card_set: None };
    app.store.create_game(&game).await.expect("a game");
    app.store.invite(&id, 1, &link()).await.expect("a link");
    let channel = Channel {
        id: "channel".to_owned(),
        person: host(),
        kind: "hook".to_owned(),
        address: "https://runes.example/".to_owned(),
        wants: "turn seat over".to_owned(),
        state: ChannelState::On,
        failures: 0,
        created: time,
    };
    assert_eq!(app.store.set_channel(&channel, None).await, Ok(true));
    app.table(&id).await.map(drop).expect("a table");
    id
}

fn link() -> SecretHash {
    SecretHash("link".to_owned())
}

#[tokio::test]
async fn a_note_that_is_ahead_of_the_table_is_not_thrown_away() {
    let (app, _folder) = App::for_test(&Config::default()).await;
    let game = waiting_table(&app).await;
    for note in app.store.alert_notes(9).await.expect("notes") {
        app.store.write_alerts(Some(&note), &[]).await.expect("what was before");
    }
    // The moment between the seat in the store and the seat at the table.
    let guest = PersonId("guest".to_owned());
    assert_eq!(app.store.claim(&game, 1, &link(), &guest).await, Ok(Claim::Claimed));
    app.write_alerts(&mut HashSet::new()).await.expect("a store that answers");
    let told = app.store.alerts_of(&host(), 9).await.expect("alerts");
    assert!(told.iter().any(|alert| alert.key.kind == "seat"), "{told:?}");
    assert_eq!(app.store.alert_notes(9).await, Ok(vec![]));
}

/// A table that may be older says that a turn has not begun, and the alert of it would be needless for ever.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_the_store_is_away_a_table_is_shown_and_decides_nothing() {
    let (app, scratch) = App::with_database().await;
    let game = waiting_table(&app).await;
    assert!(app.table_as_stored(&game).await.is_ok());
    tokio::task::spawn_blocking(move || scratch.kill()).await.expect("it is gone");
    assert!(app.table(&game).await.is_ok());
    assert_eq!(app.table_as_stored(&game).await.map(drop), Err(Refusal::TryAgain));
}
