//! The preparation: what is laid out so far, in its order, and nothing else.

use crate::card::Cards;
use crate::colour::{Gems, Purse};
use crate::game::Game;
use crate::night::{TOKEN_SPACES, TOKENS, WISP_TOKENS};
use crate::notation::position::PositionProblem;
use crate::phase::SetupStep;
use crate::player::{Player, Row};
use crate::rune::Runes;
use crate::tile::Tiles;

/// How much of something lies there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Laid {
    Nothing,
    /// From the left, up to some place.
    Some,
    All,
}

pub(super) fn check(game: &Game, step: SetupStep, problems: &mut Vec<PositionProblem>) {
    let faults = [
        (untouched(game), "nothing has been played yet"),
        (game.seats().all(|seat| has_only_the_start(game.player(seat))), "each player has one gem of each kind"),
        (forges(game, step), "artifacts come to the forges in their turn, leftmost first"),
        (tokens(game, step), "night tokens come in their turn"),
        (tiles(game, step), "wisp tiles are turned up in their turn, leftmost first"),
        (display(game, step), "creatures are laid out in their turn, leftmost first, without dragons"),
        (hands(game, step), "hands are dealt in their turn, seat by seat"),
    ];
    let wrong = faults.into_iter().filter(|(sound, _)| !sound);
    problems.extend(wrong.map(|(_, reason)| PositionProblem::Preparation(reason)));
}

/// The steps that come in a fixed order; the number of tokens does not matter for it.
fn rank(step: SetupStep) -> u8 {
    match step {
        SetupStep::First => 0,
        SetupStep::Stones => 1,
        SetupStep::Forges => 2,
        SetupStep::Tokens(_) => 3,
        SetupStep::Tiles => 4,
        SetupStep::Display => 5,
        SetupStep::Hands => 6,
    }
}

/// How much may lie of what `of` lays out.
fn expected(step: SetupStep, of: SetupStep) -> Laid {
    match rank(step).cmp(&rank(of)) {
        std::cmp::Ordering::Less => Laid::Nothing,
        std::cmp::Ordering::Equal => Laid::Some,
        std::cmp::Ordering::Greater => Laid::All,
    }
}

fn from_the_left<T>(places: &[Option<T>], laid: Laid) -> bool {
    let filled = places.iter().take_while(|place| place.is_some()).count();
    let no_gap = places.iter().skip(filled).all(Option::is_none);
    match laid {
        Laid::Nothing => filled == 0 && no_gap,
        Laid::Some => no_gap,
        Laid::All => filled == places.len(),
    }
}

fn untouched(game: &Game) -> bool {
    game.turn == 0
        && !game.exchanged
        && game.pending.as_slice().is_empty()
        && game.front.is_empty()
        && game.creature_discard.is_empty()
        && game.smithy.discard == [0; 4]
        && game.night.discard == Tiles::NONE
}

// rule: P1, P4
fn has_only_the_start(player: &Player) -> bool {
    player.hand.or(player.draw) == Cards::DRUIDS
        && player.discard.is_empty()
        && player.known.is_empty()
        && player.purse == (Purse { gems: Gems([1; 5]), ore: 0 })
        && player.score == 0
        && player.rows == [Row::default(); 2]
        && player.stones == Runes::NONE
}

fn forges(game: &Game, step: SetupStep) -> bool {
    from_the_left(&game.smithy.forges, expected(step, SetupStep::Forges))
}

fn tokens(game: &Game, step: SetupStep) -> bool {
    let wisps = game.night.wisps;
    match step {
        SetupStep::Tokens(_) | SetupStep::Tiles if !game.night.on => false,
        SetupStep::Tokens(laid) => {
            // Enough tokens are left for the wisps that are not on the track.
            let left = u32::from(WISP_TOKENS) - wisps.count_ones();
            laid <= TOKEN_SPACES && u32::from(wisps) < 1 << laid && left <= u32::from(TOKENS - laid)
        }
        _ => wisps == 0 || rank(step) > rank(SetupStep::Tokens(0)),
    }
}

fn tiles(game: &Game, step: SetupStep) -> bool {
    !game.night.on || from_the_left(&game.night.face_up, expected(step, SetupStep::Tiles))
}

// rule: P5
fn display(game: &Game, step: SetupStep) -> bool {
    from_the_left(&game.display, expected(step, SetupStep::Display))
        && !game.display.iter().flatten().any(|card| card.is_dragon())
}

fn hands(game: &Game, step: SetupStep) -> bool {
    let mut sizes = game.seats().map(|seat| game.player(seat).hand.len()).skip_while(|size| *size == 4);
    match expected(step, SetupStep::Hands) {
        Laid::Nothing => game.seats().all(|seat| game.player(seat).hand.is_empty()),
        _ => sizes.next().is_none_or(|size| size < 4) && sizes.all(|size| size == 0),
    }
}
