//! The stack of pending things: each lies on what can have brought it about, and can be answered.

use crate::ability::{Effect, Exchange};
use crate::card::Card;
use crate::game::Game;
use crate::moves::DieFace;
use crate::notation::position::PositionProblem;
use crate::notation::position::check::turn::has_used_no_more;
use crate::pending::{DieBy, InUse, Pending, PointsMode};
use crate::phase::{Phase, WILD_FORGE};
use crate::rune::Rune;

type Fault = Option<&'static str>;

pub(super) fn check(game: &Game, problems: &mut Vec<PositionProblem>) {
    let stack = game.pending.as_slice();
    for (position, item) in stack.iter().enumerate() {
        let above = stack.get(position + 1);
        let fault = game.pending_fault(&stack[..position], *item).or_else(|| fault_below(*item, above));
        problems.extend(fault.map(|reason| PositionProblem::Pending { number: position + 1, reason }));
    }
}

/// Most things have to be answered before anything else can come up.
fn fault_below(item: Pending, above: Option<&Pending>) -> Fault {
    let can_be_interrupted = match item {
        Pending::Tile { .. } | Pending::PlayedCard(_) | Pending::TakeStone => true,
        Pending::Die { face, .. } => face.is_some(),
        _ => false,
    };
    (above.is_some() && !can_be_interrupted).then_some("something lies on top of it, but nothing can")
}

fn unless(sound: bool, reason: &'static str) -> Fault {
    (!sound).then_some(reason)
}

impl Game {
    fn pending_fault(&self, below: &[Pending], item: Pending) -> Fault {
        match item {
            Pending::Die { face, times, by } => self.die_fault(below, face, times, by),
            Pending::Tile { tile, used, .. } => {
                let parts = has_used_no_more(self.card_set().tile(tile), used);
                self.tile_fault(below).or_else(|| unless(parts, "more of the tile was used than it has"))
            }
            Pending::TurnTile { .. } => self.tile_fault(below),
            Pending::PickTile => {
                let reached = crate::night::wisps_reached(self.night.wisps, self.me().score);
                unless(self.me().tokens < reached && can_reach_token(below), "no wisp token has been reached")
            }
            Pending::PlayedCard(card) => {
                let tile = matches!(below.last(), Some(Pending::Tile { .. }));
                let by_tile = tile && self.is_used_below(below, |effect| effect == Effect::Play);
                unless(by_tile && self.played_card_can_be_so(card), "no wisp tile let this card be played so")
            }
            Pending::Fetch { to_hand } => {
                let wanted = if to_hand { Effect::Switch } else { Effect::Resurrection };
                let by_card = self.is_used_below(below, |effect| effect == wanted);
                // (N4)
                let left = |card: InUse| !self.has_left(card) || self.creature_discard.contains(card.card);
                unless(
                    by_card && self.card_below(below).is_some_and(left) && !self.fetchable(to_hand).is_empty(),
                    "no card fetches anything, or nothing is there",
                )
            }
            Pending::PayExchange { card } => match self.exchange_below(below, card) {
                Err(fault) => Some(fault),
                Ok((_, exchange)) => unless(self.can_pay(exchange.price), "the player cannot pay for this exchange"),
            },
            Pending::ExchangePoints { card } => match self.exchange_below(below, card) {
                Err(fault) => Some(fault),
                // (Q3)
                Ok((in_use, exchange)) => unless(
                    self.works_in_abilities(Rune::GemOrPoints)
                        && in_use.points == PointsMode::Unsettled
                        && exchange.points > 0,
                    "no gem can be taken instead of points here",
                ),
            },
            Pending::PayForge { forge } => self.forge_fault(below, forge).or_else(|| {
                unless(self.can_pay(self.forge_price(forge)), "the player cannot pay for this artifact with gems")
            }),
            Pending::Place { forge, .. } => self.forge_fault(below, forge),
            Pending::TakeStone => {
                let after_trade = below.is_empty() && self.phase == Phase::Trade;
                unless(after_trade && !self.stones_to_take().is_empty(), "there is no rune stone to be taken")
            }
            Pending::Draw { left } => unless(self.draws_below(below, left), "nothing draws so many cards"),
        }
    }

    /// The card whose effects bring about what lies on `below`.
    fn card_below(&self, below: &[Pending]) -> Option<InUse> {
        match (below.last(), self.phase) {
            (Some(Pending::PlayedCard(card)), _) => Some(*card),
            (None, Phase::Abilities(abilities)) if abilities.started => abilities.laid[abilities.current as usize],
            _ => None,
        }
    }

    /// Whether the card or tile right below has used an effect like this.
    fn is_used_below(&self, below: &[Pending], wanted: impl Fn(Effect) -> bool) -> bool {
        let set = self.card_set();
        let (ability, used) = match (below.last(), self.card_below(below)) {
            (Some(Pending::Tile { tile, used, .. }), _) => (set.tile(*tile), *used),
            (_, Some(card)) => (&set.face_of(card.card).ability, card.used),
            _ => return false,
        };
        ability.effects().enumerate().any(|(position, effect)| used & (1 << position) != 0 && wanted(effect))
    }

    fn die_fault(&self, below: &[Pending], face: Option<DieFace>, times: u8, by: DieBy) -> Fault {
        let rolled = self.is_used_below(below, |effect| effect == Effect::Die);
        let by_tile = matches!(below.last(), Some(Pending::Tile { .. }));
        let sound = match by {
            DieBy::Card => rolled && !by_tile,
            DieBy::Tile => rolled && by_tile,
            DieBy::Forge => below.is_empty() && self.visited_forge_rolls(),
        };
        // rule: R7
        let most = if by == DieBy::Card && self.works_in_abilities(Rune::DoubleDie) { 2 } else { 1 };
        unless(sound, "nothing of this kind rolls the die here")
            .or_else(|| unless(times <= most && (times > 0 || face.is_some()), "the die cannot count so often"))
    }

    fn visited_forge_rolls(&self) -> bool {
        let Phase::Forge(forging) = self.phase else { return false };
        let forge = forging.visited.and_then(|forge| self.card_set().forges.get((forge as usize).checked_sub(1)?));
        forge.is_some_and(|forge| forge.bonus == Some(Effect::Die))
    }

    /// A tile comes from a banshee, or from a token that has been dealt with.
    fn tile_fault(&self, below: &[Pending]) -> Fault {
        let by_banshee = self.is_used_below(below, |effect| effect == Effect::Wisp);
        let by_token = can_reach_token(below) && self.me().tokens > 0;
        unless(self.night.on && (by_banshee || by_token), "nothing lets a wisp tile be used here")
    }

    /// The card whose exchange lies on `below`, and that exchange.
    fn exchange_below(&self, below: &[Pending], card: Card) -> Result<(InUse, Exchange), &'static str> {
        let in_use = self.card_below(below).filter(|in_use| in_use.card == card).ok_or("this card is not in use")?;
        let is_exchange = self.is_used_below(below, |effect| matches!(effect, Effect::Exchange(_)));
        match self.card_set().face_of(card).ability.effect(0) {
            Some(Effect::Exchange(exchange)) if is_exchange => Ok((in_use, exchange)),
            _ => Err("this card has no exchange that was begun"),
        }
    }

    fn forge_fault(&self, below: &[Pending], forge: u8) -> Fault {
        let Phase::Forge(forging) = self.phase else { return Some("nothing is forged in this phase") };
        if !(1..=WILD_FORGE).contains(&forge) {
            return Some("there is no such forge; they have the numbers 1 to 6");
        }
        let open = below.is_empty() && !forging.finished && forging.visited != Some(forge);
        let fits = self.artifact_at(forge).is_some_and(|artifact| self.has_space_for(artifact));
        unless(open && fits, "no artifact can be made at this forge")
    }

    fn draws_below(&self, below: &[Pending], left: u8) -> bool {
        match below.last() {
            Some(Pending::Die { face: Some(DieFace::Card), .. }) => left == 1,
            Some(Pending::Tile { .. }) => {
                let draws = |effect| matches!(effect, Effect::Draw(count) if (1..=count).contains(&left));
                self.is_used_below(below, draws)
            }
            _ => false,
        }
    }
}

/// Points that reach a token come from a card, a die, a forge or a trade, but not while a tile is in use (N9).
fn can_reach_token(below: &[Pending]) -> bool {
    matches!(below, [] | [Pending::Die { .. } | Pending::TakeStone])
}
