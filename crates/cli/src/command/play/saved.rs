//! Saved games as text.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::str::FromStr;

use anyhow::{Context as _, bail, ensure};
use runestones_rules::{CardSet, Entry, FirstPlayer, Options, Rune, Seed, StoneChoice};

use super::seats::Sitter;
use super::table::Table;

const TITLE: &str = "Rune Stones saved game 1";

/// A game and who sits at it.
pub(super) struct Saved {
    pub(super) table: Table,
    pub(super) sitters: Vec<Sitter>,
}

/// A file name that no other game has.
pub(super) fn default_file(table: &Table) -> PathBuf {
    let commitment = table.seed().commitment().to_string();
    PathBuf::from(format!("runestones-{}.txt", &commitment[..8]))
}

/// The game as text.
pub(super) fn to_text(table: &Table, sitters: &[Sitter]) -> String {
    let options = table.options();
    let sitters: Vec<String> = sitters.iter().map(ToString::to_string).collect();
    let stones = match &options.stones {
        StoneChoice::Base => "base".to_owned(),
        StoneChoice::Random => "random".to_owned(),
        StoneChoice::Chosen(chosen) => chosen.iter().map(ToString::to_string).collect::<Vec<_>>().join(","),
    };
    let night = if options.night { "yes" } else { "no" };
    let mut text = format!(
        "{TITLE}\nseats: {}\nnight: {night}\nstones: {stones}\ncard set: {}\nseed: {}\n\n",
        sitters.join(","),
        options.card_set.hash_hex(),
        table.seed()
    );
    for entry in table.entries() {
        let _ = writeln!(text, "{entry}");
    }
    text
}

impl Saved {
    /// Reads what [`to_text`] wrote, for a game with this card set.
    pub(super) fn from_text(text: &str, card_set: &'static CardSet) -> anyhow::Result<Saved> {
        let mut lines = text.lines();
        ensure!(lines.next() == Some(TITLE), "the first line is not `{TITLE}`");
        let mut header = |name: &str| {
            lines.next().and_then(|line| line.strip_prefix(name)).with_context(|| format!("`{name}` is missing"))
        };
        let sitters = list::<Sitter>(header("seats: ")?)?;
        let night = header("night: ")? == "yes";
        let stones = match header("stones: ")? {
            "base" => StoneChoice::Base,
            "random" => StoneChoice::Random,
            chosen => StoneChoice::Chosen(list::<Rune>(chosen)?),
        };
        if header("card set: ")? != card_set.hash_hex() {
            bail!("it was played with another card set; name the file with --cards");
        }
        let seed: Seed = header("seed: ")?.parse()?;
        let entries = lines.filter(|line| !line.trim().is_empty());
        let entries = entries.map(Entry::from_str).collect::<Result<Vec<Entry>, _>>()?;
        let options = Options { players: sitters.len(), night, stones, first: FirstPlayer::Random, card_set };
        Ok(Saved { table: Table::replay(options, seed, entries)?, sitters })
    }
}

fn list<T: FromStr<Err: std::fmt::Display>>(text: &str) -> anyhow::Result<Vec<T>> {
    text.split(',').map(|word| word.parse().map_err(|error: T::Err| anyhow::anyhow!("{error}"))).collect()
}
