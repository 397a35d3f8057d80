//! What is put together while pieces travel is the table: random games, compared with a freshly loaded page after every move.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::play::NewGame;
use crate::server::Server;

const SAME: &str = include_str!("same_table.js");
/// The script's own work for one event, as it was measured on the way.
const WORK: &str = "
    const [done] = arguments;
    const folder = document.querySelector('script[type=module]').src.replace(/[^/]*$/, '');
    import(folder + 'choreography.js').then(({ work }) => done(work));";

/// A game of random moves at a pace; how many events there were, and for how many of them the script worked longer than the 4
/// milliseconds that it may take.
fn random_game(server: &Server, pace: &str, game: &NewGame, size: (u32, u32), moves: u32) -> (u64, u64) {
    let browser = Browser::lively();
    browser.resize(size.0, size.1);
    browser.change_setting(server, "speed", pace);
    browser.new_game(server, game);
    browser.asked();
    let found = browser.script_to_come(SAME, &[json!(moves), json!(moves * 7 + size.0)]);
    assert!(found["differs"].is_null() && found["error"].is_null(), "{pace}: {found:#}");
    assert!(found["compared"].as_u64() > Some(u64::from(moves / 2)), "{pace}: {found}");
    let work: Value = browser.script_to_come(WORK, &[]);
    let (events, slow) = (work["events"].as_u64().unwrap_or_default(), work["slow"].as_u64().unwrap_or(u64::MAX));
    println!("{pace}: {events} events, {slow} slow");
    browser.assert_clean(&server.site());
    (events, slow)
}

#[test]
fn after_every_move_the_table_is_what_a_fresh_page_shows() {
    let server = Server::start();
    let three = NewGame { seats: &["me", "bot:apprentice", "bot:apprentice"], night: true };
    let four = NewGame { seats: &["me", "bot:apprentice", "bot:apprentice", "bot:apprentice"], night: true };
    let two = NewGame { seats: &["me", "bot:apprentice"], night: false };
    random_game(&server, "instant", &four, (1366, 768), 40);
    let fast = random_game(&server, "fast", &three, (1366, 768), 24);
    let phone = random_game(&server, "fast", &two, (390, 844), 16);
    let normal = random_game(&server, "normal", &two, (1440, 900), 8);
    let (events, slow) = [fast, phone, normal].iter().fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
    assert!(events > 50, "only {events} events were played");
    // A busy machine makes single ones slow; a script that does too much is slow at most of them.
    assert!(2 * slow < events, "{slow} of {events} events were slow");
}
