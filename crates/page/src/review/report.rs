//! A review as one file that needs nothing else: for `runestones review --html`.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use runestones_review::{Judgement, Step};

use crate::assets;
use crate::review::ledger::{accuracy, ledger, moments, round};
use crate::review::{ReviewView, graph, moment};

/// The whole review with all marked decisions.
pub fn report(view: &ReviewView) -> Markup {
    let title = view.text("review-title");
    let address = |entry: usize| format!("#e{entry}");
    let marked: Vec<(usize, &Step, &Judgement)> =
        view.review.decisions().filter(|(.., judgement)| judgement.mark.is_bad()).collect();
    html! {
        (DOCTYPE)
        html lang=(view.voice.locale().tag()) data-theme="night" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style {
                    @for style in [assets::style(), assets::pages_style(), assets::review_style()] {
                        (PreEscaped(String::from_utf8_lossy(&style.contents)))
                    }
                }
            }
            body.is-page {
                (PreEscaped(assets::sprite(view.voice.locale())))
                main.sheets.review {
                    section.sheet-panel.panel.review-top {
                        h1 { (title) }
                        (graph::graph(view, None, true))
                    }
                    (ledger(view))
                    (moments(view, &address))
                    (accuracy(view))
                    section.sheet-panel.panel {
                        h2 { (view.text("review-moves")) }
                        @for (entry, step, judgement) in marked {
                            article.review-moment id={ "e" (entry) } {
                                h3 { (view.marker(step.seat)) (round(view, entry)) " · " (view.voice.seat_name(step.seat)) }
                                (moment::decision(view, entry, judgement))
                            }
                        }
                        @for (entry, seat, _) in lucky(view) {
                            article.review-moment id={ "e" (entry) } {
                                h3 { (view.marker(seat)) (round(view, entry)) " · " (view.voice.seat_name(seat)) }
                                (moment::moment(view, entry))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The moments of luck that are told, so that every link leads somewhere.
fn lucky(view: &ReviewView) -> Vec<(usize, runestones_rules::Seat, i32)> {
    let lucks = view.review.lucks();
    let far = lucks.len().saturating_sub(super::ledger::TOLD);
    lucks.iter().enumerate().filter(|(at, _)| *at < super::ledger::TOLD || *at >= far).map(|(_, luck)| *luck).collect()
}
