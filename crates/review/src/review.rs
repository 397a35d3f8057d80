//! What a review says about a game.

use runestones_rules::{Move, Seat};
use serde::{Deserialize, Serialize};

use crate::ledger::{Ledger, LuckKind};
use crate::prospect::Prospect;
use crate::units::{BySeat, TENTH};

/// A decision that loses less than this is a good one.
pub const GOOD: i32 = 5 * TENTH;
/// From here on a loss is a slip.
pub const SLIP: i32 = 20 * TENTH;
/// From here on a loss is a mistake; and who leaves everything else this far behind has found the only move.
pub const MISTAKE: i32 = 50 * TENTH;
/// From here on a loss is a blunder.
pub const BLUNDER: i32 = 100 * TENTH;
/// Luck of this size in one turn, for the seat whose turn it is, is worth a mark.
pub const GREAT_LUCK: i32 = 60 * TENTH;

/// Everything that a review says about a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Review {
    /// The version of the judge.
    pub judge: String,
    /// How many simulations each decision got; 0 is a glance.
    pub simulations: u32,
    /// How many seats there are.
    pub seats: usize,
    /// How many entries came before the first decision; what is told begins there.
    pub begin: usize,
    /// How the game stood after so many entries: the first is after [`Review::begin`] of them, the last is the end.
    pub moments: Vec<Prospect>,
    /// What each entry did, from [`Review::begin`] on.
    pub steps: Vec<Step>,
    /// The sums.
    pub ledger: Ledger,
}

/// What one entry did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// Whose turn it was.
    pub seat: Seat,
    /// The number of the turn, from 1.
    pub turn: u16,
    /// What happened.
    pub what: What,
    /// What is left of the change up to the next moment: a second look, or the view of another seat.
    pub second_thoughts: BySeat,
}

/// A decision or chance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// A seat decided.
    Decision(Judgement),
    /// Chance decided.
    Luck {
        /// What kind of luck.
        kind: LuckKind,
        /// What it brought each seat, against the mean of all that could have come.
        shift: BySeat,
        /// How many things could have come.
        outcomes: u8,
    },
}

/// A decision judged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judgement {
    /// How many legal moves there were.
    pub choices: u16,
    /// The best moves, the best first; the one played is always among them.
    pub candidates: Vec<Judged>,
    /// What the move played changed for each seat against the best one; for the mover never above 0.
    pub shift: BySeat,
    /// What is said about it.
    pub mark: Mark,
}

/// A move that could have been played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judged {
    /// The move.
    pub mv: Move,
    /// How the game is expected to end after it.
    pub prospect: Prospect,
    /// What it loses for the mover against the best.
    pub loss: i32,
    /// Whether it was played.
    pub played: bool,
    /// What the mover would do next.
    pub line: Vec<Move>,
}

/// What is said about a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// Nothing to say.
    Plain,
    /// Everything else would have been a mistake.
    Only,
    /// It loses a little.
    Slip,
    /// It loses much.
    Mistake,
    /// It loses very much.
    Blunder,
}

impl Mark {
    /// The mark of a move that loses this, where the best of the others loses that.
    pub fn of(loss: i32, next_best: Option<i32>) -> Mark {
        match loss {
            BLUNDER.. => Mark::Blunder,
            MISTAKE.. => Mark::Mistake,
            SLIP.. => Mark::Slip,
            0 if next_best.is_some_and(|other| other >= MISTAKE) => Mark::Only,
            _ => Mark::Plain,
        }
    }

    /// How chess players write it.
    pub fn sign(self) -> &'static str {
        match self {
            Mark::Plain => "",
            Mark::Only => "!",
            Mark::Slip => "?!",
            Mark::Mistake => "?",
            Mark::Blunder => "??",
        }
    }

    /// Whether the move could have been better by so much that it is worth a look.
    pub fn is_bad(self) -> bool {
        matches!(self, Mark::Slip | Mark::Mistake | Mark::Blunder)
    }
}

/// How well a seat decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Accuracy {
    /// How many decisions with two or more legal moves it had.
    pub decisions: u32,
    /// How many of them lost less than [`GOOD`].
    pub good: u32,
    /// How many turns it had.
    pub turns: u32,
    /// Slips, mistakes and blunders.
    pub bad: [u32; 3],
}

impl Accuracy {
    /// The share of good decisions, in tenths of a per cent.
    pub fn share(&self) -> u32 {
        (1000 * self.good + self.decisions / 2).checked_div(self.decisions).unwrap_or(1000)
    }
}

/// What one turn did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Its number, from 1.
    pub turn: u16,
    /// Whose turn it was.
    pub seat: Seat,
    /// The entries before it, counted from the beginning of the record.
    pub first_entry: usize,
    /// The chances when it began.
    pub before: BySeat,
    /// The luck that it brought to the seat.
    pub luck: i32,
    /// The worst that was said about a decision in it.
    pub worst: Mark,
}

impl Review {
    /// The seats.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.seats)
    }

    /// Whether this can be the review of a game with so many entries and seats: for what was stored and may be damaged.
    pub fn fits(&self, entries: usize, seats: usize) -> bool {
        let ledger = &self.ledger;
        let balanced = (0..Seat::MOST).all(|at| {
            let booked = [ledger.start[at], ledger.own[at], ledger.others[at], ledger.luck()[at]];
            booked.iter().map(|part| i64::from(*part)).sum::<i64>() == i64::from(ledger.end[at])
        });
        let complete = self.moments.len() == self.steps.len() + 1 && self.begin + self.steps.len() == entries;
        self.seats == seats && balanced && complete
    }

    /// What an entry did, by its position in the record, from 0; nothing is said about the preparation.
    pub fn step(&self, entry: usize) -> Option<&Step> {
        self.steps.get(entry.checked_sub(self.begin)?)
    }

    /// How the game stood after so many entries; during the preparation as it will when the table is laid.
    pub fn moment(&self, entries: usize) -> &Prospect {
        let at = entries.saturating_sub(self.begin).min(self.moments.len() - 1);
        &self.moments[at]
    }

    /// All decisions, with their positions in the record.
    pub fn decisions(&self) -> impl Iterator<Item = (usize, &Step, &Judgement)> {
        self.steps.iter().enumerate().filter_map(|(at, step)| match &step.what {
            What::Decision(judgement) => Some((self.begin + at, step, judgement)),
            What::Luck { .. } => None,
        })
    }

    /// How well each seat decided.
    pub fn accuracy(&self, seat: Seat) -> Accuracy {
        let mut accuracy = Accuracy::default();
        for (_, step, judgement) in self.decisions().filter(|(_, step, _)| step.seat == seat) {
            accuracy.decisions += 1;
            accuracy.good += u32::from(-judgement.shift[step.seat.index()] < GOOD);
            if judgement.mark.is_bad() {
                accuracy.bad[judgement.mark as usize - Mark::Slip as usize] += 1;
            }
        }
        accuracy.turns = self.turns().iter().filter(|turn| turn.seat == seat).count() as u32;
        accuracy
    }

    /// The turns, one after the other.
    pub fn turns(&self) -> Vec<Turn> {
        let mut turns: Vec<Turn> = Vec::new();
        for (at, step) in self.steps.iter().enumerate() {
            if turns.last().is_none_or(|last| last.turn != step.turn) {
                turns.push(Turn {
                    turn: step.turn,
                    seat: step.seat,
                    first_entry: self.begin + at,
                    before: self.moments[at].chances,
                    luck: 0,
                    worst: Mark::Plain,
                });
            }
            let turn = turns.last_mut().expect("just begun");
            match &step.what {
                What::Luck { shift, .. } => turn.luck += shift[step.seat.index()],
                What::Decision(judgement) => turn.worst = turn.worst.max(judgement.mark),
            }
        }
        turns
    }

    /// The entries at which luck changed most for the seat whose turn it was: the luckiest first, the unluckiest last.
    pub fn lucks(&self) -> Vec<(usize, Seat, i32)> {
        let luck = |(at, step): (usize, &Step)| match &step.what {
            What::Luck { shift, .. } => Some((self.begin + at, step.seat, shift[step.seat.index()])),
            What::Decision(_) => None,
        };
        let mut all: Vec<_> = self.steps.iter().enumerate().filter_map(luck).collect();
        all.sort_by_key(|(entry, _, shift)| (std::cmp::Reverse(*shift), *entry));
        all
    }
}
