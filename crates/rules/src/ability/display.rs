//! Writing abilities: `red + die`, `wild / 3vp`, `green -> blue yellow red`. There is one way to write each.

use std::fmt;

use crate::ability::{Ability, Effect, Exchange, Together};
use crate::colour::{Gem, Gems};

impl Together {
    pub(super) const ALL: [Together; 3] = [Together::Each, Together::OneOf, Together::InOrder];

    /// The sign between two effects that go together in this way.
    pub const fn sign(self) -> char {
        match self {
            Together::Each => '+',
            Together::OneOf => '/',
            Together::InOrder => ',',
        }
    }
}

impl fmt::Display for Ability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.first)?;
        match (self.second, self.together) {
            (None, _) => Ok(()),
            (Some(second), Together::InOrder) => write!(f, ", {second}"),
            (Some(second), together) => write!(f, " {} {second}", together.sign()),
        }
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Effect::Gem(colour) => write!(f, "{colour}"),
            Effect::AnyGem => f.write_str("any"),
            Effect::Wild(1) => f.write_str("wild"),
            Effect::Wild(count) => write!(f, "{count} wild"),
            Effect::ColourCard(colour) => write!(f, "card:{colour}"),
            Effect::AnyCard => f.write_str("card:any"),
            Effect::Die => f.write_str("die"),
            Effect::Points(points) => write!(f, "{points}vp"),
            Effect::Exchange(exchange) => write!(f, "{exchange}"),
            Effect::Pillage => f.write_str("pillage"),
            Effect::Resurrection => f.write_str("resurrection"),
            Effect::Switch => f.write_str("switch"),
            Effect::Wisp => f.write_str("wisp"),
            Effect::Ore => f.write_str("ore"),
            Effect::Draw(count) => write!(f, "draw {count}"),
            Effect::Play => f.write_str("play"),
        }
    }
}

impl fmt::Display for Exchange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_gems(f, self.price.gems)?;
        (0..self.price.any).try_for_each(|_| f.write_str("any "))?;
        f.write_str("->")?;
        let mut received = String::new();
        write_gems(&mut received, self.gems)?;
        if self.points > 0 {
            received += &Effect::Points(self.points).to_string();
        }
        write!(f, " {}", received.trim_end())
    }
}

/// Each gem with a space after it. Coloured gems are listed one by one, wild ones counted, as the cards show them.
fn write_gems(out: &mut dyn fmt::Write, gems: Gems) -> fmt::Result {
    for (gem, count) in gems.iter() {
        match gem {
            Gem::Wild => write!(out, "{} ", Effect::Wild(count))?,
            _ => (0..count).try_for_each(|_| write!(out, "{gem} "))?,
        }
    }
    Ok(())
}
