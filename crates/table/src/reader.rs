//! Whoever looks at pages: who they are, their language, and how they like things.

use std::collections::HashSet;
use std::sync::Arc;

use runestones_i18n::{Locale, druid_name, text};
use runestones_model::PersonId;
use runestones_rules::Seat;

use crate::names::tidy_name;
use crate::settings::Likes;

/// Whoever looks at pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reader {
    /// Who they are.
    pub id: PersonId,
    /// The name they gave, if they gave one.
    pub name: Option<String>,
    /// How they like the table.
    pub likes: Likes,
    /// The languages that their browser asks for, as it says them.
    pub accept_language: String,
    /// Whom they do not want to meet.
    pub blocked: Arc<HashSet<PersonId>>,
}

impl Reader {
    /// Somebody of whom nothing is known.
    pub fn stranger(id: PersonId) -> Reader {
        Reader { id, name: None, likes: Likes::default(), accept_language: String::new(), blocked: Arc::default() }
    }

    /// The language they chose, or the best their browser asks for.
    pub fn locale(&self) -> Locale {
        let chosen = self.likes.language.as_deref().and_then(|tag| tag.parse().ok());
        chosen.unwrap_or_else(|| Locale::negotiate(&self.accept_language))
    }

    /// The name to sit down with; who gave none is called by the colour of the seat.
    pub fn name_at(&self, seat: Seat) -> String {
        self.name.clone().unwrap_or_else(|| druid_name(self.locale(), seat))
    }

    /// A text of the page in their language.
    pub fn text(&self, key: &str) -> String {
        text(self.locale(), key, &[])
    }

    /// Takes a new name, if it is one that a player can have.
    pub fn rename(&mut self, name: &str) -> bool {
        let tidy = tidy_name(name);
        let good = tidy.is_some();
        if good {
            self.name = tidy;
        }
        good
    }
}
