//! Abilities and magic points, short enough for a table.

use runestones_rules::ability::{Ability, Effect, Exchange, Price, Together};
use runestones_rules::card_set::Magic;
use runestones_rules::{Gem, Gems};

use super::{and, count};

/// An ability: `blue gem and die`, `wild gem or 2 points`, `die, then ore`.
pub(crate) fn ability(ability: &Ability) -> String {
    let effects: Vec<Effect> = ability.effects().collect();
    match (effects.as_slice(), ability.together()) {
        ([Effect::Gem(colour), second], Together::Each) if *second == Effect::Gem(*colour) => {
            format!("2 {colour} gems")
        }
        ([Effect::AnyGem, Effect::AnyGem], _) => "any 2 coloured gems".to_owned(),
        ([first, second], together) => {
            let joint = match together {
                Together::Each => " and ",
                Together::OneOf => " or ",
                Together::InOrder => ", then ",
            };
            format!("{}{joint}{}", effect(*first), effect(*second))
        }
        ([only], _) => effect(*only),
        _ => String::new(),
    }
}

/// One effect: `any gem`, `2 points`, `pay blue for 2 wild`.
pub(crate) fn effect(effect: Effect) -> String {
    match effect {
        Effect::Gem(colour) => format!("{colour} gem"),
        Effect::AnyGem => "any coloured gem".to_owned(),
        Effect::Wild(1) => "wild gem".to_owned(),
        Effect::Wild(number) => count(number, "wild gem"),
        Effect::ColourCard(colour) => format!("{colour} display card"),
        Effect::AnyCard => "any display card".to_owned(),
        Effect::Die => "die".to_owned(),
        Effect::Points(points) => count(points, "point"),
        Effect::Exchange(exchange) => of_exchange(&exchange),
        Effect::Pillage => "pillage".to_owned(),
        Effect::Resurrection => "resurrection".to_owned(),
        Effect::Switch => "switch".to_owned(),
        Effect::Wisp => "wisp tile".to_owned(),
        Effect::Ore => "ore".to_owned(),
        Effect::Draw(number) => format!("{} from the deck", count(number, "card")),
        Effect::Play => "play a hand card".to_owned(),
    }
}

fn of_exchange(exchange: &Exchange) -> String {
    let mut got = plain_gems(exchange.gems);
    if exchange.points > 0 {
        got.push(count(exchange.points, "point"));
    }
    format!("pay {} for {}", price(exchange.price), and(&got))
}

/// What is asked for: `2 blue`, `1 gem of any kind`.
pub(super) fn price(price: Price) -> String {
    let mut parts = plain_gems(price.gems);
    match price.any {
        0 => {}
        1 => parts.push("any gem".to_owned()),
        number => parts.push(format!("any {number} gems")),
    }
    and(&parts)
}

/// `blue, green` or `2 blue`: tables have no room to say "gem" each time.
fn plain_gems(gems: Gems) -> Vec<String> {
    let one = |(gem, number): (Gem, u8)| if number == 1 { gem.to_string() } else { format!("{number} {gem}") };
    gems.iter().map(one).collect()
}

/// Magic points: `2 red`, `1 any`.
pub(crate) fn magic(magic: Magic) -> String {
    match magic.colour {
        Some(colour) => format!("{} {colour}", magic.points),
        None => format!("{} any", magic.points),
    }
}
