//! The parts of an address.

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::response::Response;
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::error::Refusal;
use crate::person::Visitor;

/// The parts of an address. One that is not even text is a page that we do not have, said like any other.
pub(super) struct PathOr404<T>(pub(super) T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for PathOr404<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Self::Rejection> {
        if let Ok(Path(place)) = Path::from_request_parts(parts, app).await {
            return Ok(PathOr404(place));
        }
        let Ok(visitor) = Visitor::from_request_parts(parts, app).await;
        Err(Refusal::NotFound.page(&visitor))
    }
}
