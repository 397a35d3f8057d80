//! Taking a seat: with its link, or at a public table without one.

use std::sync::Arc;

use runestones_rules::Seat;
use runestones_store::{Claim, GameId, PersonId, Seat as StoredSeat, SecretHash, Store as _};

use runestones_table::hash;

use crate::app::App;
use crate::error::Refusal;
use crate::person::Visitor;
use crate::table::LiveTable;

/// A person takes the seat that a link opens.
pub(crate) async fn take_seat(
    app: &App,
    visitor: &Visitor,
    id: &GameId,
    seat: Seat,
    secret: &str,
) -> Result<(), Refusal> {
    let table = app.table(id).await?;
    check_welcome(app, &table, visitor).await?;
    check_alone(&table, visitor, seat).await?;
    let secret = SecretHash(hash(secret));
    visitor.admit(app)?;
    match app.store.claim(id, seat.index() as u8, &secret, &visitor.id).await? {
        Claim::Claimed => {}
        Claim::AlreadyTaken if table.lock().await.seats_of(&visitor.id).contains(&seat) => return Ok(()),
        Claim::AlreadyTaken => return Err(Refusal::SeatTaken),
        Claim::NoSuchLink => return Err(Refusal::NotFound),
    }
    table.sit_down(&app.store, seat, visitor, app.now()).await?;
    table.announce();
    // Now that everybody is there, a clock may run.
    app.wake_bots(&table);
    visitor.keep_as_player(app).await
}

/// A person takes any free seat of a public table; whoever sits there already stays where they are.
pub(crate) async fn take_any_seat(app: &App, visitor: &Visitor, id: &GameId) -> Result<(), Refusal> {
    let table = app.table(id).await?;
    let open: Vec<Seat> = {
        let state = table.lock().await;
        if !state.seats_of(&visitor.id).is_empty() {
            return Ok(());
        }
        // Whether a private game has free seats is nobody's business.
        if !state.public {
            return Err(Refusal::NotFound);
        }
        state.open_seats().collect()
    };
    for seat in open {
        match sit_down(app, visitor, &table, seat).await {
            // Somebody was faster: there may be another one.
            Err(Refusal::SeatTaken) => {}
            seated => return seated,
        }
    }
    Err(Refusal::SeatTaken)
}

/// Nobody sits down with somebody they do not want to meet, or who does not want to meet them.
async fn check_welcome(app: &App, table: &LiveTable, visitor: &Visitor) -> Result<(), Refusal> {
    let people: Vec<PersonId> = table.lock().await.people.iter().flatten().cloned().collect();
    app.check_welcome(&visitor.id, &people).await
}

/// Nobody plays for a rating against themselves.
async fn check_alone(table: &LiveTable, visitor: &Visitor, seat: Seat) -> Result<(), Refusal> {
    let state = table.lock().await;
    let sits_elsewhere = state.seats_of(&visitor.id).iter().any(|mine| *mine != seat);
    if state.header.rated && sits_elsewhere { Err(Refusal::OneSeatOnly) } else { Ok(()) }
}

/// A person takes a seat that is meant for them, if it is free.
pub(super) async fn sit_down(app: &App, visitor: &Visitor, table: &Arc<LiveTable>, seat: Seat) -> Result<(), Refusal> {
    check_welcome(app, table, visitor).await?;
    check_alone(table, visitor, seat).await?;
    visitor.admit(app)?;
    let taken = StoredSeat::empty(seat.index() as u8, "person").with(&visitor.id);
    if !app.store.set_seat(&table.id, &taken, None).await? {
        return Err(Refusal::SeatTaken);
    }
    table.sit_down(&app.store, seat, visitor, app.now()).await?;
    table.announce();
    // Now that everybody is there, a clock may run.
    app.wake_bots(table);
    visitor.keep_as_player(app).await
}
