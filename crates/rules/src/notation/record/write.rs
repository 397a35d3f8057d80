//! Writes a record as text.

use std::fmt::{self, Write};

use crate::moves::Entry;
use crate::notation::record::{Moment, Record, header};

/// Lines are wrapped before they become longer than this.
const WIDTH: usize = 110;
/// A line that goes on is set in by this.
const INDENT: &str = "    ";

impl Record {
    /// The record as text. It reads back as an equal record, and equal records have equal texts.
    ///
    /// The turn to which an entry belongs follows from playing the game. Should an entry be illegal, it stands under
    /// the turn that was reached; such a text is not read again.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        self.write(&mut text).expect("a string takes everything");
        text
    }

    fn write(&self, text: &mut String) -> fmt::Result {
        header::write(self, text)?;
        let mut section = None;
        let mut column = 0;
        for (moment, entry) in self.with_moments() {
            if section == Some(moment) {
                text.push(',');
                column += 1;
            } else {
                // This ends the line before; after the header it makes an empty line.
                let label = format!("{moment}:");
                write!(text, "\n{label}")?;
                column = label.len();
                section = Some(moment);
            }
            column = write_wrapped(text, column, &entry.to_string())?;
        }
        if section.is_some() {
            text.push('\n');
        }
        Ok(())
    }

    /// The entries, each with the part of the game to which it belongs.
    fn with_moments(&self) -> impl Iterator<Item = (Moment, Entry)> {
        let mut game = self.begin(&mut ()).ok();
        self.entries.iter().map(move |entry| {
            let moment = game.as_ref().map_or(Moment::Setup, Moment::of);
            if let Some(game) = &mut game {
                // An illegal entry leaves the game as it was.
                let _ = game.play(*entry, &mut ());
            }
            (moment, *entry)
        })
    }
}

/// Writes a word after a space, or on a new line if it and a comma do not fit; says in which column it ends.
fn write_wrapped(text: &mut String, column: usize, word: &str) -> Result<usize, fmt::Error> {
    if column + word.len() + 2 > WIDTH {
        write!(text, "\n{INDENT}{word}")?;
        return Ok(INDENT.len() + word.len());
    }
    write!(text, " {word}")?;
    Ok(column + 1 + word.len())
}
