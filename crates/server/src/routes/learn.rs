//! The lessons. Only which ones somebody has finished is stored: the address says everything else.

use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use runestones_ai::levels;
use runestones_rules::Move;
use serde::Deserialize;

use super::new_game::play_against;
use super::path::PathOr404;
use super::why::{self, Asked};
use super::{MaybeForm, MaybeQuery, read};
use crate::app::App;
use crate::error::Refusal;
use crate::person::Visitor;
use runestones_page::{self as page, Head, LearnView, LessonCard, PileName, TableView};
use runestones_table::{LEARNER, Lesson, Moment, Part};

/// The lessons that are wanted, in order, as somebody finds them.
pub(super) fn lesson_cards(visitor: &Visitor, wanted: impl Fn(&Lesson) -> bool) -> Vec<LessonCard<'static>> {
    let card = |lesson: &'static Lesson| LessonCard {
        name: lesson.name,
        done: visitor.likes.learning.lessons.contains(lesson.name),
        steps: lesson.steps(),
    };
    Lesson::all().iter().filter(|lesson| wanted(lesson)).map(card).collect()
}

pub(super) async fn list(visitor: Visitor) -> Response {
    let cards = |part: Part| lesson_cards(&visitor, |lesson| lesson.part == part);
    let title = visitor.text("ui-learn");
    let (base, more) = (cards(Part::Base), cards(Part::More));
    page::learn(&LearnView { head: visitor.head(&title), base: &base, more: &more }).into_response()
}

/// The first real game: against the weakest level, and with tips.
pub(super) async fn first_game(State(app): State<App>, mut visitor: Visitor) -> Response {
    visitor.likes.learning.want_tips(true);
    let weakest = levels().next().map_or("", |level| level.name);
    play_against(&app, visitor, weakest).await
}

pub(super) async fn begin(visitor: Visitor, PathOr404(lesson): PathOr404<String>) -> Response {
    Stage::at(&lesson, 0).map_or_else(|refusal| refusal.page(&visitor), |stage| stage.page(&visitor, None))
}

pub(super) async fn show(visitor: Visitor, PathOr404((lesson, done)): PathOr404<(String, usize)>) -> Response {
    Stage::at(&lesson, done).map_or_else(|refusal| refusal.page(&visitor), |stage| stage.page(&visitor, None))
}

/// The same table in words.
pub(super) async fn text(visitor: Visitor, PathOr404((lesson, done)): PathOr404<(String, usize)>) -> Response {
    match Stage::at(&lesson, done) {
        Err(refusal) => refusal.page(&visitor),
        Ok(stage) => stage.draw(&visitor, None, |view| {
            let title = page::title(view);
            page::lesson_in_words(&visitor.head(&title), view).into_response()
        }),
    }
}

/// What the buttons of a lesson or a puzzle send.
#[derive(Deserialize)]
pub(super) struct Answer {
    #[serde(rename = "move")]
    pub(super) mv: String,
}

/// The next step. Anything else changes nothing and is answered with a sentence at the same table.
pub(super) async fn play(
    State(app): State<App>,
    mut visitor: Visitor,
    PathOr404((lesson, done)): PathOr404<(String, usize)>,
    form: MaybeForm<Answer>,
) -> Response {
    let stage = match Stage::at(&lesson, done) {
        Ok(stage) => stage,
        Err(refusal) => return refusal.page(&visitor),
    };
    let asked: Result<Move, Refusal> = read(form).and_then(|form| form.mv.parse().map_err(|_| Refusal::BadForm));
    match asked {
        Ok(mv) if stage.moment.wanted == Some(mv) => {
            if let Err(refusal) = stage.remember_if_last(&app, &mut visitor).await {
                return refusal.page(&visitor);
            }
            Redirect::to(&format!("/learn/{lesson}/{}", done + 1)).into_response()
        }
        Ok(mv) if stage.moment.game.view(LEARNER).legal_moves().contains(&mv) => {
            let sentence = stage.draw(&visitor, None, page::not_now);
            Refusal::Illegal.response(stage.page(&visitor, Some(&sentence)))
        }
        Ok(_) => stage.refuse(&visitor, &Refusal::Illegal),
        Err(refusal) => stage.refuse(&visitor, &refusal),
    }
}

/// Why not? What the rules allow but the lesson does not want is explained as well.
pub(super) async fn why(
    visitor: Visitor,
    PathOr404((lesson, done)): PathOr404<(String, usize)>,
    headers: HeaderMap,
    asked: MaybeQuery<Asked>,
) -> Response {
    let told = || {
        let stage = Stage::at(&lesson, done)?;
        let Query(asked) = asked.map_err(|_| Refusal::NotFound)?;
        let place = asked.piece.parse().map_err(|_| Refusal::NotFound)?;
        Ok::<_, Refusal>((stage, place))
    };
    match told() {
        Err(refusal) => refusal.page(&visitor),
        Ok((stage, place)) => stage.draw(&visitor, None, |view| {
            let told = page::why(view, place);
            why::answer(&headers, place, &told, page::why_page(&visitor.head(&told.words()), view, &told))
        }),
    }
}

pub(super) async fn pile(
    visitor: Visitor,
    PathOr404((lesson, done, pile)): PathOr404<(String, usize, String)>,
) -> Response {
    let opened = || {
        let stage = Stage::at(&lesson, done)?;
        let pile: PileName = pile.parse().map_err(|_| Refusal::NotFound)?;
        let is_there = !matches!(pile, PileName::Discard(seat) if seat.index() >= stage.moment.game.seat_count());
        is_there.then_some((stage, pile)).ok_or(Refusal::NotFound)
    };
    match opened() {
        Err(refusal) => refusal.page(&visitor),
        Ok((stage, pile)) => stage.draw(&visitor, None, |view| {
            let head = Head { is_table: true, ..visitor.head(view.game.name) };
            page::layout(&head, &page::pile(view, pile)).into_response()
        }),
    }
}

/// A lesson at one of its moments.
struct Stage {
    lesson: &'static Lesson,
    done: usize,
    moment: Moment,
}

impl Stage {
    fn at(lesson: &str, done: usize) -> Result<Stage, Refusal> {
        let lesson = Lesson::find(lesson).ok_or(Refusal::NotFound)?;
        let moment = lesson.moment(done).ok_or(Refusal::NotFound)?;
        Ok(Stage { lesson, done, moment })
    }

    fn draw<R>(&self, visitor: &Visitor, notice: Option<&str>, draw: impl FnOnce(&TableView) -> R) -> R {
        page::lesson(self.lesson, (self.done, &self.moment), visitor, notice, draw)
    }

    fn page(&self, visitor: &Visitor, notice: Option<&str>) -> Response {
        self.draw(visitor, notice, |view| {
            let title = page::title(view);
            let head = Head { is_table: true, ..visitor.head(&title) };
            page::layout(&head, &page::table(view)).into_response()
        })
    }

    fn refuse(&self, visitor: &Visitor, refusal: &Refusal) -> Response {
        refusal.response(self.page(visitor, Some(&refusal.sentence(visitor))))
    }

    /// Whoever makes the last step has finished the lesson.
    async fn remember_if_last(&self, app: &App, visitor: &mut Visitor) -> Result<(), Refusal> {
        let is_last = self.done + 1 == self.lesson.steps();
        if is_last && visitor.likes.learning.lessons.insert(self.lesson.name.to_owned()) {
            visitor.save(app).await?;
        }
        Ok(())
    }
}
