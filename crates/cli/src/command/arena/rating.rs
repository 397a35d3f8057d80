//! What the games say, in numbers: shares with their Wilson intervals, and strength as Elo, which is how often one is
//! ahead of the other at the end of a game (a Bradley-Terry model, with intervals by the bootstrap).

use std::collections::BTreeMap;
use std::time::Duration;

use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};

use super::calibration::Calibration;
use super::sprt::Verdict;
use super::table::Contestant;
use super::{Game, Plan};
use runestones_ratings::wilson;

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
    /// Games that it could not play on.
    pub(super) faults: u64,
    /// The share of victories without the luck, if that was asked for.
    pub(super) adjusted: Option<Adjusted>,
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
    pub(super) sprt: Option<Verdict>,
    pub(super) calibration: Calibration,
}

impl Results {
    pub(super) fn new(plan: &Plan, games: &[Game]) -> Results {
        let count = plan.entrants.len();
        let elo = elo(count, games);
        let result = |(entrant, elo): (&Contestant, Elo)| BotResult {
            name: entrant.name().to_owned(),
            games: 0,
            wins: 0.0,
            elo,
            score: 0.0,
            decisions: 0,
            time: Duration::ZERO,
            longest: Duration::ZERO,
            faults: 0,
            adjusted: None,
        };
        let mut bots: Vec<BotResult> = plan.entrants.iter().zip(elo).map(result).collect();
        let mut rounds = 0;
        for (game, played) in games.iter().filter_map(|game| Some((game, game.played.as_ref()?))) {
            rounds += u64::from(played.rounds);
            for (seat, bot) in game.seats.iter().enumerate() {
                let result = &mut bots[*bot];
                result.games += 1;
                result.wins += f64::from(played.wins[seat]);
                result.score += f64::from(played.scores[seat]);
                result.decisions += u64::from(played.decisions[seat]);
                result.time += played.time[seat];
                result.longest = result.longest.max(played.longest[seat]);
                result.faults += u64::from(played.fault.is_some() && played.wins[seat] == 0.0);
            }
        }
        for (bot, result) in bots.iter_mut().enumerate() {
            result.adjusted = Adjusted::new(bot, games);
        }
        let judged = games.iter().filter_map(|game| game.played.as_ref()).flat_map(|played| &played.judged);
        let finished = games.iter().filter(|game| game.played.is_some()).count();
        Results {
            bots,
            duels: duels(count, games),
            games: games.len(),
            crashes: games.len() - finished,
            mean_rounds: rounds as f64 / finished.max(1) as f64,
            sprt: plan.sprt.map(|sprt| sprt.verdict(&shares(0, games, plan.judge.is_some()))),
            calibration: Calibration::new(judged),
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
        let seats = || game.seats.iter().zip(played.scores);
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

/// How sure one has to be to stop early: 99.9%.
const CERTAIN: f64 = 3.29;
/// Luck alone looks certain in the first games.
const LEAST: f64 = 16.0;

/// Whether a selection need not be played on: the test is settled, or any two in it are certainly not equally strong.
pub(super) fn is_decided(plan: &Plan, selection: usize, games: &[Game]) -> bool {
    if let Some(sprt) = plan.sprt {
        return sprt.verdict(&shares(selection, games, plan.judge.is_some())).settled.is_some();
    }
    let mut members = plan.selections[selection].clone();
    let duels = duels(plan.entrants.len(), games.iter().filter(|game| game.selection == selection));
    members.sort_unstable();
    members.dedup();
    let pairs = members.iter().flat_map(|one| members.iter().map(move |other| (*one, *other)));
    pairs.filter(|(one, other)| one < other).all(|(one, other)| {
        let count = duels.between(one, other);
        let spread = CERTAIN * (count / 4.0).sqrt();
        count >= LEAST && (duels.ahead(one, other) - count / 2.0).abs() > spread
    })
}

/// For each deal of a selection, the share of its games in which the second bot was ahead of the first; without the luck,
/// if that is known and two play.
fn shares(selection: usize, games: &[Game], without_luck: bool) -> Vec<f64> {
    let mut by_deal: BTreeMap<u64, (f64, f64)> = BTreeMap::new();
    for game in games.iter().filter(|game| game.selection == selection) {
        let luck = |bot: usize| Some(game.without_luck(bot)?.0).filter(|_| without_luck && game.seats.len() == 2);
        let mut duels = Duels::new(2);
        duels.add(game);
        let (ahead, of) = luck(1).map_or_else(|| (duels.ahead(1, 0), duels.between(0, 1)), |share| (share, 1.0));
        let sum = by_deal.entry(game.deal).or_default();
        *sum = (sum.0 + ahead, sum.1 + of);
    }
    by_deal.into_values().filter(|(_, of)| *of > 0.0).map(|(ahead, of)| ahead / of).collect()
}

impl Game {
    /// The victories of a bot less what chance gave it, by the seats that it had, and the victories as they were.
    fn without_luck(&self, bot: usize) -> Option<(f64, f64)> {
        let played = self.played.as_ref()?;
        let luck = played.luck?;
        let own: Vec<usize> = (0..self.seats.len()).filter(|seat| self.seats[*seat] == bot).collect();
        let mean = |value: &dyn Fn(usize) -> f32| {
            own.iter().map(|seat| f64::from(value(*seat))).sum::<f64>() / own.len().max(1) as f64
        };
        let plain = mean(&|seat| played.wins[seat]);
        (!own.is_empty()).then(|| (plain - mean(&|seat| luck[seat]), plain))
    }
}

/// A share of victories without the luck.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Adjusted {
    pub(super) share: f64,
    /// The half width of its 95 % interval, from the spread between deals.
    pub(super) spread: f64,
    /// The variance of a deal, as a part of what it is with the luck.
    pub(super) variance: f64,
}

impl Adjusted {
    fn new(bot: usize, games: &[Game]) -> Option<Adjusted> {
        let mut by_deal: BTreeMap<u64, Vec<(f64, f64)>> = BTreeMap::new();
        for game in games {
            if let Some(shares) = game.without_luck(bot) {
                by_deal.entry(game.deal).or_default().push(shares);
            }
        }
        let mean = |of: &dyn Fn(&(f64, f64)) -> f64, games: &[(f64, f64)]| {
            games.iter().map(of).sum::<f64>() / games.len() as f64
        };
        let deals: Vec<(f64, f64)> =
            by_deal.values().map(|games| (mean(&|game| game.0, games), mean(&|game| game.1, games))).collect();
        let variance = |of: &dyn Fn(&(f64, f64)) -> f64| {
            let centre = mean(of, &deals);
            deals.iter().map(|deal| (of(deal) - centre).powi(2)).sum::<f64>() / (deals.len() as f64 - 1.0)
        };
        if deals.len() < 2 {
            return None;
        }
        let (without, with) = (variance(&|deal| deal.0), variance(&|deal| deal.1));
        Some(Adjusted {
            share: mean(&|deal| deal.0, &deals),
            spread: 1.96 * (without / deals.len() as f64).sqrt(),
            // Between equals nothing varies.
            variance: if with > 1e-9 { without / with } else { 1.0 },
        })
    }
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
