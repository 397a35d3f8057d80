//! Lessons: scenarios that somebody plays by hand while they are told why.
//!
//! A lesson is a scenario file in `lessons/`, so it is checked like any other claim about the rules. The first entry of
//! each step is what the learner has to do; the others follow by themselves: what chance decides, and what the opponent
//! plays. Its words have the keys `lesson-NAME` for the title, `lesson-NAME-1` and so on for the steps, and
//! `lesson-NAME-end`. A lesson is deterministic, so a moment of it is its name and a number, and nothing is stored.

#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use runestones_rules::scenario::Scenario;
use runestones_rules::{Entry, Event, Game, Move, Seat};

/// The seat of whoever learns.
pub const LEARNER: Seat = Seat::FIRST;

/// A lesson.
pub struct Lesson {
    /// The word for it in addresses and texts.
    pub name: &'static str,
    /// What it is about.
    pub part: Part,
    scenario: Scenario,
}

/// What a lesson is about: the game that everybody plays, or what can be added to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The game that everybody plays.
    Base,
    /// What can be added to it.
    More,
}

/// A lesson after some of its steps.
pub struct Moment {
    /// The game.
    pub game: Game,
    /// What happened so far, each with the number of entries after which it had.
    pub events: Vec<(u64, Event)>,
    /// What the learner is to do now; `None` when the lesson is over.
    pub wanted: Option<Move>,
}

/// All lessons, in the order in which they are best taken.
static LESSONS: LazyLock<[Lesson; 9]> = LazyLock::new(|| {
    [
        lesson("summon", Part::Base, include_str!("../lessons/summon.toml")),
        lesson("abilities", Part::Base, include_str!("../lessons/abilities.toml")),
        lesson("exchange", Part::Base, include_str!("../lessons/exchange.toml")),
        lesson("forge", Part::Base, include_str!("../lessons/forge.toml")),
        lesson("ore", Part::Base, include_str!("../lessons/ore.toml")),
        lesson("trade", Part::Base, include_str!("../lessons/trade.toml")),
        lesson("end", Part::Base, include_str!("../lessons/end.toml")),
        lesson("night", Part::More, include_str!("../lessons/night.toml")),
        lesson("queenie", Part::More, include_str!("../lessons/queenie.toml")),
    ]
});

fn lesson(name: &'static str, part: Part, text: &str) -> Lesson {
    let scenario = Scenario::parse(text).unwrap_or_else(|problems| panic!("lesson {name}: {problems:?}"));
    Lesson { name, part, scenario }
}

impl Lesson {
    /// All of them, in the order in which they are best taken.
    pub fn all() -> &'static [Lesson] {
        &*LESSONS
    }

    /// The lesson of this name.
    pub fn find(name: &str) -> Option<&'static Lesson> {
        Lesson::all().iter().find(|lesson| lesson.name == name)
    }

    /// How many things the learner does.
    pub fn steps(&self) -> usize {
        self.scenario.steps.len()
    }

    /// The one that is best taken afterwards.
    pub fn next(&self) -> Option<&'static Lesson> {
        Lesson::all().iter().skip_while(|lesson| lesson.name != self.name).nth(1)
    }

    /// Whether its part of the game is known after it: then a real game teaches more than another lesson.
    pub fn completes_part(&self) -> bool {
        self.next().is_none_or(|next| next.part != self.part)
    }

    /// The lesson after so many steps; `None` if there are not so many.
    pub fn moment(&self, done: usize) -> Option<Moment> {
        let steps = self.scenario.steps.get(..done)?;
        let mut moment = Moment { game: self.scenario.start, events: Vec::new(), wanted: None };
        for (number, entry) in (1..).zip(steps.iter().flat_map(|step| &step.play)) {
            let mut events: Vec<Event> = Vec::new();
            moment.game.play(*entry, &mut events).ok()?;
            moment.events.extend(events.into_iter().map(|event| (number, event)));
        }
        let next = self.scenario.steps.get(done).and_then(|step| step.play.first());
        moment.wanted = match next {
            Some(Entry::Move(mv)) => Some(*mv),
            _ => None,
        };
        Some(moment)
    }
}
