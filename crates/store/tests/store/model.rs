//! Random operations on a store and on the model give the same answers, and the same content in the end.

use proptest::prelude::*;
use runestones_store::{
    Head, Millis, Mute, NewChatLine, NewGame, Page, Person, PersonId, Seat, SecretHash, Stamp, Status, Store,
    StoreError,
};

use crate::backend::{Backend, Postgres, Sqlite};
use crate::memory::MemoryStore;
use crate::suite::{game, person};

const GAMES: [char; 3] = ['a', 'b', 'c'];

#[derive(Clone, Debug)]
enum Operation {
    Create(NewGame),
    Append(char, Drift, Vec<String>, Stamp),
    Truncate(char, Drift, u32, Stamp),
    SetHeader(char, Drift, String, Stamp),
    Quarantine(char, String),
    Release(char),
    SetSeat(char, Seat, Option<PersonId>),
    Invite(char, u8, SecretHash),
    Claim(char, u8, SecretHash, PersonId),
    Save(Person),
    Say(char, NewChatLine),
    List(Status, PersonId, Page),
    ReadChat(char, u32, u32),
    SetMute(char, Mute, bool),
}

/// How far the expected head is from the true one; mostly not at all.
#[derive(Clone, Copy, Debug)]
struct Drift(u32, u32);

fn text() -> impl Strategy<Value = String> {
    prop_oneof![4 => "[a-z ]{0,8}", 1 => "[^\u{0}]{0,40}"]
}

fn name() -> impl Strategy<Value = char> {
    prop_oneof![20 => prop::sample::select(&GAMES[..]), 1 => Just('z')]
}

fn status() -> impl Strategy<Value = Status> {
    prop::sample::select(vec![Status::Open, Status::Running, Status::Finished])
}

fn stamp() -> impl Strategy<Value = Stamp> {
    let due = proptest::option::of((0..9i64).prop_map(Millis));
    ((0..9i64), status(), due).prop_map(|(time, status, due)| Stamp { time: Millis(time), status, due })
}

fn drift() -> impl Strategy<Value = Drift> {
    prop_oneof![8 => Just(Drift(0, 0)), 1 => Just(Drift(1, 0)), 1 => Just(Drift(0, 1))]
}

fn someone() -> impl Strategy<Value = PersonId> {
    prop::sample::select(vec!["ann", "bob", "eve"]).prop_map(person)
}

fn seat() -> impl Strategy<Value = Seat> {
    (0..4u8, "person|bot", prop::option::of(someone())).prop_map(|(number, kind, person)| Seat { number, kind, person })
}

fn secret() -> impl Strategy<Value = SecretHash> {
    "[xy]".prop_map(SecretHash)
}

fn header() -> impl Strategy<Value = String> {
    prop_oneof![5 => Just("{}".to_owned()), 1 => Just(r#"{"a":[1]}"#.to_owned()), 1 => Just("{".to_owned())]
}

fn create() -> impl Strategy<Value = Operation> {
    (name(), header(), any::<bool>(), prop::collection::vec(seat(), 0..3), stamp()).prop_map(
        |(letter, header, public, seats, Stamp { time, status, .. })| {
            Operation::Create(NewGame { id: game(letter), header, status, public, seats, time, card_set: None })
        },
    )
}

fn page() -> impl Strategy<Value = Page> {
    (0..4u32, prop::option::of((0..9i64, name()))).prop_map(|(limit, before)| {
        let before = before.map(|(time, id)| runestones_store::Cursor { updated: Millis(time), id: game(id) });
        Page { limit, before }
    })
}

fn operation() -> impl Strategy<Value = Operation> {
    use Operation::{
        Append, Claim, Invite, List, Quarantine, ReadChat, Release, Save, Say, SetHeader, SetMute, SetSeat, Truncate,
    };
    let line = (prop::option::of(someone()), prop::option::of(0..4u8), text(), text(), 0..9i64)
        .prop_map(|(person, seat, name, text, time)| NewChatLine { person, seat, name, text, time: Millis(time) });
    let mute = (someone(), prop::option::of(someone())).prop_map(|(person, muted)| Mute { person, muted });
    let someone_new = (someone(), text(), text(), 0..9i64).prop_map(|(id, name, settings, time)| Person {
        id,
        name,
        settings,
        last_seen: Millis(time),
    });
    prop_oneof![
        3 => create(),
        8 => (name(), drift(), prop::collection::vec(text(), 0..4), stamp()).prop_map(|(a, b, c, d)| Append(a, b, c, d)),
        3 => (name(), drift(), 0..6u32, stamp()).prop_map(|(a, b, c, d)| Truncate(a, b, c, d)),
        1 => (name(), drift(), header(), stamp()).prop_map(|(a, b, c, d)| SetHeader(a, b, c, d)),
        1 => (name(), text()).prop_map(|(a, b)| Quarantine(a, b)),
        2 => name().prop_map(Release),
        2 => (name(), seat(), prop::option::of(someone())).prop_map(|(a, b, c)| SetSeat(a, b, c)),
        2 => (name(), 0..4u8, secret()).prop_map(|(a, b, c)| Invite(a, b, c)),
        2 => (name(), 0..4u8, secret(), someone()).prop_map(|(a, b, c, d)| Claim(a, b, c, d)),
        1 => someone_new.prop_map(Save),
        2 => (name(), line).prop_map(|(a, b)| Say(a, b)),
        2 => (status(), someone(), page()).prop_map(|(a, b, c)| List(a, b, c)),
        1 => (name(), 0..5u32, 0..5u32).prop_map(|(a, b, c)| ReadChat(a, b, c)),
        1 => (name(), mute, any::<bool>()).prop_map(|(a, b, c)| SetMute(a, b, c)),
    ]
}

async fn head(store: &impl Store, letter: char, drift: Drift) -> Head {
    let head = store.summary(&game(letter)).await.map(|game| game.head).unwrap_or_default();
    Head { version: head.version + drift.0, length: head.length + drift.1 }
}

/// The answer as text; the wording of a reason is a backend's own.
fn answer<T: std::fmt::Debug>(result: Result<T, StoreError>) -> String {
    match result {
        Err(StoreError::Invalid { .. }) => "invalid".into(),
        other => format!("{other:?}"),
    }
}

async fn apply(store: &impl Store, operation: &Operation) -> String {
    match operation {
        Operation::Create(new) => answer(store.create_game(new).await),
        Operation::Append(letter, drift, entries, stamp) => {
            answer(store.append(&game(*letter), head(store, *letter, *drift).await, entries, *stamp).await)
        }
        Operation::Truncate(letter, drift, keep, stamp) => {
            answer(store.truncate(&game(*letter), head(store, *letter, *drift).await, *keep, *stamp).await)
        }
        Operation::SetHeader(letter, drift, header, stamp) => {
            answer(store.set_header(&game(*letter), head(store, *letter, *drift).await, header, *stamp).await)
        }
        Operation::Quarantine(letter, reason) => answer(store.quarantine(&game(*letter), reason).await),
        Operation::Release(letter) => answer(store.release(&game(*letter)).await),
        Operation::SetSeat(letter, seat, instead_of) => {
            answer(store.set_seat(&game(*letter), seat, instead_of.as_ref()).await)
        }
        Operation::Invite(letter, seat, secret) => answer(store.invite(&game(*letter), *seat, secret).await),
        Operation::Claim(letter, seat, secret, person) => {
            answer(store.claim(&game(*letter), *seat, secret, person).await)
        }
        Operation::Save(person) => answer(store.save_person(person).await),
        Operation::Say(letter, line) => answer(store.say(&game(*letter), line).await),
        Operation::List(status, person, page) => {
            answer(store.games_with_status(*status, page).await)
                + &answer(store.open_games(page).await)
                + &answer(store.games_due(page.limit).await)
                + &answer(store.games_of(person, page).await)
        }
        Operation::ReadChat(letter, after, limit) => {
            answer(store.chat_since(&game(*letter), *after, *limit).await)
                + &answer(store.latest_chat(&game(*letter), *limit).await)
        }
        Operation::SetMute(letter, mute, on) => answer(store.set_mute(&game(*letter), mute, *on).await),
    }
}

/// Everything that can be read.
async fn content(store: &impl Store) -> Vec<String> {
    let mut content = vec![answer(store.check().await)];
    for letter in GAMES {
        content.push(answer(store.load(&game(letter)).await));
        content.push(answer(store.seats(&game(letter)).await));
        content.push(answer(store.chat_since(&game(letter), 0, 99).await));
        content.push(answer(store.mutes(&game(letter)).await));
        content.push(answer(store.invitations(&game(letter)).await));
    }
    content.push(answer(store.games_after(Some(&game('a')), 9).await));
    content.push(answer(store.people_after(None, 2).await));
    for name in ["ann", "bob", "eve"] {
        content.push(answer(store.person(&person(name)).await));
        content.push(answer(store.games_of(&person(name), &Page::first(9)).await));
    }
    content
}

/// The same operations on a backend and on the model.
fn compare<B: Backend>(operations: &[Operation]) -> Result<(), TestCaseError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let fresh = B::fresh().await;
        let model = MemoryStore::default();
        for operation in operations {
            let (answered, expected) = (apply(&*fresh.store, operation).await, apply(&model, operation).await);
            prop_assert_eq!(answered, expected, "{:?}", operation);
        }
        prop_assert_eq!(content(&*fresh.store).await, content(&model).await);
        fresh.store.close().await;
        Ok(())
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn sqlite_does_what_the_model_does(operations in prop::collection::vec(operation(), 1..60)) {
        compare::<Sqlite>(&operations)?;
    }
}

proptest! {
    // A new database takes a while.
    #![proptest_config(ProptestConfig { cases: 16, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn postgres_does_what_the_model_does(operations in prop::collection::vec(operation(), 1..90)) {
        compare::<Postgres>(&operations)?;
    }
}
