//! The first page: play now, your games, open games.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use runestones_rules::Decider;
use runestones_store::{GameSummary, Page, PlayedStore as _, Status, Store as _};

use super::lobby::{invitations, offers};
use super::player::played_line;
use crate::app::App;
use crate::error::Refusal;
use crate::person::Visitor;
use crate::player::handle;
use runestones_page::{self as page, GameCard, GameState, HomeView, PlayedLine};
use runestones_table::Header;

/// How many games of each kind are listed.
const LISTED: u32 = 20;
/// How many of those that are over; the page of the player has the others.
const FINISHED: usize = 5;
/// How many tables that wait; the lobby has the others.
const OFFERED: usize = 5;

pub(super) async fn home(State(app): State<App>, visitor: Visitor) -> Response {
    match draw(&app, &visitor).await {
        Ok(page) => page.into_response(),
        Err(refusal) => refusal.page(&visitor),
    }
}

async fn draw(app: &App, visitor: &Visitor) -> Result<maud::Markup, Refusal> {
    let games = app.store.games_of(&visitor.id, &Page::first(2 * LISTED)).await?;
    let (over, on): (Vec<_>, Vec<_>) = games.into_iter().partition(|game| game.status == Status::Finished);
    let mut running = Vec::new();
    for summary in &on {
        running.extend(card(app, visitor, summary).await);
    }
    // What is in the book need not be played through.
    let book = if over.is_empty() { Vec::new() } else { app.store.played_by(&visitor.id, None, 2 * LISTED).await? };
    let mut finished = Vec::new();
    for summary in over.iter().take(FINISHED) {
        match book.iter().find(|played| played.game == summary.id) {
            Some(played) => {
                finished
                    .push(PlayedLine { rivals: rivals(summary, played.seat), ..played_line(visitor, played, true) });
            }
            None => finished.extend(unbooked(app, visitor, summary).await),
        }
    }
    your_turn_first(&mut running);
    let mut open = offers(app, visitor).await?;
    open.truncate(OFFERED);
    let invited = invitations(app, visitor).await?;
    let _turn = app.page_lane().await;
    let title = visitor.text("ui-title");
    let head = visitor.head(&title);
    Ok(page::home(&HomeView {
        head,
        running: &running,
        invited: &invited,
        open: &open,
        finished: &finished,
        player: &handle(&visitor.id),
    }))
}

/// Games that wait for whoever looks come before those that wait for others; otherwise the order stays.
fn your_turn_first(games: &mut [GameCard]) {
    games.sort_by_key(|game| game.state != GameState::YourTurn);
}

/// Who else sat there. The book names nobody; the game does, as long as it is kept.
fn rivals(summary: &GameSummary, seat: u8) -> Vec<String> {
    let header: Option<Header> = serde_json::from_str(&summary.header).ok();
    let sitters = header.map(|header| header.sitters).unwrap_or_default().into_iter().enumerate();
    sitters.filter(|(index, _)| *index != usize::from(seat)).map(|(_, sitter)| sitter.name).collect()
}

/// A game that is over and in nobody's book: a daily deal, a table at one screen, or one that has ended this moment.
async fn unbooked(app: &App, visitor: &Visitor, summary: &GameSummary) -> Option<PlayedLine> {
    let table = app.table_as_known(&summary.id).await.ok()?;
    let state = table.lock().await;
    let game = state.session.game();
    let mine = *state.seats_of(&visitor.id).first()?;
    let mut totals = state.session.record().result.clone().unwrap_or_default();
    let count = totals.len();
    totals.rotate_left(mine.index().min(count));
    let won = game.standing().is_some_and(|standing| standing.winners.contains(&mine));
    Some(PlayedLine {
        time: summary.updated,
        name: state.header.name.clone(),
        players: state.header.sitters.len() as u8,
        night: state.header.night,
        rated: state.header.rated,
        rivals: rivals(summary, mine.index() as u8),
        totals,
        won,
        address: Some(visitor.table_address(&summary.id)),
    })
}

/// A game that cannot be loaded is not listed; the log says why.
async fn card(app: &App, visitor: &Visitor, summary: &GameSummary) -> Option<GameCard> {
    let table = app.table_as_known(&summary.id).await.ok()?;
    let state = table.lock().await;
    let game = state.session.game();
    let names = state.header.names();
    let totals = state.session.record().result.clone();
    let scores = game.seats().map(|seat| match &totals {
        Some(totals) => totals[seat.index()],
        None => game.player(seat).score(),
    });
    let waiting = match (game.decider(), game.standing()) {
        (_, Some(standing)) => {
            GameState::Won(standing.winners.iter().map(|seat| names[seat.index()].clone()).collect())
        }
        _ if state.header.ended.is_some() => match state.winner_by_leaving() {
            Some(winner) => GameState::Won(vec![names[winner.index()].clone()]),
            None => GameState::Stopped,
        },
        (Decider::Seat(seat), None)
            if state.header.bot_on(seat).is_none() && state.seats_of(&visitor.id).contains(&seat) =>
        {
            GameState::YourTurn
        }
        _ => match state.open_seats().count() {
            0 => GameState::TurnOf(names[game.active().index()].clone()),
            free => GameState::Open(free as u8),
        },
    };
    Some(GameCard {
        id: summary.id.to_string(),
        name: state.header.name.clone(),
        players: names.iter().cloned().zip(scores).collect(),
        round: game.round(),
        rated: state.header.rated,
        state: waiting,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_waits_for_you_comes_first() {
        let game = |id: &str, state: GameState| GameCard {
            id: id.to_owned(),
            name: String::new(),
            players: Vec::new(),
            round: 1,
            rated: false,
            state,
        };
        let mut games = [
            game("a", GameState::TurnOf("Tomo".to_owned())),
            game("b", GameState::YourTurn),
            game("c", GameState::Open(1)),
            game("d", GameState::YourTurn),
        ];
        your_turn_first(&mut games);
        assert_eq!(games.map(|game| game.id), ["b", "d", "a", "c"]);
    }
}
