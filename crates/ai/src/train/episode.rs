//! One game of self-play, and what can be learned from it.

use std::sync::Arc;

use rand::RngExt as _;
use rand::rngs::StdRng;
use runestones_rules::{Chance, Decider, Game, Move, MoveList, Outcome, Seat};

use super::credence::Credence;
use super::optimism::Optimism;
use super::phase::{PHASES, phase};
use super::returns::{Step, targets};
use super::{Light, Sample, Settings, mix};
use crate::judge::{Evaluate as _, Judge};
use crate::net::{MOST_MEMBERS, Net, SCORE_UNIT};
use crate::outlook::result;
use crate::{Bot as _, Budget, Limits, Outlook, Search, SearchSettings, luck};

/// A network that knows nothing yet may play for ever; such a game teaches nothing.
const MOST_ENTRIES: usize = 6000;

/// What a game leaves behind.
#[derive(Default)]
pub(super) struct Learned {
    pub(super) samples: Vec<Sample>,
    /// How much too high its judgements were.
    pub(super) optimism: Optimism,
    /// How far what looked like luck in it came true.
    pub(super) credence: Credence,
}

/// Plays the game with this number, in the light of how right judgements were in the games before.
pub(super) fn play(net: &Arc<Net>, settings: &Settings, light: Light<'_>, number: u64) -> Learned {
    let mut rng = mix::rng(settings.seed, number);
    let options = mix::options(&mut rng);
    let mut game = Game::new(&options, &mut ()).expect("the mix has good options");
    let mut players = Players::new(net, settings, &mut rng);
    let mut episode = Episode {
        settings,
        light,
        judge: Judge::new(net, game.card_set()),
        luck: Outlook::default(),
        looked: Outlook::default(),
        marks: [None; PHASES],
        steps: Default::default(),
    };
    let mut moves = MoveList::new();
    for _ in 0..MOST_ENTRIES {
        match game.decider() {
            Decider::Nobody => break,
            Decider::Chance => {
                let outcome = game.random_outcome(&mut rng).expect("chance decides");
                let seat = game.active();
                episode.count_luck(&game, outcome);
                let was_set_up = game.is_set_up();
                game.play_listed(outcome, &mut moves, &mut ());
                // Where cards are drawn next, the turn is over; they are part of the same luck, one by one.
                let drawn = matches!(outcome, Outcome::Draw(_));
                let settled = game.chance().is_none() || !drawn && game.chance() == Some(Chance::Draw);
                if was_set_up && settled {
                    let ends_turn = !drawn && turn_is_over(&game, seat);
                    episode.push(&game, seat, None, ends_turn, &mut rng);
                }
            }
            Decider::Seat(seat) => {
                let choice = players.choose(&mut episode.judge, &game, seat, &moves);
                let explored = rng.random::<f32>() < settings.explore;
                let mv = if explored { moves[rng.random_range(0..moves.len())] } else { choice };
                let better = (mv != choice).then(|| {
                    let mut after = game;
                    after.play_listed(choice, &mut MoveList::new(), &mut ());
                    episode.judge.begin();
                    episode.judge.outlook(&after, seat)
                });
                game.play_listed(mv, &mut moves, &mut ());
                episode.push(&game, seat, better, turn_is_over(&game, seat), &mut rng);
            }
        }
    }
    let Some(end) = result(game.public()) else { return Learned::default() };
    episode.learned(end, &game)
}

/// Whether a seat's turn is over but for the cards that come to its hand; there the search asks the network.
fn turn_is_over(game: &Game, seat: Seat) -> bool {
    game.active() != seat || game.chance() == Some(Chance::Draw)
}

/// What is noted while a game is played.
struct Episode<'a> {
    settings: &'a Settings,
    light: Light<'a>,
    judge: Judge<'a>,
    /// All luck so far, as far as it is believed.
    luck: Outlook,
    /// All that looked like luck so far.
    looked: Outlook,
    /// How things stood when each phase began.
    marks: [Option<Mark>; PHASES],
    steps: [Vec<Step>; Seat::MOST],
}

/// How things stand at a position.
#[derive(Clone, Copy)]
struct Mark {
    judged: Outlook,
    luck: Outlook,
    looked: Outlook,
}

impl Episode<'_> {
    fn count_luck(&mut self, game: &Game, outcome: Outcome) {
        if game.is_set_up() {
            let looked = luck::of(&mut self.judge, game, outcome);
            self.looked = self.looked.plus(&looked, 1.0);
            self.luck = self.luck.plus(&self.light.credence.believed(&looked, game.round()), 1.0);
        }
    }

    /// Notes a position, and if something was tried out, how the position after a better move was judged.
    fn push(&mut self, game: &Game, seat: Seat, better: Option<Outlook>, ends_turn: bool, rng: &mut StdRng) {
        if game.decider() == Decider::Nobody {
            return;
        }
        self.judge.begin();
        let judged = self.judge.outlook(game, seat);
        let learned_by = [(); MOST_MEMBERS].map(|()| rng.random::<f32>() < self.settings.learn || ends_turn);
        let (round, judged) = (game.round(), better.unwrap_or(judged));
        self.marks[phase(round)].get_or_insert(Mark { judged, luck: self.luck, looked: self.looked });
        self.steps[seat.index()].push(Step {
            features: learned_by.contains(&true).then(|| sparse(self.judge.features())),
            learned_by,
            round,
            ends_turn,
            judged,
            trusted: judged.less(&self.light.optimism.of(seat, game.seat_count(), round)),
            explored: better.is_some(),
            luck: self.luck,
        });
    }

    fn learned(mut self, end: Outlook, game: &Game) -> Learned {
        let players = game.seat_count();
        let mut learned = Learned { credence: self.credence_of(end), ..Learned::default() };
        for seat in game.seats() {
            let steps = std::mem::take(&mut self.steps[seat.index()]);
            for step in steps.iter().filter(|step| !step.explored) {
                let came = end.less(&self.luck.less(&step.luck));
                learned.optimism.note(seat, players, step.round, &step.judged, &came);
            }
            let targets = targets(&steps, end, self.luck, self.settings.lambda);
            for (step, target) in steps.into_iter().zip(targets) {
                let (ends_turn, learned_by) = (step.ends_turn, step.learned_by);
                let sample = |features| Sample { ends_turn, learned_by, ..Sample::of(features, seat, players, target) };
                learned.samples.extend(step.features.map(sample));
            }
        }
        learned
    }

    /// How far the luck of each phase came true: by how much more came than was judged when it began, without the luck
    /// after it.
    fn credence_of(&self, end: Outlook) -> Credence {
        let mut credence = Credence::default();
        let mut after = Mark { judged: end, luck: self.luck, looked: self.looked };
        for (phase, mark) in self.marks.iter().enumerate().rev().filter_map(|(phase, mark)| Some((phase, (*mark)?))) {
            let came = end.less(&self.luck.less(&after.luck)).less(&mark.judged);
            credence.note(phase, &after.looked.less(&mark.looked), &came);
            after = mark;
        }
        credence
    }
}

/// Who decides in a game of self-play.
enum Players {
    OneDecisionAhead,
    Searching(Box<Search>),
}

impl Players {
    fn new(net: &Arc<Net>, settings: &Settings, rng: &mut StdRng) -> Players {
        match settings.simulations {
            0 => Players::OneDecisionAhead,
            count => {
                // A single world: the next decision will see another one.
                let budget = Budget::simulations(count);
                let search = SearchSettings { budget, worlds: 1, ..SearchSettings::DEFAULT };
                Players::Searching(Box::new(Search::new(Arc::clone(net), search, rng.random())))
            }
        }
    }

    fn choose(&mut self, judge: &mut Judge<'_>, game: &Game, seat: Seat, moves: &MoveList) -> Move {
        if let [only] = moves[..] {
            return only;
        }
        match self {
            Players::OneDecisionAhead => one_ahead(judge, game, seat, moves),
            Players::Searching(bot) => bot.think(&game.view(seat), &Limits::default()).chosen,
        }
    }
}

fn one_ahead(judge: &mut Judge<'_>, game: &Game, seat: Seat, moves: &MoveList) -> Move {
    let mut best: Option<(Move, f32)> = None;
    let mut following = MoveList::new();
    judge.begin();
    for mv in moves {
        let mut after = *game;
        after.play_listed(*mv, &mut following, &mut ());
        let utility = judge.outlook(&after, seat).utility(seat, game.seat_count());
        if best.is_none_or(|(_, most)| utility > most) {
            best = Some((*mv, utility));
        }
    }
    best.expect("somebody decides").0
}

/// The features that are not 0.
pub(super) fn sparse(features: &[f32]) -> Vec<(u16, f32)> {
    features.iter().enumerate().filter(|(_, value)| **value != 0.0).map(|(at, value)| (at as u16, *value)).collect()
}

impl Sample {
    /// A position as a seat sees it: what is said of the seats is turned so that it comes first.
    pub(super) fn of(features: Vec<(u16, f32)>, seat: Seat, players: usize, target: Outlook) -> Sample {
        let target = target.seen_from(seat, players);
        let scores = target.scores.map(|score| score / SCORE_UNIT);
        Sample { features, players, ends_turn: false, learned_by: [true; MOST_MEMBERS], wins: target.wins, scores }
    }
}
