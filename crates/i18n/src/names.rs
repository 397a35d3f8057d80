//! The names of things, and the texts that belong to one thing alone: rune stones, rules, the lines of the final score.

use runestones_rules::{
    Artifact, Card, CardSet, Chapter, Colour, Creature, DieFace, FinalScore, Gem, RuleId, Rune, Seat, Space,
};

use crate::bundle::{Arg, text};
use crate::locale::Locale;

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

/// A number of gems of a kind; takes a `count`.
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
    let key = match set.creature(card) {
        Creature::Goblin => "creature-goblin",
        Creature::Dryad => "creature-dryad",
        Creature::Satyr => "creature-satyr",
        Creature::Harpy => "creature-harpy",
        Creature::Dragon => "creature-dragon",
        Creature::Banshee => "creature-banshee",
        Creature::Druid => "creature-druid",
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
    let key = match rune {
        Rune::MagicPoints => "rune-magic-points",
        Rune::HandSize => "rune-hand-size",
        Rune::Exchange => "rune-exchange",
        Rune::WildGem => "rune-wild-gem",
        Rune::Plus => "rune-plus",
        Rune::DoubleDie => "rune-double-die",
        Rune::ExtraPoint => "rune-extra-point",
        Rune::ThreeAbilities => "rune-three-abilities",
        Rune::DiscardLowest => "rune-discard-lowest",
        Rune::GemOrPoints => "rune-gem-or-points",
    };
    text(locale, key, &[])
}

/// What a rune stone does.
pub fn rune_text(locale: Locale, rune: Rune) -> String {
    let key = match rune {
        Rune::MagicPoints => "rune-text-magic-points",
        Rune::HandSize => "rune-text-hand-size",
        Rune::Exchange => "rune-text-exchange",
        Rune::WildGem => "rune-text-wild-gem",
        Rune::Plus => "rune-text-plus",
        Rune::DoubleDie => "rune-text-double-die",
        Rune::ExtraPoint => "rune-text-extra-point",
        Rune::ThreeAbilities => "rune-text-three-abilities",
        Rune::DiscardLowest => "rune-text-discard-lowest",
        Rune::GemOrPoints => "rune-text-gem-or-points",
    };
    text(locale, key, &[])
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

/// What a final score is made of (E2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScorePart {
    /// Points on the track when the last turn ended.
    Track,
    /// Gems and ore.
    LeftOver,
    /// The upper row.
    TopRow,
    /// The lower row.
    BottomRow,
    /// All of it.
    Total,
}

impl ScorePart {
    /// All parts, in the order of the table.
    pub const ALL: [ScorePart; 5] =
        [ScorePart::Track, ScorePart::LeftOver, ScorePart::TopRow, ScorePart::BottomRow, ScorePart::Total];

    /// The points of this part.
    pub fn of(self, score: FinalScore) -> u16 {
        match self {
            ScorePart::Track => score.track,
            ScorePart::LeftOver => score.left_over.into(),
            ScorePart::TopRow => score.rows[0].into(),
            ScorePart::BottomRow => score.rows[1].into(),
            ScorePart::Total => score.total,
        }
    }
}

/// The label of a line of the final score.
pub fn score_label(locale: Locale, part: ScorePart) -> String {
    score_heading(locale, part).replace('\u{ad}', "")
}

/// The same above a narrow column: soft hyphens say where its words may be broken.
pub fn score_heading(locale: Locale, part: ScorePart) -> String {
    let key = match part {
        ScorePart::Track => "score-track",
        ScorePart::LeftOver => "score-left-over",
        ScorePart::TopRow => "score-row-top",
        ScorePart::BottomRow => "score-row-bottom",
        ScorePart::Total => "score-total",
    };
    text(locale, key, &[])
}

/// The title of a chapter of the rules.
pub fn chapter_name(locale: Locale, chapter: Chapter) -> String {
    text(locale, &format!("chapter-{chapter}").to_lowercase(), &[])
}

/// A rule in a few sentences.
pub fn rule_text(locale: Locale, rule: RuleId) -> String {
    text(locale, &format!("rule-{rule}").to_lowercase(), &[])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_has_words_in_every_language() {
        for locale in Locale::ALL {
            for chapter in Chapter::ALL {
                assert!(!chapter_name(locale, chapter).contains('⟨'), "{locale}: {chapter}");
            }
            for rule in RuleId::all() {
                let words = rule_text(locale, rule);
                assert!(!words.contains('⟨') && words.ends_with(['.', '。']), "{locale}: {rule}: {words}");
            }
        }
    }

    #[test]
    fn no_words_are_left_of_a_rule_that_is_gone() {
        let file = include_str!("../locales/en/rules.ftl");
        let texts = |prefix| file.lines().filter(|line| line.starts_with(prefix)).count();
        assert_eq!(texts("rule-"), RuleId::all().count());
        assert_eq!(texts("chapter-"), Chapter::ALL.len());
    }
}
