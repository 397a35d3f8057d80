//! Puzzles and practice. The address says how far somebody has come with one.

use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use runestones_page::{self as page, Head, PileName, PuzzleMoment};
use runestones_store::Store as _;
use runestones_training::Puzzle;
use serde::Deserialize;

use super::learn::Answer;
use super::path::PathOr404;
use super::why::{self, Asked};
use super::{MaybeForm, MaybeQuery, read};
use crate::app::App;
use crate::error::Refusal;
use crate::person::Visitor;
use crate::puzzles::{Stage, Wanted, contest, next_puzzle};

/// Leads to the puzzle of the day, or if that was tried to another one.
pub(super) async fn any(State(app): State<App>, visitor: Visitor) -> Response {
    let found = async {
        let today = Puzzle::of_day(app.todays_deal().number()).ok_or(Refusal::NotFound)?.1;
        let is_new = app.store.result(&contest(today), &visitor.id).await?.is_none();
        Ok::<_, Refusal>(if is_new { Some(today.key.clone()) } else { next_puzzle(&app, &visitor, None).await? })
    };
    match found.await {
        Ok(key) => Redirect::to(&begun(&visitor, &key.unwrap_or_default())).into_response(),
        Err(refusal) => refusal.page(&visitor),
    }
}

/// Leads to a mistake of one's own that waits, or says that there is none.
pub(super) async fn practice(State(app): State<App>, visitor: Visitor) -> Response {
    let waiting = match app.mistakes(&visitor.id).await {
        Ok(waiting) => waiting,
        Err(refusal) => return refusal.page(&visitor),
    };
    if let Some(key) = waiting.first() {
        return Redirect::to(&begun(&visitor, key)).into_response();
    }
    let title = visitor.text("practice-title");
    page::nothing_to_practise(&visitor.head(&title)).into_response()
}

/// Where a puzzle begins, as the person likes tables.
fn begun(visitor: &Visitor, key: &str) -> String {
    format!("/puzzle/{key}{}", if visitor.likes.text { "/-/text" } else { "" })
}

/// What somebody wants to be told, and how.
#[derive(Deserialize)]
pub(super) struct Wish {
    answer: Option<u8>,
    hint: Option<u8>,
    r#as: Option<String>,
}

/// What an address asks for besides the table.
fn wanted(wish: MaybeQuery<Wish>) -> Wanted {
    wish.map_or_else(
        |_| Wanted::default(),
        |Query(wish)| Wanted {
            answer: wish.answer.is_some(),
            hint: wish.hint.is_some(),
            as_text: wish.r#as.as_deref() == Some("text"),
        },
    )
}

pub(super) async fn begin(State(app): State<App>, visitor: Visitor, PathOr404(key): PathOr404<String>) -> Response {
    let page =
        async { draw(&app, &visitor, &Stage::at(&app, &visitor, (&key, "-"), Wanted::default()).await?, None).await };
    page.await.unwrap_or_else(|refusal: Refusal| refusal.page(&visitor))
}

pub(super) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    PathOr404((key, line)): PathOr404<(String, String)>,
    wish: MaybeQuery<Wish>,
) -> Response {
    show_as(&app, &visitor, (&key, &line), wanted(wish)).await
}

/// The same table in words.
pub(super) async fn text(
    State(app): State<App>,
    visitor: Visitor,
    PathOr404((key, line)): PathOr404<(String, String)>,
    wish: MaybeQuery<Wish>,
) -> Response {
    show_as(&app, &visitor, (&key, &line), Wanted { as_text: true, ..wanted(wish) }).await
}

async fn show_as(app: &App, visitor: &Visitor, place: (&str, &str), wanted: Wanted) -> Response {
    let page = async { draw(app, visitor, &Stage::at(app, visitor, place, wanted).await?, None).await };
    page.await.unwrap_or_else(|refusal| refusal.page(visitor))
}

/// The next decision, or two by one click. Whoever ends the turn is judged.
pub(super) async fn play(
    State(app): State<App>,
    mut visitor: Visitor,
    PathOr404((key, line)): PathOr404<(String, String)>,
    wish: MaybeQuery<Wish>,
    form: MaybeForm<Answer>,
) -> Response {
    let wanted = wanted(wish);
    let mut stage = match Stage::at(&app, &visitor, (&key, &line), wanted).await {
        Ok(stage) => stage,
        Err(refusal) => return refusal.page(&visitor),
    };
    if let Some(elsewhere) = stage.detour() {
        return Redirect::to(&elsewhere).into_response();
    }
    let click = read(form).and_then(|form| form.mv.parse::<runestones_rules::Click>().map_err(|_| Refusal::BadForm));
    let played = click.and_then(|click| {
        // A mistake of one's own is one decision: the second move of a click comes after it.
        let mut moves = click.moves();
        let first = moves.next().ok_or(Refusal::BadForm)?;
        stage.enter(first).then_some(()).ok_or(Refusal::Illegal)?;
        moves.try_for_each(|mv| (stage.is_one_decision() || stage.enter(mv)).then_some(()).ok_or(Refusal::Illegal))
    });
    if let Err(refusal) = played {
        let sentence = refusal.sentence(&visitor);
        let page = async {
            let stage = Stage::at(&app, &visitor, (&key, &line), wanted).await?;
            draw(&app, &visitor, &stage, Some(&sentence)).await
        };
        return match page.await {
            Ok(page) => refusal.response(page),
            Err(refusal) => refusal.page(&visitor),
        };
    }
    match stage.settle(&app, &mut visitor).await {
        Ok(next) => Redirect::to(&next).into_response(),
        Err(refusal) => refusal.page(&visitor),
    }
}

/// How the best turn begins. In a first try that is the end of it.
pub(super) async fn hint(
    State(app): State<App>,
    mut visitor: Visitor,
    PathOr404((key, line)): PathOr404<(String, String)>,
    wish: MaybeQuery<Wish>,
) -> Response {
    let told = async {
        let stage = Stage::at(&app, &visitor, (&key, &line), wanted(wish)).await?;
        if let Some(elsewhere) = stage.detour() {
            return Ok(elsewhere);
        }
        stage.give_up(&app, &mut visitor).await?;
        Ok::<_, Refusal>(stage.here("?hint=1"))
    };
    match told.await {
        Ok(address) => Redirect::to(&address).into_response(),
        Err(refusal) => refusal.page(&visitor),
    }
}

pub(super) async fn why(
    State(app): State<App>,
    visitor: Visitor,
    PathOr404((key, line)): PathOr404<(String, String)>,
    headers: HeaderMap,
    asked: MaybeQuery<Asked>,
) -> Response {
    let told = async {
        let stage = Stage::at(&app, &visitor, (&key, &line), Wanted::default()).await?;
        let Query(asked) = asked.map_err(|_| Refusal::NotFound)?;
        let place = asked.piece.parse().map_err(|_| Refusal::NotFound)?;
        stage.detour().is_none().then_some((stage, place)).ok_or(Refusal::Stale)
    };
    match told.await {
        Err(refusal) => refusal.page(&visitor),
        Ok((stage, place)) => {
            let _turn = app.page_lane().await;
            page::puzzle(&stage.moment(&visitor), &visitor, None, |view| {
                let told = page::why(view, place);
                why::answer(&headers, place, &told, page::why_page(&visitor.head(&told.words()), view, &told))
            })
        }
    }
}

pub(super) async fn pile(
    State(app): State<App>,
    visitor: Visitor,
    PathOr404((key, line, pile)): PathOr404<(String, String, String)>,
) -> Response {
    let opened = async {
        let stage = Stage::at(&app, &visitor, (&key, &line), Wanted::default()).await?;
        let pile: PileName = pile.parse().map_err(|_| Refusal::NotFound)?;
        let is_there = !matches!(pile, PileName::Discard(seat) if seat.index() >= stage.game().seat_count());
        if stage.detour().is_some() {
            return Err(Refusal::Stale);
        }
        is_there.then_some((stage, pile)).ok_or(Refusal::NotFound)
    };
    match opened.await {
        Err(refusal) => refusal.page(&visitor),
        Ok((stage, pile)) => {
            let _turn = app.page_lane().await;
            page::puzzle(&stage.moment(&visitor), &visitor, None, |view| {
                let head = Head { is_table: true, ..visitor.head(view.game.name) };
                page::layout(&head, &page::pile(view, pile)).into_response()
            })
        }
    }
}

/// The page of a moment; or the way to where the try has to go on.
async fn draw(app: &App, visitor: &Visitor, stage: &Stage, notice: Option<&str>) -> Result<Response, Refusal> {
    if let Some(elsewhere) = stage.detour() {
        return Ok(Redirect::to(&elsewhere).into_response());
    }
    let moment: PuzzleMoment = stage.told_moment(app, visitor).await?;
    let _turn = app.page_lane().await;
    Ok(page::puzzle(&moment, visitor, notice, |view| {
        let title = page::title(view);
        if view.as_text {
            page::text_page(&visitor.head(&title), &page::text_table(view)).into_response()
        } else {
            let head = Head { is_table: true, ..visitor.head(&title) };
            page::layout(&head, &page::table(view)).into_response()
        }
    }))
}
