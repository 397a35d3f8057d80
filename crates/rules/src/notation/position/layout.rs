//! From a position to a game: what is not stated gets its default. Nothing is checked here that can be seen in the
//! game afterwards; whatever the position says, a game comes out.

mod players;
mod table;
mod turn;

use crate::card::Cards;
use crate::card_set::CardSet;
use crate::game::{Game, Next, SetRef};
use crate::notation::position::{PendingPosition, Position, PositionProblem, SeatPosition};
use crate::player::{Player, Seat};
pub(super) use table::{ARTIFACTS, WILD_ARTIFACTS, slot_of, tile_in_use};
use turn::TurnLayout;

impl Position {
    /// The game that stands so, as far as that can be said, and what only the position could show to be wrong.
    pub(super) fn lay_out(&self, set: &'static CardSet) -> (Game, Vec<PositionProblem>) {
        let mut problems = Vec::new();
        let seats = self.seats(&mut problems);
        let night = self.night_is_on();
        if night && !set.has_night() {
            problems.push(PositionProblem::NoNight(set.name().to_owned()));
        }
        if !night && self.states_tiles() {
            problems.push(PositionProblem::NightIsOff);
        }
        let turn = TurnLayout::of(self, seats, set, &mut problems);
        let wisps = self.wisps.unwrap_or_default().0;
        let mut players = [Player::default(); Seat::MOST];
        for seat in Seat::first(seats as usize) {
            let front = if seat == turn.active { turn.front } else { Cards::NONE };
            players[seat.index()] = players::player(seat, self.at(seat), front, wisps, &mut problems);
        }
        let here = &players[..seats as usize];
        let (display, deck) = self.display_and_deck(turn.front, here, night);
        let game = Game {
            set: SetRef(set),
            players,
            deck,
            creature_discard: self.creature_discard.unwrap_or_default().0,
            front: turn.front,
            display,
            supply: self.supply_beside(here),
            smithy: self.smithy_beside(here),
            stones: self.stones_beside(here),
            night: self.night_table(night, turn.pending.as_slice()),
            seats,
            first: turn.first,
            active: turn.active,
            turn: turn.turn,
            exchanged: self.exchanged.unwrap_or(false),
            phase: turn.phase,
            pending: turn.pending,
            next: Next::Nobody,
        };
        (game, problems)
    }

    /// What is stated of a seat.
    fn at(&self, seat: Seat) -> SeatPosition {
        self.seat.get(&super::SeatKey(seat)).copied().unwrap_or_default()
    }

    fn seats(&self, problems: &mut Vec<PositionProblem>) -> u8 {
        let highest = self.seat.keys().map(|key| key.0.number()).max().unwrap_or(0);
        let stated = self.players.unwrap_or(highest.max(2));
        let players = stated.clamp(2, Seat::MOST as u8);
        if stated != players {
            problems.push(PositionProblem::Players(stated));
        }
        let away = self.seat.keys().map(|key| key.0).filter(|seat| seat.number() > players);
        problems.extend(away.map(|seat| PositionProblem::NotAtTable { seat, players }));
        players
    }

    fn night_is_on(&self) -> bool {
        self.night.unwrap_or_else(|| {
            let banshee = !self.stated_cards().and(Cards::BANSHEES).is_empty();
            let token = self.seat.values().any(|seat| seat.tokens.is_some_and(|tokens| tokens > 0));
            banshee || token || self.states_tiles()
        })
    }

    fn states_tiles(&self) -> bool {
        use PendingPosition::{PickTile, Tile, TurnTile};
        let stated = [self.tiles.is_some(), self.tile_pile.is_some(), self.tile_discard.is_some()];
        let pending =
            self.pending.iter().flatten().any(|item| matches!(item, PickTile | Tile { .. } | TurnTile { .. }));
        stated.contains(&true) || self.wisps.is_some() || self.tokens_laid.is_some() || pending
    }

    /// All cards that the position names, wherever.
    fn stated_cards(&self) -> Cards {
        let display = self.display.unwrap_or_default().0.into_iter().flatten().collect();
        let piles = [self.deck, self.creature_discard];
        let seats = self.seat.values().flat_map(|seat| [seat.hand, seat.draw, seat.discard]);
        let lists = piles.into_iter().chain(seats).flatten().map(|list| list.0);
        lists.fold(self.cards_in_front().or(display), Cards::or)
    }

    /// The cards that lie in front of the active player.
    fn cards_in_front(&self) -> Cards {
        let played = self.summon.and_then(|summon| summon.played).unwrap_or_default().0;
        let laid = self.using.iter().flat_map(|using| using.laid.iter().flatten().map(|laid| laid.card));
        let by_tiles = self.pending.iter().flatten().filter_map(|item| match item {
            PendingPosition::PlayedCard(card) => Some(card.card),
            _ => None,
        });
        laid.chain(by_tiles).collect::<Cards>().or(played)
    }
}
