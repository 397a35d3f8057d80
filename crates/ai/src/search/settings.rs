//! How to search, and how that is typed.

use crate::Budget;

/// How to search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchSettings {
    /// What a decision may cost if nobody says otherwise.
    pub budget: Budget,
    /// How many simulations more that is at tables for two, three and four, without Night and with it: there is more to see.
    pub more: [[u32; 3]; 2],
    /// Among how many worlds (determinizations) the hidden hands vary; 0 deals them anew in every simulation.
    pub worlds: u32,
    /// How much moves are tried that were not tried often: the exploration constant of PUCT.
    pub curiosity: f32,
    /// How much worse a move may be judged at first and still be tried nearly as often: the temperature of the softmax
    /// that makes priors of the first judgements.
    pub tolerance: f32,
    /// Whether to look beyond the bot's own turn; otherwise what comes after it is judged by the network alone.
    pub beyond_turn: bool,
    /// How many simulations each decision gets in a rollout; 0 leaves what follows the own turn to the network.
    pub rollout: u32,
    /// Rollouts begin after so many simulations of the own turn: until then it is not seen through.
    pub rollout_after: u32,
    /// The move is the best of those with at least this share of the visits of the most visited: 1 chooses by visits
    /// alone, 0 by value alone.
    pub trust: f32,
}

impl SearchSettings {
    /// What has won most in the arena.
    pub const DEFAULT: SearchSettings = SearchSettings {
        budget: Budget::simulations(2000),
        more: [[0; 3]; 2],
        worlds: 8,
        curiosity: 0.15,
        tolerance: 0.03,
        beyond_turn: false,
        rollout: 0,
        rollout_after: 2000,
        trust: 0.3,
    };

    /// The same with another budget.
    pub const fn with_simulations(count: u32) -> SearchSettings {
        SearchSettings { budget: Budget::simulations(count), ..SearchSettings::DEFAULT }
    }

    /// What a decision may cost in a game for this many, with Night or without, if nobody says otherwise.
    pub(crate) fn budget_for(&self, players: usize, night: bool) -> Budget {
        let more = players.checked_sub(2).and_then(|table| self.more[usize::from(night)].get(table)).copied();
        Budget { simulations: self.budget.simulations.map(|count| count + more.unwrap_or(0)), ..self.budget }
    }

    /// Whether the own turn is seen through after so many simulations, so that rollouts follow.
    pub(super) fn rolls_out(&self, own: u32) -> bool {
        self.rollout > 0 && own >= self.rollout_after
    }

    /// Changes one setting as it is typed: `beyond`, `worlds:4`, `rollout:24`, `trust:0.5`.
    pub fn set(&mut self, text: &str) -> Result<(), BadSetting> {
        let bad = || BadSetting(text.chars().take(40).collect());
        let Some((name, value)) = text.split_once(':') else {
            self.beyond_turn |= text == "beyond";
            return if text == "beyond" { Ok(()) } else { Err(bad()) };
        };
        let count = match name {
            "worlds" => Some((&mut self.worlds, MOST_WORLDS)),
            "rollout" => Some((&mut self.rollout, MOST_IN_A_ROLLOUT)),
            "rollout-after" => Some((&mut self.rollout_after, u32::MAX)),
            _ => None,
        };
        if let Some((count, most)) = count {
            *count = value.parse().ok().filter(|count| *count <= most).ok_or_else(bad)?;
            return Ok(());
        }
        let setting = match name {
            "curiosity" => &mut self.curiosity,
            "tolerance" => &mut self.tolerance,
            "trust" => &mut self.trust,
            _ => return Err(bad()),
        };
        *setting = value.parse().ok().filter(|value: &f32| value.is_finite() && *value >= 0.0).ok_or_else(bad)?;
        Ok(())
    }
}

/// All of them are dealt before the first simulation.
const MOST_WORLDS: u32 = 1000;

/// Nobody can say stop in the middle of it.
const MOST_IN_A_ROLLOUT: u32 = 1000;

impl Default for SearchSettings {
    fn default() -> SearchSettings {
        SearchSettings::DEFAULT
    }
}

/// A setting that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is not a setting of the search; there are `beyond`, and with a number `worlds:8`, `rollout:24`, \
     `rollout-after:2000`, `trust:0.3`, `curiosity:0.15`, `tolerance:0.03`"
)]
pub struct BadSetting(String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_there_is_more_to_see_there_may_be_more_simulations() {
        let settings = SearchSettings { more: [[0, 5, 9], [1, 6, 10]], ..SearchSettings::with_simulations(6) };
        let counts = |night| [2, 3, 4].map(|players| settings.budget_for(players, night).simulations);
        assert_eq!(counts(false), [Some(6), Some(11), Some(15)]);
        assert_eq!(counts(true), [Some(7), Some(12), Some(16)]);
        let by_time = SearchSettings { budget: Budget::time(std::time::Duration::from_secs(1)), ..settings };
        assert_eq!(by_time.budget_for(3, true), by_time.budget);
    }
}
