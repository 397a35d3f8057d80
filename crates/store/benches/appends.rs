//! Durable appends, alone and from two hundred tables at once.
//!
//! A lone caller waits for the disk each time; many share the wait. One element is one acknowledged append of one entry.

use std::sync::Arc;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use runestones_store::{GameId, Head, Millis, NewGame, SqliteStore, Stamp, Status, Store};
use tokio::task::JoinSet;

const STAMP: Stamp = Stamp { time: Millis(1), status: Status::Running };
const APPENDS_EACH: u32 = 5;

fn appends(criterion: &mut Criterion) {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    let mut group = criterion.benchmark_group("append");
    for callers in [1, 200] {
        let folder = tempfile::tempdir().expect("a folder");
        let store = runtime.block_on(SqliteStore::open(folder.path().join("games.db"))).expect("a store");
        let store = Arc::new(store);
        let mut heads = runtime.block_on(create(&store, callers));
        group.throughput(Throughput::Elements(u64::from(callers * APPENDS_EACH)));
        group.bench_function(BenchmarkId::new("callers", callers), |bencher| {
            bencher.iter(|| runtime.block_on(play(&store, &mut heads)));
        });
        runtime.block_on(store.close());
    }
}

async fn create(store: &SqliteStore, callers: u32) -> Vec<(GameId, Head)> {
    let mut games = Vec::new();
    for number in 0..callers {
        let mut bytes = [0; 9];
        bytes[..4].copy_from_slice(&number.to_be_bytes());
        let id = GameId::from_bytes(bytes);
        let game = NewGame {
            id: id.clone(),
            header: "{}".into(),
            status: Status::Open,
            public: false,
            seats: vec![],
            time: Millis(1),
        };
        games.push((id, store.create_game(&game).await.expect("a new game")));
    }
    games
}

/// Every table makes its moves one after the other, all tables at the same time.
async fn play(store: &Arc<SqliteStore>, heads: &mut Vec<(GameId, Head)>) {
    let mut tables = JoinSet::new();
    for (game, mut head) in heads.drain(..) {
        let store = store.clone();
        tables.spawn(async move {
            for _ in 0..APPENDS_EACH {
                head =
                    store.append(&game, head, &["summon 12 40".to_owned()], STAMP).await.expect("nobody else writes");
            }
            (game, head)
        });
    }
    *heads = tables.join_all().await;
}

criterion_group!(benches, appends);
criterion_main!(benches);
