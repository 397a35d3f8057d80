//! The sequential probability ratio test (SPRT): play until it is settled which of two claims about the strength holds.
//!
//! The games of a deal are not independent, since all seats have had the same luck. So a deal counts as one observation,
//! the mean of its games (for two players that is the pentanomial model of chess engine testing), and the ratio is that
//! of normal distributions with the variance that was seen (a generalised SPRT).

use std::fmt;
use std::str::FromStr;

/// What is tested: that the second bot is so much stronger than the first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sprt {
    /// The claim to be refuted, in Elo.
    low: f64,
    /// The claim to be shown.
    high: f64,
}

/// How a test stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Verdict {
    /// The logarithm of how much likelier the results are under the higher claim.
    pub(super) ratio: f64,
    pub(super) settled: Option<Claim>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Claim {
    Low,
    High,
}

/// Both kinds of error have a probability of 5 %: ln(0.95 / 0.05).
const BOUND: f64 = 2.944_439;
/// The variance of fewer deals is not known well enough.
const LEAST: usize = 16;

impl Sprt {
    /// The verdict after so many deals, each with the share of its games that the second bot won.
    pub(super) fn verdict(&self, shares: &[f64]) -> Verdict {
        let count = shares.len() as f64;
        let mean = shares.iter().sum::<f64>() / count.max(1.0);
        let spread = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>();
        // Results that are all alike say much, but not everything: one imagined deal of each extreme.
        let variance = (spread + 0.5) / (count + 2.0);
        let (low, high) = (expected(self.low), expected(self.high));
        let ratio = count * (high - low) * (2.0 * mean - low - high) / (2.0 * variance);
        let settled = match ratio {
            _ if shares.len() < LEAST => None,
            ratio if ratio >= BOUND => Some(Claim::High),
            ratio if ratio <= -BOUND => Some(Claim::Low),
            _ => None,
        };
        Verdict { ratio, settled }
    }

    pub(super) fn text(&self, verdict: &Verdict) -> String {
        let told = match verdict.settled {
            Some(Claim::High) => format!("at least {} Elo is shown", self.high),
            Some(Claim::Low) => format!("no more than {} Elo is shown", self.low),
            None => "not settled".to_owned(),
        };
        format!("SPRT {self}: log ratio {:.2} of ±{BOUND:.2}, {told}", verdict.ratio)
    }
}

/// The share of games that somebody wins who is so much stronger.
fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.low, self.high)
    }
}

impl FromStr for Sprt {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Sprt, Self::Err> {
        let read = || {
            let (low, high) = text.split_once(',')?;
            let elo = |text: &str| text.trim().parse().ok().filter(|elo: &f64| elo.abs() <= 2000.0);
            Some(Sprt { low: elo(low)?, high: elo(high)? }).filter(|sprt| sprt.low < sprt.high)
        };
        read().ok_or("two claims about the strength in Elo, the lower first: `0,20`")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::rngs::SmallRng;
    use rand::{RngExt as _, SeedableRng as _};

    /// Deals of two games, each won with this probability, until it is settled.
    fn run(sprt: Sprt, chance: f64, seed: u64) -> (Option<Claim>, usize) {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut shares = Vec::new();
        while shares.len() < 20_000 {
            let game = |rng: &mut SmallRng| f64::from(u8::from(rng.random_bool(chance)));
            shares.push(f64::midpoint(game(&mut rng), game(&mut rng)));
            if shares.len() % 8 == 0
                && let Some(claim) = sprt.verdict(&shares).settled
            {
                return (Some(claim), shares.len());
            }
        }
        (None, shares.len())
    }

    #[test]
    fn errors_are_as_rare_as_promised() {
        let sprt: Sprt = "0,50".parse().unwrap();
        for (elo, right) in [(0.0, Claim::Low), (50.0, Claim::High)] {
            let runs: Vec<_> = (0..200).map(|seed| run(sprt, expected(elo), seed)).collect();
            let wrong = runs.iter().filter(|(claim, _)| *claim != Some(right)).count();
            assert!(wrong <= 20, "{wrong} of 200 were wrong at {elo} Elo");
        }
        // What is clear is settled soon.
        assert!(run(sprt, expected(300.0), 1).1 <= 64);
    }

    #[test]
    fn claims_are_read() {
        assert_eq!("-5, 10".parse(), Ok(Sprt { low: -5.0, high: 10.0 }));
        for bad in ["", "5", "10,5", "5,5", "0,x", "0,nan", "0,9999"] {
            assert!(bad.parse::<Sprt>().is_err(), "{bad}");
        }
    }
}
