//! Telling the other servers how often we let whom do what, and hearing it from them.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use runestones_store::Store as _;

use crate::app::App;

/// How often the others are told.
const TELL: Duration = Duration::from_secs(1);

/// A message of the database is shorter than 8,000 bytes; so many of them are sent at a time.
const LONGEST: usize = 7_000;
const MOST: usize = 8;

impl App {
    /// Tells the others what they do not know yet, for as long as the server runs.
    pub(crate) async fn share_counts(self) {
        let mut stopping = self.stopping();
        while self.store.is_shared() {
            tokio::select! {
                () = tokio::time::sleep(TELL) => {}
                _ = stopping.wait_for(|stops| *stops) => return,
            }
            for words in self.news_of_counts().into_iter().take(MOST) {
                // Whoever is not told this time counts for themselves.
                let _ = self.store.tell(&words).await;
            }
        }
    }

    /// Who we are, then for each limit (there are two of a gate) its place, a key and how often.
    fn news_of_counts(&self) -> Vec<String> {
        let begin = || format!("counts {}", self.node);
        let mut messages = Vec::new();
        let mut words = begin();
        for (place, (_, limiter)) in self.limits.all().into_iter().enumerate() {
            for (key, times) in limiter.take_news() {
                // Writing to a string cannot fail.
                let _ = write!(words, " {place}:{key:x}:{times}");
                if words.len() > LONGEST {
                    messages.push(std::mem::replace(&mut words, begin()));
                }
            }
        }
        if words.len() > begin().len() {
            messages.push(words);
        }
        messages
    }

    /// A server has told something. What makes no sense to this version is left out.
    pub(crate) fn hear_counts(&self, words: &str) {
        let mut words = words.split(' ');
        if words.next() != Some("counts") || words.next().is_none_or(|node| node == self.node) {
            return;
        }
        let (limits, now) = (self.limits.all(), Instant::now());
        for counted in words {
            let mut parts = counted.split(':');
            let place = parts.next().and_then(|place| place.parse::<usize>().ok());
            let key = parts.next().and_then(|key| u64::from_str_radix(key, 16).ok());
            let times = parts.next().and_then(|times| times.parse().ok());
            if let (Some(place), Some(key), Some(times)) = (place, key, times)
                && let Some((_, limiter)) = limits.get(place)
            {
                limiter.hear(key, times, now);
            }
        }
    }
}
