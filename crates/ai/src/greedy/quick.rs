//! A rule of thumb for each decision, cheap enough to finish a turn thousands of times in a moment.

use runestones_rules::{
    Ability, Action, Artifact, Card, Colour, Effect, Game, Gem, Move, Payment, Question, Seat, Source, Use,
};

use super::worth::{Sense, Worth};

/// More than any single thing brings: what is always done first.
const FIRST: f32 = 100.0;

/// The move that looks best at a glance.
pub(super) fn best(game: &Game, seat: Seat, sense: Sense, moves: &[Move]) -> Move {
    let glance = Glance { game, worth: Worth::new(game, seat, sense), question: game.question(), moves };
    let mut best = (moves[0], f32::MIN);
    for mv in moves {
        let score = glance.score(*mv);
        if score > best.1 {
            best = (*mv, score);
        }
    }
    best.0
}

struct Glance<'a> {
    game: &'a Game,
    worth: Worth<'a>,
    question: Option<Question>,
    moves: &'a [Move],
}

impl Glance<'_> {
    /// What a move gains; letting things be gains nothing.
    fn score(&self, mv: Move) -> f32 {
        let worth = &self.worth;
        match mv {
            Move::Done => 0.0,
            Move::Action(Action::Forge) => 3.0,
            Move::Action(Action::Abilities) => 2.0,
            Move::Action(Action::Summon | Action::Pass) => 1.0,
            // Cards played for magic come back, so all that fit are played before anything is taken.
            Move::Play(card) => FIRST + self.magic_with(card),
            Move::Take(card) => worth.card(card) + 0.01,
            Move::Lay(card) => self.lay(card),
            Move::Use(source, what) => self.use_of(source, what),
            Move::Pay(gems) => -worth.price(gems),
            Move::Fetch(card) => worth.card(card),
            Move::Wisp(tile) => worth.ability_now(self.game.card_set().tile(tile)),
            Move::Forge(forge, payment) => self.forge(forge, payment),
            // The wild space takes nothing but wild artifacts, so it is filled first.
            Move::Place(row, space) => worth.artifact_in(row) + if space == Gem::Wild { 0.3 } else { 0.0 },
            Move::Trade(row) => worth.trade(row),
            Move::Stone(rune) => worth.stone(rune),
            Move::GemForOre(gem) => worth.ore() - worth.next_gem(gem) - 0.2,
            Move::OreForGem(colour) => worth.next_gem(colour) - worth.ore() - 0.2,
            Move::Infuse(colour) => 1.0 + 0.3 * worth.next_gem(colour),
        }
    }

    /// The magic points that could be played together with this card.
    fn magic_with(&self, card: Card) -> f32 {
        let colour_of = |card: Card| self.game.card_set().face(card).and_then(|face| face.magic.colour);
        let Some(colour) = colour_of(card) else { return 0.5 };
        let fits = |other: &Card| colour_of(*other).is_none_or(|other| other == colour);
        let others = self.moves.iter().filter_map(|mv| if let Move::Play(card) = mv { Some(*card) } else { None });
        others.filter(fits).map(|card| self.points_of(card)).sum()
    }

    fn points_of(&self, card: Card) -> f32 {
        self.game.card_set().face(card).map_or(0.0, |face| f32::from(face.magic.points))
    }

    /// Laying out a card uses its ability, and perhaps loses it.
    fn lay(&self, card: Card) -> f32 {
        let Some(face) = self.game.card_set().face(card) else { return 0.0 };
        let lost = 0.5 * self.worth.card(card);
        let third = matches!(self.question, Some(Question::Abilities { laid: 2, .. }));
        // The number of cards is settled before the first is used, so a third one has to come now or never.
        self.worth.ability_now(&face.ability) - lost + if third { FIRST / 2.0 } else { 0.0 }
    }

    fn use_of(&self, source: Source, what: Use) -> f32 {
        let gain = self.gain(source, what);
        let current = match (self.question, source) {
            (Some(Question::Abilities { current, .. }), Source::Card(card)) => current == Some(card),
            _ => false,
        };
        // Another card would close this one.
        if current && gain > 0.0 { gain + FIRST } else { gain }
    }

    fn gain(&self, source: Source, what: Use) -> f32 {
        let worth = &self.worth;
        match what {
            Use::Gem(colour) | Use::AnyGem(colour) => worth.next_gem(colour),
            Use::PointsAsGem(points, colour) => worth.next_gem(colour) - 0.01 * f32::from(points),
            Use::Wild(count) => worth.effect_now(Effect::Wild(count)),
            Use::ColourCard(card) | Use::AnyCard(card) => worth.card(card),
            Use::Roll => worth.effect_now(Effect::Die),
            Use::Points(points) => f32::from(points),
            Use::Exchange => self.exchange(source),
            Use::Pillage => worth.effect_now(Effect::Pillage),
            Use::Resurrection => worth.effect_now(Effect::Resurrection),
            Use::Switch => worth.effect_now(Effect::Switch),
            Use::Wisp(tile) => worth.ability_now(self.game.card_set().tile(tile)),
            Use::Ore => worth.ore(),
            Use::Draw(count) => worth.effect_now(Effect::Draw(count)),
            Use::Play(card) => self.game.card_set().face(card).map_or(0.0, |face| worth.ability_now(&face.ability)),
            Use::Give(colour) => worth.next_gem(Gem::Wild) - worth.next_gem(colour),
        }
    }

    fn exchange(&self, source: Source) -> f32 {
        let Source::Card(card) = source else { return 0.0 };
        let effects = self.game.card_set().face(card).map(|face| face.ability);
        let exchange = effects.iter().flat_map(Ability::effects).find_map(|effect| match effect {
            Effect::Exchange(exchange) => Some(exchange),
            _ => None,
        });
        exchange.map_or(0.0, |exchange| self.worth.exchange(&exchange))
    }

    fn forge(&self, forge: u8, payment: Payment) -> f32 {
        let slot = (forge as usize).wrapping_sub(1);
        let coloured: Option<Colour> = self.game.forges().get(slot).copied().flatten();
        let artifact = coloured.map_or(Artifact::Wild, Artifact::Coloured);
        let here = coloured.and_then(|_| self.game.card_set().forges().get(slot));
        let gain = self.worth.artifact(artifact);
        match payment {
            Payment::Ore => gain - 3.0 * self.worth.ore(),
            Payment::Gems => {
                let bonus = here.and_then(|forge| forge.bonus).map_or(0.0, |bonus| self.worth.effect_now(bonus));
                let gem = coloured.map_or(0.9, |colour| self.worth.gem(colour.into(), 0));
                gain + bonus - gem * here.map_or(4.0, |forge| f32::from(forge.price))
            }
        }
    }
}
