//! What an engine answers.

use std::fmt;
use std::str::FromStr;

use runestones_rules::{Move, Seat};

use super::{MOST_LINE_BYTES, split};
use crate::{Outlook, Thought};

/// A line from an engine. Whatever is none of the protocol is a remark: nobody has to read it.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// What the engine is called.
    Name(String),
    /// An option that it has, and its value.
    Option {
        /// Its name.
        name: String,
        /// Its value.
        value: String,
    },
    /// All that follows hello was said, or a `newgame` was taken in.
    Ready,
    /// It is there.
    Pong,
    /// The decision.
    Best(Best),
    /// Something that was asked cannot be done.
    Error(String),
    /// Anything else.
    Remark(String),
}

/// A decision, and what the engine thinks of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Best {
    /// The move, as it was written: only a position can tell whether it is one.
    pub mv: String,
    /// How the game is expected to end.
    pub outlook: Option<(Outlook, usize)>,
    /// How many simulations it took.
    pub simulations: u32,
    /// The moves that are expected to follow.
    pub line: Vec<Move>,
}

impl Best {
    /// What a bot thought, at a table for so many.
    pub fn of(thought: &Thought, players: usize) -> Best {
        let first = thought.candidates.first();
        Best {
            mv: thought.chosen.to_string(),
            outlook: first.and_then(|first| first.outlook).map(|outlook| (outlook, players)),
            simulations: thought.simulations,
            line: first.map(|first| first.line.clone()).unwrap_or_default(),
        }
    }

    /// Fields stand between bars, since moves have spaces. Fields that cannot be read are left out.
    fn read(text: &str) -> Best {
        let mut fields = text.split('|').map(str::trim);
        let mut best =
            Best { mv: fields.next().unwrap_or_default().to_owned(), outlook: None, simulations: 0, line: Vec::new() };
        let (mut wins, mut scores) = (None, None);
        for (name, value) in fields.map(split) {
            match name {
                "win" => wins = numbers(value),
                "score" => scores = numbers(value),
                "simulations" => best.simulations = value.parse().unwrap_or_default(),
                "line" => best.line = value.split(',').map_while(|mv| mv.trim().parse().ok()).take(16).collect(),
                _ => {}
            }
        }
        best.outlook = wins.zip(scores).and_then(|((wins, players), (scores, also))| {
            (players == also).then_some((Outlook { wins, scores }, players))
        });
        best
    }
}

/// Two to four numbers.
fn numbers(text: &str) -> Option<([f32; Seat::MOST], usize)> {
    let mut all = [0.0; Seat::MOST];
    let mut count = 0;
    for word in text.split_whitespace() {
        *all.get_mut(count)? = word.parse().ok().filter(|value: &f32| value.is_finite())?;
        count += 1;
    }
    (count >= 2).then_some((all, count))
}

impl FromStr for Reply {
    type Err = std::convert::Infallible;

    fn from_str(line: &str) -> Result<Reply, Self::Err> {
        let end = (0..=MOST_LINE_BYTES.min(line.len())).rev().find(|end| line.is_char_boundary(*end)).unwrap_or(0);
        let line = line[..end].trim();
        let (word, rest) = split(line);
        Ok(match word {
            "name" => Reply::Name(rest.to_owned()),
            "option" => match split(rest) {
                (name, value) if !name.is_empty() => Reply::Option { name: name.to_owned(), value: value.to_owned() },
                _ => Reply::Remark(line.to_owned()),
            },
            "ready" if rest.is_empty() => Reply::Ready,
            "pong" if rest.is_empty() => Reply::Pong,
            "best" => Reply::Best(Best::read(rest)),
            "error" => Reply::Error(rest.to_owned()),
            _ => Reply::Remark(line.to_owned()),
        })
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reply::Name(name) => write!(f, "name {name}"),
            Reply::Option { name, value } => write!(f, "option {name} {value}"),
            Reply::Ready => f.write_str("ready"),
            Reply::Pong => f.write_str("pong"),
            Reply::Best(best) => best.fmt(f),
            Reply::Error(message) => write!(f, "error {}", message.replace(['\n', '\r'], " ")),
            Reply::Remark(text) => f.write_str(text),
        }
    }
}

impl fmt::Display for Best {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "best {}", self.mv)?;
        if let Some((outlook, players)) = &self.outlook {
            f.write_str(" | win")?;
            outlook.wins.iter().take(*players).try_for_each(|win| write!(f, " {win:.4}"))?;
            f.write_str(" | score")?;
            outlook.scores.iter().take(*players).try_for_each(|score| write!(f, " {score:.1}"))?;
        }
        if self.simulations > 0 {
            write!(f, " | simulations {}", self.simulations)?;
        }
        if !self.line.is_empty() {
            let line: Vec<String> = self.line.iter().map(Move::to_string).collect();
            write!(f, " | line {}", line.join(", "))?;
        }
        Ok(())
    }
}
