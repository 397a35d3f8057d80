//! Tips matter when they should, come one after the other, and have words.

use runestones_i18n::{Locale, text};
use runestones_rules::SeatView;

use super::*;
use crate::lesson::{LEARNER, Lesson};

/// What the learner sees in a lesson after so many steps.
fn moment(lesson: &str, done: usize) -> SeatView {
    Lesson::find(lesson).and_then(|lesson| lesson.moment(done)).expect("a moment of a lesson").game.view(LEARNER)
}

#[test]
fn each_tip_comes_when_it_matters() {
    let cases: [(&str, usize, &[Tip]); 9] = [
        ("exchange", 0, &[Tip::Action]),
        ("summon", 1, &[Tip::Summon]),
        ("abilities", 2, &[]),
        ("abilities", 3, &[Tip::Leaves]),
        ("abilities", 5, &[Tip::Leaves, Tip::Die]),
        ("forge", 0, &[Tip::Action, Tip::Forge]),
        ("ore", 3, &[Tip::Ore]),
        ("trade", 0, &[Tip::Trade]),
        ("trade", 1, &[Tip::Stone]),
    ];
    for (lesson, done, expected) in cases {
        let view = moment(lesson, done);
        let tips: Vec<Tip> = Tip::ALL.into_iter().filter(|tip| tip.matters(&view)).collect();
        assert_eq!(tips, expected, "{lesson} after {done}");
    }
    let late = moment("end", 0);
    assert!(Tip::End.matters(&late) && !Tip::End.matters(&moment("summon", 0)));
}

#[test]
fn a_tip_that_was_seen_makes_way_for_the_next() {
    let view = moment("forge", 0);
    let mut seen = Vec::new();
    while let Some(tip) = Tip::first(&view, |tip| seen.contains(&tip)) {
        seen.push(tip);
    }
    assert_eq!(seen, [Tip::Action, Tip::Forge]);
}

#[test]
fn an_empty_draw_pile_is_told_at_the_beginning_of_a_turn() {
    let shuffled = "# rule: H2\ntitle = \"t\"\nrules = [\"H2\"]\n[position]\nseat.1.hand = [\"100-103\"]\nseat.1.discard = [\"104-107\"]\n[[step]]\ndecides = \"seat 1\"\n";
    let game = runestones_rules::scenario::Scenario::parse(shuffled).expect("a scenario").start;
    assert!(Tip::Shuffle.matters(&game.view(LEARNER)));
    assert!(!Tip::Shuffle.matters(&moment("summon", 0)));
}

#[test]
fn nobody_is_told_anything_while_others_decide() {
    let over = Lesson::find("summon").expect("a lesson");
    let view = moment("summon", over.steps());
    assert_eq!(Tip::first(&view, |_| false), None);
    assert_eq!(Tip::first(&over.moment(0).expect("a moment").game.watch(), |_| false), None);
}

#[test]
fn every_tip_has_its_word_and_words_in_every_language() {
    for tip in Tip::ALL {
        let written = serde_json::to_value(tip).expect("a word");
        assert_eq!(written, tip.word());
        for locale in Locale::ALL {
            assert!(!text(locale, &format!("tip-{}", tip.word()), &[]).contains('⟨'), "{locale}: {tip:?}");
        }
    }
}
