//! What somebody hears of what is said.

use std::collections::BTreeMap;

use runestones_rules::Seat;
use runestones_store::{ChatLine as Said, PersonId};

use crate::page::{Chat, ChatLine};
use crate::table::Muted;

/// The conversation without those whom the person does not want to hear.
pub(super) fn heard(said: Vec<Said>, person: &PersonId, muted: &Muted) -> Chat {
    if muted.everybody {
        return Chat { silent: true, ..Chat::default() };
    }
    let mut lines = Vec::new();
    let mut silenced = BTreeMap::new();
    for Said { id, line } in said {
        match line.person {
            Some(speaker) if muted.people.contains(&speaker) => drop(silenced.insert(speaker, (id, line.name))),
            speaker => lines.push(ChatLine {
                seat: line.seat.and_then(|seat| Seat::new(seat as usize)),
                name: line.name,
                text: line.text,
                mute: speaker.is_some_and(|speaker| speaker != *person).then_some(id),
            }),
        }
    }
    Chat { lines, muted: silenced.into_values().collect(), silent: false }
}
