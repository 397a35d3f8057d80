//! Everything moves from one backend to another, and back.

use runestones_store::{
    ArchiveError, KeptCardSet, Millis, Moved, Mute, NewChatLine, Person, SecretHash, Stamp, Status, Store, export,
    import,
};

use crate::backend::{Backend, Memory, Postgres, Spoil, Sqlite};
use crate::suite::{at, create, game, person, texts};

/// A card set: for the store, any text with a name.
fn kept(letter: char) -> KeptCardSet {
    KeptCardSet { hash: letter.to_string().repeat(64), text: format!("name = \"{letter}\"\n") }
}

/// Some of everything.
async fn fill(store: &impl Store) {
    for (letter, name) in [('a', "ann"), ('b', "bob")] {
        let head = create(store, letter, 1).await;
        let odd = ["one", "\u{1F48E} \"two\"\n", ""];
        let head = store.append(&game(letter), head, &texts(&odd), at(2)).await.expect("moves");
        let end = Stamp::new(Millis(3), Status::Finished);
        store.truncate(&game(letter), head, 2, end).await.expect("one taken back");
        let link = SecretHash(name.into());
        store.invite(&game(letter), 0, &SecretHash("open".into())).await.expect("a link");
        store.invite(&game(letter), 1, &link).await.expect("a link");
        store.claim(&game(letter), 1, &link, &person(name)).await.expect("a seat");
        let mute = Mute { person: person(name), muted: (letter == 'a').then(|| person("eve")) };
        store.set_mute(&game(letter), &mute, true).await.expect("muted");
        let settings = "{\"letters\":true}".to_owned();
        let someone = Person { id: person(name), name: "Grey".into(), settings, last_seen: Millis(9) };
        store.save_person(&someone).await.expect("saved");
    }
    create(store, 'c', 7).await;
    store.keep_card_set(&kept('s')).await.expect("kept");
    for (seat, who) in [(Some(1), Some("ann")), (None, None)] {
        let (person, name, text) = (who.map(person), "Grey".to_owned(), "hello".to_owned());
        store.say(&game('a'), &NewChatLine { person, seat, name, text, time: Millis(4) }).await.expect("said");
    }
}

async fn exported(store: &impl Store) -> String {
    let mut file = Vec::new();
    let moved = export(store, &mut file).await.expect("a file");
    assert_eq!(moved, Moved { people: 2, games: 3, left: vec![] });
    String::from_utf8(file).expect("a text")
}

#[tokio::test]
async fn everything_moves_from_one_backend_to_the_next() {
    let (sqlite, postgres, memory) = (Sqlite::fresh().await, Postgres::fresh().await, Memory::fresh().await);
    let again = Sqlite::fresh().await;
    fill(&*sqlite.store).await;
    let file = exported(&*sqlite.store).await;
    import(&*postgres.store, file.as_bytes()).await.expect("all of it");
    assert_eq!(exported(&*postgres.store).await, file);
    assert_eq!(postgres.store.card_set(&kept('s').hash).await, Ok(Some(kept('s').text)));
    import(&*again.store, file.as_bytes()).await.expect("all of it");
    assert_eq!(exported(&*again.store).await, file);
    import(&*memory.store, file.as_bytes()).await.expect("all of it");
    assert_eq!(exported(&*memory.store).await, file);
    // An import that is repeated changes nothing, and the games go on.
    import(&*postgres.store, file.as_bytes()).await.expect("it is all there");
    assert_eq!(exported(&*postgres.store).await, file);
    let head = postgres.store.summary(&game('a')).await.expect("it is there").head;
    postgres.store.append(&game('a'), head, &texts(&["on"]), at(9)).await.expect("it goes on");
    let line = NewChatLine { person: None, seat: None, name: "Grey".into(), text: "on".into(), time: Millis(9) };
    assert_eq!(postgres.store.say(&game('a'), &line).await, Ok(3));
    let refused = import(&*postgres.store, file.as_bytes()).await.expect_err("it is another game now");
    assert!(matches!(&refused, ArchiveError::Different(id) if *id == game('a')), "{refused}");
    postgres.store.close().await;
}

/// The format is for ever: a file that was once written can be read.
#[tokio::test]
async fn the_first_version_can_be_read() {
    let file = include_str!("first-export.jsonl");
    let memory = Memory::fresh().await;
    import(&*memory.store, file.as_bytes()).await.expect("it was once written");
    // Nothing was left out: only the format has another number, and says that there are no card sets.
    let now =
        file.replace(r#"{"version":1}"#, r#"{"version":2}"#).replace(r#""games":3}"#, r#""games":3,"card-sets":0}"#);
    assert_eq!(exported(&*memory.store).await, now);
}

#[tokio::test]
async fn what_is_not_a_whole_file_is_refused() {
    let sqlite = Sqlite::fresh().await;
    fill(&*sqlite.store).await;
    let file = exported(&*sqlite.store).await;
    let lines: Vec<&str> = file.lines().collect();
    let without = |range: std::ops::Range<usize>| [&lines[..range.start], &lines[range.end..]].concat().join("\n");
    let last = lines.len() - 1;
    for (what, text, said) in [
        ("nothing", String::new(), "not a file"),
        ("something else", "Buy milk.".into(), "not a file"),
        ("no beginning", without(0..1), "not a file"),
        ("no end", without(last..last + 1), "ends too early"),
        ("a line is missing", without(2..3), "ends too early"),
        ("half a line", file[..file.len() - 40].into(), "cannot be read"),
        ("a later version", file.replacen(r#""version":2"#, r#""version":3"#, 1), "version 3"),
        ("a card set is missing", without_card_set(&lines), "ends too early"),
    ] {
        let target = Memory::fresh().await;
        let refused = import(&*target.store, text.as_bytes()).await.expect_err(what).to_string();
        assert!(refused.contains(said), "{what}: {refused}");
    }
}

fn without_card_set(lines: &[&str]) -> String {
    let others: Vec<&str> = lines.iter().copied().filter(|line| !line.starts_with(r#"{"card-set"#)).collect();
    assert_eq!(others.len() + 1, lines.len());
    others.join("\n")
}

#[tokio::test]
async fn what_is_damaged_is_left_and_reported() {
    let sqlite = Sqlite::fresh().await;
    fill(&*sqlite.store).await;
    Sqlite::spoil(&sqlite, "DELETE FROM entries WHERE game = 'aaaaaaaaaaaa' AND sequence = 0").await;
    let mut file = Vec::new();
    let moved = export(&*sqlite.store, &mut file).await.expect("a file");
    assert_eq!((moved.games, moved.left.len()), (2, 1));
    assert!(moved.left[0].0 == game('a') && moved.left[0].1.contains("entry 0 is missing"));
    let target = Memory::fresh().await;
    import(&*target.store, &file[..]).await.expect("a whole file");
}
