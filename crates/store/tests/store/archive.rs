//! Everything moves from one backend to another, and back.

use runestones_store::{
    AccountStore as _, AlertStore as _, ArchiveError, ArchiveStore, Cell, Column, KeptCardSet, Millis, Mute,
    NewChatLine, Owner, PasskeyStore as _, Person, PlayedStore as _, RatingStore as _, STAYS, SecretHash, Stamp,
    Status, Store, TABLES, export, import,
};

use sqlx::Connection as _;

use crate::backend::{Backend, Memory, Postgres, Spoil, Sqlite};
use crate::suite::{at, create, game, person, texts};

/// A card set: for the store, any text with a name.
fn kept(letter: char) -> KeptCardSet {
    KeptCardSet { hash: letter.to_string().repeat(64), text: format!("name = \"{letter}\"\n") }
}

/// Two rows in each table: with something in every field, and with nothing where nothing is needed.
async fn fill_tables(store: &impl ArchiveStore) {
    // What stands there must be so, or may be nothing.
    let nullable = ["code", "error", "skill", "line", "network"];
    for table in TABLES {
        for number in [1, 2] {
            let is_last = number == 2;
            let cell = |column: &Column| match (table.name, column) {
                ("channels", Column::Text("state")) => Cell::Text("on".into()),
                ("alerts", Column::Text("outcome")) => Cell::Text("waiting".into()),
                ("channels", Column::Text("secret")) | ("reports", Column::Text("game")) if is_last => Cell::Nothing,
                ("bans", Column::Text("person")) if !is_last => Cell::Nothing,
                (_, column) if is_last && nullable.contains(&column.name()) => Cell::Nothing,
                (_, Column::Text("game")) => Cell::Text(format!("somewheregam{number}")[1..].to_owned()),
                (_, Column::Text(name)) => Cell::Text(format!("{name} {number} \u{1F48E}")),
                ("accounts", Column::Number("since")) => Cell::Number(5 * number),
                (_, Column::Number(_)) => Cell::Number(7 + number),
                (_, Column::Truth(_)) => Cell::Truth(!is_last),
            };
            let row = table.columns.iter().map(cell).collect();
            store.restore_rows(table, &[row]).await.expect(table.name);
        }
    }
}

/// Some of everything.
async fn fill(store: &(impl Store + ArchiveStore)) {
    fill_tables(store).await;
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

async fn exported(store: &(impl Store + ArchiveStore)) -> String {
    let mut file = Vec::new();
    let moved = export(store, &mut file).await.expect("a file");
    assert_eq!((moved.people, moved.games, moved.left), (2, 3, vec![]));
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
    for table in TABLES {
        assert!(file.matches(&format!(r#"{{"row":{{"table":"{}""#, table.name)).count() >= 2, "{}", table.name);
    }
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
    // Nothing was left out: only the format has another number, and says that there are no card sets and nothing else.
    let now = file
        .replace(r#"{"version":1}"#, r#"{"version":3}"#)
        .replace(r#""games":3}"#, r#""games":3,"card-sets":0,"rows":0}"#);
    assert_eq!(exported(&*memory.store).await, now);
}

/// The second version knew card sets, and nothing of accounts.
#[tokio::test]
async fn the_second_version_can_be_read() {
    let sqlite = Sqlite::fresh().await;
    fill(&*sqlite.store).await;
    let now = exported(&*sqlite.store).await;
    let lines: Vec<String> = now.lines().filter(|line| !line.starts_with(r#"{"row""#)).map(str::to_owned).collect();
    let end = lines.last().expect("an end");
    let end = format!("{}}}}}", end.split(r#","rows":"#).next().expect("a beginning"));
    let then = [&lines[1..lines.len() - 1], &[end]].concat().join("\n");
    let then = format!("{}\n{then}\n", r#"{"runestones":{"version":2}}"#);
    assert!(then.ends_with("\"card-sets\":1}}\n") && !then.contains("row"), "{then}");
    let postgres = Postgres::fresh().await;
    import(&*postgres.store, then.as_bytes()).await.expect("it was once written");
    assert_eq!(postgres.store.card_set(&kept('s').hash).await, Ok(Some(kept('s').text)));
    postgres.store.close().await;
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
        ("a later version", file.replacen(r#""version":3"#, r#""version":4"#, 1), "version 4"),
        ("another table", file.replacen(r#""table":"accounts""#, r#""table":"secrets""#, 1), "no table secrets"),
        ("another column", file.replacen(r#""since""#, r#""until""#, 1), "accounts has no until"),
        ("another kind", file.replacen(r#""since":5"#, r#""since":"x""#, 1), "since of accounts is something else"),
        ("a row is missing", without_line(&lines, r#"{"row":{"table":"blocks""#), "ends too early"),
        ("a card set is missing", without_line(&lines, r#"{"card-set"#), "ends too early"),
    ] {
        let target = Memory::fresh().await;
        let refused = import(&*target.store, text.as_bytes()).await.expect_err(what).to_string();
        assert!(refused.contains(said), "{what}: {refused}");
    }
}

fn without_line(lines: &[&str], start: &str) -> String {
    let others: Vec<&str> = lines.iter().copied().filter(|line| !line.starts_with(start)).collect();
    assert!(others.len() < lines.len(), "there is such a line");
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

/// What a table holds is moved, or there is a reason why not: whoever adds one has to say.
#[tokio::test]
async fn no_table_is_forgotten() {
    let (sqlite, postgres) = (Sqlite::fresh().await, Postgres::fresh().await);
    let mut file = sqlx::SqliteConnection::connect(&sqlite.address).await.expect("the database");
    let sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'";
    let mut names: Vec<String> = sqlx::query_scalar(sql).fetch_all(&mut file).await.expect("names");
    let mut shared = sqlx::PgConnection::connect(&postgres.address).await.expect("the database");
    let sql = "SELECT table_name::TEXT FROM information_schema.tables WHERE table_schema = 'public'";
    names.extend(sqlx::query_scalar::<_, String>(sql).fetch_all(&mut shared).await.expect("names"));
    assert!(names.len() > 2 * TABLES.len());
    for name in names.iter().filter(|name| !name.starts_with("_sqlx")) {
        let moves = TABLES.iter().any(|table| table.name == name);
        assert!(moves != STAYS.contains(&name.as_str()), "{name}: does it move, or stay?");
    }
    assert!(STAYS.iter().all(|stays| names.iter().any(|name| name == stays)), "what is not there does not stay");
    postgres.store.close().await;
}

/// Who moves to another database stays signed in, comes back by every way, and has the ratings they had.
#[tokio::test]
async fn people_are_who_they_were() {
    let (sqlite, postgres) = (Sqlite::fresh().await, Postgres::fresh().await);
    fill(&*sqlite.store).await;
    let file = exported(&*sqlite.store).await;
    import(&*postgres.store, file.as_bytes()).await.expect("all of it");
    let (there, here) = (&*postgres.store, &*sqlite.store);
    let [one, two] = [1, 2].map(|number| runestones_store::PersonId(format!("person {number} \u{1F48E}")));
    let text = |name: &str, number| format!("{name} {number} \u{1F48E}");
    assert_eq!(there.owner(&SecretHash(text("secret", 2))).await, Ok(Owner::Of(two.clone())), "a device");
    assert_eq!(there.owner(&SecretHash(text("secret", 1))).await, Ok(Owner::Nobody), "that was signed out");
    assert_eq!(there.person_of_code(&SecretHash(text("code", 1))).await, Ok(Some(one.clone())), "a code");
    assert_eq!(there.passkeys(&one).await, here.passkeys(&one).await);
    assert_eq!(there.passkeys(&one).await.map(|keys| keys.len()), Ok(1));
    assert_eq!(there.ratings_of(&one).await, here.ratings_of(&one).await);
    assert_eq!(there.ratings_of(&one).await.map(|ratings| ratings.len()), Ok(1));
    assert_eq!(there.played_by(&one, None, 9).await, here.played_by(&one, None, 9).await);
    assert_eq!(there.played_by(&one, None, 9).await.map(|played| played.len()), Ok(1));
    assert_eq!(there.server_key(&text("name", 1), "another").await, Ok(text("key", 1)), "browsers know it");
    // What was to be told is told there, once.
    let due = there.claim_alerts("n", Millis(99), std::time::Duration::from_mins(1), 9).await.expect("a claim");
    assert_eq!(due.len(), 2);
    let results = there.results_after(0, 9).await.expect("results");
    assert_eq!(results.iter().map(|(_, result)| result.time).collect::<Vec<_>>(), [Millis(8), Millis(9)], "in order");
    postgres.store.close().await;
}
