//! Gems and ore that change hands together.

use runestones_rules::{Gem, Gems};

#[derive(Clone, Copy)]
pub(super) struct Pile {
    gems: Gems,
    ore: u8,
}

impl Pile {
    pub(super) fn of_gems(gem: Gem, count: u8) -> Pile {
        Pile { gems: super::gems_of(gem, count), ore: 0 }
    }

    pub(super) fn of_ore(ore: u8) -> Pile {
        Pile { gems: Gems::NONE, ore }
    }

    pub(super) fn add(&mut self, other: Pile) {
        for (gem, count) in other.gems.iter() {
            *self.gems.of_mut(gem) += count;
        }
        self.ore += other.ore;
    }

    pub(super) fn words(self) -> String {
        crate::words::pieces(self.gems, self.ore)
    }
}
