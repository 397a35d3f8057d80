//! Waiting for something to become true, never for a number of seconds.

use std::thread::sleep;
use std::time::{Duration, Instant};

/// What is not true after this long will not become true.
const DEADLINE: Duration = Duration::from_mins(1);

/// Asks again and again until there is an answer.
#[track_caller]
pub(crate) fn until<T>(what: &str, mut ask: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(answer) = ask() {
            return answer;
        }
        assert!(start.elapsed() < DEADLINE, "waited {} seconds in vain for: {what}", DEADLINE.as_secs());
        sleep(Duration::from_millis(10));
    }
}
