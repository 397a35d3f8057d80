//! Home, ladder and player pages with 100,000 accounts and 1,000,000 finished games: `cargo test --release --test http -- --ignored
//! scale --nocapture`. What was measured is in docs/performance.md.
//!
//! The logs of the finished games are left out: these pages do not read them, and they would be hundreds of gigabytes.

use std::time::{Duration, Instant};

use runestones_rules::{Options, Seed};
use runestones_scratch::Scratch;
use runestones_server::Config;
use runestones_store::{AnyStore, Store as _};
use runestones_table::{Header, Sitter, hash};
use runestones_testing::browser::Browser;
use sqlx::Connection as _;

use crate::server::{Server, new_game};

const PEOPLE: usize = 100_000;
/// So many of them look at pages.
const SAMPLE: usize = 100;
const ROUNDS: usize = 5;
const NOW: i64 = 1_795_000_000_000;

fn secret(number: usize) -> String {
    format!("{number:048x}")
}

fn page_of(number: usize) -> String {
    hash(&format!("player {}", hash(&secret(number))))[..16].to_owned()
}

/// The statements that fill a database; `SERIES(n)` is a list of numbers, `PAD(i)` the name of a game.
const FILL: [&str; 8] = [
    "INSERT INTO people (id, name, settings, last_seen) SELECT id, 'Player ' || n, '{}', NOW FROM ids",
    "INSERT INTO accounts (person, since, listed) SELECT id, NOW - 1000000, TRUE FROM ids",
    "INSERT INTO profiles (person, handle, sees) SELECT id, handle, 'all' FROM ids",
    "INSERT INTO games (id, created, updated, header, status, version) SELECT PAD(i), NOW - i * 1000, NOW - i * 1000, HEADER, 'finished', 1 FROM SERIES(1000000)",
    "INSERT INTO seats (game, seat, kind, person) SELECT PAD(i), s, 'person', id FROM SERIES(1000000), (SELECT 0 AS s UNION ALL SELECT 1) AS two, ids WHERE n = (i * 7919 + s * 50021) % 100000",
    "INSERT INTO played (person, time, game, seat, players, night, rated, won, stones, skill, card) SELECT id, NOW - i * 1000, PAD(i), s, 2, i % 3 = 0, TRUE, 12 * ((i + s) % 2), i % 255, i % 400000 - 200000, CARD FROM SERIES(1000000), (SELECT 0 AS s UNION ALL SELECT 1) AS two, ids WHERE n = (i * 7919 + s * 50021) % 100000",
    "INSERT INTO ratings (person, pool, games, mean, deviation, time, sure_until, listed) SELECT id, 'two', 40, 1000000 + (n * 7919) % 1000000, 30000 + n % 30000, NOW, NOW + 100000000000, TRUE FROM ids",
    "INSERT INTO rating_history (person, pool, games, game, mean, deviation, time) SELECT id, 'two', i, PAD(i), 1400000 + (n * i) % 200000, 200000 - i * 3000, NOW - 86400000 * (41 - i) FROM ids, SERIES(40)",
];

/// A statement in the words of one of the databases.
fn said(statement: &str, header: &str, series: impl Fn(&str) -> String, pad: &str, yes: &str) -> String {
    let mut text = statement.replace("PAD(i)", pad).replace("NOW", &NOW.to_string()).replace("TRUE", yes);
    while let Some((before, rest)) = text.clone().split_once("SERIES(") {
        let (most, after) = rest.split_once(')').expect("a number");
        text = format!("{before}{}{after}", series(most));
    }
    text.replace("HEADER", &format!("'{header}'")).replace("CARD", "'{\"name\":\"Hollow Hill\",\"totals\":[68,61]}'")
}

fn header() -> String {
    let sitters = ["Ann", "Bob"].map(Sitter::person).to_vec();
    Header::new(&Options::base(2), "", Seed([7; 32]), sitters).to_text()
}

fn ids(from: usize, to: usize) -> String {
    let rows = (from..to).map(|number| format!("({number}, '{}', '{}')", hash(&secret(number)), page_of(number)));
    format!("INSERT INTO ids (n, id, handle) VALUES {}", rows.collect::<Vec<_>>().join(", "))
}

const IDS: &str = "CREATE TABLE ids (n BIGINT PRIMARY KEY, id TEXT NOT NULL, handle TEXT NOT NULL)";

async fn fill_sqlite(file: &str) {
    AnyStore::open(file).await.expect("a store").close().await;
    let mut db = sqlx::SqliteConnection::connect(file).await.expect("a database");
    let run = async |db: &mut sqlx::SqliteConnection, sql: String| {
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(db).await.expect("filled");
    };
    run(&mut db, format!("PRAGMA synchronous = OFF; PRAGMA cache_size = -400000; {IDS}; BEGIN")).await;
    for from in (0..PEOPLE).step_by(1000) {
        run(&mut db, ids(from, from + 1000)).await;
    }
    let series = |most: &str| format!("(WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {most}) SELECT i FROM n) AS n");
    for statement in FILL {
        let begin = Instant::now();
        run(&mut db, said(statement, &header(), series, "substr('000000000000' || i, -12)", "1")).await;
        println!("{:?} {}", begin.elapsed(), statement.split('(').next().unwrap_or_default());
    }
    run(&mut db, "COMMIT; DROP TABLE ids; ANALYZE".to_owned()).await;
    db.close().await.expect("closed");
}

async fn fill_postgres(address: &str) {
    AnyStore::open(address).await.expect("a store").close().await;
    let mut db = sqlx::PgConnection::connect(address).await.expect("a database");
    let run = async |db: &mut sqlx::PgConnection, sql: String| {
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(db).await.expect("filled");
    };
    run(&mut db, format!("SET synchronous_commit = off; {IDS}")).await;
    for from in (0..PEOPLE).step_by(1000) {
        run(&mut db, ids(from, from + 1000)).await;
    }
    let series = |most: &str| format!("generate_series(1, {most}) AS i");
    for statement in FILL {
        let begin = Instant::now();
        let statement = said(statement, &header(), series, "lpad(i::text, 12, '0')", "TRUE");
        run(&mut db, statement.replace("(i * 7919 +", "(i::bigint * 7919 +").replace("(n * 7919)", "(n::bigint * 7919)")).await;
        println!("{:?} {}", begin.elapsed(), statement.split('(').next().unwrap_or_default());
    }
    run(&mut db, "DROP TABLE ids; ANALYZE".to_owned()).await;
}

fn visitor(server: &Server, number: usize) -> Browser {
    Browser { cookie: Some(format!("runestones={}", secret(number * 997 % PEOPLE))), ..server.browser() }
}

/// Looks at every page and says how long it took.
fn measure(server: &Server) {
    // Everybody has two games that go on.
    for number in 0..SAMPLE {
        let mut browser = visitor(server, number);
        new_game(&mut browser, &["me", "bot:apprentice"]);
        new_game(&mut browser, &["me", "link"]);
    }
    let pages: [(&str, fn(usize) -> String); 4] = [
        ("home", |_| "/".to_owned()),
        ("ladder", |_| "/ladder".to_owned()),
        ("ladder, further down", |number| format!("/ladder?after={}", page_of(number * 31 % PEOPLE))),
        ("player", |number| format!("/player/{}", page_of(number * 61 % PEOPLE))),
    ];
    for (name, address) in pages {
        let mut took: Vec<Duration> = Vec::new();
        for number in 0..SAMPLE * ROUNDS {
            let mut browser = visitor(server, number % SAMPLE);
            let begin = Instant::now();
            let answer = browser.get(&address(number));
            took.push(begin.elapsed());
            assert_eq!(answer.status, 200, "{name}");
        }
        took.sort();
        let at = |share: usize| took[(took.len() * share / 1000).min(took.len() - 1)];
        println!("{name}: p50 {:?}, p99 {:?}, longest {:?}", at(500), at(990), at(1000));
    }
}

#[test]
#[ignore = "fills a database of two gigabytes"]
fn pages_of_a_large_club_in_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("runestones.db");
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    runtime.block_on(fill_sqlite(&file.to_string_lossy()));
    measure(&Server::start_with(&Config { database: Some(file.to_string_lossy().into()), ..Config::default().without_limits() }));
}

#[test]
#[ignore = "fills a database of two gigabytes"]
fn pages_of_a_large_club_in_a_database() {
    let database = Scratch::shared().database();
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    runtime.block_on(fill_postgres(&database));
    measure(&Server::on(&database));
}
