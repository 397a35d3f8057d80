//! The luck ledger and what else is added up: luck by kind, the luckiest moments, accuracy.

use maud::{Markup, html};
use runestones_i18n::Locale;
use runestones_review::{BySeat, LuckKind, Mark, TENTH};
use runestones_rules::{Game, Seat};

use crate::piece::spans::drawn;
use crate::review::{ReviewView, difference_text, percent_text};

/// So many lucky and unlucky moments are told.
pub(super) const TOLD: usize = 4;

/// A column of the luck ledger: a chance, or what changed it. The terminal shows the same ones.
pub struct LedgerColumn {
    /// The key of its title.
    pub title: &'static str,
    tenths: BySeat,
    is_change: bool,
}

impl LedgerColumn {
    /// What it says of one seat.
    pub fn of(&self, seat: Seat, locale: Locale) -> String {
        self.number(self.tenths[seat.index()], locale)
    }

    /// What it says of all seats together.
    pub fn sum(&self, locale: Locale) -> String {
        self.number(self.tenths.iter().sum(), locale)
    }

    fn number(&self, tenths: i32, locale: Locale) -> String {
        let text = if self.is_change { difference_text } else { percent_text };
        text(locale, tenths * TENTH)
    }
}

impl ReviewView<'_> {
    /// The columns of the luck ledger, to the last tenth, in order.
    pub fn ledger_columns(&self) -> [LedgerColumn; 7] {
        let ledger = self.review.ledger.in_tenths();
        let absolute = |title, tenths| LedgerColumn { title, tenths, is_change: false };
        let change = |title, tenths| LedgerColumn { title, tenths, is_change: true };
        [
            absolute("review-start", ledger.start),
            change("review-own-moves", ledger.own),
            change("review-others-moves", ledger.others),
            change("review-skill", ledger.skill()),
            change("review-luck", ledger.luck()),
            absolute("review-end", ledger.end),
            absolute("review-without-luck", ledger.without_luck()),
        ]
    }
}

/// Where every seat's chance came from, to the last tenth.
pub(super) fn ledger(view: &ReviewView) -> Markup {
    let (ledger, locale) = (view.review.ledger.in_tenths(), view.voice.locale());
    let columns = view.ledger_columns();
    html! {
        section.sheet-panel.panel.review-ledger aria-labelledby="h-ledger" {
            h2 #h-ledger { (view.text("review-ledger")) }
            p { (view.text("review-ledger-about")) }
            div.review-bars { @for seat in view.review.all_seats() { (bars(view, seat)) } }
            div.review-halves {
                div.review-scroll tabindex="0" role="region" aria-labelledby="h-ledger" {
                    table.review-table {
                        thead { tr { th scope="col" { (view.text("review-seat")) } @for column in &columns { th scope="col" { (view.text(column.title)) } } } }
                        tbody {
                            @for seat in view.review.all_seats() {
                                tr { (seat_cell(view, seat)) @for column in &columns { td { (column.of(seat, locale)) } } }
                            }
                        }
                        tfoot { tr { th scope="row" { (view.text("review-all-seats")) } @for column in &columns { td { (column.sum(locale)) } } } }
                    }
                }
                div.review-scroll tabindex="0" role="region" aria-labelledby="h-kinds" {
                    table.review-table.review-kinds {
                        thead { tr { th #h-kinds scope="col" { (view.text("review-luck-by-kind")) } @for seat in view.review.all_seats() { th scope="col" { (view.voice.seat_name(seat)) } } } }
                        tbody {
                            @for (kind, column) in LuckKind::ALL.into_iter().zip(&ledger.by_kind) { (kind_row(view, kind_key(kind), column)) }
                            (kind_row(view, "review-second-thoughts", &ledger.second_thoughts))
                        }
                        tfoot { (kind_row(view, "review-luck", &ledger.luck())) }
                    }
                }
            }
            p.small { (view.text("review-second-thoughts-about")) }
        }
    }
}

/// The ledger of a seat as bars: each begins where the one before ended.
fn bars(view: &ReviewView, seat: Seat) -> Markup {
    let (ledger, at) = (view.review.ledger.in_tenths(), seat.index());
    let (start, own, others, luck) = (ledger.start[at], ledger.own[at], ledger.others[at], ledger.luck()[at]);
    let rows = [
        ("review-start", "start", 0, start),
        ("review-own-moves", "own", start, own),
        ("review-others-moves", "others", start + own, others),
        ("review-luck", "luck", start + own + others, luck),
        ("review-end", "end", 0, ledger.end[at]),
    ];
    // What was reached on the way may lie outside of 0 to 100 %.
    let reached = [0, 1000, start, start + own, start + own + others];
    let (least, most) = (reached.into_iter().min().unwrap_or(0), reached.into_iter().max().unwrap_or(1000));
    let across = |tenths: i32| 110 + (tenths - least) * 170 / (most - least).max(1);
    html! {
        figure {
            figcaption { (view.marker(seat)) (view.voice.seat_name(seat)) }
            svg viewBox="0 0 350 148" aria-hidden="true" {
                @for border in [0, 500, 1000] { line x1=(across(border)) x2=(across(border)) y1="0" y2="130" {} }
                @for (border, label) in [(0, "0"), (1000, "100 %")] { text.scale x=(across(border)) y="145" { (label) } }
                @for (line, (key, class, from, change)) in rows.into_iter().enumerate() {
                    @let (y, left, right) = (line * 26 + 3, across(from.min(from + change)), across(from.max(from + change)));
                    text x="0" y=(y + 14) { (view.text(key)) }
                    rect class={ "bar-" (class) @if change < 0 { " is-loss" } } x=(left) y=(y) width=((right - left).max(1)) height="18" rx="3" {}
                    text.n x="350" y=(y + 14) { @if class == "start" || class == "end" { (view.percent(change * TENTH)) } @else { (view.difference(change * TENTH)) } }
                }
            }
        }
    }
}

fn seat_cell(view: &ReviewView, seat: Seat) -> Markup {
    html! { th scope="row" { span.review-seat { (view.marker(seat)) (view.voice.seat_name(seat)) } } }
}

/// The name of a kind of luck.
pub(super) fn kind_key(kind: LuckKind) -> &'static str {
    match kind {
        LuckKind::Dice => "review-dice",
        LuckKind::Drawn => "review-drawn",
        LuckKind::TurnedUp => "review-turned-up",
    }
}

fn kind_row(view: &ReviewView, key: &str, column: &BySeat) -> Markup {
    html! {
        tr {
            th scope="row" { (view.text(key)) }
            @for seat in view.review.all_seats() { td { (view.difference(column[seat.index()] * TENTH)) } }
        }
    }
}

/// The luckiest and the unluckiest moments; `address` leads to an entry.
pub(super) fn moments(view: &ReviewView, address: &dyn Fn(usize) -> String) -> Markup {
    let shifts = view.review.lucks();
    let lucky = shifts.iter().take(TOLD).filter(|(.., shift)| *shift > 0);
    let unlucky = shifts.iter().rev().take(TOLD).filter(|(.., shift)| *shift < 0);
    let list = |key: &str, all: Vec<&(usize, Seat, i32)>| {
        html! {
            section.sheet-panel.panel {
                h2 { (view.text(key)) }
                ol.review-lucks {
                    @for (entry, seat, shift) in all {
                        li {
                            (luck_sign(*shift))
                            (view.marker(*seat))
                            a href=(address(*entry)) {
                                b { (round(view, *entry)) } " " (drawn(&view.entry_words(*entry), view.voice.card_set()))
                            }
                            span.review-lucks__n.is-bad[*shift < 0] { (view.difference(*shift)) }
                        }
                    }
                }
            }
        }
    };
    html! {
        (list("review-luckiest", lucky.collect()))
        (list("review-unluckiest", unlucky.collect()))
    }
}

/// The diamond of luck, as in the graph: full for good luck, outlined for bad.
fn luck_sign(shift: i32) -> Markup {
    html! {
        svg.review-luck viewBox="0 0 20 20" aria-hidden="true" { polygon.review-graph__luck.is-bad[shift < 0] points="10,1 19,10 10,19 1,10" {} }
    }
}

/// The round of an entry, in words.
pub(super) fn round(view: &ReviewView, entry: usize) -> String {
    let round = view.before(entry).map(Game::round).unwrap_or_default();
    view.voice.text("ui-round", &[("number", round.into())])
}

/// How well each seat decided.
pub(super) fn accuracy(view: &ReviewView) -> Markup {
    let review = view.review;
    let judged = match review.simulations {
        0 => view.text("review-at-a-glance"),
        count => view.voice.text("review-judged-by", &[("number", count.into())]),
    };
    html! {
        section.sheet-panel.panel aria-labelledby="h-accuracy" {
            h2 #h-accuracy { (view.text("review-accuracy")) }
            p { (judged) }
            div.review-scroll tabindex="0" role="region" aria-labelledby="h-accuracy" {
                table.review-table {
                    thead {
                        tr {
                            th scope="col" { (view.text("review-seat")) }
                            @for key in ["review-accuracy", "review-good-moves", "review-lost-per-turn"] { th scope="col" { (view.text(key)) } }
                            @for mark in [Mark::Slip, Mark::Mistake, Mark::Blunder] { th scope="col" { (sign(view, mark)) } }
                        }
                    }
                    tbody {
                        @for seat in review.all_seats() {
                            @let accuracy = review.accuracy(seat);
                            @let lost = -review.ledger.own[seat.index()] / i32::try_from(accuracy.turns.max(1)).unwrap_or(1);
                            tr {
                                (seat_cell(view, seat))
                                td { (view.percent(i32::try_from(accuracy.share()).unwrap_or_default() * TENTH)) }
                                td { (view.voice.text("review-of", &[("number", accuracy.good.into()), ("total", accuracy.decisions.into())])) }
                                td { (view.percent(lost)) }
                                @for count in accuracy.bad { td { (count) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A mark with its name, for eyes and ears.
pub(super) fn sign(view: &ReviewView, mark: Mark) -> Markup {
    let class = match mark {
        Mark::Plain => return html! {},
        Mark::Only => "mark mark--only",
        Mark::Slip => "mark mark--slip",
        Mark::Mistake => "mark mark--mistake",
        Mark::Blunder => "mark mark--blunder",
    };
    html! { span class=(class) title=(view.mark_name(mark)) { b aria-hidden="true" { (mark.sign()) } span.vh { (view.mark_name(mark)) } } }
}
