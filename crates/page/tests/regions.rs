//! Every region of the table as HTML, for fixed games.

use std::collections::BTreeSet;
use std::io::Write as _;

use flate2::{Compression, write::GzEncoder};
use maud::Markup;
use runestones_i18n::Locale;
use runestones_page::assets::{self, Script};
use runestones_page::{self as page, Ending, Head, TableView};
use runestones_rules::{Game, Question, Seat};
use runestones_table::{Around, History, Mark, Scores, Settings};
use runestones_testing::tables::{Played, options, with_table};

type Region = fn(&TableView) -> Markup;

/// One element per line, so that a change shows as a small difference.
fn lines(markup: &Markup) -> String {
    markup.0.replace("><", ">\n<")
}

/// The first moment of a seeded game, from a round on, that is as wanted.
fn moment(mix: u64, number: u64, bot: &str, round: u16, wanted: impl Fn(&Game) -> bool) -> Played {
    let mut played = Played::new(&options(mix), number, bot);
    assert!(played.until(|game| game.round() >= round && wanted(game)), "the game has such a moment");
    played
}

/// Somebody in the middle of Use abilities, in a game for three with Night and any stones.
fn abilities() -> Played {
    moment(7, 0, "greedy", 7, |game| {
        matches!(game.question(), Some(Question::Abilities { laid: 2, started: true, .. }))
    })
}

fn draw(played: &Played, locale: Locale, region: impl FnOnce(&TableView) -> Markup) -> String {
    let view = played.game.view(played.game.active());
    with_table(played, &view, locale, Settings::default(), |table| lines(&region(table)))
}

#[test]
fn regions_of_a_game_in_progress() {
    let played = abilities();
    let regions: [(&str, Region); 11] = [
        ("bar", page::bar),
        ("track", page::track),
        ("rivals", page::rivals),
        ("own", page::own),
        ("forges", page::forges),
        ("display", page::display),
        ("runes", page::runes),
        ("supply", page::supply),
        ("wisps", page::wisps),
        ("prompt", page::prompt),
        ("cards", page::cards),
    ];
    for (name, region) in regions {
        insta::assert_snapshot!(name, draw(&played, Locale::En, region));
    }
}

#[test]
fn the_log_and_the_prompt_speak_other_languages() {
    let played = abilities();
    insta::assert_snapshot!("prompt-de", draw(&played, Locale::De, page::prompt));
    insta::assert_snapshot!("prompt-ja", draw(&played, Locale::Ja, page::prompt));
    let short = moment(0, 1, "greedy", 1, |game| matches!(game.question(), Some(Question::Action)));
    insta::assert_snapshot!("log-en", draw(&short, Locale::En, page::log));
    insta::assert_snapshot!("log-fr", draw(&short, Locale::Fr, page::log));
}

#[test]
fn prompts_of_other_moments() {
    let summon =
        moment(0, 3, "greedy", 3, |game| matches!(game.question(), Some(Question::Summon { points: 1.., .. })));
    insta::assert_snapshot!("summon-tray", draw(&summon, Locale::En, page::tray));
    let die = moment(2, 5, "greedy", 2, |game| matches!(game.question(), Some(Question::Die { .. })));
    insta::assert_snapshot!("die-tray", draw(&die, Locale::En, page::tray));
    let pay = moment(2, 4, "random", 2, |game| matches!(game.question(), Some(Question::PayForge(_))));
    insta::assert_snapshot!("pay-prompt", draw(&pay, Locale::En, page::prompt));
    let place = moment(2, 4, "random", 2, |game| matches!(game.question(), Some(Question::Place(_))));
    insta::assert_snapshot!("place-own", draw(&place, Locale::En, page::own));
}

#[test]
fn an_earlier_moment_offers_no_moves() {
    let played = abilities();
    let view = played.game.view(played.game.active());
    let html = with_table(&played, &view, Locale::En, Settings::default(), |table| {
        let decision = Around { back: Some(4), forward: Some(6) };
        let history = Some(History { moment: 5, last: played.moment, decision, ..History::default() });
        lines(&page::table(&TableView { history, ..*table }))
    });
    assert!(!html.contains(r#"name="move""#));
    assert!(html.contains("?at=4") && html.contains("?at=6"));
}

#[test]
fn the_curtain_shows_no_card() {
    let played = abilities();
    let view = played.game.view(played.game.active());
    let html = with_table(&played, &view, Locale::En, Settings::default(), |table| {
        page::table(&TableView { curtain: Some(Seat::FIRST), ..*table }).0
    });
    assert!(!html.contains("class=\"card"));
    insta::assert_snapshot!("curtain", html.replace("><", ">\n<"));
}

#[test]
fn the_end_of_a_game() {
    let mut played = Played::new(&options(0), 2, "greedy");
    while played.step() {}
    let view = played.game.view(Seat::FIRST);
    let seed = Some(played.seed().to_string());
    let scores = Scores { rounds: played.scores.clone(), marks: vec![(1, Seat::FIRST, Mark::Stone)] };
    let ending = Ending { seed, verified: Some(true), scores, rematch: true, next: None, review: None };
    let html = with_table(&played, &view, Locale::En, Settings::default(), |table| {
        lines(&page::finish(&TableView { ending: Some(&ending), ..*table }))
    });
    insta::assert_snapshot!("finish", html);
}

/// How much the page of whoever is asked takes on the wire, in a language of long words: the symbols and an opened pile
/// travel packed, the rest as it is.
fn page_size(played: &Played) -> usize {
    let view = played.game.view(played.game.active());
    with_table(played, &view, Locale::De, Settings::default(), |table| {
        let head = Head { is_table: true, ..Head::for_all("", Locale::De, table.settings) };
        let page = page::layout(&head, &page::table(table)).0;
        let pile = page.split_once(r#"<ul class="fetch__cards">"#).map_or("", |(_, rest)| rest);
        let pile = pile.split_once("</ul>").map_or("", |(cards, _)| cards);
        let parts = [assets::sprite(Locale::De), pile];
        parts.iter().fold(page.len(), |size, part| size - part.len() + packed(part.as_bytes()))
    })
}

#[test]
fn the_first_load_of_a_table_is_small() {
    let first_load =
        [Script::Table, Script::Access].into_iter().flat_map(|script| script.imports().chain([script.path()]));
    let first_load = first_load.chain([&*assets::style().path, &*assets::icon().path]).collect::<BTreeSet<_>>();
    let files = assets::all().filter(|asset| first_load.contains(&*asset.path));
    let files: usize = files.map(|asset| packed(&asset.contents)).sum();
    let (mut usual, mut most) = (0, 0);
    // The most to show at once is a large creature discard to fetch a card from, in a game for four.
    let mut fetched_from = 0;
    for (mix, bot) in [(7, "greedy"), (11, "greedy"), (11, "random"), (10, "random")] {
        let mut played = Played::new(&options(mix), mix, bot);
        while played.step() {
            let discard = usize::from(played.game.creature_discard().len());
            if matches!(played.game.question(), Some(Question::Fetch { .. })) {
                if discard > fetched_from {
                    fetched_from = discard;
                    most = most.max(page_size(&played));
                }
            } else if played.moment.is_multiple_of(40) {
                usual = usual.max(page_size(&played));
            }
        }
    }
    println!("{usual} bytes of HTML, {most} to fetch one of {fetched_from} cards, {files} of style, script and icon");
    assert!(fetched_from > 30, "the largest discard had only {fetched_from} cards");
    assert!(usual + files < 150_000, "{usual} bytes of HTML and {files} of style and script");
    assert!(most + files < 150_000, "{most} bytes of HTML and {files} of style and script");
    assert!(assets::serif().contents.len() < 60_000, "the font");
    let scripts = assets::all()
        .filter(|asset| asset.kind.starts_with("text/javascript"))
        .map(|asset| asset.contents.len())
        .sum::<usize>();
    assert!(scripts < 80 * 1024, "{scripts} bytes of script");
}

/// How many bytes a file takes on the wire.
fn packed(plain: &[u8]) -> usize {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(plain).expect("memory can be written");
    packer.finish().expect("memory can be written").len()
}
