//! The keys of the rune stones.

use runestones_rules::Rune;

pub(crate) fn name_key(rune: Rune) -> &'static str {
    match rune {
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
    }
}

pub(crate) fn text_key(rune: Rune) -> &'static str {
    match rune {
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
    }
}
