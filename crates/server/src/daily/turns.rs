//! What the review says about the rounds of a deal.

use std::cmp::Reverse;

use runestones_i18n::{Locale, Span, Voice};
use runestones_page::WorstTurn;
use runestones_review::{Judgement, Mark, Review};
use runestones_rules::record::Record;
use runestones_rules::{CardSet, Game, Move, Seat};
use runestones_store::GameId;

/// So many rounds that lost much are told.
const TOLD: usize = 3;

/// The worst that is said about each turn of a seat.
pub(super) fn signs(review: &Review, seat: Seat) -> Vec<Mark> {
    review.turns().iter().filter(|turn| turn.seat == seat).map(|turn| turn.worst).collect()
}

/// The rounds of a seat that lost most, each by its worst decision, the worst first.
pub(super) fn worst(locale: Locale, game: &GameId, review: &Review, record: &Record, seat: Seat) -> Vec<WorstTurn> {
    let turns: Vec<u16> = review.turns().iter().filter(|turn| turn.seat == seat).map(|turn| turn.turn).collect();
    let mut bad: Vec<(usize, u16, &Judgement)> = review
        .decisions()
        .filter(|(_, step, judgement)| step.seat == seat && judgement.mark.is_bad())
        .map(|(entry, step, judgement)| (entry, step.turn, judgement))
        .collect();
    bad.sort_by_key(|(entry, _, judgement)| (Reverse(loss(judgement)), *entry));
    let mut told: Vec<(usize, u16, &Judgement)> = Vec::new();
    for one in bad {
        if told.len() < TOLD && !told.iter().any(|(_, turn, _)| *turn == one.1) {
            told.push(one);
        }
    }
    let voice = Voice::new(locale, CardSet::standard(), &[]);
    let last = told.iter().map(|(entry, ..)| *entry).max().unwrap_or_default();
    let Ok(replay) = record.replay() else { return Vec::new() };
    let games: Vec<Game> = replay.map_while(Result::ok).take(last + 1).map(|step| step.before).collect();
    let tell = |(entry, turn, judgement): (usize, u16, &Judgement)| {
        let words = |mv: Move| -> Option<Vec<Span>> { Some(voice.move_label(mv, &games.get(entry)?.view(seat))) };
        let round = turns.iter().position(|other| *other == turn)? + 1;
        Some(WorstTurn {
            round: u32::try_from(round).ok()?,
            mark: judgement.mark,
            loss: loss(judgement),
            played: words(judgement.candidates.iter().find(|judged| judged.played)?.mv)?,
            best: words(judgement.candidates.first()?.mv)?,
            address: format!("/game/{game}/review?at={}", entry + 1),
        })
    };
    told.into_iter().filter_map(tell).collect()
}

/// What a decision lost, as the review tells it.
fn loss(judgement: &Judgement) -> i32 {
    judgement.candidates.iter().find(|judged| judged.played).map_or(0, |judged| judged.loss)
}
