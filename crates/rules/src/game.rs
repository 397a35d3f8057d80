//! A game: whose decision it is, what is legal, and what a decision does.

use crate::card::{Card, Cards};
use crate::card_set::{CardSet, DISPLAY, FORGES, SetRef};
use crate::chance::Chance;
use crate::colour::{Colour, Purse};
use crate::event::Sink;
use crate::moves::{Action, Entry, Move, MoveList, Outcome};
use crate::night::Night;
use crate::pending::{InUse, Pending, Stack};
use crate::phase::Phase;
use crate::player::{Player, Seat};
use crate::rules_version::RulesVersion;
use crate::rune::{Rune, Runes};
use crate::tile::Tiles;
use crate::turn_end::TurnEnd;

/// A game of Rune Stones at one moment: a small value that can be copied, compared and played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Game {
    pub(crate) set: SetRef,
    pub(crate) rules: RulesVersion,
    pub(crate) turn_end: TurnEnd,
    pub(crate) players: [Player; Seat::MOST],
    pub(crate) deck: Cards,
    pub(crate) creature_discard: Cards,
    /// The cards that lie in front of the active player until the action is over (U3, N10).
    pub(crate) front: Cards,
    /// Left to right. Gaps are only on the left, except during a Summon (S4).
    pub(crate) display: [Option<Card>; DISPLAY],
    pub(crate) supply: Purse,
    pub(crate) smithy: Smithy,
    /// The rune stones left on the board, by type.
    pub(crate) stones: [u8; Rune::ALL.len()],
    pub(crate) night: Night,
    pub(crate) seats: u8,
    pub(crate) first: Seat,
    pub(crate) active: Seat,
    /// Counted from 0; all seats together.
    pub(crate) turn: u16,
    /// Whether the Exchange stone was used in this turn (R3).
    pub(crate) exchanged: bool,
    pub(crate) phase: Phase,
    pub(crate) pending: Stack,
    pub(crate) next: Next,
}

/// The artifacts that are not on a player board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Smithy {
    pub(crate) forges: [Option<Colour>; FORGES],
    pub(crate) wild: u8,
    pub(crate) reserve: [u8; 4],
    pub(crate) discard: [u8; 4],
}

/// What the game waits for, as it is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Next {
    Player,
    Chance(Chance),
    Nobody,
}

/// Whose decision is next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decider {
    /// A player picks one of [`Game::legal_moves`].
    Seat(Seat),
    /// Chance picks one of [`Game::chance_outcomes`].
    Chance,
    /// The game is over; see [`Game::standing`].
    Nobody,
}

/// Why an entry cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// A move was given, but a chance outcome is due.
    #[error("`{0}` is a move, but chance decides next")]
    ChanceDecides(Move),
    /// A chance outcome was given, but a player decides.
    #[error("`{0}` is a chance outcome, but seat {1} decides next")]
    SeatDecides(Outcome, Seat),
    /// The move is not among the legal ones.
    #[error("`{0}` is not legal here")]
    Move(Move),
    /// The outcome is not among the possible ones.
    #[error("`{0}` cannot happen here")]
    Outcome(Outcome),
}

impl Game {
    /// Whose decision is next.
    pub fn decider(&self) -> Decider {
        match self.next {
            Next::Player => Decider::Seat(self.active),
            Next::Chance(_) => Decider::Chance,
            Next::Nobody => Decider::Nobody,
        }
    }

    /// The moves of the seat that decides: at least two, or only `done` where the end of a turn is
    /// [asked for](TurnEnd::Asked). None when chance decides or the game is over.
    pub fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        if self.next == Next::Player {
            self.list_moves(&mut moves);
        }
        moves
    }

    /// Whether this move is among the legal ones.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.legal_moves().contains(&mv)
    }

    /// Plays a move or a chance outcome and reports what happened. An entry that does not fit is refused, and the
    /// game stays as it was.
    ///
    /// Whatever has a single possible answer, of a player or of chance, is played along.
    pub fn play(&mut self, entry: impl Into<Entry>, events: &mut impl Sink) -> Result<(), Illegal> {
        let entry = entry.into();
        match (entry, self.next) {
            (_, Next::Nobody) => return Err(Illegal::Over),
            (Entry::Move(mv), Next::Chance(_)) => return Err(Illegal::ChanceDecides(mv)),
            (Entry::Chance(outcome), Next::Player) => return Err(Illegal::SeatDecides(outcome, self.active)),
            (Entry::Move(mv), Next::Player) if !self.is_legal(mv) => return Err(Illegal::Move(mv)),
            (Entry::Chance(outcome), Next::Chance(chance)) if !self.can_happen(chance, outcome) => {
                return Err(Illegal::Outcome(outcome));
            }
            _ => {}
        }
        self.play_listed(entry, &mut MoveList::new(), events);
        Ok(())
    }

    /// Plays an entry that is known to be legal, and leaves the legal moves of the next decision in `moves`.
    ///
    /// This is the engine without its seat belt, for searches and simulations that take the entry from
    /// [`Game::legal_moves`] or [`Game::random_outcome`]: it saves the check, and the second listing of moves. Any
    /// other entry leaves a game that makes no sense.
    pub fn play_listed(&mut self, entry: impl Into<Entry>, moves: &mut MoveList, events: &mut impl Sink) {
        match entry.into() {
            Entry::Move(mv) => self.apply(mv, events),
            Entry::Chance(outcome) => self.happen(outcome, events),
        }
        self.advance(moves, events);
    }

    /// Goes on until somebody has a real decision.
    pub(crate) fn advance(&mut self, moves: &mut MoveList, events: &mut impl Sink) {
        loop {
            moves.clear();
            self.next = self.settle(events);
            match self.next {
                Next::Nobody => return,
                Next::Chance(chance) => match self.only_outcome(chance) {
                    Some(outcome) => self.happen(outcome, events),
                    None => return,
                },
                Next::Player => {
                    self.list_moves(moves);
                    match moves[..] {
                        [only] if !self.is_end_moment(only) => self.apply(only, events),
                        _ => return,
                    }
                }
            }
        }
    }

    /// Lists the moves of the player's decision at hand: that of the topmost pending thing, else that of the phase.
    pub(crate) fn list_moves(&self, moves: &mut MoveList) {
        match self.pending.top() {
            Some(Pending::Die { face: Some(face), by, .. }) => self.die_moves(face, by, moves),
            Some(Pending::Tile { tile, used, .. }) => self.tile_moves(tile, used, moves),
            Some(Pending::PlayedCard(card)) => self.played_card_moves(card, moves),
            Some(Pending::PickTile) => self.pick_tile_moves(moves),
            Some(Pending::Fetch { to_hand }) => moves.extend(self.fetchable(to_hand).iter().map(Move::Fetch)),
            Some(Pending::PayExchange { card }) => self.list_payments(self.exchange_of(card).price, moves),
            Some(Pending::ExchangePoints { card }) => self.exchange_points_moves(card, moves),
            Some(Pending::PayForge { forge }) => self.forge_payments(forge, moves),
            Some(Pending::Place { forge, .. }) => self.place_moves(forge, moves),
            Some(Pending::TakeStone) => self.stone_moves(moves),
            Some(Pending::Die { face: None, .. } | Pending::Draw { .. } | Pending::TurnTile { .. }) => {
                unreachable!("chance decides here")
            }
            None => match self.phase {
                Phase::Action => self.action_moves(moves),
                Phase::Summon(summon) => self.summon_moves(summon, moves),
                Phase::Abilities(abilities) => self.ability_moves(abilities, moves),
                Phase::Forge(forging) => self.forge_moves(forging, moves),
                Phase::Trade => self.trade_moves(moves),
                Phase::Setup(_) | Phase::Refill | Phase::Over => unreachable!("no player decides here"),
            },
        }
    }

    fn apply(&mut self, mv: Move, events: &mut impl Sink) {
        match mv {
            Move::Action(action) => self.choose_action(action, events),
            Move::Play(card) => self.play_for_magic(card, events),
            Move::Take(card) => self.summon(card, events),
            Move::Lay(card) => self.lay_out(card, events),
            Move::Use(source, what) => self.use_effect(source, what, events),
            Move::Pay(gems) => self.pay(gems, events),
            Move::Fetch(card) => self.fetch(card, events),
            Move::Wisp(tile) => self.answer_token(Some(tile), events),
            Move::Forge(forge, payment) => self.choose_forge(forge, payment, events),
            Move::Place(row, space) => self.place(row, space, events),
            Move::Trade(row) => self.trade(row, events),
            Move::Stone(rune) => self.take_stone(rune, events),
            Move::GemForOre(gem) => self.gem_for_ore(gem, events),
            Move::OreForGem(colour) => self.ore_for_gem(colour, events),
            Move::Infuse(colour) => self.infuse(colour, events),
            Move::Done => self.done(events),
        }
    }

    /// "Done" lets the rest of the topmost thing go (U2).
    pub(crate) fn done(&mut self, events: &mut impl Sink) {
        match self.pending.top_mut() {
            Some(Pending::Die { times, .. }) => *times = 0,
            Some(Pending::Tile { used, .. }) => *used = InUse::CLOSED,
            Some(Pending::PlayedCard(card)) => card.close(),
            Some(Pending::PickTile) => self.answer_token(None, events),
            Some(_) => unreachable!("this has to be answered"),
            None => match self.phase {
                Phase::Summon(_) => self.end_action(events, Game::end_summon),
                Phase::Abilities(abilities) => {
                    self.end_action(events, |game, events| game.end_abilities(abilities, events));
                }
                Phase::Forge(_) => self.end_action(events, |game, _| game.phase = Phase::Trade),
                Phase::Trade => self.phase = Phase::Refill,
                _ => unreachable!("nothing to be done with"),
            },
        }
    }

    /// The card set.
    pub fn card_set(&self) -> &'static CardSet {
        self.set.0
    }

    /// The version of the rules that the game is played by.
    pub fn rules(&self) -> RulesVersion {
        self.rules
    }

    /// How many players there are.
    pub fn seat_count(&self) -> usize {
        self.seats as usize
    }

    /// All seats, in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.seats as usize)
    }

    /// What one player owns.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn me(&self) -> &Player {
        &self.players[self.active.index()]
    }

    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.active.index()]
    }

    pub(crate) fn has(&self, rune: Rune) -> bool {
        self.me().stones.contains(rune)
    }

    /// Whether the preparation is over (P).
    pub fn is_set_up(&self) -> bool {
        !matches!(self.phase, Phase::Setup(_))
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Who began.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// The number of the turn, from 1; all seats together.
    pub fn turn(&self) -> u16 {
        self.turn.saturating_add(1)
    }

    /// The number of the round, from 1.
    pub fn round(&self) -> u16 {
        Game::round_of(self.turn(), self.seat_count())
    }

    /// The round that a turn belongs to at a table with this many seats, both counted from 1.
    pub fn round_of(turn: u16, seats: usize) -> u16 {
        turn.saturating_sub(1) / (seats as u16).max(1) + 1
    }

    /// The action that is being carried out, if one has been chosen.
    pub fn action(&self) -> Option<Action> {
        match self.phase {
            Phase::Summon(_) => Some(Action::Summon),
            Phase::Abilities(_) => Some(Action::Abilities),
            Phase::Forge(_) => Some(Action::Forge),
            _ => None,
        }
    }

    /// The display, left to right.
    pub fn display(&self) -> [Option<Card>; DISPLAY] {
        self.display
    }

    /// The common gems and ore.
    pub fn supply(&self) -> Purse {
        self.supply
    }

    /// The common deck, as a set: its order is not decided before a card is drawn.
    pub fn deck(&self) -> Cards {
        self.deck
    }

    /// The common creature discard.
    pub fn creature_discard(&self) -> Cards {
        self.creature_discard
    }

    /// The cards that lie in front of the active player.
    pub fn front(&self) -> Cards {
        self.front
    }

    /// The artifacts on the coloured forges, left to right.
    pub fn forges(&self) -> [Option<Colour>; FORGES] {
        self.smithy.forges
    }

    /// The artifacts left on the wild forge.
    pub fn wild_artifacts(&self) -> u8 {
        self.smithy.wild
    }

    /// The artifacts of each colour that are shuffled in the reserve.
    pub fn artifact_reserve(&self) -> [u8; 4] {
        self.smithy.reserve
    }

    /// The artifacts of each colour in the artifact discard.
    pub fn artifact_discard(&self) -> [u8; 4] {
        self.smithy.discard
    }

    /// How many stones of a type are left on the board.
    pub fn stones_left(&self, rune: Rune) -> u8 {
        self.stones[rune.index()]
    }

    /// The types in play: what lies on the board or belongs to somebody (P2).
    pub fn stones_in_play(&self) -> Runes {
        Rune::ALL
            .into_iter()
            .filter(|rune| {
                self.stones_left(*rune) > 0 || self.seats().any(|seat| self.player(seat).stones.contains(*rune))
            })
            .collect()
    }

    /// The wisp tiles in use: neither face up nor discarded (N6).
    pub fn tiles_in_use(&self) -> Tiles {
        let tile = |item: &Pending| match item {
            Pending::Tile { tile, .. } => Some(*tile),
            _ => None,
        };
        self.pending.as_slice().iter().filter_map(tile).collect()
    }

    /// The expansion's tiles and tokens.
    pub fn night(&self) -> &Night {
        &self.night
    }
}
