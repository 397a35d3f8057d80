//! What the playouts of one candidate have in common.

use runestones_rules::{ArtifactPlace, Card, CardPlace, Event, Gem, Holder, RowName, Rune, Seat};

use super::Reason;
use super::playout::Playout;

/// What happens in this share of the playouts is expected to happen.
const USUALLY: f32 = 0.5;

/// The playouts of one candidate.
pub(super) struct Outcomes<'a> {
    playouts: &'a [Playout],
    seat: Seat,
}

/// Something on the table that only one player can have.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Prize {
    Forge(u8),
    Card(Card),
}

impl<'a> Outcomes<'a> {
    pub(super) fn new(playouts: &'a [Playout], seat: Seat) -> Outcomes<'a> {
        Outcomes { playouts, seat }
    }

    /// The reasons, the weightiest first. The other candidates tell what happens to what this one takes.
    pub(super) fn reasons<'b>(&self, others: &(impl Iterator<Item = &'b Outcomes<'a>> + Clone)) -> Vec<Reason>
    where
        'a: 'b,
    {
        let mut reasons = Vec::new();
        if self.share(|playout| playout.last_round) > USUALLY {
            reasons.push(Reason::LastRound);
        }
        reasons.extend(self.points().map(Reason::Points));
        reasons.extend(self.artifacts());
        reasons.extend(self.usual(|event| self.stone(event)).into_iter().map(Reason::Stone));
        reasons.extend(self.usual(|event| self.gained(event)).into_iter().map(Reason::Gains));
        for prize in self.usual(|event| self.prize(event)) {
            reasons.extend(in_demand(prize, others.clone()));
        }
        reasons.extend(self.usual(|event| self.kept(event)).into_iter().map(Reason::Keeps));
        reasons.extend(self.usual(|event| self.lost(event)).into_iter().map(Reason::Loses));
        let gems = Gem::ALL.into_iter().filter_map(|gem| Some((gem, self.gems(gem)?)));
        reasons.extend(gems.map(|(gem, count)| Reason::Gems { gem, count }));
        reasons.extend(self.ore().map(Reason::Ore));
        reasons
    }

    fn share(&self, holds: impl Fn(&Playout) -> bool) -> f32 {
        self.playouts.iter().filter(|playout| holds(playout)).count() as f32 / self.playouts.len() as f32
    }

    /// What happens in the seat's own turn in most playouts, in the order of first appearance.
    fn usual<T: PartialEq + Copy>(&self, of: impl Fn(Event) -> Option<T>) -> Vec<T> {
        let mut seen: Vec<T> = Vec::new();
        for thing in self.playouts.iter().flat_map(|playout| playout.own.iter().copied().filter_map(&of)) {
            if !seen.contains(&thing) {
                seen.push(thing);
            }
        }
        seen.retain(|thing| {
            self.share(|playout| playout.own.iter().copied().filter_map(&of).any(|there| there == *thing)) > USUALLY
        });
        seen
    }

    /// The rounded average, over the playouts, of a sum over the seat's own turn, if it is worth mentioning.
    fn average(&self, of: impl Fn(Event) -> i32) -> Option<u8> {
        let sum: i32 = self.playouts.iter().flat_map(|playout| playout.own.iter().copied()).map(of).sum();
        let count = i32::try_from(self.playouts.len()).ok()?;
        // Three quarters of one are worth telling, half of one is not.
        if 4 * sum < 3 * count { None } else { u8::try_from((2 * sum + count) / (2 * count)).ok() }
    }

    fn points(&self) -> Option<u8> {
        self.average(|event| match event {
            Event::Score { seat, from, to, .. } if seat == self.seat => i32::from(to) - i32::from(from),
            _ => 0,
        })
    }

    fn gems(&self, gem: Gem) -> Option<u8> {
        self.average(|event| match event {
            Event::Gems { gem: moved, count, from, to } if moved == gem => self.gain(count, from, to),
            _ => 0,
        })
    }

    fn ore(&self) -> Option<u8> {
        self.average(|event| match event {
            Event::Ore { count, from, to } => self.gain(count, from, to),
            _ => 0,
        })
    }

    fn gain(&self, count: u8, from: Holder, to: Holder) -> i32 {
        let own = Holder::Seat(self.seat);
        i32::from(count) * (i32::from(to == own) - i32::from(from == own))
    }

    /// For each row the artifacts that lie there once those of the turn are placed.
    fn artifacts(&self) -> Vec<Reason> {
        let mut reasons = Vec::new();
        for row in RowName::BOTH {
            let placed = self.average(|event| match event {
                Event::Artifact { to: ArtifactPlace::Row(seat, there, _), .. } if (seat, there) == (self.seat, row) => {
                    1
                }
                _ => 0,
            });
            let before = self.playouts.first().map_or(0, |playout| playout.rows[row.index()]);
            reasons.extend(placed.map(|placed| Reason::Artifact { row, count: before + placed }));
        }
        reasons
    }

    fn stone(&self, event: Event) -> Option<Rune> {
        match event {
            Event::Stone { seat, rune } if seat == self.seat => Some(rune),
            _ => None,
        }
    }

    /// A card that comes into the deck from the table.
    fn gained(&self, event: Event) -> Option<Card> {
        let Event::Card { card, from, to } = event else { return None };
        let mine = matches!(to, CardPlace::Discard(seat) | CardPlace::Hand(seat) if seat == self.seat);
        let common = matches!(from, CardPlace::Display(_) | CardPlace::Deck | CardPlace::CreatureDiscard);
        card.filter(|_| mine && common)
    }

    /// A card that stays although it might have left: its ability was used.
    fn kept(&self, event: Event) -> Option<Card> {
        let Event::Card { card, from, to } = event else { return None };
        let back = from == CardPlace::Front(self.seat) && to == CardPlace::Discard(self.seat);
        card.filter(|_| back && self.share(|playout| playout.own.iter().any(|event| self.leaves(*event))) > USUALLY)
    }

    fn lost(&self, event: Event) -> Option<Card> {
        let Event::Card { card, .. } = event else { return None };
        card.filter(|_| self.leaves(event))
    }

    fn leaves(&self, event: Event) -> bool {
        matches!(event, Event::Card { from: CardPlace::Front(seat), to: CardPlace::CreatureDiscard | CardPlace::Box, .. }
            if seat == self.seat)
    }

    fn prize(&self, event: Event) -> Option<Prize> {
        prize_of(event).filter(|(_, winner)| *winner == self.seat).map(|(prize, _)| prize)
    }

    /// In how many of the playouts the seat leaves the prize lying, and in how many of those another one takes it.
    fn demand(&self, prize: Prize) -> (u16, u16) {
        let left = |playout: &&Playout| playout.own.iter().all(|event| self.prize(*event) != Some(prize));
        let taken = |playout: &&Playout| {
            playout
                .others
                .iter()
                .any(|event| prize_of(*event).is_some_and(|(there, winner)| there == prize && winner != self.seat))
        };
        let left: Vec<&Playout> = self.playouts.iter().filter(left).collect();
        (left.len() as u16, left.into_iter().filter(|playout| taken(playout)).count() as u16)
    }
}

/// What somebody takes from the table, and who. Wild artifacts are many, so they are no prize.
fn prize_of(event: Event) -> Option<(Prize, Seat)> {
    match event {
        Event::Artifact { artifact, from: ArtifactPlace::Forge(forge), to: ArtifactPlace::Row(seat, ..) }
            if artifact.colour().is_some() =>
        {
            Some((Prize::Forge(forge), seat))
        }
        Event::Card { card: Some(card), from: CardPlace::Display(_), to: CardPlace::Discard(seat) } => {
            Some((Prize::Card(card), seat))
        }
        _ => None,
    }
}

/// Whether the others take what is left lying, as far as the other candidates leave it.
fn in_demand<'a: 'b, 'b>(prize: Prize, others: impl Iterator<Item = &'b Outcomes<'a>>) -> Option<Reason> {
    let (left, taken) = others.fold((0, 0), |(left, taken), outcome| {
        let (more_left, more_taken) = outcome.demand(prize);
        (left + more_left, taken + more_taken)
    });
    let likely = left > 0 && f32::from(taken) > USUALLY * f32::from(left);
    let percent = || (100 * u32::from(taken) / u32::from(left)) as u8;
    likely.then(|| match prize {
        Prize::Forge(forge) => Reason::ForgeInDemand { forge, percent: percent() },
        Prize::Card(card) => Reason::CardInDemand { card, percent: percent() },
    })
}
