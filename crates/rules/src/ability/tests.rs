//! The ability language, written and read.

use proptest::prelude::*;

use super::*;
use crate::colour::Gem;

fn read(text: &str) -> Ability {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn refused(text: &str) -> BadAbility {
    text.parse::<Ability>().expect_err(text)
}

#[test]
fn every_form_is_read_as_it_is_meant() {
    // rule: U4, U6, U7
    let (red, die) = (Effect::Gem(Colour::Red), Effect::Die);
    assert_eq!(read("red"), Ability::one(red));
    assert_eq!(read("red + die"), Ability::two(Together::Each, red, die));
    assert_eq!(read("red / die"), Ability::two(Together::OneOf, red, die));
    assert_eq!(read("red, die"), Ability::two(Together::InOrder, red, die));
    assert_eq!(read("2 wild"), Ability::one(Effect::Wild(2)));
    assert_eq!(read("draw 2"), Ability::one(Effect::Draw(2)));
    assert_eq!(read("20vp"), Ability::one(Effect::Points(20)));
    assert_eq!(read("card:red / card:any").effect(0), Some(Effect::ColourCard(Colour::Red)));

    let any_any = Exchange { price: Price::any(2), points: 3, ..Exchange::default() };
    assert_eq!(read("any any -> 3vp"), Ability::one(Effect::Exchange(any_any)));
    let mut two_wild = Exchange { price: Price::of(Colour::Blue, 1), ..Exchange::default() };
    *two_wild.gems.of_mut(Gem::Wild) = 2;
    assert_eq!(read("blue -> 2 wild"), Ability::one(Effect::Exchange(two_wild)));
}

#[test]
fn what_is_read_is_written_in_one_way() {
    for canonical in [
        "red",
        "any",
        "wild",
        "2 wild",
        "card:red",
        "card:any",
        "die",
        "2vp",
        "pillage",
        "resurrection",
        "switch",
        "wisp",
        "ore",
        "draw 2",
        "play",
        "red + card:any",
        "wild / 3vp",
        "die, red",
        "green -> blue yellow red",
        "any -> 3vp",
        "red red -> 4vp",
        "blue -> 2 wild",
        "red any -> wild 2vp",
        "2 wild any any -> blue blue 3vp",
    ] {
        assert_eq!(read(canonical).to_string(), canonical);
    }
    for (loose, canonical) in [
        ("  red+die ", "red + die"),
        ("red/  die", "red / die"),
        ("die ,red", "die, red"),
        ("1 wild", "wild"),
        ("draw\t02", "draw 2"),
        ("2 red->4vp", "red red -> 4vp"),
        ("green -> red yellow blue", "green -> blue yellow red"),
        ("any red -> 2vp wild 1vp wild", "red any -> 2 wild 3vp"),
    ] {
        assert_eq!(read(loose).to_string(), canonical, "{loose}");
    }
}

#[test]
fn a_mistake_is_answered_with_its_reason() {
    use BadAbility::{BadCount, BadPoints, ExchangeNotAlone, MissingEffect, NothingPaid, NothingReceived};
    for missing in ["", "  ", "+", "red +", "/ red"] {
        assert_eq!(refused(missing), MissingEffect, "{missing}");
    }
    assert_eq!(refused("red + red + red"), BadAbility::TooManyEffects);
    for alone in ["red -> blue + die", "red + blue -> 2vp", "red -> wild / 3vp", "red -> wild -> 2vp"] {
        assert_eq!(refused(alone), ExchangeNotAlone, "{alone}");
    }
    assert_eq!(refused("-> 2vp"), NothingPaid);
    assert_eq!(refused("red ->"), NothingReceived);
    assert_eq!(refused("0 wild"), BadCount("0".into()));
    assert_eq!(refused("draw 300"), BadCount("300".into()));
    assert_eq!(refused("10 red -> 2vp"), BadCount("10".into()));
    assert_eq!(refused("5 red 5 any -> 2vp"), BadCount("10".into()));
    assert_eq!(refused("red -> 5 wild 5 red"), BadCount("10".into()));
    assert_eq!(refused("21vp"), BadPoints("21".into()));
    assert_eq!(refused("red -> 20vp 20vp"), BadPoints("40".into()));
    for unknown in ["purple", "2 red", "card:white", "card:", "3 vp", "vp", "draw", "draw wild", "Red", "-1vp"] {
        assert!(matches!(refused(unknown), BadAbility::UnknownEffect(_)), "{unknown}");
    }
    for unpaid in ["die -> red", "2 -> red", "2vp -> red", "card:any -> red"] {
        assert!(matches!(refused(unpaid), BadAbility::CannotBePaid(_)), "{unpaid}");
    }
    for unreceived in ["red -> any", "red -> die", "red -> 2", "red -> 2 3vp"] {
        assert!(matches!(refused(unreceived), BadAbility::CannotBeReceived(_)), "{unreceived}");
    }
}

#[test]
fn the_sentences_say_what_could_stand_there() {
    assert_eq!(
        refused("red -> any").to_string(),
        "`any` is not something to receive; it is one of: blue, green, yellow, red, wild, 2 wild, 3vp"
    );
    assert!(refused("purple").to_string().starts_with("`purple` is not an effect; it is one of: blue, green"));
    assert_eq!(refused("21vp").to_string(), "`21` is out of bounds; the number of points is 1 to 20");
}

#[test]
fn effects_stand_only_where_the_rules_know_them() {
    // rule: U4, U6, U7, N1, N6, N7
    let stands = |text: &str| {
        [Bearer::Card, Bearer::Banshee, Bearer::Tile].map(|bearer| u8::from(read(text).check_on(bearer).is_ok()))
    };
    for everywhere_but_banshees in ["red", "any", "wild", "2 wild", "card:any", "die", "2vp"] {
        assert_eq!(stands(everywhere_but_banshees), [1, 0, 1], "{everywhere_but_banshees}");
    }
    for cards in ["card:red", "red -> 2vp", "red + die", "red / die"] {
        assert_eq!(stands(cards), [1, 0, 0], "{cards}");
    }
    for banshees in ["pillage", "resurrection", "switch", "wisp"] {
        assert_eq!(stands(banshees), [0, 1, 0], "{banshees}");
    }
    for tiles in ["ore", "draw 2", "play", "die, ore", "red, die"] {
        assert_eq!(stands(tiles), [0, 0, 1], "{tiles}");
    }
    assert_eq!(stands("pillage + wisp"), [0, 0, 0]);
    assert_eq!(stands("die, pillage"), [0, 0, 0]);
    let error = read("die + red").check_on(Bearer::Tile).unwrap_err();
    assert_eq!(error.to_string(), "`+` cannot stand on a wisp tile; its parts come in order and are joined by `,`");
}

fn any_colour() -> impl Strategy<Value = Colour> {
    prop::sample::select(&Colour::ALL[..])
}

fn any_gems() -> impl Strategy<Value = Gems> {
    prop::collection::vec(prop::sample::select(&Gem::ALL[..]), 0..=MOST_GEMS as usize).prop_map(|list| {
        let mut gems = Gems::NONE;
        for gem in list {
            *gems.of_mut(gem) += 1;
        }
        gems
    })
}

fn any_exchange() -> impl Strategy<Value = Exchange> {
    (any_gems(), 0..=MOST_GEMS, any_gems(), 0..=MOST_POINTS).prop_filter_map("both sides hold something", |parts| {
        let (paid, any, gems, points) = parts;
        let price = Price { gems: paid, any };
        let sound = (1..=MOST_GEMS).contains(&price.total()) && (gems != Gems::NONE || points > 0);
        sound.then_some(Exchange { price, gems, points })
    })
}

fn any_effect() -> impl Strategy<Value = Effect> {
    use Effect::{AnyCard, AnyGem, Die, Ore, Pillage, Play, Resurrection, Switch, Wisp};
    prop_oneof![
        any_colour().prop_map(Effect::Gem),
        any_colour().prop_map(Effect::ColourCard),
        (1..=MOST_GEMS).prop_map(Effect::Wild),
        (1..=MOST_GEMS).prop_map(Effect::Draw),
        (1..=MOST_POINTS).prop_map(Effect::Points),
        prop::sample::select(vec![AnyCard, AnyGem, Die, Ore, Pillage, Play, Resurrection, Switch, Wisp]),
    ]
}

fn any_ability() -> impl Strategy<Value = Ability> {
    let together = prop::sample::select(&Together::ALL[..]);
    prop_oneof![
        any_exchange().prop_map(|exchange| Ability::one(Effect::Exchange(exchange))),
        any_effect().prop_map(Ability::one),
        (together, any_effect(), any_effect()).prop_map(|(together, one, two)| Ability::two(together, one, two)),
    ]
}

proptest! {
    #[test]
    fn what_is_written_reads_back(ability in any_ability()) {
        prop_assert_eq!(ability.to_string().parse(), Ok(ability));
    }

    #[test]
    fn any_text_is_answered(text in any::<String>()) {
        let _ = text.parse::<Ability>();
    }

    #[test]
    fn what_reads_has_one_writing(text in "([0-9]{0,3} ?(red|any|wild|vp|die|card:|draw|->|\\+|/|,| )){0,6}") {
        if let Ok(ability) = text.parse::<Ability>() {
            prop_assert_eq!(ability.to_string().parse(), Ok(ability));
        }
    }
}
