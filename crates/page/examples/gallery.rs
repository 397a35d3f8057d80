//! Writes pages of many states into a folder, to be looked at: `cargo run --example gallery -- FOLDER [LANGUAGE]`.
//!
//! Serve the folder with any static file server; the pages ask for `/assets/…`.

use std::path::{Path, PathBuf};

use maud::Markup;
use runestones_i18n::Locale;
use runestones_page::{self as page, Ending, Head, JoinView, NewGameView, PileName, TableView, Who, assets};
use runestones_rules::{Decider, Game, Move, Options, Question, Seat, Seed};
use runestones_table::{Attendance, Chat, ChatLine, Header, History, Scores, Settings, Sitter, Theme};
use runestones_testing::tables::{self, Played, options, with_table};

#[path = "../tests/samples/home.rs"]
mod home;

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "target/gallery".to_owned()));
    for asset in assets::all() {
        let file = folder.join(asset.path.trim_start_matches('/'));
        std::fs::create_dir_all(file.parent().expect("it lies in a folder"))?;
        std::fs::write(file, &asset.contents)?;
    }
    let locale = std::env::args().nth(2).and_then(|tag| tag.parse().ok()).unwrap_or(Locale::En);
    states(&folder, locale)?;
    variants(&folder, locale)?;
    sheets(&folder)
}

/// A position to look for: by name, by bot, from which round on.
type Wanted = (&'static str, &'static str, u16, fn(&Game) -> bool);

const WANTED: &[Wanted] = &[
    ("action", "greedy", 6, |game| matches!(game.question(), Some(Question::Action))),
    ("summon", "greedy", 4, |game| matches!(game.question(), Some(Question::Summon { points: 2.., taken: false, .. }))),
    ("summon-more", "random", 4, |game| {
        matches!(game.question(), Some(Question::Summon { points: 1.., taken: true, .. }))
    }),
    ("lay", "greedy", 4, |game| matches!(game.question(), Some(Question::Abilities { laid: 1, .. }))),
    ("use", "greedy", 7, |game| matches!(game.question(), Some(Question::Abilities { laid: 2, started: true, .. }))),
    ("use-three", "random", 9, |game| matches!(game.question(), Some(Question::Abilities { laid: 3, .. }))),
    ("die", "greedy", 5, |game| matches!(game.question(), Some(Question::Die { .. }))),
    ("die-twice", "random", 5, |game| matches!(game.question(), Some(Question::Die { times: 2, .. }))),
    ("forge", "random", 5, |game| matches!(game.question(), Some(Question::Forge { .. }))),
    ("pay-forge", "random", 5, |game| {
        matches!(game.question(), Some(Question::PayForge(_))) && game.legal_moves().len() > 3
    }),
    ("pay-exchange", "random", 5, |game| matches!(game.question(), Some(Question::PayExchange(_)))),
    ("place", "random", 6, |game| matches!(game.question(), Some(Question::Place(6)))),
    ("trade", "random", 9, |game| {
        matches!(game.question(), Some(Question::Trade))
            && game.legal_moves().contains(&Move::Trade(runestones_rules::RowName::Top))
    }),
    ("end-turn", "random", 9, |game| {
        matches!(game.question(), Some(Question::Trade))
            && !game.legal_moves().iter().any(|mv| matches!(mv, Move::Trade(_)))
    }),
    ("stone", "random", 9, |game| matches!(game.question(), Some(Question::Stone))),
    ("pick-tile", "random", 5, |game| matches!(game.question(), Some(Question::PickTile))),
    ("tile", "random", 5, |game| matches!(game.question(), Some(Question::Tile(_)))),
    ("tile-play", "random", 5, |game| {
        game.legal_moves()
            .iter()
            .any(|mv| matches!(mv, Move::Use(runestones_rules::Source::Tile, runestones_rules::Use::Play(_))))
    }),
    ("played-card", "random", 5, |game| matches!(game.question(), Some(Question::PlayedCard(_)))),
    ("fetch", "random", 8, |game| matches!(game.question(), Some(Question::Fetch { .. }))),
    ("crowded", "random", 14, |game| {
        matches!(game.question(), Some(Question::Abilities { laid: 3, .. }))
            && game.player(game.active()).hand_len() > 4
    }),
    ("over", "greedy", 1, |game| game.decider() == Decider::Nobody),
];

/// The first seeded game in which the position comes up for somebody.
fn find(wanted: &Wanted, mixes: &[u64]) -> Played {
    let (name, bot, round, is_wanted) = *wanted;
    for number in 0..400 {
        let mix = mixes[number as usize % mixes.len()];
        let mut played = Played::new(&options(mix), number, bot);
        if played.until(|game| game.round() >= round && is_wanted(game)) {
            return played;
        }
    }
    panic!("no game has the position {name}");
}

fn states(folder: &Path, locale: Locale) -> std::io::Result<()> {
    for wanted in WANTED {
        // Three players, Night, any stones.
        let played = find(wanted, &[7, 3, 11]);
        let viewer = played.game.active();
        write_table(folder, wanted.0, &played, Some(viewer), (locale, Settings::default()), More::default())?;
    }
    Ok(())
}

/// The same few positions for other people, in other languages and looks.
fn variants(folder: &Path, locale: Locale) -> std::io::Result<()> {
    let used = find(&WANTED[4], &[7]);
    let active = used.game.active();
    let rival = used.game.seats().find(|seat| *seat != active);
    let plain = (locale, Settings::default());
    let nothing = More::default();
    write_table(folder, "rival-turn", &used, rival, plain, nothing)?;
    write_table(folder, "watcher", &used, None, plain, nothing)?;
    write_table(folder, "curtain", &used, Some(active), plain, More { curtain: true, ..nothing })?;
    let dawn = Settings { theme: Theme::Dawn, letters: true, confirm: true, ..plain.1 };
    write_table(folder, "use-dawn-de", &used, Some(active), (Locale::De, dawn), nothing)?;
    write_table(folder, "use-ja", &used, Some(active), (Locale::Ja, plain.1), nothing)?;
    write_table(folder, "history", &used, Some(active), (Locale::Fr, plain.1), More { history: true, ..nothing })?;
    let said =
        |seat, name: &str, text: &str, mute| ChatLine { seat, name: name.to_owned(), text: text.to_owned(), mute };
    let lines = vec![
        said(Some(Seat::FIRST), "Brown", "The dragon is mine.", None),
        said(None, "Black", "We shall see <b>that</b>.", Some(2)),
    ];
    let chat = Chat { lines, muted: vec![(3, "Grey".to_owned())], silent: false };
    let notice = Some("The game has moved on. Please look again.");
    write_table(folder, "chat", &used, Some(active), plain, More { chat: Some(&chat), notice, ..nothing })?;
    for (name, mix) in [("four-players", 8), ("four-players-night", 11), ("two-players", 0)] {
        let played = find(&WANTED[0], &[mix]);
        write_table(folder, name, &played, Some(played.game.active()), plain, nothing)?;
    }
    let over = find(&WANTED[WANTED.len() - 1], &[7]);
    let seed = Some(over.seed().to_string());
    let scores = Scores { rounds: over.scores.clone(), marks: Vec::new() };
    let ending = Ending { seed, verified: None, scores, rematch: true, next: None, review: None };
    write_table(folder, "over", &over, Some(Seat::FIRST), plain, More { ending: Some(&ending), ..nothing })?;
    let late = find(&WANTED[19], &[7]);
    let names = tables::names(late.game.seat_count());
    let voice = runestones_i18n::Voice::new(Locale::En, late.game.card_set(), &names);
    let (view, seats) = (late.game.view(Seat::FIRST), tables::seats(&names));
    let table = TableView::new(&view, voice, &seats, tables::game_info(late.moment));
    write(folder, "pile", &page::layout(&head(true), &page::pile(&table, PileName::Creatures)))
}

/// Whatever a page shows besides the position.
#[derive(Clone, Copy, Default)]
struct More<'a> {
    curtain: bool,
    history: bool,
    chat: Option<&'a Chat>,
    notice: Option<&'a str>,
    ending: Option<&'a Ending>,
}

fn write_table(
    folder: &Path,
    name: &str,
    played: &Played,
    viewer: Option<Seat>,
    (locale, settings): (Locale, Settings),
    more: More,
) -> std::io::Result<()> {
    let view = played.game.seen_by(viewer);
    let html = with_table(played, &view, locale, settings, |table| {
        let (at, last) = (table.game.moment.saturating_sub(3), table.game.moment);
        let history = History { moment: at, last, ..History::default() };
        let table = TableView {
            curtain: more.curtain.then(|| played.game.active()),
            history: more.history.then_some(history),
            chat: more.chat,
            notice: more.notice,
            ending: more.ending,
            ..*table
        };
        let title = page::title(&table);
        let head = Head { is_table: true, ..Head::for_all(&title, locale, settings) };
        page::layout(&head, &page::table(&table))
    });
    write(folder, name, &html)
}

fn head(is_table: bool) -> Head<'static> {
    Head { is_table, ..Head::for_all("Rune Stones", Locale::En, Settings::default()) }
}

fn sheets(folder: &Path) -> std::io::Result<()> {
    let head = head(false);
    write(folder, "home", &home::with_everything(Head { who: Who::Named("Brown"), ..head }, page::home))?;
    write(folder, "home-first", &home::with_nothing(Head { who: Who::Guest, ..head }, page::home))?;
    let bots = ["random", "greedy"];
    let problems = ["Choose exactly eight rune stones.".to_owned()];
    write(
        folder,
        "new",
        &page::new_game(&NewGameView { head, name: "Brown", bots: &bots, card_sets: &[], problems: &problems }),
    )?;
    let sitters = ["Brown", "Grey"].map(Sitter::person).to_vec();
    let header = Header::new(&Options::base(2), "Hollow Hill", Seed::from_number(1), sitters);
    let (seat, attendance) = (Seat::new(1).expect("a seat"), Attendance::default());
    let (link, open, attendance) = ("/seat/x", &[seat], &attendance);
    let join = JoinView { head, link, seat, header: &header, open, attendance, round: 1, name: "Grey" };
    write(folder, "join", &page::join(&join))?;
    write(folder, "error", &page::error(&head, 404, "There is no such game."))?;
    write(folder, "settings", &page::settings(&head, "/"))
}

fn write(folder: &Path, name: &str, html: &Markup) -> std::io::Result<()> {
    println!("{name}: {} bytes", html.0.len());
    std::fs::write(folder.join(format!("{name}.html")), &html.0)
}
