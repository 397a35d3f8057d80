//! The first page: play now, your games, open games.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use runestones_rules::Decider;
use runestones_store::{GameSummary, Page, Status, Store as _};

use super::lobby::{invitations, offers};
use crate::app::App;
use crate::error::Refusal;
use crate::person::Visitor;
use runestones_page::{self as page, GameCard, GameState, HomeView};

/// How many games of each kind are listed.
const LISTED: u32 = 20;
/// How many tables that wait; the lobby has the others.
const OFFERED: usize = 5;

pub(super) async fn home(State(app): State<App>, visitor: Visitor) -> Response {
    match draw(&app, &visitor).await {
        Ok(page) => page.into_response(),
        Err(refusal) => refusal.page(&visitor),
    }
}

async fn draw(app: &App, visitor: &Visitor) -> Result<maud::Markup, Refusal> {
    let (mut running, mut finished) = (Vec::new(), Vec::new());
    for summary in app.store.games_of(&visitor.id, &Page::first(2 * LISTED)).await? {
        let list = if summary.status == Status::Finished { &mut finished } else { &mut running };
        list.extend(card(app, visitor, &summary).await);
    }
    your_turn_first(&mut running);
    let mut open = offers(app, visitor).await?;
    open.truncate(OFFERED);
    let invited = invitations(app, visitor).await?;
    let _turn = app.page_lane().await;
    let title = visitor.text("ui-title");
    let head = visitor.head(&title);
    Ok(page::home(&HomeView { head, running: &running, invited: &invited, open: &open, finished: &finished }))
}

/// Games that wait for whoever looks come before those that wait for others; otherwise the order stays.
fn your_turn_first(games: &mut [GameCard]) {
    games.sort_by_key(|game| game.state != GameState::YourTurn);
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
