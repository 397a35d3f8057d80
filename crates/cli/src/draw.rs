//! The whole table as text, 80 columns wide, as one seat may see it.

mod board;
mod night;
mod player;
mod style;
mod wrap;

pub(crate) use style::{Style, WIDTH};
pub(crate) use wrap::wrap;

use runestones_rules::{Decider, SeatView};

use crate::words;

/// The whole table. It depends on nothing but the view, so it cannot show what the viewer may not know.
pub(crate) fn table(view: &SeatView, style: Style) -> String {
    let game = view.public();
    let mut text = title(view, style);
    text += &board::display(view, style);
    text += &board::forges(view, style);
    text += &board::stones_and_supply(view, style);
    if game.night().is_on() {
        text += &night::tiles_and_tokens(view, style);
    }
    for seat in game.seats() {
        text += &player::board(view, seat, style);
    }
    if let Some(viewer) = view.viewer() {
        text += &player::hand(view, viewer, style);
    }
    text
}

fn title(view: &SeatView, style: Style) -> String {
    let game = view.public();
    let whose = match view.decider() {
        Decider::Nobody => "the game is over".to_owned(),
        _ if Some(game.active()) == view.viewer() => "your turn".to_owned(),
        _ => format!("{}'s turn", words::druid(game.active())),
    };
    let left = format!("=== Round {}, {whose} ", game.round());
    let right = " at 65 points the last round is played ===";
    let fill = "=".repeat(WIDTH.saturating_sub(left.len() + right.len()));
    format!("{}\n", style.strong(&format!("{left}{fill}{right}")))
}

/// The pieces of one player on one line, for use between decisions.
pub(crate) fn purse_line(view: &SeatView, style: Style) -> String {
    view.viewer().map(|seat| player::pieces(view, seat, style)).unwrap_or_default()
}
