//! The books balance: in every game of every kind, for every seat, to the last digit.

mod common;

use common::{play, session};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use runestones_review::{Archdruid, BySeat, Ledger, Review, Reviewer, Settings, WHOLE, What, difference, sum};
use runestones_rules::record::Record;
use runestones_rules::{Decider, Game, Options, Seat};
use runestones_testing::{Temper, Walker, option_mixes};

const GLANCE: Settings = Settings { simulations: 0, seed: 1 };

fn review(record: &Record, settings: Settings) -> Review {
    Reviewer::new(record, Archdruid::embedded(), settings).expect("the game is over").finish()
}

fn total(column: BySeat) -> i32 {
    column.iter().sum()
}

fn assert_ledger(ledger: &Ledger, whole: i32, seats: usize) {
    assert_eq!((total(ledger.start), total(ledger.end)), (whole, whole));
    assert_eq!(total(ledger.skill()), 0);
    assert_eq!(total(ledger.luck()), 0);
    ledger.by_kind.into_iter().for_each(|kind| assert_eq!(total(kind), 0));
    assert_eq!(total(ledger.second_thoughts), 0);
    for at in 0..Seat::MOST {
        let reached = ledger.start[at] + ledger.own[at] + ledger.others[at] + ledger.luck()[at];
        assert_eq!(reached, ledger.end[at], "seat {at}: {ledger:?}");
        assert!(ledger.own[at] <= 0);
        if at >= seats {
            assert_eq!((ledger.start[at], ledger.own[at], ledger.others[at]), (0, 0, 0));
        }
    }
}

/// Everything that has to hold in any review of this game.
fn assert_balanced(record: &Record, review: &Review) {
    let seats = record.options.players;
    assert_eq!(review.begin + review.steps.len(), record.entries.len());
    assert_eq!(review.moments.len(), review.steps.len() + 1);
    for (step, pair) in review.steps.iter().zip(review.moments.windows(2)) {
        assert_eq!(total(pair[0].chances), WHOLE);
        let shift = match &step.what {
            What::Decision(judgement) => {
                assert!(judgement.shift[step.seat.index()] <= 0);
                assert_eq!(judgement.candidates.iter().filter(|judged| judged.played).count(), 1);
                judgement.shift
            }
            What::Luck { shift, .. } => *shift,
        };
        assert_eq!(total(shift), 0);
        assert_eq!(difference(pair[1].chances, pair[0].chances), sum(shift, step.second_thoughts));
    }
    assert_ledger(&review.ledger, WHOLE, seats);
    assert_ledger(&review.ledger.in_tenths(), 1000, seats);
    let standing = record.replay().unwrap().to_end().unwrap().standing().expect("the game is over");
    for seat in Seat::first(seats) {
        let end = review.ledger.end[seat.index()];
        let share = WHOLE / i32::try_from(standing.winners.len()).unwrap();
        let expected = if standing.winners.contains(&seat) { share } else { 0 };
        assert!((end - expected).abs() <= 1, "seat {seat} ended with {end}, not {expected}");
        assert_eq!(
            review.moments.last().unwrap().scores[seat.index()],
            10 * i32::from(standing.scores[seat.index()].total)
        );
    }
    let own: i32 = review.ledger.own.iter().sum();
    let lost: i32 = review.decisions().map(|(_, step, judgement)| judgement.shift[step.seat.index()]).sum();
    assert_eq!(own, lost);
}

fn random_game(options: &Options, seed: u64) -> Record {
    let names = (1..=options.players).map(|number| format!("Player {number}")).collect();
    let mut record = Record::new(options.clone(), names);
    let mut game = Game::new(options, &mut ()).unwrap();
    let mut walker = Walker::with(seed, Temper::Eager);
    while let Some(entry) = walker.next(&game) {
        game.play(entry, &mut ()).unwrap();
        record.entries.push(entry);
    }
    record
}

#[test]
fn the_books_balance_in_random_games_of_every_kind() {
    for (seed, options) in (0..4).flat_map(|round| option_mixes().into_iter().map(move |options| (round, options))) {
        let record = random_game(&options, seed);
        assert_balanced(&record, &review(&record, GLANCE));
    }
}

#[test]
fn the_books_balance_in_greedy_games_of_every_kind() {
    for (seed, options) in (0..6).flat_map(|round| option_mixes().into_iter().map(move |options| (round, options))) {
        let record = play(&options, &["greedy", "apprentice"], seed);
        assert_balanced(&record, &review(&record, GLANCE));
    }
}

#[test]
fn the_books_balance_in_games_of_searching_bots_at_any_depth() {
    for (seed, options) in option_mixes().into_iter().enumerate() {
        let record = play(&options, &["archdruid@40"], seed as u64);
        assert_balanced(&record, &review(&record, Settings { simulations: 12, seed: seed as u64 }));
    }
}

#[test]
fn moves_that_were_taken_back_leave_no_trace() {
    let options = Options { night: true, ..Options::base(2) };
    let mut rng = StdRng::seed_from_u64(4);
    let (mut hesitant, mut plain) = (session(&options, 9), session(&options, 9));
    let (mut bot, limits) = common::bot("greedy", 1);
    let mut taken_back = 0;
    while let Decider::Seat(seat) = hesitant.game().decider() {
        let moves = hesitant.game().legal_moves();
        let chosen = bot.think(&hesitant.game().view(seat), &limits).chosen;
        // First something else; it stays only where it revealed something.
        let other = moves[rng.random_range(0..moves.len())];
        hesitant.play(other, &mut ()).unwrap();
        if hesitant.undo(seat).is_ok() {
            taken_back += 1;
            hesitant.play(chosen, &mut ()).unwrap();
            plain.play(chosen, &mut ()).unwrap();
        } else {
            plain.play(other, &mut ()).unwrap();
        }
    }
    assert!(taken_back > 100, "only {taken_back} moves were taken back");
    let with_undo = review(hesitant.record(), GLANCE);
    assert_balanced(hesitant.record(), &with_undo);
    assert_eq!(with_undo, review(plain.record(), GLANCE));
}

#[test]
fn the_same_question_has_the_same_answer() {
    let record = play(&Options::base(2), &["greedy"], 5);
    let settings = Settings { simulations: 20, seed: 3 };
    let one = review(&record, settings);
    assert_eq!(one, review(&record, settings));
    let text = serde_json::to_string(&one).unwrap();
    assert_eq!(serde_json::from_str::<Review>(&text).unwrap(), one);
}

#[test]
fn a_game_that_is_not_over_has_no_review() {
    let mut record = play(&Options::base(2), &["greedy"], 5);
    record.entries.truncate(record.entries.len() - 1);
    let refused = Reviewer::new(&record, Archdruid::embedded(), GLANCE).err();
    assert_eq!(refused, Some(runestones_review::CannotReview::Unfinished));
}
