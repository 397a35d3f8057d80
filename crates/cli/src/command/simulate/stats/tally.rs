//! Numbers seen in games: their mean and limits, or how often each was seen.

use std::collections::BTreeMap;

/// The mean, the least and the most of some numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spread {
    count: u64,
    sum: u64,
    least: u64,
    most: u64,
}

impl Default for Spread {
    fn default() -> Self {
        Spread { count: 0, sum: 0, least: u64::MAX, most: 0 }
    }
}

impl Spread {
    pub(crate) fn add(&mut self, number: u64) {
        self.merge(Spread { count: 1, sum: number, least: number, most: number });
    }

    pub(crate) fn merge(&mut self, other: Spread) {
        self.count += other.count;
        self.sum += other.sum;
        self.least = self.least.min(other.least);
        self.most = self.most.max(other.most);
    }

    pub(crate) fn sum(&self) -> u64 {
        self.sum
    }

    pub(crate) fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    pub(crate) fn least(&self) -> u64 {
        self.least.min(self.most)
    }

    pub(crate) fn most(&self) -> u64 {
        self.most
    }
}

/// How often each number was seen: enough for everything that one can ask of a distribution.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    seen: BTreeMap<u16, u64>,
}

impl Tally {
    pub(crate) fn add(&mut self, number: u16) {
        *self.seen.entry(number).or_default() += 1;
    }

    pub(crate) fn merge(&mut self, other: &Tally) {
        for (number, times) in &other.seen {
            *self.seen.entry(*number).or_default() += times;
        }
    }

    pub(crate) fn count(&self) -> u64 {
        self.seen.values().sum()
    }

    pub(crate) fn mean(&self) -> f64 {
        let sum: u64 = self.seen.iter().map(|(number, times)| u64::from(*number) * times).sum();
        sum as f64 / self.count().max(1) as f64
    }

    /// The standard deviation.
    pub(crate) fn deviation(&self) -> f64 {
        let mean = self.mean();
        let squares: f64 =
            self.seen.iter().map(|(number, times)| (f64::from(*number) - mean).powi(2) * *times as f64).sum();
        (squares / self.count().max(1) as f64).sqrt()
    }

    /// The smallest number that at least this share of all does not exceed.
    pub(crate) fn quantile(&self, share: f64) -> u16 {
        let wanted = share * self.count() as f64;
        let mut so_far = 0;
        for (number, times) in &self.seen {
            so_far += times;
            if so_far as f64 >= wanted {
                return *number;
            }
        }
        0
    }

    /// How many numbers fall into each class of this width, from the first class that has any to the last.
    pub(crate) fn classes(&self, width: u16) -> Vec<(u16, u64)> {
        let (Some(first), Some(last)) = (self.seen.keys().next(), self.seen.keys().next_back()) else {
            return Vec::new();
        };
        let class = |from: u16| (from, self.seen.range(from..from + width).map(|(_, times)| times).sum());
        (first / width..=last / width).map(|n| class(n * width)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tally_knows_the_distribution() {
        let mut tally = Tally::default();
        for number in [60, 70, 70, 80] {
            tally.add(number);
        }
        assert!((tally.mean() - 70.0).abs() < 1e-9);
        assert!((tally.deviation() - 50f64.sqrt()).abs() < 1e-9);
        assert_eq!([0.0, 0.25, 0.5, 0.76, 1.0].map(|share| tally.quantile(share)), [60, 60, 70, 80, 80]);
        assert_eq!(tally.classes(10), [(60, 1), (70, 2), (80, 1)]);
    }

    #[test]
    fn nothing_seen_is_no_trouble() {
        let tally = Tally::default();
        assert_eq!((tally.quantile(0.5), tally.classes(5).len()), (0, 0));
        assert!(tally.mean().abs() < 1e-9 && tally.deviation().abs() < 1e-9);
        assert_eq!((Spread::default().least(), Spread::default().most()), (0, 0));
    }
}
