use runestones_model::{Millis, PersonId};
use runestones_rules::{Options, Seat, Seed};

use super::{Ended, MOST, Place, RETURNS, What, Wish};
use crate::table::Refused;
use crate::{ABSENT, Clock, Header, OutOfTime, Sitter, Table, Terms};

fn person(number: usize) -> PersonId {
    PersonId(format!("person {number}"))
}

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

/// A table of so many people, and then a bot.
fn table(people: usize, bots: usize) -> Table {
    let bots = (0..bots).map(|number| Sitter::bot(&format!("B{number}"), "sage"));
    let sitters = (0..people).map(|number| Sitter::person(&format!("P{number}"))).chain(bots).collect::<Vec<_>>();
    let header = Header::new(&Options::base(sitters.len()), "", Seed([7; 32]), sitters);
    let mut table = Table::open(header, Vec::new(), false, 1).expect("a table");
    table.people = (0..table.people.len()).map(|number| (number < people).then(|| person(number))).collect();
    table.times = vec![Millis(0); table.moment() as usize];
    table
}

/// A person wishes something for their seat, or somebody else's; the table changes if it is granted.
fn wish(table: &mut Table, by: usize, wish: Wish, of: usize, at: i64) -> Result<(), Refused> {
    let header = table.wish(&person(by), table.version, (wish, seat(of)), Millis(at))?;
    table.header = header;
    table.version += 1;
    Ok(())
}

#[test]
fn of_two_who_play_the_other_wins_when_one_resigns() {
    for bots in [0, 1] {
        let mut table = table(2 - bots, bots);
        wish(&mut table, 0, Wish::Resign, 0, 5).expect("it is theirs");
        assert_eq!(table.header.ended, Some(Ended::Left));
        assert_eq!(table.winner_by_leaving(), Some(seat(1)));
        assert!(table.is_over() && table.decider().is_none());
        assert_eq!(wish(&mut table, 0, Wish::Return, 0, 6), Err(Refused::Illegal));
        assert_eq!([table.header.place(seat(0)), table.header.place(seat(1))], [Place::Left(0), Place::Stayed]);
    }
}

#[test]
fn with_more_players_a_bot_plays_on_and_the_first_who_leaves_is_last() {
    let mut table = table(3, 0);
    wish(&mut table, 1, Wish::Resign, 1, 5).expect("it is theirs");
    assert_eq!((table.header.ended, table.header.bot_on(seat(1))), (None, Some("sage")));
    assert_eq!(wish(&mut table, 1, Wish::Return, 1, 6), Err(Refused::Illegal), "who resigned has lost");
    assert_eq!(wish(&mut table, 1, Wish::Resign, 1, 6), Err(Refused::Illegal), "once");
    wish(&mut table, 0, Wish::Resign, 0, 7).expect("it is theirs");
    assert_eq!((table.header.ended, table.winner_by_leaving()), (Some(Ended::Left), Some(seat(2))));
    let places: Vec<Place> = Seat::first(3).map(|seat| table.header.place(seat)).collect();
    assert!(places[1] < places[0] && places[0] < places[2], "{places:?}");
}

#[test]
fn a_game_without_any_person_ends() {
    let mut table = table(2, 2);
    wish(&mut table, 0, Wish::Resign, 0, 5).expect("it is theirs");
    assert_eq!(table.header.ended, None);
    wish(&mut table, 1, Wish::Resign, 1, 5).expect("it is theirs");
    assert_eq!((table.header.ended, table.winner_by_leaving()), (Some(Ended::Left), None));
}

#[test]
fn all_have_to_agree_to_stop_and_may_think_again() {
    let mut table = table(3, 1);
    wish(&mut table, 0, Wish::Stop, 0, 1).expect("an offer");
    assert_eq!(wish(&mut table, 0, Wish::Stop, 0, 1), Err(Refused::Illegal), "once");
    wish(&mut table, 1, Wish::Stop, 1, 2).expect("agreed");
    wish(&mut table, 0, Wish::PlayOn, 0, 3).expect("after all not");
    wish(&mut table, 2, Wish::Stop, 2, 4).expect("agreed");
    assert_eq!(table.header.ended, None);
    // Who has left is not asked.
    wish(&mut table, 0, Wish::Resign, 0, 5).expect("it is theirs");
    assert_eq!(table.header.ended, Some(Ended::Stopped));
    assert_eq!(table.winner_by_leaving(), None);
}

#[test]
fn who_sits_alone_at_a_table_stops_at_once() {
    let mut table = table(2, 0);
    table.people[1] = None;
    assert_eq!(wish(&mut table, 0, Wish::Resign, 0, 1), Err(Refused::Illegal), "there is nobody to lose to");
    wish(&mut table, 0, Wish::Stop, 0, 1).expect("agreed with oneself");
    assert_eq!(table.header.ended, Some(Ended::Stopped));
}

#[test]
fn nobody_resigns_for_others_or_sends_it_twice() {
    let mut table = table(3, 0);
    for wished in [Wish::Resign, Wish::Stop, Wish::PlayOn, Wish::Return] {
        assert_eq!(wish(&mut table, 0, wished, 1, 1), Err(Refused::NotYours));
        assert_eq!(wish(&mut table, 9, wished, 1, 1), Err(Refused::NotYours), "strangers wish nothing");
    }
    for wished in [Wish::Replace, Wish::Open] {
        assert_eq!(wish(&mut table, 0, wished, 0, 1), Err(Refused::NotYours));
        assert_eq!(wish(&mut table, 9, wished, 0, 1), Err(Refused::NotYours));
        assert_eq!(wish(&mut table, 0, wished, 1, 1), Err(Refused::Illegal), "they are here");
    }
    let seen = table.version;
    wish(&mut table, 0, Wish::Stop, 0, 1).expect("an offer");
    assert_eq!(table.wish(&person(0), seen, (Wish::PlayOn, seat(0)), Millis(2)), Err(Refused::Stale));
}

#[test]
fn who_stays_away_for_a_week_may_be_replaced_and_come_back() {
    let mut table = table(2, 0);
    let late = table.decider().expect("somebody decides").index();
    let other = 1 - late;
    let week = i64::try_from(ABSENT.as_millis()).expect("a week");
    assert_eq!(wish(&mut table, other, Wish::Replace, late, week - 1), Err(Refused::Illegal));
    assert_eq!(wish(&mut table, late, Wish::Replace, other, week), Err(Refused::Illegal), "it is not their turn");
    wish(&mut table, other, Wish::Replace, late, week).expect("a week is over");
    assert_eq!((table.header.bot_on(seat(late)), table.header.ended), (Some("sage"), None));
    wish(&mut table, late, Wish::Return, late, week + 1).expect("back");
    assert_eq!(table.header.bot_on(seat(late)), None);
    assert_eq!(table.header.place(seat(late)), Place::Left(0), "for a rating it stays lost");
    // With a clock the clock decides.
    table.header.terms = Terms { clock: Clock::Days(14), out_of_time: OutOfTime::Bot };
    assert_eq!(wish(&mut table, other, Wish::Replace, late, 3 * week), Err(Refused::Illegal));
}

#[test]
fn a_seat_that_was_left_can_be_offered_by_a_new_link() {
    let mut table = table(3, 0);
    let first = table.header.seat_secret(seat(1));
    wish(&mut table, 1, Wish::Resign, 1, 5).expect("it is theirs");
    table.header.rated = true;
    assert_eq!(wish(&mut table, 0, Wish::Open, 1, 6), Err(Refused::Illegal), "a rated seat has one person");
    table.header.rated = false;
    wish(&mut table, 0, Wish::Open, 1, 6).expect("offered");
    table.people[1] = None;
    assert!(table.header.is_offered(seat(1)) && table.header.bot_on(seat(1)).is_some(), "the bot plays on");
    assert_eq!(table.open_seats().count(), 0, "nobody waits for it");
    assert_ne!(table.header.seat_secret(seat(1)), first);
    table.header = table.header_with(seat(1), What::Taken, Millis(7));
    assert!(!table.header.is_offered(seat(1)) && table.header.bot_on(seat(1)).is_none());
}

#[test]
fn a_header_does_not_grow_without_end() {
    let mut table = table(2, 0);
    for number in 0..10_000 {
        let _ = wish(&mut table, 0, Wish::Stop, 0, number);
        let _ = wish(&mut table, 0, Wish::PlayOn, 0, number);
    }
    assert_eq!(table.header.incidents.len(), MOST);
    wish(&mut table, 0, Wish::Resign, 0, 1).expect("one can always leave");
    let mut table = self::table(3, 0);
    table.header.terms = Terms { clock: Clock::Live { minutes: 1, increment: 0 }, out_of_time: OutOfTime::Bot };
    let returned = (0..100).filter(|number| {
        table.header = table.out_of_time(seat(0), Millis(*number));
        wish(&mut table, 0, Wish::Return, 0, *number).is_ok()
    });
    assert_eq!(returned.count(), RETURNS);
}

#[test]
fn a_header_with_all_of_it_is_read_as_it_was_written() {
    let mut table = table(3, 0);
    wish(&mut table, 0, Wish::Stop, 0, 1).expect("an offer");
    wish(&mut table, 1, Wish::Resign, 1, 5).expect("it is theirs");
    let read: Header = serde_json::from_str(&table.header.to_text()).expect("a header");
    assert_eq!(read, table.header);
}
