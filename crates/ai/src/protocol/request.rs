//! What an engine is asked.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use runestones_rules::{Entry, RulesVersion, Seat, StoneChoice};

use super::{BadLine, MOST_LINE_BYTES, VERSION, short, split};
use crate::Budget;

/// A line to an engine.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// Says hello in this version of the protocol.
    Hello,
    /// Sets an option that the engine has offered.
    Option {
        /// Its name.
        name: String,
        /// Its value.
        value: String,
    },
    /// A card set that the games to come may name, as the text of its file.
    Cards(String),
    /// A game begins.
    NewGame(NewGame),
    /// Something was decided.
    Seen(Seen),
    /// What the seat sees; JSON, which the rules read.
    Position(String),
    /// Think about the position.
    Go(Go),
    /// Answer now.
    Stop,
    /// Are you there?
    Ping,
    /// Goodbye.
    Quit,
}

/// What was agreed on before a game.
#[derive(Clone, Debug, PartialEq)]
pub struct NewGame {
    /// How many play.
    pub players: u8,
    /// Whether *Creatures of the Night* is in play.
    pub night: bool,
    /// Which rune stones are in play.
    pub stones: StoneChoice,
    /// The version of the rules.
    pub rules: RulesVersion,
    /// The hash of the card set.
    pub cards: String,
    /// The engine's seat.
    pub seat: Seat,
}

/// An entry of the record, as the engine's seat sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Seen {
    /// All of it.
    Entry(Entry),
    /// Somebody else draws a card.
    HiddenDraw,
}

/// How long to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Go {
    /// As the engine likes.
    Free,
    /// So many simulations, or whatever the engine counts.
    Simulations(u32),
    /// So long.
    Time(Duration),
    /// Until the line it expects is so many decisions long.
    Depth(u32),
    /// So long for the rest of the game; then the seat has lost.
    Clock {
        /// What is left.
        left: Duration,
        /// What is added for every decision.
        increment: Duration,
    },
    /// Until it is told to stop.
    Infinite,
}

impl Go {
    /// What one decision may cost.
    pub fn budget(self) -> Budget {
        match self {
            Go::Free => Budget::default(),
            Go::Simulations(count) => Budget::simulations(count),
            Go::Time(time) => Budget::time(time),
            Go::Depth(decisions) => Budget::depth(decisions),
            Go::Clock { left, increment } => Budget::time(share_of_clock(left, increment)),
            Go::Infinite => Budget::endless(),
        }
    }
}

/// A game has about so many more decisions, wherever it is.
const DECISIONS_LEFT: u32 = 80;

/// What a decision may cost of the time that is left: never so much that the clock runs out.
fn share_of_clock(left: Duration, increment: Duration) -> Duration {
    let wanted = left / DECISIONS_LEFT + increment.mul_f64(0.8);
    wanted.min(left / 4)
}

impl FromStr for Request {
    type Err = BadLine;

    fn from_str(line: &str) -> Result<Request, BadLine> {
        if line.len() > MOST_LINE_BYTES {
            return Err(BadLine::TooLong);
        }
        let (word, rest) = split(line.trim());
        let alone = |request: Request, word: &'static str| {
            if rest.is_empty() { Ok(request) } else { Err(BadLine::rest(word, "nothing", rest)) }
        };
        match word {
            "runestones" if rest == VERSION.to_string() => Ok(Request::Hello),
            "runestones" => Err(BadLine::Version(short(rest))),
            "option" => match split(rest) {
                (name, value) if !name.is_empty() && !value.is_empty() => {
                    Ok(Request::Option { name: name.to_owned(), value: value.to_owned() })
                }
                _ => Err(BadLine::rest("option", "a name and a value", rest)),
            },
            "cards" => serde_json::from_str(rest)
                .map(Request::Cards)
                .map_err(|_| BadLine::rest("cards", "a card set file as a string of JSON", rest)),
            "newgame" => NewGame::read(rest).map(Request::NewGame),
            "seen" if rest == HIDDEN_DRAW => Ok(Request::Seen(Seen::HiddenDraw)),
            "seen" => rest
                .parse()
                .map(|entry| Request::Seen(Seen::Entry(entry)))
                .map_err(|_| BadLine::rest("seen", "an entry of a record, or `*draw ?`", rest)),
            "position" => Ok(Request::Position(rest.to_owned())),
            "go" => Go::read(rest).map(Request::Go),
            "stop" => alone(Request::Stop, "stop"),
            "ping" => alone(Request::Ping, "ping"),
            "quit" => alone(Request::Quit, "quit"),
            _ => Err(BadLine::Word(short(word))),
        }
    }
}

const HIDDEN_DRAW: &str = "*draw ?";

impl NewGame {
    fn read(text: &str) -> Result<NewGame, BadLine> {
        const EXPECTED: &str = "`players N night yes|no stones NAMES rules N cards HASH seat N`";
        let read = || {
            let rest = text.strip_prefix("players ")?;
            let (players, rest) = rest.split_once(" night ")?;
            let (night, rest) = rest.split_once(" stones ")?;
            let (stones, rest) = rest.split_once(" rules ")?;
            let (rules, rest) = rest.split_once(" cards ")?;
            let (cards, seat) = rest.split_once(" seat ")?;
            let is_hash = cards.len() == 64 && cards.bytes().all(|byte| byte.is_ascii_hexdigit());
            let (players, seat): (u8, Seat) = (players.parse().ok()?, seat.parse().ok()?);
            Some(NewGame {
                players: Some(players).filter(|count| (2..=4).contains(count) && seat.index() < usize::from(*count))?,
                night: ["no", "yes"].iter().position(|word| *word == night)? == 1,
                stones: stones.parse().ok()?,
                rules: rules.parse().ok()?,
                cards: is_hash.then(|| cards.to_owned())?,
                seat,
            })
        };
        read().ok_or_else(|| BadLine::rest("newgame", EXPECTED, text))
    }
}

impl Go {
    fn read(text: &str) -> Result<Go, BadLine> {
        const EXPECTED: &str = "nothing, `simulations N`, `time MS`, `depth N`, `clock MS`, \
                                `clock MS increment MS` or `infinite`";
        let words: Vec<&str> = text.split_whitespace().take(6).collect();
        let time = |text: &str| text.parse::<u32>().ok().map(|ms| Duration::from_millis(ms.into()));
        let read = || match *words {
            [] => Some(Go::Free),
            ["simulations", count] => Some(Go::Simulations(count.parse().ok()?)),
            ["time", ms] => Some(Go::Time(time(ms)?)),
            ["depth", decisions] => Some(Go::Depth(decisions.parse().ok()?)),
            ["clock", left] => Some(Go::Clock { left: time(left)?, increment: Duration::ZERO }),
            ["clock", left, "increment", increment] => {
                Some(Go::Clock { left: time(left)?, increment: time(increment)? })
            }
            ["infinite"] => Some(Go::Infinite),
            _ => None,
        };
        read().ok_or_else(|| BadLine::rest("go", EXPECTED, text))
    }
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Request::Hello => write!(f, "runestones {VERSION}"),
            Request::Option { name, value } => write!(f, "option {name} {value}"),
            Request::Cards(text) => write!(f, "cards {}", serde_json::Value::from(text.as_str())),
            Request::NewGame(NewGame { players, night, stones, rules, cards, seat }) => {
                let night = if *night { "yes" } else { "no" };
                write!(
                    f,
                    "newgame players {players} night {night} stones {stones} rules {rules} cards {cards} seat {seat}"
                )
            }
            Request::Seen(Seen::Entry(entry)) => write!(f, "seen {entry}"),
            Request::Seen(Seen::HiddenDraw) => write!(f, "seen {HIDDEN_DRAW}"),
            Request::Position(json) => write!(f, "position {json}"),
            Request::Go(go) => match go {
                Go::Free => f.write_str("go"),
                Go::Simulations(count) => write!(f, "go simulations {count}"),
                Go::Time(time) => write!(f, "go time {}", time.as_millis()),
                Go::Depth(decisions) => write!(f, "go depth {decisions}"),
                Go::Clock { left, increment } => {
                    write!(f, "go clock {} increment {}", left.as_millis(), increment.as_millis())
                }
                Go::Infinite => f.write_str("go infinite"),
            },
            Request::Stop => f.write_str("stop"),
            Request::Ping => f.write_str("ping"),
            Request::Quit => f.write_str("quit"),
        }
    }
}
