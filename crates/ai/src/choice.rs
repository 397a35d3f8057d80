//! A bot as it is typed: its name, what a decision may cost, and how it searches.

use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use crate::registry::Mind;
use crate::search::BadSetting;
use crate::{Bot, BotKind, Budget, Net, UnknownBot};

/// A bot with its budget and its way to search: `archdruid`, `archdruid@800` (simulations), `archdruid@300ms`, or
/// `archdruid@800+beyond+worlds:4+trust:1`.
#[derive(Clone, Copy, Debug)]
pub struct BotChoice {
    mind: Mind,
    /// What a decision may cost; open for the bot's own budget.
    pub budget: Budget,
}

/// What is wrong with a bot as it was typed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadChoice {
    /// There is no such bot.
    #[error(transparent)]
    Bot(#[from] UnknownBot),
    /// The budget cannot be read.
    #[error("`{0}` is not a budget; write simulations such as `800`, or a time such as `300ms`")]
    Budget(String),
    /// The setting cannot be read.
    #[error(transparent)]
    Setting(#[from] BadSetting),
    /// The bot has nothing to set.
    #[error("`{0}` does not search, so there is nothing to set")]
    NoSearch(String),
}

impl BotChoice {
    /// The bot, with a network for those that have one. Its decisions follow from the seed.
    pub fn bot_with(&self, net: impl FnOnce() -> Arc<Net>, seed: u64) -> Box<dyn Bot + Send> {
        self.mind.bot(net, seed)
    }
}

impl FromStr for BotChoice {
    type Err = BadChoice;

    fn from_str(text: &str) -> Result<BotChoice, BadChoice> {
        let mut parts = text.split('+').map(str::trim);
        let bot = parts.next().unwrap_or_default();
        let (name, budget) = match bot.split_once('@') {
            Some((name, budget)) => (name, read_budget(budget).ok_or_else(|| BadChoice::Budget(budget.to_owned()))?),
            None => (bot, Budget::default()),
        };
        let mut mind = BotKind::named(name.trim())?.mind;
        for setting in parts {
            match &mut mind {
                Mind::Search(settings) | Mind::PlainSearch(settings) => settings.set(setting)?,
                Mind::Random | Mind::Greedy(_) | Mind::Seer => return Err(BadChoice::NoSearch(name.to_owned())),
            }
        }
        Ok(BotChoice { mind, budget })
    }
}

fn read_budget(text: &str) -> Option<Budget> {
    match text.trim().strip_suffix("ms") {
        Some(time) => time.parse().ok().filter(|time| *time > 0).map(|time| Budget::time(Duration::from_millis(time))),
        None => text.trim().parse().ok().filter(|count| *count > 0).map(Budget::simulations),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SearchSettings;
    use crate::registry::ARCHDRUID;

    #[test]
    fn budgets_are_read() {
        let budget = |text: &str| text.parse::<BotChoice>().map(|choice| choice.budget).ok();
        assert_eq!(budget("archdruid"), Some(Budget::default()));
        assert_eq!(budget("archdruid@800"), Some(Budget::simulations(800)));
        assert_eq!(budget("archdruid@300ms"), Some(Budget::time(Duration::from_millis(300))));
        for bad in ["archdruid@", "archdruid@0", "archdruid@-3", "archdruid@3s", "deep@3", ""] {
            assert_eq!(budget(bad), None, "{bad}");
        }
    }

    #[test]
    fn settings_are_read() {
        let choice: BotChoice = "archdruid@9+beyond+worlds:0 + trust:0.5+rollout:9".parse().unwrap();
        let expected = SearchSettings { beyond_turn: true, worlds: 0, trust: 0.5, rollout: 9, ..ARCHDRUID };
        assert_eq!(choice.mind, Mind::Search(expected));
        let error = |text: &str| text.parse::<BotChoice>().unwrap_err().to_string();
        assert_eq!(error("greedy+beyond"), "`greedy` does not search, so there is nothing to set");
        for bad in [
            "",
            "trust",
            "trust:",
            "trust:-1",
            "trust:NaN",
            "worlds:0.5",
            "worlds:100000",
            "rollout:99999",
            "beyond:1",
            "luck:1",
        ] {
            let said = error(&format!("archdruid+{bad}"));
            assert!(said.contains(&format!("`{bad}` is not a setting")), "{said}");
        }
    }
}
