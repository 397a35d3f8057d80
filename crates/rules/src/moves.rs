//! What a player decides, and what chance decides.

use arrayvec::ArrayVec;

use crate::card::Card;
use crate::colour::{Colour, Gem, Gems};
use crate::player::{RowName, Seat};
use crate::rune::Rune;
use crate::tile::Tile;

/// One decision of a player.
///
/// Every move says all there is to say without the position: its notation can be read back on its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// Choose the action of the turn (T1).
    Action(Action),
    /// Summon: play a hand card for its magic points (S1).
    Play(Card),
    /// Summon: take this card of the display (S2).
    Take(Card),
    /// Use abilities: lay this hand card out (U1).
    Lay(Card),
    /// Use an effect of a card, a wisp tile or the die.
    Use(Source, Use),
    /// Pay with these gems.
    Pay(Gems),
    /// Take this card of the creature discard (N3, N4).
    Fetch(Card),
    /// Choose a face-up wisp tile for a token just reached (N9).
    Wisp(Tile),
    /// Forge at this forge, counted from 1; the wild forge is 6.
    Forge(u8, Payment),
    /// Put the artifact just forged on a space of a row (F5).
    Place(RowName, Space),
    /// Trade a row for points and a rune stone (X1).
    Trade(RowName),
    /// Take a rune stone (X3).
    Stone(Rune),
    /// Exchange stone: a gem for an ore (R3).
    GemForOre(Gem),
    /// Exchange stone: an ore for a coloured gem (R3).
    OreForGem(Colour),
    /// Wild Gem stone: put a gem of this colour on it (R4).
    Infuse(Colour),
    /// Let the rest of what is going on go (U2), or end the turn.
    Done,
}

impl Move {
    /// Whether it is a move of the stones that work at any moment of the turn (R3, R4).
    pub fn is_anytime(self) -> bool {
        matches!(self, Move::GemForOre(_) | Move::OreForGem(_) | Move::Infuse(_))
    }
}

/// The three actions, and the lack of one (T4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    /// Summon creatures (S).
    Summon,
    /// Use abilities (U).
    Abilities,
    /// Forge artifacts (F).
    Forge,
    /// None of the three is possible (T4).
    Pass,
}

/// Where an effect comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Source {
    /// A card laid out, or played by a wisp tile.
    Card(Card),
    /// The wisp tile in use.
    Tile,
    /// The die just rolled.
    Die,
}

/// An effect together with what the player picks for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Use {
    /// Take the gem that the effect names.
    Gem(Colour),
    /// Take a coloured gem of choice.
    AnyGem(Colour),
    /// Take this many wild gems, or as many as there are.
    Wild(u8),
    /// Take this display card, by an effect that names its colour.
    ColourCard(Card),
    /// Take this display card, by an effect that allows any.
    AnyCard(Card),
    /// Roll the die.
    Roll,
    /// Take this many points.
    Points(u8),
    /// Take a gem instead of this many points (Q3).
    PointsAsGem(u8, Colour),
    /// Pay and receive; the payment is the next decision if there are several ways.
    Exchange,
    /// Every other player gives a gem (N2).
    Pillage,
    /// Fetch a card to the discard (N3); which one is the next decision.
    Resurrection,
    /// Fetch a card to the hand (N4); which one is the next decision.
    Switch,
    /// Use this face-up wisp tile (N6).
    Wisp(Tile),
    /// Take an ore.
    Ore,
    /// Take this many cards from the top of the deck.
    Draw(u8),
    /// Play this hand card (N7).
    Play(Card),
    /// Die: give this coloured gem for a wild one (D2).
    Give(Colour),
}

/// How an artifact is paid (F2, F3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Payment {
    /// With gems, as the forge asks.
    Gems,
    /// With three ore; the forge gives no bonus.
    Ore,
}

/// A space of a row: one of each colour, and a wild one (C9).
pub type Space = Gem;

/// The moves of one decision, without heap.
///
/// The longest list is that of a position in which one player holds nearly all cards; 256 is more than that.
pub type MoveList = ArrayVec<Move, 256>;

/// A face of the die (D1–D6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum DieFace {
    /// Any coloured gem (D1).
    AnyGem,
    /// A coloured gem for a wild one (D2).
    GemForWild,
    /// One point (D3).
    OnePoint,
    /// Two points (D4).
    TwoPoints,
    /// One ore (D5).
    Ore,
    /// The top card of the deck (D6).
    Card,
}

impl DieFace {
    /// All six, in the order of the rules.
    pub const ALL: [DieFace; 6] =
        [DieFace::AnyGem, DieFace::GemForWild, DieFace::OnePoint, DieFace::TwoPoints, DieFace::Ore, DieFace::Card];
}

/// One thing that chance decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Outcome {
    /// This seat begins (P6).
    First(Seat),
    /// This rune stone type stays in the box (Q1).
    Omit(Rune),
    /// An artifact of this colour comes to the leftmost empty forge (P3, F6).
    Artifact(Colour),
    /// The night token on the next space of the track shows a wisp, or not (N8).
    Token(bool),
    /// This wisp tile is turned up (N6).
    Tile(Tile),
    /// This card is turned up into the display (P5, S4).
    Reveal(Card),
    /// The seat that draws gets this card into its hand (P4, H1).
    Draw(Card),
    /// This is the top card of the deck, to the player's discard (D6, N7).
    Top(Card),
    /// The die shows this face.
    Roll(DieFace),
}

impl Outcome {
    /// The card drawn into a hand, which only that seat sees.
    pub fn hidden_card(self) -> Option<Card> {
        match self {
            Outcome::Draw(card) => Some(card),
            _ => None,
        }
    }
}

/// One line of a game's log: what a player or chance decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Entry {
    /// A player's move.
    Move(Move),
    /// A chance outcome.
    Chance(Outcome),
}

impl Entry {
    /// Whether it revealed anything that was not known before: undo goes no further back than this.
    pub fn reveals(self) -> bool {
        matches!(self, Entry::Chance(_))
    }
}

impl From<Move> for Entry {
    fn from(mv: Move) -> Self {
        Entry::Move(mv)
    }
}

impl From<Outcome> for Entry {
    fn from(outcome: Outcome) -> Self {
        Entry::Chance(outcome)
    }
}
