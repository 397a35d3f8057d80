//! What holds for bots that think longer: they can be stopped, they need little memory, and they say what they saw.

use std::time::Duration;

use runestones_ai::contest::{Contestant, play_game};
use runestones_ai::{Budget, Limits, bot_named, levels};
use runestones_rules::{Decider, Game, Options, Seat, StoneChoice};

/// The first decision of a game.
fn opening(options: &Options) -> (Game, Seat) {
    let game = runestones_testing::laid_out(options, 3);
    match game.decider() {
        Decider::Seat(seat) => (game, seat),
        _ => unreachable!("the table is laid"),
    }
}

#[test]
fn who_is_stopped_answers() {
    // With as many simulations as this the thought would last for days. A unit test of the search counts that there is at
    // most one more after the word.
    let (game, seat) = opening(&Options { night: true, ..Options::base(4) });
    let limits = Limits::from(Budget::simulations(u32::MAX));
    let (stop, view) = (limits.stop.clone(), game.view(seat));
    let thinking = std::thread::spawn(move || bot_named("archdruid", 1).unwrap().think(&view, &limits));
    stop.stop();
    assert!(game.is_legal(thinking.join().unwrap().chosen));
}

#[test]
fn who_is_stopped_before_the_first_simulation_still_has_an_answer() {
    let (game, seat) = opening(&Options::base(2));
    let limits = Limits::default();
    limits.stop.stop();
    for level in levels() {
        let thought = level.bot(1).think(&game.view(seat), &limits);
        assert!(game.is_legal(thought.chosen), "{}", level.name);
        assert_eq!(thought.simulations, 0, "{}", level.name);
    }
}

#[test]
fn a_depth_is_reached_and_no_more_is_thought() {
    let (game, seat) = opening(&Options::base(2));
    let think = |depth: u32| {
        let limits = Limits::from(Budget::depth(depth));
        bot_named("archdruid", 1).unwrap().think(&game.view(seat), &limits)
    };
    let thoughts: Vec<u32> = [1, 2, 4, 8].map(|depth| think(depth).simulations).to_vec();
    assert_eq!(thoughts[0], 0, "every move was judged");
    assert!(thoughts.is_sorted() && thoughts[1] > 0 && thoughts[3] > 4 * thoughts[1], "{thoughts:?}");
    // No turn has so many decisions: the search ends where the turn does.
    let (whole, further) = (think(100), think(10_000));
    assert_eq!(whole, further);
    assert!(whole.simulations < 100_000, "{}", whole.simulations);
}

#[test]
fn a_time_is_kept() {
    let (game, seat) = opening(&Options::base(2));
    let budget = Budget { simulations: Some(u32::MAX), ..Budget::time(Duration::from_millis(20)) };
    // Without the time it would last for days.
    let thought = bot_named("archdruid", 1).unwrap().think(&game.view(seat), &budget.into());
    assert!(thought.simulations > 0 && game.is_legal(thought.chosen));
}

#[test]
fn a_thought_is_complete() {
    let (game, seat) = opening(&Options::base(3));
    let thought = bot_named("archdruid", 1).unwrap().think(&game.view(seat), &Budget::simulations(300).into());
    let legal = game.legal_moves();
    assert_eq!(thought.simulations, 300);
    assert_eq!(thought.candidates.len(), legal.len());
    assert_eq!(thought.candidates[0].mv, thought.chosen);
    assert_eq!(thought.candidates.iter().map(|candidate| candidate.visits).sum::<u32>(), 300);
    for candidate in &thought.candidates {
        assert!(legal.contains(&candidate.mv));
        let outlook = candidate.outlook.unwrap();
        assert!((outlook.wins.iter().sum::<f32>() - 1.0).abs() < 1e-3);
        assert!(outlook.wins[3] == 0.0 && outlook.scores[3] == 0.0, "nobody sits there");
    }
    // The line can be played, as far as chance lets it.
    let mut after = game;
    after.play(thought.chosen, &mut ()).unwrap();
    assert!(!thought.candidates[0].line.is_empty(), "the turn goes on");
    for mv in &thought.candidates[0].line {
        after.play(*mv, &mut ()).unwrap();
    }
}

#[test]
fn four_archdruids_by_night_need_little_memory() {
    let options = Options { night: true, stones: StoneChoice::Random, ..Options::base(4) };
    let mut ended = false;
    let memory = allocation_counter::measure(|| {
        let sitter = |seat: u64| Contestant {
            bot: bot_named("archdruid", seat).unwrap(),
            // The thoughts of a level with nothing taken off.
            limits: Limits::default(),
        };
        let mut sitters: Vec<Contestant> = (0..4).map(sitter).collect();
        ended = play_game(&options, &mut sitters, 11).is_ok();
    });
    assert!(ended);
    assert!(memory.bytes_max < 4 << 20, "{} bytes at once", memory.bytes_max);
}
