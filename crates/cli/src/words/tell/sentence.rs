//! A single event as a sentence, or nothing if it goes without saying.

use runestones_rules::event::{ArtifactPlace, CardPlace, Holder, Pile, Points, TilePlace};
use runestones_rules::{Action, Card, CardSet, Event, Seat};

use super::{Audience, artifact_words};
use crate::words::question::die;
use crate::words::{ability, capital, card, count, one_gem, row, stone};

pub(super) fn of(card_set: &CardSet, event: Event, audience: Audience<'_>) -> Option<String> {
    Some(match event {
        Event::Omitted { rune } => format!("The stone {} stays in the box.", stone(rune)),
        Event::First { seat } => format!("{} the game.", audience.does(seat, "begin")),
        Event::Token { space, wisp: true } => format!("A wisp lies on space {space} of the score track."),
        Event::Turn { seat, turn } => format!("-- Turn {turn}: {} --", audience.whose_turn(seat)),
        Event::Action { seat, action } => of_action(seat, action, audience),
        Event::Card { card: Some(moved), from, to } => of_card(card_set, moved, from, to, audience)?,
        Event::Gems { gem, from: Holder::Seat(giver), to: Holder::Seat(taker), .. } => {
            format!("{} {} from {}.", audience.does(taker, "take"), one_gem(gem), audience.whom(giver))
        }
        Event::Gems { gem, to: Holder::Stone(seat), .. } => {
            format!("{} {} on the Wild Gem stone.", audience.does(seat, "put"), one_gem(gem))
        }
        Event::Artifact { artifact, from: ArtifactPlace::Forge(forge), to: ArtifactPlace::Row(seat, name, _) } => {
            let place = row(name);
            format!("{} a {} at forge {forge}: {place}.", audience.does(seat, "make"), artifact_words(artifact))
        }
        Event::Stone { seat, rune } => format!("{} the rune stone {}.", audience.does(seat, "take"), stone(rune)),
        Event::Tile { tile, to: TilePlace::InUse, .. } => format!("Wisp tile used: {}.", ability(card_set.tile(tile))),
        Event::Tile { tile, to: TilePlace::FaceUp(_), .. } => {
            format!("A new wisp tile: {}.", ability(card_set.tile(tile)))
        }
        Event::Roll { seat, face, times } => {
            let twice = if times > 1 { " It counts twice." } else { "" };
            format!("{} the die: {}.{twice}", audience.does(seat, "roll"), die(face))
        }
        Event::Score { seat, from, to, why } => {
            let points = count(to.saturating_sub(from), "point");
            format!("{} {points}{}, now {to}.", audience.does(seat, "score"), of_reason(card_set, why))
        }
        Event::Wisp { seat, space } => format!("{} the wisp on space {space}.", audience.does(seat, "reach")),
        Event::Shuffle { pile } => of_shuffle(pile, audience),
        Event::Over => "The game is over.".to_owned(),
        Event::Token { .. }
        | Event::Card { .. }
        | Event::Gems { .. }
        | Event::Ore { .. }
        | Event::Artifact { .. }
        | Event::Tile { .. } => return None,
    })
}

fn of_action(seat: Seat, action: Action, audience: Audience<'_>) -> String {
    match action {
        Action::Summon => format!("{} creatures.", audience.does(seat, "summon")),
        Action::Abilities => format!("{} abilities.", audience.does(seat, "use")),
        Action::Forge => format!("{} artifacts.", audience.does(seat, "forge")),
        Action::Pass => format!("{}: no action is possible.", audience.does(seat, "pass")),
    }
}

fn of_card(card_set: &CardSet, moved: Card, from: CardPlace, to: CardPlace, audience: Audience<'_>) -> Option<String> {
    let name = card(card_set, moved);
    Some(match (from, to) {
        (CardPlace::Display(_), CardPlace::Discard(seat)) => {
            let can = card_set.face(moved).map(|face| ability(&face.ability)).unwrap_or_default();
            format!("{} {name} from the display ({can}).", audience.does(seat, "take"))
        }
        (CardPlace::Deck, CardPlace::Discard(seat)) => {
            format!("{} {name} from the deck.", audience.does(seat, "take"))
        }
        (CardPlace::CreatureDiscard, CardPlace::Discard(seat)) => {
            format!("{} {name} from the creature discard.", audience.does(seat, "fetch"))
        }
        (CardPlace::CreatureDiscard, CardPlace::Hand(seat)) => {
            format!("{} {name} from the creature discard, to the hand.", audience.does(seat, "fetch"))
        }
        (CardPlace::Front(_), CardPlace::CreatureDiscard) => {
            format!("{} goes to the creature discard.", capital(&name))
        }
        (CardPlace::Front(_), CardPlace::Box) => format!("{} leaves the game.", capital(&name)),
        _ => return None,
    })
}

fn of_reason(card_set: &CardSet, why: Points) -> String {
    match why {
        Points::Card(from) | Points::Exchange(from) => format!(" with {}", card(card_set, from)),
        Points::Die => " with the die".to_owned(),
        Points::ExtraPoint => " with the Extra Point stone".to_owned(),
        Points::Forge => " at the forge".to_owned(),
        Points::Trade => " for a traded row".to_owned(),
        Points::Tile => " with the wisp tile".to_owned(),
        Points::LeftOver => " for gems and ore left over".to_owned(),
        Points::Row(name) => format!(" for the {}", row(name)),
    }
}

fn of_shuffle(pile: Pile, audience: Audience<'_>) -> String {
    match pile {
        Pile::Deck => "The creature discard is shuffled: it is the new deck.".to_owned(),
        Pile::Draw(seat) => format!("{} the discard: a new draw pile.", audience.does(seat, "shuffle")),
        Pile::Artifacts => "The used artifacts are shuffled: they are the new reserve.".to_owned(),
        Pile::Tiles => "The used wisp tiles are shuffled again.".to_owned(),
    }
}
