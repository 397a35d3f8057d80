//! What lies in front of the active player: cards in use, the die, a wisp tile, magic points to spend. A rival has a stage
//! for it; one's own cards stay in the hand and rise, and the rest lies beside the question.

use maud::{Markup, html};
use runestones_i18n::{die_face_text, plain};
use runestones_rules::{
    Ability, Action, Card, Colour, DieFace, Effect, Fate, FrontCard, Magic, Question, Rune, Seat, Tile, Together,
};

use crate::piece::ability::{Setting, between, border_colour, box_class, effect};
use crate::piece::card::{class, head, magic};
use crate::piece::icon::{classed, figure, icon, rune_symbol};
use crate::piece::place::card_piece;
use crate::piece::spans::die_face;
use crate::piece::spot::Spot;
use crate::table::why::unlit;
use crate::view::TableView;
use crate::view::legal::Place;

/// A card in use, wherever it lies.
pub(crate) fn card_in_front(table: &TableView, front: FrontCard) -> Markup {
    let game = table.public();
    let active = (game.active(), game.action(), game.player(game.active()).stones());
    let lit = table.lit(|place| matches!(place, Place::Effect(card, _) if card == front.card));
    let inputs = (front, active, is_current(table, front.card), lit);
    table.part("front", inputs, || card_in_use(table, front))
}

/// What else lies in front of the active player: wisp tiles, the die, magic points that are left.
pub(crate) fn things_in_front(table: &TableView) -> Markup {
    let game = table.public();
    let question = game.question();
    html! {
        @for tile in game.tiles_in_use().iter() { (tile_in_use(table, tile)) }
        @if let Some(Question::Die { face, times }) = question { (die(table, face, times)) }
        @if let Some(Question::Summon { points, colour, .. }) = question { (magic_left(table, points, colour)) }
    }
}

/// The same beside the question, for whoever has to decide about it.
pub fn tray(table: &TableView) -> Markup {
    let near = table.public().active() == table.near_seat();
    html! {
        @if near { ul.tray data-at={ "die-" (table.near_seat()) } aria-label=(table.text("ui-cards-in-use")) { (things_in_front(table)) } }
    }
}

fn card_in_use(table: &TableView, front: FrontCard) -> Markup {
    let (card, set) = (front.card, table.voice.card_set());
    let current = is_current(table, card) || (0..2).any(|position| table.legal().is_lit(Place::Effect(card, position)));
    html! {
        article class={ (class(card, set)) (light(table, current)) } aria-label=(table.voice.card_label(card))
            data-piece=(card_piece(card, table.public().active())) {
            (head(card, set))
            @if let Some(printed) = set.face(card) { (effects(table, front, &printed.ability)) }
        }
        @if let Some(fate) = front.fate { (fate_tag(table, fate)) }
    }
}

/// Of one's own cards the one in use is lit and the others are dimmed; those of a rival are only to be read.
fn light(table: &TableView, current: bool) -> &'static str {
    match (current, other_active(table)) {
        (true, _) => " is-current",
        (false, None) => " is-off",
        (false, Some(_)) => "",
    }
}

fn is_current(table: &TableView, card: Card) -> bool {
    match table.public().question() {
        Some(Question::Abilities { current, .. }) => current == Some(card),
        Some(Question::PlayedCard(played) | Question::PayExchange(played) | Question::ExchangePoints(played)) => {
            played == card
        }
        _ => false,
    }
}

/// Each open effect is a button in a dark, lit setting.
fn effects(table: &TableView, front: FrontCard, ability: &Ability) -> Markup {
    let colour = border_colour(front.card, table.voice.card_set());
    let used =
        |position: usize| table.public().action() == Some(Action::Abilities) && front.open & (1 << position) == 0;
    html! {
        div class=(box_class(ability, Setting::InUse)) {
            @for (position, part) in ability.effects().enumerate() {
                @if position > 0 { (joint(table, ability.together())) }
                @let place = Place::Effect(front.card, position);
                @let part_class = if used(position) { "part is-used" } else { "part" };
                @let face = html! { (effect(part, colour)) (stone_mark(table, part)) };
                @if table.legal().is_lit(place) {
                    (lit_effect(table, place, front.card, &face))
                } @else if other_active(table).is_some() {
                    // A rival's card is small: it only shows itself.
                    span class=(part_class) { (face) }
                } @else {
                    (unlit(table, place, part_class, &table.voice.card_name(front.card), &face))
                }
            }
        }
    }
}

fn lit_effect(table: &TableView, place: Place, card: Card, content: &Markup) -> Markup {
    let label = table.voice.card_name(card);
    Spot { table, place, class: "fx", label }.draw(content)
}

/// The Plus stone turns "one of them" into "both".
fn joint(table: &TableView, together: Together) -> Markup {
    if together == Together::OneOf && table.public().has_both_of_a_choice() {
        classed(rune_symbol(Rune::Plus), "i i--rune")
    } else {
        between(together)
    }
}

/// What a stone adds to an effect is a pill on its upper edge.
fn stone_mark(table: &TableView, part: Effect) -> Markup {
    let Some(rune) = table.public().stone_on(part) else { return html! {} };
    html! { b.add { (icon(rune_symbol(rune))) (figure(if rune == Rune::DoubleDie { "×2" } else { "+1" })) } }
}

/// Foretells what becomes of a card (U3, N4, Q2).
fn fate_tag(table: &TableView, fate: Fate) -> Markup {
    let leaves = fate != Fate::Stays;
    let symbol = if leaves { "i-leave" } else { "i-return" };
    html! { div.fate.fate--leaves[leaves] { (icon(symbol)) (table.text(fate_key(fate))) } }
}

/// What becomes of a card, in words.
pub(crate) fn fate_key(fate: Fate) -> &'static str {
    match fate {
        Fate::Stays => "ui-fate-discard",
        Fate::Leaves => "ui-fate-creature-discard",
        Fate::LeavesGame => "ui-fate-box",
    }
}

fn tile_in_use(table: &TableView, tile: Tile) -> Markup {
    let ability = table.voice.card_set().tile(tile);
    let on_top = table.public().question() == Some(Question::Tile(tile));
    html! {
        li {
            article.tile-card.is-current[on_top] aria-label=(plain(&table.voice.tile_text(tile))) data-piece={ "tile-" (tile) } {
                (classed("i-wisp", "i tile-card__wisp"))
                div.card__ability {
                    @for (position, part) in ability.effects().enumerate() {
                        @let place = Place::TilePart(position);
                        @if on_top && table.legal().is_lit(place) {
                            (Spot { table, place, class: "fx", label: table.voice.tile_name(tile) }.draw(&effect(part, None)))
                        } @else if on_top {
                            (unlit(table, place, "part", &table.voice.tile_name(tile), &effect(part, None)))
                        } @else {
                            span.part { (effect(part, None)) }
                        }
                    }
                }
            }
        }
    }
}

/// The die as it fell.
fn die(table: &TableView, face: DieFace, times: u8) -> Markup {
    let label = die_face_text(table.locale(), face);
    let content = html! {
        span.die__face { (die_face(face)) }
        @if times > 1 { b.times { (icon(rune_symbol(Rune::DoubleDie))) (figure(format_args!("×{times}"))) } }
    };
    html! {
        li.rolled data-die=(face) {
            (Spot { table, place: Place::Die, class: "die", label }.draw(&content))
        }
    }
}

/// The magic points of a Summon that have not been spent.
fn magic_left(table: &TableView, points: u8, colour: Option<Colour>) -> Markup {
    let label = table.voice.magic_text(Magic { colour, points });
    html! {
        @if points > 0 {
            li.magic-left role="img" aria-label=(label) {
                span.magic-left__coin { (magic(Magic { colour, points: 1 })) b { (points) } }
            }
        }
    }
}

/// Whose things lie in front, if it is not the viewer.
pub(crate) fn other_active(table: &TableView) -> Option<Seat> {
    Some(table.public().active()).filter(|active| table.view.viewer() != Some(*active))
}
