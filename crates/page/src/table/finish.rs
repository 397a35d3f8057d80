//! The end of a game: the result, the graph, what to do next, and the proof that luck was honest.

use maud::{Markup, html};
use runestones_i18n::{ScorePart, score_heading};
use runestones_rules::{Seat, Standing};

use crate::piece::icon::{classed, icon, marker};
use crate::table::graph::graph;
use crate::view::{Ending, TableView};

/// What everybody has in the end, and how it came about; nothing before.
pub fn finish(table: &TableView) -> Markup {
    let Some(standing) = table.public().standing() else { return html! {} };
    html! {
        section.finish #finish tabindex="-1" aria-labelledby="h-finish" {
            div.result.panel {
                h2.vh #h-finish { (table.text("ui-final-score")) }
                (scores(table, &standing))
                @if let Some(line) = table.ending.and_then(|ending| ending.review.as_ref()) {
                    p.result__review { a href=(table.address("/review")) { (icon("i-hint")) (line) } }
                }
                @if let Some(ending) = table.ending { (more(table, ending)) }
            }
            @if let Some(ending) = table.ending { (graph(table, &ending.scores)) }
        }
    }
}

/// The seats, the one with most points first.
pub(super) fn by_total(table: &TableView, standing: &Standing) -> Vec<Seat> {
    let mut seats: Vec<Seat> = table.public().seats().collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(standing.scores[seat.index()].total));
    seats
}

fn scores(table: &TableView, standing: &Standing) -> Markup {
    let seats = by_total(table, standing);
    html! {
        table.scores-table {
            thead {
                tr { th {} @for part in ScorePart::ALL { th scope="col" { (score_heading(table.locale(), part)) } } }
            }
            tbody {
                @for seat in seats {
                    tr.is-winner[standing.winners.contains(&seat)] {
                        th scope="row" {
                            (marker(seat, &table.mark(seat))) (table.name(seat))
                            @if standing.winners.contains(&seat) { (classed("throne", "throne")) }
                        }
                        @for part in ScorePart::ALL { td { (part.of(standing.scores[seat.index()])) } }
                    }
                }
            }
        }
    }
}

/// Below the result: what the numbers are made of, the record, and the proof.
fn more(table: &TableView, ending: &Ending) -> Markup {
    html! {
        div.result__more {
            @let about = table.text("ui-final-about");
            p.small title=(about) { (about) }
            a href=(table.address("/record")) download { (icon("i-save")) (table.text("ui-download-record")) }
            @if let Some(seed) = &ending.seed { (verify(table, ending, seed)) }
        }
    }
}

/// What to do after a game: another one, looking through this one, showing it to somebody.
pub(crate) fn ways_on(table: &TableView, ending: &Ending) -> Markup {
    html! {
        div.next {
            (rematch(table, ending))
            a.btn href={ (table.address("")) "?at=0" } data-step { (icon("i-forward")) (table.text("ui-replay")) }
            @if !table.is_stopped() { a.btn href=(table.address("/review")) { (icon("i-hint")) (table.text("review-open")) } }
            button.btn.needs-script type="button" data-copies=(table.address("")) data-done=(table.text("ui-copied")) {
                (icon("i-share")) span { (table.text("ui-share")) }
            }
        }
    }
}

/// Whoever played may ask for another game; once somebody has, the others are led to their seats, and watchers may watch.
pub(crate) fn rematch(table: &TableView, ending: &Ending) -> Markup {
    let ask = |key| {
        html! {
            form method="post" action=(table.address_of("/rematch")) { button.btn.btn--main { (icon("i-restart")) (table.text(key)) } }
        }
    };
    html! {
        @match &ending.next {
            None if ending.rematch => (ask("ui-rematch")),
            None => {},
            Some(next) => {
                p.next__wanted role="status" { (table.voice.text("ui-rematch-wanted", &[("name", next.wanted_by.as_str().into())])) }
                @if ending.rematch { (ask("ui-rematch-join")) }
                @else { a.btn href={ "/game/" (next.id) } { (icon("i-watch")) (table.text("ui-watch")) } }
            }
        }
    }
}

/// The hash was shown before the game; the seed must give it.
fn verify(table: &TableView, ending: &Ending, seed: &str) -> Markup {
    html! {
        details.verify data-keep #verify open[ending.verified.is_some()] {
            summary { (icon("i-key")) (table.text("ui-fairness")) }
            div.verify__box {
                p { (table.text("ui-fairness-about")) }
                dl {
                    dt { (table.text("ui-seed-hash")) } dd { code { (table.game.commitment) } }
                    dt { (table.text("ui-seed")) } dd { code { (seed) } }
                }
                @match ending.verified {
                    Some(true) => p.verify__yes role="status" { (icon("i-done")) (table.text("ui-verified")) },
                    Some(false) => p.verify__no role="status" { (icon("i-close")) (table.text("ui-not-verified")) },
                    None => form method="post" action=(table.address("/verify")) { button.btn { (table.text("ui-verify")) } },
                }
            }
        }
    }
}
