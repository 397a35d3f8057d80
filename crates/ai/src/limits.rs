//! How long a bot may think, and how it is told to stop.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The most simulations for a depth: the tree is full long before.
const MOST_FOR_DEPTH: u32 = 1_000_000;

/// What a bot may spend on one decision. Whatever runs out first ends it.
///
/// With simulations alone a decision follows from the seed; with time it depends on the machine too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Budget {
    /// At most this many simulations; a rollout that was begun is played to its end.
    pub simulations: Option<u32>,
    /// At most about this long.
    pub time: Option<Duration>,
    /// Until the line that is expected is this many decisions long, or ends before.
    pub depth: Option<u32>,
}

impl Budget {
    /// This many simulations, however long they take.
    pub const fn simulations(count: u32) -> Budget {
        Budget { simulations: Some(count), time: None, depth: None }
    }

    /// As many simulations as fit into this time.
    pub const fn time(time: Duration) -> Budget {
        Budget { simulations: None, time: Some(time), depth: None }
    }

    /// Until the expected line is this many decisions long; even if it never is, not for ever.
    pub const fn depth(decisions: u32) -> Budget {
        Budget { simulations: Some(MOST_FOR_DEPTH), time: None, depth: Some(decisions) }
    }

    /// Until somebody says stop, even if there is nothing left to find out.
    pub const fn endless() -> Budget {
        Budget::simulations(u32::MAX)
    }

    /// Whether nothing but a stop ends it.
    pub(crate) const fn is_endless(&self) -> bool {
        matches!(self, Budget { simulations: Some(u32::MAX), time: None, depth: None })
    }

    /// Whether nothing was said, so that the bot's own budget holds.
    pub const fn is_open(&self) -> bool {
        self.simulations.is_none() && self.time.is_none() && self.depth.is_none()
    }
}

/// A flag that tells a thinking bot to answer now with what it has. Clones share the flag.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Tells everybody who holds this flag to stop.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether somebody said stop.
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// What somebody who thinks does between two simulations: nothing, or letting others go first. It changes no thought.
#[derive(Clone, Default)]
pub struct Manners(Option<Arc<dyn Fn() + Send + Sync>>);

impl Manners {
    /// Does this between two simulations, many times in a millisecond.
    pub fn new(mind: impl Fn() + Send + Sync + 'static) -> Manners {
        Manners(Some(Arc::new(mind)))
    }

    pub(crate) fn mind(&self) {
        if let Some(mind) = &self.0 {
            mind();
        }
    }
}

impl fmt::Debug for Manners {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "Manners" } else { "no manners" })
    }
}

/// The limits of one decision; the default is the bot's own budget, and nobody to stop it.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// What it may spend; an open budget is the bot's own.
    pub budget: Budget,
    /// How it is stopped.
    pub stop: Stop,
    /// Whom it lets go first.
    pub manners: Manners,
}

impl From<Budget> for Limits {
    fn from(budget: Budget) -> Limits {
        Limits { budget, ..Limits::default() }
    }
}
