//! Reads a section of cards.

use std::collections::HashMap;

use toml::de::DeTable;

use crate::ability::Ability;
use crate::card::{Card, Cards};
use crate::card_set::read::Value;
use crate::card_set::read::report::Report;
use crate::card_set::section::Section;
use crate::card_set::{Border, CardFault, Face, Fault};
use crate::notation::keyword::UnknownWord;

/// Reads one section into `faces`; `at` is the offset of its header.
pub(super) fn section(
    section: Section,
    at: usize,
    value: &Value<'_>,
    faces: &mut [Option<Face>; 128],
    report: &mut Report,
) {
    let Some(table) = value.get_ref().as_table() else {
        report.add_type(section.key(), value, "a section with a line for each card");
        return;
    };
    let mut listed = Vec::new();
    for (key, value) in table {
        let at = key.span().start;
        match card_in(section, key.get_ref()) {
            Ok(card) => {
                faces[card.index()] = CardReader { section, card, report }.face(at, value);
                listed.push((card, at));
            }
            Err(reason @ Fault::WrongSection { .. }) => report.add_unless_echo(at, reason),
            Err(reason) => report.add(at, reason),
        }
    }
    let missing = section.cards().without(listed.iter().map(|(card, _)| *card).collect::<Cards>());
    if !missing.is_empty() {
        report.add_unless_echo(at, Fault::MissingCards { section: section.header(), cards: missing });
    }
    if section == Section::Banshees {
        report_second_banshees(&listed, faces, report);
    }
}

fn card_in(section: Section, key: &str) -> Result<Card, Fault> {
    let card: Card = key.parse().map_err(Fault::NoSuchCard)?;
    let belongs = section.cards().contains(card);
    if belongs { Ok(card) } else { Err(Fault::WrongSection { card, section: section.header() }) }
}

/// Reads one card of a section.
struct CardReader<'r, 't> {
    section: Section,
    card: Card,
    report: &'r mut Report<'t>,
}

impl CardReader<'_, '_> {
    fn face(mut self, at: usize, value: &Value<'_>) -> Option<Face> {
        const FIELDS: &[&str] = &["border", "magic", "ability"];
        let Some(table) = value.get_ref().as_table() else {
            let expected = "a table in curly brackets with border, magic and ability";
            self.report.add_type(&self.card.to_string(), value, expected);
            return None;
        };
        for key in table.keys().filter(|key| !FIELDS.contains(&key.get_ref().as_ref())) {
            let unknown = UnknownWord::new(key.get_ref(), "a key of a card", FIELDS);
            self.add(key.span().start, CardFault::UnknownKey(unknown));
        }
        let section = self.section;
        let border = self.field(at, table, "border", |text| border_in(section, text));
        let magic = self.field(at, table, "magic", |text| text.parse().map_err(CardFault::Magic));
        let ability = self.field(at, table, "ability", |text| ability_in(section, text));
        Some(Face { border: border?, magic: magic?, ability: ability? })
    }

    fn field<T>(
        &mut self,
        at: usize,
        table: &DeTable<'_>,
        key: &'static str,
        read: impl Fn(&str) -> Result<T, CardFault>,
    ) -> Option<T> {
        let Some(value) = table.get(key) else {
            self.add(at, CardFault::Missing(key));
            return None;
        };
        let not_text = || CardFault::NotText { key, found: value.get_ref().type_str() };
        let field = value.get_ref().as_str().ok_or_else(not_text).and_then(read);
        field.map_err(|fault| self.add(value.span().start, fault)).ok()
    }

    fn add(&mut self, at: usize, fault: CardFault) {
        self.report.add(at, Fault::Card { card: self.card, fault });
    }
}

fn border_in(section: Section, text: &str) -> Result<Border, CardFault> {
    let found: Border = text.parse().map_err(CardFault::Border)?;
    let wrong = || CardFault::WrongBorder { found, section: section.header(), expected: section.borders() };
    if section.has_border(found) { Ok(found) } else { Err(wrong()) }
}

fn ability_in(section: Section, text: &str) -> Result<Ability, CardFault> {
    let ability: Ability = text.parse().map_err(CardFault::Ability)?;
    ability.check_on(section.bearer()).map_err(CardFault::Misplaced)?;
    Ok(ability)
}

/// There is one banshee of each kind in each colour. Sixteen that differ are all of them.
// (N1)
fn report_second_banshees(listed: &[(Card, usize)], faces: &[Option<Face>; 128], report: &mut Report) {
    let mut kinds = HashMap::new();
    for (card, at) in listed {
        let Some(Face { border, ability, .. }) = faces[card.index()] else { continue };
        let first = *kinds.entry((border, ability)).or_insert(*card);
        if first != *card {
            let fault = CardFault::SecondBanshee { border, ability: ability.to_string(), first };
            report.add(*at, Fault::Card { card: *card, fault });
        }
    }
}
