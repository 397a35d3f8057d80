//! Forge artifacts (F).

use crate::ability::{Effect, Price};
use crate::card_set::FORGES;
use crate::colour::{Colour, Gem};
use crate::event::{ArtifactPlace, Event, Holder, Points, Sink};
use crate::game::Game;
use crate::moves::{Move, MoveList, Payment, Space};
use crate::pending::{DieBy, Pending};
use crate::phase::Phase;
use crate::player::{Artifact, RowName};

/// The number of the wild forge, the rightmost.
pub const WILD_FORGE: u8 = FORGES as u8 + 1;
/// A wild artifact costs any four gems (F2).
pub const WILD_PRICE: Price = Price::any(4);
/// Any artifact costs three ore (F3).
pub const ORE_PRICE: u8 = 3;

/// A Forge action in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Forging {
    /// The forge of the first artifact, once it is made; the second comes from another one (F1).
    pub(crate) visited: Option<u8>,
    /// Whether the second is made too, and with it the action.
    pub(crate) finished: bool,
}

impl Forging {
    pub(crate) const NOTHING_MADE: Forging = Forging { visited: None, finished: false };
}

impl Game {
    /// What lies on a forge, counted from 1; the last one is [`WILD_FORGE`]. Nothing lies where no forge is.
    pub fn artifact_at(&self, forge: u8) -> Option<Artifact> {
        if forge == WILD_FORGE {
            (self.smithy.wild > 0).then_some(Artifact::Wild)
        } else {
            let slot = usize::from(forge).wrapping_sub(1);
            self.smithy.forges.get(slot).copied().flatten().map(Artifact::Coloured)
        }
    }

    // (F5)
    pub(crate) fn has_space_for(&self, artifact: Artifact) -> bool {
        let rows = self.me().rows;
        match artifact {
            Artifact::Coloured(colour) => rows.iter().any(|row| row.is_free(colour)),
            Artifact::Wild => rows.iter().any(|row| !row.is_full()),
        }
    }

    /// The gems that the artifact on a forge costs (F2).
    pub fn forge_price(&self, forge: u8) -> Price {
        match self.artifact_at(forge) {
            Some(Artifact::Coloured(colour)) => Price::of(colour, self.card_set().forges[forge as usize - 1].price),
            Some(Artifact::Wild) | None => WILD_PRICE,
        }
    }

    /// The payments with which something can be made at a forge now.
    pub(crate) fn payments_at(&self, forge: u8) -> impl Iterator<Item = Payment> {
        let possible = self.artifact_at(forge).is_some_and(|artifact| self.has_space_for(artifact));
        let gems = possible && self.can_pay(self.forge_price(forge));
        let ore = possible && self.me().purse.ore >= ORE_PRICE;
        [(Payment::Gems, gems), (Payment::Ore, ore)].into_iter().filter(|(_, can)| *can).map(|(payment, _)| payment)
    }

    pub(crate) fn can_forge(&self) -> bool {
        (1..=WILD_FORGE).any(|forge| self.payments_at(forge).next().is_some())
    }

    pub(crate) fn forge_moves(&self, forging: Forging, moves: &mut MoveList) {
        if forging.finished {
            moves.push(Move::Done);
            return;
        }
        for forge in (1..=WILD_FORGE).filter(|forge| Some(*forge) != forging.visited) {
            moves.extend(self.payments_at(forge).map(|payment| Move::Forge(forge, payment)));
        }
        let before = moves.len();
        self.anytime_moves(moves);
        if forging.visited.is_some() {
            moves.push(Move::Done);
        } else {
            // An exchange must not spoil the action: it has to make at least one artifact (T3).
            let mut position = before;
            while position < moves.len() {
                if self.still_forges_after(moves[position]) {
                    position += 1;
                } else {
                    moves.remove(position);
                }
            }
        }
    }

    fn still_forges_after(&self, anytime: Move) -> bool {
        let mut after = *self;
        match anytime {
            Move::GemForOre(gem) => after.gem_for_ore(gem, &mut ()),
            Move::OreForGem(colour) => after.ore_for_gem(colour, &mut ()),
            _ => return true,
        }
        after.can_forge()
    }

    pub(crate) fn choose_forge(&mut self, forge: u8, payment: Payment, events: &mut impl Sink) {
        match payment {
            Payment::Gems => self.pending.push(Pending::PayForge { forge }),
            Payment::Ore => {
                self.move_ore(ORE_PRICE, Holder::Seat(self.active), Holder::Supply, events);
                self.pending.push(Pending::Place { forge, bonus: false });
            }
        }
    }

    pub(crate) fn forge_payments(&self, forge: u8, moves: &mut MoveList) {
        self.list_payments(self.forge_price(forge), moves);
    }

    pub(crate) fn place_moves(&self, forge: u8, moves: &mut MoveList) {
        let Some(artifact) = self.artifact_at(forge) else { unreachable!("it was there when it was paid") };
        for name in RowName::BOTH {
            let row = self.me().row(name);
            let fits = |space: &Space| {
                row.is_free(*space) && (artifact == Artifact::Wild || artifact.colour().map(Gem::from) == Some(*space))
            };
            moves.extend(Space::ALL.into_iter().filter(fits).map(|space| Move::Place(name, space)));
        }
    }

    /// The artifact is placed, and the forge gives its bonus at once (F4).
    pub(crate) fn place(&mut self, row: RowName, space: Space, events: &mut impl Sink) {
        let Some(Pending::Place { forge, bonus }) = self.pending.top() else { unreachable!("nothing to place") };
        let Some(artifact) = self.artifact_at(forge) else { unreachable!("it was there when it was paid") };
        self.pending.pop();
        let seat = self.active;
        match artifact {
            Artifact::Wild => self.smithy.wild -= 1,
            Artifact::Coloured(_) => self.smithy.forges[forge as usize - 1] = None,
        }
        self.me_mut().rows[row.index()].put(space, artifact);
        let to = ArtifactPlace::Row(seat, row, space);
        events.push(Event::Artifact { artifact, from: ArtifactPlace::Forge(forge), to });
        if let Phase::Forge(forging) = &mut self.phase {
            // Two artifacts at most (F1).
            forging.finished = forging.visited.is_some();
            forging.visited = Some(forge);
        }
        if bonus && forge != WILD_FORGE {
            self.give_forge_bonus(forge, events);
        }
    }

    fn give_forge_bonus(&mut self, forge: u8, events: &mut impl Sink) {
        match self.card_set().forges[forge as usize - 1].bonus {
            Some(Effect::Die) => self.roll(DieBy::Forge),
            Some(Effect::Ore) => self.take_ore(events),
            Some(Effect::Points(points)) => self.score(points, Points::Forge, events),
            None => {}
            Some(
                Effect::Gem(_)
                | Effect::AnyGem
                | Effect::Wild(_)
                | Effect::ColourCard(_)
                | Effect::AnyCard
                | Effect::Exchange(_)
                | Effect::Pillage
                | Effect::Resurrection
                | Effect::Switch
                | Effect::Wisp
                | Effect::Draw(_)
                | Effect::Play,
            ) => unreachable!("no card set has such a forge"),
        }
    }

    /// An empty reserve is made anew from the artifact discard (F6); says whether there is anything now.
    pub(crate) fn restock_reserve(&mut self, events: &mut impl Sink) -> bool {
        if self.smithy.reserve == [0; 4] && self.smithy.discard != [0; 4] {
            std::mem::swap(&mut self.smithy.reserve, &mut self.smithy.discard);
            events.push(Event::Shuffle { pile: crate::event::Pile::Artifacts });
        }
        self.smithy.reserve != [0; 4]
    }

    /// An artifact comes to the leftmost empty forge (P3, F6).
    pub(crate) fn fill_forge(&mut self, colour: Colour, events: &mut impl Sink) {
        let Some(slot) = self.smithy.forges.iter().position(Option::is_none) else { unreachable!("no empty forge") };
        self.smithy.reserve[colour.index()] -= 1;
        self.smithy.forges[slot] = Some(colour);
        let to = ArtifactPlace::Forge(slot as u8 + 1);
        events.push(Event::Artifact { artifact: Artifact::Coloured(colour), from: ArtifactPlace::Reserve, to });
    }
}
