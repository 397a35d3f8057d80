//! How strong the network has become: games with it and a short search against yardsticks.

use std::fmt;
use std::sync::Arc;

use runestones_ai::contest::{Contestant, play_game};
use runestones_ai::{Bot, Greedy, Limits, Net, Search, SearchSettings};
use runestones_rules::Options;

/// The search sees the turn through; one decision ahead even a good network loses to the greedy bot, which does.
const SIMULATIONS: u32 = 24;

/// Shares of games won for two players.
pub(super) struct Strength {
    greedy: f64,
    earlier: Option<f64>,
}

impl Strength {
    /// Plays against the greedy bot, and against the network of the measurement before.
    pub(super) fn measure(net: &Arc<Net>, earlier: Option<&Arc<Net>>, games: u64) -> Strength {
        let greedy = |seed: u64| -> Box<dyn Bot + Send> { Box::new(Greedy::new(seed)) };
        let against = |earlier: &Arc<Net>| share(net, games, |seed: u64| player(earlier, seed));
        Strength { greedy: share(net, games, greedy), earlier: earlier.map(against) }
    }
}

fn player(net: &Arc<Net>, seed: u64) -> Box<dyn Bot + Send> {
    Box::new(Search::new(Arc::clone(net), SearchSettings::with_simulations(SIMULATIONS), seed))
}

/// The share of games won, every deal from both seats.
fn share(net: &Arc<Net>, games: u64, other: impl Fn(u64) -> Box<dyn Bot + Send>) -> f64 {
    let mut won = 0.0;
    let mut played = 0.0;
    for game in 0..games.max(2) {
        let (deal, own) = (game / 2, (game % 2) as usize);
        let mut sitters: Vec<Contestant> = [player(net, game), other(game)]
            .into_iter()
            .map(|bot| Contestant { bot, limits: Limits::default() })
            .collect();
        sitters.rotate_left(own);
        if let Ok(end) = play_game(&Options::base(2), &mut sitters, deal) {
            won += f64::from(end.end.wins[own]);
            played += 1.0;
        }
    }
    won / f64::max(played, 1.0)
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "against greedy {:.1}%", 100.0 * self.greedy)?;
        match self.earlier {
            Some(earlier) => write!(f, "  against the one before {:.1}%", 100.0 * earlier),
            None => Ok(()),
        }
    }
}
