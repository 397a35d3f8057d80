//! Symbols of the sprite, by what they mean.

use maud::{Markup, PreEscaped, html};
use runestones_rules::card_set::Border;
use runestones_rules::{Artifact, Card, CardSet, Colour, Gem, Rune, Seat};

/// A symbol. Words stand beside it or in the label of what it is part of, so the ear does not need it.
pub(crate) fn icon(symbol: &str) -> Markup {
    classed(symbol, "i")
}

/// The same symbols inside something that has a label: there nothing but the label is spoken, so nothing needs hiding,
/// and the page is a tenth smaller.
pub(crate) fn labelled(content: &Markup) -> Markup {
    PreEscaped(content.0.replace(HIDDEN, ""))
}

const HIDDEN: &str = r#" aria-hidden="true""#;

/// A symbol with classes of its own.
pub(crate) fn classed(symbol: &str, class: &str) -> Markup {
    PreEscaped(format!(r##"<svg class="{class}"{HIDDEN}><use href="#{symbol}"/></svg>"##))
}

/// A gem.
pub(crate) fn gem(gem: impl Into<Gem>) -> Markup {
    icon(&format!("g-{}", gem.into()))
}

/// The same symbol several times; a figure and one symbol if there are many.
pub(crate) fn times(count: u8, symbol: &Markup) -> Markup {
    html! {
        @if count > 4 { (count) "×" (symbol) } @else { @for _ in 0..count { (symbol) } }
    }
}

/// Points: a figure in a laurel.
pub(crate) fn points(count: u16) -> Markup {
    html! { span.vp { (icon("i-laurel")) b { (count) } } }
}

/// An artifact.
pub(crate) fn artifact(artifact: Artifact) -> Markup {
    icon(artifact_symbol(artifact))
}

pub(crate) fn artifact_symbol(artifact: Artifact) -> &'static str {
    match artifact {
        Artifact::Coloured(Colour::Blue) => "a-blue",
        Artifact::Coloured(Colour::Green) => "a-green",
        Artifact::Coloured(Colour::Yellow) => "a-yellow",
        Artifact::Coloured(Colour::Red) => "a-red",
        Artifact::Wild => "a-wild",
    }
}

/// The symbol of a rune stone.
pub(crate) fn rune_symbol(rune: Rune) -> &'static str {
    match rune {
        Rune::MagicPoints => "r-magic",
        Rune::HandSize => "r-hand",
        Rune::Exchange => "r-exchange",
        Rune::WildGem => "r-wild",
        Rune::Plus => "r-plus",
        Rune::DoubleDie => "r-die",
        Rune::ExtraPoint => "r-point",
        Rune::ThreeAbilities => "r-three",
        Rune::DiscardLowest => "r-lowest",
        Rune::GemOrPoints => "r-gem",
    }
}

/// The emblem of a card. A banshee keeps its emblem in all four colours.
pub(crate) fn emblem(card: Card, set: &CardSet) -> &'static str {
    match set.face(card).map(|face| face.border) {
        _ if card.is_banshee() => "c-banshee",
        Some(Border::Colour(Colour::Blue)) => "c-goblin",
        Some(Border::Colour(Colour::Green)) => "c-dryad",
        Some(Border::Colour(Colour::Yellow)) => "c-satyr",
        Some(Border::Colour(Colour::Red)) => "c-harpy",
        Some(Border::White) => "c-dragon",
        Some(Border::Druid) | None => "c-druid",
    }
}

/// The border colour of a card, as a word in class names.
pub(crate) fn border(card: Card, set: &CardSet) -> &'static str {
    match set.face(card).map(|face| face.border) {
        Some(Border::Colour(Colour::Blue)) => "blue",
        Some(Border::Colour(Colour::Green)) => "green",
        Some(Border::Colour(Colour::Yellow)) => "yellow",
        Some(Border::Colour(Colour::Red)) => "red",
        Some(Border::White) => "white",
        Some(Border::Druid) | None => "druid",
    }
}

/// The colour of a druid (C1), as a word in class names.
pub(crate) fn druid(seat: Seat) -> &'static str {
    ["brown", "grey", "beige", "black"][seat.index()]
}

/// The marker of a player: a stone with an initial.
pub(crate) fn marker(seat: Seat, name: &str) -> Markup {
    html! {
        span class={ "marker marker--" (druid(seat)) } { (icon("p-marker")) b aria-hidden="true" { (initial(name)) } }
    }
}

/// The first letter of a name, or the number at its end: that is what tells two bots of a kind apart.
pub(crate) fn initial(name: &str) -> String {
    if let Some((_, number)) = name.rsplit_once(' ')
        && matches!(number.as_bytes(), [b'0'..=b'9'])
    {
        return number.to_owned();
    }
    name.chars().next().into_iter().flat_map(char::to_uppercase).collect()
}
