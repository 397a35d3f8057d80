//! Reads a record from text: its lines, then its header, then its entries, which are played along.

use crate::card_set::CardSet;
use crate::moves::Entry;
use crate::notation::keyword::shorten;
use crate::notation::record::header::Header;
use crate::notation::record::problem::Problems;
use crate::notation::record::{FORMAT_VERSION, Fault, MOST_BYTES, MOST_ENTRIES, Moment, Record, Rejected};

/// Reads a whole text.
pub(super) fn record(text: &str, sets: &[&'static CardSet]) -> Result<Record, Rejected> {
    if text.len() > MOST_BYTES {
        return Err(Problems::only(1, Fault::TooLong(text.len())));
    }
    let mut lines = lines(text);
    let (line, title) = lines.next().unwrap_or((1, ""));
    // What follows a wrong first line can only be misread.
    check_title(title).map_err(|reason| Problems::only(line, reason))?;
    let mut problems = Problems::default();
    let mut draft = Draft::default();
    for (line, text) in lines {
        draft.take_in(line, text, &mut problems);
    }
    draft.finish(sets, problems)
}

/// The lines that say something, with their numbers.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let numbered = (1..).zip(text.lines()).map(|(number, line)| (number, line.trim_end()));
    numbered.filter(|(_, line)| !line.is_empty() && !line.trim_start().starts_with('#'))
}

fn check_title(title: &str) -> Result<(), Fault> {
    match title.strip_prefix("Rune Stones record ") {
        None => Err(Fault::NotARecord),
        Some(version) if version == FORMAT_VERSION.to_string() => Ok(()),
        Some(version) => Err(Fault::Format(shorten(version))),
    }
}

/// What the lines said.
#[derive(Default)]
struct Draft<'t> {
    header: Header<'t>,
    sections: Vec<Section>,
    entry_count: usize,
}

/// A turn, or the preparation.
struct Section {
    line: usize,
    /// `None` if the label could not be read.
    label: Option<Moment>,
    /// The entries with their lines.
    entries: Vec<(usize, Entry)>,
}

impl<'t> Draft<'t> {
    fn take_in(&mut self, line: usize, text: &'t str, problems: &mut Problems) {
        let continues = text.starts_with(char::is_whitespace) && !self.sections.is_empty();
        // How turns end is said before the first of them.
        let begins = text.starts_with("setup") || text.starts_with("turn ") && !text.starts_with("turn end");
        if continues {
            self.read_entries(line, text, problems);
        } else if begins || !self.sections.is_empty() {
            let (label, entries) = text.split_once(':').unwrap_or((text, ""));
            let label = problems.note(line, label.trim().parse().map_err(Fault::Label));
            self.sections.push(Section { line, label, entries: Vec::new() });
            self.read_entries(line, entries, problems);
        } else {
            problems.note(line, self.header.add(line, text.trim_start()));
        }
    }

    /// Reads the entries of a line; the comma at its end is that of a turn that goes on.
    fn read_entries(&mut self, line: usize, text: &str, problems: &mut Problems) {
        let text = text.split_once('#').map_or(text, |(entries, _comment)| entries).trim();
        let text = text.strip_suffix(',').unwrap_or(text);
        let Some(section) = self.sections.last_mut() else { return };
        if text.is_empty() {
            return;
        }
        for word in text.split(',') {
            self.entry_count += 1;
            if self.entry_count > MOST_ENTRIES {
                continue;
            }
            let entry = match word.trim() {
                "" => Err(Fault::EmptyEntry),
                word => word.parse().map_err(Fault::Entry),
            };
            section.entries.extend(problems.note(line, entry).map(|entry| (line, entry)));
        }
    }

    fn finish(self, sets: &[&'static CardSet], mut problems: Problems) -> Result<Record, Rejected> {
        if self.entry_count > MOST_ENTRIES {
            problems.add(1, Fault::TooManyEntries(self.entry_count));
        }
        // Only what can be read as a whole makes sense as a game.
        let record = match self.header.finish(sets, &mut problems) {
            Some(record) if problems.is_empty() => record,
            _ => return Err(problems.reject(None)),
        };
        play_along(&record, &self.sections, &mut problems);
        let entries = self.sections.into_iter().flat_map(|section| section.entries);
        let record = Record { entries: entries.map(|(_, entry)| entry).collect(), ..record };
        if problems.is_empty() { Ok(record) } else { Err(problems.reject(Some(record))) }
    }
}

/// Plays the entries, up to the first illegal one, and checks that each stands under the label of its turn.
fn play_along(record: &Record, sections: &[Section], problems: &mut Problems) {
    let Ok(mut game) = record.begin(&mut ()) else { return };
    let mut number = 0;
    for section in sections {
        let Some(stated) = section.label else { return };
        if section.entries.is_empty() {
            problems.add(section.line, Fault::EmptyTurn(stated));
        }
        let mut label_is_right = true;
        for (line, entry) in &section.entries {
            number += 1;
            let due = Moment::of(&game);
            // The rest of a turn with a wrong label is no news.
            if label_is_right && stated != due {
                problems.add(*line, Fault::WrongLabel { stated, due });
                label_is_right = false;
            }
            if let Err(reason) = game.play(*entry, &mut ()) {
                problems.add(*line, Fault::Illegal { number, reason });
                return;
            }
        }
    }
}
