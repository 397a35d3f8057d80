//! Why not? A piece with which nothing can be done is a link to the reason.

use maud::{Markup, html};
use runestones_i18n::{Span, plain};
use runestones_rules::{Place, RuleId, WhyNot};

use crate::piece::icon::{icon, labelled};
use crate::piece::place::{at, piece};
use crate::piece::rule;
use crate::piece::spans::named;
use crate::site::layout::{Head, sheet_page};
use crate::table::coach::not_now;
use crate::view::TableView;

/// A piece that does not glow. A player may ask why; in the past, and for watchers, it is only a picture. What is drawn on a
/// link stays hidden from ears: some screen readers take a link with pictures for a picture, and read its address.
pub(crate) fn unlit(table: &TableView, place: Place, class: &str, label: &str, content: &Markup) -> Markup {
    let rule = rule::of_place(place, table.voice.card_set());
    let (at, piece) = (at(table, place), piece(table, place));
    html! {
        @if let Some(address) = address(table, place) {
            a class=(class) href=(address) aria-label=(label) data-rule=(rule) data-at=[&at] data-piece=[&piece] { (content) }
        } @else {
            span class=(class) role="img" aria-label=(label) data-rule=(rule) data-at=[&at] data-piece=[&piece] { (labelled(content)) }
        }
    }
}

/// Where a player is told why; `None` for those who could do nothing anyway.
pub(crate) fn address(table: &TableView, place: Place) -> Option<String> {
    let asks = table.view.viewer().is_some() && table.history.is_none() && table.curtain.is_none();
    asks.then(|| table.address(&format!("/why?piece={place}")))
}

/// Why nothing can be done at a place, or that something can, and the rule behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// The sentence.
    pub sentence: Vec<Span>,
    /// The rule; `None` if it is not for the rules to say.
    pub rule: Option<RuleId>,
    /// The rule that says what the piece is for.
    pub about: RuleId,
    /// Whether a legal move is made there after all.
    pub is_legal: bool,
}

impl Why {
    /// The sentence in words.
    pub fn words(&self) -> String {
        plain(&self.sentence)
    }
}

/// Asks for a person. Behind a curtain they are a watcher: the hand may be somebody else's.
pub fn why(table: &TableView, place: Place) -> Why {
    let reason = match table.curtain {
        Some(_) => Some(WhyNot::Watching),
        None => table.view.why_not(place),
    };
    let sentence = match reason {
        Some(reason) => table.voice.why_not(reason),
        None if table.coach.is_some() && !table.legal().is_lit(place) => vec![Span::Text(not_now(table))],
        None => vec![Span::Text(table.text("ui-why-possible"))],
    };
    let about = rule::of_place(place, table.voice.card_set());
    Why { sentence, rule: reason.and_then(WhyNot::rule), about, is_legal: reason.is_none() }
}

/// The answer as a page; the script takes the section out of it.
pub fn why_page(head: &Head, table: &TableView, why: &Why) -> Markup {
    sheet_page(
        head,
        &html! {
            section.why.sheet-panel.panel aria-labelledby="h-why" {
                h1.why__sentence #h-why { (named(&why.sentence, table.voice.card_set())) }
                p.why__rules {
                    (icon("i-rules"))
                    @for (place, rule) in why.rule.into_iter().chain(Some(why.about).filter(|about| why.rule != Some(*about))).enumerate() {
                        @if place > 0 { span.vh { ", " } }
                        a href=(rule::address(rule)) { (rule::name(table.locale(), rule)) }
                    }
                }
                p.why__back { a.btn.btn--main href=(table.address("")) { (icon("i-back")) (table.text("ui-back")) } }
            }
        },
    )
}
