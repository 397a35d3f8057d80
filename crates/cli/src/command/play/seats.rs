//! Who sits at the table. A record keeps it in the names of the players: `Grey (greedy)`.

use std::fmt;
use std::str::FromStr;

use anyhow::anyhow;
use runestones_ai::{Bot, UnknownBot, bot_named};
use runestones_i18n::{Locale, druid_name};
use runestones_rules::record::MOST_NAME_CHARS;
use runestones_rules::{Seat, Seed};

use crate::options::number_of;
use crate::players;

/// A person at the keyboard, or a bot by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Sitter {
    Human,
    Bot(String),
}

/// A person against bots.
pub(super) fn usual(players: usize) -> Vec<Sitter> {
    let bots = std::iter::repeat_n(Sitter::Bot("greedy".to_owned()), players.clamp(1, Seat::MOST) - 1);
    std::iter::once(Sitter::Human).chain(bots).collect()
}

impl FromStr for Sitter {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        match name.trim() {
            "human" => Ok(Sitter::Human),
            name => match bot_named(name, 0) {
                Ok(_) => Ok(Sitter::Bot(name.to_owned())),
                Err(unknown) => Err(format!("{unknown}, and `human`")),
            },
        }
    }
}

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Sitter::Human => "human",
            Sitter::Bot(name) => name,
        })
    }
}

/// Names that tell who plays: `Brown (human)`, `Grey (greedy)`.
pub(super) fn names(sitters: &[Sitter], locale: Locale) -> Vec<String> {
    let druids: Vec<String> = Seat::first(sitters.len()).map(|seat| druid_name(locale, seat)).collect();
    rename(&druids, sitters)
}

/// The same names, but other players behind them.
pub(super) fn rename(players: &[String], sitters: &[Sitter]) -> Vec<String> {
    let rename = |(name, sitter): (&String, &Sitter)| {
        let player = format!(" ({sitter})");
        let room = MOST_NAME_CHARS.saturating_sub(player.chars().count());
        let name: String = players::split(name).0.chars().take(room).collect();
        name.trim_end().to_owned() + &player
    };
    players.iter().zip(sitters).map(rename).collect()
}

/// Who plays, as the names tell it.
pub(super) fn in_names(players: &[String]) -> anyhow::Result<Vec<Sitter>> {
    let sitter = |name: &String| {
        let player = players::split(name).1;
        let player = player.ok_or_else(|| anyhow!("say it with --seats, such as `--seats human,greedy`"))?;
        player.parse().map_err(|unknown| anyhow!("{unknown}; say who plays with --seats"))
    };
    players.iter().map(sitter).collect()
}

/// The bots by seat; `None` for people. A bot's own luck follows from the commitment, which everybody knows: it
/// cannot tell a bot anything about the cards.
pub(super) fn bots(sitters: &[Sitter], seed: Seed) -> Result<Vec<Option<Box<dyn Bot + Send>>>, UnknownBot> {
    let number = number_of(seed.commitment().0);
    let bot = |(seat, sitter): (Seat, &Sitter)| match sitter {
        Sitter::Human => Ok(None),
        Sitter::Bot(name) => bot_named(name, number ^ seat.index() as u64).map(Some),
    };
    Seat::first(sitters.len()).zip(sitters).map(bot).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_tell_who_plays() {
        let sitters = [Sitter::Human, Sitter::Bot("greedy".to_owned())];
        assert_eq!(names(&sitters, Locale::En), ["Brown (human)", "Grey (greedy)"]);
        assert_eq!(in_names(&names(&sitters, Locale::En)).unwrap(), sitters);
        let long = ["Ann (random)".to_owned(), "x".repeat(MOST_NAME_CHARS)];
        let renamed = rename(&long, &sitters);
        assert_eq!(renamed, ["Ann (human)".to_owned(), "x".repeat(31) + " (greedy)"]);
        assert_eq!(in_names(&renamed).unwrap(), sitters);
        assert!(in_names(&long).unwrap_err().to_string().contains("--seats"));
        assert!(in_names(&["Ann (at home)".to_owned()]).unwrap_err().to_string().contains("--seats"));
    }
}
