//! What holds for every page of every game.

use std::collections::HashSet;

use rand::rngs::StdRng;
use rand::{Rng, RngExt as _, SeedableRng as _};
use runestones_i18n::Locale;
use runestones_page::{self as page, PileName};
use runestones_rules::{Decider, Place, Seat, SeatView};
use runestones_table::Settings;
use runestones_testing::tables::{Played, options, with_table};

fn html(played: &Played, view: &SeatView, locale: Locale) -> String {
    with_table(played, view, locale, Settings { confirm: true, ..Settings::default() }, |table| page::table(table).0)
}

/// The values of an attribute, in order.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    html.split(&start).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn assert_unique(html: &str, attribute: &str) {
    let mut seen = HashSet::new();
    for value in values(html, attribute) {
        assert!(seen.insert(value), "{attribute} {value} is there twice");
    }
}

/// The list of all moves, without the rest of the page. Where a card is to be fetched, the open pile is part of it.
fn move_list(html: &str) -> &str {
    let Some(start) = html.find(r#" id="moves""#) else { return "" };
    let end = html[start..].find(r#"<ul class="moves__more""#).expect("a list ends");
    &html[start..start + end]
}

fn check(played: &Played, view: &SeatView, locale: Locale) {
    let html = html(played, view, locale);
    assert_unique(&html, "id");
    assert_unique(&html, "data-at");
    assert_unique(&html, "data-piece");
    assert!(!html.contains('⟨'), "a text is missing in {locale}: {}", missing(&html));
    let list = move_list(&html);
    assert_unique(list, "value");
    let mut listed: Vec<String> = values(list, "value").into_iter().map(first_move).collect();
    let mut legal: Vec<String> = view.legal_moves().iter().map(ToString::to_string).collect();
    listed.sort();
    listed.dedup();
    legal.sort();
    assert_eq!(listed, legal, "the list of moves is not that of the engine");
    // A row that can be traded by the click that ends the action is listed, and a card to fetch is sent only once.
    for (_, trade) in view.shortcuts().into_iter().filter(|(place, _)| matches!(place, Place::Row(_))) {
        assert!(values(list, "value").contains(&&*trade.to_string()), "{trade} is not listed");
    }
    let fetched = |html: &str| html.matches(r#"value="fetch "#).count();
    assert_eq!(fetched(&html), legal.iter().filter(|mv| mv.starts_with("fetch ")).count());
    // What asks why has a reason; what is lit has none.
    for piece in html.split("/why?piece=").skip(1).filter_map(|rest| rest.split('"').next()) {
        let place = piece.parse().expect("a place of the table");
        assert!(view.why_not(place).is_some(), "{piece} is legal, but does not glow");
    }
    // Every button for a move, wherever it is, makes a legal one.
    for button in html.split(r#"name="move" value=""#).skip(1) {
        let value = button.split('"').next().unwrap_or_default();
        let is_shortcut = || view.shortcuts().iter().any(|(_, click)| click.to_string() == value);
        assert!(legal.iter().any(|mv| mv == value) || is_shortcut(), "{value} is offered, but not legal");
    }
}

/// The move with which a click begins.
fn first_move(click: &str) -> String {
    click.split(", ").next().unwrap_or_default().to_owned()
}

fn missing(html: &str) -> &str {
    html.split('⟨').nth(1).and_then(|rest| rest.split('⟩').next()).unwrap_or_default()
}

/// The same page for any world that the viewer cannot tell from the real one.
fn check_secrets(played: &Played, view: &SeatView, rng: &mut impl Rng) {
    let world = view.sample(rng).seen_by(view.viewer());
    assert!(html(played, view, Locale::En) == html(played, &world, Locale::En), "a secret shows");
    for seat in played.game.seats() {
        let pile = |view: &SeatView| {
            with_table(played, view, Locale::En, Settings::default(), |table| {
                page::pile(table, PileName::Discard(seat)).0
            })
        };
        assert!(pile(view) == pile(&world), "a secret shows in a pile");
    }
}

#[test]
fn pages_of_random_games() {
    let mut rng = StdRng::seed_from_u64(9);
    for number in 0..36 {
        let mut played = Played::new(&options(number), number, if number % 3 == 0 { "greedy" } else { "random" });
        let mut asked = 0;
        while asked < 400 && played.step() {
            let Decider::Seat(active) = played.game.decider() else { continue };
            asked += 1;
            if rng.random_range(0..24) != 0 {
                continue;
            }
            let locale = Locale::ALL[rng.random_range(0..Locale::ALL.len())];
            let other = Seat::new((active.index() + 1) % played.game.seat_count());
            for viewer in [Some(active), other, None] {
                let view = played.game.seen_by(viewer);
                check(&played, &view, locale);
                check_secrets(&played, &view, &mut rng);
            }
        }
    }
}

#[test]
fn a_finished_game_has_a_page() {
    for number in 0..6 {
        let mut played = Played::new(&options(number), number, "greedy");
        while played.step() {}
        for viewer in [Some(Seat::FIRST), None] {
            check(&played, &played.game.seen_by(viewer), Locale::En);
        }
    }
}
