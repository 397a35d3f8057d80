//! A game between bots, and what it took.

use std::time::{Duration, Instant};

use runestones_rules::{Decider, Game, Options, Seat, Seed};

use crate::judge::result;
use crate::{Bot, Limits, Outlook};

/// No game takes so many decisions; a bot that runs in circles must not hold everybody up.
const MOST_DECISIONS: u32 = 20_000;

/// A bot at the table, and how long it may think.
pub struct Sitter {
    /// The bot.
    pub bot: Box<dyn Bot + Send>,
    /// Its limits.
    pub limits: Limits,
}

/// How a game between bots went, by seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Played {
    /// Who won, in parts, and the final scores.
    pub end: Outlook,
    /// How many decisions each seat took.
    pub decisions: [u32; Seat::MOST],
    /// How long they took together.
    pub time: [Duration; Seat::MOST],
    /// How long the longest took.
    pub longest: [Duration; Seat::MOST],
    /// The rounds played.
    pub rounds: u16,
}

/// Why a game between bots came to no end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    /// The options are no game.
    #[error("the options do not make a game")]
    Options,
    /// A bot answered with a move that is not legal.
    #[error("seat {0} played a move that is not legal")]
    Illegal(Seat),
    /// The game went on and on.
    #[error("the game did not end")]
    Endless,
}

/// Plays a game whose luck follows from the seed.
pub fn play_game(options: &Options, sitters: &mut [Sitter], seed: u64) -> Result<Played, Broken> {
    let seed = Seed::from_number(seed);
    let mut game = Game::new(options, &mut ()).map_err(|_| Broken::Options)?;
    let mut played = Played::default();
    let mut lots = 0;
    loop {
        match game.decider() {
            Decider::Nobody => break,
            Decider::Chance => {
                let outcome = seed.outcome(&game, lots).ok_or(Broken::Endless)?;
                lots += 1;
                game.play(outcome, &mut ()).map_err(|_| Broken::Endless)?;
            }
            Decider::Seat(seat) => {
                let at = seat.index();
                let begin = Instant::now();
                let sitter = &mut sitters[at];
                let mv = sitter.bot.think(&game.view(seat), &sitter.limits).chosen;
                let time = begin.elapsed();
                played.decisions[at] += 1;
                played.time[at] += time;
                played.longest[at] = played.longest[at].max(time);
                if played.decisions[at] > MOST_DECISIONS {
                    return Err(Broken::Endless);
                }
                game.play(mv, &mut ()).map_err(|_| Broken::Illegal(seat))?;
            }
        }
    }
    played.end = result(&game).ok_or(Broken::Endless)?;
    played.rounds = game.round() - 1;
    Ok(played)
}
