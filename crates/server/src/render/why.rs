//! What a person is told who points at something with which nothing can be done.

use maud::Markup;
use runestones_rules::Place;

use super::snapshot::Snapshot;
use super::{Occasion, page};
use crate::page::Why;
use crate::person::Visitor;
use crate::table::Table;

/// The reason, and the page that says it. Like every drawing it knows no more than the person does.
pub(crate) async fn why(table: &Table, visitor: &Visitor, place: Place) -> (Why, Markup) {
    let snapshot = {
        let state = table.lock().await;
        Snapshot::of(&table.id, &state, &visitor.id)
    };
    snapshot.draw(visitor, &Occasion::default(), |view| {
        let why = page::why(view, place);
        let drawn = page::why_page(&visitor.head(&why.words()), view, &why);
        (why, drawn)
    })
}
