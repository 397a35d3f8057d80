//! The values of the standard set, computed again from the tables of the rules.

use crate::ability::Effect;
use crate::card::{Card, Cards};
use crate::card_set::{Border, CardSet, Face, Magic};
use crate::colour::Colour;
use crate::tile::Tile;

/// The order in which the rules list the colours of a group.
const ORDER: [Colour; 4] = [Colour::Green, Colour::Red, Colour::Blue, Colour::Yellow];

fn face(number: u8) -> Face {
    *CardSet::standard().face_of(Card::new(number).unwrap())
}

#[track_caller]
fn check(number: u8, border: Border, magic_colour: Option<Colour>, points: u8, ability: &str) {
    let (magic, ability) = (Magic { colour: magic_colour, points }, ability.parse().unwrap());
    assert_eq!(face(number), Face { border, magic, ability }, "card {number}");
}

#[test]
fn the_creatures_are_those_of_the_table() {
    // rule: C2, C4, U4, U6, U7
    let table: [(u8, &str); 15] = [
        (1, "X + X"),
        (1, "X -> others"),
        (1, "X -> 2 wild"),
        (2, "X / Y"),
        (1, "X + die"),
        (2, "card:X / wild"),
        (1, "X + Y"),
        (2, "X -> 2vp"),
        (1, "X + wild"),
        (2, "any / die"),
        (1, "X + card:any"),
        (1, "any + die"),
        (2, "X X -> 3vp"),
        (2, "any + wild"),
        (3, "wild / 1vp"),
    ];
    for (group, (points, pattern)) in (1usize..).zip(table) {
        for position in 0..4 {
            let colour_at = |steps: usize| ORDER[(position + group + 1 + steps) % 4];
            let (own, next) = (colour_at(0), colour_at(1));
            let others = [1, 2, 3].map(|steps| colour_at(steps).to_string()).join(" ");
            let ability = pattern.replace("others", &others).replace('X', &own.to_string());
            let ability = ability.replace('Y', &next.to_string());
            let number = 11 + 4 * (group - 1) + position;
            check(number as u8, Border::Colour(own), Some(own), points, &ability);
        }
    }
}

#[test]
fn the_texts_pin_some_cards_down() {
    // rule: C2, U7
    check(16, Border::Colour(Colour::Green), Some(Colour::Green), 1, "green -> red yellow blue");
    check(21, Border::Colour(Colour::Blue), Some(Colour::Blue), 1, "blue -> 2 wild");
    assert_eq!(face(67).border, Border::Colour(Colour::Green));
    assert_eq!(face(68).border, Border::Colour(Colour::Red));
    let exists = |text: &str| Cards::ALL.iter().any(|card| face(card.number()).ability == text.parse().unwrap());
    assert!(exists("red / blue"));
    let has = |card: Card, wanted: Effect| face(card.number()).ability.effects().any(|effect| effect == wanted);
    for wanted in [Effect::ColourCard(Colour::Red), Effect::AnyCard] {
        assert!(Cards::BASE_CREATURES.iter().any(|card| has(card, wanted)), "{wanted}");
    }
    assert!(Cards::DRUIDS.iter().any(|card| has(card, Effect::Points(2))));
    // The forge with the ore bonus costs three gems, the second one has no bonus.
    let forges = CardSet::standard().forges();
    assert!(forges.iter().any(|forge| forge.price == 3 && forge.bonus == Some(Effect::Ore)));
    assert_eq!(forges[1].bonus, None);
}

#[test]
fn the_dragons_are_those_of_the_table() {
    // rule: C2, C4
    let abilities =
        ["any + any", "wild + any", "die + card:any", "any -> 2vp", "2 wild / 2vp", "wild + die", "2 wild", "2vp"];
    for (number, ability) in (71..).zip(abilities) {
        check(number, Border::White, None, if number < 76 { 2 } else { 3 }, ability);
    }
}

#[test]
fn the_druids_are_those_of_the_table() {
    // rule: C3, C4
    check(100, Border::Druid, None, 1, "any");
    for (number, colour) in (101..).zip([Colour::Red, Colour::Green, Colour::Blue, Colour::Yellow]) {
        check(number, Border::Druid, Some(colour), 2, &colour.to_string());
    }
    check(105, Border::Druid, None, 1, "die");
    check(106, Border::Druid, None, 1, "2vp");
    check(107, Border::Druid, None, 2, "wild");
}

#[test]
fn the_banshees_are_those_of_the_table() {
    // rule: N1
    let kinds = ["pillage", "resurrection", "switch", "wisp"];
    for (number, (kind, colour)) in (79..).zip(kinds.iter().flat_map(|kind| ORDER.map(|colour| (kind, colour)))) {
        check(number, Border::Colour(colour), Some(colour), 2, kind);
    }
}

#[test]
fn the_tiles_are_the_eighteen_of_the_box() {
    // rule: N7
    let listed = "2vp; 3vp; die, blue; die, green; die, yellow; die, red; die, ore; die, ore; die, ore; any, any; \
                  wild; 2 wild; card:any; card:any; draw 2; draw 2; play; play";
    let set = CardSet::standard();
    assert!(set.has_night());
    assert_eq!(set.tiles().len(), 18);
    for (number, text) in (1..).zip(listed.split("; ")) {
        assert_eq!(set.tile(Tile::new(number).unwrap()).to_string(), text, "tile {number}");
    }
}

#[test]
fn prices_and_forges() {
    // rule: S2, F2, F4
    let set = CardSet::standard();
    assert_eq!(set.name(), "standard");
    assert_eq!(set.prices(), [4, 3, 3, 2, 2, 1]);
    assert_eq!(set.forges().map(|forge| forge.price), [2, 2, 2, 3, 4]);
    let bonuses = [None, None, Some(Effect::Die), Some(Effect::Ore), Some(Effect::Points(4))];
    assert_eq!(set.forges().map(|forge| forge.bonus), bonuses);
}

#[test]
fn multicolour_points_join_every_colour() {
    // rule: S1
    let multi: Cards = [100, 105, 106, 107].into_iter().filter_map(Card::new).collect();
    let multi = multi.or(Cards::DRAGONS);
    for colour in Colour::ALL {
        let cards = CardSet::standard().magic[colour.index()];
        // Fifteen creatures, four banshees and one druid have points of the colour.
        assert_eq!(cards.len(), 15 + 4 + 1 + multi.len());
        assert!(multi.without(cards).is_empty());
    }
}

#[test]
fn a_card_of_a_colour_is_never_a_dragon() {
    // rule: U5
    let creatures = CardSet::standard().creatures;
    assert!(creatures.iter().all(|cards| cards.len() == 15 + 4));
    let all = creatures.into_iter().fold(Cards::NONE, Cards::or);
    assert!(all == Cards::BASE_CREATURES.or(Cards::BANSHEES).without(Cards::DRAGONS));
}
