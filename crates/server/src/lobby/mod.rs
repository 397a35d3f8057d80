//! New tables: who sits where, and which pieces are in play.

use rand::Rng as _;
use runestones_rules::notation::record::check_name;
use runestones_rules::{BadOption, Options, Seat, Seed, StoneChoice};
use runestones_store::{Claim, GameId, NewGame, PersonId, Seat as StoredSeat, SecretHash, Status, Store as _};

use crate::app::App;
use crate::error::Refusal;
use crate::person::{Visitor, hash};
use crate::table::{Header, Sitter, is_bot};

/// Who is to sit on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// Somebody at the host's screen.
    Here(String),
    /// Whoever opens the link.
    ByLink(String),
    /// A bot of this level.
    Bot(String, String),
}

/// What the host asks for.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) name: String,
    pub(crate) seats: Vec<Wanted>,
    pub(crate) night: bool,
    pub(crate) stones: StoneChoice,
}

/// Why a plan makes no table.
#[derive(Clone, Debug)]
pub(crate) enum BadPlan {
    Options(Vec<BadOption>),
    Form,
    Refused(Refusal),
}

impl From<Refusal> for BadPlan {
    fn from(refusal: Refusal) -> Self {
        BadPlan::Refused(refusal)
    }
}

impl Plan {
    fn options(&self) -> Options {
        Options { night: self.night, stones: self.stones.clone(), ..Options::base(self.seats.len()) }
    }

    fn sitters(&self) -> Option<Vec<Sitter>> {
        let sitter = |wanted: &Wanted| {
            let (name, bot) = match wanted {
                Wanted::Here(name) | Wanted::ByLink(name) => (name, None),
                Wanted::Bot(name, level) => (name, Some(level.clone()).filter(|level| is_bot(level))),
            };
            let known = bot.is_some() || !matches!(wanted, Wanted::Bot(..));
            (known && check_name(name).is_ok()).then(|| Sitter { name: name.clone(), bot })
        };
        self.seats.iter().map(sitter).collect()
    }
}

/// Sets a table up for its host and says which it is.
pub(crate) async fn create(app: &App, host: &PersonId, plan: &Plan) -> Result<GameId, BadPlan> {
    let options = plan.options();
    let problems = options.problems();
    if !problems.is_empty() {
        return Err(BadPlan::Options(problems));
    }
    let sitters = plan.sitters().ok_or(BadPlan::Form)?;
    // Links are for those who sit at the table to give away: without anybody there, nobody could ever come.
    let is = |kind: fn(&Wanted) -> bool| plan.seats.iter().any(kind);
    if is(|wanted| matches!(wanted, Wanted::ByLink(_))) && !is(|wanted| matches!(wanted, Wanted::Here(_))) {
        return Err(BadPlan::Form);
    }
    if !plan.name.is_empty() && check_name(&plan.name).is_err() {
        return Err(BadPlan::Form);
    }
    let mut bytes = [0; 9];
    rand::rng().fill_bytes(&mut bytes);
    let id = GameId::from_bytes(bytes);
    let header = Header::new(&options, &plan.name, Seed::random(&mut rand::rng()), sitters);
    let open = plan.seats.iter().any(|wanted| matches!(wanted, Wanted::ByLink(_)));
    let game = NewGame {
        id: id.clone(),
        header: serde_json::to_string(&header).map_err(|_| BadPlan::Form)?,
        status: if open { Status::Open } else { Status::Running },
        seats: plan.seats.iter().enumerate().map(|(number, wanted)| stored_seat(number, wanted, host)).collect(),
        time: app.now(),
    };
    app.store.create_game(&game).await.map_err(Refusal::from)?;
    for (seat, wanted) in Seat::first(plan.seats.len()).zip(&plan.seats) {
        if matches!(wanted, Wanted::ByLink(_)) {
            let secret = SecretHash(hash(&header.seat_secret(seat)));
            app.store.invite(&id, seat.index() as u8, &secret).await.map_err(Refusal::from)?;
        }
    }
    Ok(id)
}

fn stored_seat(number: usize, wanted: &Wanted, host: &PersonId) -> StoredSeat {
    let number = number as u8;
    match wanted {
        Wanted::Here(_) => StoredSeat::empty(number, "person").with(host),
        Wanted::ByLink(_) => StoredSeat::empty(number, "person"),
        Wanted::Bot(..) => StoredSeat::empty(number, "bot"),
    }
}

/// A person takes the seat that a link opens.
pub(crate) async fn take_seat(
    app: &App,
    visitor: &Visitor,
    id: &GameId,
    seat: Seat,
    secret: &str,
) -> Result<(), Refusal> {
    let table = app.table(id).await?;
    let secret = SecretHash(hash(secret));
    match app.store.claim(id, seat.index() as u8, &secret, &visitor.id).await? {
        Claim::Claimed => {}
        Claim::AlreadyTaken if table.lock().await.seats_of(&visitor.id).contains(&seat) => return Ok(()),
        Claim::AlreadyTaken => return Err(Refusal::SeatTaken),
        Claim::NoSuchLink => return Err(Refusal::NotFound),
    }
    table.sit_down(app, seat, visitor).await?;
    table.announce();
    Ok(())
}

/// Another game with the same people and pieces; whoever asks first sets it up.
pub(crate) async fn rematch(app: &App, visitor: &Visitor, id: &GameId) -> Result<GameId, BadPlan> {
    let table = app.table(id).await?;
    let plan = {
        let state = table.lock().await;
        let mine = state.seats_of(&visitor.id);
        if mine.is_empty() {
            return Err(Refusal::NotYours.into());
        }
        let options = state.header.options().map_err(|_| Refusal::Damaged)?;
        let seats = Seat::first(options.players).zip(&state.header.sitters).map(|(seat, sitter)| match &sitter.bot {
            Some(level) => Wanted::Bot(sitter.name.clone(), level.clone()),
            None if mine.contains(&seat) => Wanted::Here(sitter.name.clone()),
            None => Wanted::ByLink(sitter.name.clone()),
        });
        Plan { name: state.header.name.clone(), seats: seats.collect(), night: options.night, stones: options.stones }
    };
    create(app, &visitor.id, &plan).await
}
