//! The time of day: the system's, or one that a test sets by hand.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use runestones_store::Millis;
use tokio::sync::watch;

/// Where a server has the time from.
#[derive(Clone, Debug, Default)]
pub struct Time(Option<Arc<watch::Sender<Millis>>>);

/// The clock of a machine may be set while somebody waits, so nobody waits longer without looking at it again.
const LOOK: Duration = Duration::from_mins(1);

impl Time {
    /// A time that stands still until it is set.
    pub fn by_hand(start: Millis) -> Time {
        Time(Some(Arc::new(watch::Sender::new(start))))
    }

    /// Sets a time that is set by hand; the system's is not ours to set.
    pub fn set(&self, now: Millis) {
        if let Some(hand) = &self.0 {
            hand.send_replace(now);
        }
    }

    /// What time it is.
    pub fn now(&self) -> Millis {
        if let Some(hand) = &self.0 {
            return *hand.borrow();
        }
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }

    /// Waits until then.
    pub(crate) async fn until(&self, then: Millis) {
        if let Some(hand) = &self.0 {
            let _ = hand.subscribe().wait_for(|now| *now >= then).await;
            return;
        }
        while let Ok(wait @ 1..) = u64::try_from(then.0.saturating_sub(self.now().0)) {
            tokio::time::sleep(Duration::from_millis(wait).min(LOOK)).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_time_that_is_set_by_hand_passes_when_it_is_set() {
        let time = Time::by_hand(Millis(5));
        time.until(Millis(5)).await;
        let waiting = tokio::spawn({
            let time = time.clone();
            async move { time.until(Millis(9)).await }
        });
        time.set(Millis(8));
        time.set(Millis(7));
        assert!(!waiting.is_finished());
        time.set(Millis(10));
        waiting.await.expect("it is over");
        assert_eq!(time.now(), Millis(10));
    }
}
