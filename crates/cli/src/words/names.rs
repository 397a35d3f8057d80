//! What the players are called.

use runestones_rules::Seat;

/// Longer names do not fit into a drawing.
const MOST_CHARS: usize = 20;

/// What the players are called, by seat: short enough for a drawing, and all different.
#[derive(Debug)]
pub(crate) struct Names(Vec<String>);

impl Names {
    /// From the names of a record, such as `Brown (human)`: without the brackets if they are not needed to tell the
    /// players apart. If that does not do, everybody has the name of the druid at the seat.
    pub(crate) fn of(players: &[String]) -> Names {
        let short: Vec<String> = players.iter().map(|name| split(name).0.to_owned()).collect();
        let druids = || Seat::first(players.len()).map(|seat| druid(seat).to_owned()).collect();
        Names([short, players.to_vec()].into_iter().find(|names| are_fit(names)).unwrap_or_else(druids))
    }

    /// What the player at a seat is called.
    pub(crate) fn at(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or(druid(seat), String::as_str)
    }
}

fn are_fit(names: &[String]) -> bool {
    let fits = |(index, name): (usize, &String)| name.chars().count() <= MOST_CHARS && !names[..index].contains(name);
    names.iter().enumerate().all(fits)
}

/// The colour of the druid at a seat (C1).
pub(crate) fn druid(seat: Seat) -> &'static str {
    ["Brown", "Grey", "Beige", "Black"][seat.index()]
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
        assert_eq!(Names::of(&players).0, expected);
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
