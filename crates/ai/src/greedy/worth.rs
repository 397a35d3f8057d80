//! What single things are worth to a player, in points.
//!
//! The numbers were set by hand and tried out in games of this bot against itself. Where a thing pays off only over
//! time, its worth fades as the end of the game comes near.

use runestones_rules::{
    Ability, Artifact, Card, Cards, Colour, Effect, Exchange, Game, Gem, Gems, Player, Row, RowName, Rune, Seat,
    THRONE, Together,
};

use super::position::Deck;

/// What a piece left over at the end is worth (E2).
const LEFT_OVER: f32 = 1.0 / 3.0;
/// About what a player scores in a turn, to guess how many turns are left.
const POINTS_PER_TURN: f32 = 2.8;
/// About how many rounds a game takes.
const USUAL_ROUNDS: f32 = 28.0;
/// What an untraded row is worth, by its number of artifacts, besides the stone that it will bring; a full one is in the way.
const ROW: [f32; 6] = [0.0, 1.6, 3.7, 6.6, 10.1, 12.0];
/// How close a row is to bringing a stone, by its number of artifacts.
const STONE_IN_SIGHT: [f32; 6] = [0.0, 0.3, 0.7, 0.75, 0.8, 0.8];
/// What a card has to be worth so that drawing it is better than drawing another one.
const AVERAGE_CARD: f32 = 1.15;
/// What any card is worth to a player who forgets its deck.
const ANY_CARD: f32 = 0.5;
/// In a larger deck than this, one more card is seen too rarely.
const DECK: f32 = 14.0;

/// What a player has in mind when it judges things.
///
/// This is asked once for each decision, not for what a move leads to: else every point scored would seem to cost the
/// turns in which the stones pay.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sense {
    /// About how many turns each seat still has.
    turns: f32,
    /// Whether it knows what Discard Lowest costs.
    keeps_low_cards: bool,
}

impl Sense {
    pub(super) fn of(game: &Game, keeps_low_cards: bool) -> Sense {
        let most = game.seats().map(|seat| game.player(seat).score()).max().unwrap_or_default();
        let by_points = f32::from(THRONE.saturating_sub(most)) / POINTS_PER_TURN;
        // A game that drags on has to be brought to its end.
        let turns = by_points.min((USUAL_ROUNDS - f32::from(game.round())).max(1.5));
        Sense { turns, keeps_low_cards }
    }
}

/// What things are worth to one seat in one position.
pub(super) struct Worth<'a> {
    game: &'a Game,
    player: &'a Player,
    sense: Sense,
    /// How many gems of each colour the forges ask for that this seat could use.
    wanted: [u8; 4],
}

impl<'a> Worth<'a> {
    pub(super) fn new(game: &'a Game, seat: Seat, sense: Sense) -> Worth<'a> {
        let player = game.player(seat);
        let mut wanted = [0; 4];
        for (colour, forge) in game.forges().into_iter().zip(game.card_set().forges()) {
            if let Some(colour) = colour
                && RowName::BOTH.into_iter().any(|row| player.row(row).is_free(colour))
            {
                wanted[colour.index()] += forge.price;
            }
        }
        Worth { game, player, sense, wanted }
    }

    /// How much of its full worth something has that takes this many turns to pay off.
    fn fade(&self, turns: f32) -> f32 {
        (self.sense.turns / turns).min(1.0)
    }

    fn faded(&self, full: f32) -> f32 {
        LEFT_OVER + (full - LEFT_OVER) * self.fade(4.0)
    }

    /// What one more gem is worth to somebody who has this many of the kind.
    pub(super) fn gem(&self, gem: Gem, have: u8) -> f32 {
        let wanted = Colour::ALL.get(gem.index()).map(|colour| self.wanted[colour.index()]);
        self.faded(match wanted {
            None => [1.2, 1.2, 1.15, 1.1, 0.9, 0.7].get(have as usize).copied().unwrap_or(0.5),
            Some(wanted) if have < wanted.min(5) => 1.0,
            Some(_) => [0.8, 0.7, 0.6, 0.5].get(have as usize).copied().unwrap_or(LEFT_OVER),
        })
    }

    /// What one more ore is worth.
    pub(super) fn ore(&self) -> f32 {
        self.faded(if self.player.purse().ore < 6 { 0.95 } else { 0.6 })
    }

    /// What one more gem is worth now.
    pub(super) fn next_gem(&self, gem: impl Into<Gem>) -> f32 {
        let gem = gem.into();
        self.gem(gem, self.player.purse().gems.of(gem))
    }

    /// What giving these gems away costs.
    pub(super) fn price(&self, gems: Gems) -> f32 {
        let have = self.player.purse().gems;
        gems.iter()
            .map(|(gem, count)| (1..=count).map(|n| self.gem(gem, have.of(gem).saturating_sub(n))).sum::<f32>())
            .sum()
    }

    /// The gems and ore that the player owns.
    pub(super) fn purse(&self) -> f32 {
        let purse = self.player.purse();
        let gems = purse.gems.iter().map(|(gem, count)| (0..count).map(|have| self.gem(gem, have)).sum::<f32>());
        gems.sum::<f32>() + f32::from(purse.ore) * self.faded(0.95)
    }

    /// What owning a stone brings until the end.
    pub(super) fn stone(&self, rune: Rune) -> f32 {
        let per_turn = match rune {
            Rune::ThreeAbilities => 0.19,
            Rune::MagicPoints | Rune::DoubleDie => 0.14,
            Rune::ExtraPoint | Rune::HandSize => 0.1,
            Rune::WildGem | Rune::Exchange | Rune::Plus => 0.09,
            Rune::GemOrPoints => 0.05,
            // The cards that it keeps look good in the deck, but those that it loses made the turns: whoever takes it, loses.
            Rune::DiscardLowest if self.sense.keeps_low_cards => -0.3,
            Rune::DiscardLowest => 0.12,
        };
        per_turn * self.sense.turns
    }

    /// The best stone that a trade could bring now.
    fn best_stone(&self) -> f32 {
        let owned = self.player.stones();
        if owned.len() >= Rune::MOST {
            return 0.0;
        }
        let there = Rune::ALL.into_iter().filter(|rune| self.game.stones_left(*rune) > 0 && !owned.contains(*rune));
        there.map(|rune| self.stone(rune)).fold(0.0, f32::max)
    }

    /// The worth of a row with this many artifacts, as it lies there.
    fn row(&self, artifacts: u8) -> f32 {
        let n = artifacts as usize;
        let points = f32::from(Row::POINTS[n]);
        points + (ROW[n] - points) * self.fade(3.0) + STONE_IN_SIGHT[n] * self.best_stone()
    }

    /// Both rows of the player.
    pub(super) fn rows(&self) -> f32 {
        RowName::BOTH.into_iter().map(|row| self.row(self.player.row(row).len())).sum()
    }

    /// What trading a row gains over keeping it.
    pub(super) fn trade(&self, row: RowName) -> f32 {
        let row = self.player.row(row);
        f32::from(row.points()) + self.best_stone() - self.row(row.len())
    }

    /// What one more artifact in this row gains.
    pub(super) fn artifact_in(&self, row: RowName) -> f32 {
        let there = self.player.row(row).len();
        self.row((there + 1).min(5)) - self.row(there)
    }

    /// What an artifact gains where it fits best.
    pub(super) fn artifact(&self, artifact: Artifact) -> f32 {
        let fits = |row: &RowName| match artifact {
            Artifact::Coloured(colour) => self.player.row(*row).is_free(colour),
            Artifact::Wild => !self.player.row(*row).is_full(),
        };
        RowName::BOTH.into_iter().filter(fits).map(|row| self.artifact_in(row)).fold(0.0, f32::max)
    }

    /// What using an ability brings now.
    pub(super) fn ability_now(&self, ability: &Ability) -> f32 {
        self.join(ability, |effect| self.effect_now(effect))
    }

    fn join(&self, ability: &Ability, of: impl Fn(Effect) -> f32) -> f32 {
        let both = ability.together() != Together::OneOf || self.player.stones().contains(Rune::Plus);
        let values = ability.effects().map(of);
        if both { values.sum() } else { values.fold(0.0, f32::max) }
    }

    /// What an effect brings now.
    pub(super) fn effect_now(&self, effect: Effect) -> f32 {
        match effect {
            Effect::Gem(colour) => self.next_gem(colour),
            Effect::AnyGem => Colour::ALL.into_iter().map(|colour| self.next_gem(colour)).fold(0.0, f32::max),
            Effect::Wild(count) => f32::from(count) * self.next_gem(Gem::Wild),
            Effect::Exchange(exchange) => self.exchange(&exchange).max(0.0),
            Effect::Ore => self.ore(),
            Effect::Points(points) => f32::from(points),
            Effect::Pillage => self.next_gem(Gem::Blue) * (self.game.seat_count() as f32 - 1.0),
            Effect::ColourCard(_)
            | Effect::AnyCard
            | Effect::Die
            | Effect::Resurrection
            | Effect::Switch
            | Effect::Wisp
            | Effect::Draw(_)
            | Effect::Play => self.usually(effect),
        }
    }

    /// What an exchange gains, or loses.
    pub(super) fn exchange(&self, exchange: &Exchange) -> f32 {
        let got: f32 = exchange.gems.iter().map(|(gem, count)| f32::from(count) * self.next_gem(gem)).sum();
        let cheapest = Gem::ALL.into_iter().filter(|gem| self.player.purse().gems.of(*gem) > 0);
        let any = cheapest.map(|gem| self.next_gem(gem)).fold(1.0, f32::min);
        got + f32::from(exchange.points) - self.price(exchange.price.gems) - any * f32::from(exchange.price.any)
    }

    /// What an effect brings in the course of a game.
    fn usually(&self, effect: Effect) -> f32 {
        let others = self.game.seat_count() as f32 - 1.0;
        match effect {
            Effect::Gem(_) => 0.85,
            Effect::Wild(count) => 1.15 * f32::from(count),
            Effect::ColourCard(_) => 0.6 * self.fade(6.0),
            Effect::AnyCard | Effect::Resurrection => 1.0 * self.fade(6.0),
            Effect::Die if self.player.stones().contains(Rune::DoubleDie) => 2.0,
            Effect::AnyGem | Effect::Die | Effect::Ore => 1.0,
            Effect::Points(points) => f32::from(points),
            Effect::Exchange(exchange) => {
                let got: f32 =
                    exchange.gems.iter().map(|(gem, n)| f32::from(n) * if gem == Gem::Wild { 1.1 } else { 0.8 }).sum();
                (got + f32::from(exchange.points) - 0.8 * f32::from(exchange.price.total())).max(0.0)
            }
            Effect::Pillage => 0.7 * others,
            Effect::Switch | Effect::Play => 1.2,
            Effect::Wisp => 2.0,
            Effect::Draw(count) => 0.7 * self.fade(6.0) * f32::from(count),
        }
    }

    /// What owning a card brings over owning none. A card with a high number soon leaves, so its ability counts less.
    pub(super) fn card(&self, card: Card) -> f32 {
        let Some(face) = self.game.card_set().face(card) else { return 0.0 };
        let number = f32::from(card.number());
        let share = if self.player.stones().contains(Rune::DiscardLowest) { number - 10.0 } else { 108.0 - number };
        let comes_back = 0.5 + 0.55 * share / 97.0;
        let ability = self.join(&face.ability, |effect| self.usually(effect));
        let magic = 0.35 * f32::from(face.magic.points) + if face.magic.colour.is_none() { 0.25 } else { 0.0 };
        (comes_back * ability + magic - AVERAGE_CARD) * self.fade(8.0)
    }

    /// All the cards of the player together. The more there are, the less often each is drawn; and too few of them do
    /// not fill the hand.
    pub(super) fn deck(&self, cards: Cards, mind: Deck) -> f32 {
        if mind == Deck::Forgotten {
            // The more the better, whatever they are.
            return ANY_CARD * self.fade(8.0) * f32::from(cards.len());
        }
        let count = f32::from(cards.len());
        let enough = f32::from(self.player.hand_size()) + 3.0;
        let missing = (enough - count).max(0.0) * self.fade(3.0);
        let sum: f32 = cards.iter().map(|card| self.card(card)).sum();
        sum * (DECK / count.max(1.0)).min(1.0) - 1.2 * missing
    }
}
