//! Wisp tiles and night tokens.

use runestones_rules::SeatView;

use super::board::wrapped;
use super::style::Style;
use crate::words;

/// The tiles that lie face up, and where wisps wait on the score track.
pub(super) fn tiles_and_tokens(view: &SeatView, style: Style) -> String {
    let game = view.public();
    let night = game.night();
    let tile = |tile| format!("[{tile}] {}", words::ability(game.card_set().tile(tile)).replace(", then ", " then "));
    let tiles: Vec<String> = night.face_up().into_iter().flatten().map(tile).collect();
    let tiles = if tiles.is_empty() { "none".to_owned() } else { tiles.join(", ") };
    let wisps: Vec<String> = night.wisp_spaces().map(|space| space.to_string()).collect();
    let wisps = format!("wait at {} points", words::and(&wisps));
    wrapped("WISP TILES ", &tiles, style) + &wrapped("WISPS ", &wisps, style)
}
