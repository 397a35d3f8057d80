//! The header of a record, as text and as values.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::fmt;
use std::str::FromStr;

use crate::card_set::CardSet;
use crate::dealer::Dealing;
use crate::game::Game;
use crate::hex::{NotHex, from_hex};
use crate::notation::keyword::{UnknownWord, shorten};
use crate::notation::position::Position;
use crate::notation::record::problem::Problems;
use crate::notation::record::{Fault, Record, check_name};
use crate::player::Seat;
use crate::rules_version::RulesVersion;
use crate::setup::Options;
use crate::turn_end::TurnEnd;

const PLAYERS: [&str; Seat::MOST] = ["player 1", "player 2", "player 3", "player 4"];

/// Every key of a header, in the order in which they are written.
const KEYS: [&str; 15] = [
    "rules",
    "card set",
    PLAYERS[0],
    PLAYERS[1],
    PLAYERS[2],
    PLAYERS[3],
    "night",
    "stones",
    "first",
    "turn end",
    "dealing",
    "position",
    "commitment",
    "seed",
    "result",
];

/// The header lines as they stand in the text.
#[derive(Default)]
pub(super) struct Header<'t>(BTreeMap<&'static str, (usize, &'t str)>);

impl<'t> Header<'t> {
    /// Takes one line in.
    pub(super) fn add(&mut self, line: usize, text: &'t str) -> Result<(), Fault> {
        let (key, value) = text.split_once(':').ok_or_else(|| Fault::NoColon(shorten(text)))?;
        let known = KEYS.into_iter().find(|known| *known == key.trim_end());
        let known = known.ok_or_else(|| Fault::UnknownKey(UnknownWord::new(key, "a key of a record", &KEYS)))?;
        // The first one counts, so that the second is the only problem.
        match self.0.entry(known) {
            Entry::Occupied(_) => return Err(Fault::Twice(known)),
            Entry::Vacant(place) => place.insert((line, value.trim())),
        };
        Ok(())
    }

    /// The record without its entries; `None` if a problem was noted.
    pub(super) fn finish(self, sets: &[&'static CardSet], problems: &mut Problems) -> Option<Record> {
        let mut fields = Fields { header: &self.0, problems };
        let rules = fields.required("rules", read_rules);
        let card_set = fields.required("card set", |text| read_card_set(text, sets));
        let players = fields.players();
        let night = fields.required("night", read_night);
        let stones = fields.required("stones", read_word);
        let first = fields.required("first", read_word);
        let turn_end = fields.optional("turn end", read_word);
        let dealing = fields.optional("dealing", read_word);
        let commitment = fields.optional("commitment", read_hex);
        let seed = fields.optional("seed", read_hex);
        let result = fields.optional("result", |text| read_result(text, players.len()));
        let options = Options {
            players: players.len(),
            night: night?,
            stones: stones?,
            first: first?,
            card_set: card_set?,
            rules: rules?,
            turn_end: turn_end.unwrap_or_default(),
            dealing: dealing.unwrap_or_default(),
        };
        check_options(&options, problems);
        let start = Fields { header: &self.0, problems }.optional("position", |text| {
            let position = Position::from_json(text).map_err(|problem| Fault::Position(vec![problem]))?;
            read_start(&position, &options)
        });
        Some(Record { start, commitment, seed, result, ..Record::new(options, players) })
    }
}

/// Reads values, and notes what is wrong with them.
struct Fields<'a, 't> {
    header: &'a BTreeMap<&'static str, (usize, &'t str)>,
    problems: &'a mut Problems,
}

impl<'t> Fields<'_, 't> {
    fn optional<T>(&mut self, key: &str, read: impl FnOnce(&'t str) -> Result<T, Fault>) -> Option<T> {
        let (line, value) = *self.header.get(key)?;
        self.problems.note(line, read(value))
    }

    fn required<T>(&mut self, key: &'static str, read: impl FnOnce(&'t str) -> Result<T, Fault>) -> Option<T> {
        if !self.header.contains_key(key) {
            self.problems.add(1, Fault::Missing(key));
        }
        self.optional(key, read)
    }

    /// The names, of as many players as the last one named makes.
    fn players(&mut self) -> Vec<String> {
        let count = PLAYERS.iter().rposition(|key| self.header.contains_key(key)).map_or(0, |last| last + 1);
        let mut names = Vec::new();
        for key in &PLAYERS[..count] {
            names.push(self.required(key, read_name).unwrap_or_default());
        }
        names
    }
}

/// Notes every reason why the options do not make a game.
pub(super) fn check_options(options: &Options, problems: &mut Problems) {
    for problem in options.problems() {
        problems.add(1, Fault::Option(problem));
    }
}

/// Where a game began that did not begin at the beginning.
pub(super) fn read_start(position: &Position, options: &Options) -> Result<Box<Game>, Fault> {
    let game = position.game(&[options.card_set]).map_err(Fault::Position)?;
    let agreed = Options { dealing: options.dealing, ..Options::of(&game) };
    if agreed == *options { Ok(Box::new(game)) } else { Err(Fault::OtherOptions) }
}

pub(super) fn read_rules(version: &str) -> Result<RulesVersion, Fault> {
    version.parse().map_err(Fault::RulesVersion)
}

fn read_card_set(text: &str, sets: &[&'static CardSet]) -> Result<&'static CardSet, Fault> {
    let (name, hash) = text.rsplit_once(' ').ok_or_else(|| Fault::CardSet(shorten(text)))?;
    find_card_set(name.trim_end(), hash, sets)
}

/// The set with this hash, which is part of what makes a game replay; its name is there for people.
pub(super) fn find_card_set(name: &str, hash: &str, sets: &[&'static CardSet]) -> Result<&'static CardSet, Fault> {
    if from_hex(hash).is_err() {
        return Err(Fault::CardSet(shorten(&format!("{name} {hash}"))));
    }
    match sets.iter().copied().find(|set| set.hash_hex() == hash).or_else(|| CardSet::known(hash)) {
        None => Err(Fault::UnknownCardSet { name: shorten(name), hash: hash.to_owned() }),
        Some(set) if set.name() != name => {
            Err(Fault::CardSetName { stated: shorten(name), known: set.name().to_owned() })
        }
        Some(set) => Ok(set),
    }
}

pub(super) fn read_name(name: &str) -> Result<String, Fault> {
    check_name(name).map_err(Fault::Name)?;
    Ok(name.to_owned())
}

fn read_night(word: &str) -> Result<bool, Fault> {
    match word {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(Fault::Word(UnknownWord::new(word, "an answer", &["yes", "no"]))),
    }
}

pub(super) fn read_word<T: FromStr<Err = UnknownWord>>(text: &str) -> Result<T, Fault> {
    text.parse().map_err(Fault::Word)
}

pub(super) fn read_hex<T: FromStr<Err = NotHex>>(text: &str) -> Result<T, Fault> {
    text.parse().map_err(Fault::Hex)
}

fn read_result(text: &str, players: usize) -> Result<Vec<u16>, Fault> {
    let bad = || Fault::Result { found: shorten(text), players };
    let number = |word: &str| word.parse().ok().filter(|number: &u16| number.to_string() == word).ok_or_else(bad);
    let scores: Vec<u16> = text.split_whitespace().map(number).collect::<Result<_, _>>()?;
    check_result(&scores, players)?;
    Ok(scores)
}

pub(super) fn check_result(scores: &[u16], players: usize) -> Result<(), Fault> {
    if scores.len() == players { Ok(()) } else { Err(Fault::Result { found: in_words(scores), players }) }
}

fn in_words(scores: &[u16]) -> String {
    let words: Vec<String> = scores.iter().take(10).map(ToString::to_string).collect();
    shorten(&words.join(" "))
}

/// Writes the header.
pub(super) fn write(record: &Record, text: &mut impl fmt::Write) -> fmt::Result {
    let options = &record.options;
    writeln!(text, "Rune Stones record {}", super::FORMAT_VERSION)?;
    writeln!(text, "rules: {}", options.rules)?;
    writeln!(text, "card set: {} {}", options.card_set.name(), options.card_set.hash_hex())?;
    for (key, name) in PLAYERS.iter().zip(&record.players) {
        writeln!(text, "{key}: {name}")?;
    }
    writeln!(text, "night: {}", if options.night { "yes" } else { "no" })?;
    writeln!(text, "stones: {}", options.stones)?;
    writeln!(text, "first: {}", options.first)?;
    // What old records do not say is not said where it is the same.
    if options.turn_end != TurnEnd::default() {
        writeln!(text, "turn end: {}", options.turn_end)?;
    }
    if options.dealing != Dealing::default() {
        writeln!(text, "dealing: {}", options.dealing)?;
    }
    if let Some(start) = &record.start {
        writeln!(text, "position: {}", Position::of(start).to_json())?;
    }
    if let Some(commitment) = record.commitment {
        writeln!(text, "commitment: {commitment}")?;
    }
    if let Some(seed) = record.seed {
        writeln!(text, "seed: {seed}")?;
    }
    if let Some(result) = &record.result {
        let scores: Vec<String> = result.iter().map(ToString::to_string).collect();
        writeln!(text, "result: {}", scores.join(" "))?;
    }
    Ok(())
}
