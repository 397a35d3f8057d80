//! From a live table to a page: what one person may see of it, in their language and as they like it.

use maud::Markup;
use runestones_i18n::Voice;
use runestones_rules::{Event, Game, Seat};
use runestones_store::Store as _;

use crate::app::App;
use crate::error::Refusal;
use crate::page::{
    self, ChatLine, Controls, Ending, GameInfo, Head, History, LogEntry, LogLine, PileName, SeatInfo, TableView,
};
use crate::person::Visitor;
use crate::table::{State, Table};

/// So many lines of chat are shown.
const CHAT_LINES: u32 = 40;
/// So many lines of the log are shown at a live table.
const LOG_LINES: usize = 60;

/// What is special about this drawing of the table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Occasion {
    /// The moment to show, if it is not the latest.
    pub(crate) at: Option<u64>,
    /// The pile to open instead of the whole table.
    pub(crate) pile: Option<PileName>,
    /// The seed was checked, with this result.
    pub(crate) verified: Option<bool>,
    /// Something that has to be said.
    pub(crate) notice: Option<String>,
}

/// `<main id="table">` for a person, and the title of the page.
pub(crate) async fn table(
    app: &App,
    table: &Table,
    visitor: &Visitor,
    occasion: &Occasion,
) -> Result<(Markup, String), Refusal> {
    let chat = chat(app, table).await?;
    let state = table.lock().await;
    let viewer = state.viewer(&visitor.id);
    let past = match occasion.at {
        Some(at) => Some(state.past(at.max(state.first_moment())).ok_or(Refusal::NotFound)?),
        None => None,
    };
    let game: &Game = past.as_ref().map_or(state.session.game(), |past| &past.game);
    let names = state.header.names();
    let voice = Voice::new(visitor.locale(), game.card_set(), &names);
    let log = match &past {
        Some(past) => log_lines(&voice, past.events.iter().copied(), viewer),
        None => log_lines(&voice, state.told.iter(), viewer),
    };
    let log = &log[log.len().saturating_sub(LOG_LINES)..];
    let seats: Vec<SeatInfo> = game.seats().map(|seat| seat_info(table, &state, seat, visitor)).collect();
    let commitment = state.session.record().commitment.map(|hash| hash.to_string()).unwrap_or_default();
    let id = table.id.to_string();
    let watch_link = format!("/game/{id}");
    let info = GameInfo {
        id: &id,
        name: &state.header.name,
        seq: u64::from(state.head.version),
        moment: u64::from(state.head.length),
        commitment: &commitment,
        watch_link: &watch_link,
    };
    let view = game.seen_by(viewer);
    let moves = view.legal_moves();
    let mut drawing = TableView::new(&view, voice, &seats, info);
    let ending = ending(&state, occasion, viewer);
    drawing.log = log;
    drawing.chat = Some(&chat);
    drawing.settings = visitor.likes.settings();
    drawing.notice = occasion.notice.as_deref();
    if let Some(at) = occasion.at {
        drawing.history = Some(history(&state, at.max(state.first_moment())));
    } else {
        drawing.moves = &moves;
        drawing.curtain = state.curtain(&visitor.id);
        let undo = viewer.is_some_and(|seat| state.can_undo(seat));
        drawing.controls = Controls { undo, restart: undo, hint: !moves.is_empty() };
        drawing.ending = ending.as_ref();
    }
    let drawn = match occasion.pile {
        Some(PileName::Discard(seat)) if seat.index() >= seats.len() => return Err(Refusal::NotFound),
        Some(pile) => page::pile(&drawing, pile),
        None => page::table(&drawing),
    };
    Ok((drawn, page::title(&drawing)))
}

/// The whole page of a table.
pub(crate) async fn table_page(
    app: &App,
    live: &Table,
    visitor: &Visitor,
    occasion: &Occasion,
) -> Result<Markup, Refusal> {
    let (content, title) = table(app, live, visitor, occasion).await?;
    let head = Head { is_table: true, ..visitor.head(&title) };
    Ok(page::layout(&head, &content))
}

async fn chat(app: &App, table: &Table) -> Result<Vec<ChatLine>, Refusal> {
    let lines = app.store.latest_chat(&table.id, CHAT_LINES).await?;
    let shown = lines.into_iter().map(|said| ChatLine {
        seat: said.line.seat.and_then(|seat| Seat::new(seat as usize)),
        name: said.line.name,
        text: said.line.text,
    });
    Ok(shown.collect())
}

fn seat_info(table: &Table, state: &State, seat: Seat, visitor: &Visitor) -> SeatInfo {
    let name = state.header.sitters.get(seat.index()).map(|sitter| sitter.name.clone()).unwrap_or_default();
    let invitation = state.invitation(&table.id, seat, &visitor.id);
    SeatInfo { name, kind: state.kind(seat, &visitor.id), invitation }
}

/// Only what the viewer may see is told.
fn log_lines(voice: &Voice, events: impl Iterator<Item = (u64, Event)>, viewer: Option<Seat>) -> Vec<LogLine> {
    let mut lines = Vec::new();
    let mut seat = None;
    for (seq, event) in events {
        if let Event::Turn { seat: turn_of, .. } = event {
            seat = Some(turn_of);
        }
        let seen = event.seen_by(viewer);
        if let Some(what) = voice.event_line(seen, viewer) {
            lines.push(LogLine { seat, seq, what: LogEntry::Event(what) });
        }
    }
    lines
}

/// The moments worth showing are those at which somebody decides.
fn history(state: &State, at: u64) -> History {
    let last = state.session.record().entries.len() as u64;
    let back = (state.first_moment()..at).rev().find(|moment| state.is_settled(*moment));
    let forward = (at + 1..=last).find(|moment| state.is_settled(*moment));
    History { at, back, forward, last }
}

fn ending(state: &State, occasion: &Occasion, viewer: Option<Seat>) -> Option<Ending> {
    let record = state.session.record();
    let seed = record.seed.filter(|_| record.result.is_some())?;
    Some(Ending {
        seed: seed.to_string(),
        verified: occasion.verified,
        scores: state.scores_by_round(),
        rematch: viewer.is_some() || state.open_seats().next().is_none(),
    })
}
