//! Counts of decision sequences, from positions that a number stands for. Whoever changes what is legal changes these
//! numbers, and has to say so.

use runestones_rules::perft::{divide, numbered_position, perft};
use runestones_rules::{CardSet, Decider, Entry, Game, Options, RulesVersion, StoneChoice};

/// A base game for a number of players, with the first cards and the first rules: these counts never change.
fn first(players: usize) -> Options {
    Options { card_set: CardSet::shipped()[0], rules: RulesVersion::One, ..Options::base(players) }
}

/// The same with the cards and the rules of new games.
fn base(players: usize) -> Options {
    Options::base(players)
}

fn with_everything(options: &Options) -> Options {
    Options { night: true, stones: StoneChoice::Random, ..options.clone() }
}

fn everything(players: usize) -> Options {
    with_everything(&base(players))
}

/// Checks the counts of depth 1, 2, … from a position.
#[track_caller]
fn check(options: &Options, number: u64, moves: u32, expected: &[u64]) {
    let game = numbered_position(options, number, moves).unwrap();
    let counts: Vec<u64> = (1..).map(|depth| perft(&game, depth)).take(expected.len()).collect();
    assert_eq!(counts, expected);
}

#[test]
fn the_first_cards_and_rules() {
    let everything = |players| with_everything(&first(players));
    check(&first(2), 1, 0, &[3, 11, 37, 154, 1_754, 11_054, 186_834, 731_020]);
    check(&first(3), 2, 0, &[3, 11, 41, 234, 1_350, 10_274, 60_246, 664_828]);
    check(&everything(4), 3, 0, &[3, 11, 41, 216, 1_448, 11_954, 73_346, 945_924]);
    check(&first(2), 4, 200, &[7, 33, 337, 2_056, 18_488, 265_188, 2_043_174]);
    check(&first(2), 5, 600, &[7, 40, 274, 3_276, 47_932, 447_600, 2_986_800]);
    check(&everything(2), 6, 300, &[3, 10, 116, 360, 1_134, 5_892, 50_772]);
    check(&everything(3), 7, 700, &[5, 42, 216, 1_830, 28_984, 186_978, 558_828]);
    check(&everything(4), 8, 1000, &[2, 4, 76, 1_368, 23_256, 93_024, 302_328]);
}

#[test]
fn base_game_for_two() {
    check(&base(2), 1, 0, &[3, 12, 39, 166, 1_788, 11_350, 187_830, 737_340]);
}

#[test]
fn base_game_for_three() {
    check(&base(3), 2, 0, &[3, 12, 43, 246, 1_384, 10_576, 61_258, 670_724]);
}

#[test]
fn night_and_random_stones_for_four() {
    check(&everything(4), 3, 0, &[3, 12, 43, 228, 1_482, 12_282, 74_474, 952_668]);
}

#[test]
fn base_game_for_two_later() {
    check(&base(2), 4, 200, &[7, 40, 328, 2_820, 39_068, 230_996, 1_069_300]);
    check(&base(2), 5, 600, &[9, 45, 175, 981, 6_789, 29_184, 147_894]);
}

#[test]
fn night_and_random_stones_later() {
    check(&everything(2), 6, 300, &[2, 8, 28, 136, 1_118, 18_592, 275_806]);
    check(&everything(3), 7, 700, &[4, 12, 96, 756, 8_098, 50_416, 375_158]);
    check(&everything(4), 8, 1000, &[2, 21, 283, 1_455, 9_240, 57_960, 185_220]);
}

#[test]
fn the_preparation() {
    let game = Game::new(&everything(4), &mut ()).unwrap();
    assert_eq!(perft(&game, 0), 1);
    // Four first players; ten, then nine rune stones left out; four colours of artifacts.
    assert_eq!(perft(&game, 4), 4 * 10 * 9 * 4);
}

#[test]
fn the_parts_make_the_whole() {
    let game = numbered_position(&everything(3), 9, 100).unwrap();
    let parts: u64 = divide(&game, 4).iter().map(|(_, count)| count).sum();
    assert_eq!(parts, perft(&game, 4));
    assert_eq!(divide(&game, 1).len() as u64, perft(&game, 1));
    assert!(divide(&game, 0).is_empty());
}

#[test]
fn a_finished_game_has_no_sequences() {
    let game = numbered_position(&base(2), 10, u32::MAX).unwrap();
    assert_eq!(game.decider(), Decider::Nobody);
    assert_eq!([0, 1, 2].map(|depth| perft(&game, depth)), [1, 0, 0]);
}

/// The same count with every check switched on: entries are listed anew and played by [`Game::play`].
fn slow_perft(game: &Game, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = game.legal_moves().into_iter().map(Entry::Move);
    let outcomes = game.chance_outcomes().into_iter().map(|(outcome, _)| Entry::Chance(outcome));
    let entries: Vec<Entry> = moves.chain(outcomes).collect();
    let count_after = |entry: &Entry| {
        let mut after = *game;
        after.play(*entry, &mut ()).expect("what is listed is legal");
        slow_perft(&after, depth - 1)
    };
    entries.iter().map(count_after).sum()
}

#[test]
fn the_checked_path_counts_the_same() {
    for (number, moves) in [(11, 0), (12, 50), (13, 150), (14, 400), (15, 900)] {
        for options in [base(2), everything(2), everything(4)] {
            let game = numbered_position(&options, number, moves).unwrap();
            for depth in 0..=3 {
                assert_eq!(perft(&game, depth), slow_perft(&game, depth), "{options:?} {number} {moves} {depth}");
            }
        }
    }
}
