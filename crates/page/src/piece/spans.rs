//! Lines with pieces in them.

use maud::{Markup, html};
use runestones_i18n::{Piece, Span, Voice, plain};
use runestones_rules::{CardSet, DieFace, Gem};

use crate::piece::icon::{artifact, border, classed, emblem, gem, icon, labelled, points, rune_symbol, times};

/// A line in which pieces are drawn and only spoken in words: short, for the log and for payments.
pub(crate) fn drawn(spans: &[Span], set: &CardSet) -> Markup {
    told(spans, spans, set)
}

/// A line of which other words are spoken than drawn. The words are one text: as texts between pictures they would be read
/// in pieces, or run together.
pub(crate) fn told(drawn: &[Span], spoken: &[Span], set: &CardSet) -> Markup {
    seen_and_heard(&html! { @for span in drawn { (drawn_span(span, set)) } }, &plain(spoken))
}

/// What is seen is hidden from ears, and what is heard from eyes.
pub(crate) fn seen_and_heard(seen: &Markup, heard: &str) -> Markup {
    html! { span aria-hidden="true" { (labelled(seen)) } span.vh { (heard) } }
}

/// A line in which pieces are drawn and named: for buttons and prompts.
pub(crate) fn named(spans: &[Span], set: &CardSet) -> Markup {
    html! {
        @for span in spans {
            @match span {
                Span::Text(text) => (text),
                Span::Piece { piece: Piece::Seat(_), label } => b.name { (label) },
                Span::Piece { piece, label } => { span.nb { (sign(*piece, set)) (label) } },
            }
        }
    }
}

/// One picture for a piece whose number is told by its words.
fn sign(piece: Piece, set: &CardSet) -> Markup {
    match piece {
        Piece::Gem(kind, _) => gem(kind),
        Piece::Ore(_) => icon("g-ore"),
        Piece::AnyGems(_) => icon("g-each"),
        Piece::Points(_) => icon("i-laurel"),
        other => picture(other, set),
    }
}

fn drawn_span(span: &Span, set: &CardSet) -> Markup {
    match span {
        Span::Text(text) => html! { (text) },
        Span::Piece { piece: Piece::Seat(_), label } => html! { b.name { (label) } },
        // The name of a stone is worth reading, its glyph is worth seeing.
        Span::Piece { piece: piece @ Piece::Rune(_), label } => html! { span.nb { (picture(*piece, set)) (label) } },
        Span::Piece { piece: Piece::Card(card), label } => html! {
            b class={ "nb t-" (border(*card, set)) } title=(label) { (icon(emblem(*card, set))) (card.number()) }
        },
        Span::Piece { piece, label } => html! { span.nb title=(label) { (picture(*piece, set)) } },
    }
}

/// A piece as a picture with its name for ears.
pub(crate) fn pictured(voice: &Voice, piece: Piece) -> Markup {
    let (label, set) = (piece.label(voice), voice.card_set());
    match piece {
        Piece::Rune(_) => html! { span.nb role="img" aria-label=(label) { (labelled(&picture(piece, set))) } },
        _ => drawn(&[Span::Piece { piece, label }], set),
    }
}

/// A piece as a picture, small enough for a line.
pub(crate) fn picture(piece: Piece, set: &CardSet) -> Markup {
    match piece {
        Piece::Gem(kind, count) => times(count, &gem(kind)),
        Piece::AnyColour => icon("g-any"),
        Piece::AnyGems(count) => html! { @if count > 1 { (count) "×" } (icon("g-each")) },
        Piece::Ore(count) => times(count, &icon("g-ore")),
        Piece::Card(card) => classed(emblem(card, set), &format!("i t-{}", border(card, set))),
        Piece::CardBacks(count) => times(count, &icon("i-pile")),
        Piece::Rune(rune) => icon(rune_symbol(rune)),
        Piece::Tile(_) | Piece::Wisp => icon("i-wisp"),
        Piece::Die => icon("i-die"),
        Piece::DieFace(face) => html! { (icon("i-die")) (die_face(face)) },
        Piece::Artifact(kind) => artifact(kind),
        Piece::Points(count) => points(count),
        Piece::Seat(_) => html! {},
    }
}

/// What a face of the die shows.
pub(crate) fn die_face(face: DieFace) -> Markup {
    match face {
        DieFace::AnyGem => icon("g-any"),
        DieFace::GemForWild => html! { (icon("g-any")) (classed("i-arrow", "i i--arrow")) (gem(Gem::Wild)) },
        DieFace::OnePoint => points(1),
        DieFace::TwoPoints => points(2),
        DieFace::Ore => icon("g-ore"),
        DieFace::Card => icon("i-pile"),
    }
}
