//! The first page: for a newcomer one thing to do, for others what waits, and everything else side by side.

mod first;
mod panels;
mod picture;
mod results;
mod turns;

use maud::{Markup, html};
use runestones_i18n::{Arg, Locale, text};
use runestones_training::DailyDeal;

use crate::piece::icon::icon;
use crate::site::dates::day_words;
use crate::site::layout::{Head, Who, sheet_page};
use crate::site::learn::LessonCard;
use crate::site::lobby::{InvitedLine, Offer, invitation};

pub use panels::PuzzleOfDay;
pub use results::{DailyPanel, DailyToday, DayResult, ReviewLine, ReviewState};
pub use turns::{GameCard, GameState, OwnTurn};

/// What the first page shows.
#[derive(Clone, Copy, Debug)]
pub struct HomeView<'a> {
    /// Language and look.
    pub head: Head<'a>,
    /// Which day it is.
    pub today: DailyDeal,
    /// The person's games that go on, in the order in which they are shown.
    pub running: &'a [GameCard],
    /// Where one is invited.
    pub invited: &'a [InvitedLine],
    /// Tables that wait for anybody.
    pub open: &'a [Offer],
    /// How many there are of those in all.
    pub open_in_all: u32,
    /// All lessons, in order.
    pub lessons: &'a [LessonCard<'a>],
    /// The daily deal, for this person.
    pub daily: &'a DailyPanel,
    /// The puzzle of the day, for this person.
    pub puzzle: Option<&'a PuzzleOfDay>,
    /// The person's games that are over, the latest first, with what their reviews say.
    pub reviews: &'a [ReviewLine],
    /// The name of the page that has all of them.
    pub player: &'a str,
}

impl HomeView<'_> {
    fn text(&self, key: &str) -> String {
        text(self.head.locale, key, &[])
    }

    /// Somebody of whom nothing is known here.
    fn is_newcomer(&self) -> bool {
        let has_games = !self.running.is_empty() || !self.reviews.is_empty();
        let has_learned = self.lessons.iter().any(|lesson| lesson.done);
        !has_games && !has_learned && !matches!(self.head.who, Who::Named(_))
    }
}

/// The first page.
pub fn home(view: &HomeView) -> Markup {
    let content = if view.is_newcomer() { first::visit(view) } else { desk(view) };
    sheet_page(&view.head, &content)
}

/// What waits comes first, then what there is to do.
fn desk(view: &HomeView) -> Markup {
    html! {
        div.home {
            header.home__head {
                h1 { (greeting(view)) }
                p { time datetime=(view.today.date()) { (day_words(view.head.locale, view.today)) } }
            }
            (turns::turns(view))
            (invitations(view))
            (turns::others(view))
            div.desk {
                (panels::play(view))
                (panels::tables(view))
                (panels::lessons(view))
                (results::daily(view))
                (panels::puzzle(view))
                (results::reviews(view))
            }
            (more(view, &[("/gallery", "ui-gallery"), ("/import", "ui-open-record"), ("/settings", "ui-settings"), ("/privacy", "ui-privacy")]))
            (text_view(view))
        }
    }
}

/// How many tables wait, said to whoever it is.
fn greeting(view: &HomeView) -> String {
    let waiting = view.running.iter().filter(|game| game.state == GameState::YourTurn).count();
    let words = match u32::try_from(waiting).unwrap_or(u32::MAX) {
        0 => view.text("home-welcome"),
        count => text(view.head.locale, "home-waiting", &[("count", count.into())]),
    };
    match view.head.who {
        Who::Named(name) => text(view.head.locale, "home-to-name", &[("words", words.into()), ("name", name.into())]),
        Who::Guest | Who::Anybody => words,
    }
}

/// What is looked up now and then.
fn more(view: &HomeView, ways: &[(&str, &str)]) -> Markup {
    html! { p.home__more { @for (address, key) in ways { a href=(address) { (view.text(key)) } } } }
}

/// The way to play by ear, for all games to come; and back.
fn text_view(view: &HomeView) -> Markup {
    let is_on = view.head.settings.text;
    html! {
        form.home__text method="post" action="/settings" {
            input type="hidden" name="back" value="/";
            p.small #text-about { (view.text("ui-text-about")) }
            button.btn name="text" value=(if is_on { "off" } else { "on" }) aria-describedby="text-about" {
                (icon("i-letters")) (view.text(if is_on { "ui-text-leave" } else { "ui-text-use" }))
            }
        }
    }
}

/// Where one is invited, if anywhere.
fn invitations(view: &HomeView) -> Markup {
    html! {
        @if !view.invited.is_empty() {
            section.home-panel.panel {
                h2 { (view.text("lobby-invited")) }
                ul.plain { @for line in view.invited { (invitation(&view.head, line)) } }
            }
        }
    }
}

/// A number in a text.
fn with_number(locale: Locale, key: &str, number: impl Into<i64>) -> String {
    text(locale, key, &[("number", Arg::from(number.into().to_string()))])
}
