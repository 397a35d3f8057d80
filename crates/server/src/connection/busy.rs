//! A connection is busy from the head of a request until its answer is handed over, and idle otherwise.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::body::{Body, Bytes};
use axum::http::Response;
use hyper::body::{Body as HttpBody, Frame, SizeHint};

use super::room::Slot;

/// As long as it lives, its connection is busy.
pub(super) struct Busy(Arc<Slot>);

impl Busy {
    pub(super) fn new(slot: &Arc<Slot>) -> Busy {
        slot.works();
        Busy(Arc::clone(slot))
    }

    /// Keeps it busy until the answer is handed over; a live connection is busy as long as it lasts.
    pub(super) fn until_sent(self, response: Response<Body>) -> Response<Sending> {
        response.map(|body| Sending { body, _busy: self })
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.rests();
    }
}

/// The body of an answer.
pub(super) struct Sending {
    body: Body,
    _busy: Busy,
}

impl HttpBody for Sending {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.get_mut().body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
