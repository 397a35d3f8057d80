//! Random games.

use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};
use runestones_rules::{Action, Decider, Entry, Game, Move, MoveList, Options, Seat};

/// How a random player behaves. Games of mere chance are long; eager ones show what happens late.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Temper {
    /// Any move.
    Fickle,
    /// A Forge whenever it is possible, and nine times of ten something to do rather than done.
    Eager,
    /// The same, but a Forge only two times of three when it is possible: the liveliest games.
    Lively,
}

/// A random player and dealer in one.
#[derive(Clone, Debug)]
pub struct Walker {
    /// Where its luck comes from.
    pub rng: SmallRng,
    temper: Temper,
}

impl Walker {
    /// A walker whose games follow from the seed; every third is fickle, the others are eager.
    pub fn new(seed: u64) -> Walker {
        Walker::with(seed, if seed.is_multiple_of(3) { Temper::Fickle } else { Temper::Eager })
    }

    /// A walker with this temper.
    pub fn with(seed: u64, temper: Temper) -> Walker {
        Walker { rng: SmallRng::seed_from_u64(seed), temper }
    }

    /// The next entry, or `None` when the game is over.
    pub fn next(&mut self, game: &Game) -> Option<Entry> {
        match game.decider() {
            Decider::Nobody => None,
            Decider::Chance => game.random_outcome(&mut self.rng).map(Entry::Chance),
            Decider::Seat(_) => Some(Entry::Move(self.pick(&game.legal_moves()))),
        }
    }

    fn pick(&mut self, moves: &MoveList) -> Move {
        if self.temper != Temper::Fickle {
            let forge = Move::Action(Action::Forge);
            if moves.contains(&forge) && (self.temper == Temper::Eager || self.rng.random_ratio(2, 3)) {
                return forge;
            }
            if self.rng.random_ratio(9, 10) {
                let rest: Vec<Move> = moves.iter().copied().filter(|mv| *mv != Move::Done).collect();
                if !rest.is_empty() {
                    return rest[self.rng.random_range(0..rest.len())];
                }
            }
        }
        moves[self.rng.random_range(0..moves.len())]
    }
}

/// A game that plays itself at random, entry by entry.
#[derive(Clone, Debug)]
pub struct Walk {
    /// The game so far.
    pub game: Game,
    walker: Walker,
}

impl Walk {
    /// A new game.
    pub fn new(options: &Options, seed: u64) -> Walk {
        Walk::from(&Game::new(options, &mut ()).expect("these options make a game"), seed)
    }

    /// Goes on from here.
    pub fn from(game: &Game, seed: u64) -> Walk {
        Walk { game: *game, walker: Walker::new(seed) }
    }

    /// Plays one random entry; `false` once the game is over.
    pub fn step(&mut self) -> bool {
        let next = self.walker.next(&self.game);
        if let Some(entry) = next {
            self.game.play(entry, &mut ()).expect("a legal entry");
        }
        next.is_some()
    }
}

/// A game whose table is laid: a seat decides.
pub fn laid_out(options: &Options, seed: u64) -> Game {
    let mut walk = Walk::new(options, seed);
    while walk.game.decider() == Decider::Chance {
        walk.step();
    }
    walk.game
}

/// Plays a game to its end: chance follows from the seed, and `choose` decides for every seat.
pub fn play_out(options: &Options, seed: u64, mut choose: impl FnMut(&Game, Seat) -> Move) -> Game {
    let mut luck = SmallRng::seed_from_u64(seed);
    let mut game = Game::new(options, &mut ()).expect("these options make a game");
    for _ in 0..MOST_ENTRIES {
        let entry = match game.decider() {
            Decider::Nobody => return game,
            Decider::Chance => game.random_outcome(&mut luck).map(Entry::Chance).expect("chance decides"),
            Decider::Seat(seat) => Entry::Move(choose(&game, seat)),
        };
        game.play(entry, &mut ()).expect("a legal entry");
    }
    panic!("the game does not end");
}

/// No game has this many entries.
const MOST_ENTRIES: usize = 100_000;
