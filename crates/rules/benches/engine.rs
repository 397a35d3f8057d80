//! Criterion benchmarks: `cargo bench -p runestones-rules`. What they showed stands in `docs/performance.md`.
#![allow(missing_docs, reason = "criterion makes a public main")]

mod workload;

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use runestones_rules::Decider;
use workload::{mixes, pick, positions, random_game};

/// Decisions per second through whole games, legal moves included; chance is played on the way.
fn playouts(c: &mut Criterion) {
    let mut group = c.benchmark_group("random game");
    for (name, options) in mixes() {
        let mut rng = SmallRng::seed_from_u64(1);
        let sample: u64 = (0..200).map(|_| random_game(&options, &mut rng).decisions).sum();
        group.throughput(Throughput::Elements(sample / 200));
        group.bench_function(name, |b| b.iter(|| random_game(&options, &mut rng)));
    }
    group.finish();
}

fn single_steps(c: &mut Criterion) {
    let (_, options) = mixes().into_iter().last().expect("three mixes");
    let positions = positions(&options, 512);
    let mut rng = SmallRng::seed_from_u64(2);
    let mut next = (0..).map(|n: usize| positions[n % positions.len()]);
    let mut game = move || next.next().expect("endless");

    c.bench_function("legal moves", |b| b.iter_batched(&mut game, |game| game.legal_moves(), BatchSize::SmallInput));
    c.bench_function("checked move", |b| {
        let with_move = || {
            let game = game();
            let mv = pick(&game, &mut rng);
            (game, mv)
        };
        b.iter_batched(with_move, |(mut game, mv)| game.play(mv, &mut ()).map(|()| game), BatchSize::SmallInput);
    });
    c.bench_function("clone", |b| b.iter_batched_ref(&mut game, |game| black_box(*game), BatchSize::SmallInput));
    let seat = |game: &runestones_rules::Game| match game.decider() {
        Decider::Seat(seat) => seat,
        _ => game.active(),
    };
    c.bench_function("view", |b| b.iter_batched(&mut game, |game| game.view(seat(&game)), BatchSize::SmallInput));
    let mut rng = SmallRng::seed_from_u64(3);
    c.bench_function("sample", |b| {
        b.iter_batched(
            || {
                let game = game();
                game.view(seat(&game))
            },
            |view| view.sample(&mut rng),
            BatchSize::SmallInput,
        );
    });
}

criterion_group!(benches, playouts, single_steps);
criterion_main!(benches);
