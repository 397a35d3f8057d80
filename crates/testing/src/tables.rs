//! Games to look at: seeded, played by bots, with everything that happened in them.

use runestones_ai::{Bot, bot_named};
use runestones_i18n::{Locale, Voice, is_told};
use runestones_page::{Controls, GameInfo, Legal, LogEntry, LogLine, SeatInfo, TableView, rule_of};
use runestones_rules::{Decider, Event, Game, Holder, Move, Options, Seat, SeatView, Seed, StoneChoice, TurnEnd};
use runestones_table::{SeatKind, Settings};

/// A game in progress, and its past.
pub struct Played {
    /// The game now.
    pub game: Game,
    /// How many entries it has.
    pub moment: u64,
    /// The scores of all seats after each round.
    pub scores: Vec<Vec<u16>>,
    past: Vec<(u64, Event)>,
    seed: Seed,
    outcomes: u64,
    bots: Vec<Box<dyn Bot + Send>>,
}

impl Played {
    /// A game that follows from the number; all seats are played by this bot.
    pub fn new(options: &Options, number: u64, bot: &str) -> Played {
        let mut events = Vec::new();
        let game = Game::new(options, &mut events).expect("good options");
        let bots = (0..options.players as u64).map(|seat| bot_named(bot, number * 10 + seat).expect("a bot")).collect();
        let past = events.into_iter().map(|event| (0, event)).collect();
        let seed = Seed::from_number(number);
        Played { game, moment: 0, scores: Vec::new(), past, seed, outcomes: 0, bots }
    }

    /// One entry; `false` when the game is over.
    pub fn step(&mut self) -> bool {
        let round = self.game.round();
        let mut events = Vec::new();
        match self.game.decider() {
            Decider::Nobody => return false,
            Decider::Chance => {
                let outcome = self.seed.outcome(&self.game, self.outcomes).expect("chance decides");
                self.outcomes += 1;
                self.game.play(outcome, &mut events).expect("it can happen");
            }
            Decider::Seat(seat) => {
                let mv = self.bots[seat.index()].choose(&self.game.view(seat));
                self.game.play(mv, &mut events).expect("it is legal");
            }
        }
        self.moment += 1;
        self.past.extend(events.into_iter().map(|event| (self.moment, event)));
        if self.game.round() != round || self.game.decider() == Decider::Nobody {
            self.scores.push(self.game.seats().map(|seat| self.game.player(seat).score()).collect());
        }
        true
    }

    /// Plays this move instead of what the bot would.
    pub fn play(&mut self, mv: Move) {
        let mut events = Vec::new();
        self.game.play(mv, &mut events).expect("it is legal");
        self.moment += 1;
        self.past.extend(events.into_iter().map(|event| (self.moment, event)));
    }

    /// Goes on until a position is as wanted; `false` if the game ends before.
    pub fn until(&mut self, wanted: impl Fn(&Game) -> bool) -> bool {
        loop {
            if matches!(self.game.decider(), Decider::Seat(_) | Decider::Nobody) && wanted(&self.game) {
                return true;
            }
            if !self.step() {
                return false;
            }
        }
    }

    /// The log as somebody reads it.
    pub fn log(&self, viewer: Option<Seat>) -> Vec<LogLine> {
        let seats = self.game.seat_count() as u16;
        let (mut lines, mut number) = (Vec::new(), 0);
        for (moment, event) in &self.past {
            if let Event::Turn { turn, .. } = event {
                number = *turn;
                if (turn - 1) % seats == 0 {
                    lines.push(LogLine {
                        seat: None,
                        moment: *moment,
                        turn: number,
                        what: LogEntry::Round((turn - 1) / seats + 1),
                        rule: None,
                    });
                }
                continue;
            }
            if is_told(*event) {
                lines.push(LogLine {
                    seat: whose(*event),
                    moment: *moment,
                    turn: number,
                    what: LogEntry::Event(event.seen_by(viewer)),
                    rule: Some(rule_of(*event, None)),
                });
            }
        }
        lines
    }

    /// What its luck follows from.
    pub fn seed(&self) -> Seed {
        self.seed
    }
}

/// Whose doing an event is.
fn whose(event: Event) -> Option<Seat> {
    match event {
        Event::First { seat }
        | Event::Action { seat, .. }
        | Event::Stone { seat, .. }
        | Event::Roll { seat, .. }
        | Event::Score { seat, .. }
        | Event::Wisp { seat, .. } => Some(seat),
        Event::Card { from, to, .. } => to.owner().or(from.owner()),
        Event::Gems { from, to, .. } | Event::Ore { from, to, .. } => match to {
            Holder::Supply => from.seat(),
            _ => to.seat(),
        },
        _ => None,
    }
}

/// The druids' colours serve as names.
pub fn names(count: usize) -> Vec<String> {
    ["Brown", "Grey", "Beige", "Black"][..count].iter().map(|name| (*name).to_owned()).collect()
}

/// The first seat is a person here, the others are bots.
pub fn seats(names: &[String]) -> Vec<SeatInfo> {
    let kind = |index| if index == 0 { SeatKind::Here } else { SeatKind::Bot };
    let info = |(index, name): (usize, &String)| SeatInfo { name: name.clone(), kind: kind(index), invitation: None };
    names.iter().enumerate().map(info).collect()
}

const HASH: &str = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";

/// What a page says about the game besides its table.
pub fn game_info(moment: u64) -> GameInfo<'static> {
    GameInfo {
        id: "k7x2",
        name: "",
        version: moment,
        moment,
        commitment: HASH,
        watch_link: "",
        imported: false,
        is_late: false,
    }
}

/// Options of every mix, by number.
pub fn options(mix: u64) -> Options {
    let stones = if mix.is_multiple_of(2) { StoneChoice::Base } else { StoneChoice::Random };
    // As at every table of people, the end of a turn is asked for.
    Options { night: mix / 2 % 2 == 1, stones, turn_end: TurnEnd::Asked, ..Options::base(2 + (mix / 4 % 3) as usize) }
}

/// Draws something of a table for a viewer, with everything that the page can show.
pub fn with_table<R>(
    played: &Played,
    view: &SeatView,
    locale: Locale,
    settings: Settings,
    draw: impl FnOnce(&TableView) -> R,
) -> R {
    let names = names(played.game.seat_count());
    let seats = seats(&names);
    let voice = Voice::new(locale, played.game.card_set(), &names);
    let log = played.log(view.viewer());
    let moves = view.legal_moves();
    let legal = Legal::of(view);
    let controls = Controls { undo: !moves.is_empty(), restart: !moves.is_empty(), hint: !moves.is_empty() };
    let table = TableView {
        legal: &legal,
        log: &log,
        controls,
        settings,
        ..TableView::new(view, voice, &seats, game_info(played.moment))
    };
    draw(&table)
}
