//! Records as JSON: the same header and the same entries, as strings.

use serde::{Deserialize, Serialize, Serializer};

use crate::card_set::CardSet;
use crate::dealer::Dealing;
use crate::moves::Entry;
use crate::notation::keyword::shorten;
use crate::notation::position::Position;
use crate::notation::record::header::{
    check_options, check_result, find_card_set, read_hex, read_name, read_rules, read_start, read_word,
};
use crate::notation::record::problem::Problems;
use crate::notation::record::{FORMAT_VERSION, Fault, MOST_BYTES, MOST_ENTRIES, Record, Rejected};
use crate::setup::Options;
use crate::turn_end::TurnEnd;

/// A record as it stands in JSON, before anything in it is checked.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Json {
    record: u32,
    rules: u32,
    card_set: JsonCardSet,
    players: Vec<String>,
    night: bool,
    stones: String,
    first: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    turn_end: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dealing: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    position: Option<Position>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    commitment: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<Vec<u16>>,
    entries: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct JsonCardSet {
    name: String,
    hash: String,
}

impl Json {
    fn of(record: &Record) -> Json {
        let options = &record.options;
        Json {
            record: FORMAT_VERSION,
            rules: options.rules.number(),
            card_set: JsonCardSet { name: options.card_set.name().to_owned(), hash: options.card_set.hash_hex() },
            players: record.players.clone(),
            night: options.night,
            stones: options.stones.to_string(),
            first: options.first.to_string(),
            turn_end: Some(options.turn_end).filter(|end| *end != TurnEnd::default()).map(|end| end.to_string()),
            dealing: Some(options.dealing).filter(|way| *way != Dealing::default()).map(|way| way.to_string()),
            position: record.start.as_deref().map(Position::of),
            commitment: record.commitment.map(|commitment| commitment.to_string()),
            seed: record.seed.map(|seed| seed.to_string()),
            result: record.result.clone(),
            entries: record.entries.iter().map(ToString::to_string).collect(),
        }
    }

    /// The record without its entries; `None` if a problem was noted.
    fn header(&self, sets: &[&'static CardSet], problems: &mut Problems) -> Option<Record> {
        if self.record != FORMAT_VERSION {
            problems.add(None, Fault::Format(self.record.to_string()));
        }
        let rules = problems.note(None, read_rules(&self.rules.to_string()));
        let card_set = problems.note(None, find_card_set(&self.card_set.name, &self.card_set.hash, sets));
        let names = self.players.iter().filter_map(|name| problems.note(None, read_name(name))).collect();
        let stones = problems.note(None, read_word(&self.stones));
        let first = problems.note(None, read_word(&self.first));
        let commitment = self.commitment.as_deref().and_then(|hex| problems.note(None, read_hex(hex)));
        let seed = self.seed.as_deref().and_then(|hex| problems.note(None, read_hex(hex)));
        if let Some(scores) = &self.result {
            problems.note(None, check_result(scores, self.players.len()));
        }
        let turn_end = self.turn_end.as_deref().and_then(|word| problems.note(None, read_word(word)));
        let dealing = self.dealing.as_deref().and_then(|word| problems.note(None, read_word(word)));
        let (stones, first, card_set, rules) = (stones?, first?, card_set?, rules?);
        let (players, night, turn_end) = (self.players.len(), self.night, turn_end.unwrap_or_default());
        let dealing = dealing.unwrap_or_default();
        let options = Options { players, night, stones, first, card_set, rules, turn_end, dealing };
        check_options(&options, problems);
        let start = self.position.as_ref().and_then(|position| problems.note(None, read_start(position, &options)));
        Some(Record { start, commitment, seed, result: self.result.clone(), ..Record::new(options, names) })
    }
}

impl Serialize for Record {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Json::of(self).serialize(serializer)
    }
}

impl Record {
    /// The record as JSON, on one line.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("strings and numbers can be written")
    }
}

/// Reads a record from JSON.
pub(super) fn read(text: &str, sets: &[&'static CardSet]) -> Result<Record, Rejected> {
    if text.len() > MOST_BYTES {
        return Err(Problems::only(1, Fault::TooLong(text.len())));
    }
    let broken =
        |error: serde_json::Error| Problems::only(error.line().max(1), Fault::Json(shorten(&error.to_string())));
    let json: Json = serde_json::from_str(text).map_err(broken)?;
    let mut problems = Problems::default();
    if json.entries.len() > MOST_ENTRIES {
        problems.add(None, Fault::TooManyEntries(json.entries.len()));
        return Err(problems.reject(None));
    }
    let record = json.header(sets, &mut problems);
    let entries = json.entries.iter().filter_map(|entry| problems.note(None, entry.parse().map_err(Fault::Entry)));
    let entries: Vec<Entry> = entries.collect();
    let record = match record {
        Some(record) if problems.is_empty() => Record { entries, ..record },
        _ => return Err(problems.reject(None)),
    };
    problems.note(None, play_along(&record));
    if problems.is_empty() { Ok(record) } else { Err(problems.reject(Some(record))) }
}

/// Plays the entries, up to the first illegal one.
fn play_along(record: &Record) -> Result<(), Fault> {
    let Ok(mut game) = record.begin(&mut ()) else { return Ok(()) };
    (1..)
        .zip(&record.entries)
        .try_for_each(|(number, entry)| game.play(*entry, &mut ()).map_err(|reason| Fault::Illegal { number, reason }))
}
