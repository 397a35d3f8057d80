//! Blocking people, and telling the operator about them. At a table they are named by their seat or by what they said, since
//! pages never tell who anybody is.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use runestones_page::{self as page, MyPeopleView, OtherPerson, OthersView, PageChoices, Sees};
use runestones_rules::Seat;
use runestones_store::{AccountStore as _, FairnessStore as _, PersonId, PlayedStore as _};
use serde::Deserialize;

use super::at_table::AtTable;
use super::{MaybeForm, read};
use crate::app::App;
use crate::error::Refusal;
use crate::fairness::{Accused, block_name};
use crate::person::Visitor;
use crate::player::handle;
use crate::table::State as TableState;

#[derive(Deserialize)]
pub(super) struct Whom {
    whom: String,
}

#[derive(Deserialize)]
pub(super) struct Complaint {
    whom: String,
    pub(super) reason: String,
    #[serde(default)]
    pub(super) words: String,
}

/// The others at a table: those who sit there, and those who said something.
pub(super) async fn people(at: AtTable) -> Response {
    let drawn = draw(&at, false).await;
    at.answer(drawn)
}

async fn draw(at: &AtTable, is_told: bool) -> Result<Response, Refusal> {
    let table = at.table().await?;
    let people = others(&*table.lock().await, &at.visitor);
    let title = at.visitor.text("fair-title");
    let address = format!("/game/{}", table.id);
    let view = OthersView {
        head: at.visitor.head(&title),
        address: &address,
        back: &at.address(&at.game),
        people: &people,
        is_told,
    };
    Ok(page::others(&view).into_response())
}

fn others(table: &TableState, visitor: &Visitor) -> Vec<OtherPerson> {
    let is_other = |person: &PersonId| *person != visitor.id;
    let sitting = table.people.iter().enumerate().filter_map(|(index, person)| {
        let person = person.as_ref().filter(|person| is_other(person))?;
        let is_blocked = visitor.blocked.contains(person);
        let name = table.header.sitters.get(index)?.name.clone();
        Some(OtherPerson { whom: format!("seat:{}", Seat::new(index)?), name, said: None, is_blocked })
    });
    let speaking = table.said.iter().rev().filter_map(|said| {
        let person = said.line.person.as_ref().filter(|person| is_other(person))?;
        let is_blocked = visitor.blocked.contains(person);
        // What somebody says who is blocked is not shown here either.
        let (whom, name) = (format!("line:{}", said.id), said.line.name.clone());
        (!is_blocked).then(|| OtherPerson { whom, name, said: Some(said.line.text.clone()), is_blocked })
    });
    sitting.chain(speaking).collect()
}

/// Whom a form means, as they are known at this table.
async fn accused(at: &AtTable, whom: &str) -> Result<Accused, Refusal> {
    let table = at.table().await?;
    let state = table.lock().await;
    let (kind, number) = whom.split_once(':').ok_or(Refusal::BadForm)?;
    let game = Some(table.id.clone());
    let found = match kind {
        "seat" => {
            let seat: Seat = number.parse().map_err(|_| Refusal::BadForm)?;
            let person = state.people.get(seat.index()).cloned().flatten();
            let sitter = state.header.sitters.get(seat.index());
            person.zip(sitter).map(|(person, sitter)| Accused { person, name: sitter.name.clone(), game, line: None })
        }
        "line" => {
            let line: u32 = number.parse().map_err(|_| Refusal::BadForm)?;
            let said = state.said.iter().find(|said| said.id == line);
            said.and_then(|said| {
                let (person, name) = (said.line.person.clone()?, said.line.name.clone());
                Some(Accused { person, name, game, line: Some((line, said.line.text.clone())) })
            })
        }
        _ => None,
    };
    found.ok_or(Refusal::BadForm)
}

pub(super) async fn block(at: AtTable, form: MaybeForm<Whom>) -> Response {
    let blocked = async {
        let whom = accused(&at, &read(form)?.whom).await?;
        at.app.block(&at.visitor, &whom).await?;
        // What they said goes from the open page as well.
        at.table().await?.announce();
        Ok(Redirect::to(&at.address(&at.game)))
    };
    let blocked = blocked.await;
    at.answer(blocked)
}

pub(super) async fn report(at: AtTable, form: MaybeForm<Complaint>) -> Response {
    let told = async {
        let complaint = read(form)?;
        let whom = accused(&at, &complaint.whom).await?;
        at.app.report(&at.visitor, whom, &complaint.reason, &complaint.words).await?;
        draw(&at, true).await
    };
    let told = told.await;
    at.answer(told)
}

/// Somebody's own choices about others.
pub(super) async fn choices(State(app): State<App>, visitor: Visitor) -> Response {
    let drawn = async {
        let blocked = app.store.blocked_by(&visitor.id).await?;
        let blocked: Vec<_> = blocked.into_iter().map(|one| (block_name(&one.person), one.name)).collect();
        let title = visitor.text("fair-choices");
        let player = handle(&visitor.id);
        let account = app.store.account(&visitor.id).await?;
        let profile = app.store.profile(&player).await?;
        let page = account.map(|account| PageChoices {
            sees: profile.as_ref().map_or(Sees::Met, |profile| Sees::of(&profile.sees)),
            luck: profile.is_some_and(|profile| profile.luck),
            listed: account.listed,
        });
        let view = MyPeopleView { head: visitor.head(&title), player: &player, page, blocked: &blocked };
        Ok::<_, Refusal>(page::my_people(&view).into_response())
    };
    drawn.await.unwrap_or_else(|refusal| refusal.page(&visitor))
}

pub(super) async fn unblock(State(app): State<App>, visitor: Visitor, form: MaybeForm<Whom>) -> Response {
    let unblocked = async {
        app.unblock(&visitor, &read(form)?.whom).await?;
        Ok::<_, Refusal>(Redirect::to("/me/people").into_response())
    };
    unblocked.await.unwrap_or_else(|refusal| refusal.page(&visitor))
}
