//! Playing at a table by clicking, and starting one.

use serde::Deserialize;
use serde_json::json;

use crate::browser::Browser;
use crate::server::Site;
use crate::wait::until;

/// What the page of a table shows that a player would act on.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub(crate) struct Shown {
    /// The version of the table.
    pub(crate) version: u64,
    /// Whether the page asks its player.
    pub(crate) yours: bool,
    /// Whether the game is over.
    pub(crate) over: bool,
    /// Whether the curtain is closed.
    pub(crate) curtain: bool,
    /// What the buttons of the prompt would do.
    pub(crate) moves: Vec<String>,
    /// The names of the cards in the hand.
    pub(crate) hand: Vec<String>,
    /// The same moves; first those that bring the game forward.
    pub(crate) ranked: Vec<String>,
    /// What kind of question is asked: the first words of its answers.
    pub(crate) kind: String,
}

impl Shown {
    /// A move that brings the game forward.
    pub(crate) fn sensible(&self) -> &str {
        self.ranked.first().unwrap_or_else(|| panic!("nothing is legal: {self:?}"))
    }
}

const SHOWN: &str = concat!(include_str!("play.js"), "return shown(document);");
const FORWARD: &str = concat!(include_str!("play.js"), include_str!("forward.js"));

/// A browser at a new table against a bot, where nothing moves by itself.
pub(crate) fn at_a_table(server: &Site) -> Browser {
    let browser = Browser::open();
    browser.stand_still(server);
    browser.sit_down(server);
    browser
}

/// Company that knows how to win, which keeps a game short.
pub(crate) const A_SHORT_GAME: NewGame = NewGame { seats: &["me", "bot:sage", "bot:sage", "bot:sage"], night: false };

/// Who is to sit on a seat, and what else the form for a new game asks.
pub(crate) struct NewGame<'a> {
    pub(crate) seats: &'a [&'a str],
    pub(crate) night: bool,
}

impl Browser {
    /// What the table shows, as soon as it is not waiting for the server.
    #[track_caller]
    pub(crate) fn shown(&self) -> Shown {
        until("a table", || serde_json::from_value(self.script(SHOWN)).ok())
    }

    /// What the table shows as soon as something holds of it.
    #[track_caller]
    pub(crate) fn shown_when(&self, what: &str, holds: impl Fn(&Shown) -> bool) -> Shown {
        until(what, || serde_json::from_value(self.script(SHOWN)).ok().filter(&holds))
    }

    /// What the table shows when its player is asked, or the game is over.
    #[track_caller]
    pub(crate) fn asked(&self) -> Shown {
        self.shown_when("the player to be asked", |shown| shown.over || shown.curtain || shown.yours)
    }

    /// Clicks the button of a move in the prompt and waits until the table has changed.
    #[track_caller]
    pub(crate) fn play(&self, mv: &str) -> Shown {
        let before = self.shown().version;
        self.click_move(mv);
        self.shown_when(&format!("the table after {mv}"), |shown| shown.version > before)
    }

    #[track_caller]
    pub(crate) fn click_move(&self, mv: &str) {
        // The full list is folded; pieces take the clicks of people.
        let button =
            format!("document.querySelector('#moves button[name=move][value=' + JSON.stringify({}) + ']')", json!(mv));
        until(&format!("{mv} to be offered"), || {
            (self.script(&format!("const button = {button}; button?.click(); return button !== null")) == true)
                .then_some(())
        });
    }

    /// Plays a sensible move and waits until the player is asked again.
    #[track_caller]
    pub(crate) fn play_on(&self) -> Shown {
        let shown = self.asked();
        if shown.over || shown.curtain {
            return shown;
        }
        self.click_move(shown.sensible());
        let asked_again = |now: &Shown| now.version > shown.version && (now.over || now.curtain || now.yours);
        self.shown_when("the player to be asked again", asked_again)
    }

    /// Plays a whole turn: until an action is to be chosen again, or somebody else is called to the screen.
    #[track_caller]
    pub(crate) fn play_turn(&self) -> Shown {
        loop {
            let shown = self.play_on();
            if shown.over || shown.curtain || begins_turn(&shown) {
                return shown;
            }
        }
    }

    /// Looks at so many kinds of questions of a game; on the way to each it is played on without being shown.
    #[track_caller]
    pub(crate) fn each_question(&self, server: &Site, game: &str, count: usize, mut look: impl FnMut(&Shown)) {
        let mut seen: Vec<String> = Vec::new();
        while seen.len() < count {
            let shown = self.next_question(server, game, &seen);
            let shown = shown.unwrap_or_else(|| panic!("the game had only {seen:?}"));
            look(&shown);
            seen.push(shown.kind);
        }
    }

    /// Plays a game on until a kind of question comes up that was not seen yet; nothing if the game is over before.
    #[track_caller]
    pub(crate) fn next_question(&self, server: &Site, game: &str, seen: &[String]) -> Option<Shown> {
        self.goto(&server.url("/import"));
        assert_eq!(self.script_to_come(FORWARD, &[json!(game), json!(seen)]), "");
        self.goto(&server.url(game));
        Some(self.asked()).filter(|shown| !shown.over)
    }

    /// Sets the table so that nothing moves by itself, and nobody gives advice unasked.
    #[track_caller]
    pub(crate) fn stand_still(&self, server: &Site) {
        self.change_settings(server, &[("speed", "instant"), ("tips", "off")]);
    }

    /// Changes a setting on the page for it, and is back home then.
    #[track_caller]
    pub(crate) fn change_setting(&self, server: &Site, field: &str, value: &str) {
        self.change_settings(server, &[(field, value)]);
    }

    #[track_caller]
    fn change_settings(&self, server: &Site, settings: &[(&str, &str)]) {
        self.goto(&server.url("/settings?back=/"));
        for (field, value) in settings {
            self.click(&format!("label:has(input[name={field}][value={value}])"));
        }
        self.click(".settings .btn--main");
        self.wait_for(":is(.welcome, .home)");
    }

    /// Sits down with one click against a bot, and waits to be asked.
    #[track_caller]
    pub(crate) fn sit_down(&self, server: &Site) {
        self.goto(&server.url("/"));
        self.click("form[action='/play'] .btn--main");
        self.wait_for("#table");
        self.asked();
    }

    /// Sets a game up with the form. Returns the path of the table.
    #[track_caller]
    pub(crate) fn new_game(&self, server: &Site, game: &NewGame) -> String {
        self.goto(&server.url("/"));
        self.click("a[href='/new']");
        self.wait_for(".new-game");
        self.new_game_here(server, game)
    }

    /// The same, on the form that is open already.
    #[track_caller]
    pub(crate) fn new_game_here(&self, server: &Site, game: &NewGame) -> String {
        for (position, seat) in game.seats.iter().enumerate() {
            self.select(&format!("seat{}", position + 1), seat);
        }
        if game.night {
            self.click("label:has(input[name=night])");
        }
        self.click(".new-game .btn--main");
        self.wait_for("#table");
        self.path(server)
    }

    /// The path of the page.
    pub(crate) fn path(&self, server: &Site) -> String {
        self.url().trim_start_matches(&server.site()).to_owned()
    }
}

/// Whether the player chooses the action of a new turn.
pub(crate) fn begins_turn(shown: &Shown) -> bool {
    shown.moves.iter().any(|mv| ["summon", "use", "forge", "pass"].contains(&mv.as_str()))
}
