//! Criterion benchmarks: `cargo bench -p runestones-ai`. What they showed stands in `docs/performance.md`.
#![allow(missing_docs, reason = "criterion makes a public main")]

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand::SeedableRng as _;
use rand::rngs::StdRng;
use runestones_ai::{Bot as _, Budget, Greedy, Net, bot_named};
use runestones_rules::{Decider, Game, Options, Question, SeatView};

/// What the player sees who begins a turn in round 14 of a game between greedy bots: about the middle.
fn middle(players: usize, seed: u64) -> SeatView {
    let mut game = Game::new(&Options::base(players), &mut ()).expect("good options");
    let mut luck = StdRng::seed_from_u64(seed);
    let mut bot = Greedy::new(seed);
    loop {
        match game.decider() {
            Decider::Nobody => unreachable!("no game is so short"),
            Decider::Chance => {
                let outcome = game.random_outcome(&mut luck).expect("chance decides");
                game.play(outcome, &mut ()).expect("possible");
            }
            Decider::Seat(seat) => {
                let view = game.view(seat);
                if game.round() == 14 && game.question() == Some(Question::Action) {
                    return view;
                }
                game.play(bot.choose(&view), &mut ()).expect("legal");
            }
        }
    }
}

const SIMULATIONS: u32 = 2000;

/// One simulation is: descend, expand, judge every move of the decision found there, back up.
fn simulations(c: &mut Criterion) {
    let mut group = c.benchmark_group("simulations");
    group.throughput(Throughput::Elements(u64::from(SIMULATIONS)));
    group.sample_size(10);
    for (name, players) in [("2 players", 2), ("4 players", 4)] {
        let views: Vec<SeatView> = (0..8).map(|seed| middle(players, seed)).collect();
        let mut next = (0..).map(|n: usize| views[n % views.len()]);
        let mut bot = bot_named("archdruid", 1).expect("it is there");
        let limits = Budget::simulations(SIMULATIONS).into();
        group.bench_function(name, |b| b.iter(|| bot.think(&next.next().expect("endless"), &limits)));
    }
    group.finish();
}

/// Evaluations from scratch, and decisions at a glance, which share most of the work between the moves.
fn evaluations(c: &mut Criterion) {
    let view = middle(2, 1);
    let net = Net::embedded();
    c.bench_function("evaluation from scratch", |b| b.iter(|| net.outlook(black_box(&view))));
    let mut seer = bot_named("seer", 1).expect("it is there");
    let mut group = c.benchmark_group("evaluations of a decision");
    group.throughput(Throughput::Elements(view.legal_moves().len() as u64));
    group.bench_function("at a glance", |b| b.iter(|| seer.choose(black_box(&view))));
    group.finish();
}

criterion_group!(benches, simulations, evaluations);
criterion_main!(benches);
