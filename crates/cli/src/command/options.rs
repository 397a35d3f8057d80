//! The options of a game as several commands take them.

use std::path::Path;

use anyhow::Context as _;
use runestones_rules::{BadOption, CardSet, FirstPlayer, Options, Rune, StoneChoice};

/// What can be played with.
#[derive(clap::Args, Default)]
pub(crate) struct GameArgs {
    /// Play with the expansion Creatures of the Night.
    #[arg(long)]
    pub(crate) night: bool,
    /// Play with eight of the ten rune stone types, at random (Queenie 1).
    #[arg(long)]
    pub(crate) queenie: bool,
    /// Play with exactly these eight rune stone types, such as plus,hand-size,…
    #[arg(long, value_delimiter = ',', conflicts_with = "queenie")]
    pub(crate) stones: Vec<Rune>,
}

impl GameArgs {
    /// The options for so many players, with a card set file or the standard set.
    pub(crate) fn options(&self, players: usize, cards: Option<&Path>) -> anyhow::Result<Options> {
        let stones = match (self.queenie, self.stones.is_empty()) {
            (true, _) => StoneChoice::Random,
            (false, true) => StoneChoice::Base,
            (false, false) => StoneChoice::Chosen(self.stones.clone()),
        };
        let card_set = cards.map_or_else(|| Ok(CardSet::standard()), read_card_set)?;
        Ok(Options { players, night: self.night, stones, first: FirstPlayer::Random, card_set })
    }
}

fn read_card_set(path: &Path) -> anyhow::Result<&'static CardSet> {
    let shown = path.display();
    let text = std::fs::read_to_string(path).with_context(|| format!("the card set {shown} cannot be read"))?;
    match CardSet::parse(&text) {
        Ok(set) => Ok(set.intern()),
        Err(problems) => {
            let lines: Vec<String> = problems.iter().map(|problem| format!("  {problem}")).collect();
            anyhow::bail!("the card set {shown} has mistakes:\n{}", lines.join("\n"))
        }
    }
}

/// Every reason why options do not make a game, as one message.
pub(crate) fn option_problems(problems: &[BadOption]) -> String {
    let reasons: Vec<String> = problems.iter().map(ToString::to_string).collect();
    reasons.join("; ")
}
