//! A review being made, one small step at a time.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use runestones_rules::record::{Record, ReplayError};
use runestones_rules::{Decider, Entry, Game};

use crate::book::Book;
use crate::judge::Judge;
use crate::look::{Look, look};
use crate::review::{Review, What};
use crate::units::TENTH;

/// How hard to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The simulations for each decision.
    pub simulations: u32,
    /// The seed of the judge's samples.
    pub seed: u64,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { simulations: 2000, seed: 1 }
    }
}

/// The longest game that is reviewed. Bots take some hundreds of entries, people hardly more.
pub const MOST_ENTRIES: usize = 10_000;

/// From this change of mind on, a decision is looked at once more.
pub const DOUBT: i32 = 20 * TENTH;
/// That look has so many times the simulations.
const CLOSER: u32 = 5;

/// Why there is no review of a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotReview {
    /// The game is not over.
    #[error("the game is not over")]
    Unfinished,
    /// The record is longer than any real game.
    #[error("the game has {0} entries; games of up to {MOST_ENTRIES} are reviewed")]
    TooLong(usize),
    /// The options do not make a game.
    #[error("the options do not make a game")]
    Options,
    /// An entry is illegal.
    #[error(transparent)]
    Entry(#[from] ReplayError),
}

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Pass {
    /// A glance at everything; after it there is a review to show.
    Quick,
    /// Every decision with all simulations, the turns that look worst first.
    Deep,
    /// Once more, and harder, the decisions at which the judge changed its mind. That follows from what the mover could
    /// know: how hard a decision is looked at must not depend on what happened later, or in a hidden hand.
    Closer,
}

/// How far a review has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What is being done.
    pub pass: Pass,
    /// How many looks there have been: at a glance, or after it, where a closer look goes on counting.
    pub done: usize,
    /// How many there are, as far as is known.
    pub of: usize,
}

/// A review being made. It is an iterator: each step looks at one entry and says how far it has come; whoever stops
/// asking has cancelled it. What it says depends on the record, the settings and the judge alone.
pub struct Reviewer<J> {
    judge: J,
    settings: Settings,
    begin: usize,
    /// From the first decision on.
    entries: Vec<Entry>,
    /// The game before each of these entries, and after the last.
    games: Vec<Game>,
    looks: Vec<Look>,
    pass: Pass,
    plan: VecDeque<usize>,
    /// How many looks there are with this pass; a closer look counts on, so that nobody sees it begin anew.
    of: usize,
}

impl<J: Judge> Reviewer<J> {
    /// Reads the game; nothing is judged yet.
    pub fn new(record: &Record, judge: J, settings: Settings) -> Result<Reviewer<J>, CannotReview> {
        if record.entries.len() > MOST_ENTRIES {
            return Err(CannotReview::TooLong(record.entries.len()));
        }
        let mut replay = record.replay().map_err(|_| CannotReview::Options)?;
        let mut games = vec![*replay.game()];
        for step in &mut replay {
            games.push(step?.after);
        }
        if games.last().is_none_or(|last| last.decider() != Decider::Nobody) {
            return Err(CannotReview::Unfinished);
        }
        let begin = games.iter().position(Game::is_set_up).unwrap_or_default();
        let games = games.split_off(begin);
        let entries = record.entries[begin..].to_vec();
        let plan: VecDeque<usize> = (0..entries.len()).collect();
        let of = plan.len();
        Ok(Reviewer { judge, settings, begin, entries, games, looks: Vec::new(), pass: Pass::Quick, plan, of })
    }

    /// What is known so far; nothing before every entry has been looked at once.
    pub fn review(&self) -> Option<Review> {
        if self.looks.len() < self.entries.len() {
            return None;
        }
        let (moments, steps, ledger) = self.book().draw_up();
        let looked = self.looks.iter().filter_map(|look| match look {
            Look::Decision { simulations, .. } => Some(*simulations),
            Look::Chance { .. } => None,
        });
        Some(Review {
            judge: self.judge.version(),
            simulations: looked.min().unwrap_or_default(),
            seats: self.games[0].seat_count(),
            begin: self.begin,
            moments,
            steps,
            ledger,
        })
    }

    /// Goes through all steps.
    pub fn finish(mut self) -> Review {
        self.by_ref().for_each(drop);
        self.review().expect("every entry was looked at")
    }

    fn look_at(&mut self, at: usize) {
        let simulations = match self.pass {
            Pass::Quick => 0,
            Pass::Deep => self.settings.simulations,
            Pass::Closer => self.settings.simulations.saturating_mul(CLOSER),
        };
        // Its own seed for each entry: what was looked at before makes no difference.
        let seed = self.settings.seed.wrapping_add((at as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let look = look(&mut self.judge, &self.games[at], self.entries[at], simulations, seed);
        match self.looks.get_mut(at) {
            Some(old) => *old = look,
            None => self.looks.push(look),
        }
    }

    /// What to do after a pass.
    fn next_pass(&mut self) -> Option<(Pass, Vec<usize>)> {
        let review = self.review()?;
        match self.pass {
            Pass::Quick if self.settings.simulations > 0 => Some((Pass::Deep, self.worst_turns_first(&review))),
            Pass::Deep => Some((Pass::Closer, self.doubtful(&review))),
            Pass::Quick | Pass::Closer => None,
        }
    }

    fn book(&self) -> Book<'_> {
        Book { entries: &self.entries, games: &self.games, looks: &self.looks }
    }

    /// The decisions at which the judge changed its mind, and those at which it noticed.
    fn doubtful(&self, review: &Review) -> Vec<usize> {
        let book = self.book();
        let doubtful: BTreeSet<usize> = (0..self.entries.len())
            .filter(|at| book.doubt(*at, &review.moments) >= DOUBT)
            .flat_map(|at| [at, at + 1])
            .collect();
        doubtful.into_iter().collect()
    }

    /// All decisions, turn by turn, those turns first in which most was lost at a glance.
    fn worst_turns_first(&self, review: &Review) -> Vec<usize> {
        let loss = |at: usize| match &review.steps[at].what {
            What::Decision(judgement) => -judgement.shift[review.steps[at].seat.index()],
            What::Luck { .. } => 0,
        };
        let turn = |at: usize| review.steps[at].turn;
        let mut by_turn = BTreeMap::new();
        (0..self.entries.len()).for_each(|at| *by_turn.entry(turn(at)).or_insert(0) += loss(at));
        let mut plan: Vec<usize> = self.decisions().collect();
        plan.sort_by_key(|at| (std::cmp::Reverse(by_turn[&turn(*at)]), *at));
        plan
    }

    fn decisions(&self) -> impl Iterator<Item = usize> {
        (0..self.entries.len()).filter(|at| !self.entries[*at].reveals())
    }
}

impl<J: Judge> Iterator for Reviewer<J> {
    type Item = Progress;

    fn next(&mut self) -> Option<Progress> {
        if self.plan.is_empty() {
            let (pass, plan) = self.next_pass()?;
            let before = if pass == Pass::Closer { self.of } else { 0 };
            (self.pass, self.of) = (pass, before + plan.len());
            self.plan = plan.into();
        }
        let at = self.plan.pop_front()?;
        self.look_at(at);
        Some(Progress { pass: self.pass, done: self.of - self.plan.len(), of: self.of })
    }
}
