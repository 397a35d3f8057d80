//! What the games say, in numbers: shares with their Wilson intervals, and strength as Elo, which is how often one is
//! ahead of the other at the end of a game (a Bradley-Terry model, with intervals by the bootstrap).

use std::time::Duration;

use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};

use super::{Game, Plan};
use crate::entrant::Entrant;
use crate::wilson;

/// How one bot did.
pub(super) struct BotResult {
    pub(super) name: String,
    /// Games, counted once for each seat the bot had in them.
    pub(super) games: u64,
    /// Victories, shared ones in parts.
    pub(super) wins: f64,
    pub(super) elo: Elo,
    score: f64,
    decisions: u64,
    time: Duration,
    pub(super) longest: Duration,
}

impl BotResult {
    pub(super) fn share(&self) -> f64 {
        self.wins / self.games.max(1) as f64
    }

    /// Where the true share lies with 95 % confidence.
    pub(super) fn interval(&self) -> (f64, f64) {
        wilson::interval(self.wins, self.games as f64)
    }

    pub(super) fn mean_score(&self) -> f64 {
        self.score / self.games.max(1) as f64
    }

    pub(super) fn milliseconds(&self) -> f64 {
        1000.0 * self.time.as_secs_f64() / self.decisions.max(1) as f64
    }
}

/// How all did, and who was ahead of whom.
pub(super) struct Results {
    pub(super) bots: Vec<BotResult>,
    pub(super) duels: Duels,
    pub(super) games: usize,
    pub(super) crashes: usize,
    pub(super) mean_rounds: f64,
}

impl Results {
    pub(super) fn new(plan: &Plan, games: &[Game]) -> Results {
        let count = plan.entrants.len();
        let elo = elo(count, games);
        let result = |(entrant, elo): (&Entrant, Elo)| BotResult {
            name: entrant.name.clone(),
            games: 0,
            wins: 0.0,
            elo,
            score: 0.0,
            decisions: 0,
            time: Duration::ZERO,
            longest: Duration::ZERO,
        };
        let mut bots: Vec<BotResult> = plan.entrants.iter().zip(elo).map(result).collect();
        let mut rounds = 0;
        for (game, played) in games.iter().filter_map(|game| Some((game, game.played.as_ref()?))) {
            rounds += u64::from(played.rounds);
            for (seat, bot) in game.seats.iter().enumerate() {
                let result = &mut bots[*bot];
                result.games += 1;
                result.wins += f64::from(played.end.wins[seat]);
                result.score += f64::from(played.end.scores[seat]);
                result.decisions += u64::from(played.decisions[seat]);
                result.time += played.time[seat];
                result.longest = result.longest.max(played.longest[seat]);
            }
        }
        let finished = games.iter().filter(|game| game.played.is_some()).count();
        Results {
            bots,
            duels: duels(count, games),
            games: games.len(),
            crashes: games.len() - finished,
            mean_rounds: rounds as f64 / finished.max(1) as f64,
        }
    }
}

/// How often one bot was ahead of another; equal scores count half.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Duels {
    bots: usize,
    ahead: Vec<f64>,
}

impl Duels {
    fn new(bots: usize) -> Duels {
        Duels { bots, ahead: vec![0.0; bots * bots] }
    }

    /// How often `one` was ahead of `other`.
    pub(super) fn ahead(&self, one: usize, other: usize) -> f64 {
        self.ahead[one * self.bots + other]
    }

    /// How often they were compared.
    pub(super) fn between(&self, one: usize, other: usize) -> f64 {
        self.ahead(one, other) + self.ahead(other, one)
    }

    fn add(&mut self, game: &Game) {
        let Some(played) = &game.played else { return };
        let seats = || game.seats.iter().zip(played.end.scores);
        for (place, (one, score)) in seats().enumerate() {
            for (other, other_score) in seats().skip(place + 1).filter(|(other, _)| *other != one) {
                let share = match score.total_cmp(&other_score) {
                    std::cmp::Ordering::Greater => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Less => 0.0,
                };
                self.ahead[one * self.bots + other] += share;
                self.ahead[other * self.bots + one] += 1.0 - share;
            }
        }
    }
}

/// All duels of some games.
pub(super) fn duels<'a>(bots: usize, games: impl IntoIterator<Item = &'a Game>) -> Duels {
    let mut duels = Duels::new(bots);
    games.into_iter().for_each(|game| duels.add(game));
    duels
}

/// How sure one has to be to stop early: 99.9 %.
const CERTAIN: f64 = 3.29;
/// Luck alone looks certain in the first games.
const LEAST: f64 = 16.0;

/// Whether any two of a selection are certainly not equally strong.
pub(super) fn is_decided(members: &[usize], games: &[Game]) -> bool {
    let bots = members.iter().max().map_or(0, |most| most + 1);
    let mut sorted = members.to_vec();
    sorted.sort_unstable();
    let same = |game: &&Game| {
        let mut seats = game.seats.clone();
        seats.sort_unstable();
        seats == sorted
    };
    let duels = duels(bots, games.iter().filter(same));
    sorted.dedup();
    let pairs = sorted.iter().flat_map(|one| sorted.iter().map(move |other| (*one, *other)));
    pairs.filter(|(one, other)| one < other).all(|(one, other)| {
        let count = duels.between(one, other);
        let spread = CERTAIN * (count / 4.0).sqrt();
        count >= LEAST && (duels.ahead(one, other) - count / 2.0).abs() > spread
    })
}

/// A rating and where the true one lies with 95 % confidence.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Elo {
    pub(super) rating: f64,
    pub(super) low: f64,
    pub(super) high: f64,
}

const RESAMPLES: usize = 400;

/// The ratings that fit the results best, the first bot at 0. The intervals come from drawing whole deals again, since
/// the games of a deal are not independent.
pub(super) fn elo(bots: usize, games: &[Game]) -> Vec<Elo> {
    let mut by_deal: Vec<Duels> = Vec::new();
    let mut last = None;
    let mut sorted: Vec<&Game> = games.iter().collect();
    sorted.sort_by_key(|game| game.deal);
    for game in sorted {
        if last != Some(game.deal) {
            by_deal.push(Duels::new(bots));
            last = Some(game.deal);
        }
        if let Some(duels) = by_deal.last_mut() {
            duels.add(game);
        }
    }
    let mut rng = SmallRng::seed_from_u64(1);
    let mut resampled: Vec<Vec<f64>> = vec![Vec::new(); bots];
    for _ in 0..RESAMPLES {
        let mut sum = Duels::new(bots);
        for _ in 0..by_deal.len() {
            let deal = &by_deal[rng.random_range(0..by_deal.len())];
            sum.ahead.iter_mut().zip(&deal.ahead).for_each(|(sum, count)| *sum += count);
        }
        fit(&sum).into_iter().zip(&mut resampled).for_each(|(rating, all)| all.push(rating));
    }
    let best = fit(&duels(bots, games));
    let interval = |(rating, mut all): (f64, Vec<f64>)| {
        all.sort_by(f64::total_cmp);
        Elo { rating, low: all[RESAMPLES / 40], high: all[RESAMPLES - 1 - RESAMPLES / 40] }
    };
    best.into_iter().zip(resampled).map(interval).collect()
}

/// The Bradley-Terry strengths, in Elo. One imagined draw between any two keeps them finite.
fn fit(duels: &Duels) -> Vec<f64> {
    let bots = duels.bots;
    let others = |one: usize| (0..bots).filter(move |other| *other != one);
    let mut strength = vec![1.0f64; bots];
    for _ in 0..500 {
        for one in 0..bots {
            let won: f64 = others(one).map(|other| duels.ahead(one, other) + 0.5).sum();
            let met: f64 =
                others(one).map(|other| (duels.between(one, other) + 1.0) / (strength[one] + strength[other])).sum();
            if met > 0.0 {
                strength[one] = won / met;
            }
        }
    }
    strength.iter().map(|own| 400.0 * (own / strength[0]).log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn duels_of(ahead: [[f64; 2]; 2]) -> Duels {
        Duels { bots: 2, ahead: ahead.concat() }
    }

    #[test]
    fn ratings_of_known_results() {
        let fitted = |won: f64, lost: f64| fit(&duels_of([[0.0, lost], [won, 0.0]]))[1];
        assert!(fitted(50.0, 50.0).abs() < 1e-6);
        // 10 to 1 is 400 points.
        assert!((fitted(9999.5, 999.5) - 400.0).abs() < 0.1);
        assert!(fitted(100.0, 0.0).is_finite());
    }
}
