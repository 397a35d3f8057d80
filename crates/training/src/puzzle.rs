//! Puzzles: a position, a turn to be found, and what other turns give away.

mod make;
mod text;
mod theme;

use std::sync::LazyLock;

use runestones_rules::{Game, Move, Seat, Seed};
use sha2::{Digest as _, Sha256};

pub use make::{Found, Maker};
pub use text::BadPuzzle;
pub(crate) use theme::plan;
pub use theme::{Theme, telling};

use crate::turn::{World, is_over};

/// A turn that gives away less than this, in millionths of win chance, is as good as the best.
pub const EQUAL: i32 = 20_000;
/// A turn with another plan gives away at least this.
pub const GAP: i32 = 50_000;
/// No more turns than these are told.
pub const MOST_TURNS: usize = 14;

/// A puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// A short name that follows from the position.
    pub key: String,
    /// The position: a player chooses the action of a turn.
    pub game: Game,
    /// What it is about.
    pub themes: Vec<Theme>,
    /// How hard it was for bots, as a rating.
    pub rating: u16,
    /// The network that judged when it was made, by its hash.
    pub network: String,
    /// The turns that count as solved, then the best of the others; the solution first.
    pub turns: Vec<Known>,
}

/// A turn whose worth is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// The decisions.
    pub line: Vec<Move>,
    /// What it gives away, in millionths of win chance.
    pub loss: i32,
    /// Where it ends.
    pub end: Game,
}

/// What is to be said about somebody's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Whether it is as good as the best.
    pub solved: bool,
    /// The place of the turn among those that are known.
    pub known: Option<usize>,
    /// What it gives away at least, in millionths of win chance; exactly that if it is known.
    pub loss: i32,
}

/// The name of the puzzle that is made of a position.
fn key_of(game: &Game) -> String {
    let text = serde_json::to_string(&runestones_rules::position::Position::of(game)).unwrap_or_default();
    runestones_rules::hex(&Sha256::digest(text)[..5])
}

impl Puzzle {
    /// Those that come with the program, in their order.
    pub fn all() -> &'static [Puzzle] {
        static ALL: LazyLock<Vec<Puzzle>> =
            LazyLock::new(|| text::read(include_str!("../data/puzzles.txt")).expect("the puzzles can be read"));
        &ALL
    }

    /// Reads many from a text.
    pub fn read(text: &str) -> Result<Vec<Puzzle>, BadPuzzle> {
        text::read(text)
    }

    /// Writes many as a text.
    pub fn write(puzzles: &[Puzzle]) -> String {
        text::write(puzzles)
    }

    /// One that comes with the program, with its number from 1.
    pub fn find(key: &str) -> Option<(usize, &'static Puzzle)> {
        (1..).zip(Puzzle::all()).find(|(_, puzzle)| puzzle.key == key)
    }

    /// The puzzle of a day; another one each day, in an order that looks like none.
    pub fn of_day(day: u32) -> Option<(usize, &'static Puzzle)> {
        let all = Puzzle::all();
        // A step that has no divisor in common with the number of puzzles visits all of them before any comes again.
        let step = (all.len() * 3 / 8..=all.len() + 1).find(|step| gcd(*step, all.len()) == 1)?;
        let at = (day as usize).checked_mul(step)?.checked_rem(all.len())?;
        Some((at + 1, all.get(at)?))
    }

    /// Whose turn it is.
    pub fn seat(&self) -> Seat {
        self.game.active()
    }

    /// The luck of the puzzle, the same for everybody.
    pub fn world(&self) -> World {
        World::new(Seed(Sha256::digest(&self.key).into()))
    }

    /// Whether the turn is over, so that it can be judged.
    pub fn is_over(&self, game: &Game) -> bool {
        is_over(game, self.seat())
    }

    /// The game at the end of a line in this puzzle, if all of it is legal and in one turn.
    pub fn play(&self, line: &[Move]) -> Option<Game> {
        let (mut game, mut world) = (self.game, self.world());
        for mv in line {
            if self.is_over(&game) {
                return None;
            }
            game.play(*mv, &mut ()).ok()?;
            world.deal_in_turn(&mut game, self.seat());
        }
        Some(game)
    }

    /// What is to be said about a turn that ends here.
    pub fn verdict(&self, end: &Game) -> Verdict {
        match self.turns.iter().position(|known| known.end == *end) {
            Some(at) => {
                let loss = self.turns[at].loss;
                Verdict { solved: loss < EQUAL, known: Some(at), loss }
            }
            // Whatever is not told is no better than the last that is.
            None => Verdict {
                solved: false,
                known: None,
                loss: self.turns.last().map_or(EQUAL, |last| last.loss.max(EQUAL)),
            },
        }
    }
}

fn gcd(one: usize, other: usize) -> usize {
    if other == 0 { one } else { gcd(other, one % other) }
}
