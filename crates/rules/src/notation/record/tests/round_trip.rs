//! What is written is what is read.

use super::{played, sets, short};
use crate::dealer::Seed;
use crate::game::Decider;
use crate::notation::record::Record;
use crate::rune::Rune;
use crate::session::Session;
use crate::setup::{FirstPlayer, Options, StoneChoice};

#[track_caller]
fn check(record: &Record) {
    let text = record.to_text();
    let read = Record::parse(&text, &sets()).unwrap_or_else(|problems| panic!("{problems:#?}\n{text}"));
    assert_eq!(read, *record);
    assert_eq!(read.to_text(), text);
    let json = record.to_json();
    let read = Record::from_json(&json, &sets()).unwrap_or_else(|problems| panic!("{problems:#?}\n{json}"));
    assert_eq!(read, *record);
    assert_eq!(read.to_json(), json);
}

#[test]
fn every_mix_of_options() {
    let chosen = vec![
        Rune::GemOrPoints,
        Rune::Plus,
        Rune::Exchange,
        Rune::WildGem,
        Rune::DoubleDie,
        Rune::ExtraPoint,
        Rune::DiscardLowest,
        Rune::HandSize,
    ];
    for players in 2..=4 {
        for night in [false, true] {
            for stones in [StoneChoice::Base, StoneChoice::Random, StoneChoice::Chosen(chosen.clone())] {
                for first in [FirstPlayer::Random, FirstPlayer::Seat(players - 1)] {
                    let options = Options { night, stones: stones.clone(), first, ..Options::base(players) };
                    check(&played(options, 7, 60));
                }
            }
        }
    }
}

#[test]
fn a_whole_game() {
    let record = played(Options::base(2), 3, 100_000);
    assert!(record.result.is_some());
    check(&record);
}

#[test]
fn records_without_entries_seed_or_commitment() {
    check(&Record::new(Options::base(3), vec!["#1".to_owned(), "a: b".to_owned(), "青".to_owned()]));
    check(&Record { seed: None, ..short() });
    check(&Record { commitment: None, seed: None, ..short() });
}

#[test]
fn games_that_begin_in_the_middle() {
    for (players, night) in [(2, false), (3, true), (4, true)] {
        let before = played(Options { night, ..Options::base(players) }, 11, 90);
        let middle = before.replay().unwrap().to_end().unwrap();
        let begun = Record::from_game(&middle, before.players);
        check(&begun);
        // Turns go on being counted, and all luck from here on follows from the new seed.
        let mut session = Session::resume(begun, Seed::from_number(5), &mut ()).unwrap();
        for _ in 0..40 {
            let Decider::Seat(_) = session.game().decider() else { break };
            session.play(session.game().legal_moves()[0], &mut ()).unwrap();
        }
        let record = session.close();
        check(&record);
        assert!(record.verify().is_sound() && record.verify().played > 0);
        assert_eq!(record.replay().unwrap().game(), &middle);
        assert_eq!(record.start.as_deref(), Some(&middle));
    }
}

#[test]
fn lines_are_wrapped() {
    let text = played(Options { night: true, ..Options::base(4) }, 5, 300).to_text();
    let turns = text.split_once("\n\n").unwrap().1;
    assert!(turns.lines().all(|line| line.len() <= 110), "{turns}");
    assert!(turns.lines().any(|line| line.starts_with("    *")), "{turns}");
}

#[test]
fn comments_blank_lines_and_spacing_do_not_matter() {
    let record = short();
    let mut text = String::from("# a comment\n\n");
    for line in record.to_text().lines() {
        text += &line.replace(", ", " ,   ").replace(" ,   seat", ", seat");
        text += if line.starts_with("turn") { "  # a remark, with a comma\r\n\r\n" } else { " \r\n" };
        text += "    # set in\n";
    }
    let read = Record::parse(&text, &sets()).unwrap_or_else(|problems| panic!("{problems:#?}\n{text}"));
    assert_eq!(read, record);
}
