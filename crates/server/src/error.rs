//! What can go wrong for a person, and what they are told: the right status, and a sentence in their language.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use runestones_store::StoreError;

use crate::limit::Wait;
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
    /// The request came too slowly.
    TooSlow,
    /// The form is larger than any of ours.
    TooLarge,
    /// The address is right, but this is not how to ask.
    Method,
    /// Too much of something in too short a time.
    TooFast(Wait),
    /// Too many new games in too short a time.
    TooManyGames(Wait),
    /// It is to be had only when the game is over.
    NotYet,
    /// At this table there is no advice.
    NoHints,
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
            Refusal::NotYours | Refusal::CrossSite | Refusal::NotYet | Refusal::NoHints => StatusCode::FORBIDDEN,
            Refusal::Illegal | Refusal::BadForm => StatusCode::UNPROCESSABLE_ENTITY,
            Refusal::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Refusal::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Refusal::Method => StatusCode::METHOD_NOT_ALLOWED,
            Refusal::TooFast(_) | Refusal::TooManyGames(_) => StatusCode::TOO_MANY_REQUESTS,
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
            Refusal::BadForm | Refusal::TooLarge | Refusal::Method | Refusal::CrossSite => "error-bad-request",
            Refusal::TooFast(_) => "error-too-many-requests",
            Refusal::TooManyGames(_) => "error-too-many-games",
            Refusal::NotYet => "error-not-yet",
            Refusal::NoHints => "error-no-hints",
            Refusal::TryAgain | Refusal::TooSlow => "error-try-again",
            Refusal::Damaged => "error-server",
        }
    }

    /// Why a body was not read: it was too large, or it is not a form.
    pub(crate) fn of_body(status: StatusCode) -> Refusal {
        if status == StatusCode::PAYLOAD_TOO_LARGE { Refusal::TooLarge } else { Refusal::BadForm }
    }

    /// Whether the table is still there to be looked at, so that the reason can be said on it.
    pub(crate) fn leaves_a_table(&self) -> bool {
        use Refusal::{BadForm, Illegal, NoHints, NotYours, Stale, TooFast, TryAgain};
        matches!(self, Stale | Illegal | NotYours | NoHints | BadForm | TooFast(_) | TryAgain)
    }

    /// How long one has to wait, if that is all.
    fn wait(&self) -> Option<Wait> {
        match self {
            Refusal::TooFast(wait) | Refusal::TooManyGames(wait) => Some(*wait),
            _ => None,
        }
    }

    /// The sentence in somebody's language.
    pub(crate) fn sentence(&self, visitor: &Visitor) -> String {
        let seconds = self.wait().map_or(0, Wait::seconds);
        runestones_i18n::text(visitor.locale(), self.key(), &[("count", seconds.into())])
    }

    /// The answer to somebody, as a page.
    pub(crate) fn page(&self, visitor: &Visitor) -> Response {
        let sentence = self.sentence(visitor);
        self.response(page::error(&visitor.head(&sentence), self.status().as_u16(), &sentence))
    }

    /// An answer with this body.
    pub(crate) fn response(&self, body: impl IntoResponse) -> Response {
        let mut response = body.into_response();
        *response.status_mut() = self.status();
        if let Some(wait) = self.wait() {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(wait.seconds()));
        }
        response
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
