//! From a position to a game: what is not stated gets its default, and in the middle of the table lies whatever nobody has.
//! Nothing is checked here that can be seen in the game afterwards; whatever the position says, a game comes out.

mod turn;

use turn::TurnLayout;

use crate::card::{Card, Cards};
use crate::card_set::{CardSet, DISPLAY, SetRef};
use crate::colour::{Colour, Gem, Gems, Purse};
use crate::game::{Game, Next, Smithy};
use crate::night::Night;
use crate::notation::position::{LaidCard, PendingPosition, Position, PositionProblem, SeatPosition};
use crate::pending::{InUse, Pending};
use crate::player::{Artifact, Player, Row, Seat};
use crate::rules_version::RulesVersion;
use crate::rune::{Rune, Runes};
use crate::tile::{Tile, Tiles};

/// How many wild artifacts there are (C5).
pub(super) const WILD_ARTIFACTS: u8 = 8;
/// How many artifacts of a colour there are (C5).
pub(super) const ARTIFACTS: u8 = 7;

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

/// What lies in the middle of the table.
impl Position {
    fn display_and_deck(&self, front: Cards, players: &[Player], night: bool) -> ([Option<Card>; DISPLAY], Cards) {
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

    fn supply_beside(&self, players: &[Player]) -> Purse {
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

    fn smithy_beside(&self, players: &[Player]) -> Smithy {
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
    fn stones_beside(&self, players: &[Player]) -> [u8; Rune::ALL.len()] {
        let owned = |rune: Rune| players.iter().filter(|player| player.stones.contains(rune)).count() as u8;
        let in_play = self.stones_in_play.map_or_else(|| default_types(|rune| owned(rune) > 0), |types| types.0);
        let each = players.len() as u8 - 1;
        Rune::ALL.map(|rune| if in_play.contains(rune) { each.saturating_sub(owned(rune)) } else { 0 })
    }

    fn night_table(&self, on: bool, pending: &[Pending]) -> Night {
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

/// What is left of `all` when these are elsewhere; nothing if there are too many, which the checks report.
fn rest(all: u8, elsewhere: impl Iterator<Item = u8>) -> u8 {
    let used: u16 = elsewhere.map(u16::from).sum();
    u16::from(all).saturating_sub(used) as u8
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
pub(super) fn tile_in_use(item: Pending) -> Option<Tile> {
    match item {
        Pending::Tile { tile, .. } => Some(tile),
        _ => None,
    }
}

/// The face-up position that a pending thing keeps empty, counted from 0.
pub(super) fn slot_of(item: Pending) -> Option<u8> {
    match item {
        Pending::Tile { slot, .. } | Pending::TurnTile { slot } => Some(slot),
        _ => None,
    }
}
