//! Games that were agreed to count, count: once, and the same when they are counted again.

use runestones_server::{count_due, recompute};
use runestones_store::{PersonId, RatingStore as _, StoredRating};
use runestones_table::hash;
use runestones_testing::browser::{Browser, value_after};

use crate::server::{Server, finish, new_game};

fn rated_game(host: &mut Browser, seats: &[(&str, &str)]) -> String {
    host.post("/new", &[seats, &[("rated", "on")]].concat()).location()
}

pub(crate) fn person(browser: &Browser) -> PersonId {
    PersonId(hash(browser.cookie.as_ref().and_then(|cookie| cookie.split_once('=')).expect("a cookie").1))
}

#[test]
fn a_rated_game_counts_once_for_everybody_who_played() {
    let server = Server::start();
    let (mut host, mut guest) = (server.browser(), server.browser());
    let game = rated_game(&mut host, &[("seat1", "me"), ("seat2", "link"), ("seat3", "bot:druid")]);
    let link = "/join/".to_owned() + &value_after(&host.get(&game).body, "value=\"/join/").expect("a link");
    assert!(guest.get(&link).body.contains("Rated game"), "whoever sits down knows what they agree to");
    // Nobody plays against themselves, be it by link or with two seats from the start.
    assert_eq!(host.post(&link, &[("name", "Maren")]).status, 409);
    let alone = [("seat1", "me"), ("seat2", "here"), ("rated", "on")];
    assert_eq!(host.post("/new", &alone).status, 422);
    assert_eq!(guest.post(&link, &[("name", "Tomo")]).status, 303);
    assert_eq!(host.post(&format!("{game}/hint"), &[("version", "1")]).status, 403, "no advice");
    let mut people = [host, guest];
    finish(&mut people, &game, 7);
    // A game that nobody agreed to rate does not count.
    let unrated = new_game(&mut people[0], &["me", "bot:apprentice"]);
    finish(&mut people[..1], &unrated, 8);
    let people = people.map(|browser| person(&browser));
    server.restart_after(async |store| {
        // Whether the server has counted it before it was stopped or not.
        count_due(store).await.expect("counted");
        let ratings = async || {
            let mut all: Vec<StoredRating> = Vec::new();
            for person in &people {
                all.extend(store.ratings_of(person).await.expect("ratings"));
            }
            all
        };
        let once = ratings().await;
        assert_eq!(once.iter().map(|one| (&*one.pool, one.games)).collect::<Vec<_>>(), [("several", 1); 2]);
        assert_ne!(once[0].mean, once[1].mean, "somebody was ahead");
        count_due(store).await.expect("nothing to do");
        let seen = recompute(store).await.expect("recomputed");
        assert_eq!((seen.results, seen.replayed, seen.ratings, seen.put_right), (1, 1, 2, 0), "{seen:?}");
        assert_eq!(ratings().await, once);
        // What was changed by hand is put right, to the same numbers.
        let wrong = StoredRating { mean: 2_900_000, ..once[0].clone() };
        assert_eq!(store.put_right(&wrong, &[]).await, Ok(true));
        let seen = recompute(store).await.expect("recomputed");
        assert_eq!((seen.put_right, seen.problems), (1, vec![]));
        assert_eq!(ratings().await, once);
    });
}
