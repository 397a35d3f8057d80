//! One player.

use crate::card::Cards;
use crate::colour::Purse;
use crate::notation::position::{PositionProblem, SeatPosition};
use crate::player::{Player, Seat};

/// What a player has, with these cards lying in front.
pub(super) fn player(
    seat: Seat,
    stated: SeatPosition,
    front: Cards,
    wisps: u16,
    problems: &mut Vec<PositionProblem>,
) -> Player {
    let hand = stated.hand.unwrap_or_default().0;
    let discard = stated.discard.unwrap_or_default().0;
    let boxed = stated.boxed.unwrap_or_default().0;
    let elsewhere = hand.or(discard).or(front);
    let draw = stated.draw.map_or(Cards::DRUIDS.without(elsewhere).without(boxed), |list| list.0);
    let score = stated.score.unwrap_or(0);
    if stated.boxed.is_some() {
        check_box(seat, boxed, elsewhere.or(draw), problems);
    }
    Player {
        hand,
        draw,
        discard,
        known: stated.known.unwrap_or_default().0,
        purse: Purse { gems: stated.gems.unwrap_or_default().0, ore: stated.ore.unwrap_or(0) },
        score,
        rows: [stated.top.unwrap_or_default().0, stated.bottom.unwrap_or_default().0],
        stones: stated.stones.unwrap_or_default().0,
        infused: stated.infused.unwrap_or_default().0,
        tokens: stated.tokens.unwrap_or_else(|| crate::night::wisps_reached(wisps, score)),
    }
}

/// A game does not remember the box: a druid card that is nowhere else is there. So this is the moment to compare.
fn check_box(seat: Seat, boxed: Cards, elsewhere: Cards, problems: &mut Vec<PositionProblem>) {
    let place = || format!("in the box of seat {seat}");
    for card in boxed.without(Cards::DRUIDS).iter() {
        problems.push(PositionProblem::CardMisplaced { card, place: place() });
    }
    for card in boxed.and(elsewhere).iter() {
        let second = format!("with seat {seat}");
        problems.push(PositionProblem::CardTwice { card, first: place(), second });
    }
    let nowhere = Cards::DRUIDS.without(boxed).without(elsewhere);
    problems.extend(nowhere.iter().map(PositionProblem::CardNowhere));
}
