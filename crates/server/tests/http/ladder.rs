//! The ladder and what a page says of strength: every pool, places that move, luck taken out.

use runestones_server::{Time, count_due, recompute};
use runestones_store::{
    AccountStore as _, AnyStore, CountedResult, Device, GameId, KeptResult, Millis, Person, PersonId, Played,
    PlayedStore as _, RatingStore as _, SecretHash, Store as _, StoredRating,
};
use runestones_training::Puzzle;

use crate::clocks::{START, on_terms};
use crate::player::account;
use crate::puzzle::play;
use crate::ratings::person;
use crate::server::{Server, finish};

const DAY: i64 = 86_400_000;

async fn ratings(store: &AnyStore, person: &PersonId) -> Vec<(String, u32, i64)> {
    let all = store.ratings_of(person).await.expect("ratings");
    all.into_iter().map(|rating| (rating.pool, rating.games, rating.mean)).collect()
}

#[test]
fn a_game_over_days_counts_in_a_pool_of_its_own() {
    let server = Server::start();
    let mut host = server.browser();
    let terms = [("clock", "days"), ("days", "2"), ("out-of-time", "bot"), ("rated", "on"), ("instant-bots", "on")];
    let game = on_terms(&mut host, &["me", "bot:druid"], &terms);
    finish(std::slice::from_mut(&mut host), &game, 5);
    let host = person(&host);
    server.restart_after(async |store| {
        count_due(store).await.expect("counted");
        let once = ratings(store, &host).await;
        assert_eq!(once.iter().map(|(pool, games, _)| (&**pool, *games)).collect::<Vec<_>>(), [("days", 1)]);
        let seen = recompute(store).await.expect("recomputed");
        assert_eq!((seen.replayed, seen.put_right, seen.problems), (1, 0, vec![]));
        assert_eq!(ratings(store, &host).await, once);
    });
}

#[test]
fn first_tries_at_puzzles_count_and_again_to_the_same_numbers() {
    let server = Server::start();
    let (mut ann, page) = account(&server, "Ann");
    let puzzles = Puzzle::all();
    play(&mut ann, &puzzles[0], &puzzles[0].turns[0].line);
    play(&mut ann, &puzzles[1], &puzzles[1].turns.last().expect("a turn").line);
    // Another try counts for nothing.
    play(&mut ann, &puzzles[1], &puzzles[1].turns[0].line);
    let who = person(&ann);
    let server = server.restart_after(async |store| {
        let once = ratings(store, &who).await;
        assert_eq!(once.iter().map(|(pool, games, _)| (&**pool, *games)).collect::<Vec<_>>(), [("puzzles", 2)]);
        let wrong = StoredRating { mean: 2_900_000, ..store.ratings_of(&who).await.expect("ratings").remove(0) };
        assert_eq!(store.put_right(&wrong, &[]).await, Ok(true));
        let seen = recompute(store).await.expect("recomputed");
        assert_eq!((seen.results, seen.put_right, seen.problems), (2, 1, vec![]));
        assert_eq!(ratings(store, &who).await, once);
        // A try that was kept and not counted, because a server was stopped just then; its clock was ahead.
        let (contest, time) = (format!("puzzle {}", puzzles[2].key), Millis(i64::MAX / 2));
        let kept = KeptResult { contest, person: who.clone(), value: 1500, detail: String::new(), time };
        assert_eq!(store.keep_result(&kept).await, Ok(true));
    });
    ann.address = server.address;
    play(&mut ann, &puzzles[3], &puzzles[3].turns[0].line);
    play(&mut ann, &puzzles[4], &puzzles[4].turns[0].line);
    let shown = ann.get(&page).body;
    assert!(shown.contains("Puzzles") && shown.contains("pool=puzzles"), "{shown}");
    assert_eq!(ann.get("/ladder?pool=puzzles").status, 200);
    server.restart_after(async |store| {
        assert_eq!(ratings(store, &who).await.first().map(|(_, games, _)| *games), Some(5), "it was found");
    });
}

/// Somebody on the ladder after so many games, the last of them at these times with these means.
async fn on_ladder(store: &AnyStore, name: &str, last: &[(i64, i64)]) {
    let who = PersonId(name.to_owned());
    let device = Device { secret: SecretHash(name.to_owned()), label: String::new(), created: Millis(1) };
    store.keep_account(&who, &device).await.expect("kept");
    let (settings, last_seen) = ("{}".to_owned(), START);
    store.save_person(&Person { id: who.clone(), name: name.to_owned(), settings, last_seen }).await.expect("stored");
    store.set_listed(&who, true).await.expect("listed");
    rated(store, &who, name, last).await;
}

/// Somebody with ratings, in games whose names begin with this.
async fn rated(store: &AnyStore, who: &PersonId, name: &str, last: &[(i64, i64)]) {
    let first = last.first().expect("a rating");
    let steps = (0..20).map(|_| *first).chain(last.iter().copied());
    for ((time, mean), games) in steps.zip(1..) {
        let mut bytes = [0; 9];
        bytes[..name.len()].copy_from_slice(name.as_bytes());
        bytes[8] = games as u8;
        let time = Millis(time);
        let game = GameId::from_bytes(bytes);
        let (pool, deviation, sure_until) = ("two".to_owned(), 40_000, Millis(START.0 + DAY));
        let rating = StoredRating { person: who.clone(), pool: pool.clone(), games, mean, deviation, time, sure_until };
        let result = CountedResult { game, pool, time, seats: "[]".to_owned() };
        assert_eq!(store.count_result(&result, &[rating]).await, Ok(true));
    }
}

#[test]
fn the_ladder_says_who_has_moved_in_30_days() {
    let time = Time::by_hand(START);
    let server = Server::start_at(&time, None).restart_after(async |store| {
        let (long_ago, lately) = (START.0 - 40 * DAY, START.0 - 3 * DAY);
        on_ladder(store, "Ann", &[(long_ago, 1_500_000), (lately, 1_700_000)]).await;
        on_ladder(store, "Bob", &[(long_ago, 1_600_000)]).await;
        on_ladder(store, "Cid", &[(long_ago, 1_400_000)]).await;
        on_ladder(store, "Dan", &[(lately, 1_450_000)]).await;
    });
    // The server that was started anew has the clock of the machine; it wants to have ours.
    let server = server.restart_at(&time);
    let page = server.browser().get("/ladder").body;
    let line = |name: &str| {
        let row = page.split("<tr").find(|row| row.contains(&format!("{name}<"))).expect("a line");
        row.split("class=\"moved").nth(1).expect("how it moved").split("</td>").next().expect("an end").to_owned()
    };
    assert!(line("Ann").contains("▲ 1") && line("Ann").contains("1 place up in 30 days"), "{}", line("Ann"));
    assert!(line("Bob").contains("▼ 1") && line("Bob").contains("1 place down"), "{}", line("Bob"));
    assert!(line("Cid").contains("▼ 1"), "somebody new came in between: {}", line("Cid"));
    assert!(line("Dan").contains("new"), "{}", line("Dan"));
    assert_eq!(page.matches("class=\"moved").count(), 4, "bots do not move");
}

#[test]
fn the_ladder_draws_everybody_and_says_what_it_takes_to_be_listed() {
    let server = Server::start();
    let mut ann = server.browser();
    let page = ann.get("/ladder").body;
    assert!(page.contains("Nobody is listed here yet") && page.contains("20 rated games; you have 0"), "{page}");
    assert_eq!((page.matches("scale__bot").count(), page.matches("scale__dot").count()), (5, 0), "five landmarks");
    // A bot is played from its line, for the rating.
    assert!(page.contains("value=\"bot:sage\"") && page.contains("name=\"rated\""));
    assert!(!ann.get("/ladder?pool=puzzles").body.contains("value=\"bot:"), "bots solve no puzzles");
    let fields = [("seat1", "me"), ("seat2", "bot:sage"), ("rated", "on")];
    assert_eq!(ann.post("/new", &fields).status, 303, "what the button sends is a table");
}

#[test]
fn who_stands_far_down_is_shown_with_those_below() {
    let time = Time::by_hand(START);
    let server = Server::start_at(&time, None);
    let (ann, _) = account(&server, "Ann");
    let (who, mut browser) = (person(&ann), ann);
    let server = server.restart_after(async |store| {
        let lately = START.0 - DAY;
        for number in 0..60 {
            on_ladder(store, &format!("P{number:02}"), &[(lately, 2_000_000 - number * 1000)]).await;
        }
        on_ladder(store, "Low", &[(lately, 1_000_000)]).await;
        store.set_listed(&who, true).await.expect("listed");
        rated(store, &who, "Ann", &[(lately, 1_600_000)]).await;
    });
    let server = server.restart_at(&time);
    browser.address = server.address;
    let page = browser.get("/ladder").body;
    assert!(page.contains("10 more") && page.contains("is-me") && page.contains("Low<"), "{page}");
    // Between the druid and the sage, with the chance against each and a game against the next.
    assert!(page.contains("Your chance against: Druid") && page.contains("64 %"), "{page}");
    assert!(page.contains("Rated game: Sage"), "{page}");
    assert_eq!(page.matches("scale__dot").count(), 52, "fifty, oneself, and the one below");
}

#[test]
fn what_luck_did_is_drawn_for_those_who_may_see_it() {
    let server = Server::start();
    let ((ann, page), (bob, _)) = (account(&server, "Ann"), account(&server, "Bob"));
    let mut people = [ann, bob];
    assert_eq!(people[0].post("/me/page", &[("sees", "all")]).status, 303);
    let who = person(&people[0]);
    let book = async |store: &AnyStore, from: u8, to: u8| {
        for number in from..=to {
            let game = GameId::from_bytes([number; 9]);
            let (time, won) = (Millis(i64::from(number)), if number % 2 == 0 { 12 } else { 0 });
            let (seat, players, night, rated, stones) = (0, 2, false, true, 1);
            let (person, card) = (who.clone(), r#"{"name":"","totals":[60,50]}"#.to_owned());
            let skill = None;
            let played =
                Played { person, time, game: game.clone(), seat, players, night, rated, won, stones, skill, card };
            store.enter_played(&game, &[played]).await.expect("entered");
            // One of them has no review.
            if number != 1 {
                store.set_skill(&game, &[(0, 100_000)]).await.expect("noted");
            }
        }
    };
    let server = server.restart_after(async |store| book(store, 1, 5).await);
    for browser in &mut people {
        browser.address = server.address;
    }
    let shown = people[0].get(&page).body;
    assert!(shown.contains("over 4 games with a review") && !shown.contains("luck-graph"), "too few: {shown}");
    let server = server.restart_after(async |store| book(store, 6, 7).await);
    for browser in &mut people {
        browser.address = server.address;
    }
    let shown = people[0].get(&page).body;
    assert!(shown.contains("over 6 games with a review") && shown.contains("luck-graph__play"), "{shown}");
    // Three of six won, a half more than nothing; six tenths by play.
    assert!(shown.contains("Luck was worth −0.6 wins; chance alone accounts for up to"), "{shown}");
    assert!(!people[1].get(&page).body.contains("With luck taken out"), "it is one's own affair");
    assert_eq!(people[0].post("/me/page", &[("sees", "all"), ("luck", "on")]).status, 303);
    assert!(people[1].get(&page).body.contains("luck-graph__play"), "unless one says so");
}
