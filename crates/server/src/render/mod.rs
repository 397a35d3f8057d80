//! From a live table to a page: what one person may see of it, in their language and as they like it.

mod chat;
mod lesson;
mod log;
mod snapshot;
#[cfg(test)]
mod tests;
mod why;

use maud::Markup;

use crate::error::Refusal;
use crate::page::{self, Head, Parts, PileName};
use crate::person::Visitor;
use crate::table::Table;
pub(crate) use lesson::lesson;
use snapshot::Snapshot;
pub(crate) use why::why;

/// What is special about this drawing of the table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Occasion {
    /// The moment to show, if it is not the latest.
    pub(crate) at: Option<u64>,
    /// The pile to open instead of the whole table.
    pub(crate) pile: Option<PileName>,
    /// The seed was checked, with this result.
    pub(crate) verified: Option<bool>,
    /// Something that has to be said.
    pub(crate) notice: Option<String>,
    /// The table in words.
    pub(crate) as_text: bool,
}

/// `<main id="table">` for a person, or the pile to open, and the title of the page.
pub(crate) async fn table(table: &Table, visitor: &Visitor, occasion: &Occasion) -> Result<(Markup, String), Refusal> {
    let snapshot = look(table, visitor, occasion).await?;
    if matches!(occasion.pile, Some(PileName::Discard(seat)) if !snapshot.has_seat(seat)) {
        return Err(Refusal::NotFound);
    }
    Ok(snapshot.draw(visitor, occasion, |view| {
        let drawn = match occasion.pile {
            Some(pile) => page::pile(view, pile),
            None if occasion.as_text => page::text_table(view),
            None => page::table(view),
        };
        (drawn, page::title(view))
    }))
}

/// `<main id="table">` for a live connection, without the parts that were sent before.
pub(crate) async fn news(
    table: &Table,
    visitor: &Visitor,
    occasion: &Occasion,
    parts: &mut Parts,
) -> Result<Markup, Refusal> {
    let snapshot = look(table, visitor, occasion).await?;
    if occasion.as_text {
        return Ok(snapshot.draw(visitor, occasion, page::text_table));
    }
    Ok(snapshot.draw_parts(visitor, occasion, Some(parts), page::table))
}

/// The whole page of a table.
pub(crate) async fn table_page(live: &Table, visitor: &Visitor, occasion: &Occasion) -> Result<Markup, Refusal> {
    let (content, title) = table(live, visitor, occasion).await?;
    if occasion.as_text {
        return Ok(page::text_page(&visitor.head(&title), &content));
    }
    let head = Head { is_table: true, ..visitor.head(&title) };
    Ok(page::layout(&head, &content))
}

/// The table as plain text.
pub(crate) async fn plain_table(table: &Table, visitor: &Visitor, occasion: &Occasion) -> Result<String, Refusal> {
    Ok(look(table, visitor, occasion).await?.draw(visitor, occasion, page::plain_table))
}

/// Copies what the person may know out of the live table, so that nobody waits for a lock while a page is drawn.
async fn look(table: &Table, visitor: &Visitor, occasion: &Occasion) -> Result<Snapshot, Refusal> {
    let (mut snapshot, record) = {
        let state = table.lock().await;
        let mut snapshot = Snapshot::of(&table.id, &state, &visitor.id);
        snapshot.chat = chat::heard(&state.said, &visitor.id, &state.muted_by(&visitor.id));
        // Only the past and the ending need the whole record.
        let record = state.session.record();
        (snapshot, (occasion.at.is_some() || record.result.is_some()).then(|| record.clone()))
    };
    match (record, occasion.at) {
        (Some(record), Some(at)) => snapshot.go_back(&record, at).ok_or(Refusal::NotFound)?,
        (Some(record), None) => snapshot.end(&record, occasion.verified),
        (None, _) => {}
    }
    Ok(snapshot)
}
