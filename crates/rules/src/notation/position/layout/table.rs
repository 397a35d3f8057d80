//! What lies in the middle of the table: by default, whatever nobody has.

use crate::card::{Card, Cards};
use crate::card_set::DISPLAY;
use crate::colour::{Colour, Gem, Gems, Purse};
use crate::game::Smithy;
use crate::night::Night;
use crate::notation::position::Position;
use crate::pending::Pending;
use crate::player::{Artifact, Player, Row};
use crate::rune::{Rune, Runes};
use crate::tile::{Tile, Tiles};

/// How many wild artifacts there are (C5).
pub(in crate::notation::position) const WILD_ARTIFACTS: u8 = 8;
/// How many artifacts of a colour there are (C5).
pub(in crate::notation::position) const ARTIFACTS: u8 = 7;

/// What is left of `all` when these are elsewhere; nothing if there are too many, which the checks report.
fn rest(all: u8, elsewhere: impl Iterator<Item = u8>) -> u8 {
    let used: u16 = elsewhere.map(u16::from).sum();
    u16::from(all).saturating_sub(used) as u8
}

impl Position {
    pub(super) fn display_and_deck(
        &self,
        front: Cards,
        players: &[Player],
        night: bool,
    ) -> ([Option<Card>; DISPLAY], Cards) {
        let all = if night { Cards::BASE_CREATURES.or(Cards::BANSHEES) } else { Cards::BASE_CREATURES };
        let held = players.iter().map(|player| player.hand.or(player.draw).or(player.discard));
        let held = held.fold(front.or(self.creature_discard.unwrap_or_default().0), Cards::or);
        let free = all.without(held);
        let display = self.display.map_or_else(
            || lowest(free.without(self.deck.unwrap_or_default().0).without(Cards::DRAGONS)),
            |display| display.0,
        );
        let shown: Cards = display.into_iter().flatten().collect();
        (display, self.deck.map_or(free.without(shown), |deck| deck.0))
    }

    pub(super) fn supply_beside(&self, players: &[Player]) -> Purse {
        let stated = self.supply.unwrap_or_default();
        let infused = |gem: Gem| players.iter().filter(|player| player.infused.map(Gem::from) == Some(gem)).count();
        let held = |gem: Gem| players.iter().map(move |player| player.purse.gems.of(gem));
        let left = |gem| rest(Purse::WHOLE.gems.of(gem), held(gem).chain([infused(gem) as u8]));
        let ore = || rest(Purse::WHOLE.ore, players.iter().map(|player| player.purse.ore));
        Purse {
            gems: stated.gems.map_or_else(|| Gems(Gem::ALL.map(left)), |gems| gems.0),
            ore: stated.ore.unwrap_or_else(ore),
        }
    }

    pub(super) fn smithy_beside(&self, players: &[Player]) -> Smithy {
        use Colour::{Blue, Green, Red, Yellow};
        let usual = || [Blue, Green, Yellow, Red, Blue].map(Some);
        let forges = self.forges.map_or_else(usual, |forges| forges.0);
        let discard = self.artifact_discard.unwrap_or_default().0;
        let rows = || players.iter().flat_map(|player| player.rows);
        let reserve = Colour::ALL.map(|colour| {
            let on_forges = forges.iter().filter(|there| **there == Some(colour)).count();
            let in_rows = rows().filter(|row| row.at(colour.into()) == Some(Artifact::Coloured(colour))).count();
            rest(ARTIFACTS, [on_forges as u8, in_rows as u8, discard[colour.index()]].into_iter())
        });
        Smithy {
            forges,
            wild: self.wild_artifacts.unwrap_or_else(|| rest(WILD_ARTIFACTS, rows().map(Row::wild_count))),
            reserve: self.artifact_reserve.map_or(reserve, |reserve| reserve.0),
            discard,
        }
    }

    /// The stones left on the board.
    pub(super) fn stones_beside(&self, players: &[Player]) -> [u8; Rune::ALL.len()] {
        let owned = |rune: Rune| players.iter().filter(|player| player.stones.contains(rune)).count() as u8;
        let in_play = self.stones_in_play.map_or_else(|| default_types(|rune| owned(rune) > 0), |types| types.0);
        let each = players.len() as u8 - 1;
        Rune::ALL.map(|rune| if in_play.contains(rune) { each.saturating_sub(owned(rune)) } else { 0 })
    }

    pub(super) fn night_table(&self, on: bool, pending: &[Pending]) -> Night {
        if !on {
            return Night::OFF;
        }
        let in_use: Tiles = pending.iter().filter_map(|item| tile_in_use(*item)).collect();
        let discard = self.tile_discard.unwrap_or_default().0;
        let pile = self.tile_pile.unwrap_or_default().0;
        let is_free = |tile: &Tile| ![in_use, discard, pile].iter().any(|tiles| tiles.contains(*tile));
        let mut free = Tiles::ALL.iter().filter(is_free);
        let slot_in_use = |slot: u8| pending.iter().any(|item| slot_of(*item) == Some(slot));
        let face_up = match self.tiles {
            Some(tiles) => tiles.0,
            None => [0, 1, 2, 3].map(|slot| if slot_in_use(slot) { None } else { free.next() }),
        };
        let rest = || Tiles::ALL.iter().filter(is_free).filter(|tile| !face_up.contains(&Some(*tile))).collect();
        let pile = self.tile_pile.map_or_else(rest, |pile| pile.0);
        Night { on, face_up, pile, discard, wisps: self.wisps.unwrap_or_default().0 }
    }
}

/// The lowest six, or what there is, at the right end.
fn lowest(cards: Cards) -> [Option<Card>; DISPLAY] {
    let lowest: Vec<Card> = cards.iter().take(DISPLAY).collect();
    let mut display = [None; DISPLAY];
    for (place, card) in display.iter_mut().skip(DISPLAY - lowest.len()).zip(lowest) {
        *place = Some(card);
    }
    display
}

/// The base types; an owned type of Queenie 1 takes the place of the last base type that nobody owns.
fn default_types(is_owned: impl Fn(Rune) -> bool) -> Runes {
    let mut types = Runes::BASE;
    for rune in Rune::ALL.into_iter().filter(|rune| is_owned(*rune)) {
        if !types.contains(rune) {
            if let Some(unowned) = Rune::ALL.into_iter().rev().find(|base| types.contains(*base) && !is_owned(*base)) {
                types.remove(unowned);
            }
            types.insert(rune);
        }
    }
    types
}

/// The tile that a pending thing uses.
pub(in crate::notation::position) fn tile_in_use(item: Pending) -> Option<Tile> {
    match item {
        Pending::Tile { tile, .. } => Some(tile),
        _ => None,
    }
}

/// The face-up position that a pending thing keeps empty, counted from 0.
pub(in crate::notation::position) fn slot_of(item: Pending) -> Option<u8> {
    match item {
        Pending::Tile { slot, .. } | Pending::TurnTile { slot } => Some(slot),
        _ => None,
    }
}
