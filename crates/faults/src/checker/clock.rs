//! Clocks, reckoned again from the times of the log: did everybody have the time that was promised, and was everybody who
//! had none left dealt with, once? Nothing here is shared with what the servers reckon with.

use runestones_rules::record::Record;
use runestones_rules::{Decider, Entry, Event, Seat};
use runestones_store::StoredGame;
use runestones_table::{BACK, Clock, GRACE, Header, Incident, LAG, Sitter, What};

/// A turn of a stored game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Its number in the game.
    pub number: u16,
    /// Whose it is.
    pub seat: Seat,
    /// After so many entries it began.
    start: usize,
    /// After so many it was over.
    end: Option<usize>,
    /// Whether a bot played for somebody when it began.
    with_stand_in: bool,
}

/// What the log of a game tells of its time.
#[derive(Debug, Default)]
pub struct Tale {
    /// All turns that have begun.
    pub turns: Vec<Turn>,
    /// How often somebody's time ran out.
    pub timeouts: usize,
    /// When the clock that runs falls, if nothing happens until then.
    pub fall: Option<i64>,
    /// What is wrong.
    pub problems: Vec<String>,
    /// At which moments something happened to a seat besides moves.
    incidents: Vec<usize>,
}

impl Tale {
    /// The turns of a seat that were played to their end while nothing but moves happened, then and in the turn before:
    /// whoever played them had to be told.
    pub fn undisturbed(&self, seat: Seat) -> impl Iterator<Item = Turn> + '_ {
        let places = (0..self.turns.len()).filter(move |place| self.turns[*place].seat == seat);
        places.filter(|place| self.is_undisturbed(*place)).map(|place| self.turns[place])
    }

    fn is_undisturbed(&self, place: usize) -> bool {
        let turn = self.turns[place];
        let before = place.checked_sub(1).map(|before| self.turns[before]);
        let from = before.map_or(0, |before| before.start);
        let alone = !turn.with_stand_in && before.is_none_or(|before| !before.with_stand_in);
        alone
            && turn.end.is_some_and(|end| end > turn.start && !self.incidents.iter().any(|at| (from..end).contains(at)))
    }
}

/// The time of a seat.
#[derive(Clone, Copy, Debug)]
struct Purse {
    left: i64,
    /// Since when it runs, if it is the seat's turn.
    since: Option<i64>,
    /// From when on time counts: a live clock waits a little for its player, but not longer than until their first deed.
    begins: i64,
    has_begun: bool,
    /// Whether a bot plays for it.
    away: bool,
}

struct Reckoning {
    clock: Clock,
    whole: i64,
    free: i64,
    started: i64,
    purses: Vec<Purse>,
    /// The latest time so far.
    latest: i64,
    /// A clock was set back in between: then who had how long nobody can say.
    went_back: bool,
    wrong_times: Vec<String>,
    tale: Tale,
}

/// Goes through a stored game.
pub fn reckon(stored: &StoredGame) -> Result<Tale, String> {
    let header: Header = serde_json::from_str(&stored.summary.header).map_err(|error| error.to_string())?;
    let entries: Result<Vec<Entry>, _> = stored.entries.iter().map(|stored| stored.entry.parse()).collect();
    let entries = entries.map_err(|error| error.to_string())?;
    let options = header.options().map_err(|error| error.to_string())?;
    let record = Record { entries, ..Record::new(options, header.names()) };
    let mut replay = record.replay().map_err(|problems| format!("{problems:?}"))?;

    let clock = header.terms.clock;
    let whole = clock.allowance().map_or(i64::MAX / 4, |whole| millis(whole.as_millis()));
    let free = if matches!(clock, Clock::Live { .. }) { millis(LAG.as_millis()) } else { 0 };
    let started = header.started.map_or(i64::MAX, |started| started.0);
    let begins = |sitter: &Sitter| match clock {
        Clock::Live { .. } => {
            let looked = sitter.looked.map_or(i64::MAX, |looked| looked.0);
            looked.min(started.saturating_add(millis(GRACE.as_millis()))).max(started)
        }
        Clock::Days(_) | Clock::None => started,
    };
    let purse = |sitter| Purse { left: whole, since: None, begins: begins(sitter), has_begun: false, away: false };
    let purses = header.sitters.iter().map(purse).collect();
    let tale = Tale { incidents: header.incidents.iter().map(|it| it.moment as usize).collect(), ..Tale::default() };
    let (latest, went_back, wrong_times) = (i64::MIN, false, Vec::new());
    let mut reckoning = Reckoning { clock, whole, free, started, purses, latest, went_back, wrong_times, tale };

    let mut incidents = header.incidents.iter().peekable();
    for (place, entry) in stored.entries.iter().enumerate() {
        while let Some(incident) = incidents.next_if(|incident| incident.moment as usize <= place) {
            reckoning.pass(incident);
        }
        let step = replay.next().ok_or("it is over")?.map_err(|error| error.to_string())?;
        reckoning.enter(entry.time.0, place + 1, &step.events);
    }
    incidents.for_each(|incident| reckoning.pass(incident));
    let asked = match replay.game().decider() {
        Decider::Seat(seat) if header.ended.is_none() => Some(seat),
        _ => None,
    };
    Ok(reckoning.close(asked))
}

impl Reckoning {
    fn note_time(&mut self, time: i64) {
        self.went_back |= time < self.latest;
        self.latest = self.latest.max(time);
    }

    /// An entry of the log, after which there are so many.
    fn enter(&mut self, time: i64, number: usize, events: &[Event]) {
        self.note_time(time);
        if let Some(seat) = self.tale.turns.last().map(|turn| turn.seat) {
            self.spend(seat, time, true);
        }
        for event in events {
            if let Event::Turn { seat, turn } = event {
                self.end_turn(number);
                let purse = &mut self.purses[seat.index()];
                purse.since = Some(time);
                if matches!(self.clock, Clock::Days(_)) {
                    purse.left = self.whole;
                }
                let with_stand_in = self.purses.iter().any(|purse| purse.away);
                self.tale.turns.push(Turn { number: *turn, seat: *seat, start: number, end: None, with_stand_in });
            }
        }
    }

    fn end_turn(&mut self, number: usize) {
        let Some(turn) = self.tale.turns.last_mut() else { return };
        turn.end = Some(number);
        let purse = &mut self.purses[turn.seat.index()];
        purse.since = None;
        if let Clock::Live { increment, .. } = self.clock {
            purse.left += i64::from(increment) * 1000;
        }
    }

    /// Time passes for a seat until something happens; a move may only come while some is left.
    fn spend(&mut self, seat: Seat, time: i64, is_move: bool) {
        let purse = &mut self.purses[seat.index()];
        let Some(since) = purse.since else { return };
        if is_move && !purse.has_begun && time > since.max(self.started) {
            (purse.has_begun, purse.begins) = (true, purse.begins.min(time));
        }
        if !purse.away {
            let spent = (time.saturating_sub(since.max(purse.begins)) - self.free).max(0);
            if is_move && spent > purse.left {
                self.wrong_times.push(format!("seat {seat} moved {} ms after its time was over", spent - purse.left));
            }
            purse.left = (purse.left - spent).max(0);
        }
        purse.since = Some(since.max(time));
    }

    fn pass(&mut self, incident: &Incident) {
        let (seat, time) = (incident.seat, incident.time.0);
        self.note_time(time);
        match incident.what {
            What::RanOut | What::Forfeited | What::Resigned | What::Replaced => {
                if matches!(incident.what, What::RanOut | What::Forfeited) {
                    self.tale.timeouts += 1;
                    self.run_out(seat, time);
                }
                if self.purses[seat.index()].away {
                    self.tale.problems.push(format!("seat {seat} left twice: {incident:?}"));
                }
                self.spend(seat, time, false);
                self.purses[seat.index()].away = true;
            }
            What::Returned | What::Taken => {
                let purse = &mut self.purses[seat.index()];
                purse.away = false;
                purse.since = purse.since.map(|since| since.max(time));
                purse.left = match self.clock {
                    Clock::Days(_) => self.whole,
                    Clock::Live { .. } | Clock::None => purse.left.max(millis(BACK.as_millis())),
                };
            }
            What::Opened | What::WantsToStop | What::PlaysOn => {}
        }
    }

    /// The servers say that the time of a seat was over.
    fn run_out(&mut self, seat: Seat, time: i64) {
        match self.fall_of(seat) {
            None => self.tale.problems.push(format!("the time of seat {seat} ran out although its clock stood still")),
            Some(fall) if time < fall => {
                self.wrong_times.push(format!("the time of seat {seat} was cut short by {} ms", fall - time));
            }
            Some(_) => {}
        }
    }

    fn fall_of(&self, seat: Seat) -> Option<i64> {
        let purse = self.purses[seat.index()];
        let since = purse.since.filter(|_| !purse.away && self.started < i64::MAX)?;
        Some(since.max(purse.begins).saturating_add(purse.left + self.free))
    }

    fn close(mut self, asked: Option<Seat>) -> Tale {
        self.tale.fall = asked.filter(|_| self.clock != Clock::None).and_then(|seat| self.fall_of(seat));
        if !self.went_back {
            self.tale.problems.append(&mut self.wrong_times);
        }
        self.tale
    }
}

fn millis(number: u128) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
