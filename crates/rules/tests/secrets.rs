//! What a seat cannot know, its view does not tell.

use proptest::prelude::*;
use runestones_rules::{Decider, Entry, Event, Game, Outcome, SeatView};
use runestones_testing::{Walker, any_options, assert_conserved};

/// All who look at a game: every seat, and a watcher.
fn views(game: &Game) -> Vec<SeatView> {
    game.seats().map(Some).chain([None]).map(|viewer| game.seen_by(viewer)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn games_that_differ_only_in_secrets_look_the_same(options in any_options(), seed: u64) {
        let mut game = Game::new(&options, &mut ()).unwrap();
        let mut walker = Walker::new(seed);
        let mut differing = 0;
        while let Some(entry) = walker.next(&game) {
            for view in views(&game) {
                let other = view.sample(&mut walker.rng);
                prop_assert_eq!(other.seen_by(view.viewer()), view);
                assert_conserved(&other);
                differing += usize::from(other != game);
                // Whoever is asked has something to choose in that world too.
                if let Decider::Seat(seat) = other.decider() {
                    prop_assert!(other.legal_moves().len() >= 2);
                    if view.viewer() == Some(seat) {
                        prop_assert_eq!(other.legal_moves(), game.legal_moves());
                    } else {
                        prop_assert!(view.legal_moves().is_empty());
                    }
                }
                for seat in game.seats() {
                    let player = game.player(seat);
                    prop_assert_eq!(view.hand_len(seat), player.hand().len());
                    prop_assert_eq!(view.draw_len(seat), player.draw_pile().len());
                    prop_assert_eq!(view.hand(seat).or(view.unseen(seat)), player.hand().or(player.draw_pile()));
                    prop_assert!(view.hand(seat).without(player.hand()).is_empty());
                }
            }
            game.play(entry, &mut ()).unwrap();
        }
        prop_assert!(differing > 0, "the samples never differ from the game itself");
    }

    #[test]
    fn events_show_a_drawn_card_to_its_owner_only(options in any_options(), seed: u64) {
        let mut game = Game::new(&options, &mut ()).unwrap();
        let mut walker = Walker::new(seed);
        let mut hidden = 0;
        while let Some(entry) = walker.next(&game) {
            let mut events = Vec::new();
            game.play(entry, &mut events).unwrap();
            for event in events {
                for viewer in game.seats().map(Some).chain([None]) {
                    let owner = event.audience();
                    let sees_all = owner.is_none() || owner == viewer;
                    prop_assert_eq!(event.seen_by(viewer) == event, sees_all);
                    hidden += usize::from(!sees_all);
                }
            }
        }
        prop_assert!(hidden > 0);
    }

    #[test]
    fn a_hidden_draw_leaves_the_views_of_the_others_alike(options in any_options(), seed: u64) {
        let mut game = Game::new(&options, &mut ()).unwrap();
        let mut walker = Walker::new(seed);
        while let Some(entry) = walker.next(&game) {
            if let Entry::Chance(Outcome::Draw(_)) = entry {
                let worlds: Vec<(Game, Vec<Event>)> = game
                    .chance_outcomes()
                    .into_iter()
                    .map(|(outcome, _)| {
                        let (mut after, mut events) = (game, Vec::new());
                        after.play(outcome, &mut events).unwrap();
                        (after, events)
                    })
                    .collect();
                let drawer = worlds[0].1.iter().find_map(|event| event.audience());
                for viewer in game.seats().map(Some).chain([None]).filter(|viewer| *viewer != drawer) {
                    let seen = |(after, events): &(Game, Vec<Event>)| {
                        let events: Vec<Event> = events.iter().map(|event| event.seen_by(viewer)).collect();
                        (after.seen_by(viewer), events)
                    };
                    prop_assert!(worlds.iter().all(|world| seen(world) == seen(&worlds[0])));
                }
            }
            game.play(entry, &mut ()).unwrap();
        }
    }
}
