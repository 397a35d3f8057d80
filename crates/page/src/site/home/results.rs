//! What came of what was played: the daily deal, and the reviews of finished games.

use std::fmt::Write as _;

use maud::{Markup, html};
use runestones_i18n::{Arg, text};
use runestones_review::WHOLE;
use runestones_training::DailyDeal;

use super::HomeView;
use super::panels::panel;
use crate::piece::icon::icon;
use crate::review::{Reading, difference_text, percent_text};
use crate::site::daily::{difference, points_words};
use crate::site::dates::weekday_short;
use crate::site::player::{PlayedLine, kind_words};

/// The daily deal, for somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyPanel {
    /// How far they are with today's.
    pub today: DailyToday,
    /// How many days in a row they have played.
    pub row: u32,
    /// The last seven days, today last.
    pub week: Vec<DayResult>,
}

/// How far somebody is with the deal of this day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DailyToday {
    /// It can be begun.
    New,
    /// It goes on at this address.
    Running(String),
    /// It is over.
    Finished {
        /// With so many points.
        points: i64,
        /// What the archdruid reached, once that is known.
        par: Option<i64>,
        /// Better than so many of a hundred others, if there are any.
        better: Option<u32>,
    },
}

/// What came of one day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayResult {
    /// Which day.
    pub deal: DailyDeal,
    /// The points, if it was played.
    pub points: Option<i64>,
    /// Against par, if that is known.
    pub by: Option<i64>,
}

/// A finished game, and its review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewLine {
    /// The game.
    pub played: PlayedLine,
    /// The address of its review.
    pub review: String,
    /// What the review says.
    pub state: ReviewState,
}

/// What is known of a review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReviewState {
    /// There can be none, since the game was not played to its end.
    Never,
    /// Nobody has asked for it.
    Unread,
    /// The game is being read.
    Reading(Reading),
    /// All is read. Chances in millionths.
    Read {
        /// The share of good decisions, if it is at hand.
        accuracy: Option<i32>,
        /// What luck gave or took.
        luck: i32,
        /// The win chance from turn to turn, if it is at hand.
        course: Vec<i32>,
    },
}

/// Today's deal, and the last seven days once there was one.
pub(super) fn daily(view: &HomeView) -> Markup {
    let DailyPanel { today, row, week } = view.daily;
    let is_known = week.iter().any(|day| day.points.is_some());
    let row = html! { @if *row > 0 { span.small { (text(view.head.locale, "train-share-row", &[("count", Arg::from(*row))])) } } };
    let begin = html! { form.buttons method="post" action="/daily" { button.btn.btn--go { (icon("i-day")) (view.text("train-daily-play")) } } };
    let content = html! {
        @match today {
            DailyToday::Finished { points, par, better } => (reached(view, *points, *par, *better)),
            _ if is_known => {},
            _ => p.small { (view.text("train-daily-about")) },
        }
        @if !week.is_empty() { ol.week { @for day in week { (day_of(view, day)) } } }
        @match today {
            DailyToday::New => (begin),
            DailyToday::Running(address) => p.buttons { a.btn.btn--go href=(address) { (icon("i-forward")) (view.text("train-daily-go-on")) } },
            DailyToday::Finished { .. } => p.buttons { a.btn href="/daily" { (icon("i-day")) (view.text("home-daily-result")) } },
        }
    };
    panel(&view.text("train-daily"), &row, &content)
}

fn reached(view: &HomeView, points: i64, par: Option<i64>, better: Option<u32>) -> Markup {
    let t = |key: &str, args: &[(&str, Arg<'_>)]| text(view.head.locale, key, args);
    let par = match par {
        Some(par) => t("train-share-par-mark", &[("par", par.to_string().into())]),
        None => t("train-par-unknown", &[]),
    };
    let better = better.map(|share| t("train-share-better", &[("share", share.into())]));
    let facts: Vec<String> = [Some(par), better].into_iter().flatten().collect();
    html! { p.reached { b { (points) } " " (points_words(view.head.locale, points)) " " span.small { (facts.join(" · ")) } } }
}

fn day_of(view: &HomeView, day: &DayResult) -> Markup {
    html! {
        li.is-today[day.deal == view.today].is-above[day.by.is_some_and(|by| by > 0)] {
            time datetime=(day.deal.date()) { (weekday_short(view.head.locale, day.deal)) }
            @match day.points {
                Some(points) => b { (points) },
                None => b { span aria-hidden="true" { "·" } span.vh { (view.text("train-week-missed")) } },
            }
            @match day.by {
                Some(0) => span { (view.text("train-week-par")) },
                Some(by) => span { (difference(by)) },
                None => span {},
            }
        }
    }
}

/// The last games, each with what its review says.
pub(super) fn reviews(view: &HomeView) -> Markup {
    let all = html! { @if !view.reviews.is_empty() { a href={ "/player/" (view.player) } { (view.text("home-all-games")) } } };
    let content = html! {
        @if view.reviews.is_empty() { p.small { (view.text("home-no-reviews")) } }
        @else { ul.plain.reviews { @for line in view.reviews { li { (review(view, line)) } } } }
    };
    panel(&view.text("home-reviews"), &all, &content)
}

fn review(view: &HomeView, line: &ReviewLine) -> Markup {
    let (locale, played) = (view.head.locale, &line.played);
    let rivals = (!played.rivals.is_empty())
        .then(|| text(locale, "people-against", &[("names", played.rivals.join(", ").into())]));
    // A table without a name is known by who sat there.
    let (title, rivals) = match rivals {
        Some(rivals) if played.name.is_empty() => (rivals, None),
        rivals if played.name.is_empty() => (kind_words(locale, played.players, played.night), rivals),
        rivals => (played.name.clone(), rivals),
    };
    let totals: Vec<String> = played.totals.iter().map(ToString::to_string).collect();
    let result = view.text(if played.won { "player-victory" } else { "player-defeat" });
    html! {
        span.reviews__course { (course(&line.state)) }
        div.reviews__game {
            @if let Some(address) = &played.address { a href=(address) { (title) } } @else { (title) }
            " " span.chip.is-won[played.won] { (result) " " (totals.join(" : ")) }
            @if let Some(rivals) = rivals { " " small { (rivals) } }
            @if let Some(words) = said(view, &line.state) { p.small { (words) } }
        }
        @match line.state {
            ReviewState::Never => {},
            ReviewState::Unread => a.reviews__open href=(line.review) { (view.text("review-open")) },
            ReviewState::Reading(_) | ReviewState::Read { .. } => a.btn.btn--icon href=(line.review) title=(view.text("review-open")) {
                (icon("i-forward")) span.vh { (view.text("review-open")) (locale.colon()) (title) }
            },
        }
    }
}

fn said(view: &HomeView, state: &ReviewState) -> Option<String> {
    let locale = view.head.locale;
    match state {
        ReviewState::Never | ReviewState::Unread => None,
        ReviewState::Reading(_) => Some(view.text("home-being-read")),
        ReviewState::Read { accuracy, luck, .. } => {
            let share = accuracy.map(|share| percent_text(locale, share));
            let accuracy = share.map(|share| text(locale, "home-accuracy", &[("share", share.into())]));
            let luck = format!("{} {}", view.text("review-luck"), difference_text(locale, *luck));
            Some(accuracy.into_iter().chain([luck]).collect::<Vec<_>>().join(" · "))
        }
    }
}

/// In units of the small graph.
const WIDTH: usize = 120;
const HEIGHT: i32 = 36;

/// The course of a game as a line, or how far its reading is.
fn course(state: &ReviewState) -> Markup {
    match state {
        ReviewState::Reading(reading) => {
            html! { progress max=(reading.of.max(1)) value=(reading.done) aria-hidden="true" {} }
        }
        ReviewState::Read { course, .. } if course.len() > 1 => html! {
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } aria-hidden="true" {
                line x1="0" x2=(WIDTH) y1=(HEIGHT / 2) y2=(HEIGHT / 2) {}
                polyline points=(points(course)) {}
            }
        },
        ReviewState::Read { .. } | ReviewState::Never | ReviewState::Unread => html! {},
    }
}

fn points(course: &[i32]) -> String {
    let last = course.len().saturating_sub(1).max(1);
    let mut points = String::new();
    for (place, chance) in course.iter().enumerate() {
        let y = HEIGHT - 2 - i64::from(*chance).clamp(0, i64::from(WHOLE)) as i32 / (WHOLE / (HEIGHT - 4));
        // Writing to a string cannot fail.
        let _ = write!(points, "{},{y} ", place * WIDTH / last);
    }
    points.trim_end().to_owned()
}
