//! The rules at hand: a page by chapters, and an overview to print.

mod overview;
mod picture;

pub use overview::overview;

use maud::{Markup, html};
use runestones_i18n::{Locale, Voice, chapter_name, rule_text, text};
use runestones_rules::{CardSet, Chapter, RuleId};

use crate::assets::{self, Script};
use crate::piece::icon::icon;
use crate::piece::rule;
use crate::site::layout::{Head, script, sheet_page};

/// All the rules. Each has an id to link to: `/rules#U4`.
pub fn rules(head: &Head, set: &CardSet) -> Markup {
    let t = |key| text(head.locale, key, &[]);
    sheet_page(
        head,
        &html! {
            (files())
            (script(Script::Rules))
            section.rules__head {
                h1 { (t("ui-rules")) }
                p { (t("ui-rules-about")) }
                p.buttons {
                    a.btn href=(here(head, "/rules/print", set)) { (icon("i-log")) (t("ui-rules-print")) }
                    a.btn href=(here(head, "/gallery", set)) { (icon("i-hand")) (t("ui-gallery")) }
                }
                (languages("/rules", set))
                // Without the script the browser's own search finds everything on the page.
                search hidden {
                    label.field {
                        span { (t("ui-rules-filter")) }
                        input type="search" id="filter" autocomplete="off" enterkeyhint="search";
                    }
                    p.small id="filter-none" role="status" data-none=(t("ui-rules-none")) {}
                }
            }
            nav.rules__contents.panel aria-label=(t("ui-contents")) {
                ol { @for chapter in Chapter::ALL { li { a href={ "#" (chapter) } { b { (chapter) } " " (chapter_name(head.locale, chapter)) } } } }
            }
            @for chapter in Chapter::ALL { (chapter_section(head, set, chapter)) }
        },
    )
}

/// The style of these pages; a table does not need it.
pub(crate) fn files() -> Markup {
    html! { link rel="stylesheet" href=(assets::rules_style().path); }
}

/// The address of a page in the language of this one, and with its cards.
pub(crate) fn here(head: &Head, path: &str, set: &CardSet) -> String {
    let cards = asked_for(set).map_or_else(String::new, |hash| format!("&cards={hash}"));
    format!("{path}?lang={}{cards}", head.locale.tag())
}

/// What a link to these pages says so that they show the cards of a game; nothing for the standard set.
pub(crate) fn asked_for(set: &CardSet) -> Option<String> {
    (set != CardSet::standard()).then(|| set.hash_hex())
}

/// The same page in each language.
pub(crate) fn languages(path: &str, set: &CardSet) -> Markup {
    let cards = asked_for(set).map_or_else(String::new, |hash| format!("&cards={hash}"));
    html! {
        ul.languages {
            @for locale in Locale::ALL {
                li { a href={ (path) "?lang=" (locale.tag()) (cards) } lang=(locale.tag()) hreflang=(locale.tag()) { (locale.native_name()) } }
            }
        }
    }
}

fn chapter_section(head: &Head, set: &CardSet, chapter: Chapter) -> Markup {
    html! {
        section.chapter.panel id=(chapter) aria-labelledby={ "h-" (chapter) } {
            h2 id={ "h-" (chapter) } { b { (chapter) } " " (chapter_name(head.locale, chapter)) }
            @for rule in chapter.rules() { (rule_item(head, set, rule)) }
        }
    }
}

fn rule_item(head: &Head, set: &CardSet, rule: RuleId) -> Markup {
    let voice = Voice::new(head.locale, set, &[]);
    html! {
        article.rule-item id=(rule) {
            p.rule-item__id { a href={ "#" (rule) } aria-label=(rule::name(head.locale, rule)) { (rule) } }
            div {
                p { (rule_text(head.locale, rule)) }
                @if let Some(picture) = picture::of_rule(rule, &voice) { div.rule-item__picture { (picture) } }
            }
        }
    }
}
