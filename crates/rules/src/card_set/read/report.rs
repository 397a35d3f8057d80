//! The list of problems, and the lines they are on.

use std::borrow::Cow;
use std::collections::BTreeSet;

use crate::card_set::read::Value;
use crate::card_set::{Fault, Problem};
use crate::notation::keyword::shorten;

/// More problems than anybody reads at once; a hostile file could have a million.
const MOST_PROBLEMS: usize = 100;

/// Collects problems by their place in the text.
pub(super) struct Report<'t> {
    text: &'t str,
    line_starts: Vec<usize>,
    broken_lines: BTreeSet<usize>,
    problems: Vec<Problem>,
}

impl<'t> Report<'t> {
    pub(super) fn new(text: &'t str) -> Report<'t> {
        let line_starts = std::iter::once(0).chain(text.match_indices('\n').map(|(end, _)| end + 1)).collect();
        Report { text, line_starts, broken_lines: BTreeSet::new(), problems: Vec::new() }
    }

    /// Adds a problem at an offset into the text.
    pub(super) fn add(&mut self, offset: usize, reason: Fault) {
        let line = self.line(offset);
        self.problems.push(Problem { line, reason });
    }

    /// Adds a value that is not of the expected type.
    pub(super) fn add_type(&mut self, key: &str, value: &Value<'_>, expected: &'static str) {
        let found = value.get_ref().type_str();
        self.add(value.span().start, Fault::WrongType { key: shorten(key), found, expected });
    }

    /// Adds a problem that may be the mere echo of a line that could not be read: something is missing or misplaced.
    pub(super) fn add_unless_echo(&mut self, offset: usize, reason: Fault) {
        if self.broken_lines.is_empty() {
            self.add(offset, reason);
        }
    }

    /// Adds what the TOML reader found: the first mistake of a line, since the next ones tend to be its echo.
    pub(super) fn add_syntax(&mut self, error: &toml::de::Error) {
        let span = error.span().unwrap_or_default();
        let offset = span.start;
        if !self.broken_lines.insert(self.line(offset)) {
            return;
        }
        let message = match self.text.get(span).map(str::trim) {
            None | Some("") => error.message().to_owned(),
            Some(found) => format!("{}, at `{}`", error.message(), shorten(found)),
        };
        self.add(offset, Fault::Syntax(message));
    }

    /// The text with its broken lines blanked out, so that the rest can be checked; offsets stay what they were.
    pub(super) fn readable_lines(&self) -> String {
        let lines = self.text.split_inclusive('\n').zip(1..);
        let readable = lines.map(|(line, number)| {
            let broken = self.broken_lines.contains(&number);
            if broken { Cow::Owned(" ".repeat(line.len() - 1) + "\n") } else { Cow::Borrowed(line) }
        });
        readable.collect()
    }

    /// All problems, first line first.
    pub(super) fn into_problems(self) -> Vec<Problem> {
        let mut problems = self.problems;
        problems.sort_by_key(|problem| problem.line);
        if problems.len() > MOST_PROBLEMS {
            let rest = problems.split_off(MOST_PROBLEMS);
            problems.push(Problem { line: rest[0].line, reason: Fault::More(rest.len()) });
        }
        problems
    }

    fn line(&self, offset: usize) -> usize {
        self.line_starts.partition_point(|start| *start <= offset)
    }
}
