//! From a game to a position that states everything.

use crate::card::Cards;
use crate::card_set::CardSet;
use crate::game::Game;
use crate::night::Night;
use crate::notation::position::cards::{CardList, StoneList, TileList};
use crate::notation::position::counts::{ArtifactCounts, GemCounts};
use crate::notation::position::places::{ArtifactRow, ColourOrNone, DisplayRow, ForgeRow, TileRow, WispSpaces};
use crate::notation::position::turn::{ForgingPosition, LaidCard, PhaseName, SummonPosition, UsePosition};
use crate::notation::position::{Position, SeatKey, SeatPosition, SupplyPosition};
use crate::phase::{Abilities, Phase, SetupStep};
use crate::player::Seat;

impl Position {
    /// Everything about a game, also what would follow from the rest: the position to compare an expectation with.
    pub fn whole(game: &Game) -> Position {
        let named = game.card_set() != CardSet::standard();
        let night = game.night().is_on();
        Position {
            card_set: named.then(|| game.card_set().name().to_owned()),
            card_set_hash: named.then(|| game.card_set().hash_hex()),
            players: Some(game.seats),
            night: Some(night),
            stones_in_play: Some(StoneList(game.stones_in_play())),
            first: Some(game.first),
            active: Some(game.active),
            turn: Some(game.turn()),
            phase: Some(PhaseName::of(game.phase)),
            exchanged: Some(game.exchanged),
            display: Some(DisplayRow(game.display)),
            deck: Some(CardList(game.deck)),
            creature_discard: Some(CardList(game.creature_discard)),
            forges: Some(ForgeRow(game.smithy.forges)),
            wild_artifacts: Some(game.smithy.wild),
            artifact_reserve: Some(ArtifactCounts(game.smithy.reserve)),
            artifact_discard: Some(ArtifactCounts(game.smithy.discard)),
            supply: Some(SupplyPosition { gems: Some(GemCounts(game.supply.gems)), ore: Some(game.supply.ore) }),
            pending: Some(game.pending.as_slice().iter().map(|pending| (*pending).into()).collect()),
            seat: game.seats().map(|seat| (SeatKey(seat), game.seat_position(seat))).collect(),
            ..if night { night_position(&game.night) } else { Position::default() }
        }
        .with_phase(game)
    }

    /// Adds what only one phase has.
    fn with_phase(mut self, game: &Game) -> Position {
        match game.phase {
            Phase::Setup(SetupStep::Tokens(laid)) => self.tokens_laid = Some(laid),
            Phase::Summon(summon) => {
                let played = Some(CardList(game.front));
                let (points, taken) = (Some(summon.points), Some(summon.taken));
                self.summon = Some(SummonPosition { played, points, taken });
            }
            Phase::Abilities(abilities) => self.using = Some(UsePosition::from(abilities)),
            Phase::Forge(forging) => {
                self.forging = Some(ForgingPosition { visited: forging.visited, finished: Some(forging.finished) });
            }
            _ => {}
        }
        self
    }
}

fn night_position(night: &Night) -> Position {
    Position {
        tiles: Some(TileRow(night.face_up)),
        tile_pile: Some(TileList(night.pile)),
        tile_discard: Some(TileList(night.discard)),
        wisps: Some(WispSpaces(night.wisps)),
        ..Position::default()
    }
}

impl From<Abilities> for UsePosition {
    fn from(abilities: Abilities) -> UsePosition {
        let laid = Some(abilities.laid.iter().flatten().map(|card| LaidCard::from(*card)).collect());
        let current = abilities.laid[abilities.current as usize].filter(|_| abilities.started);
        UsePosition { laid, current: current.map(|card| card.card) }
    }
}

impl Game {
    fn seat_position(&self, seat: Seat) -> SeatPosition {
        let player = self.player(seat);
        let [top, bottom] = player.rows.map(ArtifactRow);
        SeatPosition {
            hand: Some(CardList(player.hand)),
            draw: Some(CardList(player.draw)),
            discard: Some(CardList(player.discard)),
            boxed: Some(CardList(self.druids_in_box(seat))),
            known: Some(CardList(player.known)),
            gems: Some(GemCounts(player.purse.gems)),
            ore: Some(player.purse.ore),
            score: Some(player.score),
            top: Some(top),
            bottom: Some(bottom),
            stones: Some(StoneList(player.stones)),
            infused: Some(ColourOrNone(player.infused)),
            tokens: Some(player.tokens),
        }
    }

    /// A seat's druid cards that are out of the game: those that are nowhere else (U3).
    fn druids_in_box(&self, seat: Seat) -> Cards {
        let player = self.player(seat);
        let front = if seat == self.active { self.front } else { Cards::NONE };
        Cards::DRUIDS.without(player.hand).without(player.draw).without(player.discard).without(front)
    }
}
