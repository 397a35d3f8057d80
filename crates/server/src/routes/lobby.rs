//! The lobby: tables that wait, people who look for others, invitations.

use std::time::{Duration, Instant};

use axum::extract::State;
use axum::http::header::HOST;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use runestones_page::{
    self as page, Companion, Crowd, DayGame, InvitedLine, LobbyView, MyTable, Offer, SeekLine, SeekState,
};
use runestones_rules::{Decider, Seat};
use runestones_store::{GameId, GameSummary, LobbyStore as _, Page, Seeking, Status, Store as _, Waiting};
use runestones_table::{Clock, Header};
use serde::Deserialize;

use super::{MaybeForm, read};
use crate::app::App;
use crate::error::Refusal;
use crate::lobby::{COMPANIONS, SeekTerms, companion_name};
use crate::person::Visitor;

/// How many tables and people are listed.
const LISTED: u32 = 30;
/// How many of one's own tables, and of the invitations.
const MINE: u32 = 5;
const INVITATIONS: u32 = 20;
/// How many tables to watch.
const WATCHED: u32 = 10;
/// A table at which somebody moved so lately is being played.
const LATELY: Duration = Duration::from_hours(1);

pub(super) async fn show(State(app): State<App>, visitor: Visitor, headers: HeaderMap) -> Response {
    draw(&app, &visitor, &headers, None).await.unwrap_or_else(|refusal| refusal.page(&visitor))
}

/// A table has filled while somebody wanted to sit down there: they are told, and shown what else there is.
pub(super) async fn filled(app: &App, visitor: &Visitor, headers: &HeaderMap, game: &GameId) -> Response {
    let refusal = Refusal::SeatTaken;
    match draw(app, visitor, headers, Some(game)).await {
        Ok(page) => refusal.response(page),
        Err(_) => refusal.page(visitor),
    }
}

async fn draw(app: &App, visitor: &Visitor, headers: &HeaderMap, full: Option<&GameId>) -> Result<Response, Refusal> {
    let seeking = app.store.seeking(&visitor.id, app.now()).await?;
    let is_met = matches!(seeking, Seeking::Met(_));
    let full = match full {
        Some(game) => host_of(app, game).await,
        None => None,
    };
    let state = match seeking {
        Seeking::Since(since, terms) => SeekState {
            seconds: u32::try_from((app.now().0 - since.0).max(0) / 1000).unwrap_or(0),
            terms: serde_json::from_str::<SeekTerms>(&terms).map(|terms| words(visitor, &terms)).unwrap_or_default(),
        }
        .into(),
        _ => None,
    };
    let offers = offers(app, visitor).await?;
    let watched = watched(app, visitor).await?;
    let tables = app.store.count_running(app.now().earlier_by(LATELY)).await?;
    let crowd = Crowd {
        people: app.here.count(Instant::now()),
        of_this_server: app.store.is_shared(),
        tables: u32::try_from(tables).unwrap_or(u32::MAX),
    };
    let seeks = app.store.seeks(&visitor.id, app.now(), LISTED).await?;
    let seek = |seek: runestones_store::Seek| {
        let terms: SeekTerms = serde_json::from_str(&seek.terms).ok()?;
        let name = if seek.name.is_empty() { visitor.text("lobby-somebody") } else { seek.name };
        Some(SeekLine { name, words: words(visitor, &terms), fields: fields(&terms) })
    };
    let seeks: Vec<SeekLine> = seeks.into_iter().filter_map(seek).collect();
    let invited = invitations(app, visitor).await?;
    let mine = my_tables(app, visitor, headers).await?;
    let by_day = by_day(app, visitor).await?;
    let title = visitor.text("lobby-title");
    let view = LobbyView {
        head: visitor.head(&title),
        full: full.as_deref(),
        seeking: state.as_ref(),
        is_met,
        offers: &offers,
        watched: &watched,
        crowd,
        seeks: &seeks,
        invited: &invited,
        by_day: &by_day,
        mine: &mine,
        can_be_near: visitor.is_known(),
    };
    Ok(page::lobby(&view).into_response())
}

/// How many of one's own games are looked through for those by the day.
const LOOKED_AT: u32 = 40;

/// One's own games with days for each turn, those that wait for oneself first, then those with little time left.
async fn by_day(app: &App, visitor: &Visitor) -> Result<Vec<DayGame>, Refusal> {
    let games = app.store.games_of(&visitor.id, &Page::first(LOOKED_AT)).await?;
    let mut lines = Vec::new();
    for summary in games.iter().filter(|game| game.status == Status::Running) {
        lines.extend(day_game(app, visitor, summary).await);
    }
    lines.sort_by_key(|game| (game.turn_of.is_some(), game.left.0));
    Ok(lines)
}

/// A game that is played by the day; one that cannot be loaded is not listed.
async fn day_game(app: &App, visitor: &Visitor, summary: &GameSummary) -> Option<DayGame> {
    let header: Header = serde_json::from_str(&summary.header).ok()?;
    let clock = Some(header.terms.clock).filter(|clock| matches!(clock, Clock::Days(_)))?;
    let table = app.table_as_known(&summary.id).await.ok()?;
    let state = table.lock().await;
    let Decider::Seat(turn) = state.session.game().decider() else { return None };
    let own = state.seats_of(&visitor.id);
    let names = state.header.names();
    let reading = state.reading(turn, app.now())?;
    let rivals = Seat::first(names.len()).filter(|seat| !own.contains(seat));
    Some(DayGame {
        id: summary.id.to_string(),
        name: state.header.name.clone(),
        rivals: rivals.filter_map(|seat| names.get(seat.index()).cloned()).collect(),
        turn_of: names.get(turn.index()).cloned().filter(|_| !own.contains(&turn)),
        clock,
        left: (reading.left, reading.whole),
        is_low: reading.low,
    })
}

/// Whose table it is, by the name of the first person there.
async fn host_of(app: &App, game: &GameId) -> Option<String> {
    let table = app.table_as_known(game).await.ok()?;
    let state = table.lock().await;
    let first = state.header.sitters.iter().find(|sitter| sitter.bot.is_none())?;
    state.public.then(|| first.name.clone())
}

/// The tables that wait for anybody, without one's own and those of people whom one has blocked.
pub(super) async fn offers(app: &App, visitor: &Visitor) -> Result<Vec<Offer>, Refusal> {
    let waiting = app.store.waiting(LISTED).await?;
    Ok(waiting.iter().filter(|waiting| is_of_others(visitor, waiting)).filter_map(offer).collect())
}

/// The public tables at which others play, without those of people whom one has blocked.
async fn watched(app: &App, visitor: &Visitor) -> Result<Vec<Offer>, Refusal> {
    let running = app.store.watchable(WATCHED).await?;
    Ok(running.iter().filter(|table| is_of_others(visitor, table)).filter_map(offer).collect())
}

/// Whether nobody sits there whom one has blocked, nor oneself.
fn is_of_others(visitor: &Visitor, (_, seats): &Waiting) -> bool {
    let mut people = seats.iter().filter_map(|seat| seat.person.as_ref());
    !people.any(|person| *person == visitor.id || visitor.blocked.contains(person))
}

fn offer((summary, seats): &Waiting) -> Option<Offer> {
    let header: Header = serde_json::from_str(&summary.header).ok()?;
    let is_free = |index: usize| {
        let person = seats.iter().find(|seat| usize::from(seat.number) == index).and_then(|seat| seat.person.as_ref());
        header.sitters.get(index).is_some_and(|sitter| sitter.bot.is_none()) && person.is_none()
    };
    let there = header.sitters.iter().enumerate();
    let seats = there.map(|(index, sitter)| (!is_free(index)).then(|| sitter.name.clone())).collect();
    let (night, rated, clock) = (header.night, header.rated, header.terms.clock);
    Some(Offer { id: summary.id.to_string(), name: header.name.clone(), seats, night, rated, clock })
}

/// The tables to which somebody is asked.
pub(super) async fn invitations(app: &App, visitor: &Visitor) -> Result<Vec<InvitedLine>, Refusal> {
    let asked = app.store.asked(&visitor.id, INVITATIONS).await?;
    let line = |(asker, waiting): (_, Waiting)| {
        let by = waiting.1.iter().find(|seat| seat.person.as_ref() == Some(&asker))?.number;
        let offer = offer(&waiting).filter(|offer| offer.seats.iter().any(Option::is_none))?;
        let name = offer.seats.get(usize::from(by)).cloned().flatten().unwrap_or_default();
        (!visitor.blocked.contains(&asker)).then_some(InvitedLine { by: name, offer })
    };
    Ok(asked.into_iter().filter_map(line).collect())
}

/// One's own tables with a free seat: their links, and whom one could ask.
async fn my_tables(app: &App, visitor: &Visitor, headers: &HeaderMap) -> Result<Vec<MyTable>, Refusal> {
    let waiting = app.store.waiting_of(&visitor.id, MINE).await?;
    if waiting.is_empty() {
        return Ok(Vec::new());
    }
    let companions = app.store.companions(&visitor.id, COMPANIONS).await?;
    let scheme = if visitor.origin.encrypted { "https" } else { "http" };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).ok_or(Refusal::BadForm)?;
    let mut tables = Vec::new();
    for waiting in waiting {
        let Some(offer) = offer(&waiting) else { continue };
        let Ok(header) = serde_json::from_str::<Header>(&waiting.0.header) else { continue };
        let free = offer.seats.iter().position(Option::is_none).and_then(Seat::new);
        let Some(seat) = free else { continue };
        let link = format!("{scheme}://{host}/join/{}/{seat}/{}", offer.id, header.seat_secret(seat));
        let asked = app.store.asked_to(&waiting.0.id).await?;
        let there: Vec<_> = waiting.1.iter().filter_map(|seat| seat.person.as_ref()).collect();
        let companion = |(person, name): &(runestones_store::PersonId, String)| {
            let is_asked = asked.contains(person);
            let fits = !there.contains(&person) && !visitor.blocked.contains(person);
            fits.then(|| Companion { whom: companion_name(person), name: name.clone(), is_asked })
        };
        let companions = companions.iter().filter_map(companion).collect();
        tables.push(MyTable { code: page::qr_code(&link), link, offer, companions });
    }
    Ok(tables)
}

/// Terms in a few words.
fn words(visitor: &Visitor, terms: &SeekTerms) -> Vec<String> {
    page::seek_words(visitor.locale(), terms.players, terms.night, terms.clock, terms.rated)
}

/// The same as the fields of a form, for whoever wants just that.
fn fields(terms: &SeekTerms) -> Vec<(&'static str, String)> {
    let game = terms.night.map_or("either", |night| if night { "night" } else { "base" });
    let players = terms.players.map_or("any".to_owned(), |players| players.to_string());
    let mut fields = vec![("players", players), ("game", game.to_owned()), ("clock", terms.clock.to_string())];
    if terms.rated {
        fields.push(("rated", "on".to_owned()));
    }
    fields
}

#[derive(Deserialize)]
pub(super) struct Wish {
    #[serde(default)]
    players: String,
    #[serde(default)]
    game: String,
    #[serde(default)]
    clock: String,
    #[serde(default)]
    rated: String,
    #[serde(default)]
    near: String,
    /// Said by browsers that run no scripts.
    #[serde(default)]
    patient: String,
}

impl Wish {
    fn terms(&self) -> Result<SeekTerms, Refusal> {
        let players = match &*self.players {
            "any" => None,
            number => Some(number.parse().ok().filter(|players| (2..=4).contains(players)).ok_or(Refusal::BadForm)?),
        };
        let night = match &*self.game {
            "base" => Some(false),
            "night" => Some(true),
            "either" => None,
            _ => return Err(Refusal::BadForm),
        };
        let clock: Clock = self.clock.parse().map_err(|_| Refusal::BadForm)?;
        let (rated, near) = (self.rated == "on", self.near == "on");
        Ok(SeekTerms { players, night, clock, rated, near, ..SeekTerms::default() })
    }
}

pub(super) async fn seek(State(app): State<App>, visitor: Visitor, form: MaybeForm<Wish>) -> Response {
    let sought = async {
        let wish = read(form)?;
        app.seek(&visitor, wish.terms()?, wish.patient != "on").await
    };
    match sought.await {
        Ok(Some(game)) => Redirect::to(&visitor.table_address(&game)).into_response(),
        Ok(None) => Redirect::to("/lobby").into_response(),
        Err(refusal) => refusal.page(&visitor),
    }
}

/// Whoever looks for others says that they are there, and is told where to go, or nothing yet. A script does so again and
/// again; a person once, when the page says that somebody was found.
pub(super) async fn here(State(app): State<App>, visitor: Visitor, headers: HeaderMap) -> Response {
    let by_script = headers.contains_key("x-table");
    let address = match app.still_seeking(&visitor).await {
        Ok(Seeking::Met(game)) => visitor.table_address(&game),
        Ok(Seeking::Since(..)) if by_script => return StatusCode::NO_CONTENT.into_response(),
        Ok(Seeking::Since(..) | Seeking::No) => "/lobby".to_owned(),
        Err(refusal) if by_script => return refusal.response(refusal.sentence(&visitor)),
        Err(refusal) => return refusal.page(&visitor),
    };
    if by_script { address.into_response() } else { Redirect::to(&address).into_response() }
}

pub(super) async fn stop(State(app): State<App>, visitor: Visitor) -> Response {
    match app.store.stop_seeking(&visitor.id).await {
        Ok(()) => Redirect::to("/lobby").into_response(),
        Err(error) => Refusal::from(error).page(&visitor),
    }
}

#[derive(Deserialize)]
pub(super) struct Invitation {
    game: String,
    #[serde(default)]
    whom: String,
}

impl Invitation {
    fn game(&self) -> Result<GameId, Refusal> {
        self.game.parse().map_err(|_| Refusal::NotFound)
    }
}

pub(super) async fn invite(State(app): State<App>, visitor: Visitor, form: MaybeForm<Invitation>) -> Response {
    let invited = async {
        let form = read(form)?;
        app.ask_to_table(&visitor, &form.game()?, &form.whom).await
    };
    match invited.await {
        Ok(()) => Redirect::to("/lobby").into_response(),
        Err(refusal) => refusal.page(&visitor),
    }
}

pub(super) async fn accept(State(app): State<App>, visitor: Visitor, form: MaybeForm<Invitation>) -> Response {
    let accepted = async {
        let game = read(form)?.game()?;
        app.accept(&visitor, &game).await.map(|()| game)
    };
    match accepted.await {
        Ok(game) => Redirect::to(&visitor.table_address(&game)).into_response(),
        Err(refusal) => refusal.page(&visitor),
    }
}

pub(super) async fn decline(State(app): State<App>, visitor: Visitor, form: MaybeForm<Invitation>) -> Response {
    let declined = async { Ok::<_, Refusal>(app.store.take_ask_back(&read(form)?.game()?, &visitor.id).await?) };
    match declined.await {
        Ok(()) => Redirect::to("/lobby").into_response(),
        Err(refusal) => refusal.page(&visitor),
    }
}
