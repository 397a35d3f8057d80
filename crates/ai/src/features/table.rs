//! What lies in the middle of the table, as features.

use runestones_rules::{Colour, DISPLAY, FORGES, Gem, Public, Rune, SeatView, THRONE};

use super::pen::Pen;
use super::traits::{TraitTable, Traits};

/// How many features the table has.
pub(super) const LEN: usize = GAME + SUPPLY + STONES + ARTIFACTS + PILES + DISPLAY * Traits::LEN + Traits::LEN;
const GAME: usize = 3 + 1 + 1 + 2;
const SUPPLY: usize = 6 * 2;
const STONES: usize = 10;
const ARTIFACTS: usize = FORGES * 4 + 1 + 4 + 4;
const PILES: usize = 2;

pub(super) fn write(pen: &mut Pen<'_>, view: &SeatView, table: &TraitTable) {
    let game = view.public();
    pen.one_of(Some(game.seat_count() - 2), 3);
    pen.flag(game.night().is_on());
    pen.flag(game.seats().any(|seat| game.player(seat).score() >= THRONE));
    pen.put(f32::from(game.round()) / 30.0);
    pen.flag(game.round() <= 3);
    supply(pen, game);
    for rune in Rune::ALL {
        pen.put(f32::from(game.stones_left(rune)) / 3.0);
    }
    artifacts(pen, game);
    pen.put(f32::from(game.deck().len()) / 84.0);
    pen.put(f32::from(game.creature_discard().len()) / 40.0);
    for card in game.display() {
        match card {
            Some(card) => pen.traits(table.card(card), 1.0),
            None => pen.skip(Traits::LEN),
        }
    }
    let mut tiles = Traits::NONE;
    game.night().face_up().into_iter().flatten().for_each(|tile| tiles.add(table.tile(tile)));
    pen.traits(&tiles, 1.0);
}

fn supply(pen: &mut Pen<'_>, game: Public<'_>) {
    let supply = game.supply();
    for count in Gem::ALL.into_iter().map(|gem| supply.gems.of(gem)).chain([supply.ore]) {
        pen.put(f32::from(count) / 15.0);
        pen.flag(count <= 1);
    }
}

fn artifacts(pen: &mut Pen<'_>, game: Public<'_>) {
    for artifact in game.forges() {
        pen.one_of(artifact.map(Colour::index), 4);
    }
    pen.put(f32::from(game.wild_artifacts()) / 8.0);
    for count in game.artifact_reserve().into_iter().chain(game.artifact_discard()) {
        pen.put(f32::from(count) / 7.0);
    }
}
