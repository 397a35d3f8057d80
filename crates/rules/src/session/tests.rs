use super::*;
use crate::card_set::CardSet;
use crate::moves::Action;

fn seat(number: u8) -> Seat {
    Seat::try_from(number).unwrap()
}

/// A new game for two, in which seat 1 begins.
fn new_session(number: u64) -> Session {
    let options = Options { first: crate::setup::FirstPlayer::Seat(0), ..Options::base(2) };
    Session::new(options, vec!["Brown".to_owned(), "Grey".to_owned()], Seed::from_number(number)).unwrap()
}

fn play(session: &mut Session, moves: &[&str]) {
    for text in moves {
        session.play(text.parse().unwrap(), &mut ()).unwrap_or_else(|illegal| panic!("{illegal}"));
    }
}

/// A game right after two cards were laid out by seat 1.
fn two_laid() -> Session {
    let mut session = new_session(1);
    play(&mut session, &["use"]);
    for _ in 0..2 {
        let mv = session.game().legal_moves()[0];
        session.play(mv, &mut ()).unwrap();
    }
    session
}

#[test]
fn a_player_decides_first_and_chance_is_dealt() {
    let session = new_session(1);
    assert_eq!(session.game().decider(), Decider::Seat(seat(1)));
    assert!(session.record().entries.iter().all(|entry| entry.reveals()));
    assert_eq!(session.record().commitment, Some(Seed::from_number(1).commitment()));
    assert_eq!(session.record().seed, None, "it stays secret");
    assert_eq!(session.close().seed, Some(Seed::from_number(1)));
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut session = new_session(1);
    let before = session.clone();
    assert_eq!(session.play(Move::Done, &mut ()), Err(Illegal::Move(Move::Done)));
    assert_eq!(session.record(), before.record());
    assert_eq!(session.game(), before.game());
}

#[test]
fn moves_are_taken_back_one_by_one() {
    let start = new_session(1);
    let mut session = two_laid();
    for left in (0..3).rev() {
        session.undo(seat(1)).unwrap();
        assert_eq!(session.record().entries.len(), start.record().entries.len() + left);
    }
    assert_eq!(session.game(), start.game());
    assert_eq!(session.undo(seat(1)), Err(CannotUndo::NothingPlayed));
}

#[test]
fn a_turn_is_restarted() {
    let start = new_session(1);
    let mut session = two_laid();
    session.restart_turn(seat(1)).unwrap();
    assert_eq!(session.game(), start.game());
    assert_eq!(session.record(), start.record());
    assert_eq!(session.restart_turn(seat(1)), Err(CannotUndo::NothingPlayed));
    play(&mut session, &["summon"]);
    assert_eq!(session.game().action(), Some(Action::Summon));
}

#[test]
fn a_turn_is_restarted_after_the_last_thing_that_was_revealed() {
    let mut session = new_session(1);
    let mut restarts = 0;
    while let Decider::Seat(active) = session.game().decider() {
        let turn = session.game().turn();
        let before = session.clone();
        let legal = session.game().legal_moves();
        session.play(legal[before.record().entries.len() * 7 % legal.len()], &mut ()).unwrap();
        let revealed = |session: &Session| session.record().entries.last().is_some_and(|entry| entry.reveals());
        let goes_on = session.game().turn() == turn && session.game().decider() == Decider::Seat(active);
        let began = before.record().entries.len() > before.turn_start;
        if goes_on && began && revealed(&before) && !revealed(&session) {
            let mut again = session.clone();
            again.restart_turn(active).unwrap();
            assert_eq!(again.game(), before.game());
            assert_eq!(again.record(), before.record());
            assert_eq!(again.restart_turn(active), Err(CannotUndo::Revealed), "nothing was played since");
            restarts += 1;
        }
        if restarts == 3 {
            return;
        }
    }
    panic!("nothing was revealed within a turn");
}

#[test]
fn what_others_played_is_theirs() {
    let mut session = two_laid();
    assert_eq!(session.undo(seat(2)), Err(CannotUndo::NotYours(seat(1))));
    assert_eq!(session.restart_turn(seat(2)), Err(CannotUndo::NotYours(seat(1))));
}

#[test]
fn nothing_is_taken_back_after_a_reveal() {
    let mut session = two_laid();
    while session.game().active() == seat(1) {
        session.play(Move::Done, &mut ()).unwrap();
    }
    let entries = session.record().entries.len();
    assert_eq!(session.undo(seat(1)), Err(CannotUndo::Revealed));
    assert_eq!(session.restart_turn(seat(2)), Err(CannotUndo::NothingPlayed));
    assert_eq!(session.record().entries.len(), entries);
}

/// How often chance has decided.
fn luck(session: &Session) -> usize {
    session.record().entries.iter().filter(|entry| matches!(entry, Entry::Chance(_))).count()
}

/// Plays with moves that a number picks; takes back whatever can be, now and then.
fn wander(session: &mut Session, mut state: u64) {
    while let Decider::Seat(active) = session.game().decider() {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let number = (state >> 33) as usize;
        let (entries, revealed) = (session.record().entries.len(), luck(session));
        match number % 16 {
            0 if session.undo(active).is_ok() => assert_eq!(session.record().entries.len(), entries - 1),
            1 if session.restart_turn(active).is_ok() => assert!(session.record().entries.len() < entries),
            _ => {
                let legal = session.game().legal_moves();
                session.play(legal[number % legal.len()], &mut ()).unwrap();
            }
        }
        assert!(luck(session) >= revealed, "luck is never taken back");
    }
}

#[test]
fn a_game_with_second_thoughts_is_a_sound_game() {
    let mut session = new_session(4);
    wander(&mut session, 4);
    let record = session.record();
    assert!(record.result.is_some() && record.seed.is_some());
    assert!(record.verify().is_sound(), "{:#?}", record.verify().differences);
    assert_eq!(session.undo(session.game().active()), Err(CannotUndo::Over));
    assert_eq!(session.restart_turn(session.game().active()), Err(CannotUndo::Over));
}

#[test]
fn a_session_goes_on_where_its_record_ends() {
    let session = two_laid();
    let resumed = Session::resume(session.record().clone(), session.seed.expect("it is played"), &mut ()).unwrap();
    assert_eq!(resumed.game(), session.game());
    assert_eq!(resumed.record(), session.record());
    let mut again = resumed;
    again.restart_turn(seat(1)).unwrap();
    assert_eq!(again.game(), new_session(1).game());
}

#[test]
fn a_record_cut_while_chance_decided_goes_on_with_the_same_luck() {
    let whole = new_session(9);
    let mut cut = whole.record().clone();
    cut.entries.truncate(5);
    let resumed = Session::resume(cut, whole.seed.expect("it is played"), &mut ()).unwrap();
    assert_eq!(resumed.record(), whole.record());
}

#[test]
fn what_cannot_start() {
    let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    let start = |players, list: &[&str]| {
        let options = Options { players, card_set: CardSet::standard(), ..Options::base(2) };
        Session::new(options, names(list), Seed::from_number(1)).unwrap_err().to_string()
    };
    assert_eq!(start(1, &["Brown"]), "1 players cannot play; it takes two to four");
    assert_eq!(start(2, &["Brown"]), "there are 1 names for 2 players");
    assert!(start(2, &["Brown", ""]).contains("cannot be a name"));
    let mut record = new_session(1).record().clone();
    assert_eq!(Session::resume(record.clone(), Seed::from_number(2), &mut ()).unwrap_err(), CannotStart::Seed);
    record.entries.push(Move::Done.into());
    assert!(matches!(Session::resume(record, Seed::from_number(1), &mut ()), Err(CannotStart::Entry(_))));
}

#[test]
fn a_record_can_be_looked_at_but_not_played_on() {
    let mut session = new_session(2);
    let first = session.game().legal_moves()[0];
    session.play(first, &mut ()).unwrap();
    // Without its last entries chance may be asked; with no seed it does not answer.
    let record = session.record().clone();
    for kept in [0, record.entries.len() / 2, record.entries.len()] {
        let cut = Record { entries: record.entries[..kept].to_vec(), commitment: None, ..record.clone() };
        let mut looked_at = Session::of_record(cut.clone(), &mut ()).unwrap();
        assert_eq!(looked_at.record(), &cut);
        assert_eq!(looked_at.play(first, &mut ()), Err(Illegal::Over));
        assert!(
            Seat::first(2).all(|seat| looked_at.may_undo(seat).is_err() && looked_at.may_restart_turn(seat).is_err())
        );
    }
}
