//! Practice: decisions of one's own games that could have been better, to be tried again until they are solved.
//!
//! What counts as solved follows from the review that found the mistake, so it does not depend on the network of the day.

use runestones_review::{Judgement, Mark, Review, TENTH};
use runestones_rules::{Move, Seat};

use crate::puzzle::{EQUAL, Verdict};

/// So many mistakes of one game are worth practising: the worst.
const OF_ONE_GAME: usize = 5;
/// So many moves of the best line are told.
const TOLD: usize = 8;

/// A decision to be tried again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// The entry of the game at which it was made, from 0.
    pub entry: usize,
    /// What the move played gave away, in millionths of win chance.
    pub cost: i32,
    /// The moves that the review knows, with what they give away; the best first.
    pub moves: Vec<(Move, i32)>,
    /// What follows the best of them.
    pub line: Vec<Move>,
}

impl Exercise {
    /// The worst mistakes of a seat in a finished review.
    pub fn of(review: &Review, seat: Seat) -> Vec<Exercise> {
        let own = review.decisions().filter(|(_, step, _)| step.seat == seat);
        let mut all: Vec<Exercise> = own.filter_map(|(entry, _, judgement)| Exercise::at(entry, judgement)).collect();
        all.sort_by_key(|exercise| (-exercise.cost, exercise.entry));
        all.truncate(OF_ONE_GAME);
        all
    }

    fn at(entry: usize, judgement: &Judgement) -> Option<Exercise> {
        let is_bad = matches!(judgement.mark, Mark::Mistake | Mark::Blunder);
        let played = judgement.candidates.iter().find(|judged| judged.played).filter(|_| is_bad)?;
        let best = judgement.candidates.first()?;
        Some(Exercise {
            entry,
            cost: played.loss / TENTH * TENTH,
            moves: judgement.candidates.iter().map(|judged| (judged.mv, judged.loss / TENTH * TENTH)).collect(),
            line: best.line.iter().copied().take(TOLD).collect(),
        })
    }

    /// What is to be said about a move: what the review does not know among the best is no better than the last of them.
    pub fn verdict(&self, mv: Move) -> Verdict {
        if let Some(at) = self.moves.iter().position(|(known, _)| *known == mv) {
            let loss = self.moves[at].1;
            return Verdict { solved: loss < EQUAL, known: Some(at), loss };
        }
        let least = self.moves.iter().map(|(_, loss)| *loss).filter(|loss| *loss >= EQUAL).min();
        Verdict { solved: false, known: None, loss: least.unwrap_or(EQUAL) }
    }

    /// As it is stored beside entry and cost: `0 take 5; 61 use | lay 3, lay 4`, losses in tenths of a per cent.
    pub fn to_text(&self) -> String {
        let moves: Vec<String> = self.moves.iter().map(|(mv, loss)| format!("{} {mv}", loss / TENTH)).collect();
        let line: Vec<String> = self.line.iter().map(ToString::to_string).collect();
        format!("{} | {}", moves.join("; "), line.join(", "))
    }

    /// Reads it again; nothing if somebody has been at it.
    pub fn read(entry: usize, cost: i32, text: &str) -> Option<Exercise> {
        let (moves, line) = text.split_once(" | ")?;
        let judged = |text: &str| {
            let (loss, mv) = text.split_once(' ')?;
            Some((mv.parse().ok()?, loss.parse::<i32>().ok()?.checked_mul(TENTH)?))
        };
        let moves: Vec<(Move, i32)> = moves.split("; ").map(judged).collect::<Option<_>>()?;
        let line = line.split(", ").filter(|mv| !mv.is_empty()).map(|mv| mv.parse().ok()).collect::<Option<_>>()?;
        Some(Exercise { entry, cost, moves, line })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use runestones_rules::Action;

    #[test]
    fn an_exercise_is_read_as_it_was_written() {
        let exercise = Exercise {
            entry: 311,
            cost: 121_000,
            moves: vec![
                (Move::Action(Action::Forge), 0),
                (Move::Action(Action::Abilities), 14_000),
                (Move::Action(Action::Summon), 121_000),
            ],
            line: vec![Move::Done],
        };
        let text = exercise.to_text();
        assert_eq!(text, "0 forge; 14 use; 121 summon | done");
        assert_eq!(Exercise::read(311, 121_000, &text).as_ref(), Some(&exercise));
        assert!(exercise.verdict(Move::Action(Action::Forge)).solved);
        assert!(exercise.verdict(Move::Action(Action::Abilities)).solved, "as good as the best");
        assert_eq!(exercise.verdict(Move::Action(Action::Summon)).loss, 121_000);
        assert_eq!(exercise.verdict(Move::Action(Action::Pass)), Verdict { solved: false, known: None, loss: 121_000 });
        for bad in ["", "forge", "0 forge", "x forge | ", "0 nonsense | ", "9999999 forge | "] {
            assert_eq!(Exercise::read(0, 0, bad), None, "{bad}");
        }
        let no_line = Exercise { line: Vec::new(), ..exercise };
        assert_eq!(Exercise::read(311, 121_000, &no_line.to_text()), Some(no_line));
    }
}
