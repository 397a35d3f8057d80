//! What people are called in addresses: never by who they are.

use runestones_store::PersonId;
use runestones_table::hash;

/// The id of somebody's page. It follows from who they are, and not the other way round.
pub(crate) fn handle(person: &PersonId) -> String {
    hash(&format!("player {}", person.0))[..16].to_owned()
}
