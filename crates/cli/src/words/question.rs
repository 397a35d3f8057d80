//! The decision at hand as one sentence.

use runestones_rules::{DieFace, Question, Rune, SeatView};

use super::{ability, card, count, magic};

/// What the viewer has to decide, if anything.
pub(crate) fn question(view: &SeatView) -> Option<String> {
    let game = view.public();
    let set = game.card_set();
    let viewer = view.viewer()?;
    Some(match game.question()? {
        Question::Action => "Which action do you take this turn?".to_owned(),
        Question::Summon { points, colour, taken } => {
            let colour = colour.map(|colour| format!("{colour} ")).unwrap_or_default();
            let have = format!("You have {}.", count(points, &format!("{colour}magic point")));
            match (points, taken) {
                (0, false) => "Which card do you play for its magic points?".to_owned(),
                (_, false) => format!("{have} Play more cards, or take a creature?"),
                (_, true) => format!("{have} Do you go on summoning?"),
            }
        }
        Question::Abilities { laid: 0, .. } => {
            let stones = game.player(viewer).stones();
            let cards = if stones.contains(Rune::ThreeAbilities) { "two or three cards" } else { "two cards" };
            let stays = if stones.contains(Rune::DiscardLowest) { "highest" } else { "lowest" };
            format!("You use {cards}; only the one with the {stays} number comes back. Which is the first?")
        }
        Question::Abilities { laid: 1, .. } => "Which is the second card?".to_owned(),
        Question::Abilities { current: Some(current), .. } => {
            format!("What do you use next? {} is not finished.", super::capital(&card(set, current)))
        }
        Question::Abilities { .. } => "Which ability do you use next?".to_owned(),
        Question::Forge { made_one: false } => "Which artifact do you forge?".to_owned(),
        Question::Forge { made_one: true } => "Do you forge a second artifact?".to_owned(),
        Question::Trade => "The action is over. Do you trade a row, or end the turn?".to_owned(),
        Question::Stone => "Which rune stone do you take for the row?".to_owned(),
        Question::Die { face, times } => {
            let twice = if times > 1 { " It counts twice." } else { "" };
            format!("The die shows {}.{twice} What do you do with it?", die(face))
        }
        Question::Tile(tile) => format!("The wisp tile gives: {}. What do you use?", ability(set.tile(tile))),
        Question::PlayedCard(played) => format!("What do you use of {}?", card(set, played)),
        Question::PickTile => "You reached a wisp. Which wisp tile do you use?".to_owned(),
        Question::Fetch { to_hand: true } => "Which card of the creature discard comes to your hand?".to_owned(),
        Question::Fetch { to_hand: false } => "Which card of the creature discard comes to your discard?".to_owned(),
        Question::PayExchange(paid) => format!("How do you pay for {}?", card(set, paid)),
        Question::ExchangePoints(paid) => format!("What does {} give you, points or a gem?", card(set, paid)),
        Question::PayForge(forge) => format!("How do you pay at forge {forge}?"),
        Question::Place(_) => "Where do you put the artifact?".to_owned(),
    })
}

/// A face of the die, with its article.
pub(super) fn die(face: DieFace) -> &'static str {
    match face {
        DieFace::AnyGem => "any coloured gem",
        DieFace::GemForWild => "a coloured gem for a wild one",
        DieFace::OnePoint => "1 point",
        DieFace::TwoPoints => "2 points",
        DieFace::Ore => "an ore",
        DieFace::Card => "the top card of the deck",
    }
}

/// What the ability column of a table says of a card.
pub(crate) fn magic_and_ability(view: &SeatView, of: runestones_rules::Card) -> (String, String) {
    let face = view.public().card_set().face(of);
    face.map_or_else(Default::default, |face| (magic(face.magic), ability(&face.ability)))
}
