//! A whole game against a bot by links and forms alone.

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

use crate::server::Server;
use runestones_testing::forms::{Press, links_without_script, presses};

fn ending_in<'a>(buttons: &'a [Press], end: &str) -> Vec<&'a Press> {
    buttons.iter().filter(|press| press.action.ends_with(end)).collect()
}

#[test]
fn a_whole_game_against_a_bot() {
    let server = Server::start();
    let mut browser = server.browser();
    let mut rng = StdRng::seed_from_u64(8);
    let home = presses(&browser.get("/").body);
    let mut page = browser.press(ending_in(&home, "/play")[0]);
    let (mut moves, mut waits) = (0, 0);
    loop {
        assert_eq!(page.status, 200);
        let buttons = presses(&page.body);
        if let [again, ..] = ending_in(&buttons, "/rematch")[..] {
            let next = browser.press(again);
            assert!(next.status == 200 && next.body.contains(r#"id="table""#));
            break;
        }
        page = match &ending_in(&buttons, "/move")[..] {
            [] => {
                // The bot is thinking. Nothing but a link says how to go on.
                waits += 1;
                let links = links_without_script(&page.body);
                browser.get(links.first().expect("a way to look again"))
            }
            choices => {
                moves += 1;
                browser.press(choices[rng.random_range(0..choices.len())])
            }
        };
        assert!(waits < 100_000, "the bot never answers");
    }
    assert!(moves > 50, "{moves} moves");
}
