//! The pieces of the game that can stand in a line.

use runestones_rules::{Artifact, Card, DieFace, Exchange, Gem, Price, Rune, Seat, Tile};

use crate::bundle::{Arg, text};
use crate::names::{a_artifact_key, a_gem_key, artifact_name, die_face_name, gem_key, no_gem_key, rune_name};
use crate::voice::Voice;

/// Something that a page can draw where its words stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A number of gems of one kind.
    Gem(Gem, u8),
    /// A coloured gem of choice, never a wild one.
    AnyColour,
    /// A number of gems of any kind, in any mix.
    AnyGems(u8),
    /// An amount of ore.
    Ore(u8),
    /// A card.
    Card(Card),
    /// A number of cards that cannot be seen.
    CardBacks(u8),
    /// A rune stone.
    Rune(Rune),
    /// A wisp tile.
    Tile(Tile),
    /// The die, not rolled.
    Die,
    /// The die, rolled.
    DieFace(DieFace),
    /// An artifact.
    Artifact(Artifact),
    /// This many power points.
    Points(u16),
    /// A player.
    Seat(Seat),
    /// A wisp on the score track.
    Wisp,
}

/// What a piece is in its sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// It stands alone, as on a button: "blue gem". None of a kind is called as one of it.
    Bare,
    /// Somebody does something with it: "a blue gem", "einen blauen Edelstein".
    Object,
}

impl Piece {
    /// The piece in words, standing alone: "2 blue gems", "Dryad 51", "Extra Point".
    pub fn label(self, voice: &Voice) -> String {
        self.words(voice, Form::Bare)
    }

    /// The gems of a price.
    pub(crate) fn price(price: Price) -> Vec<Piece> {
        let any = (price.any > 0).then_some(Piece::AnyGems(price.any));
        price.gems.iter().map(|(gem, count)| Piece::Gem(gem, count)).chain(any).collect()
    }

    /// What an exchange gives.
    pub(crate) fn gain(exchange: &Exchange) -> Vec<Piece> {
        let points = (exchange.points > 0).then(|| Piece::Points(exchange.points.into()));
        exchange.gems.iter().map(|(gem, count)| Piece::Gem(gem, count)).chain(points).collect()
    }

    /// Both together, if they are of a kind that is counted.
    pub fn and(self, other: Piece) -> Option<Piece> {
        match (self, other) {
            (Piece::Gem(gem, count), Piece::Gem(same, more)) if gem == same => {
                Some(Piece::Gem(gem, count.saturating_add(more)))
            }
            (Piece::Ore(count), Piece::Ore(more)) => Some(Piece::Ore(count.saturating_add(more))),
            (Piece::CardBacks(count), Piece::CardBacks(more)) => Some(Piece::CardBacks(count.saturating_add(more))),
            _ => None,
        }
    }

    pub(crate) fn words(self, voice: &Voice, form: Form) -> String {
        let locale = voice.locale();
        let one = |key| text(locale, key, &[]);
        let counted = |key, count: u16| text(locale, key, &[("count", Arg::from(count))]);
        let is_object = form == Form::Object;
        match self {
            Piece::Gem(gem, 0) if is_object => one(no_gem_key(gem)),
            Piece::Gem(gem, 1) if is_object => one(a_gem_key(gem)),
            Piece::Gem(gem, count) => counted(gem_key(gem), count.max(1).into()),
            Piece::AnyColour => counted("any-coloured-gem", 1),
            Piece::AnyGems(1) if is_object => one("a-any-gem"),
            Piece::AnyGems(count) => counted("any-gems", count.into()),
            Piece::Ore(0) if is_object => one("no-ore"),
            Piece::Ore(1) if is_object => one("a-ore"),
            Piece::Ore(count) => counted("ore-count", count.max(1).into()),
            Piece::Card(card) => voice.card_name(card),
            Piece::CardBacks(1) if is_object => one("a-card"),
            Piece::CardBacks(count) => counted("cards-count", count.into()),
            Piece::Rune(rune) => rune_name(locale, rune),
            Piece::Tile(tile) => voice.tile_name(tile),
            Piece::Die => one("die-name"),
            Piece::DieFace(face) => die_face_name(locale, face),
            Piece::Artifact(artifact) if is_object => one(a_artifact_key(artifact)),
            Piece::Artifact(artifact) => artifact_name(locale, artifact),
            Piece::Points(points) => counted("points-count", points),
            Piece::Seat(seat) => voice.seat_name(seat),
            Piece::Wisp => one(if is_object { "a-wisp" } else { "wisp-name" }),
        }
    }
}
