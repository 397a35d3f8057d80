//! Games of every kind.

use proptest::prelude::*;
use runestones_rules::{FirstPlayer, Options, RulesVersion, Rune, StoneChoice};

/// Every mix of options, by every version of the rules.
pub fn any_options() -> impl Strategy<Value = Options> {
    let stones = prop_oneof![
        Just(StoneChoice::Base),
        Just(StoneChoice::Random),
        proptest::sample::subsequence(Rune::ALL.to_vec(), Rune::IN_PLAY).prop_map(StoneChoice::Chosen),
    ];
    let first = prop_oneof![Just(None), (0usize..4).prop_map(Some)];
    let rules = proptest::sample::select(RulesVersion::ALL.to_vec());
    (2usize..=4, any::<bool>(), stones, first, rules).prop_map(|(players, night, stones, first, rules)| {
        let first = first.map_or(FirstPlayer::Random, |seat| FirstPlayer::Seat(seat % players));
        Options { night, stones, first, rules, ..Options::base(players) }
    })
}

/// Two to four players, with and without each expansion; banshees by every version of the rules.
pub fn options_of_every_mix() -> Vec<Options> {
    let mut all = Vec::new();
    for players in 2..=4 {
        for night in [false, true] {
            for stones in [StoneChoice::Base, StoneChoice::Random] {
                let first = if night { FirstPlayer::Random } else { FirstPlayer::Seat(players - 1) };
                let versions = if night { &RulesVersion::ALL[..] } else { &[RulesVersion::CURRENT] };
                let by = |rules: &RulesVersion| {
                    let stones = stones.clone();
                    Options { night, stones, first, rules: *rules, ..Options::base(players) }
                };
                all.extend(versions.iter().map(by));
            }
        }
    }
    all
}

/// Every mix of player count, expansion and stones, by the rules of today.
pub fn option_mixes() -> Vec<Options> {
    let mut mixes = Vec::new();
    for players in 2..=4 {
        for night in [false, true] {
            // The last eight types have both stones of Queenie 1 among them.
            for stones in [StoneChoice::Base, StoneChoice::Random, StoneChoice::Chosen(Rune::ALL[2..].to_vec())] {
                mixes.push(Options { night, stones, ..Options::base(players) });
            }
        }
    }
    mixes
}

/// The names of the players; one is left out on purpose.
pub fn names() -> Vec<String> {
    ["Brown", "Grey", "Rowan"].map(str::to_owned).to_vec()
}
