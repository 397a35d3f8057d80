//! Where on the table a click is made: every legal move that has a place is lit there, and so is what begins an action.

pub(crate) use runestones_rules::Place;
use runestones_rules::{Click, Move, Public, SeatView};

/// Legal moves, and what clicks on the table mean.
#[derive(Clone, Debug, Default)]
pub struct Legal {
    moves: Vec<Move>,
    placed: Vec<(Place, Click)>,
}

impl Legal {
    /// Nothing, for those who only look.
    pub const NONE: &Legal = &Legal { moves: Vec::new(), placed: Vec::new() };

    /// These moves, made in this game, and nothing else.
    pub fn new(moves: &[Move], game: Public<'_>) -> Legal {
        let placed = moves.iter().flat_map(|mv| game.places(*mv).into_iter().map(|place| (place, Click::from(*mv))));
        Legal { moves: moves.to_vec(), placed: placed.collect() }
    }

    /// What the viewer can do, with the clicks that mean two moves. At a place that has one of those, it says more than the
    /// move with which it begins.
    pub fn of(view: &SeatView) -> Legal {
        let mut legal = Legal::new(&view.legal_moves(), view.public());
        for (place, shortcut) in view.shortcuts() {
            legal.placed.retain(|(there, click)| (*there, *click) != (place, shortcut.first.into()));
            legal.placed.push((place, shortcut));
        }
        legal
    }

    /// All moves, in the engine's order.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// What clicks at a place mean.
    pub(crate) fn at(&self, place: Place) -> Vec<Click> {
        self.placed.iter().filter(|(there, _)| *there == place).map(|(_, click)| *click).collect()
    }

    /// Where something can be done, and what, among these places: what the drawing of such a place depends on.
    pub(crate) fn among(&self, places: impl Fn(Place) -> bool) -> Vec<(Place, Click)> {
        self.placed.iter().filter(|(place, _)| places(*place)).copied().collect()
    }

    /// Whether anything can be done at a place.
    pub(crate) fn is_lit(&self, place: Place) -> bool {
        self.placed.iter().any(|(there, _)| *there == place)
    }

    /// Whether a piece on the table takes the click for a move.
    pub(crate) fn has_piece(&self, mv: Move) -> bool {
        let is_piece = |place: Place| !matches!(place, Place::Action(_) | Place::Done);
        self.placed.iter().any(|(place, click)| is_piece(*place) && *click == mv.into())
    }
}

/// Whether a click begins an action that was not chosen yet, so that it is no answer to a question.
pub(crate) fn is_beginning(place: Place, click: Click) -> bool {
    matches!(click.first, Move::Action(_)) && !matches!(place, Place::Action(_))
}
