//! The first page: play now, a new game, your games, open games.

use maud::{Markup, html};
use runestones_ai::levels;
use runestones_i18n::{Arg, text};

use crate::piece::icon::{icon, mark, marker};
use crate::piece::spans::seen_and_heard;
use crate::site::layout::{Head, sheet_page};
use crate::site::lobby::{InvitedLine, Offer, invitation, offer_line};
use crate::site::player::{PlayedLine, played_list};
use runestones_rules::Seat;

/// What the first page shows.
#[derive(Clone, Copy, Debug)]
pub struct HomeView<'a> {
    /// Language and look.
    pub head: Head<'a>,
    /// The person's games that go on, the one that waits longest first.
    pub running: &'a [GameCard],
    /// Where one is invited.
    pub invited: &'a [InvitedLine],
    /// Tables that wait for anybody.
    pub open: &'a [Offer],
    /// The person's games that are over, the latest first.
    pub finished: &'a [PlayedLine],
    /// The name of the page that has all of them.
    pub player: &'a str,
}

/// A game in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameCard {
    /// The word that stands in its address.
    pub id: String,
    /// What its players call it; may be empty.
    pub name: String,
    /// The players with their scores, in the order of their seats.
    pub players: Vec<(String, u16)>,
    /// The number of the round.
    pub round: u16,
    /// Whether its result counts.
    pub rated: bool,
    /// What is going on there.
    pub state: GameState,
}

/// What is going on in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameState {
    /// It waits for the person who looks.
    YourTurn,
    /// It waits for somebody else.
    TurnOf(String),
    /// So many seats are free.
    Open(u8),
    /// It is over, and these won.
    Won(Vec<String>),
    /// It is over, and nobody won.
    Stopped,
}

/// The first page: for a newcomer one thing to do, for others all that waits, side by side.
pub fn home(view: &HomeView) -> Markup {
    let is_newcomer = view.running.is_empty() && view.finished.is_empty();
    let content = if is_newcomer { first_visit(view) } else { desk(view) };
    sheet_page(&view.head, &html! { (content) (more(view)) })
}

/// Play, or learn to.
fn first_visit(view: &HomeView) -> Markup {
    let t = |key| text(view.head.locale, key, &[]);
    html! {
        (invitations(view))
        section.welcome {
            h1 { (t("ui-title")) }
            p { (t("ui-tagline")) }
            (play_now(view))
            p.small { (t("ui-play-now-hint")) }
            p { a.btn.btn--go.welcome__learn href="/learn" { (icon("i-hint")) (t("ui-learn-newcomer")) } }
            p.welcome__more { a.btn href="/new" { (icon("i-players")) (t("ui-new-game")) } }
            (text_view(view))
        }
        (offers(view))
    }
}

/// The games that wait come first.
fn desk(view: &HomeView) -> Markup {
    let t = |key| text(view.head.locale, key, &[]);
    html! {
        h1.vh { (t("ui-title")) }
        (games(view))
        (invitations(view))
        div.desk {
            section.welcome.sheet-panel.panel {
                h2 { (t("ui-play-now")) }
                p.small { (t("ui-play-now-hint")) }
                (play_now(view))
                p.buttons { a.btn href="/new" { (icon("i-players")) (t("ui-new-game")) } }
            }
            (offers(view))
            (panel(view, "train-daily", "train-daily-about", &[("/daily", "i-sun", "train-daily-play")]))
            (panel(view, "train-puzzles", "train-puzzle-task", &[("/puzzles", "i-use", "train-puzzle-of-day"), ("/practice", "i-restart", "practice-title")]))
            (panel(view, "ui-learn", "ui-learn-about", &[("/learn", "i-hint", "ui-learn")]))
            (finished(view))
        }
        (text_view(view))
    }
}

/// Something to do: what it is, and the ways there.
fn panel(view: &HomeView, title: &str, about: &str, ways: &[(&str, &str, &str)]) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    html! {
        section.sheet-panel.panel {
            h2 { (t(title)) }
            p.small { (t(about)) }
            p.buttons { @for (address, symbol, key) in ways { a.btn href=(address) { (icon(symbol)) (t(key)) } } }
        }
    }
}

/// Straight to a table, against a bot of some level.
fn play_now(view: &HomeView) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    html! {
        form.play-now method="post" action="/play" {
            button.btn.btn--main.btn--big { (icon("i-summon")) (t("ui-play-now")) }
            select name="level" aria-label=(t("ui-level")) {
                @for level in levels() { option value=(level.name) { (t(&format!("bot-{}", level.name))) } }
            }
            // Each level says what it is like, also without script: a style sheet shows the words of the chosen one.
            ul.levels { @for level in levels() { li { (t(&format!("bot-{}-about", level.name))) } } }
        }
    }
}

/// What is looked up now and then.
fn more(view: &HomeView) -> Markup {
    let ways = [
        ("/rules", "ui-rules"),
        ("/gallery", "ui-gallery"),
        ("/import", "ui-open-record"),
        ("/settings", "ui-settings"),
        ("/privacy", "ui-privacy"),
    ];
    html! { p.home__more { @for (address, key) in ways { a href=(address) { (text(view.head.locale, key, &[])) } } } }
}

/// The way to play by ear, for all games to come; and back.
fn text_view(view: &HomeView) -> Markup {
    let t = |key| text(view.head.locale, key, &[]);
    let is_on = view.head.settings.text;
    html! {
        form.welcome__text method="post" action="/settings" {
            input type="hidden" name="back" value="/";
            p.small #text-about { (t("ui-text-about")) }
            button.btn name="text" value=(if is_on { "off" } else { "on" }) aria-describedby="text-about" {
                (icon("i-letters")) (t(if is_on { "ui-text-leave" } else { "ui-text-use" }))
            }
        }
    }
}

/// Where one is invited, if anywhere.
fn invitations(view: &HomeView) -> Markup {
    html! {
        @if !view.invited.is_empty() {
            section.sheet-panel.panel {
                h2 { (text(view.head.locale, "lobby-invited", &[])) }
                ul.plain { @for line in view.invited { (invitation(&view.head, line)) } }
            }
        }
    }
}

/// Tables that wait for anybody; they can be joined with a click.
fn offers(view: &HomeView) -> Markup {
    let t = |key| text(view.head.locale, key, &[]);
    html! {
        section.sheet-panel.panel {
            h2 { (t("ui-open-games")) }
            @if view.open.is_empty() { p.small { (t("lobby-nobody")) } }
            ul.plain { @for offer in view.open { (offer_line(&view.head, offer, false)) } }
            p.buttons { a.btn href="/lobby#seek" { (icon("i-players")) (t("lobby-seek-go")) } }
        }
    }
}

/// The games that are over, with the way to all of them.
fn finished(view: &HomeView) -> Markup {
    let t = |key| text(view.head.locale, key, &[]);
    html! {
        @if !view.finished.is_empty() {
            section.sheet-panel.panel {
                h2 { (t("ui-finished-games")) }
                (played_list(&view.head, view.finished))
                p.buttons { a.btn href={ "/player/" (view.player) } { (t("home-all-games")) } }
            }
        }
    }
}

/// One's own games that go on; the list is there even when it is empty.
fn games(view: &HomeView) -> Markup {
    let t = |key| text(view.head.locale, key, &[]);
    html! {
        section.sheet-panel.panel {
            h2 { (t("ui-your-games")) }
            @if view.running.is_empty() { p.small { (t("ui-no-games")) } }
            ul.games { @for game in view.running { li { (game_card(view, game)) } } }
        }
    }
}

fn game_card(view: &HomeView, game: &GameCard) -> Markup {
    let round = text(view.head.locale, "ui-round", &[("number", Arg::from(game.round))]);
    let names: Vec<String> = game.players.iter().map(|(name, _)| name.clone()).collect();
    let seen = html! {
        span.game__players {
            @for (seat, (name, score)) in Seat::first(4).zip(&game.players) {
                span.game__player { (marker(seat, &mark(&names, seat))) (name) " " b { (score) } }
            }
        }
        span.game__name {
            @if !game.name.is_empty() { (game.name) " · " } (round)
            @if game.rated { " · " (text(view.head.locale, "ui-rated", &[])) }
        }
        span.game__state.is-yours[game.state == GameState::YourTurn] { (state(view, &game.state)) }
    };
    html! {
        a.game href=(view.head.settings.table_address(&game.id)) { (seen_and_heard(&seen, &in_words(view, game))) }
    }
}

/// The whole card as one sentence: "Brown: 12, Sage: 9. Friday · Round 3. Your turn".
fn in_words(view: &HomeView, game: &GameCard) -> String {
    let round = text(view.head.locale, "ui-round", &[("number", Arg::from(game.round))]);
    let player = |(name, score): &(String, u16)| format!("{name}{}{score}", view.head.locale.colon());
    let players: Vec<String> = game.players.iter().map(player).collect();
    let name = Some(game.name.clone()).filter(|name| !name.is_empty());
    let rated = game.rated.then(|| text(view.head.locale, "ui-rated", &[]));
    let parts = [Some(players.join(", ")), name, Some(round), rated, Some(state(view, &game.state))];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn state(view: &HomeView, state: &GameState) -> String {
    let with = |key, name: &str, value: Arg<'_>| text(view.head.locale, key, &[(name, value)]);
    match state {
        GameState::YourTurn => text(view.head.locale, "ui-your-turn", &[]),
        GameState::TurnOf(name) => with("ui-turn-of", "name", name.as_str().into()),
        GameState::Open(count) => with("ui-seats-free", "count", (*count).into()),
        GameState::Won(names) if names.len() == 1 => with("ui-winner", "name", names[0].as_str().into()),
        GameState::Won(names) => with("ui-winners-shared", "names", names.join(", ").into()),
        GameState::Stopped => text(view.head.locale, "ended-stopped", &[]),
    }
}
