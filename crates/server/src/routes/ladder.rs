//! People and bots on one scale.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use runestones_page::{self as page, LadderLine, LadderView};
use runestones_ratings::{Pool, Rating, landmark};
use runestones_store::{LadderRow, PlayedStore as _, RatingStore as _, StoredRating};
use serde::Deserialize;

use super::MaybeQuery;
use crate::app::App;
use crate::error::Refusal;
use crate::person::Visitor;
use crate::player::handle;
use crate::standings::When;

/// So many people are on a page.
const LISTED: u32 = 50;

#[derive(Default, Deserialize)]
pub(super) struct Wanted {
    #[serde(default)]
    pool: String,
    /// The page after this player.
    #[serde(default)]
    after: String,
}

pub(super) async fn show(State(app): State<App>, visitor: Visitor, query: MaybeQuery<Wanted>) -> Response {
    let wanted = query.map(|query| query.0).unwrap_or_default();
    draw(&app, &visitor, &wanted).await.unwrap_or_else(|refusal| refusal.page(&visitor))
}

pub(super) fn belief(stored: &StoredRating) -> Rating {
    let StoredRating { mean, deviation, games, time, .. } = *stored;
    Rating { mean, deviation, games, time }
}

async fn draw(app: &App, visitor: &Visitor, wanted: &Wanted) -> Result<Response, Refusal> {
    let pool = match &*wanted.pool {
        "" => Pool::Two,
        word => word.parse().map_err(|_| Refusal::NotFound)?,
    };
    let after = match &*wanted.after {
        "" => None,
        // Who is not on the ladder is nobody here, whether they exist or not.
        handle => {
            Some(app.store.profile(handle).await?.filter(|profile| profile.listed).ok_or(Refusal::NotFound)?.person)
        }
    };
    let rows = app.store.ladder(pool.word(), app.now(), after.as_ref(), LISTED).await?;
    let standing = app.standing(pool, When::Now).await?;
    let place_of = |row: &LadderRow| {
        let rating = belief(&row.rating);
        standing.places(rating.shown(), rating.reach_at(app.now()))
    };
    let placed: Vec<_> = rows.iter().map(|row| (row.rating.person.clone(), place_of(row).place)).collect();
    let moved = app.moved(pool, &placed).await?;
    let next = rows.last().filter(|_| rows.len() as u32 == LISTED);
    let next = next.map(|row| format!("/ladder?pool={pool}&after={}", handle(&row.rating.person)));
    let person = |row: &LadderRow| {
        let rating = belief(&row.rating);
        let (shown, reach) = (rating.shown(), rating.reach_at(app.now()));
        LadderLine {
            name: if row.name.is_empty() { visitor.text("lobby-somebody") } else { row.name.clone() },
            page: row.handle.as_ref().map(|handle| format!("/player/{handle}")),
            is_bot: false,
            is_me: row.rating.person == visitor.id,
            rating: shown,
            reach,
            games: rating.games,
            place: Some(place_of(row)),
            moved: moved.get(&row.rating.person).copied(),
        }
    };
    let mut lines: Vec<LadderLine> = rows.iter().map(person).collect();
    // Bots stand among those of the page: above its first line only on the first, below its last only on the last.
    let highest = after.as_ref().and(lines.first()).map_or(i64::MAX, |line| line.rating);
    let lowest = next.as_ref().and(lines.last()).map_or(i64::MIN, |line| line.rating);
    for level in runestones_ai::levels() {
        let Some(rating) = landmark(level.name, pool).map(|mean| mean / 1000) else { continue };
        if (lowest..=highest).contains(&rating) {
            let name = visitor.text(&format!("bot-{}", level.name));
            let (is_bot, is_me, reach, games) = (true, false, 0, 0);
            lines.push(LadderLine { name, page: None, is_bot, is_me, rating, reach, games, place: None, moved: None });
        }
    }
    lines.sort_by_key(|line| std::cmp::Reverse(line.rating));
    let mine = app.store.ratings_of(&visitor.id).await?;
    let mine = mine.iter().find(|rating| rating.pool == pool.word() && rating.sure_until > app.now()).map(belief);
    let mine = mine.map(|rating| standing.places(rating.shown(), rating.reach_at(app.now())));
    let title = visitor.text("ladder-title");
    let view = LadderView {
        head: visitor.head(&title),
        pools: &Pool::ALL.map(Pool::word),
        pool: pool.word(),
        lines: &lines,
        mine,
        count: standing.count(),
        next: next.as_deref(),
    };
    Ok(page::ladder(&view).into_response())
}
