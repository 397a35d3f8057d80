//! How fast bots play.

use std::num::NonZero;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use runestones_server::Config;
use runestones_testing::browser::Browser;

use crate::server::{Server, free_address, new_game, play};

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

#[test]
fn bots_that_play_among_themselves_leave_half_of_the_machine_to_people() {
    let metrics = free_address();
    let server = Server::start_with(&Config { metrics: Some(metrics), ..Config::default().without_limits() });
    let mut host = server.browser();
    for _ in 0..8 {
        let show = new_game(&mut host, &["bot:archdruid", "bot:archdruid"]);
        assert_eq!(host.get(&show).status, 200, "somebody looks");
    }
    let figure = |name: &str| {
        let figures = Browser::new(metrics).get("/metrics").body;
        figures.lines().find_map(|line| line.strip_prefix(name)?.trim().parse::<usize>().ok()).expect("a figure")
    };
    let thinking: Vec<usize> = (0..150).map(|_| figure("runestones_bots_thinking ")).collect();
    let half = (available_parallelism().map_or(1, NonZero::get) / 2).max(1);
    assert_eq!(thinking.iter().max(), Some(&half), "{thinking:?}");
    // Who plays against a bot does not wait for them.
    let game = new_game(&mut host, &["me", "bot:apprentice"]);
    for _ in 0..5 {
        let page = host.listen(&game, "0").wait_for(|page| !page.moves().is_empty());
        assert_eq!(play(&mut host, &game, &page, &page.moves()[0]).status, 303);
    }
}
