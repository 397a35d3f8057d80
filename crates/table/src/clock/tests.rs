//! Months of games are played in a moment, on servers whose clocks jump.

use std::time::Duration;

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use runestones_model::{Millis, PersonId};
use runestones_rules::{Options, Seat, Seed};

use super::{BACK, GRACE, LAG, later};
use crate::{Clock, Deed, Ease, Header, OutOfTime, Sitter, Spell, Table, Terms, What};

const SECOND: i64 = 1000;
const DAY: i64 = 86_400 * SECOND;
/// The last Sunday of March, shortly before clocks in Europe are put forward: for a server it is an hour like any other.
const START: Millis = Millis(1_774_746_000_000);

fn person(number: usize) -> PersonId {
    PersonId(format!("person {number}"))
}

fn table(players: usize, clock: Clock, seed: u64) -> Table {
    let sitters = (0..players).map(|number| Sitter::person(&format!("P{number}"))).collect();
    let header = Header::new(&Options::base(players), "", Seed::from_number(seed), sitters);
    let terms = Terms { clock, out_of_time: OutOfTime::Bot };
    let header = Header { terms, started: Some(START), ..header };
    let mut table = Table::open(header, Vec::new(), false, 1).expect("a table");
    // Everybody looks at it from the beginning.
    table.header.sitters.iter_mut().for_each(|sitter| sitter.looked = Some(START));
    table.people = (0..players).map(|number| Some(person(number))).collect();
    table.times = vec![START; table.moment() as usize];
    table
}

/// The seat to move does something at this time.
fn play(table: &mut Table, deed: Deed, at: Millis) {
    let seat = table.decider().expect("somebody decides");
    let next = table.after(seat, deed, Ease::NONE).expect("it can be done");
    let at = table.instant(at);
    table.accept(next, table.version + 1, at);
}

fn any_move(table: &Table, rng: &mut StdRng) -> Deed {
    let moves = table.session.game().legal_moves();
    Deed::Play(moves[rng.random_range(0..moves.len())].into())
}

/// Plays until the turn is over, without any time passing.
fn play_turn(table: &mut Table, at: Millis, rng: &mut StdRng) {
    let turn = table.session.game().turn();
    while table.session.game().turn() == turn && table.decider().is_some() {
        let deed = any_move(table, rng);
        play(table, deed, at);
    }
}

fn left(table: &Table, seat: Seat, at: Millis) -> Duration {
    table.reading(seat, at).expect("a clock").left
}

/// So many seconds without that.
fn less(seconds: u64, spent: Duration) -> Duration {
    Duration::from_secs(seconds).saturating_sub(spent)
}

#[test]
fn without_a_clock_there_is_nothing_to_read() {
    let table = table(2, Clock::None, 1);
    assert_eq!((table.reading(Seat::FIRST, START), table.fall()), (None, None));
}

#[test]
fn only_the_clock_of_the_seat_to_move_runs_and_a_turn_adds_its_increment() {
    let clock = Clock::Live { minutes: 20, increment: 30 };
    let (mut table, mut rng) = (table(2, clock, 2), StdRng::seed_from_u64(2));
    let first = table.decider().expect("somebody begins");
    let other = Seat::first(2).find(|seat| *seat != first).expect("the other");
    let thought = Duration::from_secs(100);
    let at = later(START, thought);
    assert_eq!(left(&table, first, at), less(1200, thought) + LAG);
    assert_eq!(left(&table, other, at), Duration::from_mins(20));
    assert!(table.reading(first, at).expect("a clock").runs && !table.reading(other, at).expect("a clock").runs);
    play_turn(&mut table, at, &mut rng);
    let after = less(1200, thought) + LAG + Duration::from_secs(30);
    assert_eq!(left(&table, first, later(at, thought)), after, "it stands");
    assert_eq!(left(&table, other, later(at, thought)), less(1200, thought) + LAG);
    let fall = table.fall().expect("a clock runs");
    assert_eq!((fall.seat, fall.at), (other, later(at, Duration::from_mins(20) + LAG)));
    assert_eq!(table.fallen(Millis(fall.at.0 - 1)), None);
    assert_eq!(table.fallen(fall.at), Some(other));
    let shown = |ms: i64| table.reading(other, Millis(fall.at.0 - ms)).expect("a clock");
    assert!(!shown(30 * SECOND).low && shown(30 * SECOND - 1).low, "it is low in the last half minute");
}

#[test]
fn lag_costs_nothing_but_only_up_to_its_bound() {
    let clock = Clock::Live { minutes: 1, increment: 0 };
    let (mut table, mut rng) = (table(2, clock, 3), StdRng::seed_from_u64(3));
    let (seat, mut at) = (table.decider().expect("a seat"), START);
    for passed in [LAG / 2, LAG] {
        at = later(at, passed);
        let deed = any_move(&table, &mut rng);
        play(&mut table, deed, at);
        if table.decider() != Some(seat) {
            return;
        }
        assert_eq!(left(&table, seat, at), Duration::from_mins(1));
    }
}

#[test]
fn taking_back_gives_no_time_back() {
    let clock = Clock::Live { minutes: 10, increment: 10 };
    for number in 0..20 {
        let (mut table, mut rng) = (table(2, clock, number), StdRng::seed_from_u64(number));
        let seat = table.decider().expect("a seat");
        let deed = any_move(&table, &mut rng);
        play(&mut table, deed, later(START, Duration::from_mins(1)));
        if table.can_undo(seat) {
            let at = later(START, Duration::from_secs(90));
            play(&mut table, Deed::Undo, at);
            assert_eq!(left(&table, seat, at), less(600, less(90, LAG)));
        }
        // A turn that is over stays over: the other one's clock has run since.
        play_turn(&mut table, later(START, Duration::from_secs(100)), &mut rng);
        assert!(!table.can_undo(seat) || table.decider() == Some(seat));
    }
}

#[test]
fn nobody_runs_out_of_time_before_everybody_is_there() {
    let mut table = table(2, Clock::Days(1), 4);
    let absent = Seat::first(2).find(|seat| table.decider() != Some(*seat)).expect("the other");
    table.people[absent.index()] = None;
    table.header.started = None;
    assert_eq!(table.fall(), None);
    table.people[absent.index()] = Some(person(1));
    assert!(table.fallen(Millis(i64::MAX - 1)).is_none(), "nobody has said that it begins");
    let began = Millis(START.0 + 9 * DAY);
    table.header.started = Some(began);
    assert_eq!(table.fall().map(|fall| fall.at), Some(Millis(began.0 + DAY)));
}

#[test]
fn a_live_clock_waits_for_who_does_not_look_but_not_for_long() {
    let clock = Clock::Live { minutes: 5, increment: 0 };
    let absent = |number| {
        let mut table = table(2, clock, number);
        table.header.sitters.iter_mut().for_each(|sitter| sitter.looked = None);
        table
    };
    let at = |seconds: u64| later(START, Duration::from_secs(seconds));
    let whole = Duration::from_mins(5);
    // Nobody looks: it runs when the grace is over.
    let mut table = absent(6);
    let seat = table.decider().expect("a seat");
    assert_eq!(left(&table, seat, at(59)), whole);
    assert_eq!(table.reading(seat, at(20)).expect("a clock").waits, Duration::from_secs(40));
    assert_eq!(table.fall().map(|fall| fall.at), Some(later(START, GRACE + whole + LAG)));
    assert!(!table.reading(seat, at(60)).expect("a clock").is_waiting());
    // Whoever is not asked looks: that is noted, and changes nothing for the other.
    let other = Seat::first(2).find(|other| *other != seat).expect("the other");
    let people = table.people.iter().flatten().cloned().collect::<Vec<_>>();
    table.header = table.header_with_looks(&people[other.index()..=other.index()], at(5)).expect("a clock waited");
    assert_eq!(left(&table, seat, at(59)), whole);
    // The player looks: it runs from then on, and looking again changes nothing.
    table.header = table.header_with_looks(&people[seat.index()..=seat.index()], at(20)).expect("a clock waited");
    assert_eq!(left(&table, seat, at(30)), less(300, less(10, LAG)));
    assert_eq!(table.fall().map(|fall| fall.at), Some(later(at(20), whole + LAG)));
    assert_eq!(table.header_with_looks(&people, at(25)), None);
    // Whoever moves without ever having looked (a page without script) is there from then on.
    let mut unseen = absent(6);
    let mut rng = StdRng::seed_from_u64(6);
    let deed = any_move(&unseen, &mut rng);
    play(&mut unseen, deed, at(30));
    if unseen.decider() == Some(seat) {
        assert_eq!(left(&unseen, seat, at(40)), less(300, less(10, LAG)), "the move was free, what follows is not");
    }
    // Late looks change nothing, nor do looks at games over days.
    assert_eq!(absent(6).header_with_looks(&people, at(60)), None);
    let mut days = self::table(2, Clock::Days(1), 6);
    days.header.sitters.iter_mut().for_each(|sitter| sitter.looked = None);
    assert_eq!(
        (days.header_with_looks(&people, at(5)), left(&days, seat, at(10))),
        (None, less(86_400, Duration::from_secs(10)))
    );
}

#[test]
fn who_comes_back_has_time_to_think() {
    let mut table = table(3, Clock::Live { minutes: 1, increment: 0 }, 5);
    let fall = table.fall().expect("a clock runs");
    table.header = table.out_of_time(fall.seat, fall.at);
    assert_eq!((table.fall(), left(&table, fall.seat, fall.at)), (None, Duration::ZERO), "a bot plays now");
    let back = Millis(fall.at.0 + 500 * SECOND);
    table.header = table.header_with(fall.seat, What::Returned, back);
    assert_eq!(table.fall().map(|fall| fall.at), Some(later(back, BACK + LAG)));
}

/// What has to hold at any moment, whatever the clock of the server does.
fn check(table: &Table, now: Millis) {
    let Some(fall) = table.fall() else { return };
    let reading = |at: Millis| table.reading(fall.seat, at).expect("a clock");
    assert_eq!(reading(fall.at).left, Duration::ZERO, "it falls when nothing is left");
    let before = reading(Millis(fall.at.0 - 1));
    assert!(before.left <= Duration::from_millis(1) && reading(now).left <= reading(now).whole);
    for seat in Seat::first(table.people.len()).filter(|seat| *seat != fall.seat) {
        assert!(!table.reading(seat, now).expect("a clock").runs, "only one clock runs");
    }
    for ms in [0, SECOND, DAY / 3] {
        assert!(reading(Millis(now.0 + ms)).left <= reading(now).left, "time only passes");
    }
}

#[test]
fn months_of_games_over_days_with_vacations_and_clocks_that_jump() {
    let (mut fell, mut ended, mut away) = (0, 0, 0);
    for number in 0..12 {
        let mut rng = StdRng::seed_from_u64(number);
        let mut table = table(2 + (number % 3) as usize, Clock::Days(1 + (number % 5) as u8), number);
        let mut now = START;
        while let Some(seat) = table.decider() {
            let whole = table.reading(seat, now).expect("a clock").whole;
            // People take their time, sometimes too much of it; now and then a server's clock is wrong by hours.
            now = later(now, whole.mul_f64(rng.random_range(0.0..1.02)));
            if rng.random_bool(0.1) {
                now = Millis(now.0 - rng.random_range(0..6 * 3600) * SECOND);
            }
            if rng.random_bool(0.05) {
                let spell = Spell { from: now, until: Millis(now.0 + rng.random_range(1..10) * DAY) };
                let running = table.fall();
                table.header.sitters[seat.index()].vacation.push(spell);
                if let (Some(before), Some(after)) = (running, table.fall()) {
                    assert!(after.at >= before.at);
                    assert!(before.at <= now || after.at >= spell.until, "nobody runs out of time on vacation");
                }
                assert!(table.header.stand_in(seat).is_some() || !table.reading(seat, now).expect("a clock").runs);
                away += 1;
            }
            check(&table, now);
            if let Some(seat) = table.fallen(now) {
                table.header = table.out_of_time(seat, now);
                fell += 1;
                assert_eq!(table.fallen(later(now, Duration::from_hours(10_000))), None, "it falls once");
            } else if table.header.stand_in(seat).is_some() && rng.random_bool(0.3) {
                table.header = table.header_with(seat, What::Returned, now);
                assert_eq!(left(&table, seat, now), whole, "who comes back has a whole turn");
            } else {
                let left_before = left(&table, seat, now);
                play_turn(&mut table, now, &mut rng);
                assert!(table.times.is_sorted(), "what is written down is in order");
                assert!(left_before <= whole);
            }
        }
        ended += u32::from(table.is_over());
        assert!(table.last_change().0 - START.0 > 7 * DAY, "a game takes its time");
    }
    assert!(fell > 10 && away > 10 && ended == 12, "{fell} {away} {ended}");
}
