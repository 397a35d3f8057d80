//! Symbols of the sprite, by what they mean.

use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};
use memchr::memmem::Finder;
use runestones_rules::{Artifact, Border, Card, CardSet, Colour, Creature, Gem, Rune, Seat};

/// A symbol. Words stand beside it or in the label of what it is part of, so the ear does not need it.
pub(crate) fn icon(symbol: &str) -> Markup {
    classed(symbol, "i")
}

/// The same symbols inside something that has a label: there nothing but the label is spoken, so nothing needs hiding,
/// and the page is a tenth smaller.
///
/// It takes the mark out afterwards because one drawing serves both: on a button or a picture it has a label, on a link its
/// symbols have to stay hidden (see [`unlit`](crate::table::why::unlit)), and only what it is drawn on knows which it is.
pub(crate) fn labelled(content: &Markup) -> Markup {
    // Half of a page goes through here, so it is worth a search that is prepared once.
    static FINDER: LazyLock<Finder> = LazyLock::new(|| Finder::new(HIDDEN));
    let content = content.0.as_str();
    let mut spoken = String::with_capacity(content.len());
    let mut rest = 0;
    for found in FINDER.find_iter(content.as_bytes()) {
        spoken.push_str(&content[rest..found]);
        rest = found + HIDDEN.len();
    }
    spoken.push_str(&content[rest..]);
    PreEscaped(spoken)
}

const HIDDEN: &str = r#" aria-hidden="true""#;

/// A symbol with classes of its own.
pub(crate) fn classed(symbol: &str, class: &str) -> Markup {
    PreEscaped(format!(r##"<svg class="{class}"{HIDDEN}><use href="#{symbol}"/></svg>"##))
}

/// A symbol that is found by what it stands in.
pub(crate) fn bare(symbol: &str) -> Markup {
    PreEscaped(format!(r##"<svg{HIDDEN}><use href="#{symbol}"/></svg>"##))
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
    html! { span.vp { (icon("i-laurel")) (figure(count)) } }
}

/// A figure that is part of a picture. The style sheet draws it, so it is no word of the label: what is said to a piece
/// by voice is what the label begins with.
pub(crate) fn figure(figure: impl std::fmt::Display) -> Markup {
    html! { b data-n=(figure.to_string()) {} }
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
    match set.creature(card) {
        Creature::Goblin => "c-goblin",
        Creature::Dryad => "c-dryad",
        Creature::Satyr => "c-satyr",
        Creature::Harpy => "c-harpy",
        Creature::Dragon => "c-dragon",
        Creature::Banshee => "c-banshee",
        Creature::Druid => "c-druid",
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

/// The marker of a player: a stone with a mark on it.
pub(crate) fn marker(seat: Seat, mark: &str) -> Markup {
    html! {
        span class={ "marker marker--" (druid(seat)) } { (icon("p-marker")) b aria-hidden="true" { (mark) } }
    }
}

/// What stands on the marker of a player, so that nobody has to tell colours apart: the initial, or two letters where
/// others have the same one, or the number of the seat where those are the same too.
pub(crate) fn mark(names: &[String], seat: Seat) -> String {
    let Some(name) = names.get(seat.index()) else { return seat.number().to_string() };
    let others = || names.iter().enumerate().filter(|(index, _)| *index != seat.index()).map(|(_, name)| name);
    if others().all(|other| initial(other) != initial(name)) {
        return initial(name);
    }
    let pair = |name: &str, at: usize| -> String { name.chars().take(1).chain(name.chars().nth(at)).collect() };
    let pairs = (1..name.chars().count()).map(|at| (at, pair(name, at)));
    let mut apart = pairs.filter(|(at, mark)| !mark.contains(' ') && others().all(|other| pair(other, *at) != *mark));
    apart.next().map_or_else(|| seat.number().to_string(), |(_, mark)| mark)
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

#[cfg(test)]
mod tests {
    use runestones_i18n::{Locale, druid_name};

    use super::*;

    fn marks(names: &[String]) -> Vec<String> {
        Seat::first(names.len()).map(|seat| mark(names, seat)).collect()
    }

    #[test]
    fn no_two_druids_have_the_same_mark_in_any_language() {
        for locale in Locale::ALL {
            let names: Vec<String> = Seat::first(Seat::MOST).map(|seat| druid_name(locale, seat)).collect();
            let mut marks = marks(&names);
            assert!(marks.iter().all(|mark| (1..=2).contains(&mark.chars().count())), "{locale}: {marks:?}");
            marks.sort();
            marks.dedup();
            assert_eq!(marks.len(), Seat::MOST, "{locale}: {marks:?}");
        }
    }

    #[test]
    fn names_that_are_alike_get_letters_or_numbers() {
        let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        assert_eq!(marks(&names(&["Brown", "Grey", "Beige", "Black"])), ["Br", "G", "Be", "Bl"]);
        assert_eq!(marks(&names(&["Adept", "Adept 2"])), ["A", "2"]);
        assert_eq!(marks(&names(&["Grey", "Grey"])), ["1", "2"]);
    }
}
