//! What the games say, in numbers.

use std::time::Duration;

use super::args::Plan;
use super::play::Game;
use super::rating::{self, Duels, Elo};
use crate::command::entrant::Entrant;
use crate::command::wilson;

/// One line of the table.
pub(super) struct Line {
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

impl Line {
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

/// All lines, and who was ahead of whom.
pub(super) struct Table {
    pub(super) lines: Vec<Line>,
    pub(super) duels: Duels,
    pub(super) games: usize,
    pub(super) crashes: usize,
    pub(super) mean_rounds: f64,
}

impl Table {
    pub(super) fn new(plan: &Plan, games: &[Game]) -> Table {
        let bots = plan.entrants.len();
        let elo = rating::elo(bots, games);
        let line = |(entrant, elo): (&Entrant, Elo)| Line {
            name: entrant.name.clone(),
            games: 0,
            wins: 0.0,
            elo,
            score: 0.0,
            decisions: 0,
            time: Duration::ZERO,
            longest: Duration::ZERO,
        };
        let mut lines: Vec<Line> = plan.entrants.iter().zip(elo).map(line).collect();
        let mut rounds = 0;
        for (game, played) in games.iter().filter_map(|game| Some((game, game.played.as_ref()?))) {
            rounds += u64::from(played.rounds);
            for (seat, bot) in game.seats.iter().enumerate() {
                let line = &mut lines[*bot];
                line.games += 1;
                line.wins += f64::from(played.end.wins[seat]);
                line.score += f64::from(played.end.scores[seat]);
                line.decisions += u64::from(played.decisions[seat]);
                line.time += played.time[seat];
                line.longest = line.longest.max(played.longest[seat]);
            }
        }
        let finished = games.iter().filter(|game| game.played.is_some()).count();
        Table {
            lines,
            duels: rating::duels(bots, games),
            games: games.len(),
            crashes: games.len() - finished,
            mean_rounds: rounds as f64 / finished.max(1) as f64,
        }
    }
}
