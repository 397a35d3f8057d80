//! The display, the forges and the face-up tiles: gaps are only where the rules leave them.

use crate::game::Game;
use crate::notation::position::PositionProblem;
use crate::notation::position::layout::slot_of;
use crate::pending::Pending;
use crate::phase::Phase;

pub(super) fn check(game: &Game, problems: &mut Vec<PositionProblem>) {
    if !display_is_sound(game) {
        problems.push(PositionProblem::DisplayGap);
    }
    if !forges_are_sound(game) {
        problems.push(PositionProblem::ForgeGap);
    }
    if game.night.on {
        tiles(game, problems);
    }
}

fn display_is_sound(game: &Game) -> bool {
    if let Phase::Summon(summon) = game.phase
        && summon.taken
    {
        // rule: S4. During the action nothing slides.
        return game.display.contains(&None);
    }
    let cards_on_the_right = game.display.iter().skip_while(|there| there.is_none());
    let only_left = cards_on_the_right.clone().all(Option::is_some);
    let is_full = cards_on_the_right.count() == game.display.len();
    // Cards may be about to come, right after one was taken by an ability, or after the Summon (S4, U5).
    let about_to_fill = matches!(game.phase, Phase::Abilities(_) | Phase::Forge(_) | Phase::Trade)
        && matches!(game.pending.top(), None | Some(Pending::Tile { .. } | Pending::PlayedCard(_)));
    only_left && (is_full || !game.deck_has_cards() || about_to_fill)
}

fn forges_are_sound(game: &Game) -> bool {
    let smithy = game.smithy;
    let nothing_left = smithy.reserve == [0; 4] && smithy.discard == [0; 4];
    // rule: F6
    let about_to_fill = match game.phase {
        Phase::Forge(_) => true,
        Phase::Trade => matches!(game.pending.as_slice(), [] | [Pending::TakeStone]),
        _ => false,
    };
    !smithy.forges.contains(&None) || nothing_left || about_to_fill
}

/// A face-up position is empty while its tile is in use or to be replaced (N6), and only then.
fn tiles(game: &Game, problems: &mut Vec<PositionProblem>) {
    let mut in_use: Vec<u8> = game.pending.as_slice().iter().filter_map(|item| slot_of(*item)).collect();
    let empty: Vec<u8> =
        (0..).zip(game.night.face_up).filter(|(_, tile)| tile.is_none()).map(|(slot, _)| slot).collect();
    in_use.sort_unstable();
    if in_use != empty {
        let wrong = (0..=u8::MAX).find(|slot| in_use.contains(slot) != empty.contains(slot));
        problems.push(PositionProblem::TileGap(wrong.unwrap_or_default().wrapping_add(1)));
    }
}
