//! People and bots on one scale.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use runestones_page::{self as page, LadderLine, LadderView, LadderYou, Rival};
use runestones_ratings::{Pool, Rating, landmark, win_chance};
use runestones_store::{LadderRow, PlayedStore as _, RatingStore as _, StoredRating};
use serde::Deserialize;

use super::MaybeQuery;
use crate::app::App;
use crate::error::Refusal;
use crate::person::Visitor;
use crate::player::handle;
use crate::standings::{Standing, When};

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
    let mut rows = app.store.ladder(pool.word(), app.now(), after.as_ref(), LISTED).await?;
    let next = rows.last().filter(|_| rows.len() as u32 == LISTED);
    let next = next.map(|row| format!("/ladder?pool={pool}&after={}", handle(&row.rating.person)));
    let end = rows.len();
    // Whoever stands further down is shown on the first page, too, with those around them.
    if next.is_some() && after.is_none() && !rows.iter().any(|row| row.rating.person == visitor.id) {
        rows.extend(neighbours(app, visitor, pool, &rows).await?);
    }
    let standing = app.standing(pool, When::Now).await?;
    let place_of = |row: &LadderRow| {
        let rating = belief(&row.rating);
        standing.places(rating.shown(), rating.reach_at(app.now()))
    };
    let placed: Vec<_> = rows.iter().map(|row| (row.rating.person.clone(), place_of(row).place)).collect();
    let moved = app.moved(pool, &placed).await?;
    let person = |row: &LadderRow| {
        let rating = belief(&row.rating);
        let (shown, reach) = (rating.shown(), rating.reach_at(app.now()));
        LadderLine {
            name: if row.name.is_empty() { visitor.text("lobby-somebody") } else { row.name.clone() },
            page: row.handle.as_ref().map(|handle| format!("/player/{handle}")),
            level: None,
            is_me: row.rating.person == visitor.id,
            rating: shown,
            reach,
            games: rating.games,
            place: Some(place_of(row)),
            moved: moved.get(&row.rating.person).copied(),
            skipped: 0,
        }
    };
    let mut lines: Vec<LadderLine> = rows.iter().map(person).collect();
    if let (Some([.., last]), Some([first, ..])) = lines.split_at_mut_checked(end).unzip() {
        let place = |line: &LadderLine| line.place.map_or(0, |places| places.place);
        first.skipped = place(first).saturating_sub(place(last) + 1);
    }
    // Bots stand among those of the page: above its first line only on the first, below its last only on the last.
    let highest = after.as_ref().and(lines.first()).map_or(i64::MAX, |line| line.rating);
    let lowest =
        next.as_ref().and(end.checked_sub(1)).and_then(|last| lines.get(last)).map_or(i64::MIN, |line| line.rating);
    for level in runestones_ai::levels() {
        let Some(rating) = landmark(level.name, pool).map(|mean| mean / 1000) else { continue };
        if (lowest..=highest).contains(&rating) {
            let name = visitor.text(&format!("bot-{}", level.name));
            let (level, is_me, reach, games, skipped) = (Some(level.name), false, 0, 0, 0);
            let (page, place, moved) = (None, None, None);
            lines.push(LadderLine { name, page, level, is_me, rating, reach, games, place, moved, skipped });
        }
    }
    lines.sort_by_key(|line| std::cmp::Reverse(line.rating));
    let you = you(app, visitor, pool, &standing).await?;
    let title = visitor.text("ladder-title");
    let view = LadderView {
        head: visitor.head(&title),
        pools: &Pool::ALL.map(Pool::word),
        pool: pool.word(),
        lines: &lines,
        you: &you,
        count: standing.count(),
        next: next.as_deref(),
    };
    Ok(page::ladder(&view).into_response())
}

/// So many people below oneself are shown.
const BELOW: u32 = 3;

/// The visitor's own line and those just below it, if they are on the ladder and below these.
async fn neighbours(app: &App, visitor: &Visitor, pool: Pool, above: &[LadderRow]) -> Result<Vec<LadderRow>, Refusal> {
    let profile = app.store.profile(&handle(&visitor.id)).await?.filter(|profile| profile.listed);
    let rating = app.store.ratings_of(&visitor.id).await?.into_iter().find(|rating| rating.pool == pool.word());
    let rating = rating.filter(|rating| rating.sure_until > app.now());
    let (Some(profile), Some(rating)) = (profile, rating) else { return Ok(Vec::new()) };
    if above.iter().any(|row| row.rating.mean < rating.mean) {
        return Ok(Vec::new());
    }
    let below = app.store.ladder(pool.word(), app.now(), Some(&visitor.id), BELOW).await?;
    let own = LadderRow { rating, name: profile.name, handle: Some(handle(&visitor.id)) };
    Ok([own].into_iter().chain(below).collect())
}

/// Where the visitor stands, with the bots just below and above; or what is missing.
async fn you(app: &App, visitor: &Visitor, pool: Pool, standing: &Standing) -> Result<LadderYou, Refusal> {
    let stored = app.store.ratings_of(&visitor.id).await?.into_iter().find(|rating| rating.pool == pool.word());
    let Some(rating) = stored.as_ref().filter(|rating| rating.sure_until > app.now()).map(belief) else {
        let profile = app.store.profile(&handle(&visitor.id)).await?;
        let rating = stored.as_ref().map(belief);
        return Ok(LadderYou::NotYet {
            games: rating.map_or(0, |rating| rating.games),
            reach: rating.filter(Rating::is_shown).map(|rating| rating.reach_at(app.now())),
            is_willing: profile.is_some_and(|profile| profile.listed),
        });
    };
    let bots = runestones_ai::levels().filter_map(|level| Some((level.name, landmark(level.name, pool)?)));
    let (below, above): (Vec<_>, Vec<_>) = bots.partition(|(_, mean)| *mean <= rating.mean);
    let rival = |(level, mean): (&'static str, i64)| Rival {
        level,
        chance: (100.0 * win_chance(rating.mean, mean)).round() as i64,
    };
    let below = below.into_iter().max_by_key(|(_, mean)| *mean);
    let above = above.into_iter().min_by_key(|(_, mean)| *mean);
    let places = standing.places(rating.shown(), rating.reach_at(app.now()));
    Ok(LadderYou::Placed { places, rivals: below.into_iter().chain(above).map(rival).collect() })
}
