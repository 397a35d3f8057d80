//! One decision: what was played, what else could have been, and what it cost.

use maud::{Markup, html};
use runestones_ai::{Candidate, Thought, reasons};
use runestones_i18n::{Span, plain};
use runestones_review::{Judged, Judgement, What};

use crate::piece::spans::named;
use crate::review::ReviewView;
use crate::review::ledger::sign;
use crate::table::hint::words;

/// What is said about an entry.
pub(super) fn moment(view: &ReviewView, entry: usize) -> Markup {
    let Some(step) = view.review.step(entry) else { return html! {} };
    html! {
        @match &step.what {
            What::Decision(judgement) => (decision(view, entry, judgement)),
            What::Luck { shift, .. } => {
                p.review-moment__what { (named(&view.entry_words(entry), view.voice.card_set())) }
                ul.review-shifts {
                    @for seat in view.review.all_seats() {
                        li { (view.marker(seat)) (view.voice.seat_name(seat)) " " b { (view.difference(shift[seat.index()])) } }
                    }
                }
            },
        }
    }
}

/// The candidates, the best first, and the line that was best.
pub(super) fn decision(view: &ReviewView, entry: usize, judgement: &Judgement) -> Markup {
    let Some(game) = view.before(entry) else { return html! {} };
    let seat = game.active();
    let played = judgement.candidates.iter().find(|judged| judged.played);
    let best = judgement.candidates.first();
    html! {
        @if let Some(played) = played.filter(|_| judgement.mark.is_bad()) {
            @let words = plain(&view.move_words(played.mv, game));
            p.review-moment__what {
                (sign(view, judgement.mark)) " "
                (view.voice.text("review-cost", &[("move", words.into()), ("loss", view.percent(played.loss).into())]))
            }
        }
        table.review-table.review-candidates {
            thead { tr { @for key in ["review-move", "review-win-chance", "review-loss", "review-score"] { th scope="col" { (view.text(key)) } } } }
            tbody {
                @for judged in &judgement.candidates {
                    tr.is-played[judged.played] {
                        th scope="row" {
                            (named(&view.move_words(judged.mv, game), view.voice.card_set()))
                            @if judged.played { " " small { "· " (view.text("review-played")) } }
                        }
                        td { (view.percent(judged.prospect.chance(seat))) }
                        td { @if judged.loss == 0 { "–" } @else { (view.difference(-judged.loss)) } }
                        td { (super::points_text(view.voice.locale(), judged.prospect.scores[seat.index()])) }
                    }
                }
            }
        }
        @if let Some(reason) = why(view, entry, judgement) { p.review-why { (named(&reason, view.voice.card_set())) } }
        @if let Some(best) = best.filter(|best| judgement.mark.is_bad() && !best.line.is_empty()) {
            @let moves = view.best_line(entry, best.mv, &best.line).join(", ");
            p.small { (view.voice.text("review-best-line", &[("moves", moves.into())])) }
        }
    }
}

/// What speaks most for the best move and not for the one played; nothing where no reason tells them apart.
fn why(view: &ReviewView, entry: usize, judgement: &Judgement) -> Option<Vec<Span>> {
    let best = judgement.candidates.first().filter(|_| judgement.mark.is_bad())?;
    let played = judgement.candidates.iter().find(|judged| judged.played)?;
    let game = view.before(entry)?;
    let candidate = |judged: &Judged| Candidate { mv: judged.mv, visits: 0, outlook: None, line: judged.line.clone() };
    let candidates = vec![candidate(best), candidate(played)];
    let thought = Thought { chosen: best.mv, candidates, simulations: 0 };
    let [of_best, of_played] = reasons(&game.view(game.active()), &thought, 2, 1).try_into().ok()?;
    let telling = of_best.into_iter().find(|reason| !of_played.contains(reason))?;
    Some(words(view.voice, telling))
}
