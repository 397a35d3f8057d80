//! Reasons for moves: what is told comes about, and nothing is told that the seat cannot know.

use runestones_ai::{Bot as _, Candidate, Greedy, Limits, Reason, Thought, reasons};
use runestones_rules::position::Position;
use runestones_rules::{Card, Game, Gem, Move, RowName, Rune, Seat};

const SEED: u64 = 3;

fn position(text: &str) -> Game {
    Position::parse(text).expect("it can be read").game(&[]).expect("it can be played")
}

fn card(number: u8) -> Card {
    Card::new(number).expect("a card of the game")
}

/// A thought that weighs these lines; each is a move and what the same seat plays after it.
fn thought(lines: &[&[&str]]) -> Thought {
    let moves = |line: &[&str]| line.iter().map(|text| text.parse::<Move>().expect("a move")).collect::<Vec<_>>();
    let candidates: Vec<Candidate> = lines
        .iter()
        .map(|line| {
            let line = moves(line);
            Candidate { mv: line[0], visits: 0, outlook: None, line: line[1..].to_vec() }
        })
        .collect();
    Thought { chosen: candidates[0].mv, candidates, simulations: 0 }
}

fn reasons_for(game: &Game, lines: &[&[&str]]) -> Vec<Vec<Reason>> {
    reasons(&game.view(Seat::FIRST), &thought(lines), lines.len(), SEED)
}

#[track_caller]
fn assert_told(told: &[Reason], expected: &[Reason]) {
    for reason in expected {
        assert!(told.contains(reason), "{reason:?} is missing in {told:?}");
    }
}

#[test]
fn a_forge_is_praised_for_its_artifact_the_trade_and_the_stone() {
    let game = position(
        r#"
        forges = ["blue", "green", "yellow", "red", "blue"]
        seat.1.hand = [100, 101, 102, 103]
        seat.1.gems = "2 blue"
        seat.1.top = ["green", "yellow", "red"]
        "#,
    );
    let told = reasons_for(&game, &[&["forge", "place top blue", "trade top", "stone plus"]]);
    let artifact = Reason::Artifact { row: RowName::Top, count: 4 };
    assert_told(&told[0], &[artifact, Reason::Points(10), Reason::Stone(Rune::Plus)]);
}

#[test]
fn abilities_tell_what_they_bring_which_card_stays_and_which_leaves() {
    let game = position("seat.1.hand = [11, 102]");
    let told = reasons_for(&game, &[&["use", "lay 11", "lay 102"]]);
    let gem = Reason::Gems { gem: Gem::Green, count: 1 };
    assert_told(&told[0], &[Reason::Keeps(card(11)), Reason::Loses(card(102)), gem]);
}

#[test]
fn what_the_others_would_take_is_in_demand() {
    // The rival has the gems for one forge only, and everything to gain from it.
    let game = position(
        r#"
        forges = ["blue", "green", "green", "green", "green"]
        seat.1.hand = [100, 101, 102, 103]
        seat.1.gems = "2 blue"
        seat.2.hand = [100]
        seat.2.gems = "2 blue"
        seat.2.top = ["green", "yellow", "red"]
        "#,
    );
    let told = reasons_for(&game, &[&["forge", "place top blue"], &["summon", "play 100"]]);
    let demand = told[0].iter().find(|reason| matches!(reason, Reason::ForgeInDemand { forge: 1, .. }));
    assert!(demand.is_some(), "{told:?}");
    assert!(!told[1].iter().any(|reason| matches!(reason, Reason::ForgeInDemand { .. })), "{told:?}");
}

#[test]
fn reaching_the_throne_brings_the_last_round() {
    let game = position("seat.1.hand = [106, 100]\nseat.1.score = 63");
    let told = reasons_for(&game, &[&["use", "lay 106", "lay 100", "106 2vp"]]);
    assert_eq!(told[0].first(), Some(&Reason::LastRound), "{told:?}");
}

#[test]
fn worlds_that_look_the_same_give_the_same_reasons() {
    use rand::{SeedableRng as _, rngs::StdRng};
    let game = position(
        r"
        players = 3
        seat.1.hand = [11, 102, 103, 100]
        seat.2.draw = [100, 101, 102, 103, 104, 105, 106, 107]
        seat.2.hand = []
        ",
    );
    let view = game.view(Seat::FIRST);
    let twin = view.sample(&mut StdRng::seed_from_u64(99)).view(Seat::FIRST);
    let thought = Greedy::new(1).think(&view, &Limits::default());
    let told = reasons(&view, &thought, 3, SEED);
    assert_eq!(told.len(), 3.min(thought.candidates.len()));
    assert_eq!(told, reasons(&twin, &thought, 3, SEED));
}
