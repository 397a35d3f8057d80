//! What happened: piece by piece, for a log line in any language and for an animation.

#[cfg(feature = "serde")]
use serde::Serialize;

use crate::card::Card;
use crate::colour::{Colour, Gem};
use crate::moves::{Action, DieFace, Space};
use crate::player::{Artifact, RowName, Seat};
use crate::rune::Rune;
use crate::tile::Tile;

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize), serde(tag = "event", rename_all = "kebab-case"))]
pub enum Event {
    /// A rune stone type stays in the box (Q1).
    Omitted {
        /// The type.
        rune: Rune,
    },
    /// The first player was settled (P6).
    First {
        /// The seat that begins.
        seat: Seat,
    },
    /// A night token was laid on the track (N8).
    Token {
        /// The space of the score track.
        space: u8,
        /// Whether it shows a wisp.
        wisp: bool,
    },
    /// A turn begins.
    Turn {
        /// Whose turn.
        seat: Seat,
        /// The number of the turn in the game, from 1.
        turn: u16,
    },
    /// A player chose an action, or passes because none is possible.
    Action {
        /// Who.
        seat: Seat,
        /// Which.
        action: Action,
    },
    /// A card went from one place to another.
    Card {
        /// The card; `None` for those who may not see it.
        card: Option<Card>,
        /// Where it was.
        from: CardPlace,
        /// Where it is.
        to: CardPlace,
    },
    /// Gems of one kind changed hands.
    Gems {
        /// The kind.
        gem: Gem,
        /// How many.
        count: u8,
        /// From whom.
        from: Holder,
        /// To whom.
        to: Holder,
    },
    /// Ore changed hands.
    Ore {
        /// How many.
        count: u8,
        /// From whom.
        from: Holder,
        /// To whom.
        to: Holder,
    },
    /// An artifact went from one place to another.
    Artifact {
        /// The artifact.
        artifact: Artifact,
        /// Where it was.
        from: ArtifactPlace,
        /// Where it is.
        to: ArtifactPlace,
    },
    /// A player took a rune stone.
    Stone {
        /// Who.
        seat: Seat,
        /// Which type.
        rune: Rune,
    },
    /// A wisp tile went from one place to another.
    Tile {
        /// The tile.
        tile: Tile,
        /// Where it was.
        from: TilePlace,
        /// Where it is.
        to: TilePlace,
    },
    /// The die was rolled.
    Roll {
        /// By whom.
        seat: Seat,
        /// What it shows.
        face: DieFace,
        /// How often it counts (R7).
        times: u8,
    },
    /// A score changed.
    Score {
        /// Whose.
        seat: Seat,
        /// What it was.
        from: u16,
        /// What it is.
        to: u16,
        /// Where the points come from.
        why: Points,
    },
    /// A player reached a wisp on the score track (N9).
    Wisp {
        /// Who.
        seat: Seat,
        /// The space.
        space: u8,
    },
    /// A discard pile became a draw pile.
    Shuffle {
        /// Which.
        pile: Pile,
    },
    /// The game is over.
    Over,
}

/// Where a card can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize), serde(rename_all = "kebab-case"))]
pub enum CardPlace {
    /// The common deck.
    Deck,
    /// A display position, counted from 0 at the left.
    Display(u8),
    /// The common creature discard.
    CreatureDiscard,
    /// A player's draw pile.
    Draw(Seat),
    /// A player's hand.
    Hand(Seat),
    /// A player's discard.
    Discard(Seat),
    /// In front of a player, while it is used.
    Front(Seat),
    /// Out of the game.
    Box,
}

/// Who can hold gems and ore.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize), serde(rename_all = "kebab-case"))]
pub enum Holder {
    /// The common supply.
    Supply,
    /// A player.
    Seat(Seat),
    /// A player's Wild Gem stone (R4).
    Stone(Seat),
}

/// Where an artifact can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize), serde(rename_all = "kebab-case"))]
pub enum ArtifactPlace {
    /// The shuffled reserve.
    Reserve,
    /// A forge, counted from 1; the wild forge is 6.
    Forge(u8),
    /// A space of a player's row.
    Row(Seat, RowName, Space),
    /// The artifact discard.
    Discard,
}

/// Where a wisp tile can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize), serde(rename_all = "kebab-case"))]
pub enum TilePlace {
    /// The pile.
    Pile,
    /// A face-up position, counted from 0 at the left.
    FaceUp(u8),
    /// In use by the active player.
    InUse,
    /// The discarded tiles.
    Discard,
}

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize), serde(rename_all = "kebab-case"))]
pub enum Points {
    /// An effect of a card.
    Card(Card),
    /// An exchange ability.
    Exchange(Card),
    /// The die, whoever rolled it.
    Die,
    /// The Extra Point stone (R8).
    ExtraPoint,
    /// The bonus of a forge (F4).
    Forge,
    /// A traded row (X2).
    Trade,
    /// A wisp tile (N7).
    Tile,
    /// Gems and ore at the end (E2).
    LeftOver,
    /// A row at the end (E2).
    Row(RowName),
}

/// Which discard pile became a draw pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize), serde(rename_all = "kebab-case"))]
pub enum Pile {
    /// The common deck (S5).
    Deck,
    /// A player's draw pile (H2).
    Draw(Seat),
    /// The artifact reserve (F6).
    Artifacts,
    /// The wisp tiles (N7).
    Tiles,
}

impl Event {
    /// The event as a seat may see it; `None` is a watcher, who sees no hand.
    #[must_use]
    pub fn seen_by(self, viewer: Option<Seat>) -> Event {
        match self {
            Event::Card { from: from @ CardPlace::Draw(owner), to: to @ CardPlace::Hand(_), .. }
                if viewer != Some(owner) =>
            {
                Event::Card { card: None, from, to }
            }
            seen => seen,
        }
    }

    /// Who sees all of it: one seat, or everybody.
    pub fn audience(self) -> Option<Seat> {
        match self {
            Event::Card { from: CardPlace::Draw(owner), to: CardPlace::Hand(_), .. } => Some(owner),
            _ => None,
        }
    }
}

/// Takes events in, in order. `()` throws them away at no cost.
pub trait Sink {
    /// Takes one event.
    fn push(&mut self, event: Event);

    /// What is told from now on came with this entry of a log, counted from 1. A session says so; a game alone has no log.
    fn at_entry(&mut self, number: usize) {
        let _ = number;
    }
}

impl Sink for () {
    fn push(&mut self, _: Event) {}
}

impl Sink for Vec<Event> {
    fn push(&mut self, event: Event) {
        Vec::push(self, event);
    }
}

impl CardPlace {
    /// Whose pile, hand or row of cards it is; `None` for what is common.
    pub fn owner(self) -> Option<Seat> {
        match self {
            CardPlace::Draw(seat) | CardPlace::Hand(seat) | CardPlace::Discard(seat) | CardPlace::Front(seat) => {
                Some(seat)
            }
            CardPlace::Deck | CardPlace::Display(_) | CardPlace::CreatureDiscard | CardPlace::Box => None,
        }
    }
}

impl Holder {
    /// The Wild Gem stone holds gems apart from the purse.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Holder::Supply => None,
            Holder::Seat(seat) | Holder::Stone(seat) => Some(seat),
        }
    }
}

/// The colour an artifact has, if it has one.
impl Artifact {
    /// `None` for a wild artifact.
    pub fn colour(self) -> Option<Colour> {
        match self {
            Artifact::Coloured(colour) => Some(colour),
            Artifact::Wild => None,
        }
    }
}
