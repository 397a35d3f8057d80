//! Games move from a file to a database and back by commands.

mod common;

use std::path::Path;

use common::run;
use runestones_scratch::Scratch;
use runestones_store::{AnyStore, GameId, Millis, NewGame, Person, PersonId, Seat, Stamp, Status, Store as _};

/// A folder of games as a server leaves it: one game with one move, and one person.
fn fill(data: &Path) {
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    runtime.block_on(async {
        let store = AnyStore::open(&data.join("runestones.db").to_string_lossy()).await.expect("a store");
        let (id, grey) = (GameId::from_bytes([7; 9]), PersonId("grey".into()));
        let seats = vec![Seat::empty(0, "person").with(&grey)];
        let (header, status) = ("{}".to_owned(), Status::Running);
        let game = NewGame { id: id.clone(), header, status, public: false, seats, time: Millis(1), card_set: None };
        let head = store.create_game(&game).await.expect("a game");
        store.append(&id, head, &["one".into()], Stamp::new(Millis(2), status)).await.expect("a move");
        let someone = Person { id: grey, name: "Grey".into(), settings: "{}".into(), last_seen: Millis(3) };
        store.save_person(&someone).await.expect("a person");
        store.close().await;
    });
}

#[test]
fn games_move_from_a_file_to_a_database_and_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    fill(folder.path());
    let database = Scratch::shared().database();
    let (data, first, second, third) = (path(""), path("1.jsonl"), path("2.jsonl"), path("3.jsonl"));
    let (other, copy) = (path("other"), path("copy.db"));
    let all = "1 games, 1 people";
    for (args, said) in [
        (&["export", "--data", &data, &first][..], all),
        (&["import", "--database", &database, &first], all),
        (&["export", "--database", &database, &second], all),
        (&["import", "--data", &other, &second], all),
        (&["export", "--data", &other, &third], all),
        (&["backup", "--data", &data, &copy], "holds a copy"),
    ] {
        let answer = run(args);
        assert!(answer.starts_with("exit code 0\n") && answer.contains(said), "{args:?}: {answer}");
    }
    let read = |file: &str| std::fs::read_to_string(file).expect("a file");
    assert!(read(&first).contains("one"));
    assert_eq!(read(&first), read(&second));
    assert_eq!(read(&first), read(&third));

    for (args, said) in [
        (&["export", "--data", &data, &first][..], "cannot write"),
        (&["export", "--data", &path("nowhere"), &path("4.jsonl")], "there are no games in"),
        (&["import", "--data", &other, &copy], "this is not a file that runestones export has written"),
        (&["backup", "--data", &data, &copy], "exists already"),
        (&["import", "--database", "postgres://brown:secret@127.0.0.1:1/x", &first], "brown@127.0.0.1:1/x"),
    ] {
        let answer = run(args);
        assert!(answer.starts_with("exit code 1\n") && answer.contains(said), "{args:?}: {answer}");
        assert!(!answer.contains("secret"), "{answer}");
    }
    assert!(!folder.path().join("nowhere").exists(), "looking for games makes none");
}
