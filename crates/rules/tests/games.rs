//! Properties of whole games, over every mix of options.

use proptest::prelude::*;
use runestones_rules::{Card, Decider, Entry, Game, Illegal, Move, Options, RowName, Rune, Seat};
use runestones_testing::{Walker, any_options, assert_conserved};

/// Longer than any game of random players; one that goes on is one that does not end.
const MOST_ENTRIES: usize = 50_000;

/// Plays a random game and shows every position on the way.
fn walk(options: &Options, seed: u64, mut look: impl FnMut(&Game, &mut Walker)) -> Game {
    let mut game = Game::new(options, &mut ()).unwrap();
    let mut walker = Walker::new(seed);
    for _ in 0..MOST_ENTRIES {
        look(&game, &mut walker);
        match walker.next(&game) {
            Some(entry) => game.play(entry, &mut ()).unwrap(),
            None => return game,
        }
    }
    panic!("the game does not end");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn every_piece_is_conserved_and_every_game_ends(options in any_options(), seed: u64) {
        // rule: C5, C6, C7, E1
        let game = walk(&options, seed, |game, _| assert_conserved(game));
        let standing = game.standing().unwrap();
        prop_assert_eq!(standing.scores.len(), options.players);
        prop_assert!(standing.scores.iter().any(|score| score.track >= 65));
        let most = standing.scores.iter().map(|score| score.total).max();
        for seat in game.seats() {
            prop_assert_eq!(standing.winners.contains(&seat), Some(standing.scores[seat.index()].total) == most);
        }
        // Everybody had the same number of turns.
        prop_assert_eq!((game.turn() as usize - 1) % options.players, 0);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn a_decision_has_several_answers_and_each_of_them_plays(options in any_options(), seed: u64) {
        walk(&options, seed, |game, _| match game.decider() {
            Decider::Seat(_) => {
                let moves = game.legal_moves();
                assert!(moves.len() >= 2, "a decision with a single answer is not asked");
                for (position, mv) in moves.iter().enumerate() {
                    assert!(!moves[..position].contains(mv), "{mv} is listed twice");
                    let mut after = *game;
                    after.play(*mv, &mut ()).unwrap();
                }
                assert!(game.chance_outcomes().is_empty());
            }
            Decider::Chance => {
                let outcomes = game.chance_outcomes();
                assert!(outcomes.len() >= 2, "a chance with a single outcome is not asked");
                assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u32>(), game.chance_weight());
                for (outcome, weight) in outcomes {
                    assert!(weight > 0);
                    let mut after = *game;
                    after.play(outcome, &mut ()).unwrap();
                }
                assert!(game.legal_moves().is_empty());
            }
            Decider::Nobody => assert!(game.legal_moves().is_empty() && game.chance_outcomes().is_empty()),
        });
    }

    #[test]
    fn what_is_not_listed_is_refused_and_changes_nothing(options in any_options(), seed: u64) {
        walk(&options, seed, |game, walker| {
            let legal = game.legal_moves();
            let entries = legal.iter().copied().map(Entry::from);
            let mutants: Vec<Entry> = entries.flat_map(|entry| mutate(entry, walker)).take(20).collect();
            for entry in mutants {
                let allowed = match entry {
                    Entry::Move(mv) => legal.contains(&mv),
                    Entry::Chance(outcome) => game.chance_outcomes().iter().any(|(there, _)| *there == outcome),
                };
                let mut after = *game;
                let played = after.play(entry, &mut ());
                assert_eq!(played.is_ok(), allowed, "{entry}");
                if !allowed {
                    assert_eq!(after, *game, "{entry} was refused but changed something");
                }
            }
        });
    }

    #[test]
    fn an_outcome_comes_as_often_as_its_weight_says(options in any_options(), seed: u64) {
        walk(&options, seed, |game, _| {
            let mut at = 0;
            for (outcome, weight) in game.chance_outcomes() {
                assert_eq!(game.outcome_at_weight(at), Some(outcome));
                assert_eq!(game.outcome_at_weight(at + weight - 1), Some(outcome));
                at += weight;
            }
            assert_eq!(game.outcome_at_weight(at), None);
        });
    }

    #[test]
    fn the_fast_way_and_the_checked_way_agree(options in any_options(), seed: u64) {
        let mut fast = Game::new(&options, &mut ()).unwrap();
        let mut checked = fast;
        let mut walker = Walker::new(seed);
        let mut moves = fast.legal_moves();
        while let Some(entry) = walker.next(&checked) {
            checked.play(entry, &mut Vec::new()).unwrap();
            fast.play_listed(entry, &mut moves, &mut ());
            assert_eq!(fast, checked);
            assert_eq!(moves, checked.legal_moves());
        }
    }
}

/// Entries near this one, most of them not legal.
fn mutate(entry: Entry, walker: &mut Walker) -> Vec<Entry> {
    use rand::RngExt as _;
    let card = loop {
        if let Some(card) = Card::new(walker.rng.random_range(11..=107)) {
            break card;
        }
    };
    let moves = match entry {
        Entry::Move(Move::Play(_) | Move::Lay(_) | Move::Take(_)) => {
            vec![Move::Play(card), Move::Lay(card), Move::Take(card)]
        }
        Entry::Move(Move::Use(source, what)) => vec![
            Move::Use(runestones_rules::Source::Card(card), what),
            Move::Use(runestones_rules::Source::Tile, what),
            Move::Use(runestones_rules::Source::Die, what),
            Move::Use(source, runestones_rules::Use::AnyCard(card)),
            Move::Use(source, runestones_rules::Use::Points(7)),
        ],
        Entry::Move(Move::Pay(mut gems)) => {
            let kind = walker.rng.random_range(0..5);
            gems.0[kind] = gems.0[kind].wrapping_add(1);
            vec![Move::Pay(gems), Move::Done]
        }
        Entry::Move(Move::Place(row, _)) => vec![Move::Place(row, runestones_rules::Gem::Wild), Move::Done],
        Entry::Move(Move::Trade(_)) => vec![Move::Trade(RowName::Top), Move::Trade(RowName::Bottom)],
        Entry::Move(Move::Stone(_)) => Rune::ALL.map(Move::Stone).to_vec(),
        _ => vec![Move::Done, Move::Fetch(card), Move::Action(runestones_rules::Action::Pass)],
    };
    let mut entries: Vec<Entry> = moves.into_iter().map(Entry::from).collect();
    entries.push(Entry::Chance(runestones_rules::Outcome::Draw(card)));
    entries
}

#[test]
fn a_refusal_says_why() {
    let mut options = Options::base(2);
    options.first = runestones_rules::FirstPlayer::Seat(1);
    let mut game = Game::new(&options, &mut ()).unwrap();
    assert_eq!(game.play(Move::Done, &mut ()), Err(Illegal::ChanceDecides(Move::Done)));
    let face = runestones_rules::Outcome::Roll(runestones_rules::DieFace::Ore);
    assert_eq!(game.play(face, &mut ()), Err(Illegal::Outcome(face)));
    let mut walker = Walker::new(1);
    while game.decider() == Decider::Chance {
        let entry = walker.next(&game).unwrap();
        game.play(entry, &mut ()).unwrap();
    }
    let second = Seat::new(1).unwrap();
    assert_eq!(game.decider(), Decider::Seat(second));
    assert_eq!(game.play(face, &mut ()), Err(Illegal::SeatDecides(face, second)));
    assert_eq!(game.play(Move::Done, &mut ()), Err(Illegal::Move(Move::Done)));
    while let Some(entry) = walker.next(&game) {
        game.play(entry, &mut ()).unwrap();
    }
    assert_eq!(game.play(Move::Done, &mut ()), Err(Illegal::Over));
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<Game>() <= 512, "{} bytes", size_of::<Game>());
    assert!(size_of::<Move>() <= 8);
}
