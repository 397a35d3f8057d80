//! From what somebody may know of a table to what they get: a page, a part of one, or plain text.

use maud::Markup;
use runestones_model::Millis;
use runestones_rules::Place;
use runestones_table::Reader;

use super::{Parts, Snapshot, TableView};
use crate::site::{Head, OwnTurn, layout};
use crate::table::recap::last_of_others;
use crate::table::{self, PileName, Why};

/// What is special about this drawing of the table.
#[derive(Clone, Debug, Default)]
pub struct Occasion {
    /// The moment to show, if it is not the latest.
    pub moment: Option<u64>,
    /// The pile to open instead of the whole table.
    pub pile: Option<PileName>,
    /// The seed was checked, with this result.
    pub verified: Option<bool>,
    /// Something that has to be said.
    pub notice: Option<String>,
    /// What the review of a finished game says to this person in one line.
    pub review: Option<String>,
    /// The table in words.
    pub as_text: bool,
    /// What time it is.
    pub now: Millis,
}

impl Snapshot {
    /// `<main id="table">`, or the pile to open, and the title of the page; `None` if there is no such pile.
    pub fn table(&self, reader: &Reader, occasion: &Occasion) -> Option<(Markup, String)> {
        if matches!(occasion.pile, Some(PileName::Discard(seat)) if !self.has_seat(seat)) {
            return None;
        }
        Some(self.draw(reader, occasion, |view| {
            let drawn = match occasion.pile {
                Some(pile) => table::pile(view, pile),
                None if occasion.as_text => table::text_table(view),
                None => table::table(view),
            };
            (drawn, table::title(view))
        }))
    }

    /// `<main id="table">` for a live connection, without the parts that were sent before.
    pub fn news(&self, reader: &Reader, occasion: &Occasion, parts: &mut Parts) -> Markup {
        if occasion.as_text {
            return self.draw(reader, occasion, table::text_table);
        }
        let told = parts.tell(&self.events);
        self.draw_parts(reader, occasion, Some(parts), |view| table::table(&TableView { told, ..*view }))
    }

    /// The person has this before them already, as a page: what happens from now on is news.
    pub fn is_seen(&self, parts: &mut Parts) {
        parts.have_seen(&self.events);
    }

    /// The whole page; `None` if there is no such pile.
    pub fn page(&self, reader: &Reader, occasion: &Occasion) -> Option<Markup> {
        let (content, title) = self.table(reader, occasion)?;
        if occasion.as_text {
            return Some(table::text_page(&Head::of(reader, &title), &content));
        }
        let head = Head { is_table: true, ..Head::of(reader, &title) };
        Some(layout(&head, &content))
    }

    /// What a list of games shows of a table where the person has to decide; nothing while a curtain covers the hands.
    pub fn own_turn(&self, reader: &Reader) -> Option<OwnTurn> {
        self.draw(reader, &Occasion::default(), |table| {
            let seat = table.view.viewer().filter(|_| table.curtain.is_none())?;
            let hand = table.view.hand(seat).iter().collect();
            Some(OwnTurn { hand, set: table.public().card_set(), last: last_of_others(table) })
        })
    }

    /// The table as plain text.
    pub fn plain(&self, reader: &Reader, occasion: &Occasion) -> String {
        self.draw(reader, occasion, table::plain_table)
    }

    /// Why nothing can be done at a place, and the page that says it. Like every drawing it knows no more than the person
    /// does.
    pub fn why(&self, reader: &Reader, place: Place) -> (Why, Markup) {
        self.draw(reader, &Occasion::default(), |view| {
            let why = table::why(view, place);
            let drawn = table::why_page(&Head::of(reader, &why.words()), view, &why);
            (why, drawn)
        })
    }
}
