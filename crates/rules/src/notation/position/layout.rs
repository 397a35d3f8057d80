//! From a position to a game: what is not stated gets its default. Nothing is checked here that can be seen in the
//! game afterwards; whatever the position says, a game comes out.

mod table;
mod turn;

use turn::TurnLayout;

use crate::card::{Card, Cards};
use crate::card_set::CardSet;
use crate::colour::Purse;
use crate::game::{Game, Next, SetRef};
use crate::notation::position::{LaidCard, PendingPosition, Position, PositionProblem, SeatPosition};
use crate::pending::InUse;
use crate::player::{Player, Seat};
use crate::rules_version::RulesVersion;
pub(super) use table::{ARTIFACTS, WILD_ARTIFACTS, slot_of, tile_in_use};

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
        let rules = self.rules_version.unwrap_or(RulesVersion::CURRENT);
        let turn = TurnLayout::of(self, seats, set, rules, &mut problems);
        let wisps = self.wisps.unwrap_or_default().0;
        let mut players = [Player::default(); Seat::MOST];
        for seat in Seat::first(seats as usize) {
            let front = if seat == turn.active { turn.front } else { Cards::NONE };
            players[seat.index()] = player(seat, self.at(seat), front, wisps, &mut problems);
        }
        let here = &players[..seats as usize];
        let (display, deck) = self.display_and_deck(turn.front, here, night);
        let game = Game {
            set: SetRef(set),
            rules,
            turn_end: self.turn_end.unwrap_or_default(),
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
        let played = self.cards_for_magic().iter().chain(self.cards_in_use().map(|card| card.card)).collect();
        lists.fold(display, Cards::or).or(played)
    }

    fn cards_for_magic(&self) -> Cards {
        self.summon.and_then(|summon| summon.played).unwrap_or_default().0
    }

    /// The cards whose abilities are used, laid out or played by tiles.
    fn cards_in_use(&self) -> impl Iterator<Item = LaidCard> {
        let laid = self.using.iter().flat_map(|using| using.laid.iter().flatten().copied());
        let by_tiles = self.pending.iter().flatten().filter_map(|item| match item {
            PendingPosition::PlayedCard(card) => Some(*card),
            _ => None,
        });
        laid.chain(by_tiles)
    }

    /// The cards that lie in front of the active player, equal ones again; a used Switch does not (N4).
    fn cards_in_front(&self, rules: RulesVersion, set: &CardSet) -> impl Iterator<Item = Card> {
        let there = self.cards_in_use().filter(move |card| !InUse::from(*card).has_left(rules, set));
        self.cards_for_magic().iter().chain(there.map(|card| card.card))
    }
}

/// What a player has, with these cards lying in front.
fn player(seat: Seat, stated: SeatPosition, front: Cards, wisps: u16, problems: &mut Vec<PositionProblem>) -> Player {
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
