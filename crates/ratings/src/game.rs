//! What the result of one game tells about those who played it.

use std::f64::consts::{LN_10, PI};
use std::fmt;
use std::str::FromStr;

use runestones_model::{Millis, PersonId};
use serde::{Deserialize, Serialize};

use crate::landmark::landmark;
use crate::rating::{Rating, points, thousandths};

/// Games that are alike, so that one number says how strong somebody is in them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Pool {
    /// The base game for two.
    Two,
    /// The base game for three or four.
    Several,
    /// Night, for any number.
    Night,
    /// Games over days, of any kind.
    Days,
    /// First tries at puzzles.
    Puzzles,
}

/// A word that names no pool.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no pool of this name")]
pub struct UnknownPool;

impl Pool {
    /// In the order in which they are shown.
    pub const ALL: [Pool; 5] = [Pool::Two, Pool::Several, Pool::Night, Pool::Days, Pool::Puzzles];

    /// The pool of a game. Whoever has days for a turn plays another game than whoever has minutes.
    pub fn of(players: usize, night: bool, by_the_day: bool) -> Pool {
        match (by_the_day, night, players) {
            (true, ..) => Pool::Days,
            (false, true, _) => Pool::Night,
            (false, false, ..=2) => Pool::Two,
            (false, false, _) => Pool::Several,
        }
    }

    /// Its word in addresses and in the store.
    pub fn word(self) -> &'static str {
        match self {
            Pool::Two => "two",
            Pool::Several => "several",
            Pool::Night => "night",
            Pool::Days => "days",
            Pool::Puzzles => "puzzles",
        }
    }
}

impl fmt::Display for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Pool {
    type Err = UnknownPool;

    fn from_str(text: &str) -> Result<Pool, UnknownPool> {
        Pool::ALL.into_iter().find(|pool| pool.word() == text).ok_or(UnknownPool)
    }
}

/// Who sat on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// Somebody.
    Person(PersonId),
    /// A bot of this level.
    Bot(String),
    /// A puzzle: how hard it was then, and how sure that was, in thousandths. Whoever solved it finished ahead of it.
    Puzzle(i64, i64),
}

/// A seat of a game that counts, with its final score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Rated {
    /// Who sat there.
    pub sitter: Sitter,
    /// The final score: more is better, and the same is a shared place.
    pub score: u16,
    /// Who left the game has lost to all who stayed, and to those who left later: a greater number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u32>,
    /// Whether somebody else at the table came from the same household. It counts all the same; whoever reads results can
    /// tell.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub same_household: bool,
}

impl Rated {
    /// Somebody who stayed to the end.
    pub fn new(sitter: Sitter, score: u16) -> Rated {
        Rated { sitter, score, left: None, same_household: false }
    }

    /// More is better.
    fn rank(&self) -> (u32, u16) {
        match self.left {
            None => (u32::MAX, self.score),
            Some(number) => (number.min(u32::MAX - 1), 0),
        }
    }
}

/// What we believed of a seat before the game.
#[derive(Clone, Copy)]
struct Belief {
    mean: f64,
    deviation: f64,
    /// What no game of this person moves: bots and puzzles.
    is_landmark: bool,
}

/// The ratings of the people of a game after it, in the order of the seats. `known` says what somebody's rating was.
///
/// `None` if the game cannot count: nobody learns from it, somebody sat twice, or a bot has no landmark.
pub fn rate(
    pool: Pool,
    seats: &[Rated],
    time: Millis,
    known: impl Fn(&PersonId) -> Rating,
) -> Option<Vec<(PersonId, Rating)>> {
    let person = |rated: &Rated| match &rated.sitter {
        Sitter::Person(person) => Some(person.clone()),
        Sitter::Bot(_) | Sitter::Puzzle(..) => None,
    };
    let people: Vec<PersonId> = seats.iter().filter_map(person).collect();
    let is_twice = people.iter().enumerate().any(|(at, one)| people[..at].contains(one));
    if is_twice || people.is_empty() || seats.len() < 2 {
        return None;
    }
    let belief = |rated: &Rated| match &rated.sitter {
        Sitter::Person(person) => {
            let rating = known(person);
            let deviation = points(rating.deviation_at(time));
            Some(Belief { mean: points(rating.mean), deviation, is_landmark: false })
        }
        Sitter::Bot(level) => Some(Belief { mean: points(landmark(level, pool)?), deviation: 0.0, is_landmark: true }),
        Sitter::Puzzle(mean, deviation) => {
            Some(Belief { mean: points(*mean), deviation: points(*deviation), is_landmark: true })
        }
    };
    let beliefs: Vec<Belief> = seats.iter().map(belief).collect::<Option<_>>()?;
    let learn = |at: usize| {
        let others = (0..seats.len()).filter(|other| *other != at);
        let pairs = others.map(|other| (beliefs[other], outcome(seats[at].rank(), seats[other].rank())));
        let after = learned(beliefs[at], pairs, seats.len() as f64);
        let person = person(&seats[at])?;
        let before = known(&person);
        let rating = Rating {
            mean: thousandths(after.mean),
            deviation: thousandths(after.deviation),
            games: before.games.saturating_add(1),
            // A clock that was set back does not make anybody less sure twice.
            time: before.time.max(time),
        };
        Some((person, rating))
    };
    Some((0..seats.len()).filter_map(learn).collect())
}

fn outcome(rank: (u32, u16), other: (u32, u16)) -> f64 {
    match rank.cmp(&other) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Less => 0.0,
    }
}

/// How much a pair of two people counts. What we believe of people who play each other is not independent: an error of one
/// becomes an error of the others, all the more where few bots play. With 4/5 the intervals of simulated clubs are
/// honest (`tests/population.rs`); counted fully, some hold less than 92 % of the truth.
const AMONG_PEOPLE: f64 = 0.8;

/// One step of Glicko: the belief after these pairs, of a game of so many players.
fn learned(mine: Belief, pairs: impl Iterator<Item = (Belief, f64)>, players: f64) -> Belief {
    let per_point = LN_10 / 400.0;
    let weight = 3.0 / (players + 1.0);
    let (mut information, mut surprise) = (0.0, 0.0);
    for (other, outcome) in pairs {
        let weight = if other.is_landmark { weight } else { AMONG_PEOPLE * weight };
        // The less we know of the other, the less their result tells.
        let discount = 1.0 / (1.0 + 3.0 * (per_point * other.deviation / PI).powi(2)).sqrt();
        let expected = 1.0 / (1.0 + 10f64.powf(discount * (other.mean - mine.mean) / 400.0));
        information += weight * (per_point * discount).powi(2) * expected * (1.0 - expected);
        surprise += weight * per_point * discount * (outcome - expected);
    }
    let variance = 1.0 / (mine.deviation.powi(2).recip() + information);
    Belief { mean: mine.mean + variance * surprise, deviation: variance.sqrt(), ..mine }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: &str, score: u16) -> Rated {
        Rated::new(Sitter::Person(PersonId(name.into())), score)
    }

    fn bot(level: &str, score: u16) -> Rated {
        Rated::new(Sitter::Bot(level.into()), score)
    }

    fn means(pool: Pool, seats: &[Rated]) -> Option<Vec<i64>> {
        let rated = rate(pool, seats, Millis(0), |_| Rating::new(Millis(0)))?;
        Some(rated.iter().map(|(_, rating)| rating.shown()).collect())
    }

    /// The worked example of Glickman's paper: 1500 ± 200 against three opponents becomes 1464 ± 151.4.
    #[test]
    fn a_step_is_glickmans() {
        let is_landmark = false;
        let mine = Belief { mean: 1500.0, deviation: 200.0, is_landmark };
        let others = [(1400.0, 30.0, 1.0), (1550.0, 100.0, 0.0), (1700.0, 300.0, 0.0)];
        let pairs = others.map(|(mean, deviation, outcome)| (Belief { mean, deviation, is_landmark }, outcome));
        // So that each pair of people counts fully, as there.
        let players = 3.0 * AMONG_PEOPLE - 1.0;
        let after = learned(mine, pairs.into_iter(), players);
        assert_eq!((after.mean.round(), (after.deviation * 10.0).round()), (1464.0, 1514.0));
    }

    #[test]
    fn who_wins_rises_and_who_shares_a_place_is_drawn_together() {
        let won = means(Pool::Two, &[person("ann", 70), person("bob", 60)]).expect("it counts");
        assert!(won[0] > 1500 && won[1] < 1500 && won[0] + won[1] == 3000, "{won:?}");
        assert_eq!(means(Pool::Two, &[person("ann", 65), person("bob", 65)]), Some(vec![1500, 1500]));
        let shared = means(Pool::Several, &[person("ann", 70), person("bob", 60), person("eve", 70)]).expect("counts");
        assert!(shared[0] == shared[2] && shared[0] > 1500 && shared[1] < 1500, "{shared:?}");
    }

    #[test]
    fn bots_are_landmarks() {
        let against = |level| means(Pool::Two, &[person("ann", 70), bot(level, 60)]).expect("it counts");
        assert_eq!(against("druid").len(), 1, "the bot has no rating to change");
        assert!(against("archdruid") > against("druid") && against("druid") > against("apprentice"));
        assert_eq!(means(Pool::Two, &[person("ann", 70), bot("random", 60)]), None, "it was not measured");
    }

    #[test]
    fn a_puzzle_is_a_landmark_that_is_not_quite_sure() {
        let tried = |mean: i64, deviation: i64, solved: bool| {
            let puzzle = Rated::new(Sitter::Puzzle(mean, deviation), u16::from(!solved));
            means(Pool::Puzzles, &[person("ann", u16::from(solved)), puzzle]).expect("it counts")[0]
        };
        assert!(tried(1_500_000, 120_000, true) > 1500 && tried(1_500_000, 120_000, false) < 1500);
        assert!(tried(2_000_000, 120_000, true) > tried(1_500_000, 120_000, true), "what is hard brings more");
        assert!(tried(1_500_000, 60_000, true) > tried(1_500_000, 300_000, true), "what is not known tells less");
        assert_eq!(means(Pool::Puzzles, &[person("ann", 1), bot("druid", 0)]), None, "bots solve no puzzles here");
    }

    #[test]
    fn some_games_cannot_count() {
        assert_eq!(means(Pool::Two, &[person("ann", 70), person("ann", 60)]), None, "against oneself");
        assert_eq!(means(Pool::Two, &[bot("druid", 70), bot("sage", 60)]), None);
        assert_eq!(means(Pool::Two, &[person("ann", 70)]), None);
        assert_eq!(means(Pool::Two, &[]), None);
    }

    #[test]
    fn a_pool_is_read_back() {
        for pool in Pool::ALL {
            assert_eq!(pool.word().parse(), Ok(pool));
        }
        assert_eq!(
            [(2, false), (3, false), (4, false), (2, true)].map(|(n, night)| Pool::of(n, night, false).word()),
            ["two", "several", "several", "night"]
        );
        assert!([2, 3, 4].iter().all(|n| [Pool::of(*n, false, true), Pool::of(*n, true, true)] == [Pool::Days; 2]));
        assert!("weeks".parse::<Pool>().is_err());
    }
}
