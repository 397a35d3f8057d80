//! Bots in whole games: they always find a legal move, repeat themselves for a seed, see only their view, and the
//! clever one beats the random one.

use rand::SeedableRng as _;
use rand::rngs::StdRng;
use runestones_ai::{BOTS, Bot, BotChoice, Budget, Limits, Net, bot_named};
use runestones_rules::{Game, Move, Options, Seat, StoneChoice};
use runestones_testing::play_out;

struct Played {
    game: Game,
    moves: Vec<Move>,
}

/// Plays a game to its end; every decision is checked by the engine. `look` sees each decision before it is made.
fn play(options: &Options, bots: &[&str], seed: u64, mut look: impl FnMut(&Game, Seat)) -> Played {
    let mut seats: Vec<Box<dyn Bot + Send>> =
        bots.iter().zip(1..).map(|(name, n)| bot_named(name, seed * 10 + n).unwrap()).collect();
    let mut moves = Vec::new();
    let game = play_out(options, seed, |game, seat| {
        look(game, seat);
        let mv = seats[seat.index()].think(&game.view(seat), &quickly()).chosen;
        moves.push(mv);
        mv
    });
    Played { game, moves }
}

/// Enough for a search to search, and little enough for many games.
fn quickly() -> Limits {
    Budget::simulations(6).into()
}

fn mixes() -> impl Iterator<Item = Options> {
    let stones = [StoneChoice::Base, StoneChoice::Random];
    (2..=4).flat_map(move |players| {
        let stones = stones.clone();
        [false, true]
            .into_iter()
            .flat_map(move |night| stones.clone().map(|stones| Options { night, stones, ..Options::base(players) }))
    })
}

#[test]
fn every_decision_is_legal_in_every_mix_of_options() {
    for (seed, options) in (1..).zip(mixes()) {
        for kind in BOTS {
            play(&options, &vec![kind.name; options.players], seed, |_, _| {});
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_decisions() {
    let options = Options { night: true, stones: StoneChoice::Random, ..Options::base(3) };
    for bots in [["greedy", "random", "apprentice"], ["archdruid", "plain-search", "seer"]] {
        let play = || play(&options, &bots, 5, |_, _| {}).moves;
        assert_eq!(play(), play());
    }
}

#[test]
fn worlds_that_look_the_same_are_decided_the_same() {
    let options = Options { night: true, ..Options::base(3) };
    let mut other_worlds = StdRng::seed_from_u64(99);
    let mut differed = false;
    play(&options, &["greedy"; 3], 8, |game, seat| {
        let view = game.view(seat);
        let other = view.sample(&mut other_worlds);
        differed |= other != *game;
        for kind in BOTS {
            let think = |game: &Game| bot_named(kind.name, 3).unwrap().think(&game.view(seat), &quickly());
            assert_eq!(think(game), think(&other), "{}", kind.name);
        }
    });
    assert!(differed, "the worlds were never different");
}

/// In rollouts the others play with hands that the bot has to guess.
#[test]
fn who_plays_on_does_not_know_the_hands_of_the_others() {
    let choice: BotChoice = "archdruid@900+rollout:3+rollout-after:40".parse().unwrap();
    let alone: BotChoice = "archdruid@900+rollout:0".parse().unwrap();
    let mut other_worlds = StdRng::seed_from_u64(98);
    let (mut differed, mut mattered, mut number) = (false, false, 0);
    play(&Options::base(2), &["greedy"; 2], 9, |game, seat| {
        number += 1;
        if number % 5 > 0 {
            return;
        }
        let other = game.view(seat).sample(&mut other_worlds);
        differed |= other != *game;
        let think = |choice: &BotChoice, game: &Game| {
            choice.bot_with(Net::embedded, 3).think(&game.view(seat), &choice.budget.into())
        };
        let compared = think(&choice, game);
        assert_eq!(compared, think(&choice, &other));
        mattered |= compared.candidates.len() > 1
            && compared.candidates[0].outlook != think(&alone, game).candidates[0].outlook;
    });
    assert!(differed && mattered, "nothing was hidden, or nothing was played on");
}

#[test]
fn greedy_beats_random_and_does_not_dawdle() {
    let games = 100;
    let mut won = 0;
    let mut rounds = 0;
    for seed in 0..games {
        let greedy = (seed % 2) as usize;
        let bots = if greedy == 0 { ["greedy", "random"] } else { ["random", "greedy"] };
        let end = play(&Options::base(2), &bots, seed, |_, _| {}).game;
        won += usize::from(end.standing().unwrap().winners == [Seat::new(greedy).unwrap()]);
        rounds += end.round();
    }
    assert!(won >= 99, "greedy won only {won} of {games}");
    assert!(rounds < 60 * games as u16, "against random, greedy took {} rounds", f64::from(rounds) / games as f64);
    let mutual: Vec<u16> =
        (0..10).map(|seed| play(&Options::base(2), &["greedy"; 2], seed, |_, _| {}).game.round()).collect();
    let mean = f64::from(mutual.iter().sum::<u16>()) / mutual.len() as f64;
    assert!((18.0..35.0).contains(&mean), "{mutual:?}");
}

/// How many of these games the stronger of two bots wins, which sits first and last by turns.
fn won(options: &Options, stronger: &str, weaker: &str, games: u64) -> usize {
    let is_won = |seed: &u64| {
        let seat = (seed % 2) as usize;
        let bots = if seat == 0 { [stronger, weaker] } else { [weaker, stronger] };
        let end = play(options, &bots, *seed, |_, _| {}).game;
        end.standing().unwrap().winners == [Seat::new(seat).unwrap()]
    };
    (0..games).filter(is_won).count()
}

#[test]
fn the_ladder_goes_up_whatever_stones_there_are() {
    for stones in [StoneChoice::Base, StoneChoice::Random] {
        let options = Options { night: true, stones, ..Options::base(2) };
        for (stronger, weaker) in [("acolyte", "apprentice"), ("druid", "acolyte"), ("sage", "druid")] {
            let won = won(&options, stronger, weaker, 80);
            assert!(won > 44, "{stronger} won {won} of 80 against {weaker}, {:?}", options.stones);
        }
    }
}
