//! The check says exactly what differs, and at which entry.

use super::{played, short};
use crate::card_set::CardSet;
use crate::dealer::Seed;
use crate::moves::{Entry, Move};
use crate::notation::record::{Fairness, Record};
use crate::setup::Options;

fn differences(record: &Record) -> Vec<String> {
    record.verify().differences.iter().map(ToString::to_string).collect()
}

#[test]
fn a_game_as_it_was_played_is_sound() {
    let record = played(Options::base(2), 3, 100_000);
    let verification = record.verify();
    assert!(verification.is_sound(), "{:#?}", verification.differences);
    assert_eq!(verification.fairness, Fairness::Bound);
    assert_eq!(verification.played, record.entries.len());
    assert_eq!(verification.result, record.result);
}

#[test]
fn a_game_that_is_not_over_is_sound() {
    assert!(short().verify().is_sound());
    assert_eq!(short().verify().result, None);
    assert_eq!(Record { commitment: None, ..short() }.verify().fairness, Fairness::Unbound);
    assert_eq!(Record { seed: None, ..short() }.verify().fairness, Fairness::NoSeed);
}

#[test]
fn another_result() {
    let record = played(Options::base(2), 3, 100_000);
    let result = record.result.clone().unwrap();
    let wrong = Record { result: Some(vec![result[0], result[1] + 1]), ..record };
    let expected = format!(
        "the record says that the result is {} {}, but it is {} {}",
        result[0],
        result[1] + 1,
        result[0],
        result[1]
    );
    assert_eq!(differences(&wrong), [expected]);
    let early = Record { result: Some(vec![1, 2]), ..short() };
    assert_eq!(differences(&early), ["the record says that the result is 1 2, but the game is not over"]);
}

#[test]
fn another_seed() {
    let record = Record { seed: Some(Seed::from_number(2)), ..short() };
    let found = differences(&record);
    assert!(found[0].starts_with("the commitment is "), "{}", found[0]);
    assert!(found.len() > 10, "nearly every outcome is another one");
}

#[test]
fn a_stacked_card() {
    let mut record = short();
    let last = record.entries.iter().rposition(|entry| matches!(entry, Entry::Chance(_))).unwrap();
    let before = record.replay().unwrap().nth(last).unwrap().unwrap().before;
    let Entry::Chance(drawn) = record.entries[last] else { unreachable!() };
    let (other, _) = before.chance_outcomes().into_iter().find(|(outcome, _)| *outcome != drawn).unwrap();
    record.entries.truncate(last);
    record.entries.push(other.into());
    let expected = format!("entry {}: the record says `*{other}`, the seed gives `*{drawn}`", last + 1);
    assert_eq!(differences(&record), [expected]);
}

#[test]
fn a_rejected_record_can_still_be_checked() {
    let text = short().to_text().replacen("turn 1", "turn 7", 1).replacen("*first", "*roll ore, *first", 1);
    let rejected = Record::parse(&text, &[CardSet::standard()]).unwrap_err();
    let record = *rejected.record.unwrap();
    assert_eq!(differences(&record), ["entry 1: `roll ore` cannot happen here"]);
}

#[test]
fn an_illegal_entry() {
    let mut record = short();
    record.entries.insert(0, Move::Done.into());
    assert_eq!(differences(&record), ["entry 1: `done` is a move, but chance decides next"]);
    assert_eq!(record.verify().played, 0);
    assert_eq!(record.replay().unwrap().count(), 1, "nothing is played after it");
}

#[test]
fn a_header_put_together_by_hand() {
    let options = Options { players: 5, card_set: CardSet::standard(), ..Options::base(2) };
    let record = Record::new(options, vec!["Brown".to_owned()]);
    assert_eq!(
        differences(&record),
        ["there are 1 names for 5 players", "5 players cannot play; it takes two to four"]
    );
    assert!(record.replay().is_err());
    record.to_text();
}
