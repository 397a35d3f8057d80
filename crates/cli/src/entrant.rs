//! Bots as the commands that let them play each other take them.

use std::path::Path;
use std::sync::Arc;

use anyhow::Context as _;
use runestones_ai::{BOTS, Bot, BotChoice, Limits, Net};

use crate::weights;

/// How a bot is typed, for the help of a command, and which there are.
pub(crate) fn syntax() -> String {
    let bots: Vec<String> = BOTS.iter().map(|kind| format!("  {:<13} {}", kind.name, kind.about)).collect();
    format!("{SYNTAX}\nThe bots, weakest first:\n{}", bots.join("\n"))
}

const SYNTAX: &str = "\
A bot is a name, optionally with a budget for each decision (in simulations or milliseconds) and a file of weights:
  archdruid   archdruid@400   archdruid@200ms   archdruid@400=new.weights
For experiments, add settings of its search:
  archdruid@400+trust:1   archdruid@400+beyond+worlds:0";

/// A bot that takes part.
#[derive(Clone)]
pub(crate) struct Entrant {
    /// As it was typed.
    pub(crate) name: String,
    choice: BotChoice,
    net: Option<Arc<Net>>,
}

impl Entrant {
    /// Reads a bot; one that names no weights itself has the usual ones, if there are any.
    pub(crate) fn read(text: &str, usual: Option<&Arc<Net>>) -> anyhow::Result<Entrant> {
        let text = text.trim();
        let (choice, file) = text.split_once('=').map_or((text, None), |(choice, file)| (choice, Some(file)));
        let net = file.map(|file| weights::read(Path::new(file))).transpose()?.or_else(|| usual.cloned());
        Ok(Entrant { name: text.to_owned(), choice: choice.parse().context("--bots")?, net })
    }

    /// The bot, whose decisions follow from the seed.
    pub(crate) fn bot(&self, seed: u64) -> Box<dyn Bot + Send> {
        self.choice.bot_with(|| self.net.clone().unwrap_or_else(Net::embedded), seed)
    }

    /// What a decision may cost it.
    pub(crate) fn limits(&self) -> Limits {
        Limits::from(self.choice.budget)
    }
}
