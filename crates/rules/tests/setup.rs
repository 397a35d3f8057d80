//! The preparation (P), the pieces (C), and what the modules add to them (N8, Q1).

use std::collections::BTreeMap;

use runestones_rules::{
    ArtifactPlace, BadOption, CardPlace, Cards, Decider, DieFace, Event, FirstPlayer, Game, Gems, Move, Options,
    Outcome, Points, Rune, Runes, Seat, StoneChoice,
};
use runestones_testing::{Walker, assert_conserved};

/// Lays the table by chance, and gives the game at the first decision together with all outcomes.
fn laid_out(options: &Options, seed: u64) -> (Game, Vec<Outcome>) {
    let mut walker = Walker::new(seed);
    let mut game = Game::new(options, &mut ()).unwrap();
    let mut outcomes = Vec::new();
    while game.decider() == Decider::Chance {
        assert_conserved(&game);
        let outcome = game.random_outcome(&mut walker.rng).unwrap();
        outcomes.push(outcome);
        game.play(outcome, &mut ()).unwrap();
    }
    (game, outcomes)
}

#[test]
fn two_to_four_players() {
    // rule: C1
    for players in 0..=6 {
        let problems = Game::new(&Options::base(players), &mut ()).map(|game| game.seat_count());
        match players {
            2..=4 => assert_eq!(problems, Ok(players)),
            _ => assert_eq!(problems, Err(vec![BadOption::Players(players)])),
        }
    }
}

#[test]
fn everybody_starts_with_a_gem_of_each_kind_and_four_druid_cards() {
    // rule: P1, P4, C3, C9
    for players in 2..=4 {
        let (game, _) = laid_out(&Options::base(players), 3);
        for seat in game.seats() {
            let player = game.player(seat);
            assert_eq!(player.purse().gems, Gems([1; 5]));
            assert_eq!(player.purse().ore, 0);
            assert_eq!((player.hand_len(), player.draw_len()), (4, 4));
            assert_eq!(player.hand().or(player.draw_pile()), Cards::DRUIDS);
            assert_eq!(player.score(), 0);
            assert!(runestones_rules::RowName::BOTH.iter().all(|row| player.row(*row).is_empty()));
        }
        assert_eq!(game.supply().gems, Gems([15 - players as u8; 5]));
        assert_eq!(game.supply().ore, 20);
    }
}

#[test]
fn one_stone_of_each_type_less_than_players() {
    // rule: P2, C7
    for players in 2..=4 {
        let (game, _) = laid_out(&Options::base(players), 3);
        assert_eq!(game.stones_in_play(), Runes::BASE);
        assert!(Runes::BASE.iter().all(|rune| game.stones_left(rune) as usize == players - 1));
    }
}

#[test]
fn artifacts_on_every_forge() {
    // rule: P3, C5
    let (game, _) = laid_out(&Options::base(2), 3);
    assert!(game.forges().iter().all(Option::is_some));
    assert_eq!(game.wild_artifacts(), 8);
    assert_eq!(game.artifact_reserve().iter().sum::<u8>(), 28 - 5);
    assert_eq!(game.artifact_discard(), [0; 4]);
}

#[test]
fn six_creatures_but_no_dragon_are_laid_out_from_the_left() {
    // rule: P5
    let night = Options { night: true, ..Options::base(2) };
    let mut banshees = 0;
    for seed in 0..200 {
        let (game, outcomes) = laid_out(&night, seed);
        let revealed = outcomes.iter().filter_map(|outcome| match outcome {
            Outcome::Reveal(card) => Some(Some(*card)),
            _ => None,
        });
        assert_eq!(revealed.collect::<Vec<_>>(), game.display());
        let shown: Cards = game.display().into_iter().flatten().collect();
        assert_eq!(shown.len(), 6);
        assert!(shown.and(Cards::DRAGONS).is_empty());
        assert_eq!(game.deck().and(Cards::DRAGONS), Cards::DRAGONS, "they are shuffled back");
        banshees += shown.and(Cards::BANSHEES).len();
    }
    // rule: N1
    assert!(banshees > 0, "banshees stay");
}

#[test]
fn anybody_may_begin_and_play_goes_clockwise() {
    // rule: P6, T1
    for players in 2..=4 {
        let game = Game::new(&Options::base(players), &mut ()).unwrap();
        let expected: Vec<_> = game.seats().map(|seat| (Outcome::First(seat), 1)).collect();
        assert_eq!(game.chance_outcomes().to_vec(), expected);

        let options = Options { first: FirstPlayer::Seat(1), ..Options::base(players) };
        let (mut game, _) = laid_out(&options, 5);
        let mut walker = Walker::new(5);
        let mut order = vec![game.active()];
        while order.len() < 9 {
            let mut events = Vec::new();
            let entry = walker.next(&game).unwrap();
            game.play(entry, &mut events).unwrap();
            order.extend(events.iter().filter_map(|event| match event {
                Event::Turn { seat, .. } => Some(*seat),
                _ => None,
            }));
        }
        for (turn, seat) in order.iter().enumerate() {
            assert_eq!(Some(*seat), Seat::new((turn + 1) % players));
        }
    }
}

#[test]
fn eight_of_ten_stone_types() {
    // rule: Q1
    let random = Options { stones: StoneChoice::Random, ..Options::base(3) };
    let mut seen = Runes::NONE;
    for seed in 0..100 {
        let (game, outcomes) = laid_out(&random, seed);
        let omitted: Vec<Rune> = outcomes
            .iter()
            .filter_map(|outcome| match outcome {
                Outcome::Omit(rune) => Some(*rune),
                _ => None,
            })
            .collect();
        assert_eq!(omitted.len(), 2);
        assert_eq!(game.stones_in_play().len(), 8);
        assert!(omitted.iter().all(|rune| !game.stones_in_play().contains(*rune)));
        seen = seen.iter().chain(omitted).collect();
    }
    assert_eq!(seen, Runes::ALL, "each type is left out now and then");

    let chosen: Vec<Rune> = Rune::ALL[2..].to_vec();
    let options = Options { stones: StoneChoice::Chosen(chosen.clone()), ..Options::base(4) };
    let (game, outcomes) = laid_out(&options, 1);
    assert_eq!(game.stones_in_play(), chosen.into_iter().collect());
    assert_eq!(game.stones_left(Rune::GemOrPoints), 3);
    assert!(!outcomes.iter().any(|outcome| matches!(outcome, Outcome::Omit(_))));
}

#[test]
fn eleven_night_tokens_for_ten_spaces() {
    // rule: N8
    let night = Options { night: true, first: FirstPlayer::Seat(0), ..Options::base(2) };
    let mut counts = BTreeMap::new();
    for seed in 0..400 {
        let (game, _) = laid_out(&night, seed);
        let spaces: Vec<u8> = game.night().wisp_spaces().collect();
        assert!(spaces.iter().all(|space| space % 5 == 0 && (5..=50).contains(space)));
        *counts.entry(spaces.len()).or_insert(0) += 1;
        // rule: N7
        assert_eq!(game.night().face_up().iter().flatten().count(), 4);
        assert_eq!(game.night().pile().len(), 14);
    }
    // The token in the box is a wisp in 3 of 11 games.
    assert_eq!(counts.keys().copied().collect::<Vec<_>>(), [2, 3]);
    assert!((60..160).contains(&counts[&2]), "{counts:?}");
}

#[test]
fn a_die_has_six_faces_and_the_throne_stands_at_65() {
    // rule: C8
    let faces: std::collections::BTreeSet<DieFace> = DieFace::ALL.into_iter().collect();
    assert_eq!(faces.len(), 6);
    assert_eq!(runestones_rules::THRONE, 65);
}

/// Where a turn is, by what has happened in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    Begun,
    Action,
    Trade,
    Refill,
}

/// The stage to which an event belongs, if it happens in one stage only.
fn stage_of(event: Event) -> Option<Stage> {
    match event {
        Event::Action { .. } | Event::Artifact { from: ArtifactPlace::Forge(_), to: ArtifactPlace::Row(..), .. } => {
            Some(Stage::Action)
        }
        Event::Artifact { from: ArtifactPlace::Row(..), .. } | Event::Stone { .. } => Some(Stage::Trade),
        Event::Card { from: CardPlace::Draw(_), .. } => Some(Stage::Refill),
        _ => None,
    }
}

#[test]
fn a_turn_is_one_action_then_trade_then_refill() {
    // rule: T1, H1
    let (mut game, _) = laid_out(&Options::base(2), 8);
    let moves = game.legal_moves();
    assert!(moves.iter().all(|mv| matches!(mv, Move::Action(_))), "{moves:?}");
    let mut walker = Walker::new(8);
    let (mut stage, mut actions, mut trades, mut refills) = (Stage::Begun, 0, 0, 0);
    while let Some(entry) = walker.next(&game) {
        let mut events = Vec::new();
        game.play(entry, &mut events).unwrap();
        for event in events {
            if let Some(next) = stage_of(event) {
                assert!(next >= stage, "{event:?} after {stage:?}");
                stage = next;
            }
            match event {
                Event::Action { .. } => actions += 1,
                Event::Score { why: Points::Trade, .. } => trades += 1,
                Event::Turn { turn, .. } => {
                    assert_eq!(actions + 1, turn, "one action for each turn");
                    refills += u32::from(stage == Stage::Refill);
                    stage = Stage::Begun;
                }
                _ => {}
            }
        }
        // Whoever is not at turn has a full hand, or nothing to draw.
        for seat in game.seats().filter(|seat| *seat != game.active()) {
            let player = game.player(seat);
            let nothing_left = player.draw_pile().is_empty() && player.discard().is_empty();
            assert!(player.hand_len() >= player.hand_size() || nothing_left, "seat {seat} was not refilled");
        }
    }
    assert!(actions > 20 && trades > 4 && refills > 20, "{actions} {trades} {refills}");
}
