//! The end of a turn as a moment, clicks that mean two moves, and moves that play themselves.

use proptest::prelude::*;
use runestones_rules::position::Position;
use runestones_rules::{Click, Decider, Entry, Game, Move, Options, Place, Question, Seat, Seed, Session, TurnEnd};
use runestones_testing::{Walker, any_options, assert_conserved};

fn asked(options: Options) -> Options {
    Options { turn_end: TurnEnd::Asked, ..options }
}

/// A game that stands so and asks for the end of a turn.
fn game(text: &str) -> Game {
    let text = format!("turn-end = \"asked\"\n{text}");
    Position::parse(&text).unwrap().game(&[]).unwrap_or_else(|problems| panic!("{problems:#?}"))
}

fn play(game: &mut Game, moves: &str) {
    for mv in moves.split(", ") {
        game.play(mv.parse::<Entry>().unwrap(), &mut ()).unwrap_or_else(|refused| panic!("{mv}: {refused}"));
    }
}

fn moves(game: &Game) -> Vec<String> {
    game.legal_moves().iter().map(ToString::to_string).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    #[test]
    fn a_turn_ends_when_its_player_says_so(options in any_options(), seed: u64) {
        let mut game = Game::new(&asked(options), &mut ()).unwrap();
        let mut walker = Walker::new(seed);
        while let Some(entry) = walker.next(&game) {
            assert_conserved(&game);
            if let Decider::Seat(_) = game.decider() {
                let legal = game.legal_moves();
                let lone = legal[..] == [Move::Done];
                prop_assert!(lone || legal.len() >= 2);
                prop_assert!(!lone || game.question() == Some(Question::Trade));
                prop_assert_eq!(game.without_end_moment().legal_moves(), legal, "thinking ahead changes nothing");
            }
            let (before, turn) = (game, game.turn());
            game.play(entry, &mut ()).unwrap();
            if game.turn() != turn {
                // Nobody's turn is over before they said so; what chance then deals out belongs to it.
                prop_assert!(matches!(entry, Entry::Move(Move::Done) | Entry::Chance(_)));
                prop_assert!(entry.reveals() || before.done_ends_turn() || before.question() != Some(Question::Trade));
            }
        }
    }

    #[test]
    fn the_same_moves_make_the_same_game(options in any_options(), seed: u64) {
        // A game with the moment, and the same without: where only `done` is asked for, the other one went on by itself.
        let names: Vec<String> = Seat::first(options.players).map(|seat| format!("Seat {seat}")).collect();
        let start = |options: &Options| Session::new(options.clone(), names.clone(), Seed::from_number(seed)).unwrap();
        let (mut with, mut without) = (start(&asked(options.clone())), start(&options));
        let mut walker = Walker::new(seed);
        for _ in 0..600 {
            if with.game().decider() == Decider::Nobody {
                break;
            }
            let lone = with.game().legal_moves()[..] == [Move::Done];
            let before = (with.game().turn(), with.game().question());
            let Some(Entry::Move(mv)) = walker.next(with.game()) else { unreachable!("a session waits for a player") };
            with.play(mv, &mut ()).unwrap();
            let at_once = without.game().legal_moves();
            // What can be swapped at any time does not always hold up an action: there, too, the other one went on.
            let asks_again = before == (with.game().turn(), Some(Question::Trade)) && with.game().question() == before.1;
            let went_on = asks_again && without.game().question() == before.1;
            if lone || (went_on && mv == Move::Done) {
                continue;
            }
            prop_assert!(at_once.contains(&mv), "{mv}");
            without.play(mv, &mut ()).unwrap();
            // The moment asks once where there were two questions with the same answer.
            if mv == Move::Done && with.game().turn() > without.game().turn() {
                without.play(Move::Done, &mut ()).unwrap();
            }
        }
        let scores = |session: &Session| session.game().seats().map(|seat| session.game().player(seat).score()).collect::<Vec<_>>();
        prop_assert_eq!(scores(&with), scores(&without));
    }

    #[test]
    fn every_shortcut_plays_and_every_obvious_move_is_free(options in any_options(), seed: u64) {
        let mut game = Game::new(&asked(options), &mut ()).unwrap();
        let mut walker = Walker::new(seed);
        while let Some(entry) = walker.next(&game) {
            if let Decider::Seat(seat) = game.decider() {
                for (place, click) in game.view(seat).shortcuts() {
                    let mut after = game;
                    after.play(click.first, &mut ()).unwrap();
                    while let Some(outcome) = after.random_outcome(&mut walker.rng) {
                        after.play(outcome, &mut ()).unwrap();
                    }
                    if let Some(then) = click.then {
                        prop_assert!(after.places(then).contains(&place));
                        after.play(then, &mut ()).unwrap_or_else(|refused| panic!("{click}: {refused}"));
                    }
                }
                if let Some(mv) = game.obvious_move() {
                    prop_assert!(game.is_legal(mv), "{mv}");
                    let pays = matches!(mv, Move::Pay(_));
                    let mut after = game;
                    after.play(mv, &mut ()).unwrap();
                    let (before, purse) = (game.player(seat).purse(), after.player(seat).purse());
                    prop_assert!(pays || before.gems.iter().all(|(gem, count)| purse.gems.of(gem) >= count), "{mv}");
                    prop_assert!(purse.ore >= before.ore, "{mv}");
                }
            }
            game.play(entry, &mut ()).unwrap();
        }
    }
}

#[test]
fn the_last_effect_can_be_taken_back() {
    // rule: U2
    let mut game = game("seat.1.hand = [100, 102]\nseat.1.draw = [101, 103, 104, 105]");
    play(&mut game, "use, lay 100");
    while let Some(mv) = game.legal_moves().iter().copied().find(|mv| matches!(mv, Move::Use(..))) {
        game.play(mv, &mut ()).unwrap();
        while let Some(outcome) = game.random_outcome(&mut Walker::new(1).rng) {
            game.play(outcome, &mut ()).unwrap();
        }
    }
    assert_eq!(moves(&game), ["done"], "nothing is left, and still the player is asked");
    assert_eq!(game.active(), Seat::FIRST);
    assert!(game.done_ends_turn());
    let mut at_once = game.without_end_moment();
    at_once.play(Move::Done, &mut ()).unwrap();
    play(&mut game, "done");
    assert_ne!(game.decider(), Decider::Seat(Seat::FIRST), "one answer ends action and turn");
}

#[test]
fn a_row_is_traded_in_one_click() {
    // rule: X1
    let mut game = game(
        "seat.1.hand = [100]\nseat.1.gems = \"3 red\"\nseat.1.top = [\"blue\", \"green\", \"yellow\"]\nforges = [\"red\", \"blue\", \"green\", \"yellow\", \"blue\"]",
    );
    // There is one forge to choose, so the action is all there is to say.
    let click: Click = "forge".parse().unwrap();
    assert!(game.view(Seat::FIRST).shortcuts().contains(&(Place::Forge(1), click)));
    for mv in click.moves() {
        game.play(mv, &mut ()).unwrap();
    }
    while game.legal_moves()[0].to_string().starts_with("place") {
        play(&mut game, "place top red");
    }
    while let Some(outcome) = game.random_outcome(&mut Walker::new(1).rng) {
        game.play(outcome, &mut ()).unwrap();
    }
    if let Some(mv) = game.obvious_move() {
        game.play(mv, &mut ()).unwrap();
    }
    let ways = game.view(Seat::FIRST).shortcuts();
    assert!(
        ways.iter().any(|(place, click)| *place == Place::Row(runestones_rules::RowName::Top)
            && click.to_string() == "done, trade top")
    );
    assert!(ways.iter().any(|(place, click)| *place == Place::Done && click.to_string() == "done, done"));
}

#[test]
fn what_is_obvious_and_what_is_not() {
    // A forge of blue artifacts with blue and wild gems: the wild ones are kept, and two empty rows are alike.
    let mut forging = game(
        "seat.1.hand = [100]\nseat.1.gems = \"4 blue 3 wild\"\nforges = [\"blue\", \"green\", \"yellow\", \"red\", \"blue\"]",
    );
    play(&mut forging, "forge, forge 1");
    let paid = forging.obvious_move().unwrap().to_string();
    assert!(paid.starts_with("pay blue") && !paid.contains("wild"), "{paid}");
    play(&mut forging, &paid);
    assert_eq!(forging.obvious_move().unwrap().to_string(), "place top blue");
    // Any four gems are a choice.
    let mut wild = game("seat.1.hand = [100]\nseat.1.gems = \"4 blue 4 red\"");
    play(&mut wild, "forge, forge 6");
    assert_eq!(wild.obvious_move(), None);
    // The choice of an action is never obvious.
    assert_eq!(game("seat.1.hand = [100, 101]").obvious_move(), None);
}
