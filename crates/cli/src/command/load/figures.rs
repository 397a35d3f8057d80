//! What was measured.

use std::collections::BTreeMap;
use std::time::Duration;

use super::server::Server;
use super::table::Played;

#[derive(Default)]
pub(super) struct Figures {
    tables: usize,
    idle: usize,
    acknowledged: Vec<Duration>,
    seen: Vec<Duration>,
    pub(super) errors: BTreeMap<String, usize>,
    pub(super) span: Duration,
    before: Option<u64>,
    pub(super) after: Option<u64>,
}

impl Figures {
    /// Of a server that has this much memory before anybody plays.
    pub(super) fn new(before: Option<u64>, idle: usize) -> Figures {
        Figures { idle, before, ..Figures::default() }
    }

    pub(super) fn add(&mut self, played: Played) {
        self.tables += 1;
        self.acknowledged.extend(played.acknowledged);
        self.seen.extend(played.seen);
        if let Some(error) = played.error {
            *self.errors.entry(error).or_default() += 1;
        }
    }

    pub(super) fn print(&self, server: &Server) {
        let moves = self.acknowledged.len();
        let rate = moves as f64 / self.span.as_secs_f64();
        println!("{} tables, {} idle connections besides, {:.0} s", self.tables, self.idle, self.span.as_secs_f64());
        println!("{moves} moves acknowledged, {rate:.0} a second");
        println!("  click to acknowledgement   {}", percentiles(&self.acknowledged));
        println!("  click to the other screen  {}", percentiles(&self.seen));
        match (self.before, self.after) {
            (Some(before), Some(after)) => println!("memory {} MB, {} MB at the end", before >> 20, after >> 20),
            _ => println!("memory not known: {} is not a child of this program", server.address()),
        }
        if self.errors.is_empty() {
            println!("no errors");
        }
        for (error, count) in &self.errors {
            println!("error at {count} tables: {error}");
        }
    }
}

fn percentiles(times: &[Duration]) -> String {
    let mut times = times.to_vec();
    times.sort_unstable();
    let Some(last) = times.len().checked_sub(1) else { return "nothing to measure".to_owned() };
    let at = |thousandths: usize| times[last * thousandths / 1000].as_secs_f64() * 1000.0;
    let [p50, p99, p999, longest] = [500, 990, 999, 1000].map(at);
    format!("p50 {p50:.1} ms, p99 {p99:.1} ms, p99.9 {p999:.1} ms, longest {longest:.1} ms")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_taken_from_the_sorted_times() {
        let times: Vec<Duration> = (0..=1000).rev().map(Duration::from_millis).collect();
        let expected = "p50 500.0 ms, p99 990.0 ms, p99.9 999.0 ms, longest 1000.0 ms";
        assert_eq!(percentiles(&times), expected);
        assert_eq!(percentiles(&[]), "nothing to measure");
    }
}
