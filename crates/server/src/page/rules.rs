//! The rules at hand: a page by chapters, and an overview to print.

mod overview;
mod picture;

pub use overview::overview;

use maud::{Markup, html};
use runestones_i18n::{Locale, Voice, chapter_name, rule_text, text};
use runestones_rules::{CardSet, Chapter, RuleId};

use super::assets;
use super::icon::icon;
use super::layout::{Head, sheet_page};

/// All the rules. Each has an id to link to: `/rules#U4`.
pub fn rules(head: &Head) -> Markup {
    let t = |key| text(head.locale, key, &[]);
    sheet_page(
        head,
        &html! {
            (files())
            script src=(assets::rules_script_path()) defer {}
            section.rules__head {
                h1 { (t("ui-rules")) }
                p { (t("ui-rules-about")) }
                p.buttons {
                    a.btn href=(here(head, "/rules/print")) { (icon("i-log")) (t("ui-rules-print")) }
                    a.btn href=(here(head, "/gallery")) { (icon("i-hand")) (t("ui-gallery")) }
                }
                (languages("/rules"))
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
                ol { @for chapter in Chapter::ALL { li { a href={ "#" (chapter) } { b { (chapter) } (chapter_name(head.locale, chapter)) } } } }
            }
            @for chapter in Chapter::ALL { (chapter_section(head, chapter)) }
        },
    )
}

/// The style of these pages; a table does not need it.
pub(crate) fn files() -> Markup {
    html! { link rel="stylesheet" href=(assets::rules_style_path()); }
}

/// The address of a page in the language of this one.
pub(crate) fn here(head: &Head, path: &str) -> String {
    format!("{path}?lang={}", head.locale.tag())
}

/// The same page in each language.
pub(crate) fn languages(path: &str) -> Markup {
    html! {
        ul.languages {
            @for locale in Locale::ALL {
                li { a href={ (path) "?lang=" (locale.tag()) } lang=(locale.tag()) hreflang=(locale.tag()) { (locale.native_name()) } }
            }
        }
    }
}

fn chapter_section(head: &Head, chapter: Chapter) -> Markup {
    html! {
        section.chapter.panel id=(chapter) aria-labelledby={ "h-" (chapter) } {
            h2 id={ "h-" (chapter) } { b { (chapter) } (chapter_name(head.locale, chapter)) }
            @for rule in chapter.rules() { (rule_item(head, rule)) }
        }
    }
}

fn rule_item(head: &Head, rule: RuleId) -> Markup {
    let voice = Voice::new(head.locale, CardSet::standard(), &[]);
    html! {
        article.rule-item id=(rule) {
            h3 { a href={ "#" (rule) } { (rule) } }
            div {
                p { (rule_text(head.locale, rule)) }
                @if let Some(picture) = picture::of_rule(rule, &voice) { div.rule-item__picture { (picture) } }
            }
        }
    }
}
