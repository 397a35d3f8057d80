//! The names of things.

use runestones_rules::card_set::Border;
use runestones_rules::moves::Space;
use runestones_rules::{Artifact, Card, CardSet, Colour, DieFace, Gem, Rune, Seat};

use crate::bundle::{Arg, text};
use crate::locale::Locale;
use crate::stone;

/// The name of a colour, or of what is wild.
pub fn colour_name(locale: Locale, colour: impl Into<Gem>) -> String {
    let key = match colour.into() {
        Gem::Blue => "colour-blue",
        Gem::Green => "colour-green",
        Gem::Yellow => "colour-yellow",
        Gem::Red => "colour-red",
        Gem::Wild => "colour-wild",
    };
    text(locale, key, &[])
}

/// A letter or two for a kind of gem (`None`: ore), for those who do not tell colours apart.
pub fn colour_letter(locale: Locale, gem: Option<Gem>) -> String {
    let key = match gem {
        Some(Gem::Blue) => "letter-blue",
        Some(Gem::Green) => "letter-green",
        Some(Gem::Yellow) => "letter-yellow",
        Some(Gem::Red) => "letter-red",
        Some(Gem::Wild) => "letter-wild",
        None => "letter-ore",
    };
    text(locale, key, &[])
}

/// So many gems of a kind; takes a `count`.
pub(crate) fn gem_key(gem: Gem) -> &'static str {
    match gem {
        Gem::Blue => "gem-blue",
        Gem::Green => "gem-green",
        Gem::Yellow => "gem-yellow",
        Gem::Red => "gem-red",
        Gem::Wild => "gem-wild",
    }
}

/// One gem as an object.
pub(crate) fn a_gem_key(gem: Gem) -> &'static str {
    match gem {
        Gem::Blue => "a-gem-blue",
        Gem::Green => "a-gem-green",
        Gem::Yellow => "a-gem-yellow",
        Gem::Red => "a-gem-red",
        Gem::Wild => "a-gem-wild",
    }
}

/// Not a single gem of a kind, as an object.
pub(crate) fn no_gem_key(gem: Gem) -> &'static str {
    match gem {
        Gem::Blue => "no-gem-blue",
        Gem::Green => "no-gem-green",
        Gem::Yellow => "no-gem-yellow",
        Gem::Red => "no-gem-red",
        Gem::Wild => "no-gem-wild",
    }
}

/// What kind of creature a card shows: dryad, harpy, goblin, satyr, dragon, banshee, or a druid.
pub fn creature_name(locale: Locale, card: Card, set: &CardSet) -> String {
    let border = set.face(card).map(|face| face.border);
    let key = match border {
        _ if card.is_banshee() => "creature-banshee",
        Some(Border::Colour(Colour::Blue)) => "creature-goblin",
        Some(Border::Colour(Colour::Green)) => "creature-dryad",
        Some(Border::Colour(Colour::Yellow)) => "creature-satyr",
        Some(Border::Colour(Colour::Red)) => "creature-harpy",
        Some(Border::White) => "creature-dragon",
        Some(Border::Druid) | None => "creature-druid",
    };
    text(locale, key, &[])
}

/// What an artifact is: a ring, a torc, a crown, a chalice or an amulet.
pub fn artifact_name(locale: Locale, artifact: Artifact) -> String {
    let key = match artifact {
        Artifact::Coloured(Colour::Blue) => "artifact-blue",
        Artifact::Coloured(Colour::Green) => "artifact-green",
        Artifact::Coloured(Colour::Yellow) => "artifact-yellow",
        Artifact::Coloured(Colour::Red) => "artifact-red",
        Artifact::Wild => "artifact-wild",
    };
    text(locale, key, &[])
}

/// An artifact as an object.
pub(crate) fn a_artifact_key(artifact: Artifact) -> &'static str {
    match artifact {
        Artifact::Coloured(Colour::Blue) => "a-artifact-blue",
        Artifact::Coloured(Colour::Green) => "a-artifact-green",
        Artifact::Coloured(Colour::Yellow) => "a-artifact-yellow",
        Artifact::Coloured(Colour::Red) => "a-artifact-red",
        Artifact::Wild => "a-artifact-wild",
    }
}

/// A space of a row.
pub fn space_name(locale: Locale, space: Space) -> String {
    let key = match space {
        Space::Blue => "space-blue",
        Space::Green => "space-green",
        Space::Yellow => "space-yellow",
        Space::Red => "space-red",
        Space::Wild => "space-wild",
    };
    text(locale, key, &[])
}

/// The name of a rune stone.
pub fn rune_name(locale: Locale, rune: Rune) -> String {
    text(locale, stone::name_key(rune), &[])
}

/// What a rune stone does.
pub fn rune_text(locale: Locale, rune: Rune) -> String {
    text(locale, stone::text_key(rune), &[])
}

/// What a face of the die shows.
pub fn die_face_name(locale: Locale, face: DieFace) -> String {
    let counted = |key, count: u8| text(locale, key, &[("count", Arg::from(count))]);
    match face {
        DieFace::AnyGem => counted("any-coloured-gem", 1),
        DieFace::GemForWild => text(locale, "die-gem-for-wild", &[]),
        DieFace::OnePoint | DieFace::TwoPoints => counted("points-count", face.points()),
        DieFace::Ore => counted("ore-count", 1),
        DieFace::Card => counted("deck-cards", 1),
    }
}

/// What a face of the die gives, as a sentence.
pub fn die_face_text(locale: Locale, face: DieFace) -> String {
    let key = match face {
        DieFace::AnyGem => "die-text-any-gem",
        DieFace::GemForWild => "die-text-gem-for-wild",
        DieFace::OnePoint => "die-text-one-point",
        DieFace::TwoPoints => "die-text-two-points",
        DieFace::Ore => "die-text-ore",
        DieFace::Card => "die-text-card",
    };
    text(locale, key, &[])
}

/// What the druid at a seat is called, and somebody there who gave no name: Brown, Grey, Beige, Black.
pub fn druid_name(locale: Locale, seat: Seat) -> String {
    let key = ["druid-brown", "druid-grey", "druid-beige", "druid-black"][seat.index()];
    text(locale, key, &[])
}
