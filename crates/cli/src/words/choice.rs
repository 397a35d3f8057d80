//! A legal move as a choice in plain words.

use runestones_rules::{
    Action, Card, CardSet, Colour, Game, Gems, Move, Payment, Question, RowName, Rune, SeatView, Source, Use,
};

use super::ability::price;
use super::explain::stone_effect;
use super::{ability, artifact, capital, card, count, effect, one_gem, pieces, row, stone};

/// What the viewer would do with this move.
pub(crate) fn choice(view: &SeatView, mv: Move) -> String {
    let game = view.public();
    let set = game.card_set();
    match mv {
        Move::Action(action) => of_action(action).to_owned(),
        Move::Play(played) => match set.face(played).map(|face| face.magic) {
            Some(magic) => {
                let colour = magic.colour.map_or("any-colour".to_owned(), |colour| colour.to_string());
                format!("Play {} for {}", card(set, played), count(magic.points, &format!("{colour} magic point")))
            }
            None => format!("Play {}", card(set, played)),
        },
        Move::Take(taken) => {
            let slot = game.display().iter().position(|there| *there == Some(taken));
            let cost = slot.map_or(0, |slot| set.prices()[slot]);
            format!("Take {} for {}: {}", card(set, taken), count(cost, "magic point"), ability_of(set, taken))
        }
        Move::Lay(laid) => format!("Lay out {}: {}", card(set, laid), ability_of(set, laid)),
        Move::Use(source, what) => of_use(set, source, what),
        Move::Pay(gems) => format!("Pay {}", pieces(gems, 0)),
        Move::Fetch(fetched) => format!("Fetch {}: {}", card(set, fetched), ability_of(set, fetched)),
        Move::Wisp(tile) => format!("Use wisp tile {tile}: {}", ability(set.tile(tile))),
        Move::Forge(forge, payment) => of_forge(game, forge, payment),
        Move::Place(name, space) => format!("Put it in the {}, on the {space} space", row(name)),
        Move::Trade(name) => of_trade(view, name),
        Move::Stone(rune) => format!("Take {}: {}", stone(rune), stone_effect(rune)),
        Move::GemForOre(gem) => format!("Exchange stone: give {} for an ore", one_gem(gem)),
        Move::OreForGem(colour) => format!("Exchange stone: give an ore for {}", one_gem(colour)),
        Move::Infuse(colour) => {
            format!("Wild Gem stone: put {} on it; your {colour} gems then count as wild", one_gem(colour))
        }
        Move::Done => of_done(game.question()).to_owned(),
    }
}

fn ability_of(set: &CardSet, of: Card) -> String {
    set.face(of).map_or_else(String::new, |face| ability(&face.ability))
}

fn of_action(action: Action) -> &'static str {
    match action {
        Action::Summon => "Summon: play cards for magic points and take creatures",
        Action::Abilities => "Use abilities: lay out cards and use what they say",
        Action::Forge => "Forge: pay gems or ore for up to two artifacts",
        Action::Pass => "Pass: no action is possible",
    }
}

fn of_use(set: &CardSet, source: Source, what: Use) -> String {
    let from = match source {
        Source::Card(used) => capital(&card(set, used)),
        Source::Tile => "Wisp tile".to_owned(),
        Source::Die => "Die".to_owned(),
    };
    format!("{from}: {}", of_effect(set, source, what))
}

fn of_effect(set: &CardSet, source: Source, what: Use) -> String {
    match what {
        Use::Gem(colour) | Use::AnyGem(colour) => format!("take {}", one_gem(colour)),
        Use::Wild(1) => "take a wild gem".to_owned(),
        Use::Wild(number) => format!("take {}", count(number, "wild gem")),
        Use::ColourCard(taken) | Use::AnyCard(taken) => {
            format!("take {} ({})", card(set, taken), ability_of(set, taken))
        }
        Use::Roll => "roll the die".to_owned(),
        Use::Points(points) => format!("score {}", count(points, "point")),
        Use::PointsAsGem(points, colour) => format!("take {} instead of {}", one_gem(colour), count(points, "point")),
        Use::Exchange => match source {
            Source::Card(used) => ability_of(set, used),
            Source::Tile | Source::Die => "exchange".to_owned(),
        },
        Use::Pillage => "pillage, every other player gives you a gem of its colour".to_owned(),
        Use::Resurrection => "fetch a card from the creature discard to your discard".to_owned(),
        Use::Switch => "fetch a card from the creature discard to your hand".to_owned(),
        Use::Wisp(tile) => format!("use wisp tile {tile}, {}", ability(set.tile(tile))),
        Use::Ore => "take an ore".to_owned(),
        Use::Draw(1) => "take the top card of the deck".to_owned(),
        Use::Draw(number) => format!("take the top {number} cards of the deck"),
        Use::Play(played) => format!("play {} ({})", card(set, played), ability_of(set, played)),
        Use::Give(colour) => format!("give {} for a wild one", one_gem(colour)),
    }
}

fn of_forge(game: &Game, forge: u8, payment: Payment) -> String {
    let slot = usize::from(forge).wrapping_sub(1);
    let colour: Option<Colour> = game.forges().get(slot).copied().flatten();
    let there = game.card_set().forges().get(slot);
    let cost = match (payment, colour, there) {
        (Payment::Ore, ..) => "3 ore, no bonus".to_owned(),
        (Payment::Gems, Some(colour), Some(there)) => {
            let mut gems = Gems::NONE;
            *gems.of_mut(colour) = there.price;
            let bonus = there.bonus.map(|bonus| format!(", then {}", effect(bonus))).unwrap_or_default();
            pieces(gems, 0) + &bonus
        }
        (Payment::Gems, ..) => price(runestones_rules::ability::Price::any(4)),
    };
    format!("Forge {forge}: a {} for {cost}", artifact(colour))
}

fn of_trade(view: &SeatView, name: RowName) -> String {
    let game = view.public();
    let player = game.player(game.active());
    let there = player.row(name);
    let stone = if player.stones().len() < Rune::MOST { " and a rune stone" } else { "" };
    let artifacts = count(there.len(), "artifact");
    format!("Trade the {}: {artifacts} for {}{stone}", row(name), count(there.points(), "point"))
}

fn of_done(question: Option<Question>) -> &'static str {
    match question {
        Some(Question::Summon { .. }) => "Done summoning; magic points left over are lost",
        Some(Question::Abilities { started: false, .. }) => "Done; use none of them",
        Some(Question::Abilities { .. } | Question::PlayedCard(_) | Question::Tile(_)) => "Done; let the rest go",
        Some(Question::Forge { .. }) => "Done forging",
        Some(Question::Trade) => "End the turn",
        Some(Question::Die { .. }) => "Decline it",
        Some(Question::PickTile) => "Use no tile",
        _ => "Done",
    }
}
