//! From looks at single entries to the review of the whole.

use runestones_rules::{Entry, Game, Move, Seat};

use crate::judge::Weighed;
use crate::ledger::{Ledger, LuckKind};
use crate::look::{Look, is_known, weight_of};
use crate::prospect::Prospect;
use crate::review::{Judged, Judgement, Mark, Step, What};
use crate::units::difference;

/// So many candidates are told; if the one played is not among them, it comes besides.
const TOLD: usize = 5;

/// A played game with a look at each of its entries: `games[n]` is the game before entry `n`, the last one is over.
pub(crate) struct Book<'a> {
    pub(crate) entries: &'a [Entry],
    pub(crate) games: &'a [Game],
    pub(crate) looks: &'a [Look],
}

/// What a decision comes to once what followed is known.
struct Verdict {
    best: Prospect,
    played: Prospect,
}

impl Book<'_> {
    /// The moments, the steps and their sums.
    pub(crate) fn draw_up(&self) -> (Vec<Prospect>, Vec<Step>, Ledger) {
        let end = end_of(self.games.last().expect("a game has a beginning"));
        let mut moments = vec![end; self.entries.len() + 1];
        let mut steps = Vec::with_capacity(self.entries.len());
        // Backwards, since what a move led to says more about it than a first impression.
        for at in (0..self.entries.len()).rev() {
            let (seat, next) = (self.games[at].active(), moments[at + 1]);
            let (value, reached, what) = match (&self.looks[at], self.entries[at]) {
                (Look::Chance { expected, after, outcomes }, Entry::Chance(outcome)) => {
                    let shift = difference(after.chances, expected.chances);
                    let what = What::Luck { kind: LuckKind::of(outcome), shift, outcomes: *outcomes };
                    (*expected, *after, what)
                }
                (Look::Decision { moves, .. }, Entry::Move(mv)) => {
                    let verdict = self.verdict(at, mv, moves, next);
                    let judgement = judgement(seat, mv, moves, &verdict);
                    (verdict.best, verdict.played, What::Decision(judgement))
                }
                _ => unreachable!("a look is of the kind of its entry"),
            };
            let second_thoughts = difference(next.chances, reached.chances);
            steps.push(Step { seat, turn: self.games[at].turn(), what, second_thoughts });
            moments[at] = value;
        }
        steps.reverse();
        let ledger = sums(&moments, &steps);
        (moments, steps, ledger)
    }

    /// The best move is that with the highest chance for the mover among those that the judge knows. What the move played was
    /// worth says the next entry, as long as the turn goes on: the decision that follows, or the
    /// mean over all that chance could bring. Nothing is revealed between the two, so the mover could know it; and one value
    /// stands on both sides, so inside a turn there are no second thoughts after a move.
    fn verdict(&self, at: usize, mv: Move, moves: &[Weighed], next: Prospect) -> Verdict {
        let seat = self.games[at].active();
        let weighed = weight_of(mv, moves);
        let played = if self.goes_on(at) { next } else { weighed.prospect };
        let known = moves.iter().filter(|other| other.mv != mv && is_known(other, moves));
        let best = known
            .map(|other| other.prospect)
            .fold(played, |best, other| if other.chance(seat) > best.chance(seat) { other } else { best });
        Verdict { best, played }
    }

    /// Whether the next entry belongs to the same turn; after a glance at one and a search at the other the two cannot be
    /// compared.
    fn goes_on(&self, at: usize) -> bool {
        let is_comparable = match (&self.looks[at], self.looks.get(at + 1)) {
            (Look::Decision { simulations: one, .. }, Some(Look::Decision { simulations: next, .. })) => {
                *one == 0 || *next > 0
            }
            (_, Some(Look::Chance { .. })) => true,
            _ => false,
        };
        is_comparable && self.games[at + 1].turn() == self.games[at].turn()
    }

    /// How far the judge changed its mind about a move: what it thought of it, against what it saw at the next decision of the
    /// same turn. The mover could know both.
    pub(crate) fn doubt(&self, at: usize, moments: &[Prospect]) -> i32 {
        match (&self.looks[at], self.entries[at], self.looks.get(at + 1)) {
            (Look::Decision { moves, .. }, Entry::Move(mv), Some(Look::Decision { .. })) if self.goes_on(at) => {
                let seat = self.games[at].active();
                (moments[at + 1].chance(seat) - weight_of(mv, moves).prospect.chance(seat)).abs()
            }
            _ => 0,
        }
    }
}

fn judgement(seat: Seat, mv: Move, moves: &[Weighed], verdict: &Verdict) -> Judgement {
    let best = verdict.best.chance(seat);
    let mut all: Vec<(bool, Judged)> = moves
        .iter()
        .map(|weighed| {
            let played = weighed.mv == mv;
            let prospect = if played { verdict.played } else { weighed.prospect };
            let loss = (best - prospect.chance(seat)).max(0);
            let judged = Judged { mv: weighed.mv, prospect, loss, played, line: weighed.line.clone() };
            (played || is_known(weighed, moves), judged)
        })
        .collect();
    let next_best = all.iter().filter(|(_, judged)| !judged.played).map(|(_, judged)| judged.loss).min();
    let loss = best - verdict.played.chance(seat);
    // What is known comes first, then what is better; of equal ones the one played, then the judge's order.
    all.sort_by_key(|(known, judged)| (!known, judged.loss, !judged.played));
    let mut candidates: Vec<Judged> = all.into_iter().map(|(_, judged)| judged).collect();
    let played = candidates.iter().position(|judged| judged.played).expect("it is legal");
    if played >= TOLD {
        candidates.swap(TOLD, played);
    }
    candidates.truncate(if played >= TOLD { TOLD + 1 } else { TOLD });
    Judgement {
        choices: moves.len() as u16,
        candidates,
        shift: difference(verdict.played.chances, verdict.best.chances),
        mark: Mark::of(loss, next_best),
    }
}

fn sums(moments: &[Prospect], steps: &[Step]) -> Ledger {
    let mut ledger = Ledger::beginning_with(moments[0].chances);
    for step in steps {
        match &step.what {
            What::Decision(judgement) => ledger.book_move(step.seat, judgement.shift),
            What::Luck { kind, shift, .. } => ledger.book_luck(*kind, *shift),
        }
        ledger.book_second_thoughts(step.second_thoughts);
    }
    ledger.end = moments.last().expect("there is an end").chances;
    ledger
}

/// How a finished game ended.
pub(crate) fn end_of(game: &Game) -> Prospect {
    let standing = game.standing().expect("the game is over");
    let mut outlook = runestones_ai::Outlook::default();
    standing.winners.iter().for_each(|seat| outlook.wins[seat.index()] = 1.0);
    for (score, end) in outlook.scores.iter_mut().zip(&standing.scores) {
        *score = f32::from(end.total);
    }
    Prospect::of(&outlook, game.seat_count())
}
