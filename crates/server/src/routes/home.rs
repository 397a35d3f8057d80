//! The first page: what waits for somebody, and what there is to do.

use std::time::Duration;

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use runestones_page::{
    self as page, GameCard, GameState, HomeView, Occasion, PlayedLine, ReviewLine, ReviewState, Snapshot,
};
use runestones_rules::{Decider, Seat};
use runestones_store::{GameSummary, Page, PlayedStore as _, Status, Store as _};
use runestones_table::Header;

use super::learn::lesson_cards;
use super::lobby::{invitations, offers};
use super::player::played_line;
use crate::app::App;
use crate::error::Refusal;
use crate::person::Visitor;
use crate::player::handle;
use crate::puzzles::puzzle_of_day;

/// How many games of each kind are listed.
const LISTED: u32 = 20;
/// How many of those that are over; the page of the player has the others.
const FINISHED: usize = 3;
/// How many tables that wait; the lobby has the others.
const OFFERED: usize = 3;

pub(super) async fn home(State(app): State<App>, visitor: Visitor) -> Response {
    match Box::pin(draw(&app, &visitor)).await {
        Ok(page) => page.into_response(),
        Err(refusal) => refusal.page(&visitor),
    }
}

async fn draw(app: &App, visitor: &Visitor) -> Result<maud::Markup, Refusal> {
    let games = app.store.games_of(&visitor.id, &Page::first(2 * LISTED)).await?;
    let (over, on): (Vec<_>, Vec<_>) = games.into_iter().partition(|game| game.status == Status::Finished);
    // None of these needs another, and each may wait for the database.
    let (running, reviews, mut open, invited, daily, puzzle) = tokio::try_join!(
        running(app, visitor, &on),
        reviews(app, visitor, &over),
        offers(app, visitor),
        invitations(app, visitor),
        app.daily_panel(visitor, &on),
        puzzle_of_day(app, visitor),
    )?;
    let open_in_all = u32::try_from(open.len()).unwrap_or(u32::MAX);
    open.truncate(OFFERED);
    let lessons = lesson_cards(visitor, |_| true);
    let _turn = app.page_lane().await;
    let title = visitor.text("ui-title");
    Ok(page::home(&HomeView {
        head: visitor.head(&title),
        today: app.todays_deal(),
        running: &running,
        invited: &invited,
        open: &open,
        open_in_all,
        lessons: &lessons,
        daily: &daily,
        puzzle: puzzle.as_ref(),
        reviews: &reviews,
        player: &handle(&visitor.id),
    }))
}

/// The games that go on.
async fn running(app: &App, visitor: &Visitor, on: &[GameSummary]) -> Result<Vec<GameCard>, Refusal> {
    let mut running = Vec::new();
    for summary in on {
        running.extend(card(app, visitor, summary).await);
    }
    most_urgent_first(&mut running);
    Ok(running)
}

/// Games that wait for whoever looks come before those that wait for others, and of those the ones whose clock falls first;
/// otherwise the order stays.
fn most_urgent_first(games: &mut [GameCard]) {
    games.sort_by_key(|game| (game.state != GameState::YourTurn, game.left.unwrap_or(Duration::MAX)));
}

/// The latest games that are over. What is in the book need not be played through.
async fn reviews(app: &App, visitor: &Visitor, over: &[GameSummary]) -> Result<Vec<ReviewLine>, Refusal> {
    let book = if over.is_empty() { Vec::new() } else { app.store.played_by(&visitor.id, None, 2 * LISTED).await? };
    let mut lines = Vec::new();
    for summary in over.iter().take(FINISHED) {
        let booked = book.iter().find(|played| played.game == summary.id);
        let line = match booked {
            Some(played) => {
                let rivals = rivals(summary, played.seat);
                Some((PlayedLine { rivals, ..played_line(visitor, played, true) }, Seat::new(played.seat.into())))
            }
            None => unbooked(app, visitor, summary).await.map(|(line, seat)| (line, Some(seat))),
        };
        let Some((played, Some(seat))) = line else { continue };
        let state = if was_left(summary) { ReviewState::Never } else { app.review_state(&summary.id, seat, booked) };
        lines.push(ReviewLine { played, review: format!("/game/{}/review", summary.id), state });
    }
    Ok(lines)
}

fn header_of(summary: &GameSummary) -> Option<Header> {
    serde_json::from_str(&summary.header).ok()
}

/// A game that somebody left has no end that could be read.
fn was_left(summary: &GameSummary) -> bool {
    header_of(summary).is_none_or(|header| header.ended.is_some())
}

/// Who else sat there. The book names nobody; the game does, as long as it is kept.
fn rivals(summary: &GameSummary, seat: u8) -> Vec<String> {
    let sitters = header_of(summary).map(|header| header.sitters).unwrap_or_default().into_iter().enumerate();
    sitters.filter(|(index, _)| *index != usize::from(seat)).map(|(_, sitter)| sitter.name).collect()
}

/// A game that is over and in nobody's book: a daily deal, a table at one screen, or one that has ended this moment.
async fn unbooked(app: &App, visitor: &Visitor, summary: &GameSummary) -> Option<(PlayedLine, Seat)> {
    let table = app.table_as_known(&summary.id).await.ok()?;
    let state = table.lock().await;
    let game = state.session.game();
    let mine = *state.seats_of(&visitor.id).first()?;
    let mut totals = state.session.record().result.clone().unwrap_or_default();
    let count = totals.len();
    totals.rotate_left(mine.index().min(count));
    let won = game.standing().is_some_and(|standing| standing.winners.contains(&mine));
    let line = PlayedLine {
        time: summary.updated,
        name: state.header.name.clone(),
        players: state.header.sitters.len() as u8,
        night: state.header.night,
        rated: state.header.rated,
        rivals: rivals(summary, mine.index() as u8),
        totals,
        won,
        address: Some(visitor.table_address(&summary.id)),
    };
    Some((line, mine))
}

/// A game that cannot be loaded is not listed; the log says why.
async fn card(app: &App, visitor: &Visitor, summary: &GameSummary) -> Option<GameCard> {
    let table = app.table_as_known(&summary.id).await.ok()?;
    let occasion = Occasion { now: app.now(), ..Occasion::default() };
    let (card, snapshot) = {
        let state = table.lock().await;
        let game = state.session.game();
        let active = game.active();
        let is_own = |seat: Seat| state.header.bot_on(seat).is_none() && state.seats_of(&visitor.id).contains(&seat);
        let waiting = match game.decider() {
            Decider::Nobody => GameState::Over,
            _ if state.header.ended.is_some() => GameState::Over,
            Decider::Seat(seat) if is_own(seat) => GameState::YourTurn,
            Decider::Seat(_) | Decider::Chance => match state.open_seats().count() {
                0 => GameState::TurnOf(active),
                free => GameState::Open(free as u8),
            },
        };
        let card = GameCard {
            id: summary.id.to_string(),
            name: state.header.name.clone(),
            players: state.header.names().into_iter().zip(game.seats().map(|seat| game.player(seat).score())).collect(),
            round: game.round(),
            night: state.header.night,
            rated: state.header.rated,
            clock: state.header.terms.clock,
            left: state.reading(active, occasion.now).filter(|reading| reading.runs).map(|reading| reading.left),
            state: waiting,
            turn: None,
        };
        // Only who has to decide is shown a hand, and it is their own.
        let is_asked = card.state == GameState::YourTurn;
        (card, is_asked.then(|| Snapshot::of(&summary.id, &state, visitor, &occasion)))
    };
    Some(GameCard { turn: snapshot.and_then(|snapshot| snapshot.own_turn(visitor)), ..card })
}

#[cfg(test)]
mod tests {
    use super::*;
    use runestones_table::Clock;

    #[test]
    fn what_waits_for_you_comes_first_and_of_that_what_is_most_urgent() {
        let game = |id: &str, state: GameState, hours: Option<u64>| GameCard {
            id: id.to_owned(),
            name: String::new(),
            players: Vec::new(),
            round: 1,
            night: false,
            rated: false,
            clock: Clock::Days(3),
            left: hours.map(Duration::from_hours),
            state,
            turn: None,
        };
        let mut games = [
            game("a", GameState::TurnOf(Seat::FIRST), Some(1)),
            game("b", GameState::YourTurn, None),
            game("c", GameState::Open(1), None),
            game("d", GameState::YourTurn, Some(50)),
            game("e", GameState::YourTurn, Some(5)),
        ];
        most_urgent_first(&mut games);
        assert_eq!(games.map(|game| game.id), ["e", "d", "b", "a", "c"]);
    }
}
