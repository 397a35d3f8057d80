//! How good reviews are, over many games. It takes minutes; the figures stand in `docs/review.md`:
//! `cargo test --release -p runestones-review --test figures -- --ignored --nocapture`.

mod common;

use common::{bot, play, session};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use runestones_review::{Archdruid, BLUNDER, Judge as _, MISTAKE, Reviewer, Settings, WHOLE};
use runestones_rules::record::Record;
use runestones_rules::{Decider, Game, Move, Options};

fn count(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|count| count.parse().ok()).unwrap_or(otherwise)
}

/// The mean of all, and how far off it may be (95 %).
fn mean(all: &[f64]) -> (f64, f64) {
    let count = all.len() as f64;
    let mean = all.iter().sum::<f64>() / count;
    let variance = all.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, 1.96 * (variance / count).sqrt())
}

#[test]
#[ignore = "takes minutes"]
fn luck_is_nothing_in_the_mean() {
    for players in 2..=4 {
        let (mut luck, mut results, mut without) = (vec![Vec::new(); players], Vec::new(), Vec::new());
        for seed in 0..count("GAMES", 300) {
            let record = play(&Options { night: seed % 2 == 1, ..Options::base(players) }, &["seer"], seed);
            let settings = Settings { simulations: 0, seed: 1 };
            let ledger = Reviewer::new(&record, Archdruid::embedded(), settings).unwrap().finish().ledger;
            let percent = |millionths: i32| 100.0 * f64::from(millionths) / f64::from(WHOLE);
            for (seat, all) in luck.iter_mut().enumerate() {
                let came = percent(ledger.luck()[seat] - ledger.second_thoughts[seat]);
                all.push(came);
                results.push(percent(ledger.end[seat]));
                without.push(percent(ledger.end[seat]) - came);
            }
        }
        for (seat, all) in luck.iter().enumerate() {
            let (mean, error) = mean(all);
            println!("{players} players, seat {}: luck {mean:.2} ± {error:.2} %", seat + 1);
            assert!(mean.abs() < 1.6 * error, "luck is {mean:.2} ± {error:.2} % in the mean");
        }
        let ((plain, wide), (adjusted, narrow)) = (mean(&results), mean(&without));
        println!(
            "{players} players: results {plain:.2} ± {wide:.2}, without luck {adjusted:.2} ± {narrow:.2}; variance {:.2} times",
            (narrow / wide).powi(2)
        );
    }
}

/// A strong bot that now and then plays a move that costs much: the record, and where it did so.
fn planted(seed: u64) -> (Record, Vec<usize>) {
    let mut session = session(&Options::base(2), seed);
    let (mut strong, limits) = bot("archdruid@4000", seed);
    let (mut judge, mut rng) = (Archdruid::embedded(), StdRng::seed_from_u64(seed));
    let mut blunders = Vec::new();
    while let Decider::Seat(seat) = session.game().decider() {
        let view = session.game().view(seat);
        let mut chosen = strong.think(&view, &limits).chosen;
        if rng.random_ratio(1, 12)
            && let Some(bad) = costly(&mut judge, session.game(), chosen)
        {
            blunders.push(session.record().entries.len());
            chosen = bad;
        }
        session.play(chosen, &mut ()).unwrap();
    }
    (session.record().clone(), blunders)
}

/// A move that loses 10 % or more by a search that is deeper than that of a review. If the turn goes on after it, the search
/// there has to agree: what a tree hardly visits it knows at first sight only, and much can be made good within a turn.
fn costly(judge: &mut Archdruid, game: &Game, best: Move) -> Option<Move> {
    const DEEP: u32 = 20_000;
    let seat = game.active();
    let all = judge.weigh(&game.view(seat), DEEP, 99);
    let value = |mv: Move| all.iter().find(|weighed| weighed.mv == mv).map(|weighed| weighed.prospect.chance(seat));
    let most = value(best)?;
    let seems_bad = |mv: &Move| value(*mv).is_some_and(|value| most - value >= BLUNDER);
    all.iter().map(|weighed| weighed.mv).filter(seems_bad).take(3).find(|mv| {
        let mut after = *game;
        after.play(*mv, &mut ()).expect("a legal move");
        if after.turn() != game.turn() || after.decider() != Decider::Seat(seat) {
            return true;
        }
        let next = judge.weigh(&after.view(seat), DEEP, 98);
        next.iter().map(|weighed| weighed.prospect.chance(seat)).max().is_some_and(|value| most - value >= BLUNDER)
    })
}

#[test]
#[ignore = "takes minutes"]
fn planted_blunders_are_found() {
    let (mut found, mut planted_in_all, mut alarms, mut own) = (0u32, 0u32, 0u32, 0u32);
    for seed in 0..count("GAMES", 12) {
        let (record, blunders) = planted(seed);
        let review = Reviewer::new(&record, Archdruid::embedded(), Settings::default()).unwrap().finish();
        for (entry, step, judgement) in review.decisions() {
            let is_mistake = -judgement.shift[step.seat.index()] >= MISTAKE;
            if blunders.contains(&entry) {
                planted_in_all += 1;
                found += u32::from(is_mistake);
            } else {
                own += 1;
                alarms += u32::from(judgement.mark.is_bad());
            }
        }
    }
    println!("{found} of {planted_in_all} planted blunders found; {alarms} of {own} own moves marked");
    assert!(planted_in_all >= 10);
    assert!(found * 10 >= planted_in_all * 9);
    assert!(alarms * 20 < own);
}
