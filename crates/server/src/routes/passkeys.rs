//! Coming back by a passkey, or by a link in an e-mail.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use runestones_page::{EnterBy, Shown};
use runestones_store::{AccountStore as _, PasskeyStore as _};
use serde::Deserialize;

use super::alerts::{MailForm, site};
use super::me::{answer, draw, entering, label, signed_in};
use super::path::PathOr404;
use super::{MaybeForm, read};
use crate::alerts::read_address;
use crate::app::App;
use crate::error::Refusal;
use crate::passkeys::{Assertion, NewPasskey};
use crate::person::Visitor;

/// A new passkey. Whoever does not keep their account yet does so with it, and gets a recovery code, too.
pub(super) async fn add(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    form: MaybeForm<NewPasskey>,
) -> Response {
    let added = async {
        app.admit_account(&visitor)?;
        let (new, label) = (read(form)?, label(&headers));
        let is_kept = app.store.account(&visitor.id).await?.is_some();
        app.add_passkey(&visitor, &site(&app, &visitor, &headers)?, &new, &label).await?;
        if is_kept {
            return Ok(Redirect::to("/me").into_response());
        }
        let code = app.keep_account(&visitor, &label).await?;
        draw(&app, &visitor, &headers, Shown::Code(code)).await
    };
    answer(&visitor, added.await)
}

#[derive(Deserialize)]
pub(super) struct Named {
    id: String,
}

pub(super) async fn remove(State(app): State<App>, visitor: Visitor, form: MaybeForm<Named>) -> Response {
    let removed = async {
        app.store.remove_passkey(&visitor.id, &read(form)?.id).await?;
        Ok(Redirect::to("/me").into_response())
    };
    answer(&visitor, removed.await)
}

pub(super) async fn enter(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    form: MaybeForm<Assertion>,
) -> Response {
    let entered = async {
        app.admit_code(&visitor)?;
        let site = site(&app, &visitor, &headers)?;
        let secret = app.enter_by_passkey(&visitor, &site, &read(form)?, &label(&headers)).await?;
        Ok(signed_in(&visitor, &secret))
    };
    answer(&visitor, entered.await)
}

/// The same is answered whether there is an account with this address or not.
pub(super) async fn send_link(State(app): State<App>, visitor: Visitor, form: MaybeForm<MailForm>) -> Response {
    let sent = async {
        app.admit_code(&visitor)?;
        let address = read_address(&read(form)?.address).ok_or(Refusal::BadForm)?;
        app.admit_letter(&visitor, &address)?;
        app.send_enter_link(&visitor, &address)?;
        Ok(entering(&visitor, EnterBy::Sent))
    };
    answer(&visitor, sent.await)
}

/// Looking at a link does not use it.
pub(super) async fn offer_by_mail(
    State(app): State<App>,
    visitor: Visitor,
    PathOr404(secret): PathOr404<String>,
) -> Response {
    let offered = async {
        app.admit_code(&visitor)?;
        let name = app.name_behind_mail_link(&visitor, &secret).await?;
        Ok(entering(&visitor, EnterBy::Link { address: &format!("/enter/mail/{secret}"), name: &name }))
    };
    answer(&visitor, offered.await)
}

pub(super) async fn enter_by_mail(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    PathOr404(secret): PathOr404<String>,
) -> Response {
    let entered = async {
        app.admit_code(&visitor)?;
        let secret = app.enter_by_mail(&visitor, &secret, &label(&headers)).await?;
        Ok(signed_in(&visitor, &secret))
    };
    answer(&visitor, entered.await)
}
