//! The table in words, part by part, as the text table of the browser tells it.

use runestones_i18n::Voice;
use runestones_page::{GameInfo, SeatInfo, TableView, description};
use runestones_rules::SeatView;
use runestones_table::SeatKind;

use super::seats::Sitter;

pub(super) fn describe(view: &SeatView, voice: Voice, sitters: &[Sitter]) -> String {
    let seats = voice.names().iter().zip(sitters).map(|(name, sitter)| SeatInfo {
        name: name.clone(),
        kind: if *sitter == Sitter::Human { SeatKind::Here } else { SeatKind::Bot },
        invitation: None,
    });
    let seats: Vec<SeatInfo> = seats.collect();
    description(&TableView::new(view, voice, &seats, GameInfo::default()))
}
