//! Somebody's page.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use runestones_page::{self as page, BestLine, HistoryPoint, OtherPerson, PlayedLine, PlayerView, RatingLine, Sees};
use runestones_ratings::{Pool, landmark};
use runestones_store::{
    AccountStore as _, GameId, Millis, Played, PlayedStore as _, Profile, RatingStep, RatingStore as _, Store as _,
};
use serde::Deserialize;

use super::fairness::{Complaint, Whom};
use super::ladder::belief;
use super::path::PathOr404;
use super::{MaybeForm, MaybeQuery, read};
use crate::app::App;
use crate::error::Refusal;
use crate::fairness::Accused;
use crate::person::Visitor;
use crate::played::Card;
use crate::player::{Sums, handle};
use crate::puzzles::LOOKED_BACK;
use crate::tries::puzzle_record;

/// From so many games the sums come.
const COUNTED: u32 = 1000;
/// So many steps of a rating are shown.
const STEPS: u32 = 400;
/// So many games are on a page.
const LISTED: u32 = 20;

#[derive(Default, Deserialize)]
pub(super) struct Wanted {
    #[serde(default)]
    pool: String,
    /// The games before this one: when it ended, a dot, and its name.
    #[serde(default)]
    before: String,
}

pub(super) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    PathOr404(name): PathOr404<String>,
    query: MaybeQuery<Wanted>,
) -> Response {
    let wanted = query.map(|query| query.0).unwrap_or_default();
    draw(&app, &visitor, &name, &wanted, false).await.unwrap_or_else(|refusal| refusal.page(&visitor))
}

/// Who it is about. One's own page is there also without an account.
async fn subject(app: &App, visitor: &Visitor, name: &str) -> Result<(Profile, bool), Refusal> {
    if name != handle(&visitor.id) {
        return Ok((app.page_for(visitor, name).await?, false));
    }
    let own = app.store.profile(name).await?.unwrap_or_else(|| Profile {
        person: visitor.id.clone(),
        name: visitor.name.clone().unwrap_or_default(),
        since: Millis(0),
        listed: false,
        sees: Sees::Nobody.word().to_owned(),
        luck: false,
    });
    Ok((own, true))
}

/// So many of the best games are shown.
const BEST: usize = 3;

/// The games in which the moves were worth most, the best first.
fn best(visitor: &Visitor, games: &[Played], is_me: bool) -> Vec<BestLine> {
    let mut known: Vec<(i64, &Played)> = games.iter().filter_map(|game| Some((game.skill?, game))).collect();
    known.sort_by_key(|(skill, _)| std::cmp::Reverse(*skill));
    let line = |(skill, game): (i64, &Played)| BestLine {
        game: played_line(visitor, game, is_me),
        by_play: skill as f64 / 1e6,
    };
    known.into_iter().take(BEST).map(line).collect()
}

async fn draw(app: &App, visitor: &Visitor, name: &str, wanted: &Wanted, is_told: bool) -> Result<Response, Refusal> {
    let (profile, is_me) = subject(app, visitor, name).await?;
    let before = match &*wanted.before {
        "" => None,
        place => Some(read_place(place).ok_or(Refusal::NotFound)?),
    };
    let ratings = app.store.ratings_of(&profile.person).await?;
    let line = |pool: Pool| {
        let rating = ratings.iter().find(|rating| rating.pool == pool.word()).map(belief)?;
        let shown = rating.is_shown().then(|| (rating.shown(), rating.reach_at(app.now())));
        Some(RatingLine { pool: pool.word(), shown, games: rating.games })
    };
    let lines: Vec<RatingLine> = Pool::ALL.into_iter().filter_map(line).collect();
    let most_played = lines.iter().max_by_key(|line| line.games).and_then(|line| line.pool.parse().ok());
    let pool: Pool = match &*wanted.pool {
        "" => most_played.unwrap_or(Pool::Two),
        word => word.parse().map_err(|_| Refusal::NotFound)?,
    };
    let is_shown = lines.iter().any(|line| line.pool == pool.word() && line.shown.is_some());
    let steps =
        if is_shown { app.store.rating_history(&profile.person, pool.word(), STEPS).await? } else { Vec::new() };
    let history: Vec<HistoryPoint> = steps.iter().map(point).collect();
    let bots = runestones_ai::levels()
        .filter_map(|level| Some((format!("bot-{}", level.name), landmark(level.name, pool)? / 1000)));
    let landmarks: Vec<(String, i64)> = bots.collect();
    let counted = app.store.played_by(&profile.person, None, COUNTED).await?;
    let games = match counted.len() as u32 {
        COUNTED => app.store.count_played(&profile.person).await?,
        few => few.into(),
    };
    let sums = Sums::of(&counted);
    let list = match &before {
        Some((time, game)) => app.store.played_by(&profile.person, Some((*time, game)), LISTED).await?,
        None => counted.iter().take(LISTED as usize).cloned().collect(),
    };
    let older = list.last().filter(|_| list.len() as u32 == LISTED);
    let older = older.map(|last| format!("/player/{name}?before={}.{}", last.time.0, last.game));
    let best: Vec<BestLine> = if is_me || profile.luck { best(visitor, &counted, is_me) } else { Vec::new() };
    let mut puzzles = puzzle_record(&app.store.results_of(&profile.person, LOOKED_BACK).await?);
    let form = visitor.likes.learning.puzzles;
    puzzles.row = is_me.then_some((form.streak, form.best));
    let list: Vec<PlayedLine> = list.iter().map(|game| played_line(visitor, game, is_me)).collect();
    let other = (!is_me).then(|| OtherPerson {
        whom: name.to_owned(),
        name: profile.name.clone(),
        said: None,
        is_blocked: visitor.blocked.contains(&profile.person),
    });
    let title = if profile.name.is_empty() { visitor.text("lobby-somebody") } else { profile.name.clone() };
    let view = PlayerView {
        head: visitor.head(&title),
        handle: name,
        name: &profile.name,
        is_me,
        since: Some(profile.since).filter(|since| since.0 > 0),
        games: u32::try_from(games).unwrap_or(u32::MAX),
        ratings: &lines,
        pool: pool.word(),
        history: &history,
        landmarks: &landmarks,
        kinds: &sums.kinds,
        stones: &sums.stones,
        counted: counted.len() as u32,
        luck: (is_me || profile.luck).then_some(&sums.luck),
        best: &best,
        puzzles: Some(&puzzles).filter(|puzzles| is_me || puzzles.tried > 0),
        list: &list,
        older: older.as_deref(),
        other: other.as_ref(),
        is_told,
    };
    Ok(page::player(&view).into_response())
}

fn point(step: &RatingStep) -> HistoryPoint {
    let RatingStep { games, mean, deviation, time, .. } = *step;
    let rating = runestones_ratings::Rating { mean, deviation, games, time };
    HistoryPoint { time, rating: rating.shown(), reach: rating.reach_at(time), games }
}

fn read_place(place: &str) -> Option<(Millis, GameId)> {
    let (time, game) = place.split_once('.')?;
    Some((Millis(time.parse().ok()?), game.parse().ok()?))
}

/// Only whoever played a game is led to it: others may not know who else sat there.
pub(super) fn played_line(visitor: &Visitor, game: &Played, is_me: bool) -> PlayedLine {
    let Card { name, mut totals } = serde_json::from_str(&game.card).unwrap_or_default();
    let seat = usize::from(game.seat).min(totals.len());
    totals.rotate_left(seat);
    PlayedLine {
        time: game.time,
        name,
        players: game.players,
        night: game.night,
        rated: game.rated,
        rivals: Vec::new(),
        totals,
        won: game.won > 0,
        address: is_me.then(|| visitor.table_address(&game.game)),
    }
}

async fn accused(app: &App, visitor: &Visitor, name: &str) -> Result<Accused, Refusal> {
    let profile = app.page_for(visitor, name).await?;
    Ok(Accused { person: profile.person, name: profile.name, game: None, line: None })
}

pub(super) async fn block(
    State(app): State<App>,
    visitor: Visitor,
    PathOr404(name): PathOr404<String>,
    form: MaybeForm<Whom>,
) -> Response {
    let blocked = async {
        read(form)?;
        app.block(&visitor, &accused(&app, &visitor, &name).await?).await
    };
    match blocked.await {
        Ok(()) => Redirect::to("/me/people").into_response(),
        Err(refusal) => refusal.page(&visitor),
    }
}

pub(super) async fn report(
    State(app): State<App>,
    visitor: Visitor,
    PathOr404(name): PathOr404<String>,
    form: MaybeForm<Complaint>,
) -> Response {
    let told = async {
        let complaint = read(form)?;
        let whom = accused(&app, &visitor, &name).await?;
        app.report(&visitor, whom, &complaint.reason, &complaint.words).await?;
        draw(&app, &visitor, &name, &Wanted::default(), true).await
    };
    told.await.unwrap_or_else(|refusal| refusal.page(&visitor))
}

#[derive(Deserialize)]
pub(super) struct Choices {
    #[serde(default)]
    sees: String,
    #[serde(default)]
    luck: String,
    #[serde(default)]
    listed: String,
}

/// Who sees one's page, what of it, and whether one is on the ladder.
pub(super) async fn choose(State(app): State<App>, visitor: Visitor, form: MaybeForm<Choices>) -> Response {
    let chosen = async {
        let choices = read(form)?;
        let sees = Sees::ALL.into_iter().find(|sees| sees.word() == choices.sees).ok_or(Refusal::BadForm)?;
        if app.store.account(&visitor.id).await?.is_none() {
            return Err(Refusal::NotYours);
        }
        app.store.open_profiles(&[(visitor.id.clone(), handle(&visitor.id))]).await?;
        app.store.set_profile(&visitor.id, sees.word(), choices.luck == "on").await?;
        app.store.set_listed(&visitor.id, choices.listed == "on").await?;
        Ok(())
    };
    match chosen.await {
        Ok(()) => Redirect::to("/me/people").into_response(),
        Err(refusal) => refusal.page(&visitor),
    }
}
