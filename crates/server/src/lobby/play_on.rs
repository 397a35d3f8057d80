//! A new game that goes on from a moment of another, or from a position, with new luck and bots on the other seats.

use rand::Rng as _;
use runestones_ai::levels;
use runestones_rules::record::Record;
use runestones_rules::{Decider, Seat, Seed};
use runestones_store::{GameId, NewGame, Seat as StoredSeat, Stamp, Status, Store as _};
use runestones_table::{Header, Sitter};

use crate::app::App;
use crate::cards::to_keep;
use crate::error::Refusal;
use crate::person::Visitor;

/// Sets up the game whose beginning is this record. The visitor sits on this seat, or on that of whoever's turn it is.
pub(crate) async fn play_on(
    app: &App,
    visitor: &Visitor,
    record: &Record,
    seat: Option<Seat>,
    level: &str,
) -> Result<GameId, Refusal> {
    let level = levels().find(|known| known.name == level).ok_or(Refusal::BadForm)?.name;
    let game = record.replay().map_err(|_| Refusal::BadForm)?.to_end().map_err(|_| Refusal::BadForm)?;
    if game.decider() == Decider::Nobody {
        return Err(Refusal::BadForm);
    }
    let mine = seat.unwrap_or_else(|| game.active());
    app.admit_game(visitor)?;
    visitor.admit(app)?;
    visitor.keep_as_player(app).await?;
    let sitter = |(seat, name): (Seat, &String)| Sitter {
        bot: (seat != mine).then(|| level.to_owned()),
        ..Sitter::person(name)
    };
    let sitters = Seat::first(record.options.players).zip(&record.players).map(sitter).collect();
    let taken_over = u32::try_from(record.entries.len()).map_err(|_| Refusal::BadForm)?;
    let header = Header::new(&record.options, "", Seed::random(&mut rand::rng()), sitters);
    let mut bytes = [0; 9];
    rand::rng().fill_bytes(&mut bytes);
    let id = GameId::from_bytes(bytes);
    let stamp = Stamp::new(app.now(), Status::Running);
    let stored = |seat: Seat| {
        let number = seat.index() as u8;
        if seat == mine {
            StoredSeat::empty(number, "person").with(&visitor.id)
        } else {
            StoredSeat::empty(number, "bot")
        }
    };
    let new = NewGame {
        id: id.clone(),
        header: Header { taken_over, ..header }.from(record.start.as_deref()).to_text(),
        status: stamp.status,
        public: false,
        seats: Seat::first(record.options.players).map(stored).collect(),
        time: stamp.time,
        card_set: Some(to_keep(record.options.card_set)),
    };
    let head = app.store.create_game(&new).await?;
    let entries: Vec<String> = record.entries.iter().map(ToString::to_string).collect();
    // A game that begins with a position takes nothing over.
    if !entries.is_empty() {
        app.store.append(&id, head, &entries, stamp).await?;
    }
    Ok(id)
}
