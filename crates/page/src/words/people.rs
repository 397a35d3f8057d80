//! The players: scores, boards, hands.

use runestones_i18n::{colour_name, rune_name};
use runestones_rules::{Gem, Place, Purse, RowName, Rune, Seat};

use super::{Line, Part};
use crate::table::board::{note, presence_words, row_label, stone_label};
use crate::table::time_words;
use crate::view::TableView;

/// Everybody's points, the most first, and where wisps lie in wait.
pub(super) fn scores(table: &TableView) -> Vec<Line> {
    let game = table.public();
    let mut seats: Vec<Seat> = game.seats().collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(table.points(*seat)));
    let mut lines: Vec<Line> = seats.into_iter().map(|seat| Line::from(score(table, seat))).collect();
    let wisps: Vec<String> = game.night().wisp_spaces().map(|space| space.to_string()).collect();
    if !wisps.is_empty() {
        lines.push(table.voice.text("ui-track-wisps", &[("spaces", wisps.join(", ").into())]).into());
    }
    lines
}

/// "Brown: 23 points (you, first player)".
fn score(table: &TableView, seat: Seat) -> String {
    let points = table.count("points-count", table.points(seat));
    let first = (table.public().first() == seat).then_some("ui-first");
    let here = presence_words(table, seat).map(|(_, key)| key);
    let notes = note(table, seat).into_iter().chain(here).chain(first);
    let time = table.affairs().and_then(|affairs| {
        let left = affairs.clock(seat).filter(|_| !table.is_played_for(seat))?.left;
        let words = time_words(table.locale(), affairs.terms.clock, left);
        Some(format!("{} {words}", table.text("clock-left")))
    });
    let notes: Vec<String> = notes.map(|key| table.text(key)).chain(time).collect();
    let score = table.labelled(&table.name(seat), points);
    if notes.is_empty() { score } else { format!("{score} ({})", notes.join(", ")) }
}

/// The hand, and the board in front of the page.
pub(super) fn near(table: &TableView) -> [Option<Part>; 2] {
    let hand = table.view.viewer().and_then(|seat| {
        let held = table.view.hand(seat);
        let cards = held.iter().map(|card| Line::at(Place::Hand(card), table.voice.card_label(card)));
        Part::new(table.text("ui-your-hand"), cards)
    });
    let seat = table.near_seat();
    let title = match table.view.viewer() {
        Some(_) => table.text("ui-your-board"),
        None => board_of(table, seat),
    };
    [hand, Part::new(title, board(table, seat))]
}

/// The boards of the others.
pub(super) fn far(table: &TableView) -> Vec<Option<Part>> {
    table.far_seats().map(|seat| Part::new(board_of(table, seat), board(table, seat))).collect()
}

fn board_of(table: &TableView, seat: Seat) -> String {
    table.voice.text("ui-board-of", &[("name", table.name(seat).into())])
}

fn board(table: &TableView, seat: Seat) -> Vec<Line> {
    let (player, own) = (table.public().player(seat), table.view.viewer() == Some(seat));
    let line = |place, words: String| if own { Line::at(place, words) } else { Line::from(words) };
    let row = |name| line(Place::Row(name), row_label(table, seat, name));
    let mut lines = RowName::BOTH.map(row).to_vec();
    lines.push(purse(table, player.purse(), "score-left-over"));
    lines.extend(player.stones().iter().map(|rune| line(Place::OwnStone(rune), stone(table, seat, rune))));
    let hand = (!own).then(|| table.count("ui-hand-count", table.view.hand_len(seat)));
    let draw = table.labelled(&table.text("ui-draw-pile"), table.view.draw_len(seat));
    let discard = table.count("ui-discard-count", player.discard().len());
    lines.extend(hand.into_iter().chain([draw, discard]).map(Line::from));
    lines
}

/// A stone with the gem that lies on it; of one's own also what it does. (The stones on the table tell it for the others.)
fn stone(table: &TableView, seat: Seat, rune: Rune) -> String {
    let name = rune_name(table.locale(), rune);
    match table.public().player(seat).infused().filter(|_| rune == Rune::WildGem) {
        Some(colour) => format!("{name} ({})", colour_name(table.locale(), colour)),
        None if table.view.viewer() == Some(seat) => stone_label(table, rune),
        None => name,
    }
}

/// "Gems and ore: blue 2, wild 1, ore 3".
pub(super) fn purse(table: &TableView, purse: Purse, title: &str) -> Line {
    let gems = Gem::ALL.map(|kind| (colour_name(table.locale(), kind), purse.gems.of(kind)));
    let ore = (table.count("ore-count", 1u8), purse.ore);
    let there = gems.into_iter().chain([ore]).filter(|(_, count)| *count > 0);
    let there: Vec<String> = there.map(|(name, count)| format!("{name} {count}")).collect();
    let contents = if there.is_empty() { table.text("ui-empty") } else { there.join(", ") };
    table.labelled(&table.text(title), contents).into()
}
