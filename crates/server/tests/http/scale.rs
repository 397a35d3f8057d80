//! Home, ladder and player pages with 100,000 accounts and 1,000,000 finished games: `cargo test --release --workspace --test http --
//! --ignored --nocapture --test-threads=1 pages_of_a_large_club`. `RUNESTONES_CLUB=1000` before it tries it with so many accounts and ten times as many
//! games. What was measured is in docs/performance.md.
//!
//! The logs of the finished games are left out: these pages do not read them, and they would be hundreds of gigabytes.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use runestones_rules::{Options, Seed};
use runestones_scratch::Scratch;
use runestones_server::Config;
use runestones_store::{AnyStore, Store as _};
use runestones_table::{Header, Sitter, hash};
use runestones_testing::browser::Browser;
use sqlx::Connection as _;

use crate::server::{Server, new_game};
use crate::sweep::until;

/// How many accounts there are.
static PEOPLE: LazyLock<usize> = LazyLock::new(|| {
    std::env::var("RUNESTONES_CLUB").map_or(100_000, |number| number.parse().expect("a number of accounts"))
});
/// And games for each.
const GAMES: usize = 10;
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
    "INSERT INTO people (id, name, settings, last_seen) SELECT id, 'Player ' || n, '{}', NOW FROM ids ORDER BY id",
    "INSERT INTO accounts (person, since, listed) SELECT id, NOW - 1000000, TRUE FROM ids ORDER BY id",
    "INSERT INTO profiles (person, handle, sees) SELECT id, handle, 'all' FROM ids ORDER BY id",
    // In the order of their keys, so that each goes to the end of its tree.
    "INSERT INTO games (id, created, updated, header, status, version) SELECT PAD(i), NOW - i * 1000, NOW - i * 1000, HEADER, 'finished', 1 FROM SERIES(GAMES)",
    "INSERT INTO seats (game, seat, kind, person) SELECT PAD(i), s, 'person', id FROM SERIES(GAMES) CROSS JOIN (SELECT 0 AS s UNION ALL SELECT 1) AS two JOIN ids ON n = (i * 7919 + s * 50021) % PEOPLE ORDER BY i, s",
    "INSERT INTO played (person, time, game, seat, players, night, rated, won, stones, skill, card) SELECT id, NOW - i * 1000, PAD(i), s, 2, i % 3 = 0, TRUE, 12 * ((i + s) % 2), i % 255, i % 400000 - 200000, CARD FROM SERIES(GAMES) CROSS JOIN (SELECT 0 AS s UNION ALL SELECT 1) AS two JOIN ids ON n = (i * 7919 + s * 50021) % PEOPLE ORDER BY id, i DESC",
    "INSERT INTO ratings (person, pool, games, mean, deviation, time, sure_until, listed) SELECT id, 'two', 40, 1000000 + (n * 7919) % 1000000, 30000 + n % 30000, NOW, NOW + 100000000000, TRUE FROM ids ORDER BY id",
    "INSERT INTO rating_history (person, pool, games, game, mean, deviation, time) SELECT id, 'two', i, PAD(i), 1400000 + (n * i) % 200000, 200000 - i * 3000, NOW - 86400000 * (41 - i) FROM ids CROSS JOIN SERIES(40) ORDER BY id, i",
];

/// A statement in the words of one of the databases.
fn said(statement: &str, header: &str, series: impl Fn(&str) -> String, pad: &str, yes: &str) -> String {
    let text = statement.replace("PAD(i)", pad).replace("NOW", &NOW.to_string()).replace("TRUE", yes);
    let (people, games) = (PEOPLE.to_string(), (*PEOPLE * GAMES).to_string());
    let mut text = text.replace("SERIES(GAMES)", &format!("SERIES({games})")).replace("PEOPLE", &people);
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

/// Indexes are made again when everything is there: sorting is faster than finding a place for every row.
async fn fill_sqlite(file: &str) {
    AnyStore::open(file).await.expect("a store").close().await;
    let mut db = sqlx::SqliteConnection::connect(file).await.expect("a database");
    let run = async |db: &mut sqlx::SqliteConnection, sql: String| {
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(db).await.expect("filled");
    };
    // Nobody else is there, and nobody needs what is half done.
    let fast = "PRAGMA foreign_keys = OFF; PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = OFF;
                PRAGMA synchronous = OFF; PRAGMA cache_size = -400000; PRAGMA temp_store = MEMORY";
    run(&mut db, format!("{fast}; {IDS}; BEGIN")).await;
    for from in (0..*PEOPLE).step_by(1000) {
        run(&mut db, ids(from, (from + 1000).min(*PEOPLE))).await;
    }
    let sql = "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL";
    let indexes: Vec<(String, String)> = sqlx::query_as(sql).fetch_all(&mut db).await.expect("indexes");
    for (name, _) in &indexes {
        run(&mut db, format!("DROP INDEX {name}")).await;
    }
    let series = |most: &str| {
        format!(
            "(WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {most}) SELECT i FROM n) AS numbers"
        )
    };
    for statement in FILL {
        let begin = Instant::now();
        run(&mut db, said(statement, &header(), series, "substr('000000000000' || i, -12)", "1")).await;
        println!("{:?} {}", begin.elapsed(), statement.split('(').next().unwrap_or_default());
    }
    let begin = Instant::now();
    for (_, sql) in indexes {
        run(&mut db, sql).await;
    }
    println!("{:?} indexes", begin.elapsed());
    run(&mut db, "DROP TABLE ids; COMMIT; ANALYZE; PRAGMA journal_mode = WAL".to_owned()).await;
    db.close().await.expect("closed");
}

async fn fill_postgres(address: &str) {
    AnyStore::open(address).await.expect("a store").close().await;
    let mut db = sqlx::PgConnection::connect(address).await.expect("a database");
    let run = async |db: &mut sqlx::PgConnection, sql: String| {
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(db).await.expect("filled");
    };
    // The owner of a scratch database may leave out what looks for the game of each seat.
    let fast = "SET synchronous_commit = off; SET session_replication_role = replica; SET work_mem = '256MB';
                SET maintenance_work_mem = '256MB'";
    run(&mut db, format!("{fast}; {IDS}; BEGIN")).await;
    for from in (0..*PEOPLE).step_by(1000) {
        run(&mut db, ids(from, (from + 1000).min(*PEOPLE))).await;
    }
    run(&mut db, "ANALYZE ids".to_owned()).await;
    let sql = "SELECT indexname::TEXT, indexdef FROM pg_indexes WHERE schemaname = 'public'
               AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conname = indexname)";
    let indexes: Vec<(String, String)> = sqlx::query_as(sql).fetch_all(&mut db).await.expect("indexes");
    for (name, _) in &indexes {
        run(&mut db, format!("DROP INDEX {name}")).await;
    }
    let series = |most: &str| format!("generate_series(1::bigint, {most}) AS i");
    for statement in FILL {
        let begin = Instant::now();
        let statement = said(statement, &header(), series, "lpad(i::text, 12, '0')", "TRUE");
        run(&mut db, statement.clone()).await;
        println!("{:?} {}", begin.elapsed(), statement.split('(').next().unwrap_or_default());
    }
    let begin = Instant::now();
    for (_, sql) in indexes {
        run(&mut db, sql).await;
    }
    println!("{:?} indexes", begin.elapsed());
    run(&mut db, "DROP TABLE ids; COMMIT".to_owned()).await;
    // As it would have been done by itself over the months; now it would come while we measure.
    run(&mut db, "VACUUM (ANALYZE)".to_owned()).await;
    db.close().await.expect("closed");
}

fn visitor(server: &Server, number: usize) -> Browser {
    Browser { cookie: Some(format!("runestones={}", secret(number * 997 % *PEOPLE))), ..server.browser() }
}

/// Where the look with this number leads.
type Address = fn(usize) -> String;

/// How much of the processors' time the host gave to other machines, and all of it, where the system tells.
fn stolen() -> Option<(u64, u64)> {
    let stat = std::fs::read_to_string("/proc/stat").ok()?;
    let times: Vec<u64> = stat.lines().next()?.split_whitespace().skip(1).map_while(|time| time.parse().ok()).collect();
    Some((*times.get(7)?, times.iter().take(8).sum()))
}

/// Looks at every page and says how long it took, and how far the machine was ours: on a shared one, p99 is mostly the neighbours.
fn measure(server: &Server) {
    // Everybody has two games that go on. They have looked at them, as one does: the first look deals, and the bots move after it.
    for number in 0..SAMPLE {
        let mut browser = visitor(server, number);
        let (bots, link) = (new_game(&mut browser, &["me", "bot:apprentice"]), new_game(&mut browser, &["me", "link"]));
        until("the turn of a person", || browser.get(&bots).body.contains("data-yours"));
        browser.get(&link);
    }
    let pages: [(&str, Address); 4] = [
        ("home", |_| "/".to_owned()),
        ("ladder", |_| "/ladder".to_owned()),
        ("ladder, further down", |number| format!("/ladder?after={}", page_of(number * 31 % *PEOPLE))),
        ("player", |number| format!("/player/{}", page_of(number * 61 % *PEOPLE))),
    ];
    // The server has been running for a while: connections know their statements. What belongs to those who look is still cold.
    for (number, (_, address)) in (SAMPLE..2 * SAMPLE).zip(pages.iter().cycle()) {
        visitor(server, number).get(&address(number));
    }
    for (name, address) in pages {
        let mut took: Vec<(Duration, usize)> = Vec::new();
        let before = stolen();
        for number in 0..SAMPLE * ROUNDS {
            let mut browser = visitor(server, number % SAMPLE);
            let begin = Instant::now();
            let answer = browser.get(&address(number));
            took.push((begin.elapsed(), number));
            assert_eq!(answer.status, 200, "{name}");
        }
        took.sort();
        let at = |share: usize| took[(took.len() * share / 1000).min(took.len() - 1)].0;
        let slowest: Vec<usize> = took.iter().rev().take(8).map(|(_, number)| *number).collect();
        println!("{name}: p50 {:?}, p99 {:?}, longest {:?}; slowest looks {slowest:?}", at(500), at(990), at(1000));
        if let (Some((taken, all)), Some((taken_before, all_before))) = (stolen(), before) {
            println!(
                "    taken by other machines meanwhile: {} %",
                (taken - taken_before) * 100 / (all - all_before).max(1)
            );
        }
    }
}

#[test]
#[ignore = "fills a database of two gigabytes"]
fn pages_of_a_large_club_in_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("runestones.db");
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    runtime.block_on(fill_sqlite(&file.to_string_lossy()));
    measure(&Server::start_with(&Config {
        database: Some(file.to_string_lossy().into()),
        ..Config::default().without_limits()
    }));
}

#[test]
#[ignore = "fills a database of two gigabytes"]
fn pages_of_a_large_club_in_a_database() {
    let database = Scratch::shared().database();
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    runtime.block_on(fill_postgres(&database));
    measure(&Server::on(&database));
}
