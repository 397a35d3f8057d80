//! The review of a finished game: graph, moves with their marks, candidates, and the luck ledger.

mod board;
mod graph;
mod ledger;
mod moment;
mod moves;
mod numbers;
mod page;
mod report;
mod trial;

use runestones_i18n::{Listener, Span, Voice, plain};
use runestones_review::{Mark, Review};
use runestones_rules::record::{Record, ReplayStep};
use runestones_rules::{Entry, Game, Move, Seat};

use crate::piece::icon;

pub use ledger::LedgerColumn;
pub use numbers::{difference_text, percent_text, points_text};
pub use page::{Reading, ReviewPage, reading_text, review};
pub use report::report;
pub use trial::{Trial, line_text};

/// A game with its review, as somebody reads it.
pub struct ReviewView<'a> {
    /// The language, the names and the card set.
    pub voice: &'a Voice<'a>,
    /// The game, entry by entry.
    pub steps: &'a [ReplayStep],
    /// What is said about it.
    pub review: &'a Review,
}

impl<'a> ReviewView<'a> {
    /// The game of a record, entry by entry, as far as it is sound.
    pub fn steps(record: &Record) -> Vec<ReplayStep> {
        record.replay().map(|replay| replay.map_while(Result::ok).collect()).unwrap_or_default()
    }

    pub(crate) fn text(&self, key: &str) -> String {
        self.voice.text(key, &[])
    }

    pub(crate) fn percent(&self, millionths: i32) -> String {
        percent_text(self.voice.locale(), millionths)
    }

    pub(crate) fn difference(&self, millionths: i32) -> String {
        difference_text(self.voice.locale(), millionths)
    }

    /// What stands on the marker of a seat.
    pub(crate) fn marker(&self, seat: Seat) -> maud::Markup {
        icon::marker(seat, &icon::mark(self.voice.names(), seat))
    }

    /// The game before an entry, counted from 0.
    pub(crate) fn before(&self, entry: usize) -> Option<&'a Game> {
        self.steps.get(entry).map(|step| &step.before)
    }

    /// A move of the seat that decides, in words.
    pub fn move_words(&self, mv: Move, game: &Game) -> Vec<Span> {
        self.voice.move_label(mv, &game.view(game.active()))
    }

    /// What an entry was, in words; nothing where nothing is worth telling.
    pub fn entry_words(&self, entry: usize) -> Vec<Span> {
        let Some(step) = self.steps.get(entry) else { return Vec::new() };
        match step.entry {
            Entry::Move(mv) => self.move_words(mv, &step.before),
            Entry::Chance(_) => {
                let told = self.voice.tell(step.events.iter().copied(), Listener::Reader);
                told.into_iter().next().unwrap_or_default()
            }
        }
    }

    /// The best move of a decision and what would follow it, in words.
    pub fn best_line(&self, entry: usize, mv: Move, line: &[Move]) -> Vec<String> {
        let Some(mut game) = self.before(entry).copied() else { return Vec::new() };
        let mut words = vec![plain(&self.move_words(mv, &game))];
        let mut last = mv;
        for next in line {
            if game.play(last, &mut ()).is_err() || !game.is_legal(*next) {
                break;
            }
            words.push(plain(&self.move_words(*next, &game)));
            last = *next;
        }
        words
    }

    /// The name of a mark.
    pub fn mark_name(&self, mark: Mark) -> String {
        match mark {
            Mark::Plain => String::new(),
            Mark::Only => self.text("review-only-move"),
            Mark::Slip => self.text("review-slip"),
            Mark::Mistake => self.text("review-mistake"),
            Mark::Blunder => self.text("review-blunder"),
        }
    }
}

/// One line for whoever played: what their own moves gave away, and what luck did.
pub fn summary(voice: &Voice, review: &Review, seat: Seat) -> String {
    let (locale, ledger) = (voice.locale(), review.ledger.in_tenths());
    let tenth = runestones_review::TENTH;
    let (loss, luck) = (-ledger.own[seat.index()] * tenth, ledger.luck()[seat.index()] * tenth);
    let key = if luck < 0 { "review-summary-against" } else { "review-summary-with" };
    voice.text(key, &[("loss", percent_text(locale, loss).into()), ("luck", difference_text(locale, luck).into())])
}
