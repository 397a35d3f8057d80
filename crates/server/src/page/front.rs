//! What lies in front of the active player: cards in use, the die, a wisp tile, magic points to spend.

use maud::{Markup, html};
use runestones_i18n::{die_face_text, plain};
use runestones_rules::ability::{Ability, Effect, Together};
use runestones_rules::card_set::Magic;
use runestones_rules::{Action, Card, Colour, DieFace, Fate, FrontCard, Question, Rune, Seat, Tile};

use super::ability::{between, border_colour, effect, is_long};
use super::card::{class, head, magic, travel_name};
use super::icon::{classed, figure, icon, marker, rune_symbol};
use super::legal::Place;
use super::spans::die_face;
use super::spot::Spot;
use super::view::TableView;
use super::why::unlit;

/// How many things lie there: the hand makes room for them.
pub(crate) fn front_len(table: &TableView) -> usize {
    let game = table.public();
    let die_or_coin = matches!(game.question(), Some(Question::Die { .. } | Question::Summon { points: 1.., .. }));
    game.front_cards().len() + game.tiles_in_use().len() as usize + usize::from(die_or_coin)
}

/// Everything in front of the active player; nothing if nothing lies there.
pub fn front(table: &TableView) -> Markup {
    let game = table.public();
    let question = game.question();
    if front_len(table) == 0 {
        return html! {};
    }
    html! {
        section.inuse.is-rival[table.view.viewer() != Some(game.active())] aria-labelledby="h-inuse" {
            h3.vh #h-inuse { (table.text("ui-cards-in-use")) }
            @if table.view.viewer() != Some(game.active()) { (marker(game.active(), &table.mark(game.active()))) }
            ol {
                @for card in game.front_cards() { (front_card(table, card)) }
                @for tile in game.tiles_in_use().iter() { (tile_in_use(table, tile)) }
                @if let Some(Question::Die { face, times }) = question { (die(table, face, times)) }
                @if let Some(Question::Summon { points, colour, .. }) = question { (magic_left(table, points, colour)) }
            }
        }
    }
}

fn front_card(table: &TableView, front: FrontCard) -> Markup {
    let game = table.public();
    let active = (game.active(), game.action(), game.player(game.active()).stones());
    let lit = table.lit(|place| matches!(place, Place::Effect(card, _) if card == front.card));
    let inputs = (front, active, is_current(table, front.card), lit);
    table.part("front", inputs, || card_in_use(table, front))
}

fn card_in_use(table: &TableView, front: FrontCard) -> Markup {
    let (card, set) = (front.card, table.voice.card_set());
    let current = is_current(table, card) || (0..2).any(|position| table.legal().is_lit(Place::Effect(card, position)));
    html! {
        li {
            article class={ (class(card, set)) " " (if current { "is-current" } else { "is-off" }) } aria-label=(table.voice.card_label(card))
                data-vt=(travel_name(card, Some(table.public().active()))) {
                (head(card, set))
                @if let Some(printed) = set.face(card) { (effects(table, front, &printed.ability)) }
            }
            @if let Some(fate) = front.fate { (fate_tag(table, fate)) }
        }
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
        div.card__ability.card__ability--long[is_long(ability)] {
            @for (position, part) in ability.effects().enumerate() {
                @if position > 0 { (joint(table, ability.together())) }
                @let place = Place::Effect(front.card, position);
                @if table.legal().is_lit(place) {
                    (lit_effect(table, place, front.card, &effect(part, colour)))
                } @else {
                    (unlit(table, place, if used(position) { "part is-used" } else { "part" }, &table.voice.card_name(front.card), None, &effect(part, colour)))
                }
                (stone_mark(table, part))
            }
        }
    }
}

fn lit_effect(table: &TableView, place: Place, card: Card, content: &Markup) -> Markup {
    let label = table.voice.card_name(card);
    Spot { table, place, class: "fx", label, travels_as: None }.draw(content)
}

fn active_has(table: &TableView, rune: Rune) -> bool {
    let game = table.public();
    game.action() == Some(Action::Abilities) && game.player(game.active()).stones().contains(rune)
}

/// The Plus stone turns "one of them" into "both".
fn joint(table: &TableView, together: Together) -> Markup {
    if together == Together::OneOf && active_has(table, Rune::Plus) {
        classed(rune_symbol(Rune::Plus), "i i--rune")
    } else {
        between(together)
    }
}

/// A stone that changes an effect puts its mark beside it.
fn stone_mark(table: &TableView, part: Effect) -> Markup {
    let (rune, mark) = match part {
        Effect::Die => (Rune::DoubleDie, "×2"),
        Effect::Points(_) => (Rune::ExtraPoint, "+1"),
        Effect::Exchange(exchange) if exchange.points > 0 => (Rune::ExtraPoint, "+1"),
        _ => return html! {},
    };
    html! { @if active_has(table, rune) { b.times { (icon(rune_symbol(rune))) (mark) } } }
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
            article.tile-card.is-current[on_top] aria-label=(plain(&table.voice.tile_text(tile))) data-vt={ "tile-" (tile) } {
                (classed("i-wisp", "i tile-card__wisp"))
                div.card__ability {
                    @for (position, part) in ability.effects().enumerate() {
                        @let place = Place::TilePart(position);
                        @if on_top && table.legal().is_lit(place) {
                            (Spot { table, place, class: "fx", label: table.voice.tile_name(tile), travels_as: None }.draw(&effect(part, None)))
                        } @else if on_top {
                            (unlit(table, place, "part", &table.voice.tile_name(tile), None, &effect(part, None)))
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
            (Spot { table, place: Place::Die, class: "die", label, travels_as: None }.draw(&content))
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
