//! Which abilities can be printed where.

use std::fmt;

use crate::ability::{Ability, Effect, Together};

/// What an ability is printed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bearer {
    /// A coloured creature, a dragon or a druid card (U4, U6, U7).
    Card,
    /// A banshee (N1).
    Banshee,
    /// A wisp tile (N7).
    Tile,
}

/// Why an ability cannot be printed there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Misplaced {
    /// An effect of another kind of card or tile.
    #[error("`{effect}` cannot stand on {bearer}; what can: {}", bearer.examples())]
    Effect {
        /// The effect that cannot stand there.
        effect: Effect,
        /// Where it cannot stand.
        bearer: Bearer,
    },
    /// Two effects, joined in a way that does not exist there.
    #[error("`{}` cannot stand on {bearer}; {}", together.sign(), bearer.ways())]
    Together {
        /// How the effects were to go together.
        together: Together,
        /// Where they cannot.
        bearer: Bearer,
    },
}

impl Ability {
    /// Whether this ability can be printed on `bearer`.
    // (U4, U6, U7, N1, N6, N7)
    pub fn check_on(&self, bearer: Bearer) -> Result<(), Misplaced> {
        if let Some(effect) = self.effects().find(|effect| !bearer.has(*effect)) {
            return Err(Misplaced::Effect { effect, bearer });
        }
        if self.second.is_some() && !bearer.joins(self.together) {
            return Err(Misplaced::Together { together: self.together, bearer });
        }
        Ok(())
    }
}

impl Bearer {
    fn has(self, effect: Effect) -> bool {
        match effect {
            Effect::Gem(_) | Effect::AnyGem | Effect::Wild(_) | Effect::AnyCard | Effect::Die | Effect::Points(_) => {
                self != Bearer::Banshee
            }
            Effect::ColourCard(_) | Effect::Exchange(_) => self == Bearer::Card,
            Effect::Pillage | Effect::Resurrection | Effect::Switch | Effect::Wisp => self == Bearer::Banshee,
            Effect::Ore | Effect::Draw(_) | Effect::Play => self == Bearer::Tile,
        }
    }

    fn joins(self, together: Together) -> bool {
        match self {
            Bearer::Card => together != Together::InOrder,
            Bearer::Banshee => false,
            Bearer::Tile => together == Together::InOrder,
        }
    }

    fn examples(self) -> &'static str {
        match self {
            Bearer::Card => "blue, green, yellow, red, any, wild, card:red, card:any, die, 3vp, red -> 2vp",
            Bearer::Banshee => "pillage, resurrection, switch, wisp",
            Bearer::Tile => "blue, green, yellow, red, any, wild, card:any, die, 3vp, ore, draw 2, play",
        }
    }

    fn ways(self) -> &'static str {
        match self {
            Bearer::Card => "its effects are joined by `+` (both) or `/` (one of them)",
            Bearer::Banshee => "it has a single effect",
            Bearer::Tile => "its parts come in order and are joined by `,`",
        }
    }
}

impl fmt::Display for Bearer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Bearer::Card => "a creature, dragon or druid card",
            Bearer::Banshee => "a banshee",
            Bearer::Tile => "a wisp tile",
        })
    }
}
