//! What can go wrong for a person, and what they are told: the right status, and a sentence in their language.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use runestones_i18n::{Locale, text};
use runestones_page as page;
use runestones_store::{Millis, StoreError};
use runestones_table::{CannotAdvise, Refused};

use crate::limit::Wait;
use crate::person::Visitor;

/// Why a request was not done. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// There is no such page, game or moment.
    NotFound,
    /// There is no such game, or not any more.
    NoGame,
    /// The link does not open a seat, or somebody else took it.
    SeatTaken,
    /// The recovery code is nobody's.
    WrongCode,
    /// The passkey opens nothing, for whichever reason.
    WrongPasskey,
    /// Nothing is sent to this address; why, a word says.
    BadAddress(&'static str),
    /// Nobody can be told on more ways.
    TooManyChannels,
    /// At a rated table everybody has one seat.
    OneSeatOnly,
    /// It is not for this person to do.
    NotYours,
    /// The position has changed since the page was drawn.
    Stale,
    /// The time of the seat is over.
    OutOfTime,
    /// The rules do not allow it.
    Illegal,
    /// The form does not say what it should.
    BadForm,
    /// The message is empty, too long, or has signs that harm the text around it.
    Unreadable,
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
    /// The store refuses for good: it would refuse again.
    Failed,
    /// They are kept out until then.
    Banned(Millis),
    /// Somebody at the table and they do not want to meet.
    NotWelcome,
    /// Nobody here has the card set of the game, which has this hash.
    MissingCards(String),
}

impl Refusal {
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Refusal::NotFound | Refusal::NoGame => StatusCode::NOT_FOUND,
            Refusal::SeatTaken | Refusal::OneSeatOnly | Refusal::Stale | Refusal::OutOfTime => StatusCode::CONFLICT,
            Refusal::NotYours
            | Refusal::WrongCode
            | Refusal::WrongPasskey
            | Refusal::CrossSite
            | Refusal::NotYet
            | Refusal::NoHints
            | Refusal::Banned(_)
            | Refusal::NotWelcome => StatusCode::FORBIDDEN,
            Refusal::Illegal
            | Refusal::BadForm
            | Refusal::Unreadable
            | Refusal::BadAddress(_)
            | Refusal::TooManyChannels => StatusCode::UNPROCESSABLE_ENTITY,
            Refusal::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Refusal::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Refusal::Method => StatusCode::METHOD_NOT_ALLOWED,
            Refusal::TooFast(_) | Refusal::TooManyGames(_) => StatusCode::TOO_MANY_REQUESTS,
            Refusal::TryAgain => StatusCode::SERVICE_UNAVAILABLE,
            Refusal::Damaged | Refusal::Failed | Refusal::MissingCards(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The key of the sentence.
    pub(crate) fn key(&self) -> &'static str {
        match self {
            Refusal::NotFound => "error-no-such-page",
            Refusal::NoGame => "error-no-such-game",
            Refusal::SeatTaken => "error-seat-taken",
            Refusal::WrongCode => "error-wrong-code",
            Refusal::WrongPasskey => "error-wrong-passkey",
            Refusal::BadAddress(code) => page::alert_error_key(code),
            Refusal::TooManyChannels => "error-too-many-channels",
            Refusal::OneSeatOnly => "error-one-seat-only",
            Refusal::NotYours => "error-not-your-seat",
            Refusal::Stale => "error-stale",
            Refusal::OutOfTime => "error-out-of-time",
            Refusal::Illegal => "error-illegal",
            Refusal::BadForm | Refusal::TooLarge | Refusal::Method | Refusal::CrossSite => "error-bad-request",
            Refusal::Unreadable => "error-unreadable",
            Refusal::TooFast(_) => "error-too-many-requests",
            Refusal::TooManyGames(_) => "error-too-many-games",
            Refusal::NotYet => "error-not-yet",
            Refusal::NoHints => "error-no-hints",
            Refusal::TryAgain | Refusal::TooSlow => "error-try-again",
            Refusal::Damaged | Refusal::Failed => "error-server",
            Refusal::MissingCards(_) => "error-missing-cards",
            Refusal::Banned(_) => "error-banned",
            Refusal::NotWelcome => "error-not-welcome",
        }
    }

    /// Why a body was not read: it was too large, or it is not a form.
    pub(crate) fn of_body(status: StatusCode) -> Refusal {
        if status == StatusCode::PAYLOAD_TOO_LARGE { Refusal::TooLarge } else { Refusal::BadForm }
    }

    /// Whether the table is still there to be looked at, so that the reason can be said on it.
    pub(crate) fn leaves_a_table(&self) -> bool {
        use Refusal::{BadForm, Failed, Illegal, NoHints, NotYours, OutOfTime, Stale, TooFast, TryAgain, Unreadable};
        matches!(
            self,
            OutOfTime | Stale | Illegal | NotYours | NoHints | BadForm | Unreadable | TooFast(_) | TryAgain | Failed
        )
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
        self.sentence_in(visitor.locale())
    }

    /// The sentence in a language.
    pub(crate) fn sentence_in(&self, locale: Locale) -> String {
        let seconds = self.wait().map_or(0, Wait::seconds);
        let cards = if let Refusal::MissingCards(hash) = self { hash.as_str() } else { "" };
        let until = if let Refusal::Banned(until) = self { page::date_and_time(*until) } else { String::new() };
        text(locale, self.key(), &[("count", seconds.into()), ("hash", cards.into()), ("date", until.into())])
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

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::NotYours => Refusal::NotYours,
            Refused::Stale => Refusal::Stale,
            Refused::Illegal => Refusal::Illegal,
        }
    }
}

impl From<CannotAdvise> for Refusal {
    fn from(reason: CannotAdvise) -> Self {
        match reason {
            CannotAdvise::NoHints => Refusal::NoHints,
            CannotAdvise::NotYours => Refusal::NotYours,
            CannotAdvise::Stale => Refusal::Stale,
        }
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NotFound { what: "game" } => Refusal::NoGame,
            StoreError::NotFound { .. } => Refusal::NotFound,
            StoreError::Conflict { .. } => Refusal::Stale,
            StoreError::Damaged { reason } => {
                tracing::error!(reason, "damaged game");
                Refusal::Damaged
            }
            // What the caller gave cannot be stored, however often it is tried: mostly something that a form said.
            StoreError::Invalid { reason } => {
                tracing::warn!(reason, "the store refused something");
                Refusal::BadForm
            }
            error @ (StoreError::Unavailable { .. } | StoreError::Full) => {
                tracing::warn!(%error, "the store did not answer");
                Refusal::TryAgain
            }
            error @ (StoreError::CannotOpen { .. } | StoreError::CannotConnect { .. } | StoreError::Other { .. }) => {
                tracing::error!(%error, "the store failed");
                Refusal::Failed
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_may_work_in_a_moment_is_to_be_tried_again() {
        let reason = || String::from("a reason");
        let cases = [
            (StoreError::Unavailable { reason: reason() }, 503, "error-try-again"),
            (StoreError::Full, 503, "error-try-again"),
            (StoreError::Invalid { reason: reason() }, 422, "error-bad-request"),
            (StoreError::Other { reason: reason() }, 500, "error-server"),
            (StoreError::Damaged { reason: reason() }, 500, "error-server"),
            (StoreError::NotFound { what: "seat" }, 404, "error-no-such-page"),
        ];
        for (error, status, key) in cases {
            let refusal = Refusal::from(error.clone());
            assert_eq!((refusal.status().as_u16(), refusal.key()), (status, key), "{error}");
            // A page that says so again and again would be a lie about anything else.
            assert_eq!(refusal == Refusal::TryAgain, status == 503, "{error}");
        }
    }

    #[test]
    fn a_missing_card_set_is_named() {
        for locale in Locale::ALL {
            let said = Refusal::MissingCards("73babe9b".to_owned()).sentence_in(locale);
            assert!(said.contains("73babe9b") && said.contains("--cards"), "{locale}: {said}");
        }
    }
}
