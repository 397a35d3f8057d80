//! The games that go on: those that wait for whoever looks as cards, the others as a row of small ones.

use std::time::Duration;

use maud::{Markup, html};
use runestones_i18n::{Arg, text};
use runestones_rules::{Card, CardSet, Seat, THRONE};
use runestones_table::Clock;

use super::HomeView;
use crate::piece::icon::{druid, icon, mark, marker};
use crate::site::lobby::terms_of;
use crate::site::small_cards::small_cards;
use crate::table::time_words;

/// A game in a list.
#[derive(Clone, Debug)]
pub struct GameCard {
    /// The word that stands in its address.
    pub id: String,
    /// What its players call it; may be empty.
    pub name: String,
    /// The players with their scores, in the order of their seats.
    pub players: Vec<(String, u16)>,
    /// The number of the round.
    pub round: u16,
    /// With the expansion.
    pub night: bool,
    /// Whether its result counts.
    pub rated: bool,
    /// How much time there is.
    pub clock: Clock,
    /// What the clock shows that runs.
    pub left: Option<Duration>,
    /// What is going on there.
    pub state: GameState,
    /// What whoever looks has to go on with; only if it is their turn.
    pub turn: Option<OwnTurn>,
}

/// What is going on in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameState {
    /// It waits for the person who looks.
    YourTurn,
    /// It waits for somebody else.
    TurnOf(Seat),
    /// So many seats are free.
    Open(u8),
    /// It is over.
    Over,
}

/// What somebody has to go on with.
#[derive(Clone, Debug)]
pub struct OwnTurn {
    /// Their hand.
    pub hand: Vec<Card>,
    /// The cards of the game.
    pub set: &'static CardSet,
    /// The last turn of somebody else, in pictures.
    pub last: Option<Markup>,
}

/// So many games are shown as cards; those beyond stand with the others.
const CARDS: usize = 6;
/// So many cards of a hand are shown; how many more there are is said.
const HAND: usize = 4;

fn is_own(game: &GameCard) -> bool {
    game.state == GameState::YourTurn
}

/// The games that wait for whoever looks.
pub(super) fn turns(view: &HomeView) -> Markup {
    let mut own = view.running.iter().filter(|game| is_own(game)).take(CARDS).peekable();
    html! {
        @if own.peek().is_some() {
            section.turns aria-labelledby="h-turns" {
                h2 #h-turns { (view.text("ui-your-turn")) }
                ul { @for game in own { li.turn.panel { (card(view, game)) } } }
            }
        }
    }
}

/// The games that wait for others, and what does not fit above.
pub(super) fn others(view: &HomeView) -> Markup {
    let beyond = view.running.iter().filter(|game| is_own(game)).skip(CARDS);
    let mut others = beyond.chain(view.running.iter().filter(|game| !is_own(game))).peekable();
    html! {
        @if others.peek().is_some() {
            section.others aria-labelledby="h-others" {
                h2 #h-others { (view.text("home-others")) }
                ul { @for game in others { li { (chip(view, game)) } } }
            }
        }
    }
}

fn card(view: &HomeView, game: &GameCard) -> Markup {
    let names = names(game);
    let title = title(game);
    html! {
        div.turn__head {
            div { h3 { (title) } p.small { (terms(view, game)) } }
            @if let Some(left) = game.left {
                span.chip.turn__left.is-low[left < game.clock.low()] { (icon("i-clock")) (left_words(view, game, left)) }
            }
        }
        (track(&game.players.iter().map(|(_, score)| *score).collect::<Vec<_>>(), &marks(&names)))
        div.turn__mid {
            ul.turn__scores {
                @for (seat, (name, score)) in Seat::first(Seat::MOST).zip(&game.players) {
                    li title=(name) { (marker(seat, &mark(&names, seat))) span.vh { (name) (view.head.locale.colon()) } b { (score) } }
                }
            }
            @if let Some(last) = game.turn.as_ref().and_then(|turn| turn.last.as_ref()) { p.turn__last { (last) } }
        }
        div.turn__foot {
            @if let Some(turn) = &game.turn { (hand(view, turn.set, &turn.hand)) }
            // Among several of them each says by itself where it leads.
            @let take = view.text("home-take-turn");
            a.btn.btn--main href=(view.head.settings.table_address(&game.id)) aria-label=(format!("{take}{}{title}", view.head.locale.colon())) { (take) }
        }
    }
}

/// A few cards of a hand, small.
pub(super) fn hand(view: &HomeView, set: &'static CardSet, cards: &[Card]) -> Markup {
    small_cards(view.head.locale, set, cards, HAND, "ui-hand")
}

fn chip(view: &HomeView, game: &GameCard) -> Markup {
    let names = names(game);
    let whose = match game.state {
        GameState::TurnOf(seat) => Some(seat),
        GameState::YourTurn | GameState::Open(_) | GameState::Over => None,
    };
    let left = game.left.map(|left| time_words(view.head.locale, game.clock, left));
    let state: Vec<String> = [Some(state(view, game, &names)), left].into_iter().flatten().collect();
    html! {
        a.waits.is-yours[is_own(game)] href=(view.head.settings.table_address(&game.id)) {
            @if let Some(seat) = whose { (marker(seat, &mark(&names, seat))) } @else { (icon("i-players")) }
            b { (title(game)) } " " span { (state.join(" · ")) }
        }
    }
}

fn state(view: &HomeView, game: &GameCard, names: &[String]) -> String {
    match game.state {
        GameState::YourTurn => view.text("ui-your-turn"),
        GameState::TurnOf(seat) => names.get(seat.index()).cloned().unwrap_or_default(),
        GameState::Open(count) => text(view.head.locale, "ui-seats-free", &[("count", Arg::from(count))]),
        GameState::Over => view.text("ui-game-over"),
    }
}

fn names(game: &GameCard) -> Vec<String> {
    game.players.iter().map(|(name, _)| name.clone()).collect()
}

/// What stands on the markers.
fn marks(names: &[String]) -> Vec<String> {
    Seat::first(names.len()).map(|seat| mark(names, seat)).collect()
}

/// What the table is called, or who sits there.
fn title(game: &GameCard) -> String {
    if game.name.is_empty() { names(game).join(", ") } else { game.name.clone() }
}

/// "Night · 3 players · Round 9 · 3 days a turn".
fn terms(view: &HomeView, game: &GameCard) -> String {
    let locale = view.head.locale;
    let round = text(locale, "ui-round", &[("number", Arg::from(game.round))]);
    let mut words = terms_of(locale, game.players.len() as u8, game.night, game.clock, game.rated);
    words.insert(1, round);
    words.join(" · ")
}

fn left_words(view: &HomeView, game: &GameCard, left: Duration) -> String {
    text(view.head.locale, "clock-warn", &[("time", time_words(view.head.locale, game.clock, left).into())])
}

/// Units of the small score track: between two stones, from the left edge to the first, and the line itself.
const STEP: u16 = 7;
const EDGE: u16 = 8;
const GROUND: u16 = 26;

/// The score track with the markers on it, for the eye alone: the numbers stand below.
pub(super) fn track(scores: &[u16], marks: &[String]) -> Markup {
    let x = |space: u16| EDGE + space * STEP;
    let stands = |seat: Seat| scores.get(seat.index()).map_or(0, |score| (*score).min(THRONE));
    // Whoever shares a stone stands beside it.
    let beside = |seat: Seat| Seat::first(seat.index()).filter(|other| stands(*other) == stands(seat)).count() as u16;
    html! {
        svg.small-track viewBox={ "0 0 " (x(THRONE) + 24) " 34" } aria-hidden="true" {
            line x1=(x(0)) x2=(x(THRONE)) y1=(GROUND) y2=(GROUND) {}
            @for five in (5..=50).step_by(5) { ellipse cx=(x(five)) cy=(GROUND) rx="5.5" ry="4" {} }
            use.throne href="#throne" x=(x(THRONE) - 2) y="8" width="24" height="24" {}
            @for (seat, mark) in Seat::first(scores.len()).zip(marks) {
                @let left = x(stands(seat)) + 13 * beside(seat);
                g class={ "marker--" (druid(seat)) } {
                    use href="#p-marker" x=(left.saturating_sub(8)) y="3" width="16" height="20" {}
                    text x=(left) y="18" { (mark) }
                }
            }
        }
    }
}
