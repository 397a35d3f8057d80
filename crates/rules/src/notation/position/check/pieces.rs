//! Conservation: every card, gem, ore, artifact, stone and tile is somewhere, once.

use std::collections::BTreeMap;

use crate::card::{Card, Cards};
use crate::colour::{Colour, Gem, Purse};
use crate::game::Game;
use crate::notation::position::layout::{ARTIFACTS, WILD_ARTIFACTS, tile_in_use};
use crate::notation::position::{Piece, PositionProblem};
use crate::player::{Artifact, Row, Seat};
use crate::tile::{Tile, Tiles};

pub(super) fn check(game: &Game, problems: &mut Vec<PositionProblem>) {
    cards(game, problems);
    tiles(game, problems);
    counted(game, problems);
}

/// Where cards lie, and whose place it is.
fn card_places(game: &Game) -> Vec<(String, Option<Seat>, Cards)> {
    let mut places = vec![
        ("in the deck".to_owned(), None, game.deck),
        ("in the creature discard".to_owned(), None, game.creature_discard),
    ];
    // Position by position, so that a card that lies there twice is seen.
    places
        .extend(game.display.into_iter().flatten().map(|card| ("in the display".to_owned(), None, Cards::only(card))));
    places.push((format!("in front of seat {}", game.active), Some(game.active), game.front));
    for seat in game.seats() {
        let player = game.player(seat);
        places.push((format!("in the hand of seat {seat}"), Some(seat), player.hand));
        places.push((format!("in the draw pile of seat {seat}"), Some(seat), player.draw));
        places.push((format!("in the discard of seat {seat}"), Some(seat), player.discard));
    }
    places
}

fn cards(game: &Game, problems: &mut Vec<PositionProblem>) {
    let night = if game.night.on { Cards::BANSHEES } else { Cards::NONE };
    let creatures = Cards::BASE_CREATURES.or(night);
    // Druid cards are unique only together with their owner (C3).
    let mut found: BTreeMap<(Card, Option<Seat>), String> = BTreeMap::new();
    for (place, owner, cards) in card_places(game) {
        for card in cards.iter() {
            let fits = if card.is_druid() { owner.is_some() } else { creatures.contains(card) };
            if !fits {
                problems.push(PositionProblem::CardMisplaced { card, place: place.clone() });
            }
            let key = (card, owner.filter(|_| card.is_druid()));
            if let Some(first) = found.insert(key, place.clone()) {
                problems.push(PositionProblem::CardTwice { card, first, second: place.clone() });
            }
        }
    }
    let nowhere = creatures.iter().filter(|card| !found.contains_key(&(*card, None)));
    problems.extend(nowhere.map(PositionProblem::CardNowhere));
}

fn tiles(game: &Game, problems: &mut Vec<PositionProblem>) {
    if !game.night.on {
        return;
    }
    let mut found = Tiles::NONE;
    let in_use = game.pending.as_slice().iter().filter_map(|item| tile_in_use(*item));
    let face_up = game.night.face_up.into_iter().flatten();
    let all: Vec<Tile> = in_use.chain(face_up).chain(game.night.pile.iter()).chain(game.night.discard.iter()).collect();
    for tile in all {
        if found.contains(tile) {
            problems.push(PositionProblem::TileTwice(tile));
        } else {
            found.insert(tile);
        }
    }
    let nowhere = Tiles::ALL.iter().filter(|tile| !found.contains(*tile));
    problems.extend(nowhere.map(PositionProblem::TileNowhere));
}

/// Pieces of which there are several alike.
fn counted(game: &Game, problems: &mut Vec<PositionProblem>) {
    let players = || game.seats().map(|seat| game.player(seat));
    let rows = || players().flat_map(|player| player.rows);
    let mut check = |piece: Piece, found: u16, expected: u8| {
        if found != u16::from(expected) {
            problems.push(PositionProblem::Count { piece, found, expected: u16::from(expected) });
        }
    };
    for gem in Gem::ALL {
        let infused = players().filter(|player| player.infused.map(Gem::from) == Some(gem)).count() as u16;
        let held: u16 = players().map(|player| u16::from(player.purse.gems.of(gem))).sum();
        let found = u16::from(game.supply.gems.of(gem)) + held + infused;
        check(Piece::Gem(gem), found, Purse::WHOLE.gems.of(gem));
    }
    let held: u16 = players().map(|player| u16::from(player.purse.ore)).sum();
    check(Piece::Ore, u16::from(game.supply.ore) + held, Purse::WHOLE.ore);
    for colour in Colour::ALL {
        let lies_in = |row: &Row| row.at(colour.into()) == Some(Artifact::Coloured(colour));
        let in_rows = rows().filter(lies_in).count() as u16;
        let on_forges = game.smithy.forges.iter().filter(|there| **there == Some(colour)).count() as u16;
        let piles = [game.smithy.reserve, game.smithy.discard].map(|pile| u16::from(pile[colour.index()]));
        check(Piece::Artifact(colour), in_rows + on_forges + piles[0] + piles[1], ARTIFACTS);
    }
    let in_rows: u16 = rows().map(|row| u16::from(row.wild_count())).sum();
    check(Piece::WildArtifact, u16::from(game.smithy.wild) + in_rows, WILD_ARTIFACTS);
    for rune in game.stones_in_play().iter() {
        let owned = players().filter(|player| player.stones.contains(rune)).count() as u16;
        // rule: P2
        check(Piece::Stone(rune), u16::from(game.stones_left(rune)) + owned, game.seats - 1);
    }
}
