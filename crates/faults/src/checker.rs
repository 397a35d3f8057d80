//! Do the histories and the log tell the same story? (A check for linearizability, made easy by the versions.)
//!
//! Every change of a table raises its version by one, so a request that was meant for a version is the step from it to
//! the next one, or it is nothing. Where all players keep histories, every step must be one that somebody sent: the
//! steps are taken again, and the result must be the log. An answer that was lost may stand for a step or for nothing.

pub(crate) mod alerts;
pub mod clock;
pub(crate) mod ratings;

use std::collections::BTreeMap;

use crate::history::{Deed, History, Outcome, Sent, Step, Stored};

/// Who changes a table.
#[derive(Clone, Copy, Debug)]
pub enum Movers {
    /// Only those whose histories are kept, once the last of them has sat down.
    People {
        /// The version from then on.
        since: u32,
    },
    /// Also bots and clocks.
    Others,
}

/// What is wrong; empty if all is well.
pub fn check(histories: &[History], stored: &Stored, movers: Movers) -> Vec<String> {
    let complaints = histories.iter().flat_map(|history| history.complaints.iter().cloned());
    let mut problems: Vec<String> = complaints.chain(disagreements(histories)).collect();
    let acknowledged = match acknowledged(histories) {
        Ok(acknowledged) => acknowledged,
        Err(twice) => {
            problems.push(twice);
            return problems;
        }
    };
    problems.extend(match movers {
        Movers::Others => lost_among_bots(&acknowledged, stored),
        Movers::People { since } => retold(since, histories, &acknowledged, stored),
    });
    problems
}

/// A position has one successor, so of everything that was sent for it one is acknowledged at most.
fn acknowledged(histories: &[History]) -> Result<BTreeMap<u32, &Sent>, String> {
    let mut steps = BTreeMap::new();
    for sent in all(histories).filter(|sent| sent.outcome == Outcome::Acknowledged) {
        if let Some(other) = steps.insert(sent.version, sent) {
            return Err(format!(
                "at version {} both {:?} and {:?} were acknowledged",
                sent.version, other.deed, sent.deed
            ));
        }
    }
    Ok(steps)
}

/// Somebody who looks at a version of a table twice sees the same, whichever server draws it.
fn disagreements(histories: &[History]) -> Vec<String> {
    let mut problems = Vec::new();
    for history in histories {
        let mut known: BTreeMap<u32, &[String]> = BTreeMap::new();
        for seen in &history.seen {
            let before = *known.entry(seen.version).or_insert(&seen.moves);
            if before != seen.moves {
                problems.push(format!("version {} was seen with {before:?} and with {:?}", seen.version, seen.moves));
            }
        }
    }
    problems
}

/// Without anything taken back, the change of the version `v` has a place among all of them: the last one belongs to the
/// last version but one, and so on.
fn lost_among_bots(acknowledged: &BTreeMap<u32, &Sent>, stored: &Stored) -> Vec<String> {
    let steps = stored.steps();
    let at = |version: u32| {
        let from_the_end = stored.version.checked_sub(version)? as usize;
        steps.len().checked_sub(from_the_end).and_then(|place| steps.get(place)).copied()
    };
    let lost = acknowledged.values().filter(|sent| match &sent.deed {
        Deed::Play(mv) => at(sent.version) != Some(Step::Move(mv)),
        Deed::Undo => true,
        Deed::Wish { wish, .. } => {
            let done = if wish == "resign" { "resigned" } else { "returned" };
            at(sent.version) != Some(Step::Incident(done))
        }
    });
    lost.map(|sent| format!("{:?} was acknowledged at version {} and is not stored", sent.deed, sent.version)).collect()
}

/// Takes every step again from what was sent. A server that knows nothing new may show a table as it was before somebody
/// sat down, and what is sent for such a version is no step.
fn retold(since: u32, histories: &[History], acknowledged: &BTreeMap<u32, &Sent>, stored: &Stored) -> Vec<String> {
    if let Some(early) = acknowledged.keys().next().filter(|early| **early < since) {
        return vec![format!("version {early} was acknowledged to be followed, but play began at {since}")];
    }
    if let Some(last) = acknowledged.keys().next_back().filter(|last| **last >= stored.version) {
        return vec![format!("version {last} was acknowledged to be followed, but the log ends at {}", stored.version)];
    }
    // For each move of the log what it can be: one, or several if nobody was told which of them was done.
    let mut log: Vec<(u32, Vec<&str>)> = Vec::new();
    for version in since..stored.version {
        let steps = acknowledged.get(&version).map_or_else(|| candidates(histories, version), |sent| vec![&sent.deed]);
        let moves: Vec<&str> = steps.iter().filter_map(|step| step.played()).collect();
        match (steps.len(), moves.len()) {
            (0, _) => return vec![format!("nobody sent the step from version {version}")],
            (_, 0) => drop(log.pop()),
            (all, played) if all == played => log.push((version, moves)),
            _ => return vec![format!("moved or taken back at version {version}? Nobody can tell: {steps:?}")],
        }
    }
    let is_told = |place: usize| log.get(place).is_some_and(|(_, told)| told.contains(&&*stored.moves[place]));
    let same = (0..stored.moves.len()).take_while(|place| is_told(*place)).count();
    if same == stored.moves.len() && same == log.len() {
        return Vec::new();
    }
    let around = log.get(same).map_or(stored.version, |(version, _)| *version);
    let mut sent: Vec<&Sent> = all(histories).filter(|sent| sent.version.abs_diff(around) <= AROUND).collect();
    sent.sort_by_key(|sent| sent.version);
    let (told, there) = (log.get(same), &stored.moves[same.saturating_sub(2)..stored.moves.len().min(same + 3)]);
    vec![format!("move {same}: {told:?} was told, stored is {there:?}; sent were {sent:?}")]
}

/// So many versions around one that is wrong are told of.
const AROUND: u32 = 3;

/// What may have been done at a version although nobody was told; the same, sent twice, is one thing.
fn candidates(histories: &[History], version: u32) -> Vec<&Deed> {
    let in_doubt = all(histories).filter(|sent| sent.version == version && sent.outcome.is_in_doubt());
    let mut deeds: Vec<&Deed> = in_doubt.map(|sent| &sent.deed).collect();
    deeds.sort();
    deeds.dedup();
    deeds
}

fn all(histories: &[History]) -> impl Iterator<Item = &Sent> {
    histories.iter().flat_map(|history| &history.sent)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::history::Seen;
    use Outcome::{Acknowledged, Refused, TryAgain, Unknown};

    const PEOPLE: Movers = Movers::People { since: 2 };

    fn play(version: u32, mv: &str, outcome: Outcome) -> Sent {
        Sent { version, deed: Deed::Play(mv.into()), outcome }
    }

    fn undo(version: u32) -> Sent {
        Sent { version, deed: Deed::Undo, outcome: Acknowledged }
    }

    fn stored(version: u32, moves: &[&str]) -> Stored {
        Stored { version, moves: moves.iter().map(ToString::to_string).collect(), incidents: Vec::new() }
    }

    fn told(sent: Vec<Sent>, stored: &Stored) -> Vec<String> {
        check(&[History { sent, ..History::default() }], stored, PEOPLE)
    }

    #[test]
    fn a_true_story() {
        let story = vec![
            play(2, "a", Acknowledged),
            play(3, "b", Unknown),
            play(3, "b", Refused),
            undo(4),
            play(5, "c", Acknowledged),
            play(6, "d", TryAgain),
        ];
        assert_eq!(told(story.clone(), &stored(6, &["a", "c"])), [""; 0]);
        assert_eq!(told(story.clone(), &stored(7, &["a", "c", "d"])), [""; 0]);
        // Another try with another move, and again no answer.
        let story = [story, vec![play(6, "e", Unknown)]].concat();
        assert_eq!(told(story.clone(), &stored(7, &["a", "c", "e"])), [""; 0]);
        assert_eq!(told(story, &stored(7, &["a", "c", "f"])).len(), 1);
    }

    #[test]
    fn what_was_sent_for_a_table_that_still_waited_is_no_step() {
        for outcome in [Refused, TryAgain, Unknown] {
            let story = vec![play(1, "a", outcome), play(2, "b", Acknowledged)];
            assert_eq!(told(story, &stored(3, &["b"])), [""; 0], "{outcome:?}");
        }
    }

    #[test]
    fn what_is_wrong_is_found() {
        let two = || vec![play(2, "a", Acknowledged), play(3, "b", Acknowledged)];
        for (what, sent, stored) in [
            ("lost at the end", two(), stored(3, &["a"])),
            ("lost in between", two(), stored(4, &["b"])),
            ("done twice", two(), stored(5, &["a", "b", "b"])),
            ("another move", two(), stored(4, &["a", "c"])),
            ("in another order", two(), stored(4, &["b", "a"])),
            ("refused and done", vec![play(2, "a", Refused)], stored(3, &["a"])),
            (
                "two steps from one position",
                vec![play(2, "a", Acknowledged), play(2, "b", Acknowledged)],
                stored(3, &["a"]),
            ),
            ("an undo that was lost", vec![play(2, "a", Acknowledged), undo(3)], stored(4, &["a"])),
            ("nobody sent it", vec![], stored(3, &["a"])),
            ("acknowledged before play began", vec![play(1, "a", Acknowledged)], stored(2, &[])),
        ] {
            assert_eq!(told(sent, &stored).len(), 1, "{what}");
        }
    }

    #[test]
    fn among_bots_acknowledged_moves_have_their_place() {
        let history = |sent| [History { sent, ..History::default() }];
        let sent = || vec![play(1, "a", Acknowledged), play(3, "b", Acknowledged), play(4, "x", Unknown)];
        assert_eq!(check(&history(sent()), &stored(5, &["a", "bot", "b", "bot"]), Movers::Others), [""; 0]);
        assert_eq!(check(&history(sent()), &stored(5, &["a", "bot", "bot", "b"]), Movers::Others).len(), 1);
        assert_eq!(check(&history(sent()), &stored(3, &["a", "bot"]), Movers::Others).len(), 1);
    }

    #[test]
    fn what_happened_to_seats_has_its_place_among_the_moves() {
        let wish = |version, wish: &str| Sent {
            version,
            deed: Deed::Wish { wish: wish.into(), seat: "1".into() },
            outcome: Acknowledged,
        };
        let history = |sent| [History { sent, ..History::default() }];
        let stored = |incidents| Stored { incidents, ..stored(6, &["a", "bot", "b"]) };
        let sent = || vec![play(1, "a", Acknowledged), wish(4, "return"), play(5, "b", Acknowledged)];
        let true_story = stored(vec![(1, "ran-out"), (2, "returned")]);
        assert_eq!(check(&history(sent()), &true_story, Movers::Others), [""; 0]);
        for (what, incidents) in [
            ("lost", vec![(1, "ran-out")]),
            ("twice", vec![(1, "ran-out"), (1, "ran-out"), (2, "returned")]),
            ("something else", vec![(1, "ran-out"), (2, "resigned")]),
        ] {
            assert_ne!(check(&history(sent()), &stored(incidents), Movers::Others), [""; 0], "{what}");
        }
    }

    #[test]
    fn servers_that_disagree_are_found() {
        let seen = |version, mv: &str| Seen { version, moves: vec![mv.into()] };
        let history = |other| History { seen: vec![seen(1, "a"), seen(2, "b"), other], ..History::default() };
        assert_eq!(check(&[history(seen(1, "a"))], &stored(2, &[]), PEOPLE), [""; 0]);
        assert_eq!(check(&[history(seen(1, "b"))], &stored(2, &[]), PEOPLE).len(), 1);
    }
}
