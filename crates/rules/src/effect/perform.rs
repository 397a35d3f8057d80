//! Using an effect: it is marked as used where it comes from, and done.

use crate::card::Card;
use crate::colour::Gem;
use crate::effect::open::effect_meant;
use crate::event::{Event, Holder, Points, Sink};
use crate::game::Game;
use crate::moves::{DieFace, Source, Use};
use crate::pending::{DieBy, InUse, Pending, PointsMode};
use crate::phase::Phase;
use crate::rune::Rune;

impl Game {
    pub(crate) fn use_effect(&mut self, source: Source, what: Use, events: &mut impl Sink) {
        if let Some(Pending::ExchangePoints { card }) = self.pending.top() {
            self.pending.pop();
            self.take_card_points(what, Points::Exchange(card), events);
            return;
        }
        match source {
            Source::Card(card) => self.mark_card(card, what),
            Source::Tile => self.mark_tile(what),
            Source::Die => self.mark_die(),
        }
        self.perform(source, what, events);
    }

    /// The effect is used up. Cards are used one after the other (U2), so one that was begun before is closed.
    fn mark_card(&mut self, card: Card, what: Use) {
        let set = self.card_set();
        let used = |in_use: InUse, open| in_use.used | effect_meant(&set.face_of(in_use.card).ability, open, what, set);
        if let Some(Pending::PlayedCard(played)) = self.pending.top() {
            let used = used(played, self.open_effects(played));
            self.pending.replace_top(Pending::PlayedCard(InUse { used, ..played }));
            return;
        }
        let Phase::Abilities(mut abilities) = self.phase else { unreachable!("no card is in use") };
        for (position, laid) in abilities.laid.iter_mut().enumerate() {
            let Some(laid) = laid else { continue };
            if laid.card == card {
                abilities.current = position as u8;
                laid.used = used(*laid, self.open_effects(*laid));
            } else if laid.used != 0 {
                laid.close();
            }
        }
        abilities.started = true;
        self.phase = Phase::Abilities(abilities);
    }

    fn mark_tile(&mut self, what: Use) {
        let Some(Pending::Tile { tile, slot, used }) = self.pending.top() else { unreachable!("no tile is in use") };
        let set = self.card_set();
        let meant = effect_meant(set.tile(tile), self.open_parts(tile, used), what, set);
        self.pending.replace_top(Pending::Tile { tile, slot, used: used | meant });
    }

    fn mark_die(&mut self) {
        if let Some(Pending::Die { times, .. }) = self.pending.top_mut() {
            *times -= 1;
        }
    }

    fn perform(&mut self, source: Source, what: Use, events: &mut impl Sink) {
        match what {
            Use::Gem(colour) | Use::AnyGem(colour) => self.take_gems(colour, 1, events),
            Use::Wild(count) => self.take_gems(Gem::Wild, count, events),
            Use::ColourCard(card) | Use::AnyCard(card) => {
                self.take_from_display(card, events);
                self.slide_display(events);
            }
            Use::Roll => self.roll(if source == Source::Tile { DieBy::Tile } else { DieBy::Card }),
            Use::Points(count) | Use::PointsAsGem(count, _) => self.take_points(source, count, what, events),
            Use::Exchange => {
                let Source::Card(card) = source else { unreachable!("only cards have exchange abilities") };
                self.pending.push(Pending::PayExchange { card });
            }
            Use::Pillage => self.pillage(source, events),
            Use::Resurrection => self.pending.push(Pending::Fetch { to_hand: false }),
            Use::Switch => self.start_switch(source, events),
            Use::Wisp(tile) => self.start_tile(tile, events),
            Use::Ore => self.take_ore(events),
            Use::Draw(count) => self.pending.push(Pending::Draw { left: count }),
            Use::Play(card) => {
                self.hand_to_front(card, events);
                self.pending.push(Pending::PlayedCard(InUse::new(card)));
            }
            Use::Give(colour) => {
                // (D2)
                self.move_gems(colour.into(), 1, Holder::Seat(self.active), Holder::Supply, events);
                self.take_gems(Gem::Wild, 1, events);
            }
        }
    }

    /// What an exchange gives, as far as the supply has it (U7).
    pub(crate) fn receive_exchange(&mut self, card: Card, events: &mut impl Sink) {
        self.pending.pop();
        let exchange = self.exchange_of(card);
        for (gem, count) in exchange.gems.iter() {
            self.take_gems(gem, count, events);
        }
        if exchange.points > 0 && self.works_in_abilities(Rune::GemOrPoints) {
            self.pending.push(Pending::ExchangePoints { card });
        } else if exchange.points > 0 {
            self.take_card_points(Use::Points(exchange.points), Points::Exchange(card), events);
        }
    }

    fn take_points(&mut self, source: Source, count: u8, what: Use, events: &mut impl Sink) {
        match (source, self.pending.top()) {
            (Source::Card(card), _) => self.take_card_points(what, Points::Card(card), events),
            (Source::Die, Some(Pending::Die { by: DieBy::Card, .. })) => {
                self.take_card_points(what, Points::Die, events);
            }
            (Source::Die, _) => self.score(count, Points::Die, events),
            (Source::Tile, _) => self.score(count, Points::Tile, events),
        }
    }

    /// Points that a card gives, by its effect, its exchange or its die. The first settle what all of them are (Q3),
    /// and bring the Extra Point (R8).
    fn take_card_points(&mut self, what: Use, why: Points, events: &mut impl Sink) {
        match what {
            Use::PointsAsGem(_, colour) => {
                self.settle_points(PointsMode::Gem);
                self.take_gems(colour, 1, events);
            }
            Use::Points(count) => {
                let first = self.card_in_use().points == PointsMode::Unsettled;
                self.settle_points(PointsMode::Points);
                self.score(count, why, events);
                if first && self.works_in_abilities(Rune::ExtraPoint) {
                    self.score(1, Points::ExtraPoint, events);
                }
            }
            _ => unreachable!("only points are taken as points"),
        }
    }

    /// The card whose effects are being used: the last one a wisp tile let play, else the one laid out.
    pub(crate) fn card_in_use(&self) -> InUse {
        let played = self.pending.played_card();
        let laid = || match self.phase {
            Phase::Abilities(abilities) => abilities.laid[abilities.current as usize],
            _ => None,
        };
        match played.or_else(laid) {
            Some(card) => card,
            None => unreachable!("no card is in use"),
        }
    }

    fn settle_points(&mut self, mode: PointsMode) {
        if let Some(card) = self.pending.played_card_mut() {
            card.points = mode;
        } else if let Phase::Abilities(abilities) = &mut self.phase
            && let Some(card) = &mut abilities.laid[abilities.current as usize]
        {
            card.points = mode;
        }
    }

    pub(crate) fn roll(&mut self, by: DieBy) {
        // (R7)
        let times = if by == DieBy::Card && self.works_in_abilities(Rune::DoubleDie) { 2 } else { 1 };
        self.pending.push(Pending::Die { face: None, times, by });
    }

    pub(crate) fn show_face(&mut self, shown: DieFace, events: &mut impl Sink) {
        if let Some(Pending::Die { face, times, .. }) = self.pending.top_mut() {
            *face = Some(shown);
            events.push(Event::Roll { seat: self.active, face: shown, times: *times });
        }
    }
}

impl DieFace {
    /// The points on this face (D3, D4).
    pub fn points(self) -> u8 {
        match self {
            DieFace::OnePoint => 1,
            DieFace::TwoPoints => 2,
            DieFace::AnyGem | DieFace::GemForWild | DieFace::Ore | DieFace::Card => 0,
        }
    }
}
