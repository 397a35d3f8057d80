//! What can be wrong with a scenario file.

use crate::notation::moves::BadEntry;
use crate::notation::position::PositionProblem;
use crate::player::NoSuchSeat;
use crate::scenario::MOST_BYTES;

/// One thing that is wrong with a scenario file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct ScenarioProblem {
    /// The line of the file, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: ScenarioFault,
}

/// What is wrong with a scenario file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ScenarioFault {
    /// Far larger than any scenario.
    #[error("the file has {0} bytes; a scenario has at most {MOST_BYTES}")]
    TooLong(usize),
    /// The text cannot be read.
    #[error("{0}")]
    Syntax(String),
    /// Something is wrong with the position.
    #[error("{0}")]
    Position(PositionProblem),
    /// A move or outcome that cannot be read.
    #[error(transparent)]
    Entry(#[from] BadEntry),
    /// A move stands where an outcome should.
    #[error("`{0}` is a move; chance outcomes begin with `*`")]
    NotAnOutcome(String),
    /// Not who can decide.
    #[error("`{0}` decides nothing; it is `chance`, `nobody` or a seat such as `seat 1`")]
    Decider(String),
    /// A seat that does not exist.
    #[error(transparent)]
    Seat(#[from] NoSuchSeat),
    /// Something that is not the id of a rule.
    #[error("`{0}` is not the id of a rule; they are a letter and a number, such as U3")]
    RuleId(String),
    /// No rule is named.
    #[error("`rules` names no rule")]
    NoRules,
    /// The comment does not say what `rules` does.
    #[error("there should be a comment line `# rule: {0}`, as `rules` says")]
    Comment(String),
    /// There is nothing to do.
    #[error("there is no step that checks anything")]
    ChecksNothing,
}
