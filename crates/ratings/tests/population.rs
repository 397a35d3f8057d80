//! Populations whose strength is known: are they ordered rightly, and are the intervals honest?

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use runestones_model::{Millis, PersonId};
use runestones_ratings::{Book, LADDER_GAMES, Pool, Rated, Sitter, landmark};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// How much true strength wanders in a day (variance, points²): as much as the ratings take into account.
const DRIFT: f64 = 30.0;

/// A club: people of known strength who play for months.
struct Club {
    pool: Pool,
    people: usize,
    days: i64,
    games_a_day: usize,
    /// How far true strengths are spread.
    spread: f64,
    /// How many of the seats that are not the first are a bot's.
    bots: f64,
    /// How often two neighbours end with the same score.
    draws: f64,
}

const CLUB: Club =
    Club { pool: Pool::Two, people: 120, days: 150, games_a_day: 60, spread: 300.0, bots: 0.25, draws: 0.03 };

/// A number that is spread like a bell.
fn normal(luck: &mut StdRng) -> f64 {
    (0..12).map(|_| luck.random::<f64>()).sum::<f64>() - 6.0
}

struct Outcome {
    /// How many of the intervals hold the true strength, of how many.
    held: usize,
    intervals: usize,
    /// How many pairs whose intervals lie apart are in the right order, of how many.
    ordered: usize,
    apart: usize,
    /// How true and believed strengths go together.
    correlation: f64,
}

impl Club {
    fn play(&self, seed: u64) -> Outcome {
        let mut luck = StdRng::seed_from_u64(seed);
        let mut strengths: Vec<f64> = (0..self.people).map(|_| 1500.0 + self.spread * normal(&mut luck)).collect();
        let mut book = Book::default();
        let (mut held, mut intervals) = (0, 0);
        for day in 0..self.days {
            for _ in 0..self.games_a_day {
                let seats = self.game(&strengths, &mut luck);
                assert!(book.count(self.pool, &seats, Millis(day * DAY), &()));
            }
            for strength in &mut strengths {
                *strength += DRIFT.sqrt() * normal(&mut luck);
            }
            // Every month we ask whether the truth is where we say.
            if day % 30 == 29 {
                let now = Millis((day + 1) * DAY);
                for (low, high, truth) in intervals_of(&book, self.pool, &strengths, now) {
                    held += usize::from((low..=high).contains(&truth));
                    intervals += 1;
                }
            }
        }
        let known = intervals_of(&book, self.pool, &strengths, Millis(self.days * DAY));
        let (mut ordered, mut apart) = (0, 0);
        for one in &known {
            for other in known.iter().filter(|other| other.0 > one.1) {
                apart += 1;
                ordered += usize::from(other.2 > one.2);
            }
        }
        Outcome { held, intervals, ordered, apart, correlation: correlation(&known) }
    }

    /// One game: strengths decide as in Plackett and Luce, place after place.
    fn game(&self, strengths: &[f64], luck: &mut StdRng) -> Vec<Rated> {
        let seats = match self.pool {
            Pool::Two => 2,
            Pool::Several => luck.random_range(3..=4),
            Pool::Night | Pool::Days | Pool::Puzzles => luck.random_range(2..=4),
        };
        let mut sitting: Vec<(Sitter, f64)> = Vec::new();
        let mut left: Vec<usize> = (0..strengths.len()).collect();
        for seat in 0..seats {
            if seat > 0 && luck.random_bool(self.bots) {
                let level = ["acolyte", "druid", "sage"][luck.random_range(0..3)];
                let strength = landmark(level, self.pool).expect("a landmark") as f64 / 1000.0;
                sitting.push((Sitter::Bot(level.into()), strength));
            } else {
                let person = left.swap_remove(luck.random_range(0..left.len()));
                sitting.push((Sitter::Person(PersonId(person.to_string())), strengths[person]));
            }
        }
        let mut score = 80;
        let mut rated = Vec::new();
        while !sitting.is_empty() {
            let weight = |strength: f64| 10f64.powf((strength - 1500.0) / 400.0);
            let mut ticket = luck.random::<f64>() * sitting.iter().map(|(_, strength)| weight(*strength)).sum::<f64>();
            let next = sitting.iter().position(|(_, strength)| {
                ticket -= weight(*strength);
                ticket <= 0.0
            });
            let (sitter, _) = sitting.swap_remove(next.unwrap_or(0));
            rated.push(Rated::new(sitter, score));
            score -= u16::from(!luck.random_bool(self.draws));
        }
        rated
    }
}

/// What we believe of everybody who could be on the ladder, lower and upper end, and the truth.
fn intervals_of(book: &Book<()>, pool: Pool, strengths: &[f64], now: Millis) -> Vec<(f64, f64, f64)> {
    let known = |(person, truth): (usize, &f64)| {
        let rating = book.rating(&PersonId(person.to_string()), pool)?;
        let reach = 2.0 * rating.deviation_at(now) as f64 / 1000.0;
        let mean = rating.mean as f64 / 1000.0;
        (rating.games >= LADDER_GAMES).then_some((mean - reach, mean + reach, *truth))
    };
    strengths.iter().enumerate().filter_map(known).collect()
}

fn correlation(known: &[(f64, f64, f64)]) -> f64 {
    let pairs: Vec<(f64, f64)> = known.iter().map(|(low, high, truth)| (f64::midpoint(*low, *high), *truth)).collect();
    let mean = |of: fn(&(f64, f64)) -> f64| pairs.iter().map(of).sum::<f64>() / pairs.len() as f64;
    let (x, y) = (mean(|pair| pair.0), mean(|pair| pair.1));
    let sum = |of: &dyn Fn(f64, f64) -> f64| pairs.iter().map(|pair| of(pair.0 - x, pair.1 - y)).sum::<f64>();
    sum(&|a, b| a * b) / (sum(&|a, _| a * a) * sum(&|_, b| b * b)).sqrt()
}

fn check(name: &str, club: &Club) {
    let outcomes: Vec<Outcome> = (0..8).map(|seed| club.play(seed)).collect();
    let sum = |of: fn(&Outcome) -> usize| outcomes.iter().map(of).sum::<usize>() as f64;
    let held = sum(|outcome| outcome.held) / sum(|outcome| outcome.intervals);
    let ordered = sum(|outcome| outcome.ordered) / sum(|outcome| outcome.apart);
    let correlation = outcomes.iter().map(|outcome| outcome.correlation).fold(1.0, f64::min);
    println!("{name}: {held:.4} of {} hold, {ordered:.4} ordered, {correlation:.4}", sum(|outcome| outcome.intervals));
    assert!((0.93..=0.97).contains(&held), "{name}: the 95 % intervals hold {held}");
    assert!(ordered > 0.995, "{name}: of those whose intervals lie apart only {ordered} are ordered rightly");
    assert!(correlation > 0.93, "{name}: {correlation}");
}

#[test]
fn games_of_two() {
    check("two", &CLUB);
}

#[test]
fn games_of_three_and_four() {
    check("several", &Club { pool: Pool::Several, games_a_day: 40, ..CLUB });
}

#[test]
fn night_for_any_number() {
    check("night", &Club { pool: Pool::Night, games_a_day: 40, ..CLUB });
}

#[test]
fn people_who_are_much_alike() {
    check("alike", &Club { spread: 200.0, pool: Pool::Several, ..CLUB });
}

#[test]
fn people_who_hardly_meet_bots() {
    check("few bots", &Club { bots: 0.02, ..CLUB });
}
