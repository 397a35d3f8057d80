//! Every question of whole games, in every language and size: `make sweep`. Deals are new each time, so it finds what the
//! tests of every day have not met yet; it says everything it found, not only the first.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::browser::Browser;
use crate::play::NewGame;
use crate::reach::assert_within_reach;
use crate::server::Server;
use crate::sizes::assert_fits;

const LANGUAGES: [&str; 6] = ["en", "fr", "it", "nl", "ja", "de"];

const COMPANY: [&[&str]; 3] =
    [&["me", "bot:druid"], &["me", "bot:druid", "bot:druid"], &["me", "bot:druid", "bot:druid", "bot:druid"]];

#[test]
#[ignore = "takes half an hour; run by `make sweep`"]
fn sweep() {
    let server = Server::start();
    let mut problems = 0;
    for seats in COMPANY {
        for language in LANGUAGES {
            problems += problems_in_a_game(&server, language, &NewGame { seats, night: true });
        }
    }
    assert_eq!(problems, 0, "questions with problems; each is told above");
}

/// How many kinds of questions do not fit somewhere; what is wrong is told as the test goes on.
fn problems_in_a_game(server: &Server, language: &str, game: &NewGame) -> usize {
    let browser = Browser::speaking(language);
    browser.stand_still(server);
    let game = browser.new_game(server, game);
    let mut seen = Vec::new();
    let mut problems = 0;
    while let Some(shown) = browser.next_question(server, &game, &seen) {
        let state = format!("the table ({language}) where one may {:?}", shown.moves);
        let fits = catch_unwind(AssertUnwindSafe(|| assert_fits(&browser, &state)));
        let reached = catch_unwind(AssertUnwindSafe(|| assert_within_reach(&browser, &state)));
        problems += usize::from(fits.is_err() || reached.is_err());
        seen.push(shown.kind);
    }
    problems
}
