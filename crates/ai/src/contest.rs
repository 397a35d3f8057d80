//! A game between bots, and what it took.

use std::time::Duration;

use runestones_rules::{Decider, Game, Options, Outcome, Seat, Seed, Sink};
use web_time::Instant;

use crate::outlook::result;
use crate::{Bot, Decision, Limits, Outlook};

/// No game takes so many decisions; a bot that runs in circles must not hold everybody up.
const MOST_DECISIONS: u32 = 80_000;

/// A bot at the table, and how long it may think.
pub struct Contestant {
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

/// Somebody who looks on while bots play: they hear the events, and see the game after each entry.
pub trait Onlooker: Sink {
    /// The game after an entry.
    fn see(&mut self, game: &Game);
}

impl Onlooker for () {
    fn see(&mut self, _: &Game) {}
}

/// Plays a game to its end, and hands it over as it was then.
///
/// `luck` answers for chance, `decide` for the seats, by the position of the move. Each list of legal moves is made once, and no view before somebody
/// asks for it, so that bots which hardly think play nearly as fast as the engine.
pub fn play_out(
    options: &Options,
    mut luck: impl FnMut(&Game) -> Option<Outcome>,
    mut decide: impl FnMut(&Decision<'_>) -> Option<usize>,
    onlooker: &mut impl Onlooker,
) -> Result<Game, Broken> {
    let mut game = Game::new(options, onlooker).map_err(|_| Broken::Options)?;
    let mut moves = game.legal_moves();
    let mut decisions = 0;
    while decisions < MOST_DECISIONS {
        match game.decider() {
            Decider::Nobody => return Ok(game),
            Decider::Chance => {
                let outcome = luck(&game).ok_or(Broken::Endless)?;
                game.play_listed(outcome, &mut moves, onlooker);
            }
            Decider::Seat(seat) => {
                decisions += 1;
                let chosen = decide(&Decision { game: &game, seat, moves: &moves });
                let mv = *chosen.and_then(|chosen| moves.get(chosen)).ok_or(Broken::Illegal(seat))?;
                game.play_listed(mv, &mut moves, onlooker);
            }
        }
        onlooker.see(&game);
    }
    Err(Broken::Endless)
}

/// Plays a game whose luck follows from the seed, and takes the time of each bot.
pub fn play_game(options: &Options, sitters: &mut [Contestant], seed: u64) -> Result<Played, Broken> {
    let seed = Seed::from_number(seed);
    let mut played = Played::default();
    let mut lots = 0..;
    let luck = |game: &Game| seed.outcome(game, lots.next()?);
    let decide = |decision: &Decision<'_>| {
        let at = decision.seat().index();
        let begin = Instant::now();
        let sitter = &mut sitters[at];
        let chosen = sitter.bot.decide(decision, &sitter.limits);
        let time = begin.elapsed();
        played.decisions[at] += 1;
        played.time[at] += time;
        played.longest[at] = played.longest[at].max(time);
        chosen
    };
    let game = play_out(options, luck, decide, &mut ())?;
    played.end = result(game.public()).ok_or(Broken::Endless)?;
    played.rounds = game.round() - 1;
    Ok(played)
}
