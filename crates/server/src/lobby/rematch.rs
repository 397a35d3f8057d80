//! Another game with the same people and pieces.

use runestones_rules::{CardSet, FirstPlayer, Seat};
use runestones_store::{GameId, PersonId, StoreError};

use super::seats::sit_down;
use super::{BadPlan, Plan, Wanted, seat_host, set_up};
use crate::app::App;
use crate::error::Refusal;
use crate::person::Visitor;
use crate::table::State;
use runestones_table::Header;

/// Whoever asks first sets the game up, and everybody at the old table hears of it. All who ask are led to the same
/// game, and to the seats they had.
pub(crate) async fn rematch(app: &App, visitor: &Visitor, id: &GameId) -> Result<GameId, BadPlan> {
    let table = app.table(id).await?;
    let (next, mine) = {
        let mut state = table.lock().await;
        let mine = state.seats_of(&visitor.id);
        let first = *mine.first().ok_or(Refusal::NotYours)?;
        if !state.is_over() {
            return Err(Refusal::NotYet.into());
        }
        // Everybody's daily deal has the same seed, so no game follows from it; one plays the deal again instead.
        if state.header.dealing.is_some() {
            return Err(Refusal::NotFound.into());
        }
        let next = state.header.rematch_id();
        if state.header.rematch.is_none() {
            ask(app, visitor, &state, &next).await?;
            let header = Header { rematch: Some(first), ..state.header.clone() };
            match state.replace_header(&app.store, id, header, app.now()).await {
                // Somebody asked at another server: it is the same game.
                Err(Refusal::Stale) => state.reload(&app.store, id).await?,
                announced => announced?,
            }
        }
        (next, mine)
    };
    table.announce();
    visitor.keep_as_player(app).await?;
    take_old_seats(app, visitor, &next, &mine).await?;
    Ok(next)
}

/// Sets the game up. It may be there already, if the server was stopped before it could say so at the old table.
async fn ask(app: &App, visitor: &Visitor, old: &State, next: &GameId) -> Result<(), BadPlan> {
    let plan = plan(old, &visitor.id)?;
    let mut header = plan.header()?;
    seat_host(&mut header, &plan, visitor, app.now());
    app.admit_game(visitor)?;
    match set_up(app, &visitor.id, &plan, &header, next).await {
        Ok(()) | Err(StoreError::Conflict { .. }) => Ok(()),
        Err(error) => Err(Refusal::from(error).into()),
    }
}

/// The same seats: bots again, whoever asks at their screen, and the others by a link that only they are led to.
fn plan(old: &State, person: &PersonId) -> Result<Plan, Refusal> {
    let mine = old.seats_of(person);
    let options = old.header.options().map_err(|_| Refusal::Damaged)?;
    let seats = Seat::first(options.players).zip(&old.header.sitters).map(|(seat, sitter)| match &sitter.bot {
        Some(level) => Wanted::Bot(sitter.name.clone(), level.clone()),
        None if mine.contains(&seat) => Wanted::Here(sitter.name.clone()),
        None => Wanted::ByLink(sitter.name.clone()),
    });
    let first = match options.first {
        FirstPlayer::Random => FirstPlayer::Random,
        // If the first player was agreed upon, the next one begins now.
        FirstPlayer::Seat(seat) => FirstPlayer::Seat((seat + 1) % options.players),
    };
    let (name, seats) = (old.header.name.clone(), seats.collect());
    Ok(Plan {
        name,
        seats,
        night: options.night,
        stones: options.stones,
        first,
        // The same cards, but a new game has the newest edition of them.
        card_set: if CardSet::shipped().contains(&options.card_set) { CardSet::standard() } else { options.card_set },
        public: false,
        hints: old.header.hints,
        instant_bots: old.header.instant_bots,
        rated: old.header.rated,
        terms: old.header.terms,
    })
}

/// A person sits down where they sat at the old table. Whoever was given their place meanwhile keeps it: they may watch.
async fn take_old_seats(app: &App, visitor: &Visitor, next: &GameId, seats: &[Seat]) -> Result<(), Refusal> {
    let table = app.table(next).await?;
    let taken = table.lock().await.seats_of(&visitor.id);
    for seat in seats.iter().filter(|seat| !taken.contains(seat)) {
        match sit_down(app, visitor, &table, *seat).await {
            Ok(()) | Err(Refusal::SeatTaken) => {}
            Err(refusal) => return Err(refusal),
        }
    }
    Ok(())
}
