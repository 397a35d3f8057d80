//! The rules on one page, to print and to lay beside the table.

use maud::{Markup, html};
use runestones_i18n::{chapter_name, die_face_text, rule_text, rune_name, rune_text, text};
use runestones_rules::{CardSet, Chapter, DieFace, RuleId, Rune};

use super::{files, here};
use crate::piece::icon::{classed, icon, rune_symbol};
use crate::piece::spans::die_face;
use crate::site::layout::{Head, sheet_page};

use Chapter::{E, F, S, T, U, X};

/// What one needs during a game; the rest is a click away.
const SHOWN: [(Chapter, &[u8]); 6] =
    [(T, &[1, 3]), (S, &[1, 2]), (U, &[1, 2, 3, 8]), (F, &[1, 2, 3, 5]), (X, &[1, 2, 3]), (E, &[1, 2])];

/// The overview.
pub fn overview(head: &Head) -> Markup {
    let t = |key| text(head.locale, key, &[]);
    sheet_page(
        head,
        &html! {
            (files())
            article.overview {
                h1 { (t("ui-title")) }
                p.overview__tools.buttons { a.btn href=(here(head, "/rules", CardSet::standard())) { (icon("i-rules")) (t("ui-rules")) } }
                @for (chapter, numbers) in SHOWN { (brief(head, chapter, numbers)) }
                section {
                    h2 { (chapter_name(head.locale, Chapter::D)) }
                    ul.overview__die { @for face in DieFace::ALL { li { span.pic.pic--die { (die_face(face)) } (die_face_text(head.locale, face)) } } }
                }
                section.overview__stones {
                    h2 { (chapter_name(head.locale, Chapter::R)) }
                    ul { @for rune in Rune::ALL { li { (classed(rune_symbol(rune), "pic pic--stone")) span { b { (rune_name(head.locale, rune)) } " " (rune_text(head.locale, rune)) } } } }
                }
            }
        },
    )
}

fn brief(head: &Head, chapter: Chapter, numbers: &[u8]) -> Markup {
    let rules: Vec<RuleId> = numbers.iter().map(|number| chapter.rule(*number)).collect();
    html! {
        section {
            h2 { (chapter_name(head.locale, chapter)) }
            ul { @for rule in rules { li { (rule_text(head.locale, rule)) } } }
        }
    }
}
