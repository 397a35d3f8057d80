//! The whole table as text, 80 columns wide, as one seat may see it.

mod board;
mod night;
mod player;
mod score;
mod style;
mod wrap;

pub(crate) use score::final_score;
pub(crate) use style::{Style, WIDTH, When};
pub(crate) use wrap::wrap;

use runestones_rules::notation::record::Moment;
use runestones_rules::{Decider, Game, SeatView};

use crate::words::Names;

/// The whole table. It depends on nothing but the view, so it cannot show what the viewer may not know.
pub(crate) fn table(view: &SeatView, names: &Names, style: Style) -> String {
    let game = view.public();
    let mut text = title(view, names, style);
    text += &board::display(view, style);
    text += &board::forges(view, style);
    text += &board::stones_and_supply(view, style);
    if game.night().is_on() {
        text += &night::tiles_and_tokens(view, style);
    }
    for seat in game.seats() {
        text += &player::board(view, seat, names, style);
    }
    if let Some(viewer) = view.viewer() {
        text += &player::hand(view, viewer, "YOUR HAND", style);
    }
    text
}

/// The whole table with all hands open, for who reads a record.
pub(crate) fn open_table(game: &Game, names: &Names, style: Style) -> String {
    let mut text = table(&game.watch(), names, style);
    for seat in game.seats() {
        let title = format!("HAND OF {}", names.at(seat).to_uppercase());
        text += &player::hand(&game.view(seat), seat, &title, style);
    }
    text
}

fn title(view: &SeatView, names: &Names, style: Style) -> String {
    let game = view.public();
    let now = match (view.decider(), Moment::of(game)) {
        (Decider::Nobody, _) => "The game is over".to_owned(),
        (_, Moment::Setup) => "The game is being set up".to_owned(),
        (_, Moment::Turn { seat, .. }) if Some(seat) == view.viewer() => format!("Round {}, your turn", game.round()),
        (_, Moment::Turn { seat, .. }) => format!("Round {}, {}'s turn", game.round(), names.at(seat)),
    };
    let left = format!("=== {now} ");
    let right = " at 65 points the last round is played ===";
    let fill = "=".repeat(WIDTH.saturating_sub(left.chars().count() + right.len()));
    format!("{}\n", style.strong(&format!("{left}{fill}{right}")))
}

/// The pieces of one player on one line, for use between decisions.
pub(crate) fn purse_line(view: &SeatView, style: Style) -> String {
    view.viewer().map(|seat| player::pieces(view, seat, style)).unwrap_or_default()
}
