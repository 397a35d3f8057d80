//! How fast bots play.

use std::time::{Duration, Instant};

use crate::server::Server;

/// The fewest decisions of a game between two bots, and how long each of them takes at a pace that people can follow.
const LEAST_DECISIONS: u32 = 200;
const PACE: Duration = Duration::from_millis(450);

#[test]
fn people_can_follow_unless_the_table_asks_for_more() {
    let server = Server::start_at_a_pace();
    let mut browser = server.browser();
    let seats = [("seat1", "bot:druid"), ("seat2", "bot:druid")];

    let begin = Instant::now();
    let game = browser.post("/new", &seats).location();
    let first: u32 = browser.get(&game).version().parse().expect("a number");
    browser.listen(&game, "0").wait_for(|page| page.version().parse::<u32>().expect("a number") >= first + 2);
    assert!(begin.elapsed() >= 2 * PACE, "two moves within {:?}", begin.elapsed());

    let begin = Instant::now();
    let game = browser.post("/new", &[&seats[..], &[("instant-bots", "on")]].concat()).location();
    let end = browser.listen(&game, "0").wait_for(|page| page.body.contains(r#"class="finish""#));
    assert!(begin.elapsed() < LEAST_DECISIONS * PACE, "a game within {:?}", begin.elapsed());
    assert!(end.version().parse::<u32>().expect("a number") > LEAST_DECISIONS);
}
