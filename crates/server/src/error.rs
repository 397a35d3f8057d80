//! What can go wrong for a person, and what they are told: the right status, and a sentence in their language.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use runestones_store::StoreError;

use crate::page;
use crate::person::Visitor;

/// Why a request was not done. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// There is no such page, game or moment.
    NotFound,
    /// The link does not open a seat, or somebody else took it.
    SeatTaken,
    /// It is not for this person to do.
    NotYours,
    /// The position has changed since the page was drawn.
    Stale,
    /// The rules do not allow it.
    Illegal,
    /// The form does not say what it should.
    BadForm,
    /// Too much of something in too short a time.
    TooFast,
    /// It is to be had only when the game is over.
    NotYet,
    /// The request comes from another site.
    CrossSite,
    /// The store does not answer, or has no room: try again.
    TryAgain,
    /// What is stored of the game is damaged.
    Damaged,
}

impl Refusal {
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Refusal::NotFound => StatusCode::NOT_FOUND,
            Refusal::SeatTaken | Refusal::Stale => StatusCode::CONFLICT,
            Refusal::NotYours | Refusal::CrossSite | Refusal::NotYet => StatusCode::FORBIDDEN,
            Refusal::Illegal | Refusal::BadForm => StatusCode::UNPROCESSABLE_ENTITY,
            Refusal::TooFast => StatusCode::TOO_MANY_REQUESTS,
            Refusal::TryAgain => StatusCode::SERVICE_UNAVAILABLE,
            Refusal::Damaged => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The key of the sentence.
    pub(crate) fn key(&self) -> &'static str {
        match self {
            Refusal::NotFound => "error-no-such-page",
            Refusal::SeatTaken => "error-seat-taken",
            Refusal::NotYours => "error-not-your-seat",
            Refusal::Stale => "error-stale",
            Refusal::Illegal => "error-illegal",
            Refusal::BadForm | Refusal::CrossSite => "error-bad-request",
            Refusal::TooFast => "error-too-many-requests",
            Refusal::NotYet => "error-not-yet",
            Refusal::TryAgain => "error-try-again",
            Refusal::Damaged => "error-server",
        }
    }

    /// The sentence in somebody's language.
    pub(crate) fn sentence(&self, visitor: &Visitor) -> String {
        visitor.text(self.key())
    }

    /// The answer to somebody, as a page.
    pub(crate) fn page(&self, visitor: &Visitor) -> Response {
        let sentence = self.sentence(visitor);
        (self.status(), page::error(&visitor.head(&sentence), self.status().as_u16(), &sentence)).into_response()
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NotFound { .. } => Refusal::NotFound,
            StoreError::Conflict { .. } => Refusal::Stale,
            StoreError::Damaged { reason } => {
                tracing::error!(reason, "damaged game");
                Refusal::Damaged
            }
            other => {
                tracing::warn!(error = %other, "the store did not answer");
                Refusal::TryAgain
            }
        }
    }
}
