//! A puzzle after some decisions: one of those that are made, or a mistake of somebody's own.
//!
//! The address says how far somebody has come. Stored are only first tries, and where luck has spoken in one that goes on:
//! what came before can then not be taken back, or one could look what luck brings and play something else.

mod offer;

use runestones_ai::Reason;
use runestones_page::{OwnMistake, PuzzleMoment, PuzzleTask};
use runestones_rules::{Entry, Event, Game, Move, Seat};
use runestones_store::{KeptResult, Store as _};
use runestones_table::PuzzleForm;
use runestones_training::{
    Exercise, GAP, Puzzle, Ranked, Rating, Step, Verdict, World, kept_try, puzzle_rating, telling,
};

pub(crate) use offer::{next_puzzle, puzzle_of_day};

use crate::app::App;
use crate::error::Refusal;
use crate::person::Visitor;
use crate::tries::{count_tries, moved_ratings};

/// No turn has more decisions.
const LONGEST: usize = 100;
/// So many first tries of somebody are looked through.
pub(crate) const LOOKED_BACK: u32 = 2000;

pub(crate) fn contest(puzzle: &Puzzle) -> String {
    format!("puzzle {}", puzzle.key)
}

/// What is to be solved.
enum Task {
    /// A puzzle that comes with the program: a whole turn.
    Made { puzzle: &'static Puzzle, number: usize, world: World },
    /// A mistake of one's own: one decision.
    Own(Exercise),
}

/// A puzzle after some decisions.
pub(crate) struct Stage {
    key: String,
    task: Task,
    start: Game,
    game: Game,
    /// The decisions, as places in the lists of legal moves, and the moves.
    line: Vec<usize>,
    moves: Vec<Move>,
    /// After so many decisions luck had spoken for the last time.
    luck: usize,
    events: Vec<(u64, Event)>,
    entries: u64,
    /// The first try, if it is over; until then this is one that counts.
    first_try: Option<KeptResult>,
    /// The decisions that can no longer be taken back.
    held: Vec<usize>,
    wanted: Wanted,
}

/// What somebody wants to be told, once their first try is over; and whether they want the table in words.
#[derive(Clone, Copy, Default)]
pub(crate) struct Wanted {
    pub(crate) answer: bool,
    pub(crate) hint: bool,
    pub(crate) as_text: bool,
}

/// A line as it stands in an address: `-`, or the places of the decisions in the lists of legal moves, such as `2.0.5`.
fn read_line(text: &str) -> Option<Vec<usize>> {
    let places = text.split('.').filter(|_| text != "-");
    let line: Vec<usize> = places.take(LONGEST + 1).map(|place| place.parse().ok()).collect::<Option<_>>()?;
    (line.len() <= LONGEST).then_some(line)
}

fn line_text(line: &[usize]) -> String {
    let places: Vec<String> = line.iter().map(ToString::to_string).collect();
    if places.is_empty() { "-".to_owned() } else { places.join(".") }
}

impl Stage {
    /// The puzzle of an address, for somebody.
    pub(crate) async fn at(
        app: &App,
        visitor: &Visitor,
        (key, line): (&str, &str),
        wanted: Wanted,
    ) -> Result<Stage, Refusal> {
        let line = read_line(line).ok_or(Refusal::NotFound)?;
        let (task, start) = if let Some((number, puzzle)) = Puzzle::find(key) {
            (Task::Made { puzzle, number, world: puzzle.world() }, puzzle.game)
        } else {
            let (exercise, game) = app.mistake(visitor, key).await?;
            (Task::Own(exercise), game)
        };
        let mut stage = Stage {
            key: key.to_owned(),
            task,
            start,
            game: start,
            line: Vec::new(),
            moves: Vec::new(),
            luck: 0,
            events: Vec::new(),
            entries: 0,
            first_try: None,
            held: Vec::new(),
            wanted,
        };
        for place in line {
            let mv = *stage.game.legal_moves().get(place).ok_or(Refusal::NotFound)?;
            if !stage.enter(mv) {
                return Err(Refusal::NotFound);
            }
        }
        stage.remember(app, visitor).await?;
        Ok(stage)
    }

    /// Whether the try counts, and how far it is settled by luck.
    async fn remember(&mut self, app: &App, visitor: &Visitor) -> Result<(), Refusal> {
        let Task::Made { puzzle, .. } = &self.task else { return Ok(()) };
        self.first_try = app.store.result(&contest(puzzle), &visitor.id).await?;
        if self.counts() {
            for number in 1..=LONGEST {
                let Some(kept) = app.store.result(&self.luck_word(number), &visitor.id).await? else { break };
                self.held = read_line(&kept.detail).unwrap_or_default();
            }
        }
        Ok(())
    }

    /// Whether this is a first try that is not over.
    fn counts(&self) -> bool {
        matches!(self.task, Task::Made { .. }) && self.first_try.is_none()
    }

    /// Under this word it is kept where luck spoke for the so-many-eth time.
    fn luck_word(&self, number: usize) -> String {
        format!("luck {} {number}", self.key)
    }

    fn seat(&self) -> Seat {
        self.start.active()
    }

    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    /// Where somebody has to go on instead: a first try goes on where luck has spoken, and shows no luck that nobody asked
    /// for by playing.
    pub(crate) fn detour(&self) -> Option<String> {
        let goes_on = self.line.starts_with(&self.held) && self.luck <= self.held.len();
        (self.counts() && !goes_on).then(|| self.address(&self.held, ""))
    }

    fn address(&self, line: &[usize], query: &str) -> String {
        format!("/puzzle/{}/{}{}{query}", self.key, line_text(line), if self.wanted.as_text { "/text" } else { "" })
    }

    /// The address of this moment.
    pub(crate) fn here(&self, query: &str) -> String {
        self.address(&self.line, query)
    }

    /// Whether it is about a single decision, whatever a click means besides.
    pub(crate) fn is_one_decision(&self) -> bool {
        matches!(self.task, Task::Own(_))
    }

    /// Whether it can be judged.
    pub(crate) fn is_over(&self) -> bool {
        match &self.task {
            Task::Made { puzzle, .. } => puzzle.is_over(&self.game),
            Task::Own(_) => !self.line.is_empty(),
        }
    }

    /// Plays a move of the turn and what luck then brings; says whether it is one.
    pub(crate) fn enter(&mut self, mv: Move) -> bool {
        let place = self.game.legal_moves().iter().position(|legal| *legal == mv);
        let Some(place) = place.filter(|_| !self.is_over()) else { return false };
        self.tell(mv.into());
        self.line.push(place);
        self.moves.push(mv);
        let seat = self.seat();
        if let Task::Made { world, .. } = &mut self.task {
            let came = world.deal_in_turn(&mut self.game.clone(), seat);
            if !came.is_empty() {
                self.luck = self.line.len();
            }
            for entry in came {
                self.tell(entry);
            }
        }
        true
    }

    fn tell(&mut self, entry: Entry) {
        let mut events: Vec<Event> = Vec::new();
        if self.game.play(entry, &mut events).is_ok() {
            self.entries += 1;
            let number = self.entries;
            self.events.extend(events.into_iter().map(|event| (number, event)));
        }
    }

    fn verdict(&self) -> Option<Verdict> {
        self.is_over().then(|| match &self.task {
            Task::Made { puzzle, .. } => puzzle.verdict(&self.game),
            Task::Own(exercise) => exercise.verdict(self.moves[0]),
        })
    }

    /// Keeps what came of the decisions just made: a verdict, or that luck has spoken. Answers where to go on.
    pub(crate) async fn settle(mut self, app: &App, visitor: &mut Visitor) -> Result<String, Refusal> {
        if let Some(verdict) = self.verdict() {
            self.judge(app, visitor, verdict.solved).await?;
        } else if self.counts() && self.luck > self.held.len() {
            visitor.admit(app)?;
            let detail = line_text(&self.line[..self.luck]);
            let mut number = 1;
            // Whoever plays in two windows goes on where luck spoke first.
            loop {
                let (contest, person) = (self.luck_word(number), visitor.id.clone());
                let kept = KeptResult { contest, person, value: 0, detail: detail.clone(), time: app.now() };
                if number > LONGEST || app.store.keep_result(&kept).await? {
                    break;
                }
                number += 1;
            }
            self.remember(app, visitor).await?;
        }
        Ok(self.detour().unwrap_or_else(|| self.here("")))
    }

    /// A hint has its price: the first try is over, and it was a miss.
    pub(crate) async fn give_up(&self, app: &App, visitor: &mut Visitor) -> Result<(), Refusal> {
        if self.counts() { self.judge(app, visitor, false).await } else { Ok(()) }
    }

    /// The first try counts: ratings and streak move. A mistake of one's own that is solved does not come back.
    async fn judge(&self, app: &App, visitor: &mut Visitor, solved: bool) -> Result<(), Refusal> {
        let puzzle = match &self.task {
            Task::Own(_) if solved => return app.solve_mistake(visitor, &self.key).await,
            Task::Own(_) => return Ok(()),
            Task::Made { puzzle, .. } => puzzle,
        };
        let before = rating(visitor);
        let (contest, person) = (contest(puzzle), visitor.id.clone());
        // Whoever may not be stored plays for the joy of it.
        visitor.admit(app)?;
        // By the decisions the try is known again: what it changed is told where it ended.
        let (value, detail, time) = (kept_try(before, solved), line_text(&self.line), app.now());
        let kept = KeptResult { contest: contest.clone(), person, value, detail, time };
        if !app.store.keep_result(&kept).await? {
            return Ok(());
        }
        let (after, deviation) = count_tries(&app.store, &visitor.id, &contest).await?;
        let form = &mut visitor.likes.learning.puzzles;
        let streak = if solved { form.streak + 1 } else { 0 };
        let rating = Some((u16::try_from(after).unwrap_or(0), u16::try_from(deviation).unwrap_or(0)));
        *form = PuzzleForm { rating, streak, best: form.best.max(streak) };
        visitor.keep(app).await
    }

    /// The best way, as far as it is known.
    fn best(&self) -> Vec<Move> {
        match &self.task {
            Task::Made { puzzle, .. } => puzzle.turns.first().map(|known| known.line.clone()).unwrap_or_default(),
            Task::Own(exercise) => {
                exercise.moves.first().map(|(mv, _)| *mv).into_iter().chain(exercise.line.iter().copied()).collect()
            }
        }
    }

    /// The best way, each decision with the game in which it is made.
    fn best_steps(&self) -> Vec<Step> {
        match &self.task {
            Task::Made { puzzle, .. } => puzzle.steps(&self.best()),
            // What luck brings in between is not known.
            Task::Own(_) => self.best().into_iter().map(|mv| (self.start, mv)).collect(),
        }
    }

    /// The best ways with what they give away, and this one among them.
    fn ranking(&self) -> Vec<Ranked> {
        match &self.task {
            Task::Made { puzzle, .. } => puzzle.ranking(&self.moves),
            Task::Own(exercise) => exercise.ranking(&self.start, self.moves[0]),
        }
    }

    /// What tells the best way from this one; or from the next best, if this is as good.
    fn telling(&self, verdict: Verdict) -> Option<Reason> {
        let rival: Vec<Move> = match &self.task {
            _ if !verdict.solved => self.moves.clone(),
            Task::Made { puzzle, .. } => puzzle.turns.iter().find(|turn| turn.loss >= GAP)?.line.clone(),
            Task::Own(exercise) => vec![exercise.moves.iter().find(|(_, loss)| *loss >= exercise.cost)?.0],
        };
        telling(&self.start, &self.best(), &rival)
    }

    /// What is said about this moment; what the store knows comes besides.
    fn task(&self, own: Rating) -> PuzzleTask {
        let verdict = self.verdict();
        let told =
            (self.wanted.answer && !self.counts() && self.is_over()) || verdict.is_some_and(|verdict| verdict.solved);
        let best = self.best();
        let hint = best.get(self.moves.len()).filter(|_| best.starts_with(&self.moves)).or(best.first());
        let (number, themes, rating) = match &self.task {
            Task::Made { puzzle, number, .. } => {
                (*number, puzzle.themes.clone(), shown(Rating::of_puzzle(puzzle.rating)))
            }
            Task::Own(_) => (0, Vec::new(), (0, 0)),
        };
        PuzzleTask {
            key: self.key.clone(),
            number,
            themes,
            line: self.line.clone(),
            verdict,
            solution: told.then(|| self.best_steps()),
            rating,
            solver: shown(own),
            moved: None,
            ranking: Vec::new(),
            streak: 0,
            tried: (0, 0),
            next: None,
            of_day: false,
            counts: self.counts(),
            held: self.held.len(),
            hint: hint.copied().filter(|_| self.wanted.hint && !self.counts() && verdict.is_none()),
            telling: None,
            own: match &self.task {
                Task::Made { .. } => None,
                Task::Own(exercise) => Some(OwnMistake { cost: exercise.cost, left: 0 }),
            },
        }
    }

    /// The moment as it is drawn where nothing but the table matters.
    pub(crate) fn moment(&self, visitor: &Visitor) -> PuzzleMoment {
        self.with(self.task(rating(visitor)))
    }

    fn with(&self, task: PuzzleTask) -> PuzzleMoment {
        PuzzleMoment {
            task,
            game: self.game,
            seat: self.seat(),
            events: self.events.clone(),
            as_text: self.wanted.as_text,
        }
    }

    /// The moment with everything that is said about it.
    pub(crate) async fn told_moment(&self, app: &App, visitor: &Visitor) -> Result<PuzzleMoment, Refusal> {
        let own = rating(visitor);
        let mut task = self.task(own);
        task.telling = task.verdict.and_then(|verdict| self.telling(verdict));
        task.ranking = task.verdict.filter(|_| !self.counts()).map(|_| self.ranking()).unwrap_or_default();
        match &self.task {
            Task::Made { puzzle, .. } => {
                let tally = app.store.tally(&contest(puzzle)).await?;
                let (rating, tried, solved) = puzzle_rating(puzzle.rating, &tally);
                task.rating = shown(rating);
                task.tried = (tried, solved);
                if let Some(tried) = self.first_try.as_ref().filter(|tried| tried.detail == line_text(&self.line)) {
                    task.moved = moved_ratings(&app.store, tried, puzzle.rating, &tally).await?;
                }
                task.streak = visitor.likes.learning.puzzles.streak;
                task.next = next_puzzle(app, visitor, Some(&self.key)).await?;
                let today = Puzzle::of_day(app.todays_deal().number());
                task.of_day = today.is_some_and(|(_, today)| today.key == puzzle.key);
            }
            Task::Own(exercise) => {
                let waiting = app.mistakes(&visitor.id).await?;
                let at = waiting.iter().position(|key| *key == self.key).map_or(0, |at| at + 1);
                task.next = waiting.iter().cycle().skip(at).take(waiting.len()).find(|key| **key != self.key).cloned();
                let left = u32::try_from(waiting.len()).unwrap_or(u32::MAX);
                task.own = Some(OwnMistake { cost: exercise.cost, left });
            }
        }
        Ok(self.with(task))
    }
}

/// A rating as it is told: in points, with its 95 % interval.
fn shown(rating: Rating) -> (i32, i32) {
    (rating.rating.round() as i32, (2.0 * rating.deviation).round() as i32)
}

fn rating(visitor: &Visitor) -> Rating {
    let known = visitor.likes.learning.puzzles.rating;
    known.map_or_else(Rating::default, |(rating, deviation)| Rating {
        rating: rating.into(),
        deviation: deviation.into(),
    })
}
