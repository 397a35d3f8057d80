//! What a position should have been judged, in the light of what followed.

use crate::Outlook;
use crate::net::MOST_MEMBERS;

/// A position of one seat: after its decision, or after what chance then decided.
pub(super) struct Step {
    /// The features that are not 0; `None` if nothing is learned from it.
    pub(super) features: Option<Vec<(u16, f32)>>,
    /// Which of the networks learn from it.
    pub(super) learned_by: [bool; MOST_MEMBERS],
    pub(super) round: u16,
    /// Whether the seat's turn is over but for the cards that come to its hand.
    pub(super) ends_turn: bool,
    /// How the position was judged; if something else was tried out, how the position after the best move was.
    pub(super) judged: Outlook,
    /// The same less what such judgements are too high by.
    pub(super) trusted: Outlook,
    pub(super) explored: bool,
    /// All luck of the game up to here.
    pub(super) luck: Outlook,
}

/// The targets of a seat's positions: λ-returns without the luck on the way, from the end backwards.
///
/// A move that was tried out at random says nothing about the decision before it; there the best alternative counts.
/// The judgement that is passed on is that of the position that came, never the best of several: the best of several
/// guesses is too good on average, and the network would learn that whoever has just moved is ahead.
pub(super) fn targets(steps: &[Step], end: Outlook, luck: Outlook, lambda: f32) -> Vec<Outlook> {
    let mut targets = vec![end; steps.len()];
    let (mut target, mut luck) = (end, luck);
    for (at, step) in steps.iter().enumerate().rev() {
        target = target.less(&luck.less(&step.luck));
        luck = step.luck;
        targets[at] = target;
        let trusted = step.trusted;
        target = if step.explored { trusted } else { trusted.plus(&target.less(&trusted), lambda) };
    }
    targets
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outlook(win: f32) -> Outlook {
        Outlook { wins: [win, 1.0 - win, 0.0, 0.0], scores: [10.0 * win, 0.0, 0.0, 0.0] }
    }

    fn step(win: f32, explored: bool) -> Step {
        // How it was judged does not matter, only what is left of it.
        let judged = outlook(win + 0.1);
        Step {
            features: None,
            learned_by: [false; MOST_MEMBERS],
            round: 1,
            ends_turn: false,
            judged,
            trusted: outlook(win),
            explored,
            luck: Outlook::default(),
        }
    }

    fn wins(steps: &[Step], lambda: f32) -> Vec<f32> {
        targets(steps, outlook(1.0), Outlook::default(), lambda).iter().map(|target| target.wins[0]).collect()
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

    #[test]
    fn luck_is_taken_out_of_what_came_before_it() {
        let lucky = |win: f32, luck: f32| Step {
            luck: Outlook { wins: [luck, -luck, 0.0, 0.0], ..Outlook::default() },
            ..step(win, false)
        };
        let steps = [lucky(0.5, 0.0), lucky(0.5, 0.25), lucky(0.5, 0.25)];
        let end = Outlook { wins: [0.375, -0.375, 0.0, 0.0], ..Outlook::default() };
        let wins = |lambda: f32| targets(&steps, outlook(1.0), end, lambda).iter().map(|all| all.wins[0]).collect();
        let (all, none): (Vec<f32>, Vec<f32>) = (wins(1.0), wins(0.0));
        assert_eq!(all, [0.625, 0.875, 0.875]);
        assert_eq!(none, [0.25, 0.5, 0.875]);
    }
}
