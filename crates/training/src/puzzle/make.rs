//! Looking for puzzles in games: turns with one clearly best plan that is not obvious.
//!
//! A turn becomes a puzzle if
//! 1. it is searched to its end, and every other plan gives away 5 % of win chance or more; a plan is the action, what is
//!    summoned, laid out, forged and traded, and the stones chosen, in whatever order; the rest are details, and
//!    whoever gets them wrong has not solved it either;
//! 2. the greedy bot misses the plan, whatever its seed;
//! 3. a deeper look agrees, from several seeds: the turn after the end is searched, too, in many worlds.

use runestones_ai::{BotKind, Net};
use runestones_review::{Archdruid, Judge as _, TENTH};
use runestones_rules::{Decider, Game, Move, Options, Seat, Seed, StoneChoice, TurnEnd};

use super::theme::plan;
use super::{EQUAL, GAP, Known, MOST_TURNS, Puzzle, key_of};
use crate::turn::{End, Reach, Turn, World, is_over};

/// What is searched first: the moves that look best, which is enough to see most second plans that are as good.
const NARROW: [Reach; 2] = [Reach { positions: 10_000, moves: 2 }, Reach { positions: 30_000, moves: 4 }];
/// The search that counts: all moves. A turn with more ways than this is no puzzle for people either.
const WHOLE_TURN: Reach = Reach { positions: 120_000, moves: usize::MAX };
/// Ends that give away more than this are not compared.
const FAR: i32 = 250_000;
/// From these seeds a deeper look has to agree.
const SEEDS: [u64; 3] = [11, 22, 33];
/// In so many worlds each looks.
const WORLDS: u32 = 6;
/// With so many simulations of the turn that follows.
const SIMULATIONS: u32 = 60;
/// The deeper look may find the gap smaller than this for one seed, but not the best turn another.
const LEAST_GAP: i32 = 20_000;
/// So often a level tries.
const TRIES: u64 = 6;
/// So many other plans are compared with the best.
const RIVALS: usize = 4;
/// Nobody plays the first turns as puzzles: too little has happened.
const FIRST_ROUND: u16 = 5;

/// Looks for puzzles, turn by turn.
pub struct Maker {
    judge: Archdruid,
}

/// What came of looking at a turn.
#[derive(Clone, Debug, PartialEq)]
pub enum Found {
    /// Not a puzzle.
    Nothing(&'static str),
    /// A puzzle.
    Puzzle(Box<Puzzle>),
}

impl Maker {
    /// Somebody who judges with this.
    pub fn new(judge: Archdruid) -> Maker {
        Maker { judge }
    }

    /// The network that judges, by its hash.
    pub fn network(&self) -> String {
        let version = self.judge.version();
        version.split_once('-').map_or(version.clone(), |(_, network)| network.to_owned())
    }

    /// Plays a game between sages and answers the puzzles in it. The same number has the same puzzles.
    pub fn game(&mut self, number: u64, mut told: impl FnMut(&Found)) -> Vec<Puzzle> {
        let players = [2, 2, 3, 2, 4, 2][(number % 6) as usize];
        let night = number / 6 % 2 == 1;
        // Every third game has eight of the ten stones, the two of Queenie among them.
        let stones = if number % 3 == 2 { StoneChoice::Random } else { StoneChoice::Base };
        let options = Options { night, stones, turn_end: TurnEnd::Asked, ..Options::base(players) };
        let Ok(mut game) = Game::new(&options, &mut ()) else { return Vec::new() };
        let mut world = World::new(Seed::from_number(number));
        let Ok(sage) = BotKind::named("sage") else { return Vec::new() };
        let mut puzzles = Vec::new();
        let mut turn = 0;
        world.deal_all(&mut game);
        while let Decider::Seat(seat) = game.decider() {
            if game.turn() != turn && game.action().is_none() {
                turn = game.turn();
                let found = self.look(&game);
                told(&found);
                if let Found::Puzzle(puzzle) = found {
                    puzzles.push(*puzzle);
                }
            }
            let Some(mv) = choose(sage, &game, seat, number) else { break };
            if game.play(mv, &mut ()).is_err() {
                break;
            }
            world.deal_all(&mut game);
        }
        puzzles
    }

    /// Whether a turn is a puzzle. A player has to be choosing its action.
    pub fn look(&mut self, game: &Game) -> Found {
        let seat = game.active();
        if game.round() < FIRST_ROUND {
            return Found::Nothing("too early");
        }
        let (key, network) = (key_of(game), self.network());
        let mut puzzle = Puzzle { key, game: *game, themes: Vec::new(), rating: 0, network, turns: Vec::new() };
        let world = puzzle.world();
        // Cheap first: where the greedy bot does about as well as those who search, there is nothing to find.
        let mut ended = |level: &str, seed: u64| {
            let end = BotKind::named(level).ok().and_then(|kind| play_turn(kind, game, &world, seed))?;
            Some(self.judge.glance(&end.view(seat)).chance(seat))
        };
        let searched = (1..=2).filter_map(|seed| ended("sage", seed)).max();
        match (searched, ended("greedy", 1)) {
            (Some(searched), Some(greedy)) if searched - greedy >= GAP * 4 / 5 => {}
            _ => return Found::Nothing("obvious at once"),
        }
        // Cheap first, again: most second plans are found by a narrow search, and a short look ahead dismisses many turns.
        let mut narrow = Err("no choice");
        for reach in NARROW {
            narrow = plans(game, &world, reach, GAP * 4 / 5);
            if let Err(why) = narrow {
                return Found::Nothing(why);
            }
        }
        if narrow.is_ok_and(|(ends, others)| self.gap(&ends[0], &others, seat, SEEDS[0]) < LEAST_GAP) {
            return Found::Nothing("doubtful at once");
        }
        let (ends, others) = match plans(game, &world, WHOLE_TURN, GAP) {
            Ok(plans) => plans,
            Err(why) => return Found::Nothing(why),
        };
        let equal = ends.iter().filter(|end| end.loss < EQUAL).count();
        // Among the turns that are told, the next best plan has to be.
        if equal > MOST_TURNS - RIVALS || ends.iter().take(MOST_TURNS).all(|end| end.loss < GAP) {
            return Found::Nothing("many ways");
        }
        let is_found = |level: &str, seed: u64| {
            BotKind::named(level)
                .ok()
                .and_then(|kind| play_turn(kind, game, &world, seed))
                .is_some_and(|end| ends[..equal].iter().any(|good| good.game == end))
        };
        if (0..TRIES / 2).any(|seed| is_found("greedy", seed)) {
            return Found::Nothing("obvious");
        }
        if !self.agrees(&ends[0], &others, seat) {
            return Found::Nothing("doubtful");
        }
        let sages = (0..TRIES).filter(|seed| is_found("sage", *seed)).count();
        let archdruids = (0..2).filter(|seed| is_found("archdruid", *seed)).count();
        puzzle.rating = rating(sages, archdruids, others[0].loss);
        let known = |end: &End| Known { line: end.line.clone(), loss: end.loss / TENTH * TENTH, end: end.game };
        puzzle.turns = ends.iter().take(MOST_TURNS).map(known).collect();
        puzzle.themes = puzzle.find_themes();
        Found::Puzzle(Box::new(puzzle))
    }

    /// Whether a deeper look finds the best end better than those of other plans, from every seed.
    fn agrees(&mut self, best: &End, others: &[End], seat: Seat) -> bool {
        // By how much the gaps are larger, all together, than they have to be on average.
        let mut spare = 0;
        SEEDS.into_iter().all(|seed| {
            let gap = self.gap(best, others, seat, seed);
            spare += gap - GAP;
            gap >= LEAST_GAP
        }) && spare >= 0
    }

    /// By how much the best end is better than those of other plans after a deeper look.
    fn gap(&mut self, best: &End, others: &[End], seat: Seat, seed: u64) -> i32 {
        let value = self.deep(&best.game, seat, seed);
        others.iter().map(|end| value - self.deep(&end.game, seat, seed)).min().unwrap_or_default()
    }

    /// What the end of a turn is worth to a seat, by the turn after it: hands and luck are drawn, and whoever is next searches.
    fn deep(&mut self, end: &Game, seat: Seat, seed: u64) -> i32 {
        let mut sum = 0i64;
        for number in 0..WORLDS {
            let number = seed * u64::from(WORLDS) + u64::from(number);
            let mut rng = <rand::rngs::StdRng as rand::SeedableRng>::seed_from_u64(number);
            let mut game = end.view(seat).sample(&mut rng).without_end_moment();
            World::new(Seed::from_number(number)).deal_all(&mut game);
            let prospect = match game.decider() {
                Decider::Seat(next) => {
                    let moves = self.judge.weigh(&game.view(next), SIMULATIONS, number);
                    let most = moves.iter().map(|weighed| weighed.visits).max().unwrap_or_default();
                    let known = moves.iter().filter(|weighed| 3 * weighed.visits >= most);
                    known.max_by_key(|weighed| weighed.prospect.chance(next)).map(|weighed| weighed.prospect)
                }
                Decider::Chance | Decider::Nobody => None,
            };
            let prospect = prospect.unwrap_or_else(|| self.judge.glance(&game.view(seat)));
            sum += i64::from(prospect.chance(seat));
        }
        (sum / i64::from(WORLDS)) as i32
    }
}

/// All ends of a turn, the best first, and the best end of each of the next best plans; or why there is no puzzle, for
/// instance because the second plan is too near.
fn plans(game: &Game, world: &World, reach: Reach, gap: i32) -> Result<(Vec<End>, Vec<End>), &'static str> {
    let net = Net::embedded();
    let mut turn = Turn::new(net.near(game.card_set()), game.active(), reach);
    let ends = turn.ends(game, world, FAR).ok_or(if reach == WHOLE_TURN { "too wide" } else { "much too wide" })?;
    let best = ends.first().map(|end| plan(&end.line)).ok_or("no choice")?;
    let mut seen = vec![best];
    let mut others: Vec<End> = Vec::new();
    for end in &ends {
        let own = plan(&end.line);
        if others.len() < RIVALS && !seen.contains(&own) {
            seen.push(own);
            others.push(end.clone());
        }
    }
    match others.first() {
        None => Err("no choice"),
        Some(second) if second.loss < gap => Err("no gap"),
        Some(_) => Ok((ends, others)),
    }
}

/// How hard a puzzle is: by how often sages and archdruids find it; a small gap (never less than [`GAP`]) is hard to see, too.
fn rating(sages: usize, archdruids: usize, gap: i32) -> u16 {
    let by_bots = 1850 - 70 * sages as u16 + if archdruids == 0 { 150 } else { 0 };
    let by_gap = gap.abs_diff(GAP) / 1000;
    by_bots - by_gap.min(100) as u16
}

/// A bot's answer, without being asked for the end of a turn.
fn choose(kind: &BotKind, game: &Game, seat: Seat, seed: u64) -> Option<Move> {
    let view = game.view(seat).without_end_moment();
    match game.legal_moves()[..] {
        [] => None,
        [only] => Some(only),
        _ => Some(kind.bot(seed.wrapping_mul(1000).wrapping_add(game.turn().into())).choose(&view)),
    }
}

/// Where a bot ends a turn.
fn play_turn(kind: &BotKind, game: &Game, world: &World, seed: u64) -> Option<Game> {
    let (mut game, mut world, seat) = (*game, world.clone(), game.active());
    while !is_over(&game, seat) {
        let mv = choose(kind, &game, seat, seed)?;
        game.play(mv, &mut ()).ok()?;
        world.deal_in_turn(&mut game, seat);
    }
    Some(game)
}
