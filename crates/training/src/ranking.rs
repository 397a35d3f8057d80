//! The best ways through a turn, with what they give away, and somebody's own among them: told after an answer.

use runestones_rules::{Game, Move};

use crate::practice::Exercise;
use crate::puzzle::{Puzzle, plan};

/// So many of the best are told; whatever somebody played comes besides.
const TOLD: usize = 4;

/// A decision, and the game in which it was made: what it is called depends on that.
pub type Step = (Game, Move);

/// A way through a turn, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// The place, from 1; none if it is only known to be worse than all that have one.
    pub place: Option<usize>,
    /// What was decided, as far as it takes to tell it from the others.
    pub steps: Vec<Step>,
    /// What it gives away, in millionths of win chance; at least that if it has no place.
    pub loss: i32,
    /// Whether it is what somebody played.
    pub played: bool,
}

/// The plan of a turn without an action that follows from what is done with it.
fn gist(line: &[Move]) -> Vec<Move> {
    let mut gist = plan(line);
    if gist.iter().any(|mv| matches!(mv, Move::Take(_) | Move::Lay(_) | Move::Forge(..))) {
        gist.retain(|mv| !matches!(mv, Move::Action(_)));
    }
    gist
}

impl Puzzle {
    /// The decisions of a line, each with the game in which it is made.
    pub fn steps(&self, line: &[Move]) -> Vec<Step> {
        let (mut game, mut world) = (self.game, self.world());
        let step = |mv: &Move| {
            let before = game;
            game.play(*mv, &mut ()).ok()?;
            world.deal_in_turn(&mut game, self.seat());
            Some((before, *mv))
        };
        line.iter().map_while(step).collect()
    }

    /// The best turn of each plan that is known, and the turn played. Of one plan there are many turns which differ in
    /// details: they are only told apart where nothing else does it.
    pub fn ranking(&self, played: &[Move]) -> Vec<Ranked> {
        let verdict = self.play(played).map(|end| self.verdict(&end));
        let own = verdict.and_then(|verdict| verdict.known);
        let gists: Vec<Vec<Move>> = self.turns.iter().map(|turn| gist(&turn.line)).collect();
        let is_one_plan = gists.iter().all(|other| *other == gists[0]);
        let is_told = |at: &usize| is_one_plan || own == Some(*at) || !gists[..*at].contains(&gists[*at]);
        let told: Vec<usize> = (0..self.turns.len()).filter(is_told).collect();
        let steps = |line: &[Move]| {
            let gist = gist(line);
            let is_shared = told.iter().any(|at| gists[*at] == gist && self.turns[*at].line != line);
            let with_details = is_shared || gist.is_empty();
            let is_detail = |mv: &Move| with_details && !matches!(mv, Move::Action(_) | Move::Done);
            let all = self.steps(line);
            let said: Vec<Step> = all.iter().copied().filter(|(_, mv)| gist.contains(mv) || is_detail(mv)).collect();
            // To let everything go is a turn, too.
            if said.is_empty() { all.into_iter().take(1).collect() } else { said }
        };
        let ranked = |(place, at): (usize, &usize)| {
            let turn = &self.turns[*at];
            Ranked { place: Some(place), steps: steps(&turn.line), loss: turn.loss, played: own == Some(*at) }
        };
        let mut ranking: Vec<Ranked> =
            (1..).zip(&told).map(ranked).filter(|turn| turn.played || turn.place <= Some(TOLD)).collect();
        if let Some(verdict) = verdict.filter(|verdict| verdict.known.is_none()) {
            ranking.push(Ranked { place: None, steps: steps(played), loss: verdict.loss, played: true });
        }
        ranking
    }
}

impl Exercise {
    /// The best moves that the review knows, and the move played, in the game in which it was played.
    pub fn ranking(&self, game: &Game, played: Move) -> Vec<Ranked> {
        let ranked = |(place, (mv, loss)): (usize, &(Move, i32))| Ranked {
            place: Some(place),
            steps: vec![(*game, *mv)],
            loss: *loss,
            played: *mv == played,
        };
        let mut ranking: Vec<Ranked> =
            (1..).zip(&self.moves).map(ranked).filter(|mv| mv.played || mv.place <= Some(TOLD)).collect();
        let verdict = self.verdict(played);
        if verdict.known.is_none() {
            ranking.push(Ranked { place: None, steps: vec![(*game, played)], loss: verdict.loss, played: true });
        }
        ranking
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_known_turn_of_every_puzzle_has_its_place_among_the_best() {
        for puzzle in Puzzle::all() {
            for (at, turn) in puzzle.turns.iter().enumerate() {
                let ranking = puzzle.ranking(&turn.line);
                assert!((2..=TOLD + 1).contains(&ranking.len()), "{}: {ranking:?}", puzzle.key);
                assert_eq!((ranking[0].place, ranking[0].loss), (Some(1), 0), "{}: the solution", puzzle.key);
                assert!(ranking.is_sorted_by_key(|turn| (turn.loss, turn.place)));
                let own: Vec<&Ranked> = ranking.iter().filter(|turn| turn.played).collect();
                assert_eq!(own.len(), 1, "{}: turn {at} is there once", puzzle.key);
                assert_eq!(own[0].loss, turn.loss);
                let moves = |turn: &Ranked| turn.steps.iter().map(|(_, mv)| *mv).collect::<Vec<_>>();
                for (number, one) in ranking.iter().enumerate() {
                    assert!(!one.steps.is_empty());
                    let is_new = ranking[..number].iter().all(|other| moves(other) != moves(one));
                    assert!(is_new, "{}: two turns that sound the same: {:?}", puzzle.key, moves(one));
                }
            }
        }
    }

    #[test]
    fn a_turn_that_nobody_has_judged_comes_last_without_a_place() {
        let unknown = |puzzle: &Puzzle| {
            let (mut game, mut world, mut line) = (puzzle.game, puzzle.world(), Vec::new());
            while !puzzle.is_over(&game) {
                let mv = *game.legal_moves().last()?;
                game.play(mv, &mut ()).ok()?;
                world.deal_in_turn(&mut game, puzzle.seat());
                line.push(mv);
            }
            puzzle.verdict(&game).known.is_none().then_some(line)
        };
        let (puzzle, line) = Puzzle::all().iter().find_map(|puzzle| Some((puzzle, unknown(puzzle)?))).expect("one");
        let ranking = puzzle.ranking(&line);
        let last = ranking.last().expect("the turn played");
        assert!(last.played && last.place.is_none() && ranking.iter().filter(|turn| turn.played).count() == 1);
        assert!(ranking.iter().all(|turn| turn.loss <= last.loss));
    }

    #[test]
    fn the_move_of_an_exercise_is_marked_among_the_best_or_comes_last() {
        let game = Puzzle::all()[0].game;
        let moves: Vec<Move> = game.legal_moves().iter().copied().take(3).collect();
        let [best, worse, unknown] = moves[..] else { panic!("three moves") };
        let exercise = Exercise { entry: 0, cost: 90_000, moves: vec![(best, 0), (worse, 90_000)], line: Vec::new() };
        let told = |played| -> Vec<(Option<usize>, i32, bool)> {
            exercise.ranking(&game, played).iter().map(|mv| (mv.place, mv.loss, mv.played)).collect()
        };
        assert_eq!(told(worse), [(Some(1), 0, false), (Some(2), 90_000, true)]);
        assert_eq!(told(unknown), [(Some(1), 0, false), (Some(2), 90_000, false), (None, 90_000, true)]);
    }
}
