//! Why not? Over random games: whatever is not legal has a reason, whatever is legal has none, and every reason is true.

mod everything;
mod examples;
mod truth;

use std::collections::HashSet;
use std::mem::Discriminant;

use proptest::prelude::*;
use runestones_rules::{Decider, Game, Options, Place, RulesVersion, Rune, Seat, StoneChoice, WhyNot};
use runestones_testing::Walker;

/// Which kinds of reasons have come up.
type Kinds = HashSet<Discriminant<WhyNot>>;

/// Two to four players with every mix of expansions, in turn.
fn options(number: u64) -> Options {
    let stones = match number % 3 {
        0 => StoneChoice::Base,
        1 => StoneChoice::Random,
        // The last eight types have both stones of Queenie 1 among them.
        _ => StoneChoice::Chosen(Rune::ALL[2..].to_vec()),
    };
    let rules = if number.is_multiple_of(9) { RulesVersion::One } else { RulesVersion::CURRENT };
    Options { night: !number.is_multiple_of(4), stones, rules, ..Options::base(2 + (number % 3) as usize) }
}

fn check_decision(game: &Game, seat: Seat, places: &[Place], kinds: &mut Kinds) {
    let view = game.view(seat);
    let used: HashSet<Place> = game.legal_moves().iter().flat_map(|mv| game.places(*mv)).collect();
    assert!(used.iter().all(|place| places.contains(place)), "a move is made where there is no place: {used:?}");
    for place in places {
        let reason = view.why_not(*place);
        assert_eq!(reason.is_none(), used.contains(place), "{place}: {reason:?}, {:?}", game.question());
        if let Some(reason) = reason {
            truth::assert_true(reason, *place, game, seat);
            kinds.insert(std::mem::discriminant(&reason));
        }
    }
}

fn check_others(game: &Game, kinds: &mut Kinds) {
    for viewer in game.seats().map(Some).chain([None]) {
        let expected = match (game.decider(), viewer) {
            (Decider::Seat(seat), Some(viewer)) if seat == viewer => continue,
            (Decider::Nobody, _) => WhyNot::Over,
            (_, None) => WhyNot::Watching,
            (Decider::Chance, _) => WhyNot::ChanceDecides,
            (Decider::Seat(seat), _) => WhyNot::NotYourTurn(seat),
        };
        for place in [Place::Deck, Place::Forge(1), Place::Done] {
            assert_eq!(game.seen_by(viewer).why_not(place), Some(expected));
        }
        kinds.insert(std::mem::discriminant(&expected));
    }
}

#[test]
fn every_place_has_a_legal_move_or_a_true_reason() {
    let places = everything::places();
    let (mut positions, mut kinds) = (0, Kinds::new());
    for number in 0..36 {
        let mut game = Game::new(&options(number), &mut ()).unwrap();
        let mut walker = Walker::new(number);
        loop {
            check_others(&game, &mut kinds);
            if let Decider::Seat(seat) = game.decider() {
                check_decision(&game, seat, &places, &mut kinds);
                positions += 1;
            }
            let Some(entry) = walker.next(&game) else { break };
            game.play(entry, &mut ()).unwrap();
        }
    }
    assert!(positions > 5_000, "{positions}");
    examples::check_all(&places, &mut kinds);
    let missing: Vec<String> = everything::reasons()
        .into_iter()
        .filter(|reason| !kinds.contains(&std::mem::discriminant(reason)))
        .map(|reason| format!("{reason:?}"))
        .collect();
    assert!(missing.is_empty(), "no game shows {}", missing.join(", "));
}

#[test]
fn what_others_hold_does_not_change_a_reason() {
    let places = everything::places();
    let mut other_worlds = 0;
    for number in 0..8 {
        let mut game = Game::new(&options(number), &mut ()).unwrap();
        let mut walker = Walker::new(number);
        while let Some(entry) = walker.next(&game) {
            if let Decider::Seat(seat) = game.decider() {
                let view = game.view(seat);
                let other = view.sample(&mut walker.rng);
                other_worlds += usize::from(other != game);
                let other = other.view(seat);
                assert!(places.iter().all(|place| view.why_not(*place) == other.why_not(*place)));
            }
            game.play(entry, &mut ()).unwrap();
        }
    }
    assert!(other_worlds > 1000, "{other_worlds}");
}

#[test]
fn places_are_words_and_words_are_places() {
    for place in everything::places() {
        assert_eq!(place.to_string().parse(), Ok(place));
    }
    for word in [
        "",
        "-",
        "dragon",
        "display",
        "display-10",
        "display-021",
        "forge-0",
        "forge-7",
        "forge-+1",
        "part-2",
        "space-top",
    ] {
        assert!(word.parse::<Place>().is_err(), "{word}");
    }
    let long = "x".repeat(10_000).parse::<Place>().unwrap_err();
    assert!(long.to_string().len() < 120);
}

proptest! {
    #[test]
    fn a_word_is_one_place_or_none(word in "(display|hand|effect|part|tile|forge|space|row|own|supply)?-?[a-z0-9+-]{0,12}") {
        if let Ok(place) = word.parse::<Place>() {
            prop_assert_eq!(place.to_string(), word);
        }
    }
}
