//! First pages to look at: one with something in every panel, and one of somebody new.

use std::time::Duration;

use runestones_model::Millis;
use runestones_page::{
    DailyPanel, DailyToday, DayResult, GameCard, GameState, Head, HomeView, LessonCard, Offer, OwnTurn, PlayedLine,
    PuzzleOfDay, Reading, ReviewLine, ReviewState,
};
use runestones_rules::{Card, CardSet, Seat};
use runestones_table::Clock;
use runestones_training::DailyDeal;

const LESSONS: [LessonCard<'static>; 3] = [
    LessonCard { name: "summon", done: true, steps: 6 },
    LessonCard { name: "abilities", done: false, steps: 5 },
    LessonCard { name: "forge", done: false, steps: 4 },
];

fn today() -> DailyDeal {
    "2026-11-16".parse().expect("a day")
}

fn cards(numbers: &[u8]) -> Vec<Card> {
    numbers.iter().filter_map(|number| Card::new(*number)).collect()
}

fn game(id: &str, state: GameState, hours: u64) -> GameCard {
    let turn = OwnTurn { hand: cards(&[51, 105, 25, 40, 62]), set: CardSet::standard(), last: None };
    GameCard {
        id: id.to_owned(),
        name: "Hollow <Hill>".to_owned(),
        players: [("Brown", 38), ("Grey", 44), ("Beige", 44)].map(|(name, score)| (name.to_owned(), score)).into(),
        round: 9,
        night: true,
        rated: true,
        clock: Clock::Days(3),
        left: Some(Duration::from_hours(hours)),
        turn: (state == GameState::YourTurn).then_some(turn),
        state,
    }
}

fn reviews() -> Vec<ReviewLine> {
    let played = |id: &str, won: bool| PlayedLine {
        time: Millis(1_795_000_000_000),
        name: "Mill <Stone>".to_owned(),
        players: 2,
        night: true,
        rated: false,
        rivals: vec!["Grey".to_owned()],
        totals: vec![68, 61],
        won,
        address: Some(format!("/game/{id}")),
    };
    let read =
        ReviewState::Read { accuracy: Some(912_000), luck: -418_000, course: vec![500_000, 620_000, 300_000, 0] };
    let reading = ReviewState::Reading(Reading { done: 60, of: 150 });
    let states = [("k7x4", true, read), ("k7x5", false, reading), ("k7x6", true, ReviewState::Never)];
    let line = |(id, won, state): (&str, bool, ReviewState)| ReviewLine {
        played: played(id, won),
        review: format!("/game/{id}/review"),
        state,
    };
    states.map(line).into()
}

/// Somebody for whom there is something in every panel.
pub(crate) fn with_everything<R>(head: Head, draw: impl FnOnce(&HomeView) -> R) -> R {
    let other = GameState::TurnOf(Seat::new(1).expect("a seat"));
    let running =
        [game("k7x1", GameState::YourTurn, 5), game("k7x2", GameState::YourTurn, 50), game("k7x3", other, 20)];
    let seats = vec![Some("Brown".to_owned()), None];
    let (id, name, clock) = ("k7x7".to_owned(), "Moor <Gate>".to_owned(), Clock::Days(3));
    let open = [Offer { id, name, seats, night: true, rated: true, clock }];
    let week = (0..7).rev().filter_map(|ago| today().before(ago)).zip([
        Some(71),
        None,
        Some(64),
        Some(62),
        Some(73),
        None,
        Some(68),
    ]);
    let week = week.map(|(deal, points)| DayResult { deal, points, by: points.map(|points| points - 68) }).collect();
    let finished = DailyToday::Finished { points: 68, par: Some(71), better: Some(58) };
    let daily = DailyPanel { today: finished, row: 12, week };
    let puzzle = PuzzleOfDay {
        rating: 1570,
        own: Some(1624),
        hand: cards(&[39, 106, 20]),
        set: CardSet::standard(),
        seat: Seat::FIRST,
        scores: vec![45, 34],
        round: 20,
        solved: None,
    };
    draw(&HomeView {
        running: &running,
        open: &open,
        open_in_all: 7,
        daily: &daily,
        puzzle: Some(&puzzle),
        reviews: &reviews(),
        lessons: &LESSONS,
        ..nothing(head, &DailyPanel { today: DailyToday::New, row: 0, week: Vec::new() })
    })
}

/// Somebody who was never here.
pub(crate) fn with_nothing<R>(head: Head, draw: impl FnOnce(&HomeView) -> R) -> R {
    draw(&nothing(head, &DailyPanel { today: DailyToday::New, row: 0, week: Vec::new() }))
}

fn nothing<'a>(head: Head<'a>, daily: &'a DailyPanel) -> HomeView<'a> {
    HomeView {
        head: Head { here: "/", ..head },
        today: today(),
        running: &[],
        invited: &[],
        open: &[],
        open_in_all: 0,
        lessons: &[],
        daily,
        puzzle: None,
        reviews: &[],
        player: "a11",
    }
}
