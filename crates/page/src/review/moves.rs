//! The moves of the game, turn by turn, with what is said about them.

use maud::{Markup, html};
use runestones_review::{Mark, Step, What};

use crate::piece::spans::drawn;
use crate::review::ReviewView;
use crate::review::ledger::{round, sign};

/// Every turn with its entries; judged only when all is read. `address` leads to an entry; `at` is the one that is looked at.
pub(super) fn moves(view: &ReviewView, at: usize, is_read: bool, address: &dyn Fn(usize) -> String) -> Markup {
    let turns = view.review.turns();
    let ends = turns.iter().skip(1).map(|turn| turn.first_entry).chain([view.steps.len()]);
    html! {
        ol.review-turns {
            @for (turn, end) in turns.iter().zip(ends) {
                @let here = (turn.first_entry..end).contains(&at);
                li {
                    details open[here] {
                        summary {
                            (view.marker(turn.seat)) span { (round(view, turn.first_entry)) " · " (view.voice.seat_name(turn.seat)) }
                            @if is_read && turn.worst != Mark::Plain { (sign(view, turn.worst)) }
                        }
                        ol { @for entry in turn.first_entry..end { (one(view, entry, at == entry, is_read, address)) } }
                    }
                }
            }
        }
    }
}

fn one(view: &ReviewView, entry: usize, here: bool, is_read: bool, address: &dyn Fn(usize) -> String) -> Markup {
    let Some(step) = view.review.step(entry) else { return html! {} };
    let words = view.entry_words(entry);
    html! {
        @if !words.is_empty() {
            li {
                a.review-entry.is-here[here] href=(address(entry)) aria-current=[here.then_some("true")] {
                    span { (drawn(&words, view.voice.card_set())) }
                    @if is_read { (result(view, step)) }
                }
            }
        }
    }
}

/// The mark of a decision and what it cost; what luck brought, where it was much.
fn result(view: &ReviewView, step: &Step) -> Markup {
    let own = step.seat.index();
    html! {
        @match &step.what {
            What::Decision(judgement) => {
                (sign(view, judgement.mark))
                @if judgement.mark.is_bad() { b.review-entry__loss { (view.difference(judgement.shift[own])) } }
            },
            What::Luck { shift, .. } if shift[own].abs() >= runestones_review::SLIP => {
                b.review-entry__luck { (view.difference(shift[own])) }
            },
            What::Luck { .. } => {},
        }
    }
}
