//! Playing on from a position that somebody brings, as text.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use runestones_ai::levels;
use runestones_rules::position::{Position, PositionProblem};
use runestones_rules::record::Record;
use runestones_rules::{Decider, Game, TurnEnd};
use serde::Deserialize;

use super::import::draw;
use super::new_game::bot_name;
use super::{MaybeForm, read};
use crate::app::App;
use crate::error::Refusal;
use crate::lobby;
use crate::person::Visitor;
use runestones_table::told_apart;

/// Where to begin, and against whom.
#[derive(Deserialize)]
pub(super) struct Beginning {
    position: String,
    level: String,
}

/// Why nobody can play on from a text.
enum CannotPlay {
    /// It is no position, or an impossible one.
    Position(Vec<PositionProblem>),
    /// There is nothing left to decide there.
    Over,
    Refused(Refusal),
}

impl From<Refusal> for CannotPlay {
    fn from(refusal: Refusal) -> Self {
        CannotPlay::Refused(refusal)
    }
}

/// A new game from there. Whoever asks has the next turn, bots have the other seats.
pub(super) async fn play(State(app): State<App>, visitor: Visitor, form: MaybeForm<Beginning>) -> Response {
    let begun = async {
        let Beginning { position, level } = read(form)?;
        let level = levels().find(|known| known.name == level).ok_or(Refusal::BadForm)?.name;
        let _turn = app.dear_lane(&visitor).await?;
        let game = game(&position)?;
        let record = Record::from_game(&game, names(&visitor, &game, level));
        Ok(lobby::play_on(&app, &visitor, &record, None, level).await?)
    };
    match begun.await {
        Ok(id) => Redirect::to(&visitor.table_address(&id)).into_response(),
        Err(CannotPlay::Position(problems)) => {
            let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
            Refusal::BadForm.response(draw(&visitor, &visitor.text("error-not-a-position"), &problems))
        }
        Err(CannotPlay::Over) => Refusal::BadForm.response(draw(&visitor, &visitor.text("error-position-over"), &[])),
        Err(CannotPlay::Refused(refusal)) => refusal.page(&visitor),
    }
}

fn game(text: &str) -> Result<Game, CannotPlay> {
    let is_json = text.trim_start().starts_with('{');
    let position = if is_json { Position::from_json(text) } else { Position::parse(text) };
    let position = position.map_err(|problem| CannotPlay::Position(vec![problem]))?;
    // People want the end of a turn to be a moment, whatever the text says.
    let position = Position { turn_end: Some(TurnEnd::Asked), ..position };
    let game = position.game(&[]).map_err(CannotPlay::Position)?;
    if game.is_set_up() && game.decider() != Decider::Nobody { Ok(game) } else { Err(CannotPlay::Over) }
}

/// The visitor on the seat whose turn it is, bots that can be told apart on the others.
fn names(visitor: &Visitor, game: &Game, level: &str) -> Vec<String> {
    let mine = game.active();
    let me = visitor.name_at(mine);
    let mut names: Vec<String> = Vec::new();
    for seat in game.seats() {
        let name = if seat == mine {
            me.clone()
        } else {
            let taken = names.iter().map(String::as_str).chain([me.as_str()]);
            told_apart(&bot_name(visitor, level), &taken, visitor.locale())
        };
        names.push(name);
    }
    names
}
