//! What a server could do wrong with clocks is found.

use runestones_rules::{Decider, Options, Seed, Session};
use runestones_store::{GameSummary, Head, Millis, Status, StoredEntry};
use runestones_table::{OutOfTime, Terms};

use super::*;

const START: i64 = 1_800_000_000_000;
const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;

/// A game in which this many moves were made, a second apart, by a live clock of a minute; whose turn it is then.
fn played(moves: i64) -> (Header, Vec<StoredEntry>, Seat) {
    let (options, seed) = (Options::base(2), Seed::from_number(3));
    let sitters = ["Ann", "Bob"].map(|name| Sitter { looked: Some(Millis(START)), ..Sitter::person(name) });
    let clock = Clock::live(1, 0).expect("a clock");
    let terms = Terms { clock, out_of_time: OutOfTime::Bot };
    let header = Header { terms, started: Some(Millis(START)), ..Header::new(&options, "", seed, sitters.to_vec()) };
    let mut session = Session::new(options, header.names(), seed).expect("a game");
    let mut entries = Vec::new();
    for number in 0..=moves {
        let new = session
            .record()
            .entries
            .iter()
            .skip(entries.len())
            .map(|entry| StoredEntry { entry: entry.to_string(), time: Millis(START + number * SECOND) });
        entries.extend(new.collect::<Vec<_>>());
        if number < moves {
            let any = session.game().legal_moves()[0];
            session.play(any, &mut ()).expect("it is legal");
        }
    }
    let Decider::Seat(seat) = session.game().decider() else { unreachable!("it has only begun") };
    (header, entries, seat)
}

fn stored(header: &Header, entries: &[StoredEntry]) -> StoredGame {
    let length = u32::try_from(entries.len()).expect("few");
    let summary = GameSummary {
        id: header.rematch_id(),
        created: Millis(START),
        updated: Millis(START),
        header: header.to_text(),
        status: Status::Running,
        public: false,
        head: Head { version: length, length },
        due: None,
        damage: None,
    };
    StoredGame { summary, entries: entries.to_vec() }
}

fn told(header: &Header, entries: &[StoredEntry]) -> Tale {
    reckon(&stored(header, entries)).expect("a game that can be replayed")
}

fn with(header: &Header, entries: &[StoredEntry], incidents: &[(Seat, What, i64)]) -> Header {
    let moment = u32::try_from(entries.len()).expect("few");
    let incident =
        |(seat, what, time): &(Seat, What, i64)| Incident { seat: *seat, what: *what, time: Millis(*time), moment };
    Header { incidents: incidents.iter().map(incident).collect(), ..header.clone() }
}

#[test]
fn time_that_was_cut_short_or_ran_out_twice_is_found() {
    let (header, entries, seat) = played(6);
    let quiet = told(&header, &entries);
    let fall = quiet.fall.expect("a clock that runs");
    assert!(quiet.problems.is_empty() && quiet.timeouts == 0, "{quiet:?}");
    // Six moves, half a second of each charged to one or the other, and half a second free for the next.
    assert!((START + MINUTE..=START + MINUTE + 7 * SECOND).contains(&fall), "{}", fall - START);
    let ran_out = |time| (seat, What::RanOut, time);
    let problems = |incidents: &[_]| told(&with(&header, &entries, incidents), &entries).problems.len();
    assert_eq!(problems(&[ran_out(fall)]), 0);
    assert_eq!(problems(&[ran_out(fall - 1)]), 1, "a millisecond too early");
    assert!(problems(&[ran_out(fall), ran_out(fall)]) > 0, "twice");
    let other = Seat::first(2).find(|other| *other != seat).expect("two");
    assert_eq!(problems(&[(other, What::RanOut, fall)]), 1, "whose clock stands still");
    let back = (seat, What::Returned, fall + 1);
    let again = fall + 1 + millis(BACK.as_millis()) + millis(LAG.as_millis());
    assert_eq!(problems(&[ran_out(fall), back, ran_out(again)]), 0, "who came back has another minute");
    assert_eq!(problems(&[ran_out(fall), back, ran_out(again - 1)]), 1);
}

#[test]
fn a_move_after_the_time_was_over_is_found() {
    let (header, mut entries, _) = played(6);
    let last = entries.last().expect("moves").time.0;
    entries.iter_mut().filter(|entry| entry.time.0 == last).for_each(|entry| entry.time.0 += 2 * MINUTE);
    assert_eq!(told(&header, &entries).problems.len(), 1);
    // If a clock was set back in between, nobody can say.
    let incidents = [(Seat::FIRST, What::WantsToStop, START)];
    assert_eq!(told(&with(&header, &entries, &incidents), &entries).problems.len(), 0);
}

#[test]
fn only_what_nothing_disturbed_had_to_be_told() {
    let (header, entries, _) = played(60);
    let turns = told(&header, &entries).turns;
    assert!(turns.len() > 3, "{turns:?}");
    let undisturbed = |header: &Header| -> usize {
        let tale = told(header, &entries);
        Seat::first(2).map(|seat| tale.undisturbed(seat).count()).sum()
    };
    assert_eq!(undisturbed(&header), turns.len() - 1, "all that are over");
    let mut early = with(&header, &entries, &[(turns[1].seat, What::Resigned, START)]);
    early.incidents[0].moment = u32::try_from(turns[1].start).expect("few");
    assert_eq!(undisturbed(&early), 1, "the first turn was over then");
}
