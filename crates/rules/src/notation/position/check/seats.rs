//! What each player has, and whose turn it is.

use crate::game::Game;
use crate::night::{WISP_TOKENS, wisps_reached};
use crate::notation::position::PositionProblem;
use crate::phase::{Phase, SetupStep};
use crate::player::Seat;
use crate::rune::Rune;
use crate::standing::THRONE;

/// More points than any game brings, and few enough that counting on is safe.
const MOST_POINTS: u16 = 999;
/// The same for turns.
const MOST_TURNS: u16 = 9999;

pub(super) fn check(game: &Game, problems: &mut Vec<PositionProblem>) {
    game.seats().for_each(|seat| player(game, seat, problems));
    let types = game.stones_in_play().len();
    // rule: Q1. Types that are left out go one by one, before anything else is laid.
    let settled = !matches!(game.phase, Phase::Setup(SetupStep::First | SetupStep::Stones));
    if (settled && types as usize != Rune::IN_PLAY) || (types as usize) < Rune::IN_PLAY {
        problems.push(PositionProblem::StoneTypes(types));
    }
    let wisps = game.night.wisps.count_ones() as u8;
    if wisps > WISP_TOKENS {
        problems.push(PositionProblem::TooManyWisps(wisps));
    }
    turn(game, problems);
}

fn player(game: &Game, seat: Seat, problems: &mut Vec<PositionProblem>) {
    let player = game.player(seat);
    let has_front = seat == game.active && !game.front.is_empty();
    if player.hand.or(player.draw).or(player.discard).is_empty() && !has_front {
        problems.push(PositionProblem::NoCards(seat));
    }
    if !player.known.without(player.hand).is_empty() {
        problems.push(PositionProblem::KnownNotInHand(seat));
    }
    if player.stones.len() > Rune::MOST {
        problems.push(PositionProblem::TooManyStones(seat, player.stones.len()));
    }
    if player.infused.is_some() && !player.stones.contains(Rune::WildGem) {
        problems.push(PositionProblem::NoWildGemStone(seat));
    }
    if player.score > MOST_POINTS {
        problems.push(PositionProblem::Score(seat, player.score));
    }
    let (tokens, reached) = (player.tokens, wisps_reached(game.night.wisps, player.score));
    // Only who has just scored can have a token to deal with (N9).
    let may_be_behind = seat == game.active && scores_in(game.phase);
    if tokens > reached || (tokens < reached && !may_be_behind) {
        problems.push(PositionProblem::Tokens { seat, tokens, reached });
    }
}

/// Whether points may just have been scored.
fn scores_in(phase: Phase) -> bool {
    match phase {
        Phase::Abilities(abilities) => abilities.started,
        Phase::Forge(forging) => forging.visited.is_some(),
        Phase::Trade => true,
        _ => false,
    }
}

fn turn(game: &Game, problems: &mut Vec<PositionProblem>) {
    let (first, active, seats) = (game.first, game.active, u16::from(game.seats));
    let expected = (first.index() as u16 + game.turn % seats) % seats;
    if game.turn > MOST_TURNS || expected != active.index() as u16 {
        problems.push(PositionProblem::Turn { turn: game.turn.saturating_add(1), active, first });
    }
    let on_throne = |seat: Seat| game.player(seat).score >= THRONE;
    if game.phase == Phase::Over {
        // rule: E1
        if active != first || game.turn == 0 || !game.seats().any(on_throne) {
            problems.push(PositionProblem::NotOver);
        }
        return;
    }
    let played = |seat: Seat| (seat.number() + game.seats - first.number()) % game.seats;
    let still_to_play = |seat: &Seat| {
        played(*seat) > played(active) || (*seat == active && matches!(game.phase, Phase::Action | Phase::Setup(_)))
    };
    problems.extend(game.seats().filter(still_to_play).filter(|seat| on_throne(*seat)).map(PositionProblem::TooLate));
}
