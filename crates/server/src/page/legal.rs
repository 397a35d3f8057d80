//! Where on the table a move is made: every legal move that has a place is lit there.

use runestones_rules::moves::Space;
use runestones_rules::{Card, Game, Gem, Move, RowName, Rune, Source, Tile, Use};

/// Something on the table that can be clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// A card of the display.
    Display(Card),
    /// A card of the own hand.
    Hand(Card),
    /// An effect of a card in use, by its position.
    Effect(Card, usize),
    /// A part of the wisp tile in use, by its position.
    TilePart(usize),
    /// The die that was rolled.
    Die,
    /// A wisp tile that lies face up.
    Tile(Tile),
    /// Gems in the supply.
    Supply(Gem),
    /// Ore in the supply.
    SupplyOre,
    /// Gems of the own purse.
    Purse(Gem),
    /// A forge, counted from 1.
    Forge(u8),
    /// A space of the own board.
    Space(RowName, Space),
    /// A row of the own board.
    Row(RowName),
    /// A rune stone on the table.
    Stone(Rune),
    /// A rune stone of one's own.
    OwnStone(Rune),
    /// The deck.
    Deck,
    /// A card of the creature discard.
    Discarded(Card),
}

impl Place {
    /// A word for ids, unique on a page.
    pub(crate) fn slug(self) -> String {
        match self {
            Place::Display(card) => format!("display-{card}"),
            Place::Hand(card) => format!("hand-{card}"),
            Place::Effect(card, position) => format!("effect-{card}-{position}"),
            Place::TilePart(position) => format!("part-{position}"),
            Place::Die => "die".to_owned(),
            Place::Tile(tile) => format!("tile-{tile}"),
            Place::Supply(gem) => format!("supply-{gem}"),
            Place::SupplyOre => "supply-ore".to_owned(),
            Place::Purse(gem) => format!("purse-{gem}"),
            Place::Forge(forge) => format!("forge-{forge}"),
            Place::Space(row, space) => format!("space-{row}-{space}"),
            Place::Row(row) => format!("row-{row}"),
            Place::Stone(rune) => format!("stone-{rune}"),
            Place::OwnStone(rune) => format!("own-{rune}"),
            Place::Deck => "deck".to_owned(),
            Place::Discarded(card) => format!("discarded-{card}"),
        }
    }
}

/// Legal moves with their places.
#[derive(Clone, Debug)]
pub(crate) struct Legal {
    moves: Vec<Move>,
    placed: Vec<(Place, Move)>,
}

impl Legal {
    pub(crate) fn new(moves: &[Move], game: &Game) -> Legal {
        let placed = moves.iter().flat_map(|mv| places(*mv, game).into_iter().map(|place| (place, *mv))).collect();
        Legal { moves: moves.to_vec(), placed }
    }

    /// All of them, in the engine's order.
    pub(crate) fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The moves that are made at a place.
    pub(crate) fn at(&self, place: Place) -> Vec<Move> {
        self.placed.iter().filter(|(there, _)| *there == place).map(|(_, mv)| *mv).collect()
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

fn places(mv: Move, game: &Game) -> Vec<Place> {
    match mv {
        Move::Action(_) | Move::Pay(_) | Move::Done => Vec::new(),
        Move::Play(card) | Move::Lay(card) => vec![Place::Hand(card)],
        Move::Take(card) => vec![Place::Display(card)],
        Move::Use(source, what) => source_place(source, mv, game).into_iter().chain(target(what)).collect(),
        Move::Fetch(card) => vec![Place::Discarded(card)],
        Move::Wisp(tile) => vec![Place::Tile(tile)],
        Move::Forge(forge, _) => vec![Place::Forge(forge)],
        Move::Place(row, space) => vec![Place::Space(row, space)],
        Move::Trade(row) => vec![Place::Row(row)],
        Move::Stone(rune) => vec![Place::Stone(rune)],
        Move::GemForOre(_) | Move::OreForGem(_) => vec![Place::OwnStone(Rune::Exchange)],
        Move::Infuse(_) => vec![Place::OwnStone(Rune::WildGem)],
    }
}

/// Where the effect comes from.
fn source_place(source: Source, mv: Move, game: &Game) -> Option<Place> {
    match source {
        Source::Card(card) => game.effect_position(mv).map(|position| Place::Effect(card, position)),
        Source::Tile => game.effect_position(mv).map(Place::TilePart),
        Source::Die => Some(Place::Die),
    }
}

/// What the player picks for it.
fn target(what: Use) -> Option<Place> {
    match what {
        Use::Gem(colour) | Use::AnyGem(colour) | Use::PointsAsGem(_, colour) => Some(Place::Supply(colour.into())),
        Use::Wild(_) => Some(Place::Supply(Gem::Wild)),
        Use::ColourCard(card) | Use::AnyCard(card) => Some(Place::Display(card)),
        Use::Wisp(tile) => Some(Place::Tile(tile)),
        Use::Ore => Some(Place::SupplyOre),
        Use::Draw(_) => Some(Place::Deck),
        Use::Play(card) => Some(Place::Hand(card)),
        Use::Give(colour) => Some(Place::Purse(colour.into())),
        Use::Roll | Use::Points(_) | Use::Exchange | Use::Pillage | Use::Resurrection | Use::Switch => None,
    }
}
