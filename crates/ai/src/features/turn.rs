//! Where the turn stands, as features: what is asked, what chance has to decide, what lies in front of the player.

use runestones_rules::{Chance, Colour, Fate, Public, Question, SeatView};

use super::pen::Pen;
use super::traits::{TraitTable, Traits};

/// How many features the turn has.
pub(super) const LEN: usize = 4 + QUESTIONS + CHANCES + SUMMON + ABILITIES + 1 + DIE + 5 + 3 * Traits::LEN;
const QUESTIONS: usize = 15;
const CHANCES: usize = 9;
const SUMMON: usize = 1 + 5 + 4 + 1;
const ABILITIES: usize = 3 + 1;
const DIE: usize = 6 + 1;

/// Writes the turn; `relative` is the place of the active seat, counted clockwise from the viewer.
pub(super) fn write(pen: &mut Pen<'_>, view: &SeatView, relative: usize, table: &TraitTable) {
    let game = view.public();
    let question = game.question();
    pen.one_of(Some(relative), 4);
    pen.one_of(question.map(number_of), QUESTIONS);
    pen.one_of(game.chance().map(number_of_chance), CHANCES);
    details(pen, game, question);
    front(pen, game, question, table);
}

fn number_of(question: Question) -> usize {
    match question {
        Question::Action => 0,
        Question::Summon { .. } => 1,
        Question::Abilities { .. } => 2,
        Question::Forge { .. } => 3,
        Question::Trade => 4,
        Question::Stone => 5,
        Question::Die { .. } => 6,
        Question::Tile(_) => 7,
        Question::PlayedCard(_) => 8,
        Question::PickTile => 9,
        Question::Fetch { .. } => 10,
        Question::PayExchange(_) => 11,
        Question::ExchangePoints(_) => 12,
        Question::PayForge(_) => 13,
        Question::Place(_) => 14,
    }
}

fn number_of_chance(chance: Chance) -> usize {
    match chance {
        Chance::First => 0,
        Chance::Omit => 1,
        Chance::Artifact => 2,
        Chance::Token => 3,
        Chance::Tile => 4,
        Chance::Reveal => 5,
        Chance::Draw => 6,
        Chance::Top => 7,
        Chance::Roll => 8,
    }
}

fn details(pen: &mut Pen<'_>, game: Public<'_>, question: Option<Question>) {
    match question {
        Some(Question::Summon { points, colour, taken }) => {
            pen.put(f32::from(points) / 4.0);
            pen.steps(u16::from(points), &[1, 2, 3, 4, 5]);
            pen.one_of(colour.map(Colour::index), 4);
            pen.flag(taken);
        }
        _ => pen.skip(SUMMON),
    }
    match question {
        Some(Question::Abilities { laid, started, .. }) => {
            pen.one_of((laid as usize).checked_sub(1), 3);
            pen.flag(started);
        }
        _ => pen.skip(ABILITIES),
    }
    pen.flag(question == Some(Question::Forge { made_one: true }));
    match question {
        Some(Question::Die { face, times }) => {
            pen.one_of(Some(face as usize), 6);
            pen.flag(times > 1);
        }
        _ => pen.skip(DIE),
    }
    // The artifact that has been bought and is not placed, or not paid, yet.
    match question {
        Some(Question::Place(forge) | Question::PayForge(forge)) => {
            let coloured = game.forges().get((forge as usize).wrapping_sub(1)).copied().flatten();
            pen.one_of(Some(coloured.map_or(4, Colour::index)), 5);
        }
        _ => pen.skip(5),
    }
}

/// The cards laid out: those whose fate is open, those that will leave, and the effects that are still to be used.
fn front(pen: &mut Pen<'_>, game: Public<'_>, question: Option<Question>, table: &TraitTable) {
    let (mut undecided, mut leaving, mut open) = (Traits::NONE, Traits::NONE, Traits::NONE);
    if !game.front().is_empty() {
        for front in game.front_cards() {
            match front.fate {
                None => undecided.add(table.card(front.card)),
                Some(Fate::Leaves | Fate::LeavesGame) => leaving.add(table.card(front.card)),
                Some(Fate::Stays) => {}
            }
            let Some(face) = game.card_set().face(front.card) else { continue };
            let choice = face.ability.together() == runestones_rules::Together::OneOf;
            for (position, effect) in face.ability.effects().enumerate() {
                if front.open & (1 << position) != 0 {
                    open.add_effect(effect, choice);
                }
            }
        }
    }
    if let Some(Question::Tile(tile)) = question {
        open.add(table.tile(tile));
    }
    pen.traits(&undecided, 1.0);
    pen.traits(&leaving, 1.0);
    pen.traits(&open, 1.0);
}
