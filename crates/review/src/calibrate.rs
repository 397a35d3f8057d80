//! What the judge thinks too well of whoever looks, and how that is taken off.
//!
//! A network that learns from the best of several guesses is too fond of the seat through whose eyes it looks. That can
//! be measured without knowing who wins: when the turn passes from one seat to the next, both look at the same situation,
//! and each finds itself better off than the other does. Half of the gap between the two, as log-odds, is the optimism of
//! one. It is measured in a few games that the network plays against itself, by the number of players and the phase of
//! the game, and taken off every judgement. A judge without optimism is left as it is.

use std::sync::Arc;

use runestones_ai::{Bot as _, Net, Outlook, Seer};
use runestones_rules::{Decider, Game, Options, Seat, SeatView, Seed, THRONE};

/// So many games are played for each number of players.
const GAMES: u64 = 8;
/// The phases of a game, by the score of the leader.
const PHASES: usize = 5;
/// No chance counts as smaller than this when odds are compared.
const LEAST: f32 = 0.001;

/// The optimism of a network, as log-odds between the viewer and anybody else.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Optimism([[f32; PHASES]; Seat::MOST + 1]);

#[derive(Clone, Copy, Default)]
struct Gaps {
    sum: f32,
    count: f32,
}

impl Optimism {
    /// Measures it; the same network has the same optimism.
    pub(crate) fn of(net: &Arc<Net>) -> Optimism {
        let mut table = [[0.0; PHASES]; Seat::MOST + 1];
        for (players, by_phase) in table.iter_mut().enumerate().skip(2) {
            let mut gaps = [Gaps::default(); PHASES];
            (0..GAMES).for_each(|number| measure(net, players, number, &mut gaps));
            *by_phase = gaps.map(|gaps| gaps.sum / gaps.count.max(1.0) / 2.0);
        }
        Optimism(table)
    }

    /// A judgement without it.
    pub(crate) fn taken_off(&self, mut outlook: Outlook, view: &SeatView) -> Outlook {
        let game = view.public();
        if let (Some(viewer), None) = (view.viewer(), game.standing()) {
            outlook.wins[viewer.index()] *= (-self.0[game.seat_count()][phase(view)]).exp();
            let total: f32 = outlook.wins.iter().sum();
            outlook.wins.iter_mut().for_each(|win| *win /= total.max(f32::MIN_POSITIVE));
        }
        outlook
    }
}

fn phase(view: &SeatView) -> usize {
    let game = view.public();
    let leader = game.seats().map(|seat| game.player(seat).score()).max().unwrap_or_default();
    (usize::from(leader) * PHASES / usize::from(THRONE)).min(PHASES - 1)
}

/// Plays a game and compares, whenever the turn passes on, what the two seats think of each other.
fn measure(net: &Arc<Net>, players: usize, number: u64, gaps: &mut [Gaps; PHASES]) {
    let options = Options { night: number % 2 == 1, ..Options::base(players) };
    let mut game = Game::new(&options, &mut ()).expect("these options make a game");
    let (seed, mut outcomes) = (Seed::from_number(number), 0..);
    let mut bot = Seer::new(Arc::clone(net), number);
    let mut last: Option<(Game, Seat)> = None;
    loop {
        let mover = game.active();
        match game.decider() {
            Decider::Nobody => return,
            Decider::Chance => {
                let outcome = outcomes.next().and_then(|count| seed.outcome(&game, count));
                game.play(outcome.expect("chance decides"), &mut ()).expect("it can happen");
            }
            Decider::Seat(seat) => {
                let view = game.view(seat);
                let thought = bot.think(&view, &runestones_ai::Limits::default());
                if let (Some((game, other)), Some(own)) = (last.take(), thought.candidates[0].outlook) {
                    let odds = |outlook: &Outlook| (outlook.win(other).max(LEAST) / outlook.win(seat).max(LEAST)).ln();
                    let gap = odds(&net.outlook(&game.view(other))) - odds(&own);
                    let gaps = &mut gaps[phase(&view)];
                    (gaps.sum, gaps.count) = (gaps.sum + gap, gaps.count + 1.0);
                }
                game.play(thought.chosen, &mut ()).expect("bots play legal moves");
            }
        }
        if game.is_set_up() && game.active() != mover {
            last = Some((game, mover));
        }
    }
}
