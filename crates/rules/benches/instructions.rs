//! The same work for callgrind, which counts instructions instead of seconds: `make bench-instructions`.
//!
//! Runs one named workload a given number of times and prints how many steps that were, so that a script can divide.

mod workload;

use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use workload::{Count, mixes, random_game};

fn main() {
    // Cargo adds `--bench` when it runs this itself.
    let mut args = std::env::args().skip(1).filter(|arg| arg != "--bench");
    let mix: usize = args.next().and_then(|arg| arg.parse().ok()).unwrap_or(0);
    let games: u64 = args.next().and_then(|arg| arg.parse().ok()).unwrap_or(20);
    let (name, options) = &mixes()[mix.min(2)];
    let mut rng = SmallRng::seed_from_u64(1);
    let mut total = Count::default();
    for _ in 0..games {
        let count = random_game(options, &mut rng);
        total.decisions += count.decisions;
        total.chances += count.chances;
    }
    println!("{name}: {games} games, {} decisions, {} chance outcomes", total.decisions, total.chances);
}
