//! Puzzles. The address says how far somebody has come with one; only first tries are stored.

use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use runestones_page::{self as page, Head, PileName, PuzzleMoment, PuzzleTask, TableView};
use runestones_rules::{Entry, Event, Move};
use runestones_store::{KeptResult, Store as _};
use runestones_table::PuzzleForm;
use runestones_training::{Puzzle, Rating, kept_try, puzzle_rating};
use serde::Deserialize;

use super::learn::Answer;
use super::path::PathOr404;
use super::why::{self, Asked};
use super::{MaybeForm, MaybeQuery, read};
use crate::app::App;
use crate::error::Refusal;
use crate::person::Visitor;

/// No turn has more decisions.
const LONGEST: usize = 100;
/// So many first tries of somebody are looked through for a puzzle that they have not tried.
const LOOKED_BACK: u32 = 2000;

fn contest(puzzle: &Puzzle) -> String {
    format!("puzzle {}", puzzle.key)
}

/// Leads to the puzzle of the day, or if that was tried to another one.
pub(super) async fn any(State(app): State<App>, visitor: Visitor) -> Response {
    let found = async {
        let today = Puzzle::of_day(app.todays_deal().number()).ok_or(Refusal::NotFound)?.1;
        let is_new = app.store.result(&contest(today), &visitor.id).await?.is_none();
        Ok::<_, Refusal>(if is_new { Some(today.key.clone()) } else { next(&app, &visitor, None).await? })
    };
    match found.await {
        Ok(key) => Redirect::to(&format!("/puzzle/{}", key.unwrap_or_default())).into_response(),
        Err(refusal) => refusal.page(&visitor),
    }
}

/// The puzzle that suits somebody best among those they have not tried; any other if they have tried all.
async fn next(app: &App, visitor: &Visitor, after: Option<&str>) -> Result<Option<String>, Refusal> {
    let tried = app.store.results_of(&visitor.id, LOOKED_BACK).await?;
    let is_new = |puzzle: &&&Puzzle| !tried.iter().any(|result| result.contest == contest(puzzle));
    let others = || Puzzle::all().iter().filter(|puzzle| Some(puzzle.key.as_str()) != after);
    let own = rating(visitor).rating;
    let distance = |puzzle: &&Puzzle| (f64::from(puzzle.rating) - own).abs() as i32;
    let best = others().collect::<Vec<_>>().iter().filter(is_new).copied().min_by_key(distance);
    Ok(best.or_else(|| others().next()).map(|puzzle| puzzle.key.clone()))
}

fn rating(visitor: &Visitor) -> Rating {
    let known = visitor.likes.learning.puzzles.rating;
    known.map_or_else(Rating::default, |(rating, deviation)| Rating {
        rating: rating.into(),
        deviation: deviation.into(),
    })
}

/// Whether somebody wants to be told the answer.
#[derive(Deserialize)]
pub(super) struct Wish {
    answer: Option<u8>,
}

pub(super) async fn begin(State(app): State<App>, visitor: Visitor, PathOr404(key): PathOr404<String>) -> Response {
    let page = async { Stage::at(&key, "-")?.page(&app, &visitor, None).await };
    page.await.unwrap_or_else(|refusal: Refusal| refusal.page(&visitor))
}

pub(super) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    PathOr404((key, line)): PathOr404<(String, String)>,
    wish: MaybeQuery<Wish>,
) -> Response {
    let page = async {
        let mut stage = Stage::at(&key, &line)?;
        // The answer is for those whose first try is over.
        let wanted = wish.is_ok_and(|Query(wish)| wish.answer.is_some());
        stage.told = wanted && app.store.result(&contest(stage.puzzle), &visitor.id).await?.is_some();
        stage.page(&app, &visitor, None).await
    };
    page.await.unwrap_or_else(|refusal| refusal.page(&visitor))
}

/// The next decision, or two by one click. Whoever ends the turn is judged.
pub(super) async fn play(
    State(app): State<App>,
    mut visitor: Visitor,
    PathOr404((key, line)): PathOr404<(String, String)>,
    form: MaybeForm<Answer>,
) -> Response {
    let mut stage = match Stage::at(&key, &line) {
        Ok(stage) => stage,
        Err(refusal) => return refusal.page(&visitor),
    };
    let click = read(form).and_then(|form| form.mv.parse::<runestones_rules::Click>().map_err(|_| Refusal::BadForm));
    let played =
        click.and_then(|click| click.moves().try_for_each(|mv| stage.enter(mv).then_some(()).ok_or(Refusal::Illegal)));
    if let Err(refusal) = played {
        let sentence = refusal.sentence(&visitor);
        let page = async { Stage::at(&key, &line)?.page(&app, &visitor, Some(&sentence)).await };
        return match page.await {
            Ok(page) => refusal.response(page),
            Err(refusal) => refusal.page(&visitor),
        };
    }
    let solved = stage.puzzle.is_over(&stage.game).then(|| stage.puzzle.verdict(&stage.game).solved);
    if let Some(solved) = solved
        && let Err(refusal) = stage.judge(&app, &mut visitor, solved).await
    {
        return refusal.page(&visitor);
    }
    let task = stage.task(Rating::default());
    Redirect::to(&task.address(task.line.len())).into_response()
}

pub(super) async fn why(
    State(app): State<App>,
    visitor: Visitor,
    PathOr404((key, line)): PathOr404<(String, String)>,
    headers: HeaderMap,
    asked: MaybeQuery<Asked>,
) -> Response {
    let told = || {
        let stage = Stage::at(&key, &line)?;
        let Query(asked) = asked.map_err(|_| Refusal::NotFound)?;
        let place = asked.piece.parse().map_err(|_| Refusal::NotFound)?;
        Ok::<_, Refusal>((stage, place))
    };
    let _turn = app.page_lane().await;
    match told() {
        Err(refusal) => refusal.page(&visitor),
        Ok((stage, place)) => stage.draw(&visitor, |view| {
            let told = page::why(view, place);
            why::answer(&headers, place, &told, page::why_page(&visitor.head(&told.words()), view, &told))
        }),
    }
}

pub(super) async fn pile(
    State(app): State<App>,
    visitor: Visitor,
    PathOr404((key, line, pile)): PathOr404<(String, String, String)>,
) -> Response {
    let opened = || {
        let stage = Stage::at(&key, &line)?;
        let pile: PileName = pile.parse().map_err(|_| Refusal::NotFound)?;
        let is_there = !matches!(pile, PileName::Discard(seat) if seat.index() >= stage.game.seat_count());
        is_there.then_some((stage, pile)).ok_or(Refusal::NotFound)
    };
    let _turn = app.page_lane().await;
    match opened() {
        Err(refusal) => refusal.page(&visitor),
        Ok((stage, pile)) => stage.draw(&visitor, |view| {
            let head = Head { is_table: true, ..visitor.head(view.game.name) };
            page::layout(&head, &page::pile(view, pile)).into_response()
        }),
    }
}

/// A puzzle after some decisions.
struct Stage {
    puzzle: &'static Puzzle,
    number: usize,
    world: runestones_training::World,
    game: runestones_rules::Game,
    line: Vec<usize>,
    events: Vec<(u64, Event)>,
    entries: u64,
    /// Whether the answer is told.
    told: bool,
}

impl Stage {
    /// The line is `-`, or the places of the decisions in the lists of legal moves, such as `2.0.5`.
    fn at(key: &str, line: &str) -> Result<Stage, Refusal> {
        let (number, puzzle) = Puzzle::find(key).ok_or(Refusal::NotFound)?;
        let (world, game) = (puzzle.world(), puzzle.game);
        let mut stage =
            Stage { puzzle, number, world, game, line: Vec::new(), events: Vec::new(), entries: 0, told: false };
        let places = line.split('.').filter(|_| line != "-");
        for place in places.take(LONGEST + 1) {
            let place: usize = place.parse().map_err(|_| Refusal::NotFound)?;
            let mv = *stage.game.legal_moves().get(place).ok_or(Refusal::NotFound)?;
            if !stage.enter(mv) {
                return Err(Refusal::NotFound);
            }
        }
        if stage.line.len() > LONGEST { Err(Refusal::NotFound) } else { Ok(stage) }
    }

    /// Plays a move of the turn and what luck then brings; says whether it is one.
    fn enter(&mut self, mv: Move) -> bool {
        let place = self.game.legal_moves().iter().position(|legal| *legal == mv);
        let Some(place) = place.filter(|_| !self.puzzle.is_over(&self.game)) else { return false };
        self.tell(mv.into());
        let mut ahead = self.game;
        for entry in self.world.deal_in_turn(&mut ahead, self.puzzle.seat()) {
            self.tell(entry);
        }
        self.line.push(place);
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

    /// The first try counts: ratings and streak move.
    async fn judge(&self, app: &App, visitor: &mut Visitor, solved: bool) -> Result<(), Refusal> {
        let before = rating(visitor);
        let (contest, person) = (contest(self.puzzle), visitor.id.clone());
        // Whoever may not be stored plays for the joy of it.
        visitor.admit(app)?;
        let tally = app.store.tally(&contest).await?;
        let (value, detail, time) = (kept_try(before, solved), String::new(), app.now());
        if !app.store.keep_result(&KeptResult { contest, person, value, detail, time }).await? {
            return Ok(());
        }
        let after = before.after([(puzzle_rating(self.puzzle.rating, &tally).0, solved, 1)]);
        let form = &mut visitor.likes.learning.puzzles;
        let streak = if solved { form.streak + 1 } else { 0 };
        #[expect(clippy::cast_sign_loss, reason = "ratings and deviations are kept within positive bounds")]
        let rating = Some((after.rating.round() as u16, after.deviation.round() as u16));
        *form = PuzzleForm { rating, streak, best: form.best.max(streak) };
        visitor.keep(app).await
    }

    fn task(&self, own: Rating) -> PuzzleTask {
        let over = self.puzzle.is_over(&self.game);
        let verdict = over.then(|| self.puzzle.verdict(&self.game));
        let told = self.told || verdict.is_some_and(|verdict| verdict.solved);
        PuzzleTask {
            key: self.puzzle.key.clone(),
            number: self.number,
            themes: self.puzzle.themes.clone(),
            line: self.line.clone(),
            verdict,
            solution: self.puzzle.turns.first().filter(|_| told).map(|known| known.line.clone()),
            rating: self.puzzle.rating.into(),
            solver: own.rating.round() as i32,
            streak: 0,
            tried: (0, 0),
            next: None,
        }
    }

    fn moment(&self, task: PuzzleTask) -> PuzzleMoment {
        PuzzleMoment { task, game: self.game, seat: self.puzzle.seat(), events: self.events.clone() }
    }

    fn draw<R>(&self, visitor: &Visitor, draw: impl FnOnce(&TableView) -> R) -> R {
        page::puzzle(&self.moment(self.task(rating(visitor))), visitor, None, draw)
    }

    async fn page(&self, app: &App, visitor: &Visitor, notice: Option<&str>) -> Result<Response, Refusal> {
        let own = rating(visitor);
        let (puzzle, tried, solved) = puzzle_rating(self.puzzle.rating, &app.store.tally(&contest(self.puzzle)).await?);
        let task = PuzzleTask {
            rating: puzzle.rating.round() as i32,
            solver: own.rating.round() as i32,
            streak: visitor.likes.learning.puzzles.streak,
            tried: (tried, solved),
            next: next(app, visitor, Some(&self.puzzle.key)).await?,
            ..self.task(own)
        };
        let _turn = app.page_lane().await;
        Ok(page::puzzle(&self.moment(task), visitor, notice, |view| {
            let title = page::title(view);
            let head = Head { is_table: true, ..visitor.head(&title) };
            page::layout(&head, &page::table(view)).into_response()
        }))
    }
}
