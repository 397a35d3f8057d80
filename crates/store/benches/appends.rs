//! Durable appends to both backends, alone and from two hundred tables at once.
//!
//! A lone caller waits for the disk each time; many share the wait. One element is one acknowledged append of one entry.

use std::sync::Arc;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use runestones_scratch::Scratch;
use runestones_store::{AnyStore, GameId, Head, Millis, NewGame, Stamp, Status, Store};
use tokio::task::JoinSet;

const STAMP: Stamp = Stamp::new(Millis(1), Status::Running);
const APPENDS_EACH: u32 = 5;

fn appends(criterion: &mut Criterion) {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    let mut group = criterion.benchmark_group("append");
    let folder = tempfile::tempdir().expect("a folder");
    let postgres = Scratch::start(&[]);
    for (backend, callers) in [("sqlite", 1), ("sqlite", 200), ("postgres", 1), ("postgres", 200)] {
        let file = folder.path().join(format!("{callers}.db")).to_string_lossy().into_owned();
        let address = if backend == "sqlite" { file } else { postgres.database() };
        let store = Arc::new(runtime.block_on(AnyStore::open(&address)).expect("a store"));
        let mut heads = runtime.block_on(create(&store, callers));
        group.throughput(Throughput::Elements(u64::from(callers * APPENDS_EACH)));
        group.bench_function(BenchmarkId::new(backend, callers), |bencher| {
            bencher.iter(|| runtime.block_on(play(&store, &mut heads)));
        });
        runtime.block_on(store.close());
    }
}

async fn create(store: &AnyStore, callers: u32) -> Vec<(GameId, Head)> {
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
            card_set: None,
        };
        games.push((id, store.create_game(&game).await.expect("a new game")));
    }
    games
}

/// Every table makes its moves one after the other, all tables at the same time.
async fn play(store: &Arc<AnyStore>, heads: &mut Vec<(GameId, Head)>) {
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
