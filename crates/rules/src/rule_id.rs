//! The ids of the rules, so that code can say which rule it speaks of.

use std::fmt;

/// A chapter of the rules, by its letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Chapter {
    /// Components.
    C,
    /// Preparation.
    P,
    /// A turn.
    T,
    /// Summon creatures.
    S,
    /// Use abilities.
    U,
    /// The die.
    D,
    /// Forge artifacts.
    F,
    /// Trade artifacts for a rune stone.
    X,
    /// Hand.
    H,
    /// End.
    E,
    /// Rune stones.
    R,
    /// Creatures of the Night.
    N,
    /// Queenie 1.
    Q,
}

impl Chapter {
    /// All of them, in the order of the rules.
    pub const ALL: [Chapter; 13] = [
        Chapter::C,
        Chapter::P,
        Chapter::T,
        Chapter::S,
        Chapter::U,
        Chapter::D,
        Chapter::F,
        Chapter::X,
        Chapter::H,
        Chapter::E,
        Chapter::R,
        Chapter::N,
        Chapter::Q,
    ];

    /// The number of its last rule; the first is 1.
    pub const fn last(self) -> u8 {
        match self {
            Chapter::H => 2,
            Chapter::E | Chapter::Q => 3,
            Chapter::T | Chapter::X => 4,
            Chapter::S => 5,
            Chapter::P => 6,
            Chapter::D | Chapter::F => 7,
            Chapter::U => 8,
            Chapter::C => 9,
            Chapter::R => 10,
            Chapter::N => 11,
        }
    }

    /// A rule of this chapter. A number that it does not have is a mistake in the code.
    pub const fn rule(self, number: u8) -> RuleId {
        assert!(number >= 1 && number <= self.last(), "there is no such rule");
        RuleId { chapter: self, number }
    }

    /// Its rules, in order.
    pub fn rules(self) -> impl Iterator<Item = RuleId> {
        (1..=self.last()).map(move |number| self.rule(number))
    }
}

impl fmt::Display for Chapter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// The id of a rule, as `docs/rules.md` has it: `U4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RuleId {
    chapter: Chapter,
    number: u8,
}

impl RuleId {
    /// Every rule, in order.
    pub fn all() -> impl Iterator<Item = RuleId> {
        Chapter::ALL.into_iter().flat_map(Chapter::rules)
    }

    /// The chapter that it stands in.
    pub fn chapter(self) -> Chapter {
        self.chapter
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.chapter, self.number)
    }
}
