//! A card in words.

use runestones_rules::ability::{Ability, Effect, Exchange, Together};
use runestones_rules::card_set::{Border, Face};
use runestones_rules::{Card, Colour, Gem};

/// The creature on the card.
pub(super) fn kind(card: Card, face: &Face) -> &'static str {
    match face.border {
        Border::Colour(_) if card.is_banshee() => "banshee",
        Border::Colour(Colour::Green) => "dryad",
        Border::Colour(Colour::Red) => "harpy",
        Border::Colour(Colour::Blue) => "goblin",
        Border::Colour(Colour::Yellow) => "satyr",
        Border::White => "dragon",
        Border::Druid => "druid",
    }
}

/// What is printed on a card, in sentences.
pub(super) fn card(card: Card, face: &Face) -> String {
    let points = if face.magic.points == 1 { "point" } else { "points" };
    let magic = match face.magic.colour {
        Some(colour) => format!("{} magic {points} of the colour {colour}", face.magic.points),
        None => format!("{} multicolour magic {points}, for any colour", face.magic.points),
    };
    let leaves = if card.is_druid() { "the box" } else { "the creature discard" };
    format!(
        "Card {card}, a {}\n  In a Summon:         {magic}.\n  In Use abilities:    {}.\n  When it has to leave it goes to {leaves}.",
        title(card, face),
        ability(&face.ability, face.border)
    )
}

fn title(card: Card, face: &Face) -> String {
    match face.border {
        Border::Colour(colour) => format!("{colour} {}", kind(card, face)),
        Border::White | Border::Druid => kind(card, face).to_owned(),
    }
}

fn ability(ability: &Ability, border: Border) -> String {
    let effects: Vec<String> = ability.effects().map(|part| effect(part, border)).collect();
    match ability.together() {
        Together::Each => effects.join(", and "),
        Together::OneOf => format!("either {}", effects.join(", or ")),
        Together::InOrder => effects.join(", then "),
    }
}

fn effect(effect: Effect, border: Border) -> String {
    match effect {
        Effect::Gem(colour) => format!("take a {colour} gem"),
        Effect::AnyGem => "take a gem of any colour".to_owned(),
        Effect::Wild(count) => format!("take {}", gems(Gem::Wild, count)),
        Effect::ColourCard(colour) => format!("take a {colour} card of the display"),
        Effect::AnyCard => "take any card of the display".to_owned(),
        Effect::Die => "roll the die".to_owned(),
        Effect::Points(points) => format!("score {}", in_points(points)),
        Effect::Exchange(sides) => exchange(sides),
        Effect::Pillage => match border {
            Border::Colour(colour) => format!("every other player who has a {colour} gem gives you one"),
            Border::White | Border::Druid => "every other player gives you a gem".to_owned(),
        },
        Effect::Resurrection => "take a card of the creature discard to your discard".to_owned(),
        Effect::Switch => "take a card of the creature discard into your hand; this card then leaves".to_owned(),
        Effect::Wisp => "use a wisp tile that lies face up".to_owned(),
        Effect::Ore => "take an ore".to_owned(),
        Effect::Draw(count) => format!("take the top {count} cards of the deck"),
        Effect::Play => "play one more hand card".to_owned(),
    }
}

fn exchange(sides: Exchange) -> String {
    let mut paid: Vec<String> = sides.price.gems.iter().map(|(gem, count)| gems(gem, count)).collect();
    match sides.price.any {
        0 => {}
        1 => paid.push("any gem".to_owned()),
        count => paid.push(format!("any {count} gems")),
    }
    let mut received: Vec<String> = sides.gems.iter().map(|(gem, count)| gems(gem, count)).collect();
    if sides.points > 0 {
        received.push(in_points(sides.points));
    }
    format!("pay {} and receive {}", with_and(&paid), with_and(&received))
}

/// `a`, `a and b`, `a, b and c`.
fn with_and(words: &[String]) -> String {
    match words {
        [] => "nothing".to_owned(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

fn gems(gem: Gem, count: u8) -> String {
    match count {
        1 => format!("a {gem} gem"),
        _ => format!("{count} {gem} gems"),
    }
}

fn in_points(points: u8) -> String {
    match points {
        1 => "1 point".to_owned(),
        _ => format!("{points} points"),
    }
}
