//! What each player has.

use std::fmt::Write as _;

use runestones_i18n::{Voice, colour_letter, colour_name, rune_name};
use runestones_rules::{Artifact, Gem, Row, RowName, Rune, Seat, SeatView, Space};

use super::board::{card_cells, letters};
use super::text::{columns, faint, headline, in_colour};

/// Score, piles, gems, rows and stones of one seat.
pub(super) fn board(view: &SeatView, seat: Seat, voice: &Voice) -> String {
    let game = view.public();
    let player = game.player(seat);
    let counted = |key, count: u8| voice.text(key, &[("count", count.into())]);
    let name = match view.viewer() {
        Some(viewer) if viewer == seat => voice.text("terminal-you", &[("name", voice.seat_name(seat).into())]),
        _ => voice.seat_name(seat),
    };
    let score = voice.text("points-count", &[("count", player.score().into())]);
    let mut notes = vec![
        counted("ui-hand-count", view.hand_len(seat)),
        format!("{}: {}", voice.text("ui-draw-pile", &[]), view.draw_len(seat)),
        counted("ui-discard-count", player.discard().len()),
    ];
    notes.extend((game.first() == seat).then(|| voice.text("ui-first", &[])));
    let mut text = format!("{} {}\n", headline(&format!("{name} · {score}")), faint(&notes.join(", ")));
    let _ = writeln!(text, "  {}", purse(view, seat, voice));
    text += &columns(&RowName::BOTH.map(|name| row(name, player.row(name), voice)));
    if !player.stones().is_empty() {
        let names: Vec<String> = player.stones().iter().map(|rune| rune_name(voice.locale(), rune)).collect();
        let _ = writeln!(text, "  {}: {}", voice.text("ui-rune-stones", &[]), names.join(", "));
    }
    text
}

/// Gems and ore.
pub(super) fn purse(view: &SeatView, seat: Seat, voice: &Voice) -> String {
    let player = view.public().player(seat);
    let (stone, locale) = (rune_name(voice.locale(), Rune::WildGem), voice.locale());
    let infused = player.infused().map(|colour| format!("  ({stone}: {})", colour_name(locale, colour)));
    let title = voice.text("score-left-over", &[]);
    format!("{title}: {}{}", letters(player.purse(), voice), infused.unwrap_or_default())
}

/// A row: what lies on its five spaces, and what it would score.
fn row(name: RowName, row: Row, voice: &Voice) -> [String; 3] {
    let space = |space: Space| match row.at(space) {
        None => "-".to_owned(),
        Some(Artifact::Wild) => in_colour(Some(Gem::Wild), &colour_letter(voice.locale(), Some(Gem::Wild))),
        Some(Artifact::Coloured(colour)) => in_colour(Some(space), &colour_letter(voice.locale(), Some(colour.into()))),
    };
    let worth = match row.points() {
        0 => String::new(),
        points => voice.text("ui-row-worth", &[("count", points.into())]),
    };
    [voice.row_name(name), format!("[{}]", Space::ALL.map(space).join(" ")), worth]
}

/// The viewer's hand.
pub(super) fn hand(view: &SeatView, viewer: Seat, title: &str, voice: &Voice) -> String {
    let game = view.public();
    let cards: Vec<[String; 3]> = view.hand(viewer).iter().map(|card| card_cells(card, voice)).collect();
    let mut text = format!("{}\n{}", headline(title), columns(&cards));
    if game.active() == viewer && !game.front().is_empty() {
        let cards: Vec<String> = game.front().iter().map(|card| voice.card_name(card)).collect();
        let _ = writeln!(text, "  {}", faint(&format!("{}: {}", voice.text("ui-cards-in-use", &[]), cards.join(", "))));
    }
    text
}
