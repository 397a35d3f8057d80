//! What every backend does: each test is a function over an empty store.

mod accounts;
mod alerts;
mod fairness;
mod games;
mod lists;
mod lobby;
mod passkeys;
mod people;
mod played;
mod races;
mod ratings;
mod retention;
mod reviews;

use runestones_store::{GameId, Head, Millis, NewGame, PersonId, Seat, Stamp, Status, Store};

/// Runs the tests against a backend. A new backend is one more line below.
macro_rules! suite {
    ($($backend:ident as $module:ident),*: $tests:tt) => {
        $(mod $module { suite!(@tests $backend $tests); })*
    };
    (@tests $backend:ident { $($group:ident: $($test:ident)*;)* }) => {
        $($(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                use crate::backend::Backend;
                let fresh = crate::backend::$backend::fresh().await;
                super::$group::$test(fresh.store.clone()).await;
                runestones_store::Store::close(&*fresh.store).await;
            }
        )*)*
    };
}

suite! {
    Sqlite as sqlite, Postgres as postgres, Memory as memory: {
        games:
            a_new_game_is_empty
            a_name_is_used_once
            nonsense_is_refused
            appends_build_the_log
            a_stale_head_changes_nothing
            entries_can_be_taken_back
            a_header_can_be_replaced
            any_text_comes_back_as_it_was
            what_is_not_there_is_not_found
            a_game_in_quarantine_rests;
        lists:
            open_games_are_listed_newest_first_in_pages
            private_games_are_not_offered
            a_person_sees_each_of_their_games_once
            games_that_change_at_the_same_time_are_each_listed_once
            quarantined_games_are_not_offered
            what_is_due_first_comes_first;
        people:
            a_person_is_remembered
            a_seat_is_taken_from_who_has_it
            the_first_to_follow_a_link_gets_the_seat
            a_new_link_replaces_the_old_one
            a_link_does_not_open_a_seat_that_is_taken
            chat_is_numbered_and_read_in_parts
            whoever_is_muted_stays_so_until_unmuted
            a_card_set_is_kept
            the_first_result_counts_and_old_ones_go;
        races:
            of_many_writers_one_wins
            undo_and_move_cannot_both_win
            a_conflict_does_not_disturb_the_others
            one_of_many_gets_the_seat
            chat_numbers_are_given_once
            no_game_loses_its_cards_to_a_sweep;
        retention:
            each_kind_has_its_own_age
            what_was_touched_stays
            what_goes_with_a_game_is_gone
            a_game_that_is_gone_is_gone_for_everybody
            a_sweep_is_done_in_small_steps
            numbers_of_lines_are_given_once_also_after_a_sweep
            people_stay_as_long_as_their_games
            card_sets_stay_as_long_as_their_games;
        reviews:
            the_last_review_of_a_game_is_kept
            a_review_goes_with_its_game;
    }
}

// The model has no ratings, accounts or alerts.
suite! {
    Sqlite as sqlite_people, Postgres as postgres_people: {
        ratings:
            a_rated_game_is_due_when_it_ends
            a_result_counts_once
            a_rating_that_has_changed_is_a_conflict
            many_who_count_at_once_count_once
            a_rating_can_be_put_right
            the_ladder_has_those_who_want_it;
        accounts:
            an_account_has_devices
            there_is_an_end_to_devices
            a_code_opens_one_account
            a_link_works_once_and_for_a_time
            whoever_is_forgotten_leaves_nothing_behind;
        alerts:
            channels_are_set_up_confirmed_and_removed
            what_happens_leaves_a_note
            an_alert_goes_to_each_channel_that_wants_it
            a_claim_is_taken_over_when_it_runs_out
            an_alert_of_a_clock_that_was_ahead_does_not_wait
            of_many_who_claim_one_gets_each
            a_channel_that_fails_rests
            what_was_told_is_forgotten;
        passkeys:
            a_passkey_is_kept_and_removed
            a_challenge_is_answered_once;
        fairness:
            who_is_blocked_is_kept_apart
            reports_are_read_in_parts_and_closed
            bans_end_and_can_be_lifted
            every_deed_of_an_operator_is_written_down
            who_is_forgotten_is_in_no_report;
        lobby:
            who_seeks_is_seen_while_they_are_there
            people_meet_once
            companions_are_asked_to_tables
            who_is_forgotten_looks_for_nobody;
        played:
            a_game_that_ends_is_due_and_entered_once
            a_book_is_read_in_parts
            a_page_has_a_name_and_is_seen_by_whom_its_owner_wants
            whoever_is_swept_takes_their_book_along;
    }
}

/// Names made of one letter.
pub(crate) fn game(letter: char) -> GameId {
    letter.to_string().repeat(12).parse().expect("twelve letters")
}

pub(crate) fn person(name: &str) -> PersonId {
    PersonId(name.into())
}

pub(crate) fn at(time: i64) -> Stamp {
    Stamp::new(Millis(time), Status::Running)
}

pub(crate) fn texts(entries: &[&str]) -> Vec<String> {
    entries.iter().map(ToString::to_string).collect()
}

pub(crate) fn new_game(letter: char, time: i64) -> NewGame {
    let seats = vec![Seat::empty(0, "person"), Seat::empty(1, "person")];
    let (header, status, public, time) = ("{}".into(), Status::Open, true, Millis(time));
    NewGame { id: game(letter), header, status, public, seats, time, card_set: None }
}

/// Creates a game for two with a name of one letter.
pub(crate) async fn create(store: &impl Store, letter: char, time: i64) -> Head {
    store.create_game(&new_game(letter, time)).await.expect("a new game")
}

/// The entries of a game.
pub(crate) async fn log(store: &impl Store, letter: char) -> Vec<String> {
    let game = store.load(&game(letter)).await.expect("a good game");
    game.entries.into_iter().map(|entry| entry.entry).collect()
}
