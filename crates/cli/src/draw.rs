//! The whole table as text, 80 columns wide, as one seat may see it.
//!
//! What is drawn has colours by ANSI codes in it; the stream it goes to drops them where they are not wanted (see
//! `files.rs`). Colour is never the only way in which something is told.

mod board;
mod player;
mod score;
#[cfg(test)]
mod tests;
mod text;

pub(crate) use score::final_score;
pub(crate) use text::{strong, wrap};

use runestones_i18n::Voice;
use runestones_rules::{Decider, Game, SeatView, THRONE};

/// How wide a drawing is.
pub(crate) const WIDTH: usize = 80;

/// The whole table. It depends on nothing but the view, so it cannot show what the viewer may not know.
pub(crate) fn table(view: &SeatView, voice: &Voice) -> String {
    let game = view.public();
    let mut text = title(view, voice);
    text += &board::display(game, voice);
    text += &board::forges(game, voice);
    text += &board::stones_and_supply(game, voice);
    if game.night().is_on() {
        text += &board::wisps(game, voice);
    }
    for seat in game.seats() {
        text += &player::board(view, seat, voice);
    }
    if let Some(viewer) = view.viewer() {
        text += &player::hand(view, viewer, &voice.text("ui-your-hand", &[]), voice);
    }
    wrap(&text)
}

/// The whole table with all hands open, for somebody who reads a record.
pub(crate) fn open_table(game: &Game, voice: &Voice) -> String {
    let mut text = table(&game.watch(), voice);
    for seat in game.seats() {
        let title = format!("{}: {}", voice.seat_name(seat), voice.text("ui-hand", &[]));
        text += &wrap(&player::hand(&game.view(seat), seat, &title, voice));
    }
    text
}

/// Which round it is and whose turn.
fn title(view: &SeatView, voice: &Voice) -> String {
    let game = view.public();
    let round = voice.text("ui-round", &[("number", game.round().into())]);
    let now = match (view.decider(), game.active()) {
        (Decider::Nobody, _) => voice.text("ui-game-over", &[]),
        _ if !game.is_set_up() => voice.text("terminal-setup", &[]),
        (_, seat) if Some(seat) == view.viewer() => format!("{round} · {}", voice.text("ui-your-turn", &[])),
        (_, seat) => format!("{round} · {}", voice.text("ui-turn-of", &[("name", voice.seat_name(seat).into())])),
    };
    let left = format!("=== {now} ");
    let right = format!(" {} ===", voice.text("terminal-throne", &[("number", THRONE.into())]));
    let fill = "=".repeat(WIDTH.saturating_sub(text::width(&left) + text::width(&right)));
    format!("{}\n", strong(&format!("{left}{fill}{right}")))
}

/// The gems and ore of the viewer on one line, for use between decisions.
pub(crate) fn purse_line(view: &SeatView, voice: &Voice) -> String {
    view.viewer().map(|seat| player::purse(view, seat, voice)).unwrap_or_default()
}
