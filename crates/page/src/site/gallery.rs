//! Everything printed: cards, rune stones, wisp tiles, forges.

mod filter;

pub use filter::Filter;

use maud::{Markup, html};
use runestones_i18n::{Voice, plain, rune_name, rune_text, text};
use runestones_rules::{Artifact, Card, CardSet, Cards, Colour, FORGES, Rune, Tiles};

use crate::piece::ability::{ability, effect};
use crate::piece::card::{class, face};
use crate::piece::icon::{artifact, classed, gem, icon, labelled, rune_symbol, times};
use crate::piece::rule;
use crate::site::layout::{Head, sheet_page};
use crate::site::rules::{files, here, languages};

/// The gallery, with only those cards that pass the filter.
pub fn gallery(head: &Head, filter: &Filter, set: &CardSet) -> Markup {
    let voice = Voice::new(head.locale, set, &[]);
    let t = |key| text(head.locale, key, &[]);
    let cards: Vec<Card> = Cards::ALL.iter().filter(|card| filter.lets_through(*card, voice.card_set())).collect();
    sheet_page(
        head,
        &html! {
            (files())
            section.rules__head {
                h1 { (t("ui-gallery")) }
                p { (t("ui-gallery-about")) @if set != CardSet::standard() { " " b { (t("ui-card-set")) ": " (set.name()) } } }
                p.buttons { a.btn href=(here(head, "/rules", set)) { (icon("i-rules")) (t("ui-rules")) } }
                (languages("/gallery", set))
            }
            section.gallery.panel aria-labelledby="h-cards" {
                h2 #h-cards { (t("ui-cards")) " " span.small { (cards.len()) } }
                (filter.form(head, set))
                @if cards.is_empty() { p { (t("ui-filter-none")) } }
                ul.gallery__cards { @for card in &cards { li { (gallery_card(&voice, *card)) } } }
            }
            @if filter.is_empty() { (other_pieces(&voice)) }
        },
    )
}

fn other_pieces(voice: &Voice) -> Markup {
    let t = |key| voice.text(key, &[]);
    html! {
        section.gallery.panel #stones aria-labelledby="h-stones" {
            h2 #h-stones { (t("ui-rune-stones")) }
            ul.gallery__stones { @for rune in Rune::ALL { li { (stone(voice, rune)) } } }
        }
        section.gallery.panel #forges aria-labelledby="h-forges" {
            h2 #h-forges { (t("ui-forges")) }
            ul.gallery__forges {
                @for number in 1..=FORGES as u8 + 1 {
                    li { (forge(voice, number)) p { b { (voice.forge_name(number)) } " " (voice.forge_text(number)) } }
                }
            }
        }
        section.gallery.panel #tiles aria-labelledby="h-tiles" {
            h2 #h-tiles { (t("ui-wisps")) }
            ul.gallery__tiles {
                @for (tile, printed) in Tiles::ALL.iter().zip(voice.card_set().tiles()) {
                    li { span.pic.pic--tile { (ability(printed, None)) } p { (plain(&voice.tile_text(tile))) } }
                }
            }
        }
    }
}

/// A card that only shows itself.
pub(crate) fn printed_card(voice: &Voice, card: Card) -> Markup {
    let set = voice.card_set();
    html! { span class=(class(card, set)) role="img" aria-label=(voice.card_label(card)) { (labelled(&face(card, set))) } }
}

/// A card, its words, and the rule of its ability.
fn gallery_card(voice: &Voice, card: Card) -> Markup {
    html! {
        figure #{ "card-" (card) } {
            (printed_card(voice, card))
            figcaption {
                b { (voice.card_name(card)) } " "
                span { (plain(&voice.card_text(card))) } " "
                (rule::link(voice.locale(), rule::of_card(card, voice.card_set())))
            }
        }
    }
}

fn stone(voice: &Voice, rune: Rune) -> Markup {
    let locale = voice.locale();
    html! {
        figure #{ "stone-" (rune) } {
            (classed(rune_symbol(rune), "pic pic--stone"))
            figcaption { b { (rune_name(locale, rune)) } " " span { (rune_text(locale, rune)) } " " (rule::link(locale, rune.rule())) }
        }
    }
}

/// A forge with a sample of what it makes.
pub(crate) fn forge(voice: &Voice, number: u8) -> Markup {
    let printed = voice.card_set().forges().get(number as usize - 1);
    let sample =
        if printed.is_some() { Artifact::Coloured(Colour::ALL[(number as usize - 1) % 4]) } else { Artifact::Wild };
    html! {
        span.pic.pic--forge {
            (artifact(sample))
            span {
                @match (printed, sample.colour()) {
                    (Some(printed), Some(colour)) => (times(printed.price, &gem(colour))),
                    _ => { "4 " (icon("g-each")) },
                }
            }
            @if let Some(bonus) = printed.and_then(|printed| printed.bonus) { span.pic__bonus { (effect(bonus, None)) } }
        }
    }
}
