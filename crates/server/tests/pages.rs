//! The pages that are not a table.

use runestones_i18n::Locale;
use runestones_rules::Seat;
use runestones_server::page::{
    self, GameCard, GameState, Head, HomeView, JoinView, LearnView, LessonCard, NewGameView, Settings,
};

fn head() -> Head<'static> {
    Head { title: "Rune Stones", locale: Locale::En, settings: Settings::default(), is_table: false }
}

/// Only what follows the shell that all pages share, one element per line.
fn body(markup: &maud::Markup) -> String {
    let start = markup.0.find("<header").expect("a header");
    markup.0[start..].replace("><", ">\n<")
}

#[test]
fn home_lists_games() {
    let game = |state| GameCard {
        id: "k7x2".to_owned(),
        name: "Hollow <Hill>".to_owned(),
        players: vec![("Brown".to_owned(), 38), ("Grey".to_owned(), 44)],
        round: 9,
        state,
    };
    let running = [game(GameState::YourTurn), game(GameState::TurnOf("Grey".to_owned()))];
    let open = [game(GameState::Open(1))];
    let finished = [game(GameState::Won(vec!["Brown".to_owned(), "Grey".to_owned()]))];
    let html = page::home(&HomeView { head: head(), running: &running, open: &open, finished: &finished });
    insta::assert_snapshot!(body(&html));
}

#[test]
fn newcomers_are_led_to_the_lessons() {
    let home = page::home(&HomeView { head: head(), running: &[], open: &[], finished: &[] });
    assert!(home.0.contains("New here? Learn it in fifteen minutes"));
    let base = [LessonCard { name: "summon", done: true }, LessonCard { name: "forge", done: false }];
    let more = [LessonCard { name: "night", done: true }];
    let list = page::learn(&LearnView { head: head(), base: &base, more: &more });
    insta::assert_snapshot!(body(&list));
}

#[test]
fn a_new_game_asks_for_seats_and_stones() {
    let view = NewGameView { head: head(), name: "Brown", bots: &["random", "greedy"], problems: &[] };
    insta::assert_snapshot!(body(&page::new_game(&view)));
}

#[test]
fn a_seat_can_be_taken() {
    let players = [(Seat::FIRST, "Brown".to_owned())];
    let seat = Seat::new(1).expect("a seat");
    let view = JoinView { head: head(), link: "/seat/x", seat, game_name: "", players: &players, name: "" };
    insta::assert_snapshot!(body(&page::join(&view)));
}

#[test]
fn settings_and_errors() {
    insta::assert_snapshot!("settings", body(&page::settings(&head(), "/game/k7x2")));
    insta::assert_snapshot!("error", body(&page::error(&head(), 404, "There is no such game.")));
}

#[test]
fn nothing_needs_a_lax_policy() {
    let html = page::settings(&head(), "/").0;
    for inline in [" style=", "<style", "<script>", "onclick", "javascript:", "http://", "https://"] {
        // The name space of the sprite is an address, but nothing fetches it.
        assert!(!html.replace("http://www.w3.org/2000/svg", "").contains(inline), "{inline}");
    }
}
