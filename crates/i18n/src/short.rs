//! Short forms, for a terminal: an ability in half a line, a move with what comes of it.

use runestones_rules::{Ability, Card, Effect, Move, Payment, SeatView, Source, Together, Use};

use crate::ability::merged;
use crate::names::rune_text;
use crate::piece::Piece;
use crate::span::plain;
use crate::voice::Voice;

impl Voice<'_> {
    /// An ability in half a line: "blue gem and die", "wild gem or 2 points", "blue gem → 2 wild gems".
    pub fn ability_name(&self, ability: &Ability) -> String {
        let key = match ability.together() {
            Together::Each => "list-last",
            Together::OneOf => "terminal-or",
            Together::InOrder => "terminal-then",
        };
        let effects = merged(ability).into_iter().map(|(effect, count)| self.short_effect(effect, count));
        effects.reduce(|first, next| self.join(key, first, next)).unwrap_or_default()
    }

    /// The ability of a card in half a line; nothing for a card that the set does not have.
    pub fn card_ability(&self, card: Card) -> String {
        self.card_set().face(card).map(|face| self.ability_name(&face.ability)).unwrap_or_default()
    }

    /// The bonus of a forge in a word or two, if it has one.
    pub fn forge_bonus(&self, forge: u8) -> Option<String> {
        let bonus = (forge as usize).checked_sub(1).and_then(|index| self.card_set().forges().get(index))?.bonus?;
        Some(self.text("terminal-bonus", &[("what", self.effect_name(bonus, 1).into())]))
    }

    /// A legal move of this position with what comes of it, as far as its [label](Voice::move_label) does not say so:
    /// "Summon Dryad 51 – green gem and die (costs 3 magic points)".
    pub fn choice(&self, mv: Move, view: &SeatView) -> String {
        let label = plain(&self.move_label(mv, view));
        match self.outcome(mv, view) {
            Some(outcome) if !outcome.is_empty() => format!("{label} – {outcome}"),
            _ => label,
        }
    }

    fn outcome(&self, mv: Move, view: &SeatView) -> Option<String> {
        Some(match mv {
            Move::Play(card) => self.magic_text(self.card_set().face(card)?.magic),
            Move::Take(card) => {
                let slot = view.public().display().iter().position(|there| *there == Some(card))?;
                let price = self.text("ui-price", &[("count", self.card_set().prices()[slot].into())]);
                format!("{} ({price})", self.card_ability(card))
            }
            Move::Lay(card) | Move::Fetch(card) => self.card_ability(card),
            Move::Use(source, what) => return self.use_outcome(source, what),
            Move::Forge(forge, Payment::Gems) => self.forge_bonus(forge)?,
            Move::Stone(rune) => rune_text(self.locale(), rune),
            Move::Action(_)
            | Move::Pay(_)
            | Move::Wisp(_)
            | Move::Forge(_, Payment::Ore)
            | Move::Place(..)
            | Move::Trade(_)
            | Move::GemForOre(_)
            | Move::OreForGem(_)
            | Move::Infuse(_)
            | Move::Done => return None,
        })
    }

    fn use_outcome(&self, source: Source, what: Use) -> Option<String> {
        match (what, source) {
            (Use::ColourCard(card) | Use::AnyCard(card) | Use::Play(card), _) => Some(self.card_ability(card)),
            (Use::Exchange | Use::Pillage | Use::Resurrection | Use::Switch, Source::Card(card)) => {
                Some(plain(&self.card_text(card)))
            }
            (Use::Exchange | Use::Pillage | Use::Resurrection | Use::Switch, Source::Tile | Source::Die)
            | (
                Use::Gem(_)
                | Use::AnyGem(_)
                | Use::PointsAsGem(..)
                | Use::Wild(_)
                | Use::Roll
                | Use::Points(_)
                | Use::Wisp(_)
                | Use::Ore
                | Use::Draw(_)
                | Use::Give(_),
                _,
            ) => None,
        }
    }

    /// What an effect gives, with the price of an exchange.
    fn short_effect(&self, effect: Effect, count: u8) -> String {
        let Effect::Exchange(exchange) = effect else { return self.effect_name(effect, count) };
        let labels = |pieces: Vec<Piece>| self.list(pieces.into_iter().map(|piece| piece.label(self)).collect());
        let (give, take) = (labels(Piece::price(exchange.price)), labels(Piece::gain(&exchange)));
        self.text("move-exchange", &[("give", give.into()), ("take", take.into())])
    }
}
