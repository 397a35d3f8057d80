//! Everything that a seat can do with its turn, and what each way gives away.
//!
//! The turn is searched to its end (expectimax): a decision is worth what its best move is worth, a die the mean of its faces,
//! cards and artifacts turned up the mean of a few samples which are the same for all ways to play. What the end of the
//! turn is worth says the judge. What a way through the turn gives away is the sum over its decisions.

use std::collections::HashMap;

use runestones_ai::Near;
use runestones_review::WHOLE;
use runestones_rules::{Chance, Dealer, Dealing, Decider, Entry, Game, Move, Seat, Seed};

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

/// A turn being searched.
pub(crate) struct Turn<'n> {
    judge: Near<'n>,
    seat: Seat,
    /// How many positions may still be judged.
    left: usize,
    known: HashMap<Game, i32>,
}

impl<'n> Turn<'n> {
    /// A turn of a seat, in which so many positions are judged at most.
    pub(crate) fn new(judge: Near<'n>, seat: Seat, most: usize) -> Turn<'n> {
        Turn { judge, seat, left: most, known: HashMap::new() }
    }

    /// What a position of the turn is worth to the seat if it goes on as well as it can; `None` if there is too much to judge.
    pub(crate) fn value(&mut self, game: &Game) -> Option<i32> {
        if let Some(value) = self.known.get(game) {
            return Some(*value);
        }
        let value = if is_over(game, self.seat) {
            self.left = self.left.checked_sub(1)?;
            (self.judge.outlook(game, self.seat).win(self.seat) * WHOLE as f32) as i32
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
                    for mv in game.legal_moves() {
                        let mut after = *game;
                        after.play(mv, &mut ()).ok()?;
                        best = best.max(Some(self.value(&after)?));
                    }
                    best?
                }
            }
        };
        self.known.insert(*game, value);
        Some(value)
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
        let mut best: HashMap<Game, i32> = HashMap::new();
        let mut ends: HashMap<Game, End> = HashMap::new();
        let mut open = vec![(End { line: Vec::new(), game: *game, loss: 0 }, world.clone())];
        while let Some((at, world)) = open.pop() {
            if is_over(&at.game, self.seat) {
                if ends.get(&at.game).is_none_or(|known| known.loss > at.loss) {
                    ends.insert(at.game, at);
                }
                continue;
            }
            let value = self.value(&at.game)?;
            for mv in at.game.legal_moves() {
                let mut after = at.game;
                after.play(mv, &mut ()).ok()?;
                let loss = at.loss + value - self.value(&after)?;
                let mut world = world.clone();
                world.deal_in_turn(&mut after, self.seat);
                if loss > most || best.get(&after).is_some_and(|known| *known <= loss) {
                    continue;
                }
                best.insert(after, loss);
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
