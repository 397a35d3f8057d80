//! Criterion benchmarks: `cargo bench -p runestones-page`. What they showed stands in `docs/performance.md`.
#![allow(missing_docs, reason = "criterion makes a public main")]

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use runestones_i18n::Locale;
use runestones_page as page;
use runestones_rules::{Decider, Question, Seat};
use runestones_table::Settings;
use runestones_testing::tables::{Played, options, with_table};

/// A game for two in round 14, about the middle.
fn middle() -> Played {
    let mut played = Played::new(&options(0), 7, "greedy");
    let found = played.until(|game| {
        let (own_turn, question) = (game.decider() == Decider::Seat(Seat::FIRST), game.question());
        own_turn && game.round() == 14 && question == Some(Question::Action)
    });
    assert!(found, "no game is so short");
    played
}

/// Everything between what a player may know and the text that is sent; the log has the whole past here.
fn drawing(c: &mut Criterion) {
    let played = middle();
    let view = played.game.view(Seat::FIRST);
    let mut group = c.benchmark_group("drawing");
    for locale in [Locale::En, Locale::De, Locale::Ja] {
        group.bench_function(format!("table, {locale}"), |b| {
            with_table(&played, &view, locale, Settings::default(), |table| {
                b.iter(|| black_box(page::table(table).0.len()));
            });
        });
    }
    group.finish();
}

criterion_group!(benches, drawing);
criterion_main!(benches);
