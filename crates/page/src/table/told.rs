//! What happened since the last update, for the script that lets pieces travel: the events of `docs/notation.md`, as far
//! as the viewer may know them.

use runestones_rules::{Card, CardPlace, Event, Seat};
use serde::Serialize;

use crate::piece::card::shown;
use crate::view::TableView;

#[derive(Serialize)]
struct Told {
    #[serde(flatten)]
    event: Event,
    /// A card that is turned up but lies nowhere on the table, neither before nor after.
    #[serde(skip_serializing_if = "Option::is_none")]
    look: Option<String>,
}

/// As JSON; `None` if nothing happened that anybody could see.
pub(crate) fn told(table: &TableView) -> Option<String> {
    let told: Vec<Told> =
        table.told.iter().map(|(_, event)| Told { event: *event, look: look(table, *event) }).collect();
    (!told.is_empty()).then(|| serde_json::to_string(&told).ok()).flatten()
}

fn look(table: &TableView, event: Event) -> Option<String> {
    let Event::Card { card: Some(card), from, to } = event else { return None };
    let turns_up = !matches!(from, CardPlace::Display(_) | CardPlace::Front(_));
    let owner = from.owner().or(to.owner());
    (turns_up && !lies_open(table, card, owner)).then(|| shown(table, card).into_string())
}

/// Whether the page shows the card. Druids exist once for each seat.
fn lies_open(table: &TableView, card: Card, owner: Option<Seat>) -> bool {
    let game = table.public();
    let mine = owner.is_none() || owner == table.view.viewer();
    game.display().contains(&Some(card))
        || (owner.is_none_or(|owner| owner == game.active())
            && game.front_cards().iter().any(|front| front.card == card))
        || (mine && table.view.viewer().is_some_and(|viewer| table.view.hand(viewer).contains(card)))
}
