//! Live updates by server-sent events (SSE): whenever the table changes, everybody gets their own view of it, drawn for them.

use std::convert::Infallible;
use std::time::{Duration, Instant};

use axum::http::HeaderMap;
use axum::http::header::CACHE_CONTROL;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;

use super::MaybeQuery;
use super::at_table::AtTable;
use crate::metrics::Present;
use crate::render;
use crate::shell::NEVER;
use runestones_page::{Occasion, Parts};

/// The version of the table that the page shows already.
#[derive(Deserialize)]
pub(super) struct Seen {
    #[serde(default)]
    version: Option<u32>,
}

pub(super) async fn live(at: AtTable, headers: HeaderMap, seen: MaybeQuery<Seen>) -> Response {
    let table = match at.table().await {
        Ok(table) => table,
        Err(refusal) => return refusal.page(&at.visitor),
    };
    let sits = !table.lock().await.seats_of(&at.visitor.id).is_empty();
    let room = match at.app.admit_live(&at.visitor, &table.id, sits) {
        Ok(room) => room,
        Err(refusal) => return refusal.page(&at.visitor),
    };
    let occasion = at.occasion();
    let AtTable { app, mut visitor, .. } = at;
    // Who was connected before may have missed words as well as moves.
    let comes_back = headers.contains_key("last-event-id");
    let seen = seen.ok().and_then(|seen| seen.version).filter(|_| !comes_back);
    let (sender, receiver) = mpsc::channel::<Result<Event, Infallible>>(1);
    let mut changes = table.subscribe();
    let mut stopping = app.stopping();
    let present = (Present::of(&app.metrics.live), table.come(&app, &visitor.id, sits));
    tokio::spawn(async move {
        let _present = (present, room);
        let mut parts = Parts::default();
        changes.borrow_and_update();
        let mut late = table.lock().await.late_moment(&visitor.id);
        let mut draw = seen != Some(table.lock().await.version);
        if !draw && render::seen(&table, &visitor, &mut parts).await.is_err() {
            return;
        }
        loop {
            if sits && table.note_look(&app.store, &visitor.id, app.now()).await {
                app.note_clock(&*table.lock().await);
            }
            if draw {
                // Nothing is drawn for somebody who has not taken what was drawn before.
                let Ok(room) = sender.reserve().await else { return };
                if app.bans.of_person(&visitor.id, app.now()).is_some() {
                    return;
                }
                if visitor.is_known() {
                    app.here.note(&visitor.id, Instant::now());
                }
                visitor.blocked = app.blocked_by(&visitor.id).await;
                let review = app.end_line(&table, &visitor).await;
                let occasion = Occasion { review, ..occasion.clone() };
                let drawn = {
                    let _turn = app.live_lane(sits).await;
                    let _served = app.courtesy.serve();
                    render::news(&table, &visitor, &occasion, &mut parts).await
                };
                let Ok(drawn) = drawn else { return };
                app.metrics.drawn.inc();
                room.send(Ok(Event::default().event("table").id("drawn").data(drawn.into_string())));
            }
            tokio::select! {
                gone = changes.changed() => if gone.is_err() { return },
                _ = stopping.wait_for(|stops| *stops) => return,
                () = sender.closed() => return,
            }
            if table.is_gone() {
                return;
            }
            // Whoever sees the table late sees a turn at a time.
            let before = std::mem::replace(&mut late, table.lock().await.late_moment(&visitor.id));
            draw = late.is_none() || late != before;
        }
    });
    let keep_alive = KeepAlive::new().interval(Duration::from_secs(15));
    let stream = Sse::new(ReceiverStream::new(receiver)).keep_alive(keep_alive);
    ([(CACHE_CONTROL, NEVER)], stream).into_response()
}
