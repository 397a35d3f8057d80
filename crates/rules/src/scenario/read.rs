//! Reads a scenario file and collects every problem with its line.

use std::str::FromStr;

use serde::Deserialize;
use toml::Spanned;

use crate::game::Decider;
use crate::moves::{Entry, Move, Outcome};
use crate::notation::keyword::shorten;
use crate::notation::position::{Position, line_at};
use crate::player::Seat;
use crate::scenario::{MOST_BYTES, Scenario, ScenarioFault, ScenarioProblem, Step};

/// A file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    title: String,
    rules: Vec<Spanned<String>>,
    position: Option<Spanned<Position>>,
    #[serde(default)]
    step: Vec<Spanned<StepText>>,
}

/// A step as it is written. Moves are read later, so that every mistake is found and not only the first.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct StepText {
    play: Vec<Spanned<String>>,
    legal: Vec<Spanned<String>>,
    illegal: Vec<Spanned<String>>,
    only: Option<Vec<Spanned<String>>>,
    decides: Option<Spanned<String>>,
    chance: Option<Vec<Spanned<String>>>,
    winners: Option<Vec<Seat>>,
    r#final: Option<Vec<u16>>,
    expect: Position,
}

/// Collects problems by their place in the text.
struct Reader<'t> {
    text: &'t str,
    problems: Vec<ScenarioProblem>,
}

pub(super) fn scenario(text: &str) -> Result<Scenario, Vec<ScenarioProblem>> {
    let mut reader = Reader { text, problems: Vec::new() };
    if text.len() > MOST_BYTES {
        return Err(vec![ScenarioProblem { line: 1, fault: ScenarioFault::TooLong(text.len()) }]);
    }
    let file: File = match toml::from_str(text) {
        Ok(file) => file,
        Err(error) => {
            let offset = error.span().map_or(0, |span| span.start);
            reader.add(offset, ScenarioFault::Syntax(error.message().trim_end().to_owned()));
            return Err(reader.problems);
        }
    };
    let rules = reader.rules(&file.rules);
    let steps: Vec<Step> = file.step.into_iter().map(|step| reader.step(step)).collect();
    if !steps.iter().any(checks_something) {
        reader.add(0, ScenarioFault::ChecksNothing);
    }
    let offset = file.position.as_ref().map_or(0, |position| position.span().start);
    let start = file.position.map(Spanned::into_inner).unwrap_or_default().game(&[]);
    match start {
        Ok(start) if reader.problems.is_empty() => Ok(Scenario { title: file.title, rules, start, steps }),
        start => {
            for problem in start.err().into_iter().flatten() {
                reader.add(offset, ScenarioFault::Position(problem));
            }
            reader.problems.sort_by_key(|problem| problem.line);
            Err(reader.problems)
        }
    }
}

fn checks_something(step: &Step) -> bool {
    *step != Step { line: step.line, play: step.play.clone(), ..Step::default() }
}

impl Reader<'_> {
    fn add(&mut self, offset: usize, fault: ScenarioFault) {
        self.problems.push(ScenarioProblem { line: line_at(self.text, offset), fault });
    }

    /// The ids of rules. They stand in a comment as well, in the form in which all tests cite rules.
    fn rules(&mut self, ids: &[Spanned<String>]) -> Vec<String> {
        for id in ids {
            let mut signs = id.get_ref().chars();
            let letter = signs.next().is_some_and(|sign| sign.is_ascii_uppercase());
            if !letter || signs.as_str().is_empty() || !signs.all(|sign| sign.is_ascii_digit()) {
                self.add(id.span().start, ScenarioFault::RuleId(shorten(id.get_ref())));
            }
        }
        let ids: Vec<String> = ids.iter().map(|id| id.get_ref().clone()).collect();
        let listed = ids.join(", ");
        if ids.is_empty() {
            self.add(0, ScenarioFault::NoRules);
        } else if !self.text.lines().any(|line| line.strip_prefix("# rule: ") == Some(&listed)) {
            self.add(0, ScenarioFault::Comment(shorten(&listed)));
        }
        ids
    }

    fn step(&mut self, step: Spanned<StepText>) -> Step {
        let line = line_at(self.text, step.span().start);
        let step = step.into_inner();
        Step {
            line,
            play: self.list::<Entry>(&step.play),
            legal: self.list::<Move>(&step.legal),
            illegal: self.list::<Move>(&step.illegal),
            only: step.only.map(|moves| self.list::<Move>(&moves)),
            decides: step.decides.and_then(|text| self.decider(&text)),
            chance: step.chance.map(|outcomes| self.outcomes(&outcomes)),
            winners: step.winners,
            totals: step.r#final,
            expect: step.expect,
        }
    }

    /// What can be read; the rest is reported.
    fn list<T: FromStr>(&mut self, texts: &[Spanned<String>]) -> Vec<T>
    where
        ScenarioFault: From<T::Err>,
    {
        let mut read = Vec::new();
        for text in texts {
            match text.get_ref().parse() {
                Ok(thing) => read.push(thing),
                Err(error) => self.add(text.span().start, ScenarioFault::from(error)),
            }
        }
        read
    }

    fn outcomes(&mut self, texts: &[Spanned<String>]) -> Vec<Outcome> {
        let (moves, outcomes): (Vec<&Spanned<String>>, Vec<&Spanned<String>>) =
            texts.iter().partition(|text| !text.get_ref().starts_with('*'));
        for text in moves {
            self.add(text.span().start, ScenarioFault::NotAnOutcome(shorten(text.get_ref())));
        }
        let outcomes: Vec<Spanned<String>> = outcomes.into_iter().cloned().collect();
        let entries = self.list::<Entry>(&outcomes).into_iter();
        entries.filter_map(|entry| if let Entry::Chance(outcome) = entry { Some(outcome) } else { None }).collect()
    }

    fn decider(&mut self, text: &Spanned<String>) -> Option<Decider> {
        match text.get_ref().as_str() {
            "chance" => Some(Decider::Chance),
            "nobody" => Some(Decider::Nobody),
            other => {
                let seat = other.strip_prefix("seat ").and_then(|seat| seat.parse().ok());
                if seat.is_none() {
                    self.add(text.span().start, ScenarioFault::Decider(shorten(other)));
                }
                seat.map(Decider::Seat)
            }
        }
    }
}
