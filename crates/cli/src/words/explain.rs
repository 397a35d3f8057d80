//! Longer words about a single card, rune stone or wisp tile, for those who ask.

use runestones_rules::ability::{Ability, Effect, Together};
use runestones_rules::card_set::Border;
use runestones_rules::{Card, CardSet, DieFace, Rune, Tile};

use super::{ability, and, capital, card, count, stone};

/// What to ask for.
pub(crate) const CAN_BE_EXPLAINED: &str =
    "ask for a card by its number, for a rune stone by its name, for a wisp tile such as `tile 7`, or for the `die`";

/// Explains what is asked for: a card by its number, a rune stone by its name, `tile 7`, or `die`.
pub(crate) fn explain(set: &CardSet, asked: &str) -> Option<String> {
    let asked = asked.trim().to_lowercase();
    if asked == "die" {
        return Some(of_die());
    }
    if let Some(number) = asked.strip_prefix("tile") {
        let tile = number.trim().parse::<Tile>().ok().filter(|_| set.has_night())?;
        return Some(of_tile(set, tile));
    }
    // "goblin 21" is as good as "21".
    if let Some(card) = asked.split_whitespace().next_back().and_then(|word| word.parse::<Card>().ok()) {
        return of_card(set, card);
    }
    let plain = |name: &str| name.to_lowercase().replace(['-', ' '], "");
    let rune = Rune::ALL.into_iter().find(|rune| plain(stone(*rune)) == plain(&asked))?;
    Some(format!("The rune stone {}: {}.", stone(rune), stone_effect(rune)))
}

fn of_card(set: &CardSet, of: Card) -> Option<String> {
    let face = set.face(of)?;
    let colour = face.magic.colour.map_or("of any colour".to_owned(), |colour| format!("of {colour}"));
    let leaves = if of.is_druid() {
        "If it is the highest card used, it leaves the game."
    } else {
        "If it is the highest card used, it goes to the creature discard; else it comes back to you."
    };
    let colour_of_card = match face.border {
        Border::Colour(border) => format!(", a {border} card"),
        Border::White | Border::Druid => String::new(),
    };
    Some(format!(
        "{}{colour_of_card}.\n  Played in a summon: {} {colour}.\n  Its ability: {}. {}\n  {leaves}",
        capital(&card(set, of)),
        count(face.magic.points, "magic point"),
        ability(&face.ability),
        details(&face.ability),
    ))
}

fn of_tile(set: &CardSet, tile: Tile) -> String {
    let bonus = set.tile(tile);
    format!("Wisp tile {tile}: {}. {}", ability(bonus), details(bonus))
}

/// Each effect in a sentence, and how they go together.
fn details(of: &Ability) -> String {
    let mut sentences: Vec<String> = of.effects().map(sentence).collect();
    sentences.dedup();
    match (of.len(), of.together()) {
        (1, _) => {}
        (_, Together::Each) => sentences.push("You use both, in any order.".to_owned()),
        (_, Together::OneOf) => sentences.push("You use one of the two.".to_owned()),
        (_, Together::InOrder) => sentences.push("You use both, in this order.".to_owned()),
    }
    sentences.join(" ")
}

fn sentence(effect: Effect) -> String {
    match effect {
        Effect::Gem(colour) => format!("Take a {colour} gem from the supply."),
        Effect::AnyGem => "Take a blue, green, yellow or red gem from the supply.".to_owned(),
        Effect::Wild(number) => format!("Take {} from the supply.", count(number, "wild gem")),
        Effect::ColourCard(colour) => {
            format!("Take a {colour} card from the display to your discard, whatever its price.")
        }
        Effect::AnyCard => "Take any card from the display to your discard, whatever its price.".to_owned(),
        Effect::Die => of_die(),
        Effect::Points(points) => format!("Score {}.", count(points, "point")),
        Effect::Exchange(_) => "Pay the gems to the supply and receive the rest; wild gems can stand in.".to_owned(),
        Effect::Pillage => "Every other player who has a gem of this colour gives you one.".to_owned(),
        Effect::Resurrection => "Take any card of the creature discard to your discard.".to_owned(),
        Effect::Switch => "Take any card of the creature discard into your hand; this card leaves.".to_owned(),
        Effect::Wisp => "Use one of the wisp tiles that lie face up.".to_owned(),
        Effect::Ore => "Take an ore from the supply.".to_owned(),
        Effect::Draw(number) => format!("Take {} from the top of the deck to your discard.", count(number, "card")),
        Effect::Play => "Play one more card from your hand and use its ability.".to_owned(),
    }
}

fn of_die() -> String {
    let faces: Vec<String> = DieFace::ALL.iter().map(|face| super::question::die(*face).to_owned()).collect();
    format!("The die has six faces: {}.", and(&faces))
}

/// What a stone does, in half a sentence.
pub(super) fn stone_effect(rune: Rune) -> &'static str {
    match rune {
        Rune::MagicPoints => "2 more magic points in each summon",
        Rune::HandSize => "your hand refills to 6 cards",
        Rune::Exchange => "once per turn a gem for an ore, or an ore for a gem",
        Rune::WildGem => "gems of one colour count as wild for you",
        Rune::Plus => "use both effects of a card that says \"or\"",
        Rune::DoubleDie => "a die rolled by a card counts twice",
        Rune::ExtraPoint => "1 more point for each card that gives points",
        Rune::ThreeAbilities => "use two or three cards; only the lowest stays",
        Rune::DiscardLowest => "the lowest card used leaves, the highest stays",
        Rune::GemOrPoints => "take a gem instead of a card's points",
    }
}
