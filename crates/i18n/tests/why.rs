//! Every reason that games give has words in every language.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::mem::discriminant;

use runestones_i18n::{Locale, Voice, plain};
use runestones_rules::{Artifact, Cards, Colour, Decider, Game, Gem, Gems, Place, Price, RowName, Rune, Seat, WhyNot};
use runestones_testing::{Temper, Walker, names, option_mixes};

/// What a player might click.
fn places() -> Vec<Place> {
    let cards = Cards::ALL.iter().flat_map(|card| [Place::Display(card), Place::Hand(card), Place::Effect(card, 1)]);
    let gems = Gem::ALL.into_iter().flat_map(|gem| [Place::Supply(gem), Place::Purse(gem)]);
    let rows = RowName::BOTH.into_iter().flat_map(|row| [Place::Row(row), Place::Space(row, Gem::Red)]);
    let stones = Rune::ALL.into_iter().flat_map(|rune| [Place::Stone(rune), Place::OwnStone(rune)]);
    cards.chain(gems).chain(rows).chain(stones).chain((1..=6).map(Place::Forge)).collect()
}

#[test]
fn every_reason_has_words() {
    let (names, places) = (names(), places());
    let (mut said, mut kinds) = (HashSet::new(), HashSet::new());
    for (seed, options) in option_mixes().iter().enumerate().step_by(2) {
        let mut walker = Walker::with(seed as u64, Temper::Lively);
        let mut game = Game::new(options, &mut ()).expect("good options");
        while let Some(entry) = walker.next(&game) {
            if let Decider::Seat(seat) = game.decider() {
                let view = game.view(seat);
                for reason in places.iter().filter_map(|place| view.why_not(*place)) {
                    kinds.insert(discriminant(&reason));
                    if said.insert(reason) {
                        assert_words(reason, &game, &names);
                    }
                }
            }
            game.play(entry, &mut ()).expect("a legal entry");
        }
    }
    assert!(kinds.len() > 30, "only {} kinds of reasons came up", kinds.len());
}

fn assert_words(reason: WhyNot, game: &Game, names: &[String]) {
    for locale in Locale::ALL {
        let words = plain(&Voice::new(locale, game.card_set(), names).why_not(reason));
        let is_private = |character: char| ('\u{e000}'..='\u{f8ff}').contains(&character);
        assert!(!words.contains(['⟨', '{', '}']) && !words.contains(is_private), "{locale}: {reason:?}: {words}");
        assert!(words.ends_with(['.', '。']) && !words.contains("  "), "{locale}: {reason:?}: {words}");
    }
}

#[test]
fn reasons_with_values_in_six_languages() {
    let mut gems = Gems::NONE;
    *gems.of_mut(Colour::Yellow) = 2;
    let price = Price::of(Colour::Yellow, 3);
    let reasons = [
        WhyNot::ShortAtForge { price, gems, infused: None, ore: 1 },
        WhyNot::ShortAtForge { price: Price::any(4), gems, infused: None, ore: 0 },
        WhyNot::Short { price, gems, infused: Some(Colour::Red) },
        WhyNot::NoSpace(Colour::Yellow),
        WhyNot::Price { price: 3, points: 2 },
        WhyNot::MagicColour { card: Colour::Green, played: Colour::Red },
        WhyNot::OtherColour(Colour::Blue),
        WhyNot::NoGemInSupply(Gem::Green),
        WhyNot::NothingGives(Gem::Wild),
        WhyNot::NothingGivesOre,
        WhyNot::NobodyHas(Colour::Blue),
        WhyNot::SpaceColour(Artifact::Coloured(Colour::Blue)),
        WhyNot::RowShort { artifacts: 1 },
        WhyNot::Infused(Colour::Red),
        WhyNot::FewCards { hand: 1 },
        WhyNot::NotYourTurn(Seat::FIRST),
        WhyNot::OtherAction(runestones_rules::Action::Summon),
    ];
    let names = names();
    let mut all = String::new();
    for locale in Locale::ALL {
        let voice = Voice::new(locale, runestones_rules::CardSet::standard(), &names);
        let _ = writeln!(all, "{locale}");
        for reason in reasons {
            let _ = writeln!(all, "  {}", plain(&voice.why_not(reason)));
        }
    }
    insta::assert_snapshot!(all);
}
