//! What a table shows of itself while it is played at: whether it goes on, and whether a bot is thinking.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use runestones_testing::browser::Answer;

/// Kept by the players of a table, and watched by whoever makes trouble.
#[derive(Default)]
pub(crate) struct Pulse {
    version: AtomicU32,
    waits_for_others: AtomicBool,
    /// What its players did or saw last, for the report.
    latest: Mutex<String>,
}

impl Pulse {
    /// Keeps in mind what a player did or saw.
    pub(crate) fn note(&self, what: impl Into<String>) {
        *self.latest.lock().unwrap_or_else(PoisonError::into_inner) = what.into();
    }

    /// What its players did or saw last.
    pub(crate) fn latest(&self) -> String {
        self.latest.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Somebody has seen the table; says whether the game goes on.
    pub(crate) fn seen(&self, version: u32, page: &Answer) -> bool {
        let asked = page.body.contains(r#"name="move" value=""#);
        // Only where somebody is still to decide is a link to look again; only when it is over can one ask for another game.
        let goes_on = asked || (page.body.contains("<noscript><a ") && !page.body.contains("/rematch\""));
        self.version.store(version, Ordering::Relaxed);
        self.waits_for_others.store(goes_on && !asked, Ordering::Relaxed);
        goes_on
    }

    /// Whether the person who looked last had to wait for somebody else; at a table with a bot that is the bot.
    pub(crate) fn waits_for_others(&self) -> bool {
        self.waits_for_others.load(Ordering::Relaxed)
    }

    fn version(&self) -> u32 {
        self.version.load(Ordering::Relaxed)
    }
}

/// Which of the tables are stuck although they had this much time, by their positions in the list.
pub(crate) fn stuck(pulses: &[Arc<Pulse>], time: Duration) -> Vec<usize> {
    let before: Vec<u32> = pulses.iter().map(|pulse| pulse.version()).collect();
    // Another version, not a later one: the next game begins anew.
    let goes_on = |place: usize| pulses[place].version() != before[place];
    let deadline = Instant::now() + time;
    loop {
        let stuck: Vec<usize> = (0..pulses.len()).filter(|place| !goes_on(*place)).collect();
        if stuck.is_empty() || Instant::now() > deadline {
            return stuck;
        }
        thread::sleep(Duration::from_millis(20));
    }
}
