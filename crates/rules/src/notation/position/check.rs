//! Everything that can be wrong with a game that was not played but laid out.
//!
//! The order matters: where a turn stands is only looked at once all pieces are where pieces can be, because the
//! questions that the engine answers there rely on it.

mod pending;
mod turn;

use std::collections::BTreeMap;

use crate::card::{Card, Cards};
use crate::colour::{Colour, Gem, Purse};
use crate::game::Game;
use crate::night::{WISP_TOKENS, wisps_reached};
use crate::notation::position::layout::{ARTIFACTS, WILD_ARTIFACTS, slot_of, tile_in_use};
use crate::notation::position::{Piece, PositionProblem};
use crate::pending::Pending;
use crate::phase::{Phase, SetupStep};
use crate::player::{Artifact, Row, Seat};
use crate::rune::Rune;
use crate::standing::THRONE;
use crate::tile::{Tile, Tiles};

/// Everything that is wrong with a game.
pub(super) fn problems(game: &Game) -> Vec<PositionProblem> {
    let mut problems = Vec::new();
    check_pieces(game, &mut problems);
    check_seats(game, &mut problems);
    if !problems.is_empty() {
        return problems;
    }
    if let Phase::Setup(step) = game.phase {
        turn::check_setup(game, step, &mut problems);
    } else {
        check_table(game, &mut problems);
        turn::check(game, &mut problems);
        pending::check(game, &mut problems);
    }
    problems
}

/// Conservation: every card, gem, ore, artifact, stone and tile is somewhere, once.
fn check_pieces(game: &Game, problems: &mut Vec<PositionProblem>) {
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

/// More points than any game brings, and few enough that counting on is safe.
const MOST_POINTS: u16 = 999;
/// The same for turns.
const MOST_TURNS: u16 = 9999;

/// What each player has is possible.
fn check_seats(game: &Game, problems: &mut Vec<PositionProblem>) {
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

/// Gaps on the table are only where the rules leave them.
fn check_table(game: &Game, problems: &mut Vec<PositionProblem>) {
    if !display_is_sound(game) {
        problems.push(PositionProblem::DisplayGap);
    }
    if !forges_are_sound(game) {
        problems.push(PositionProblem::ForgeGap);
    }
    if game.night.on {
        face_up_tiles(game, problems);
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
fn face_up_tiles(game: &Game, problems: &mut Vec<PositionProblem>) {
    let mut in_use: Vec<u8> = game.pending.as_slice().iter().filter_map(|item| slot_of(*item)).collect();
    let empty: Vec<u8> =
        (0..).zip(game.night.face_up).filter(|(_, tile)| tile.is_none()).map(|(slot, _)| slot).collect();
    in_use.sort_unstable();
    if in_use != empty {
        let wrong = (0..=u8::MAX).find(|slot| in_use.contains(slot) != empty.contains(slot));
        problems.push(PositionProblem::TileGap(wrong.unwrap_or_default().wrapping_add(1)));
    }
}
