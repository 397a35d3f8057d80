//! The four sections of a card set file that list cards.

use crate::ability::Bearer;
use crate::card::Cards;
use crate::card_set::Border;

/// A section of the file: the cards of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Section {
    Creatures,
    Dragons,
    Banshees,
    Druids,
}

impl Section {
    pub(super) const ALL: [Section; 4] = [Section::Creatures, Section::Dragons, Section::Banshees, Section::Druids];

    /// The key in the file.
    pub(super) fn key(self) -> &'static str {
        match self {
            Section::Creatures => "creatures",
            Section::Dragons => "dragons",
            Section::Banshees => "banshees",
            Section::Druids => "druids",
        }
    }

    /// The header in the file.
    pub(super) fn header(self) -> &'static str {
        match self {
            Section::Creatures => "[creatures]",
            Section::Dragons => "[dragons]",
            Section::Banshees => "[banshees]",
            Section::Druids => "[druids]",
        }
    }

    /// Exactly the cards that the section lists.
    // (C2, C3, N1)
    pub(super) fn cards(self) -> Cards {
        match self {
            Section::Creatures => Cards::BASE_CREATURES.without(Cards::DRAGONS),
            Section::Dragons => Cards::DRAGONS,
            Section::Banshees => Cards::BANSHEES,
            Section::Druids => Cards::DRUIDS,
        }
    }

    /// Whether the cards of the section can have this border.
    pub(super) fn has_border(self, border: Border) -> bool {
        match self {
            Section::Creatures | Section::Banshees => matches!(border, Border::Colour(_)),
            Section::Dragons => border == Border::White,
            Section::Druids => border == Border::Druid,
        }
    }

    /// The borders that the cards of the section can have, in words.
    pub(super) fn borders(self) -> &'static str {
        match self {
            Section::Creatures | Section::Banshees => "blue, green, yellow or red",
            Section::Dragons => "white",
            Section::Druids => "druid",
        }
    }

    /// What kind of ability the cards of the section have.
    pub(super) fn bearer(self) -> Bearer {
        match self {
            Section::Banshees => Bearer::Banshee,
            Section::Creatures | Section::Dragons | Section::Druids => Bearer::Card,
        }
    }
}
