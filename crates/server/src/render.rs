//! From a live table to what one person gets of it. What they may know is copied out under the lock; the drawing holds up
//! nobody.

use maud::Markup;
use runestones_page::{Occasion, Parts, Snapshot, Why};
use runestones_rules::Place;
use runestones_table::Stride;

use crate::error::Refusal;
use crate::person::Visitor;
use crate::table::LiveTable;

/// `<main id="table">` for a live connection, without the parts that were sent before.
pub(crate) async fn news(
    table: &LiveTable,
    visitor: &Visitor,
    occasion: &Occasion,
    parts: &mut Parts,
) -> Result<Markup, Refusal> {
    Ok(look(table, visitor, occasion).await?.news(visitor, occasion, parts))
}

/// A live connection begins with a table that the page shows already: from there on it tells what happens.
pub(crate) async fn seen(table: &LiveTable, visitor: &Visitor, parts: &mut Parts) -> Result<(), Refusal> {
    look(table, visitor, &Occasion::default()).await?.is_seen(parts);
    Ok(())
}

/// The whole page of a table.
pub(crate) async fn table_page(table: &LiveTable, visitor: &Visitor, occasion: &Occasion) -> Result<Markup, Refusal> {
    look(table, visitor, occasion).await?.page(visitor, occasion).ok_or(Refusal::NotFound)
}

/// Several moments of a game, each with its drawing.
pub(crate) async fn moments(
    table: &LiveTable,
    visitor: &Visitor,
    occasion: &Occasion,
    stretch: (Stride, usize),
) -> Result<Vec<(u64, String)>, Refusal> {
    let snapshot = Snapshot::of(&table.id, &*table.lock().await, visitor, occasion);
    snapshot.moments(visitor, occasion, stretch).ok_or(Refusal::NotFound)
}

/// The table as plain text.
pub(crate) async fn plain_table(table: &LiveTable, visitor: &Visitor, occasion: &Occasion) -> Result<String, Refusal> {
    Ok(look(table, visitor, occasion).await?.plain(visitor, occasion))
}

/// What a person is told who points at something with which nothing can be done, and the page that says it.
pub(crate) async fn why(table: &LiveTable, visitor: &Visitor, place: Place) -> Result<(Why, Markup), Refusal> {
    Ok(look(table, visitor, &Occasion::default()).await?.why(visitor, place))
}

async fn look(table: &LiveTable, visitor: &Visitor, occasion: &Occasion) -> Result<Snapshot, Refusal> {
    let occasion = &Occasion { now: table.now(), ..occasion.clone() };
    let snapshot = Snapshot::of(&table.id, &*table.lock().await, visitor, occasion);
    snapshot.settled(occasion).ok_or(Refusal::NotFound)
}
