//! Reads a card set file and collects every problem with its line.
//!
//! A function here that finds nothing to return has reported why: a file without problems is a complete card set.

mod cards;
mod lists;
mod report;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::ability::Ability;
use crate::card_set::section::Section;
use crate::card_set::{CardSet, DISPLAY, FORGES, Face, Fault, Forge, MOST_BYTES, Problem};
use crate::notation::keyword::{UnknownWord, shorten};
use report::Report;

type Value<'t> = Spanned<DeValue<'t>>;

const KEYS: &[&str] = &["name", "prices", "forges", "tiles", "creatures", "dragons", "banshees", "druids"];

/// Reads a whole file.
pub(super) fn card_set(text: &str) -> Result<CardSet, Vec<Problem>> {
    if text.len() > MOST_BYTES {
        return Err(vec![Problem { line: 1, reason: Fault::TooLong(text.len()) }]);
    }
    let mut report = Report::new(text);
    let (_, errors) = DeTable::parse_recoverable(text);
    for error in &errors {
        report.add_syntax(error);
    }
    let readable = report.readable_lines();
    let Ok(root) = DeTable::parse(&readable) else { return Err(report.into_problems()) };
    let draft = Draft::read(root.get_ref(), &mut report);
    report_missing(root.get_ref(), &mut report);
    draft.finish(report.into_problems())
}

/// What has been read so far.
struct Draft {
    name: Option<String>,
    prices: Option<[u8; DISPLAY]>,
    forges: Option<[Forge; FORGES]>,
    tiles: Vec<Ability>,
    faces: Box<[Option<Face>; 128]>,
}

impl Draft {
    fn read(root: &DeTable<'_>, report: &mut Report) -> Draft {
        let faces = Box::new([None; 128]);
        let mut draft = Draft { name: None, prices: None, forges: None, tiles: Vec::new(), faces };
        for (key, value) in root {
            let at = key.span().start;
            match key.get_ref().as_ref() {
                "name" => draft.name = name(value, report),
                "prices" => draft.prices = lists::prices(value, report),
                "forges" => draft.forges = lists::forges(value, report),
                "tiles" => draft.tiles = lists::tiles(value, report),
                other => match Section::ALL.into_iter().find(|section| section.key() == other) {
                    Some(section) => cards::section(section, at, value, &mut draft.faces, report),
                    None => report.add(at, Fault::UnknownKey(UnknownWord::new(other, "a key of a card set", KEYS))),
                },
            }
        }
        draft
    }

    fn finish(self, problems: Vec<Problem>) -> Result<CardSet, Vec<Problem>> {
        match self {
            Draft { name: Some(name), prices: Some(prices), forges: Some(forges), tiles, faces }
                if problems.is_empty() =>
            {
                Ok(CardSet::of_values(name, faces, prices, forges, tiles))
            }
            _ => Err(problems),
        }
    }
}

fn name(value: &Value<'_>, report: &mut Report) -> Option<String> {
    let Some(name) = value.get_ref().as_str() else {
        report.add_type("name", value, "a text in quotes");
        return None;
    };
    // Names are shown in pages and terminals and written between quotes: nothing here breaks out of either.
    let plain = |sign: char| sign.is_alphanumeric() || " -_.,:'()&".contains(sign);
    let sound = (1..=40).contains(&name.chars().count()) && name.chars().all(plain) && name.trim() == name;
    if !sound {
        report.add(value.span().start, Fault::Name(shorten(name)));
    }
    sound.then(|| name.to_owned())
}

fn report_missing(root: &DeTable<'_>, report: &mut Report) {
    for required in ["name", "prices", "forges"] {
        if !root.contains_key(required) {
            report.add_unless_echo(0, Fault::Missing(required));
        }
    }
    for section in [Section::Creatures, Section::Dragons, Section::Druids] {
        if !root.contains_key(section.key()) {
            report.add_unless_echo(0, Fault::Missing(section.header()));
        }
    }
    // (N1, N7)
    let header = Section::Banshees.header();
    let (tiles, banshees) = (root.get_key_value("tiles"), root.get_key_value(Section::Banshees.key()));
    match (tiles, banshees) {
        (Some((key, _)), None) => {
            report.add_unless_echo(key.span().start, Fault::HalfOfTheNight { present: "tiles", missing: header });
        }
        (None, Some((key, _))) => {
            report.add_unless_echo(key.span().start, Fault::HalfOfTheNight { present: header, missing: "tiles" });
        }
        _ => {}
    }
}
