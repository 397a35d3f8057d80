//! What the players of a record are called.

use runestones_i18n::{Locale, druid_name};
use runestones_rules::Seat;

/// Longer names do not fit into a drawing.
const MOST_CHARS: usize = 20;

/// The names of a record, such as `Brown (human)`, short enough for a drawing and all different: without the brackets
/// if they are not needed to tell the players apart. If that does not do, everybody has the name of the druid at the
/// seat.
pub(crate) fn short_names(players: &[String], locale: Locale) -> Vec<String> {
    let short: Vec<String> = players.iter().map(|name| split(name).0.to_owned()).collect();
    let druids = || Seat::first(players.len()).map(|seat| druid_name(locale, seat)).collect();
    [short, players.to_vec()].into_iter().find(|names| are_fit(names)).unwrap_or_else(druids)
}

fn are_fit(names: &[String]) -> bool {
    let fits = |(index, name): (usize, &String)| name.chars().count() <= MOST_CHARS && !names[..index].contains(name);
    names.iter().enumerate().all(fits)
}

/// A name, and what stands in brackets after it: `Grey (greedy)` is Grey, played by `greedy`.
pub(crate) fn split(name: &str) -> (&str, Option<&str>) {
    let parts = name.strip_suffix(')').and_then(|name| name.rsplit_once(" ("));
    match parts {
        Some((name, player)) if !name.is_empty() => (name, Some(player)),
        _ => (name, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(players: &[&str], expected: &[&str]) {
        let players: Vec<String> = players.iter().map(|name| (*name).to_owned()).collect();
        assert_eq!(short_names(&players, Locale::En), expected);
    }

    #[test]
    fn names_are_short_and_differ() {
        check(&["Brown (human)", "Grey (greedy)"], &["Brown", "Grey"]);
        check(&["Bot (random)", "Bot (greedy)"], &["Bot (random)", "Bot (greedy)"]);
        check(&["Ann", "Ann", "Bea"], &["Brown", "Grey", "Beige"]);
        check(&["Ann", "A name that is far too long"], &["Brown", "Grey"]);
        check(&[" (x)", "(y)"], &[" (x)", "(y)"]);
    }
}
