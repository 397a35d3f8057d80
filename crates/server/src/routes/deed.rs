//! What people do at a table: moves and taking them back, asking for advice, opening the curtain.
//!
//! A deed names the version it was made for, so a click that is sent twice counts once: it is idempotent.

use std::time::Instant;

use axum::response::Response;
use runestones_store::Store as _;
use serde::Deserialize;

use super::at_table::AtTable;
use super::{MaybeForm, read};
use crate::error::Refusal;
use runestones_page::Occasion;
use runestones_table::Deed;

/// What the buttons of the table send: the version they saw, and for a move which.
#[derive(Deserialize)]
pub(super) struct DeedForm {
    version: u32,
    #[serde(default, rename = "move")]
    mv: String,
}

impl DeedForm {
    /// What the click means.
    pub(super) fn play(&self) -> Result<Deed, Refusal> {
        self.mv.parse().map(Deed::Play).map_err(|_| Refusal::BadForm)
    }
}

/// A deed of the person at the table; which, the form says.
pub(super) async fn act(
    at: AtTable,
    form: MaybeForm<DeedForm>,
    deed: fn(&DeedForm) -> Result<Deed, Refusal>,
) -> Response {
    let done = async {
        let table = at.table().await?;
        let form = read(form)?;
        let deed = deed(&form)?;
        let mut visitor = at.visitor.clone();
        let tip = table.lock().await.pass_tip(&mut visitor);
        let start = Instant::now();
        let ease = at.visitor.likes.ease();
        let done = table.act(&at.app.store, &at.visitor.id, form.version, deed, ease, at.app.now()).await;
        if let (Err(_), Some(tip)) = (&done, tip) {
            table.lock().await.keep_tip(&at.visitor.id, tip);
        }
        done?;
        at.app.metrics.did(start.elapsed());
        at.app.wake_bots(&table);
        if tip.is_some() {
            visitor.save(&at.app).await?;
        }
        Ok(())
    };
    at.conclude(done.await).await
}

/// Advice is drawn for whoever asked for it, and for nobody else, so nothing is announced. It is drawn right here: only
/// this server knows it.
pub(super) async fn hint(at: AtTable, form: MaybeForm<DeedForm>) -> Response {
    let advised = async {
        at.app.admit_dear(&at.visitor)?;
        let table = at.table().await?;
        at.app.advise(&table, &at.visitor.id, read(form)?.version).await
    };
    match advised.await {
        Ok(()) => at.draw(&Occasion::default()).await,
        refused => at.conclude(refused).await,
    }
}

/// Which seat's player sits at the screen now.
#[derive(Deserialize)]
pub(super) struct CurtainForm {
    seat: String,
}

pub(super) async fn open_curtain(at: AtTable, form: MaybeForm<CurtainForm>) -> Response {
    let opened = async {
        let table = at.table().await?;
        let seat = read(form)?.seat.parse().map_err(|_| Refusal::BadForm)?;
        let mut state = table.lock().await;
        if !state.seats_of(&at.visitor.id).contains(&seat) {
            return Err(Refusal::NotYours);
        }
        at.app.store.uncover(&table.id, &at.visitor.id, seat.index() as u8).await?;
        state.uncover(&at.visitor.id, seat);
        drop(state);
        table.announce();
        Ok(())
    };
    at.conclude(opened.await).await
}
