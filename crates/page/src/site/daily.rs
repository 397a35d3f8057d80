//! The daily deal: what it is, and what came of it.

mod histogram;
mod turns;

use maud::{Markup, html};
use runestones_i18n::{Arg, Locale, text};
use runestones_review::Mark;
use runestones_rules::{Card, CardSet};
use runestones_training::{DailyDeal, Standing};

use crate::assets::Script;
use crate::piece::icon::icon;
use crate::site::layout::{Head, script, sheet_page};
use crate::site::small_cards::small_cards;
use histogram::histogram;
pub use turns::WorstTurn;
use turns::{sign, turns};

/// What the page of a daily deal shows.
#[derive(Clone, Copy, Debug)]
pub struct DailyView<'a> {
    /// Language and look.
    pub head: Head<'a>,
    /// The deal.
    pub deal: DailyDeal,
    /// How far the person is with it.
    pub state: DailyState<'a>,
}

/// How far somebody is with a daily deal.
#[derive(Clone, Copy, Debug)]
pub enum DailyState<'a> {
    /// It can be begun.
    New(&'a DailyInvitation),
    /// It goes on at this address.
    Running(&'a str),
    /// It was not played on its day.
    Gone,
    /// It is over.
    Finished(&'a DailyResult),
}

/// The table as everybody finds it before the first move: what lies open, and the hand in one's own seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The cards of the display.
    pub display: Vec<Card>,
    /// The hand.
    pub hand: Vec<Card>,
}

/// What is told before a deal is played; of the deal itself no more than one sees when one sits down.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DailyInvitation {
    /// The days in a row up to yesterday, and the most there ever were.
    pub row: (u32, u32),
    /// What was reached yesterday, and par, once that is known.
    pub yesterday: Option<(i64, Option<i64>)>,
    /// How many minutes are left to begin.
    pub minutes_left: u32,
    /// How the table is laid.
    pub opening: Option<Opening>,
}

/// What came of a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyResult {
    /// The points in the end.
    pub points: i64,
    /// The place at the table, from 1, and how many played.
    pub place: (u32, u32),
    /// The points of the others.
    pub others: Vec<i64>,
    /// The rounds played.
    pub rounds: u32,
    /// What the archdruid reached, once that is known.
    pub par: Option<i64>,
    /// How many reached what, the least first.
    pub tally: Vec<(i64, u64)>,
    /// The days in a row, and the most there ever were.
    pub row: (u32, u32),
    /// How many minutes are left until the next deal; `None` if this is not today's.
    pub minutes_left: Option<u32>,
    /// The address of the game.
    pub game: String,
    /// The last 28 days, the latest last: what was reached against par, if both are known.
    pub weeks: Vec<Option<i64>>,
    /// Where the deal is found, for whoever gets the text.
    pub link: String,
    /// The worst that the review says about the decisions of each round; empty while it is not done.
    pub signs: Vec<Mark>,
    /// The rounds that lost most, the worst first.
    pub worst: Vec<WorstTurn>,
}

/// The page of a daily deal.
pub fn daily(view: &DailyView) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    let begin = |key: &str, class: &str, symbol: &str| {
        html! { form method="post" action="/daily" { button class=(class) { (icon(symbol)) (t(key)) } } }
    };
    sheet_page(
        &view.head,
        &html! {
            div.profile.daily {
                header.lobby__head {
                    h1 { (title(view.head.locale, view.deal)) }
                    p { time datetime=(view.deal.date()) { (view.deal.date()) } " · " (t("train-daily-short")) }
                }
                section.panel.lobby__panel {
                    @match view.state {
                        DailyState::New(invitation) => {
                            p.daily__about { (t("train-daily-about")) }
                            @if let Some(opening) = &invitation.opening { (picture(view, opening)) }
                            (before(view, invitation))
                            p.small { (t("train-daily-no-hints")) }
                            (begin("train-daily-play", "btn btn--main btn--big", "i-summon"))
                        },
                        DailyState::Running(game) => {
                            p.daily__about { (t("train-daily-about")) }
                            p.small { (t("train-daily-no-hints")) }
                            p { a.btn.btn--main.btn--big href=(game) { (icon("i-forward")) (t("train-daily-go-on")) } }
                        },
                        DailyState::Gone => { p { (t("train-daily-gone")) } p { a.btn.btn--main href="/daily" { (icon("i-forward")) (t("train-daily-today")) } } },
                        DailyState::Finished(result) => {
                            (outcome(view, result))
                            div.buttons {
                                a.btn.btn--main href={ (result.game) "/review" } { (icon("i-hint")) (t("review-open")) }
                                @if result.minutes_left.is_some() { (begin("train-daily-again", "btn", "i-restart")) }
                                @else { a.btn href="/daily" { (icon("i-forward")) (t("train-daily-today")) } }
                            }
                        },
                    }
                }
                @if let DailyState::Finished(result) = view.state {
                    div.daily__wide { (histogram(view, result)) (share(view, result)) }
                    div.profile__pair { (turns(view, result)) (weeks(view, result)) }
                }
            }
        },
    )
}

/// A small picture of the deal.
fn picture(view: &DailyView, opening: &Opening) -> Markup {
    let row = |cards: &[Card], name: &str| {
        html! {
            div {
                span.daily-deal__name aria-hidden="true" { (text(view.head.locale, name, &[])) }
                (small_cards(view.head.locale, CardSet::standard(), cards, cards.len(), name))
            }
        }
    };
    html! { div.daily-deal { (row(&opening.display, "ui-display")) (row(&opening.hand, "ui-hand")) } }
}

/// What one has to keep up, and how long there is time.
fn before(view: &DailyView, invitation: &DailyInvitation) -> Markup {
    let t = |key: &str, args: &[(&str, Arg<'_>)]| text(view.head.locale, key, args);
    html! {
        dl.daily-facts {
            (row_fact(view, invitation.row))
            @if let Some((points, par)) = invitation.yesterday {
                div { dt { (t("train-yesterday", &[])) } dd {
                    b { (points) } " "
                    @if let Some(par) = par { span.small { (t("train-share-par", &[("par", par.to_string().into()), ("difference", difference(points - par).into())])) } }
                } }
            }
            (time_fact(view, "train-time-left", invitation.minutes_left))
        }
    }
}

fn row_fact(view: &DailyView, (now, best): (u32, u32)) -> Markup {
    let t = |key: &str, args: &[(&str, Arg<'_>)]| text(view.head.locale, key, args);
    html! { div { dt { (t("train-row", &[])) } dd { b { (now) } " " span.small { (t("train-row-best", &[("number", best.into())])) } } } }
}

fn time_fact(view: &DailyView, key: &str, minutes: u32) -> Markup {
    let t = |key: &str, args: &[(&str, Arg<'_>)]| text(view.head.locale, key, args);
    let words = t("train-hours", &[("hours", (minutes / 60).into()), ("minutes", (minutes % 60).into())]);
    html! { div { dt { (t(key, &[])) } dd { b { (words) } } } }
}

fn title(locale: Locale, deal: DailyDeal) -> String {
    text(locale, "train-daily-number", &[("number", deal.number().into())])
}

/// With a sign, and a true minus.
pub(crate) fn difference(number: i64) -> String {
    match number {
        0 => "±0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

fn count(number: u64) -> Arg<'static> {
    u32::try_from(number).unwrap_or(u32::MAX).into()
}

/// "points", as they are counted.
pub(crate) fn points_words(locale: Locale, points: i64) -> String {
    text(locale, "train-points", &[("count", count(points.unsigned_abs()))])
}

fn outcome(view: &DailyView, result: &DailyResult) -> Markup {
    let t = |key: &str, args: &[(&str, Arg<'_>)]| text(view.head.locale, key, args);
    let standing = Standing::of(result.points, &result.tally);
    let others: Vec<String> = result.others.iter().map(ToString::to_string).collect();
    let better = standing.and_then(|standing| Some((standing, standing.better_than()?)));
    html! {
        dl.daily-facts {
            div.daily-facts__own {
                dt { (t("train-place", &[("place", result.place.0.into()), ("count", result.place.1.into())])) }
                dd { b { (result.points) } " " (points_words(view.head.locale, result.points)) " " span.small { (others.join(" · ")) } }
            }
            div { dt { (t("train-par", &[])) } dd {
                @match result.par {
                    Some(par) => { b { (par) } " " (t("train-par-you", &[("difference", difference(result.points - par).into())])) },
                    None => span.small { (t("train-par-unknown", &[])) },
                }
            } }
            div { dt { (t("train-better-than", &[])) } dd {
                @match better {
                    Some((standing, share)) => (t("train-of-others", &[("share", share.into()), ("count", count(standing.others))])),
                    None => span.small { (t("train-no-others", &[])) },
                }
            } }
            (row_fact(view, result.row))
            @if let Some(minutes) = result.minutes_left { (time_fact(view, "train-next", minutes)) }
        }
    }
}

/// The text to share: the result, and nothing of the deal.
pub fn share_text(locale: Locale, deal: DailyDeal, result: &DailyResult) -> String {
    let t = |key: &str, args: &[(&str, Arg<'_>)]| text(locale, key, args);
    let points = count(result.points.unsigned_abs());
    let mut second = vec![t("train-share-result", &[("count", points), ("rounds", result.rounds.into())])];
    if let Some(par) = result.par {
        let by = difference(result.points - par);
        second.push(t("train-share-par", &[("par", par.to_string().into()), ("difference", by.into())]));
    }
    let better = Standing::of(result.points, &result.tally).and_then(|standing| standing.better_than());
    let better = better.map(|share| t("train-share-better", &[("share", share.into())]));
    let row = t("train-share-row", &[("count", result.row.0.into())]);
    let third: Vec<String> = better.into_iter().chain([row]).collect();
    let signs: String = result.signs.iter().map(|mark| sign(*mark)).collect();
    let first = format!("{} {}", t("ui-title", &[]), title(locale, deal));
    let lines = [first, second.join(" · "), signs, third.join(" · "), result.link.clone()];
    lines.into_iter().filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

fn share(view: &DailyView, result: &DailyResult) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    let words = share_text(view.head.locale, view.deal, result);
    let lines = words.lines().count();
    html! {
        (script(Script::Share))
        section.panel.lobby__panel {
            h2 #h-share { (t("train-share")) " " small { (t("train-share-about")) } }
            textarea.daily-share #share-text readonly rows=(lines) aria-labelledby="h-share" { (words) }
            p.buttons {
                button.btn.btn--main.needs-script type="button" data-copies="share-text" data-done=(t("ui-copied")) { (icon("i-pile")) span { (t("ui-copy")) } }
                button.btn.needs-script type="button" data-shares="share-text" hidden { (icon("i-share")) span { (t("ui-share")) } }
            }
        }
    }
}

fn weeks(view: &DailyView, result: &DailyResult) -> Markup {
    let t = |key: &str| text(view.head.locale, key, &[]);
    let days = (0u32..28).rev().map(|ago| view.deal.before(ago));
    html! {
        section.panel.lobby__panel {
            h2 { (t("train-weeks")) }
            ol.daily-weeks {
                @for (deal, by) in days.zip(&result.weeks) {
                    li.is-above[by.is_some_and(|by| by > 0)].is-par[*by == Some(0)].is-missed[by.is_none()] title=(deal.map(DailyDeal::date).unwrap_or_default()) {
                        @match by {
                            Some(0) => (t("train-week-par")),
                            Some(by) => (difference(*by)),
                            None => { span.vh { (t("train-week-missed")) } span aria-hidden="true" { "·" } },
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(par: Option<i64>) -> DailyResult {
        DailyResult {
            points: 68,
            place: (2, 3),
            others: vec![70, 45],
            rounds: 14,
            par,
            tally: vec![(60, 58), (68, 1), (80, 42)],
            row: (12, 31),
            minutes_left: Some(312),
            game: "/game/x".to_owned(),
            weeks: vec![None; 28],
            link: "runestones.example/daily/2026-11-08".to_owned(),
            signs: vec![Mark::Plain, Mark::Only, Mark::Slip, Mark::Mistake, Mark::Blunder],
            worst: Vec::new(),
        }
    }

    #[test]
    fn a_text_to_share_has_the_result_and_nothing_of_the_deal() {
        let deal: DailyDeal = "2026-11-08".parse().expect("a date");
        assert_eq!(
            share_text(Locale::En, deal, &result(Some(71))),
            "Rune Stones Daily deal 312\n68 points · 14 rounds · par 71 (−3)\n◆◆◇▽▼\nbetter than 58 % · 12 days in a row\n\
             runestones.example/daily/2026-11-08"
        );
        assert!(!share_text(Locale::En, deal, &result(None)).contains("par"));
        // Until the review is done there is no line for it.
        let unread = DailyResult { signs: Vec::new(), ..result(Some(71)) };
        assert_eq!(share_text(Locale::En, deal, &unread).lines().count(), 4);
    }
}
