//! Another game with the same people and pieces.

use axum::response::{Redirect, Response};

use super::at_table::AtTable;
use crate::error::Refusal;
use crate::lobby::{self, BadPlan};

/// Whoever asks first sets it up; everybody who asks is led to their seat in it.
pub(super) async fn rematch(at: AtTable) -> Response {
    let again = async {
        lobby::rematch(&at.app, &at.visitor, &at.id()?).await.map_err(|problem| match problem {
            BadPlan::Refused(refusal) => refusal,
            BadPlan::Options(_) | BadPlan::Unrated | BadPlan::Form => Refusal::BadForm,
        })
    };
    at.answer(again.await.map(|id| Redirect::to(&at.address(&id.to_string()))))
}
