//! The pages that are not a table, and what holds of all pages.

use maud::Markup;
use runestones_i18n::Locale;
use runestones_page::{
    self as page, Filter, Head, ImportView, JoinView, LearnView, LessonCard, NewGameView, PileName, Who,
};
use runestones_rules::{CardSet, Options, Place, Seat, Seed};
use runestones_table::{Attendance, Header, Presence, Settings, Sitter};
use runestones_testing::tables::{Played, options, with_table};

#[path = "samples/home.rs"]
mod home;

fn head() -> Head<'static> {
    Head { who: Who::Named("Brown"), ..Head::for_all("Rune Stones", Locale::En, Settings::default()) }
}

/// Only what follows the shell that all pages share, one element per line.
fn body(markup: &maud::Markup) -> String {
    let start = markup.0.find("<header").expect("a header");
    markup.0[start..].replace("><", ">\n<")
}

#[test]
fn home_lists_games() {
    insta::assert_snapshot!(body(&home::with_everything(head(), page::home)));
}

#[test]
fn home_says_what_there_is_not() {
    // Whoever has a name was here before, even if nothing is left of it.
    let bare = home::with_nothing(head(), page::home).0;
    assert!(bare.contains("Welcome back, Brown") && bare.contains("Nobody waits just now."));
    assert!(bare.contains("Nothing to review yet.") && !bare.contains("class=\"week\""));
    assert!(!bare.contains("Your turn") && !bare.contains("Waiting for others"));
}

#[test]
fn newcomers_are_led_to_the_lessons() {
    let stranger = Head { who: Who::Guest, ..head() };
    let home = home::with_nothing(stranger, page::home);
    assert!(home.0.contains("Learn it in fifteen minutes") && home.0.contains("class=\"picture panel\""));
    // The way to play by ear is an early stop, before the picture and all that follows.
    assert!(home.0.find("Play in the text view") < home.0.find("class=\"picture"));
    let base =
        [LessonCard { name: "summon", done: true, steps: 6 }, LessonCard { name: "forge", done: false, steps: 5 }];
    let more = [LessonCard { name: "night", done: true, steps: 4 }];
    let list = page::learn(&LearnView { head: head(), base: &base, more: &more });
    insta::assert_snapshot!(body(&list));
}

#[test]
fn a_new_game_asks_for_seats_and_stones() {
    let view = NewGameView { head: head(), name: "Brown", bots: &["random", "greedy"], card_sets: &[], problems: &[] };
    insta::assert_snapshot!(body(&page::new_game(&view)));
}

/// A game at night for Brown, somebody else and a bot.
fn invitation() -> Header {
    let options = Options { night: true, ..Options::base(3) };
    let sitter = |name: &str, bot: Option<&str>| Sitter { bot: bot.map(str::to_owned), ..Sitter::person(name) };
    let sitters = vec![sitter("Brown", None), sitter("Grey", None), sitter("Druid", Some("druid"))];
    Header::new(&options, "Hollow <Hill>", Seed::from_number(1), sitters)
}

fn join_view(header: &Header) -> JoinView<'_> {
    static NOBODY: Attendance = Attendance { seats: Vec::new(), watchers: 0 };
    let (seat, open, attendance) = (Seat::FIRST, &[], &NOBODY);
    JoinView { head: head(), link: "/seat/x", seat, header, open, attendance, round: 1, name: "" }
}

#[test]
fn a_seat_can_be_taken() {
    let (header, seat) = (invitation(), Seat::new(1).expect("a seat"));
    let attendance = Attendance { seats: vec![Presence::Here], watchers: 0 };
    let view = JoinView { seat, open: &[seat], attendance: &attendance, ..join_view(&header) };
    insta::assert_snapshot!(body(&page::join(&view)));
}

#[test]
fn settings_and_errors() {
    insta::assert_snapshot!("settings", body(&page::settings(&head(), "/game/k7x2")));
    insta::assert_snapshot!("error", body(&page::error(&head(), 404, "There is no such game.")));
}

/// Every page there is; the tables are those of a game in progress and of its end.
fn all_pages() -> Vec<(&'static str, Markup)> {
    let set = CardSet::standard();
    let lessons = [LessonCard { name: "summon", done: true, steps: 6 }];
    let (sentence, problems) = ("That is no record.", ["line 3".to_owned()]);
    let header = invitation();
    let new = NewGameView { head: head(), name: "Brown", bots: &["druid"], card_sets: &[], problems: &[] };
    let mut pages = vec![
        ("home", home::with_everything(head(), page::home)),
        ("first visit", home::with_nothing(Head { who: Who::Guest, ..head() }, page::home)),
        ("learn", page::learn(&LearnView { head: head(), base: &lessons, more: &[] })),
        ("new game", page::new_game(&new)),
        ("join", page::join(&join_view(&header))),
        ("import", page::import(&ImportView { head: head(), sentence, problems: &problems })),
        ("settings", page::settings(&head(), "/")),
        ("error", page::error(&head(), 404, "There is no such game.")),
        ("rules", page::rules(&head(), set)),
        ("overview", page::overview(&head())),
        ("gallery", page::gallery(&head(), &Filter::default(), set)),
    ];
    let mut played = Played::new(&options(3), 3, "greedy");
    for end in [false, true] {
        while played.step() && (end || played.moment < 60) {}
        let view = played.game.view(Seat::FIRST);
        with_table(&played, &view, Locale::En, Settings::default(), |table| {
            let why = page::why(table, Place::Deck);
            pages.extend([
                ("table", page::layout(&Head { is_table: true, ..head() }, &page::table(table))),
                ("text table", page::text_page(&head(), &page::text_table(table))),
                ("pile", page::layout(&head(), &page::pile(table, PileName::Creatures))),
                ("why", page::why_page(&head(), table, &why)),
            ]);
        });
    }
    pages
}

#[test]
fn nothing_needs_a_lax_policy() {
    for (name, page) in all_pages() {
        // The name space of the sprite is an address, but nothing fetches it.
        let html = page.0.replace("http://www.w3.org/2000/svg", "");
        for inline in [" style=", "<style", "<script>", " onclick", " onload", "javascript:", "http://", "https://"] {
            assert!(!html.contains(inline), "{inline} on the page {name}");
        }
    }
}
