//! Somebody at a table: who asks, at which table, and how they are answered.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use runestones_store::GameId;
use serde::Deserialize;

use super::path::PathOr404;
use crate::app::App;
use crate::error::Refusal;
use crate::lanes::Turn;
use crate::person::Visitor;
use crate::render;
use crate::table::LiveTable;
use runestones_page::Occasion;

/// A request that is about a table.
pub(super) struct AtTable {
    pub(super) app: App,
    pub(super) visitor: Visitor,
    pub(super) game: String,
    /// A script asks with a header of its own and gets no page: its live connection brings the new table.
    by_script: bool,
    /// Whoever reads the text table wants to go on there.
    as_text: bool,
}

/// The part of the address that all tables have.
#[derive(Deserialize)]
struct Address {
    game: String,
}

impl FromRequestParts<App> for AtTable {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Self::Rejection> {
        let PathOr404(Address { game }) = PathOr404::from_request_parts(parts, app).await?;
        let Ok(visitor) = Visitor::from_request_parts(parts, app).await;
        let by_script = parts.headers.contains_key("x-table");
        let as_text = parts.uri.query().is_some_and(|query| query.split('&').any(|part| part == "as=text"));
        Ok(AtTable { app: app.clone(), visitor, game, by_script, as_text })
    }
}

impl AtTable {
    /// Which game the address means.
    pub(super) fn id(&self) -> Result<GameId, Refusal> {
        self.game.parse().map_err(|_| Refusal::NotFound)
    }

    /// The live table.
    pub(super) async fn table(&self) -> Result<Arc<LiveTable>, Refusal> {
        self.app.table(&self.id()?).await
    }

    /// The page of the table.
    pub(super) async fn draw(&self, occasion: &Occasion) -> Response {
        let drawn = async {
            let table = self.table().await?;
            let review = self.app.end_line(&table, &self.visitor).await;
            // Whoever sees it late is told so once, also where there is no room to say it all the time.
            let is_late = table.lock().await.late_moment(&self.visitor.id).is_some();
            let late = is_late.then(|| self.visitor.text("people-watching-late"));
            let notice = occasion.notice.clone().or(late);
            let occasion = &Occasion { review, notice, ..occasion.clone() };
            let _turn = self.turn(&table, occasion).await?;
            render::table_page(&table, &self.visitor, occasion).await
        };
        self.answer(drawn.await)
    }

    /// A turn to draw the table. The past, which is what some see who only watch, and the end of a game are told from the whole record, which takes longer.
    pub(super) async fn turn(&self, table: &LiveTable, occasion: &Occasion) -> Result<Turn<'_>, Refusal> {
        let is_dear = occasion.moment.is_some() || {
            let state = table.lock().await;
            state.session.record().result.is_some() || state.late_moment(&self.visitor.id).is_some()
        };
        if is_dear { self.app.dear_lane(&self.visitor).await } else { Ok(self.app.page_lane().await) }
    }

    /// Nothing special, in the form that the person reads.
    pub(super) fn occasion(&self) -> Occasion {
        Occasion { as_text: self.as_text, ..Occasion::default() }
    }

    /// Where the person looks at a table.
    pub(super) fn address(&self, game: &str) -> String {
        format!("/game/{game}{}", if self.as_text { "/text" } else { "" })
    }

    /// A page, or the page that says why not.
    pub(super) fn answer(&self, page: Result<impl IntoResponse, Refusal>) -> Response {
        match page {
            Ok(page) => page.into_response(),
            Err(refusal) => refusal.page(&self.visitor),
        }
    }

    /// The answer to something that was to change: the table is drawn again, and what went wrong is said on it.
    pub(super) async fn conclude(&self, done: Result<(), Refusal>) -> Response {
        match done {
            Ok(()) if self.by_script => StatusCode::NO_CONTENT.into_response(),
            Ok(()) => Redirect::to(&self.address(&self.game)).into_response(),
            Err(refusal) if self.by_script => refusal.response(refusal.sentence(&self.visitor)),
            Err(refusal) if refusal.leaves_a_table() => {
                let notice = Some(refusal.sentence(&self.visitor));
                let occasion = Occasion { notice, ..self.occasion() };
                let drawn = self.draw(&occasion).await;
                if drawn.status().is_success() { refusal.response(drawn) } else { drawn }
            }
            Err(refusal) => refusal.page(&self.visitor),
        }
    }
}
