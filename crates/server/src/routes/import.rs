//! Opening a record: a file or its text becomes a game to look at.

use axum::extract::multipart::MultipartRejection;
use axum::extract::{Multipart, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use runestones_rules::record::{Fault, MOST_BYTES, Problem};

use crate::app::App;
use crate::error::Refusal;
use crate::lobby::{CannotImport, import};
use crate::person::Visitor;
use runestones_page::{self as page, ImportView};

/// The largest record, and some room for the form around it.
pub(super) const LARGEST_BODY: usize = MOST_BYTES + 16 * 1024;

/// More than anybody reads at once.
const PROBLEMS_SHOWN: usize = 20;

pub(super) async fn form(visitor: Visitor) -> Response {
    draw(&visitor, "", &[]).into_response()
}

pub(super) fn draw(visitor: &Visitor, sentence: &str, problems: &[String]) -> maud::Markup {
    let title = visitor.text("ui-open-record");
    page::import(&ImportView { head: visitor.head(&title), sentence, problems })
}

pub(super) async fn open(
    State(app): State<App>,
    visitor: Visitor,
    form: Result<Multipart, MultipartRejection>,
) -> Response {
    let opened = async {
        // Before it is read: it may be large.
        app.admit_import(&visitor)?;
        let _room = app.upload_lane(&visitor)?;
        import(&app, &visitor, read(form).await?).await
    };
    match opened.await {
        Ok(id) => Redirect::to(&visitor.table_address(&id)).into_response(),
        Err(CannotImport::Broken(problems)) => match missing_cards(&problems) {
            // Once the cards are there, the rest can be looked at.
            Some((name, hash)) => {
                let args = [("name", name.into()), ("hash", hash.into())];
                let sentence = runestones_i18n::text(visitor.locale(), "error-record-card-set", &args);
                Refusal::BadForm.response(draw(&visitor, &sentence, &[]))
            }
            None => refuse(&visitor, "error-not-a-record", &problems),
        },
        Err(CannotImport::Untrue(differences)) => refuse(&visitor, "error-record-untrue", &differences),
        Err(CannotImport::Refused(Refusal::TooLarge)) => {
            Refusal::TooLarge.response(draw(&visitor, &visitor.text("error-record-too-large"), &[]))
        }
        Err(CannotImport::Refused(refusal)) => refusal.page(&visitor),
    }
}

/// The name and the hash of the card set that a record was played with, if nobody here has it.
fn missing_cards(problems: &[Problem]) -> Option<(&str, &str)> {
    problems.iter().find_map(|problem| match &problem.reason {
        Fault::UnknownCardSet { name, hash } => Some((name.as_str(), hash.as_str())),
        _ => None,
    })
}

fn refuse(visitor: &Visitor, key: &str, problems: &[impl ToString]) -> Response {
    let problems: Vec<String> = problems.iter().take(PROBLEMS_SHOWN).map(ToString::to_string).collect();
    Refusal::BadForm.response(draw(visitor, &visitor.text(key), &problems))
}

/// The text of the first field that has one: a browser sends the field of the file even if none was chosen.
async fn read(form: Result<Multipart, MultipartRejection>) -> Result<String, Refusal> {
    let mut form = form.map_err(|rejection| Refusal::of_body(rejection.status()))?;
    let unreadable = |status: StatusCode| Refusal::of_body(status);
    while let Some(field) = form.next_field().await.map_err(|error| unreadable(error.status()))? {
        let bytes = field.bytes().await.map_err(|error| unreadable(error.status()))?;
        if !bytes.is_empty() {
            return String::from_utf8(bytes.into()).map_err(|_| Refusal::BadForm);
        }
    }
    // Nothing at all is not a record either, and the parser says so.
    Ok(String::new())
}
