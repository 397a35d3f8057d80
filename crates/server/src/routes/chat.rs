//! Chat for seats and watchers, and not wanting to hear it.

use axum::response::Response;
use runestones_store::{Mute, NewChatLine, PersonId};
use serde::Deserialize;

use super::at_table::AtTable;
use super::{MaybeForm, read};
use crate::error::Refusal;
use crate::table::LiveTable;
use runestones_table::words;

#[derive(Deserialize)]
pub(super) struct ChatForm {
    text: String,
}

pub(super) async fn say(at: AtTable, form: MaybeForm<ChatForm>) -> Response {
    let said = async {
        let table = at.table().await?;
        let said = read(form)?;
        let text = words(&said.text).ok_or(Refusal::Unreadable)?.to_owned();
        let sits = !table.lock().await.seats_of(&at.visitor.id).is_empty();
        at.app.admit_words(&at.visitor, &table.id, sits)?;
        let (seat, name) = table.lock().await.speaker(&at.visitor);
        let (person, seat) = (Some(at.visitor.id.clone()), seat.map(|seat| seat.index() as u8));
        table.say(&at.app.store, NewChatLine { person, seat, name, text, time: at.app.now() }).await
    };
    at.conclude(said.await).await
}

/// Whom somebody does not want to hear, or wants to hear again: whoever said a line, or `all`.
#[derive(Deserialize)]
pub(super) struct MuteForm {
    mute: Option<String>,
    unmute: Option<String>,
}

pub(super) async fn mute(at: AtTable, form: MaybeForm<MuteForm>) -> Response {
    let muted = async {
        let table = at.table().await?;
        let (whom, on) = match read(form)? {
            MuteForm { mute: Some(whom), unmute: None } => (whom, true),
            MuteForm { mute: None, unmute: Some(whom) } => (whom, false),
            _ => return Err(Refusal::BadForm),
        };
        let muted = match &*whom {
            "all" => None,
            line => Some(author(&at, &table, line).await?),
        };
        // Whoever is not wanted any more is remembered, too.
        at.app.admit_mute(&at.visitor)?;
        let mute = Mute { person: at.visitor.id.clone(), muted };
        table.set_mute(&at.app.store, mute, on).await
    };
    at.conclude(muted.await).await
}

/// Who said a line. Pages never tell who people are, so they are named by what they said.
async fn author(at: &AtTable, table: &LiveTable, line: &str) -> Result<PersonId, Refusal> {
    let line = line.parse().map_err(|_| Refusal::BadForm)?;
    let author = table.lock().await.author(line).cloned();
    author.filter(|author| *author != at.visitor.id).ok_or(Refusal::BadForm)
}
