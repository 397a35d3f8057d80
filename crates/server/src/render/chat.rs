//! What somebody hears of what is said.

use std::collections::BTreeMap;

use runestones_rules::Seat;
use runestones_store::PersonId;

use crate::page::{Chat, ChatLine};
use crate::table::{Muted, Said};

/// The conversation without those whom the person does not want to hear.
pub(super) fn heard(said: &Said, person: &PersonId, muted: &Muted) -> Chat {
    if muted.everybody {
        return Chat { silent: true, ..Chat::default() };
    }
    let mut lines = Vec::new();
    let mut silenced = BTreeMap::new();
    for runestones_store::ChatLine { id, line } in said {
        match &line.person {
            Some(speaker) if muted.people.contains(speaker) => {
                silenced.insert(speaker, (*id, line.name.clone()));
            }
            speaker => lines.push(ChatLine {
                seat: line.seat.and_then(|seat| Seat::new(seat as usize)),
                name: line.name.clone(),
                text: line.text.clone(),
                mute: speaker.as_ref().is_some_and(|speaker| speaker != person).then_some(*id),
            }),
        }
    }
    Chat { lines, muted: silenced.into_values().collect(), silent: false }
}
