//! New tables: who sits where, and which pieces are in play.

mod import;
mod meet;
mod play_on;
mod rematch;
mod seats;
mod seek;

use rand::Rng as _;
use runestones_ratings::{Pool, landmark};
use runestones_rules::record::check_name;
use runestones_rules::{BadOption, CardSet, FirstPlayer, Options, Seat, Seed, StoneChoice, TurnEnd};
use runestones_store::{GameId, NewGame, PersonId, Seat as StoredSeat, SecretHash, Status, Store as _, StoreError};

pub(crate) use import::{CannotImport, import};
pub(crate) use meet::{COMPANIONS, companion_name};
pub(crate) use play_on::play_on;
pub(crate) use rematch::rematch;
pub(crate) use seats::{take_any_seat, take_seat};
pub(crate) use seek::Terms as SeekTerms;

use crate::app::App;
use crate::cards::to_keep;
use crate::error::Refusal;
use crate::limit::household;
use crate::person::Visitor;
use runestones_store::Millis;
use runestones_table::{Clock, Header, Sitter, Terms, hash, is_bot};

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

impl Wanted {
    /// What they are called.
    pub(crate) fn name(&self) -> &str {
        let (Wanted::Here(name) | Wanted::ByLink(name) | Wanted::Bot(name, _)) = self;
        name
    }
}

/// What the host asks for.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a box that the host ticks or not")]
pub(crate) struct Plan {
    pub(crate) name: String,
    pub(crate) seats: Vec<Wanted>,
    pub(crate) night: bool,
    pub(crate) stones: StoneChoice,
    pub(crate) first: FirstPlayer,
    pub(crate) card_set: &'static CardSet,
    /// Whether anybody may take a seat that is given away, and finds it on the first page.
    pub(crate) public: bool,
    /// Whether advice may be asked for.
    pub(crate) hints: bool,
    /// Whether bots move at once.
    pub(crate) instant_bots: bool,
    /// Whether the result counts for the ratings of those who play.
    pub(crate) rated: bool,
    /// What is agreed about time.
    pub(crate) terms: Terms,
}

/// Why a plan makes no table.
#[derive(Clone, Debug)]
pub(crate) enum BadPlan {
    Options(Vec<BadOption>),
    /// It cannot count.
    Unrated,
    Form,
    Refused(Refusal),
}

impl From<Refusal> for BadPlan {
    fn from(refusal: Refusal) -> Self {
        BadPlan::Refused(refusal)
    }
}

impl Plan {
    /// The base game for these, by link only.
    pub(crate) fn base(seats: Vec<Wanted>) -> Plan {
        let (stones, first) = (StoneChoice::Base, FirstPlayer::Random);
        let (card_set, public, hints, instant_bots, rated) = (CardSet::standard(), false, true, false, false);
        let (name, terms) = (String::new(), Terms::default());
        Plan { name, seats, night: false, stones, first, card_set, public, hints, instant_bots, rated, terms }
    }

    fn options(&self) -> Options {
        let (stones, first) = (self.stones.clone(), self.first);
        Options {
            night: self.night,
            stones,
            first,
            card_set: self.card_set,
            turn_end: TurnEnd::Asked,
            ..Options::base(self.seats.len())
        }
    }

    fn has(&self, kind: fn(&Wanted) -> bool) -> bool {
        self.seats.iter().any(kind)
    }

    fn sitters(&self) -> Option<Vec<Sitter>> {
        let sitter = |wanted: &Wanted| {
            let (name, bot) = match wanted {
                Wanted::Here(name) | Wanted::ByLink(name) => (name, None),
                Wanted::Bot(name, level) => (name, Some(level.clone()).filter(|level| is_bot(level))),
            };
            let known = bot.is_some() || !matches!(wanted, Wanted::Bot(..));
            (known && check_name(name).is_ok()).then(|| Sitter { bot, ..Sitter::person(name) })
        };
        self.seats.iter().map(sitter).collect()
    }

    /// Whether the result can count: the standard cards, one person at this screen, and bots whose strength is known.
    fn can_count(&self) -> bool {
        let pool = Pool::of(self.seats.len(), self.night, self.terms.clock.is_by_the_day());
        let counts = |wanted: &Wanted| match wanted {
            Wanted::Bot(_, level) => landmark(level, pool).is_some(),
            Wanted::Here(_) | Wanted::ByLink(_) => true,
        };
        let here = self.seats.iter().filter(|wanted| matches!(wanted, Wanted::Here(_))).count();
        here == 1 && self.seats.iter().all(counts) && CardSet::shipped().contains(&self.card_set)
    }

    /// What is stored of the table, if the plan makes one.
    fn header(&self) -> Result<Header, BadPlan> {
        let options = self.options();
        let problems = options.problems();
        if !problems.is_empty() {
            return Err(BadPlan::Options(problems));
        }
        let sitters = self.sitters().ok_or(BadPlan::Form)?;
        // Links are for those who sit at the table to give away: without anybody there, nobody could ever come.
        let by_link = self.has(|wanted| matches!(wanted, Wanted::ByLink(_)));
        if by_link && !self.has(|wanted| matches!(wanted, Wanted::Here(_))) {
            return Err(BadPlan::Form);
        }
        if !self.name.is_empty() && check_name(&self.name).is_err() {
            return Err(BadPlan::Form);
        }
        if self.rated && !self.can_count() {
            return Err(BadPlan::Unrated);
        }
        let header = Header::new(&options, &self.name, Seed::random(&mut rand::rng()), sitters);
        // Who plays for a rating plays alone.
        let hints = self.hints && !self.rated;
        let (instant_bots, rated, terms) = (self.instant_bots, self.rated, self.terms);
        Ok(Header { hints, instant_bots, rated, terms, ..header })
    }
}

/// What is known of whoever sets the table up is written down; if nobody else has to come, the clock runs.
fn seat_host(header: &mut Header, plan: &Plan, host: &Visitor, now: Millis) {
    for (index, _) in plan.seats.iter().enumerate().filter(|(_, wanted)| matches!(wanted, Wanted::Here(_))) {
        note_sitter(header, index, host);
    }
    let waits = plan.has(|wanted| matches!(wanted, Wanted::ByLink(_)));
    if header.terms.clock != Clock::None && !waits {
        header.started = Some(now);
    }
}

/// What a game has to know of somebody who sits down: their vacations, and at a rated table whether they share a household
/// with somebody. Nobody can tell from it where that is.
pub(crate) fn note_sitter(header: &mut Header, index: usize, visitor: &Visitor) {
    let address = household(visitor.origin.address);
    let household = header.rated.then(|| hash(&format!("household {} {address}", header.seed))[..16].to_owned());
    if let Some(sitter) = header.sitters.get_mut(index) {
        sitter.household = household;
        sitter.vacation = visitor.likes.vacations.spells().to_vec();
    }
}

/// Sets a table up for its host and says which it is.
pub(crate) async fn create(app: &App, host: &Visitor, plan: &Plan) -> Result<GameId, BadPlan> {
    let mut header = plan.header()?;
    seat_host(&mut header, plan, host, app.now());
    app.admit_game(host)?;
    // Whoever has a game is stored.
    host.admit(app)?;
    host.keep_as_player(app).await?;
    let mut bytes = [0; 9];
    rand::rng().fill_bytes(&mut bytes);
    let id = GameId::from_bytes(bytes);
    set_up(app, &host.id, plan, &header, &id).await.map_err(Refusal::from)?;
    Ok(id)
}

/// Stores a new table under this name.
async fn set_up(app: &App, host: &PersonId, plan: &Plan, header: &Header, id: &GameId) -> Result<(), StoreError> {
    let open = plan.has(|wanted| matches!(wanted, Wanted::ByLink(_)));
    let game = NewGame {
        id: id.clone(),
        header: header.to_text(),
        status: if open { Status::Open } else { Status::Running },
        public: plan.public,
        seats: plan.seats.iter().enumerate().map(|(number, wanted)| stored_seat(number, wanted, host)).collect(),
        time: app.now(),
        card_set: Some(to_keep(plan.card_set)),
    };
    app.store.create_game(&game).await?;
    for (seat, wanted) in Seat::first(plan.seats.len()).zip(&plan.seats) {
        if matches!(wanted, Wanted::ByLink(_)) {
            let secret = SecretHash(hash(&header.seat_secret(seat)));
            app.store.invite(id, seat.index() as u8, &secret).await?;
        }
    }
    Ok(())
}

fn stored_seat(number: usize, wanted: &Wanted, host: &PersonId) -> StoredSeat {
    let number = number as u8;
    match wanted {
        Wanted::Here(_) => StoredSeat::empty(number, "person").with(host),
        Wanted::ByLink(_) => StoredSeat::empty(number, "person"),
        Wanted::Bot(..) => StoredSeat::empty(number, "bot"),
    }
}
