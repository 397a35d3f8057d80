//! The options of a game, as every command takes them that plays one.

use std::path::PathBuf;
use std::str::FromStr;

use anyhow::bail;
use runestones_rules::{CardSet, Options, Seed, StoneChoice};

use crate::files;

/// What can be played with.
#[derive(clap::Args, Default)]
pub(crate) struct OptionArgs {
    /// How many players, two to four [default: 2].
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<usize>,
    /// Play with the expansion Creatures of the Night.
    #[arg(long)]
    night: bool,
    /// The rune stones: `base`, `random`, or eight names separated by commas [default: base].
    #[arg(long, value_name = "STONES")]
    stones: Option<StoneChoice>,
    /// Play with eight of the ten rune stone types, chosen at random (Queenie 1); the same as `--stones random`.
    #[arg(long, conflicts_with = "stones")]
    queenie: bool,
    /// A card set file to use instead of the standard set.
    #[arg(long, value_name = "FILE")]
    pub(crate) cards: Option<PathBuf>,
    /// The seed from which all luck follows: a number, or 64 hexadecimal digits [default: a new one in play, else 1].
    #[arg(long)]
    pub(crate) seed: Option<SeedArg>,
}

impl OptionArgs {
    /// The options for two players, or as many as were asked for; they make a game.
    pub(crate) fn options(&self) -> anyhow::Result<Options> {
        self.options_for(self.players.unwrap_or(2))
    }

    /// The options for this many players; they make a game.
    pub(crate) fn options_for(&self, players: usize) -> anyhow::Result<Options> {
        let chosen = if self.queenie { Some(&StoneChoice::Random) } else { self.stones.as_ref() };
        let stones = chosen.cloned().unwrap_or(StoneChoice::Base);
        let card_set = self.cards.as_deref().map_or_else(|| Ok(CardSet::standard()), files::read_card_set)?;
        let options = Options { night: self.night, stones, card_set, ..Options::base(players) };
        match options.problems().as_slice() {
            [] => Ok(options),
            problems => bail!("this is not a game:{}", files::in_lines(problems)),
        }
    }

    /// The seed as a number, for commands that repeat themselves unless they are told otherwise.
    pub(crate) fn number(&self) -> u64 {
        self.seed.map_or(1, SeedArg::number)
    }
}

/// A seed as it is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SeedArg {
    Number(u64),
    Whole(Seed),
}

impl SeedArg {
    pub(crate) fn seed(self) -> Seed {
        match self {
            SeedArg::Number(number) => Seed::from_number(number),
            SeedArg::Whole(seed) => seed,
        }
    }

    fn number(self) -> u64 {
        match self {
            SeedArg::Number(number) => number,
            SeedArg::Whole(seed) => number_of(seed.0),
        }
    }
}

impl FromStr for SeedArg {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = text.parse().map(SeedArg::Number).ok();
        let whole = || text.parse().map(SeedArg::Whole).ok();
        number.or_else(whole).ok_or("it is neither a number nor 64 hexadecimal digits")
    }
}

/// The first eight bytes as a number.
pub(crate) fn number_of(bytes: [u8; 32]) -> u64 {
    bytes.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
}
