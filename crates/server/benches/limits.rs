//! What it costs to ask whether somebody may do something, with a million others remembered.

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use runestones_server::Limiter;

const MILLION: u32 = 1_000_000;

fn limits(criterion: &mut Criterion) {
    let now = Instant::now();
    let limiter = Limiter::with_room(1_000_000_000, Duration::from_mins(1), MILLION as usize);
    for who in 0..MILLION {
        let _ = limiter.admit(&who, now);
    }
    let mut who = 0_u32;
    criterion.bench_function("a limit, a million keys, each known", |bench| {
        bench.iter(|| {
            who = (who + 7919) % MILLION;
            black_box(limiter.admit(&who, now))
        });
    });
    // The attack: every request comes with another key, and the oldest million is forgotten again and again.
    let mut fresh = MILLION;
    criterion.bench_function("a limit, a million keys, each new", |bench| {
        bench.iter(|| {
            fresh = fresh.wrapping_add(1);
            black_box(limiter.admit(&fresh, now))
        });
    });
}

criterion_group!(benches, limits);
criterion_main!(benches);
