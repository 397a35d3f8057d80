//! Everything that a seat can do with its turn, and what each way gives away.
//!
//! The turn is searched to its end (expectimax): a decision is worth what its best move is worth, a die the mean of its faces,
//! cards and artifacts turned up the mean of a few samples which are the same for all ways to play. What the end of the
//! turn is worth says the judge. What a way through the turn gives away is the sum over its decisions.

use std::collections::HashMap;
use std::hash::BuildHasher as _;

use foldhash::quality::FixedState;
use runestones_ai::Near;
use runestones_review::WHOLE;
use runestones_rules::{Chance, Dealer, Dealing, Decider, Entry, Game, Move, Question, Seat, Seed};

/// So often luck is drawn where its outcomes are too many.
const SAMPLES: u32 = 2;

/// A turn that is over but for the cards that come to the hand, or the whole game.
pub(crate) fn is_over(game: &Game, seat: Seat) -> bool {
    game.decider() == Decider::Nobody || game.active() != seat || game.chance() == Some(Chance::Draw)
}

/// The luck of one world: the same for everybody who makes the same choices.
#[derive(Clone, Debug)]
pub struct World {
    seed: Seed,
    dealer: Dealer,
}

impl World {
    /// The world of a seed.
    pub fn new(seed: Seed) -> World {
        World { seed, dealer: Dealer::new(Dealing::Streams) }
    }

    /// What chance decides next, if it is asked; then it has decided.
    fn deal(&mut self, game: &mut Game) -> Option<Entry> {
        let outcome = self.dealer.outcome(&self.seed, game)?;
        self.dealer.note(game);
        game.play(outcome, &mut ()).ok()?;
        Some(outcome.into())
    }

    /// Deals until the seat decides again or its turn is over. Answers what came.
    pub fn deal_in_turn(&mut self, game: &mut Game, seat: Seat) -> Vec<Entry> {
        let mut came = Vec::new();
        while !is_over(game, seat) {
            let Some(entry) = self.deal(game) else { break };
            came.push(entry);
        }
        came
    }

    /// Deals until somebody decides or the game is over.
    pub(crate) fn deal_all(&mut self, game: &mut Game) {
        while self.deal(game).is_some() {}
    }
}

/// A way to end a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// The decisions that lead there.
    pub line: Vec<Move>,
    /// The game there.
    pub game: Game,
    /// What they give away, in millionths of win chance.
    pub loss: i32,
}

/// How much of a turn is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reach {
    /// How many positions are judged at most.
    pub(crate) positions: usize,
    /// How many moves of a decision are followed, those that look best at a glance; the choice of the action is never cut short.
    pub(crate) moves: usize,
}

/// A turn being searched.
pub(crate) struct Turn<'n> {
    judge: Near<'n>,
    seat: Seat,
    reach: Reach,
    /// How many positions may still be judged.
    left: usize,
    /// Most orders of the same moves lead to the same place (transpositions). A position is remembered by its hash:
    /// with 64 bits no two positions of one turn share it.
    known: HashMap<u64, i32, FixedState>,
}

/// The hash by which a position is remembered, the same on every machine.
fn name_of(game: &Game) -> u64 {
    FixedState::default().hash_one(game)
}

impl<'n> Turn<'n> {
    /// A turn of a seat, to be searched so far.
    pub(crate) fn new(judge: Near<'n>, seat: Seat, reach: Reach) -> Turn<'n> {
        Turn { judge, seat, reach, left: reach.positions, known: HashMap::default() }
    }

    fn glance(&mut self, game: &Game) -> Option<i32> {
        self.left = self.left.checked_sub(1)?;
        Some((self.judge.outlook(game, self.seat).win(self.seat) * WHOLE as f32) as i32)
    }

    /// What a position of the turn is worth to the seat if it goes on as well as it can; `None` if there is too much to judge.
    fn value(&mut self, game: &Game) -> Option<i32> {
        let name = name_of(game);
        if let Some(value) = self.known.get(&name) {
            return Some(*value);
        }
        let value = if is_over(game, self.seat) {
            self.glance(game)?
        } else {
            match game.decider() {
                Decider::Chance if game.chance() == Some(Chance::Roll) => {
                    let mut sum = 0;
                    let faces = game.chance_outcomes();
                    for (face, _) in &faces {
                        let mut after = *game;
                        after.play(*face, &mut ()).ok()?;
                        sum += i64::from(self.value(&after)?);
                    }
                    (sum / i64::try_from(faces.len()).ok()?) as i32
                }
                Decider::Chance => {
                    let mut sum = 0;
                    for sample in 0..SAMPLES {
                        sum += i64::from(self.sampled(game, sample.into())?);
                    }
                    (sum / i64::from(SAMPLES)) as i32
                }
                Decider::Seat(_) | Decider::Nobody => {
                    let mut best = None;
                    for (_, after) in self.followed(game)? {
                        best = best.max(Some(self.value(&after)?));
                    }
                    best?
                }
            }
        };
        self.known.insert(name, value);
        Some(value)
    }

    /// The moves of a decision that are followed, each with the game after it.
    fn followed(&mut self, game: &Game) -> Option<Vec<(Move, Game)>> {
        let mut all = Vec::new();
        for mv in game.legal_moves() {
            let mut after = *game;
            after.play(mv, &mut ()).ok()?;
            all.push((mv, after));
        }
        if all.len() <= self.reach.moves || game.question() == Some(Question::Action) {
            return Some(all);
        }
        let mut ranked = Vec::with_capacity(all.len());
        for (mv, after) in all {
            ranked.push((std::cmp::Reverse(self.glance(&after)?), mv, after));
        }
        ranked.sort_by_key(|(glance, ..)| *glance);
        ranked.truncate(self.reach.moves);
        Some(ranked.into_iter().map(|(_, mv, after)| (mv, after)).collect())
    }

    /// The value after what is turned up in one sample, up to the next decision or die.
    fn sampled(&mut self, game: &Game, sample: u64) -> Option<i32> {
        let mut after = *game;
        let mut world = World::new(Seed::from_number(sample));
        while !is_over(&after, self.seat) && !matches!(after.chance(), None | Some(Chance::Roll)) {
            world.deal(&mut after)?;
        }
        self.value(&after)
    }

    /// Every end of the turn in a world that gives away no more than `most`, each once, the best first.
    pub(crate) fn ends(&mut self, game: &Game, world: &World, most: i32) -> Option<Vec<End>> {
        let mut best: HashMap<u64, i32, FixedState> = HashMap::default();
        let mut ends: HashMap<u64, End, FixedState> = HashMap::default();
        let mut open = vec![(End { line: Vec::new(), game: *game, loss: 0 }, world.clone())];
        while let Some((at, world)) = open.pop() {
            if is_over(&at.game, self.seat) {
                let name = name_of(&at.game);
                if ends.get(&name).is_none_or(|known| known.loss > at.loss) {
                    ends.insert(name, at);
                }
                continue;
            }
            let value = self.value(&at.game)?;
            for (mv, mut after) in self.followed(&at.game)? {
                let loss = at.loss + value - self.value(&after)?;
                if loss > most {
                    continue;
                }
                let mut world = world.clone();
                world.deal_in_turn(&mut after, self.seat);
                let name = name_of(&after);
                if best.get(&name).is_some_and(|known| *known <= loss) {
                    continue;
                }
                best.insert(name, loss);
                let line = at.line.iter().copied().chain([mv]).collect();
                open.push((End { line, game: after, loss }, world));
            }
        }
        let mut ends: Vec<End> = ends.into_values().collect();
        // A short way is easier to tell; the rest makes the order certain.
        ends.sort_by(|one, other| {
            (one.loss, one.line.len(), &one.line).cmp(&(other.loss, other.line.len(), &other.line))
        });
        Some(ends)
    }
}
