//! Every lesson can be played to its end, and says at every step what is to be done.

use std::collections::BTreeSet;

use runestones_i18n::{Locale, text};
use runestones_rules::Decider;

use super::*;

/// The English texts of the lessons; a test of the texts holds the other languages to the same keys.
const TEXTS: &str = include_str!("../../../i18n/locales/en/learn.ftl");

#[test]
fn every_lesson_is_a_scenario_that_holds() {
    for lesson in Lesson::all() {
        let failures = lesson.scenario.run().failures;
        assert!(failures.is_empty(), "{}: {}", lesson.name, failures[0]);
    }
}

#[test]
fn every_step_is_a_choice_of_the_learner_and_everything_else_happens_by_itself() {
    for lesson in Lesson::all() {
        let mut game = lesson.scenario.start;
        for (done, step) in lesson.scenario.steps.iter().enumerate() {
            let at = format!("{}, step {}", lesson.name, done + 1);
            for (position, entry) in step.play.iter().enumerate() {
                let by_learner = game.decider() == Decider::Seat(LEARNER);
                assert_eq!(by_learner, position == 0, "{at}: {entry}");
                game.play(*entry, &mut ()).expect("a scenario that holds");
            }
            let moment = lesson.moment(done).expect("a moment of the lesson");
            let wanted = moment.wanted.expect("something to do");
            assert!(moment.game.view(LEARNER).legal_moves().contains(&wanted), "{at}");
            assert_eq!(lesson.moment(done + 1).expect("the next moment").game, game, "{at}");
        }
        let last = lesson.moment(lesson.steps()).expect("the end");
        assert!(last.wanted.is_none() && last.game.decider() != Decider::Chance, "{}", lesson.name);
        assert!(lesson.moment(lesson.steps() + 1).is_none());
    }
}

#[test]
fn a_lesson_is_short_and_changes_something_at_every_step() {
    for lesson in Lesson::all() {
        assert!((3..=7).contains(&lesson.steps()), "{} has {} steps", lesson.name, lesson.steps());
        for done in 0..lesson.steps() {
            let (before, after) = (lesson.moment(done).expect("a moment"), lesson.moment(done + 1).expect("a moment"));
            assert_ne!(before.game, after.game, "{}, step {}", lesson.name, done + 1);
            assert!(after.events.len() >= before.events.len());
        }
    }
}

#[test]
fn the_lessons_lead_through_each_other_and_each_part_ends_in_a_game() {
    let mut lesson = Lesson::find("summon").expect("the first lesson");
    let mut names = vec![lesson.name];
    let mut complete = Vec::new();
    loop {
        complete.extend(lesson.completes_part().then_some(lesson.name));
        let Some(next) = lesson.next() else { break };
        lesson = next;
        names.push(lesson.name);
    }
    assert_eq!(names.len(), Lesson::all().len());
    assert_eq!(complete, ["end", "queenie"]);
    assert!(Lesson::find("nothing").is_none());
}

#[test]
fn every_step_has_its_words_in_every_language_and_no_words_are_left_over() {
    let mut wanted: BTreeSet<String> = BTreeSet::new();
    for lesson in Lesson::all() {
        wanted.extend([format!("lesson-{}", lesson.name), format!("lesson-{}-end", lesson.name)]);
        wanted.extend((1..=lesson.steps()).map(|step| format!("lesson-{}-{step}", lesson.name)));
    }
    for (locale, key) in Locale::ALL.iter().flat_map(|locale| wanted.iter().map(move |key| (*locale, key))) {
        let words = text(locale, key, &[("move", "…".into())]);
        // This is how a missing text looks.
        assert!(!words.contains('⟨'), "{locale} lacks {key}");
        assert!(words.chars().count() <= 260, "{locale}: {key} is too long to be read at a glance");
    }
    let keys = TEXTS.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned());
    let there: BTreeSet<String> = keys.filter(|key| key.starts_with("lesson-")).collect();
    assert_eq!(there, wanted);
}
