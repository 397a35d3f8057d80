//! Where on the table a move is made: every legal move that has a place is lit there.

pub(crate) use runestones_rules::Place;
use runestones_rules::{Move, Public};

/// Legal moves with their places.
#[derive(Clone, Debug, Default)]
pub struct Legal {
    moves: Vec<Move>,
    placed: Vec<(Place, Move)>,
}

impl Legal {
    /// Nothing, for those who only look.
    pub const NONE: &Legal = &Legal { moves: Vec::new(), placed: Vec::new() };

    /// These moves, made in this game.
    pub fn new(moves: &[Move], game: Public<'_>) -> Legal {
        let placed = moves.iter().flat_map(|mv| game.places(*mv).into_iter().map(|place| (place, *mv))).collect();
        Legal { moves: moves.to_vec(), placed }
    }

    /// All of them, in the engine's order.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The moves that are made at a place.
    pub(crate) fn at(&self, place: Place) -> Vec<Move> {
        self.placed.iter().filter(|(there, _)| *there == place).map(|(_, mv)| *mv).collect()
    }

    /// Where something can be done, and what, among these places: what the drawing of such a place depends on.
    pub(crate) fn among(&self, places: impl Fn(Place) -> bool) -> Vec<(Place, Move)> {
        self.placed.iter().filter(|(place, _)| places(*place)).copied().collect()
    }

    /// Whether anything can be done at a place.
    pub(crate) fn is_lit(&self, place: Place) -> bool {
        self.placed.iter().any(|(there, _)| *there == place)
    }
}

/// Moves of the stones that work at any moment: they are possible, but not what the prompt asks.
pub(crate) fn is_aside(mv: Move) -> bool {
    matches!(mv, Move::GemForOre(_) | Move::OreForGem(_) | Move::Infuse(_))
}
