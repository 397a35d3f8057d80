//! Waiting for something to become true, never for a number of seconds.

use std::thread::sleep;
use std::time::{Duration, Instant};

/// What is not true after this long will not become true. Work of low priority, such as a review, takes its time beside other tests.
const DEADLINE: Duration = Duration::from_mins(3);

/// Asks again and again until there is an answer.
#[track_caller]
pub(crate) fn until<T>(what: &str, mut ask: impl FnMut() -> Option<T>) -> T {
    until_nothing_prevents(what, || ask().ok_or_else(String::new))
}

/// The same, if it can be told what stands in the way.
#[track_caller]
pub(crate) fn until_nothing_prevents<T>(what: &str, mut ask: impl FnMut() -> Result<T, String>) -> T {
    let start = Instant::now();
    loop {
        let reason = match ask() {
            Ok(answer) => return answer,
            Err(reason) => reason,
        };
        assert!(start.elapsed() < DEADLINE, "waited {} seconds in vain for: {what} {reason}", DEADLINE.as_secs());
        sleep(Duration::from_millis(10));
    }
}
