//! A card set as its one canonical text, and the hash of that text.
//!
//! Stored games name their card set by this hash. The layout of the text is therefore settled: whatever changes it
//! makes old records unreadable.

use std::fmt::{self, Write};

use sha2::{Digest, Sha256};

use crate::card_set::CardSet;
use crate::card_set::section::Section;

impl CardSet {
    /// The set as a file, without comments. It reads back as an equal set, and equal sets have equal texts.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        self.write(&mut text).expect("a string takes everything");
        text
    }

    pub(super) fn hash_of_text(&self) -> [u8; 32] {
        Sha256::digest(self.to_text()).into()
    }

    fn write(&self, text: &mut String) -> fmt::Result {
        // A name holds nothing that a quoted text would have to escape.
        writeln!(text, "name = \"{}\"", self.name)?;
        writeln!(text, "prices = {:?}", self.prices)?;
        writeln!(text, "forges = {:?}", self.forges.map(|forge| forge.to_string()))?;
        if self.has_night() {
            writeln!(text, "tiles = [")?;
            self.tiles.iter().try_for_each(|tile| writeln!(text, "    \"{tile}\","))?;
            writeln!(text, "]")?;
        }
        Section::ALL.into_iter().try_for_each(|section| self.write_section(text, section))
    }

    fn write_section(&self, text: &mut String, section: Section) -> fmt::Result {
        let mut faces = section.cards().iter().filter_map(|card| Some((card, self.face(card)?))).peekable();
        if faces.peek().is_some() {
            writeln!(text, "\n{}", section.header())?;
        }
        faces.try_for_each(|(card, face)| {
            let (border, magic, ability) = (face.border, face.magic, face.ability);
            writeln!(text, r#"{card} = {{ border = "{border}", magic = "{magic}", ability = "{ability}" }}"#)
        })
    }
}
