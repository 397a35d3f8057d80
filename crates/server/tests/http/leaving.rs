//! Leaving a table: what it does to the game, to the others, and to the ratings.

use runestones_server::{Time, count_due, recompute};
use runestones_store::{PersonId, RatingStore as _, StoredRating};
use runestones_table::hash;
use runestones_testing::browser::{Answer, Browser, value_after};

use crate::clocks::{LIVE, SECOND, START, after, looks, mover_first, on_terms, sit_down};
use crate::server::{Server, finish, look, play};

const RATED: [(&str, &str); 1] = [("rated", "on")];

fn person(browser: &Browser) -> PersonId {
    PersonId(hash(browser.cookie.as_ref().and_then(|cookie| cookie.split_once('=')).expect("a cookie").1))
}

/// Wishes something, as often as somebody else was faster.
fn wish(browser: &mut Browser, game: &str, wish: &str, seat: &str) -> Answer {
    loop {
        let version = value_after(&browser.get(&format!("{game}/leave")).body, "name=\"version\" value=\"");
        let version = version.unwrap_or_else(|| browser.get(game).version());
        let fields = [("version", &*version), ("wish", wish), ("seat", seat)];
        let answer = browser.post(&format!("{game}/leave"), &fields);
        if answer.status != 409 {
            return answer;
        }
    }
}

/// The seat of whoever looks.
fn seat_of(browser: &mut Browser, game: &str) -> String {
    value_after(&browser.get(game).body, "data-seat=\"").expect("a seat")
}

/// The ratings of these people after all is counted; a recomputation gives the same.
fn ratings(server: Server, people: &[PersonId]) -> Vec<Vec<StoredRating>> {
    let mut found = Vec::new();
    server.restart_after(async |store| {
        count_due(store).await.expect("counted");
        let all = async || {
            let mut all = Vec::new();
            for person in people {
                all.push(store.ratings_of(person).await.expect("ratings"));
            }
            all
        };
        let once = all().await;
        let seen = recompute(store).await.expect("recomputed");
        assert_eq!((seen.put_right, seen.problems), (0, vec![]));
        assert_eq!(all().await, once);
        for (_, result) in store.results_after(0, 9).await.expect("results") {
            assert!(result.seats == "[]" || result.seats.contains("same-household"), "one machine, one household");
        }
        found = once;
    });
    found
}

fn mean(ratings: &[StoredRating]) -> i64 {
    ratings.first().expect("a rating").mean
}

#[test]
fn of_two_the_other_wins_when_one_resigns() {
    let server = Server::start();
    let (mut host, mut guest) = (server.browser(), server.browser());
    let game = on_terms(&mut host, &["me", "link"], &RATED);
    // Alone there is nobody to lose to.
    assert_eq!(wish(&mut host, &game, "resign", "1").status, 422);
    sit_down(&mut host, &mut guest, &game, "Grey");
    let said = host.get(&format!("{game}/leave")).body;
    assert!(said.contains("the other player wins") && said.contains("counts for your rating as lost"), "{said}");
    let mut live = guest.listen(&game, "0");
    assert_eq!(wish(&mut host, &game, "resign", "1").status, 303);
    live.wait_for(|table| table.body.contains("You win") && table.body.contains("resigned"));
    assert!(host.get(&game).moves().is_empty() && guest.get(&game).moves().is_empty());
    assert!(guest.get("/").body.contains(&format!("href=\"{game}\"")), "it stands in the list");
    assert_eq!(wish(&mut host, &game, "return", "1").status, 422);
    let people = [person(&host), person(&guest)];
    let ratings = ratings(server, &people);
    assert!(mean(&ratings[0]) < mean(&ratings[1]));
}

#[test]
fn of_three_a_bot_plays_on_and_who_resigned_is_last() {
    let server = Server::start();
    let mut people = [server.browser(), server.browser(), server.browser()];
    let [host, guest, third] = &mut people;
    let game = on_terms(host, &["me", "link", "link"], &[("rated", "on"), ("instant-bots", "on")]);
    sit_down(host, guest, &game, "Grey");
    sit_down(host, third, &game, "Beige");
    let seat = seat_of(third, &game);
    assert_eq!(wish(third, &game, "resign", &seat).status, 303);
    let page = host.get(&game).body;
    assert!(page.contains("bot plays") && page.contains("Beige resigned"), "the seat and the log say so");
    // Who left does not play, the others play to the end; nobody else gets the seat of a rated game.
    assert!(third.get(&game).moves().is_empty());
    assert_eq!(wish(host, &game, "open", &seat).status, 422);
    finish(&mut people[..2], &game, 3);
    let ratings = ratings(server, &people.map(|browser| person(&browser)));
    let means: Vec<i64> = ratings.iter().map(|ratings| mean(ratings)).collect();
    assert!(means[2] < means[0].min(means[1]), "{means:?}");
}

#[test]
fn nothing_counts_when_all_agree_to_stop() {
    let server = Server::start();
    let (mut host, mut guest) = (server.browser(), server.browser());
    let game = on_terms(&mut host, &["me", "link"], &RATED);
    sit_down(&mut host, &mut guest, &game, "Grey");
    let [mine, theirs] = [seat_of(&mut host, &game), seat_of(&mut guest, &game)];
    assert_eq!(wish(&mut host, &game, "stop", &mine).status, 303);
    assert!(guest.get(&game).body.contains("wants to stop the game"));
    assert!(guest.get(&format!("{game}/leave")).body.contains("nobody’s rating changes"));
    assert_eq!(wish(&mut host, &game, "play-on", &mine).status, 303);
    assert_eq!(wish(&mut guest, &game, "stop", &theirs).status, 303);
    assert!(!host.get(&game).body.contains("stopped by agreement"));
    assert_eq!(wish(&mut host, &game, "stop", &mine).status, 303);
    assert!(guest.get(&game).body.contains("stopped by agreement"));
    let people = [person(&host), person(&guest)];
    assert_eq!(ratings(server, &people), [vec![], vec![]]);
}

#[test]
fn whose_time_ran_out_may_come_back_but_has_lost_for_the_rating() {
    let time = Time::by_hand(START);
    let server = Server::start_at(&time, None);
    let (mut host, mut guest) = (server.browser(), server.browser());
    let terms = [&LIVE[..3], &[("out-of-time", "bot"), ("rated", "on"), ("instant-bots", "on")]].concat();
    let game = on_terms(&mut host, &["me", "link"], &terms);
    sit_down(&mut host, &mut guest, &game, "Grey");
    let [mut mover, mut other] = mover_first(host, guest, &game);
    let seat = seat_of(&mut mover, &game);
    let mut live = looks(&mut mover, &game);
    time.set(after(61 * SECOND));
    live.wait_for(|table| table.body.contains("A bot plays for you"));
    assert!(other.get(&game).body.contains("ran out of time; a bot plays on"));
    assert!(mover.get(&format!("{game}/leave")).body.contains("For your rating the game stays lost"));
    assert_eq!(wish(&mut mover, &game, "return", &seat).status, 303);
    assert!(other.get(&game).body.contains("is back"));
    // Time stands still from now on, and both play to the end.
    let mut people = [mover, other];
    finish(&mut people, &game, 11);
    let ratings = ratings(server, &people.map(|browser| person(&browser)));
    assert!(mean(&ratings[0]) < mean(&ratings[1]), "whoever has more points");
}

#[test]
fn a_seat_that_was_left_gets_somebody_else_by_a_new_link() {
    let server = Server::start();
    let (mut host, mut guest, mut late) = (server.browser(), server.browser(), server.browser());
    let game = on_terms(&mut host, &["me", "link", "bot:apprentice"], &[("instant-bots", "on")]);
    let old = "/join/".to_owned() + &value_after(&host.get(&game).body, "value=\"/join/").expect("a link");
    sit_down(&mut host, &mut guest, &game, "Grey");
    let seat = seat_of(&mut guest, &game);
    assert_eq!(wish(&mut host, &game, "open", &seat).status, 422, "they are there");
    assert_eq!(wish(&mut guest, &game, "resign", &seat).status, 303);
    assert_eq!(wish(&mut host, &game, "open", &seat).status, 303);
    assert_ne!(late.post(&old, &[("name", "Beige")]).status, 303, "the old link opens nothing");
    sit_down(&mut host, &mut late, &game, "Beige");
    assert!(host.get(&game).body.contains("Beige took over a seat"));
    assert_eq!(seat_of(&mut late, &game), seat);
    assert!(!guest.get(&game).body.contains("data-seat="), "who resigned watches");
    finish(&mut [host, late], &game, 5);
}

#[test]
fn nobody_leaves_for_others_or_twice() {
    let server = Server::start();
    let (mut host, mut guest, mut stranger) = (server.browser(), server.browser(), server.browser());
    let game = on_terms(&mut host, &["me", "link", "link"], &[]);
    sit_down(&mut host, &mut guest, &game, "Grey");
    sit_down(&mut host, &mut server.browser(), &game, "Beige");
    let leave = format!("{game}/leave");
    let theirs = seat_of(&mut guest, &game);
    assert_eq!(stranger.get(&leave).status, 403);
    for wished in ["resign", "stop", "play-on", "return", "replace", "open"] {
        assert!(
            [403, 422].contains(&wish(&mut host, &game, wished, if wished == "open" { "1" } else { &theirs }).status)
        );
        assert_eq!(wish(&mut stranger, &game, wished, &theirs).status, 403, "{wished}");
    }
    // A form that is sent twice, one from long ago, and nonsense.
    let version = value_after(&host.get(&leave).body, "name=\"version\" value=\"").expect("a version");
    let stop = [("version", &*version), ("wish", "stop"), ("seat", "1")];
    assert_eq!(host.post(&leave, &stop).status, 303);
    assert_eq!(host.post(&leave, &stop).status, 409);
    for (wished, seat) in [("resign", "9"), ("resign", ""), ("explode", "1"), ("", "1"), ("resign", "1\u{0}")] {
        let fields = [("version", &*version), ("wish", wished), ("seat", seat)];
        assert_eq!(host.post(&leave, &fields).status, 422, "{wished:?} {seat:?}");
    }
    let page = look(&mut host, &game);
    assert!(!page.body.contains("resigned"));
    // Nobody plays for whoever has not left.
    if let Some(mv) = page.moves().first() {
        assert_eq!(play(&mut stranger, &game, &page, mv).status, 403);
    }
}

#[test]
fn a_rated_game_has_no_hints_and_no_review_while_it_runs() {
    let server = Server::start();
    let (mut host, mut guest) = (server.browser(), server.browser());
    let game = on_terms(&mut host, &["me", "link"], &RATED);
    sit_down(&mut host, &mut guest, &game, "Grey");
    let [mut mover, _] = mover_first(host, guest, &game);
    let page = mover.get(&game);
    assert!(!page.body.contains(&format!("{game}/hint")));
    assert_eq!(mover.post(&format!("{game}/hint"), &[("version", &page.version())]).status, 403);
    for below in ["review", "record"] {
        assert_eq!(mover.get(&format!("{game}/{below}")).status, 403, "{below}");
    }
    let play_on = mover.post(&format!("{game}/review/play"), &[("at", "20"), ("level", "sage")]);
    assert_eq!(play_on.status, 403);
}

#[test]
fn who_stays_away_for_a_week_is_replaced_if_somebody_asks() {
    let time = Time::by_hand(START);
    let server = Server::start_at(&time, None);
    let (mut host, mut guest) = (server.browser(), server.browser());
    let game = on_terms(&mut host, &["me", "link"], &[("instant-bots", "on")]);
    sit_down(&mut host, &mut guest, &game, "Grey");
    let [mut late, mut other] = mover_first(host, guest, &game);
    let seat = seat_of(&mut late, &game);
    let week = 7 * 86_400 * SECOND;
    time.set(after(week - 1));
    assert_eq!(wish(&mut other, &game, "replace", &seat).status, 422);
    time.set(after(week));
    assert!(other.get(&game).body.contains("has not played for seven days"));
    assert!(other.get(&format!("{game}/leave")).body.contains("Let a bot play for"));
    assert_eq!(wish(&mut other, &game, "replace", &seat).status, 303);
    assert!(late.get(&game).body.contains("A bot plays for you"));
    assert_eq!(wish(&mut late, &game, "return", &seat).status, 303);
    assert!(other.get(&game).body.contains("is back"));
}
