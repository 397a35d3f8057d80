//! What a position should have been judged, in the light of what followed.

use runestones_rules::Seat;

use crate::Outlook;

/// A decision of one seat.
pub(super) struct Step {
    /// The features, after the decision, that are not 0; `None` if nothing is learned from it.
    pub(super) features: Option<Vec<(u16, f32)>>,
    /// How the position after it was judged; how the best alternative was, if something else was tried out.
    pub(super) judged: Outlook,
    pub(super) explored: bool,
}

/// The targets of a seat's decisions: λ-returns, from the end backwards.
///
/// A move that was tried out at random says nothing about the decision before it; there the best alternative counts.
pub(super) fn targets(steps: &[Step], end: Outlook, lambda: f32) -> Vec<Outlook> {
    let mut targets = vec![end; steps.len()];
    let mut target = end;
    for (at, step) in steps.iter().enumerate().rev() {
        targets[at] = target;
        target = if step.explored { step.judged } else { between(step.judged, target, lambda) };
    }
    targets
}

fn between(from: Outlook, to: Outlook, share: f32) -> Outlook {
    let mix = |from: [f32; Seat::MOST], to: [f32; Seat::MOST]| {
        std::array::from_fn(|at| from[at] + share * (to[at] - from[at]))
    };
    Outlook { wins: mix(from.wins, to.wins), scores: mix(from.scores, to.scores) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outlook(win: f32) -> Outlook {
        Outlook { wins: [win, 1.0 - win, 0.0, 0.0], scores: [10.0 * win, 0.0, 0.0, 0.0] }
    }

    fn step(win: f32, explored: bool) -> Step {
        Step { features: None, judged: outlook(win), explored }
    }

    fn wins(steps: &[Step], lambda: f32) -> Vec<f32> {
        targets(steps, outlook(1.0), lambda).iter().map(|target| target.wins[0]).collect()
    }

    #[test]
    fn the_end_reaches_back_and_fades() {
        let steps = [step(0.5, false), step(0.5, false), step(0.5, false)];
        assert_eq!(wins(&steps, 1.0), [1.0, 1.0, 1.0]);
        assert_eq!(wins(&steps, 0.0), [0.5, 0.5, 1.0]);
        assert_eq!(wins(&steps, 0.5), [0.625, 0.75, 1.0]);
    }

    #[test]
    fn what_was_tried_out_does_not_reach_back() {
        let steps = [step(0.2, false), step(0.4, true), step(0.5, false)];
        assert_eq!(wins(&steps, 1.0), [0.4, 1.0, 1.0]);
    }
}
