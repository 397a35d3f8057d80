//! Live updates: whenever the table changes, everybody gets their own view of it, drawn for them.

use std::convert::Infallible;
use std::time::Duration;

use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;

use super::MaybeQuery;
use super::at_table::AtTable;
use crate::metrics::Present;
use crate::page::Parts;
use crate::render;

/// The version of the table that the page shows already.
#[derive(Deserialize)]
pub(super) struct Seen {
    #[serde(default)]
    seq: Option<u32>,
}

pub(super) async fn live(at: AtTable, headers: HeaderMap, seen: MaybeQuery<Seen>) -> Response {
    let table = match at.table().await {
        Ok(table) => table,
        Err(refusal) => return refusal.page(&at.visitor),
    };
    let room = match at.app.admit_live(&at.visitor) {
        Ok(room) => room,
        Err(refusal) => return refusal.page(&at.visitor),
    };
    let occasion = at.occasion();
    let AtTable { app, visitor, .. } = at;
    // Who was connected before may have missed words as well as moves.
    let comes_back = headers.contains_key("last-event-id");
    let seen = seen.ok().and_then(|seen| seen.seq).filter(|_| !comes_back);
    let (sender, receiver) = mpsc::channel::<Result<Event, Infallible>>(4);
    let mut changes = table.subscribe();
    let mut stopping = app.stopping();
    let present = Present::of(&app.metrics.live);
    tokio::spawn(async move {
        let _present = (present, room);
        let mut parts = Parts::default();
        changes.borrow_and_update();
        let mut draw = seen != Some(table.lock().await.head.version);
        loop {
            if draw {
                let Ok(drawn) = render::news(&table, &visitor, &occasion, &mut parts).await else { return };
                let event = Event::default().event("table").id("drawn").data(drawn.into_string());
                if sender.send(Ok(event)).await.is_err() {
                    return;
                }
            }
            tokio::select! {
                gone = changes.changed() => if gone.is_err() { return },
                _ = stopping.wait_for(|stops| *stops) => return,
                () = sender.closed() => return,
            }
            draw = true;
        }
    });
    let keep_alive = KeepAlive::new().interval(Duration::from_secs(15));
    Sse::new(ReceiverStream::new(receiver)).keep_alive(keep_alive).into_response()
}
