//! What stands in the way at each place of the table.

use crate::ability::Effect;
use crate::card::Card;
use crate::card_set::Border;
use crate::colour::Gem;
use crate::effect::distinct_open;
use crate::game::Game;
use crate::moves::{Action, DieFace, Space};
use crate::pending::{InUse, Pending};
use crate::phase::{Abilities, Phase, Summon, WILD_FORGE};
use crate::place::Place;
use crate::player::{Artifact, RowName};
use crate::rune::Rune;
use crate::tile::Tile;
use crate::why_not::WhyNot;

impl Game {
    /// Whether the player who decides can point at this place.
    pub(super) fn is_there(&self, place: Place) -> bool {
        match place {
            Place::Display(card) => self.display.contains(&Some(card)),
            Place::Hand(card) => self.me().hand.contains(card),
            Place::Effect(card, position) => self.front.contains(card) && self.has_effect(card, position),
            Place::TilePart(position) => {
                self.last_tile_in_use().is_some_and(|(tile, _)| self.card_set().tile(tile).effect(position).is_some())
            }
            Place::Die => self.pending.as_slice().iter().any(|item| matches!(item, Pending::Die { face: Some(_), .. })),
            Place::Tile(tile) => self.night.face_up.contains(&Some(tile)),
            Place::Forge(forge) => (1..=WILD_FORGE).contains(&forge),
            Place::Stone(rune) => self.stones_in_play().contains(rune),
            Place::OwnStone(rune) => self.me().stones.contains(rune),
            Place::Discarded(card) => self.creature_discard.contains(card),
            Place::Action(_)
            | Place::Done
            | Place::Supply(_)
            | Place::SupplyOre
            | Place::Purse(_)
            | Place::PurseOre
            | Place::Space(..)
            | Place::Row(_)
            | Place::Deck => true,
        }
    }

    fn has_effect(&self, card: Card, position: usize) -> bool {
        self.card_set().face(card).is_some_and(|face| face.ability.effect(position).is_some())
    }

    /// The wisp tile that came into use last, and what of it has been used.
    pub(super) fn last_tile_in_use(&self) -> Option<(Tile, u8)> {
        self.pending.as_slice().iter().rev().find_map(|item| match item {
            Pending::Tile { tile, used, .. } => Some((*tile, *used)),
            _ => None,
        })
    }
}

impl Game {
    pub(super) fn why_no_action(&self, action: Action) -> WhyNot {
        match self.why_impossible(action) {
            Some(reason) if matches!(self.phase, Phase::Action) => reason,
            _ => self.why_not_in_this_phase(Some(action)),
        }
    }

    /// Why an action could not be begun as things stand (T2–T4).
    fn why_impossible(&self, action: Action) -> Option<WhyNot> {
        match action {
            Action::Summon if self.can_summon() => None,
            Action::Summon if self.display.iter().all(Option::is_none) => Some(WhyNot::DisplayEmpty),
            Action::Summon => Some(WhyNot::NoMagic),
            Action::Abilities => {
                let hand = self.me().hand.len();
                (hand < 2).then_some(WhyNot::FewCards { hand })
            }
            Action::Forge => (!self.can_forge()).then_some(WhyNot::NothingToForge),
            Action::Pass => Some(WhyNot::ActionPossible),
        }
    }

    /// What belongs to a certain action, or to any, is asked for at another time.
    pub(super) fn why_not_in_this_phase(&self, wanted: Option<Action>) -> WhyNot {
        match self.phase {
            _ if self.pending.top().is_some() => WhyNot::DecideFirst,
            Phase::Action => {
                wanted.and_then(|action| self.why_impossible(action)).unwrap_or(WhyNot::ActionFirst(wanted))
            }
            _ => self.action().map_or(WhyNot::ActionOver, WhyNot::OtherAction),
        }
    }

    pub(super) fn why_not_done(&self) -> WhyNot {
        match (self.pending.top(), self.phase) {
            (Some(Pending::TakeStone), _) => WhyNot::MustTakeStone,
            (None, Phase::Summon(_)) => WhyNot::MustTake,
            (None, Phase::Abilities(abilities)) => WhyNot::LayFirst { laid: abilities.count() as u8 },
            (None, Phase::Forge(_)) => WhyNot::MustForge,
            _ => self.why_not_in_this_phase(None),
        }
    }
}

impl Game {
    pub(super) fn why_not_take(&self, card: Card) -> WhyNot {
        match (self.pending.top(), self.phase) {
            (None, Phase::Summon(summon)) => {
                let price = self.card_set().prices[self.display_slot(card)];
                WhyNot::Price { price, points: summon.points }
            }
            (None, Phase::Abilities(abilities)) if abilities.count() < 2 => {
                WhyNot::LayFirst { laid: abilities.count() as u8 }
            }
            (Some(Pending::PlayedCard(_) | Pending::Tile { .. }), _) | (None, Phase::Abilities(_)) => {
                self.why_not_by_ability()
            }
            _ => self.why_not_in_this_phase(Some(Action::Summon)),
        }
    }

    /// No effect that is open takes this card: they want another colour, or no card at all (U5).
    fn why_not_by_ability(&self) -> WhyNot {
        let wanted = self.effects_on_offer().into_iter().find_map(|effect| match effect {
            Effect::ColourCard(colour) => Some(colour),
            _ => None,
        });
        wanted.map_or(WhyNot::NothingTakesCards, WhyNot::OtherColour)
    }

    /// The open effects among which the player chooses now.
    fn effects_on_offer(&self) -> Vec<Effect> {
        let of_card = |card: InUse| -> Vec<Effect> {
            distinct_open(&self.card_set().face_of(card.card).ability, self.open_effects(card)).collect()
        };
        match (self.pending.top(), self.phase) {
            (Some(Pending::PlayedCard(played)), _) => of_card(played),
            (Some(Pending::Tile { tile, used, .. }), _) => {
                distinct_open(self.card_set().tile(tile), self.open_parts(tile, used)).collect()
            }
            (None, Phase::Abilities(abilities)) => abilities.laid_cards().into_iter().flat_map(of_card).collect(),
            _ => Vec::new(),
        }
    }

    pub(super) fn why_not_play(&self, card: Card) -> WhyNot {
        match (self.pending.top(), self.phase) {
            (None, Phase::Summon(summon)) => self.why_not_for_magic(card, summon),
            (None, Phase::Abilities(abilities)) => self.why_not_lay(&abilities),
            // With two cards there is a choice of actions that use them; with one it is Summon or none (T2).
            (None, Phase::Action) if self.me().hand.len() >= 2 => WhyNot::ActionFirst(None),
            _ => self.why_not_in_this_phase(Some(Action::Summon)),
        }
    }

    // (S1)
    fn why_not_for_magic(&self, card: Card, summon: Summon) -> WhyNot {
        match (self.card_set().face_of(card).magic.colour, summon.colour) {
            (Some(card), Some(played)) => WhyNot::MagicColour { card, played },
            _ => unreachable!("multicolour magic joins any colour"),
        }
    }

    // (U1, R9)
    fn why_not_lay(&self, abilities: &Abilities) -> WhyNot {
        let laid = abilities.count() as u8;
        if laid == 2 && self.has(Rune::ThreeAbilities) { WhyNot::LaidSettled } else { WhyNot::AllLaid { laid } }
    }
}

impl Game {
    pub(super) fn why_no_effect(&self, card: Card, position: usize) -> WhyNot {
        match (self.pending.top(), self.phase) {
            (Some(Pending::PlayedCard(played)), _) if played.card == card => self.why_closed(played, position),
            (Some(_), _) => WhyNot::DecideFirst,
            (None, Phase::Abilities(abilities)) if abilities.count() < 2 => {
                WhyNot::LayFirst { laid: abilities.count() as u8 }
            }
            (None, Phase::Abilities(abilities)) => {
                match abilities.laid.iter().flatten().find(|laid| laid.card == card) {
                    Some(laid) => self.why_closed(*laid, position),
                    None => unreachable!("what lies in front was laid out"),
                }
            }
            (None, _) => WhyNot::ForMagic,
        }
    }

    /// Why an effect of a card in use is not offered: it is used up, let go, or cannot be done.
    fn why_closed(&self, card: InUse, position: usize) -> WhyNot {
        let ability = &self.card_set().face_of(card.card).ability;
        match ability.effect(position) {
            _ if card.used & (1 << position) != 0 => WhyNot::EffectUsed,
            _ if card.used & InUse::CLOSED != 0 => WhyNot::Closed,
            Some(effect) if self.open_effects(card) & (1 << position) != 0 => {
                self.why_undoable(effect, Some(card.card))
            }
            _ => WhyNot::ChoiceMade,
        }
    }

    pub(super) fn why_no_part(&self, position: usize) -> WhyNot {
        let Some(Pending::Tile { tile, used, .. }) = self.pending.top() else { return WhyNot::DecideFirst };
        // A part that is passed over is never seen: with the last part the tile is finished.
        match self.card_set().tile(tile).effect(position) {
            Some(effect) if self.open_parts(tile, used) & (1 << position) != 0 => self.why_undoable(effect, None),
            _ => WhyNot::EffectUsed,
        }
    }

    /// What an open effect lacks (U2).
    fn why_undoable(&self, effect: Effect, card: Option<Card>) -> WhyNot {
        match effect {
            Effect::Gem(colour) => WhyNot::NoGemInSupply(colour.into()),
            Effect::AnyGem => WhyNot::NoColouredGemInSupply,
            Effect::Wild(_) => WhyNot::NoGemInSupply(Gem::Wild),
            Effect::ColourCard(colour) => WhyNot::NoCardOfColour(colour),
            Effect::AnyCard => WhyNot::DisplayEmpty,
            Effect::Points(_) => WhyNot::GemInsteadOfPoints,
            Effect::Exchange(exchange) => {
                WhyNot::Short { price: exchange.price, gems: self.me().purse.gems, infused: self.me().infused }
            }
            Effect::Pillage => match card.map(|card| self.card_set().face_of(card).border) {
                Some(Border::Colour(colour)) => WhyNot::NobodyHas(colour),
                _ => unreachable!("only banshees pillage"),
            },
            Effect::Resurrection => WhyNot::NothingToResurrect,
            Effect::Switch => WhyNot::NothingToSwitch,
            Effect::Wisp => WhyNot::NoTileFaceUp,
            Effect::Ore => WhyNot::NoOreInSupply,
            Effect::Draw(_) => WhyNot::DeckEmpty,
            Effect::Play => WhyNot::HandEmpty,
            Effect::Die => unreachable!("a die can always be rolled"),
        }
    }

    /// Whatever lies in the creature discard can be fetched, but not by itself (N4).
    pub(super) fn why_not_fetch(&self) -> WhyNot {
        match self.pending.top() {
            Some(Pending::Fetch { .. }) => WhyNot::FetchesItself,
            _ => WhyNot::NothingFetches,
        }
    }

    /// What a face of the die lacks (D7).
    pub(super) fn why_no_die(&self) -> WhyNot {
        let Some(Pending::Die { face: Some(face), .. }) = self.pending.top() else { return WhyNot::DecideFirst };
        match face {
            DieFace::AnyGem => WhyNot::NoColouredGemInSupply,
            DieFace::GemForWild if self.supply.gems.of(Gem::Wild) == 0 => WhyNot::NoGemInSupply(Gem::Wild),
            DieFace::GemForWild => WhyNot::NoColouredGem,
            DieFace::OnePoint | DieFace::TwoPoints => WhyNot::GemInsteadOfPoints,
            DieFace::Ore => WhyNot::NoOreInSupply,
            DieFace::Card => WhyNot::DeckEmpty,
        }
    }
}

impl Game {
    pub(super) fn why_not_forge(&self, forge: u8) -> WhyNot {
        match self.phase {
            _ if self.pending.top().is_some() => WhyNot::DecideFirst,
            Phase::Forge(forging) if forging.visited == Some(forge) => WhyNot::SameForge,
            Phase::Action | Phase::Forge(_) => {
                self.why_forge_is_closed(forge).unwrap_or(WhyNot::ActionFirst(Some(Action::Forge)))
            }
            _ => self.why_not_in_this_phase(Some(Action::Forge)),
        }
    }

    /// What this forge, the board or the purse lacks (F2, F3, F5–F7).
    fn why_forge_is_closed(&self, forge: u8) -> Option<WhyNot> {
        let Some(artifact) = self.artifact_at(forge) else {
            return Some(if forge == WILD_FORGE { WhyNot::WildForgeEmpty } else { WhyNot::ForgeEmpty });
        };
        if !self.has_space_for(artifact) {
            return Some(match artifact {
                Artifact::Coloured(colour) => WhyNot::NoSpace(colour),
                Artifact::Wild => WhyNot::BoardFull,
            });
        }
        let me = self.me();
        let short = WhyNot::ShortAtForge {
            price: self.forge_price(forge),
            gems: me.purse.gems,
            infused: me.infused,
            ore: me.purse.ore,
        };
        self.payments_at(forge).next().is_none().then_some(short)
    }
}

impl Game {
    // (F5)
    pub(super) fn why_not_place(&self, row: RowName, space: Space) -> WhyNot {
        if !self.me().row(row).is_free(space) {
            return WhyNot::SpaceFilled;
        }
        let to_place = match self.pending.top() {
            Some(Pending::Place { forge, .. }) => self.artifact_at(forge),
            _ => None,
        };
        to_place.map_or(WhyNot::NothingToPlace, WhyNot::SpaceColour)
    }

    // (X1)
    pub(super) fn why_not_trade(&self, row: RowName) -> WhyNot {
        let row = self.me().row(row);
        if !row.is_tradeable() {
            WhyNot::RowShort { artifacts: row.len() }
        } else if matches!(self.phase, Phase::Trade) {
            WhyNot::DecideFirst
        } else {
            WhyNot::TradeLater
        }
    }

    pub(super) fn why_not_give(&self, gem: Gem) -> WhyNot {
        match self.pending.top() {
            _ if self.me().purse.gems.of(gem) == 0 => WhyNot::NoneOwned(gem),
            Some(Pending::PayForge { .. } | Pending::PayExchange { .. }) => WhyNot::PayAsAWhole,
            Some(Pending::Die { face: Some(DieFace::GemForWild), .. }) if gem == Gem::Wild => WhyNot::OnlyColoured,
            Some(Pending::Die { face: Some(DieFace::GemForWild), .. }) => WhyNot::NoGemInSupply(Gem::Wild),
            _ => WhyNot::NothingToPay,
        }
    }

    pub(super) fn why_not_give_ore(&self) -> WhyNot {
        match self.pending.top() {
            _ if self.me().purse.ore == 0 => WhyNot::NoOreOwned,
            Some(Pending::PayForge { .. } | Pending::PayExchange { .. }) => WhyNot::PayAsAWhole,
            _ => WhyNot::OreForges,
        }
    }
}

impl Game {
    // (X3, R10)
    pub(super) fn why_no_stone(&self, rune: Rune) -> WhyNot {
        let owned = self.me().stones;
        if owned.contains(rune) {
            WhyNot::StoneOwned
        } else if owned.len() >= Rune::MOST {
            WhyNot::FourStones
        } else if self.stones_left(rune) == 0 {
            WhyNot::StoneGone
        } else if self.pending.as_slice().contains(&Pending::TakeStone) {
            WhyNot::DecideFirst
        } else {
            WhyNot::StoneByTrade
        }
    }

    pub(super) fn why_not_use_stone(&self, rune: Rune) -> WhyNot {
        match rune {
            Rune::Exchange => self.why_not_exchange(),
            Rune::WildGem => self.why_not_infuse(),
            Rune::MagicPoints
            | Rune::HandSize
            | Rune::Plus
            | Rune::DoubleDie
            | Rune::ExtraPoint
            | Rune::ThreeAbilities
            | Rune::DiscardLowest
            | Rune::GemOrPoints => WhyNot::WorksByItself(rune),
        }
    }

    // (R3)
    fn why_not_exchange(&self) -> WhyNot {
        let mine = self.me().purse;
        let coloured_gems = self.supplied_colours().next().is_some();
        let can_get_ore = mine.gems.total() > 0 && self.supply.ore > 0;
        let can_get_gem = mine.ore > 0 && coloured_gems;
        if self.exchanged {
            WhyNot::ExchangedAlready
        } else if mine.pieces() == 0 {
            WhyNot::NothingToExchange
        } else if can_get_ore || can_get_gem {
            match (self.pending.top(), self.phase) {
                (None, Phase::Forge(_)) => WhyNot::WouldSpoilForge,
                _ => WhyNot::StoneLater(Rune::Exchange),
            }
        } else if mine.gems.total() > 0 {
            WhyNot::NoOreInSupply
        } else {
            WhyNot::NoColouredGemInSupply
        }
    }

    // (R4)
    fn why_not_infuse(&self) -> WhyNot {
        match self.me().infused {
            Some(colour) => WhyNot::Infused(colour),
            None if self.supplied_colours().next().is_none() => WhyNot::NoColouredGemInSupply,
            None => WhyNot::StoneLater(Rune::WildGem),
        }
    }
}
