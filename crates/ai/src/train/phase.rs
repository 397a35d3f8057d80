//! The phases of a game, by which judgements are compared with results.

/// A phase is this many rounds long; the last has no end.
const ROUNDS: u16 = 5;
pub(super) const PHASES: usize = 5;

/// The phase of a round.
pub(super) fn phase(round: u16) -> usize {
    usize::from(round.saturating_sub(1) / ROUNDS).min(PHASES - 1)
}
