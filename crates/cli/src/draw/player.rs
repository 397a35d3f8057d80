//! What each player has.

use std::fmt::Write as _;

use runestones_rules::moves::Space;
use runestones_rules::{Artifact, Gem, Row, RowName, Seat, SeatView};

use super::board::{card_line, letter, purse};
use super::style::Style;
use crate::words::{self, Names};

/// Score, piles, gems, rows and stones of one seat.
pub(super) fn board(view: &SeatView, seat: Seat, names: &Names, style: Style) -> String {
    let game = view.public();
    let player = game.player(seat);
    let name =
        if view.viewer() == Some(seat) { format!("YOU ({})", names.at(seat)) } else { names.at(seat).to_uppercase() };
    let name = style.strong(&format!("{name:<12}"));
    let points = if player.score() == 1 { "point " } else { "points" };
    let score = style.strong(&format!("{:>3} {points}", player.score()));
    let (hand, draw, discard) = (view.hand_len(seat), view.draw_len(seat), player.discard().len());
    let begins = if game.first() == seat { ", began" } else { "" };
    let mut text = format!("{name}{score}   hand {hand}, draw pile {draw}, discard {discard}{begins}\n");
    let _ = writeln!(text, "  {}", pieces(view, seat, style));
    let rows: Vec<String> = RowName::BOTH.into_iter().map(|name| row(name, player.row(name), style)).collect();
    let _ = writeln!(text, "  {}", rows.join("    "));
    if !player.stones().is_empty() {
        let names: Vec<&str> = player.stones().iter().map(words::stone).collect();
        let _ = writeln!(text, "  stones: {}", names.join(", "));
    }
    text
}

/// Gems and ore.
pub(super) fn pieces(view: &SeatView, seat: Seat, style: Style) -> String {
    let player = view.public().player(seat);
    let infused = player.infused().map(|colour| format!("  ({colour} counts as wild)")).unwrap_or_default();
    format!("gems {}{infused}", purse(player.purse(), style))
}

/// A row: what lies on its five spaces, and what it would score.
fn row(name: RowName, row: Row, style: Style) -> String {
    let space = |space: Space| match row.at(space) {
        None => "-".to_owned(),
        Some(Artifact::Wild) => style.gem(Some(Gem::Wild), "W"),
        Some(Artifact::Coloured(colour)) => style.gem(Some(space), &letter(colour).to_string()),
    };
    let spaces: Vec<String> = Space::ALL.into_iter().map(space).collect();
    let worth = match row.points() {
        0 => String::new(),
        points => format!(" = {}", words::count(points, "point")),
    };
    format!("{} [{}]{worth}", words::row(name), spaces.join(" "))
}

/// The viewer's hand.
pub(super) fn hand(view: &SeatView, viewer: Seat, title: &str, style: Style) -> String {
    let mut text = format!("{}\n", style.strong(title));
    for card in view.hand(viewer).iter() {
        let _ = writeln!(text, "  {}", card_line(view, card, style));
    }
    if view.public().active() == viewer && !view.public().front().is_empty() {
        let cards = words::cards(view.public().card_set(), view.public().front().iter());
        let _ = writeln!(text, "  {}", style.faint(&format!("laid out: {cards}")));
    }
    text
}
