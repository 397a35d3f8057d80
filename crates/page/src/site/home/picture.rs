//! A table as a picture, made of the game's own pieces. It says nothing to ears, and has no words, so it is the same in every
//! language and is drawn once.

use std::sync::LazyLock;

use maud::{Markup, html};
use runestones_rules::position::Position;
use runestones_rules::{CardSet, FORGES, Game, Gem, Public, RowName, Runes, Seat, Space};

use super::turns::track;
use crate::piece::card::{class, face};
use crate::piece::icon::{classed, gem, icon, labelled, marker, points, rune_symbol};
use crate::table::board::on_space;
use crate::table::forges::monolith;

/// Where the game stands.
const POSITION: &str = include_str!("../../../assets/first-table.toml");
/// Whose hand is seen.
const NEAR: Seat = Seat::FIRST;

/// The picture; nothing if the position is none, which a test would notice.
pub(super) fn table() -> Markup {
    static DRAWN: LazyLock<Markup> = LazyLock::new(|| game().map_or_else(|| html! {}, |game| labelled(&draw(&game))));
    // What is inside is hidden as a whole.
    html! { div.picture.panel aria-hidden="true" { (*DRAWN) } }
}

fn game() -> Option<Game> {
    Position::parse(POSITION).ok()?.game(&[CardSet::standard()]).ok()
}

fn draw(game: &Game) -> Markup {
    let (view, set) = (game.view(NEAR), game.card_set());
    let public = view.public();
    let scores: Vec<u16> = public.seats().map(|seat| public.player(seat).score()).collect();
    let marks: Vec<String> = public.seats().map(|seat| seat.number().to_string()).collect();
    html! {
        (track(&scores, &marks))
        div.picture__table {
            div.picture__boards { @for seat in public.seats() { (board(public, seat)) } }
            div.picture__centre {
                div.picture__forges { @for number in 1..=FORGES as u8 + 1 { span.forge { (monolith(public, number)) } } }
                div.picture__display {
                    @for (card, price) in public.display().into_iter().flatten().zip(set.prices()) {
                        span.slot { span class=(class(card, set)) { (face(card, set)) } span.price { (icon("m-price")) (price) } }
                    }
                }
                div.picture__runes {
                    @for rune in public.stones_in_play().iter() {
                        span.is-gone[public.stones_left(rune) == 0] { (classed(rune_symbol(rune), "i")) }
                    }
                }
                div.picture__hand { @for card in view.hand(NEAR).iter() { span class=(class(card, set)) { (face(card, set)) } } }
            }
        }
    }
}

fn board(public: Public, seat: Seat) -> Markup {
    let player = public.player(seat);
    let purse = player.purse();
    html! {
        div.picture__board.is-near[seat == NEAR] {
            (marker(seat, &seat.number().to_string()))
            (points(player.score()))
            div.picture__rows { @for name in RowName::BOTH { div.row {
                @for space in Space::ALL {
                    @let free = if player.row(name).is_free(space) { " is-free" } else { "" };
                    span class={ "space space--" (space) (free) } { (on_space(player.row(name), space)) }
                }
            } } }
            (stones(player.stones()))
            div.picture__purse { @for kind in Gem::ALL { span.is-none[purse.gems.of(kind) == 0] { (gem(kind)) (purse.gems.of(kind)) } } }
        }
    }
}

fn stones(owned: Runes) -> Markup {
    html! { div.picture__stones { @for rune in owned.iter() { (classed(rune_symbol(rune), "i")) } } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_the_picture_can_be_laid() {
        let position = Position::parse(POSITION).expect("a position");
        let game = position.game(&[CardSet::standard()]).expect("a game");
        assert_eq!((game.seat_count(), game.round(), game.active()), (3, 9, NEAR));
        let picture = table().into_string();
        // Its pieces are what a table has; and it is light.
        assert_eq!(picture.matches("class=\"card ").count(), 6 + 5);
        assert!(picture.len() < 24_000, "{} bytes", picture.len());
        assert_eq!(picture.matches("aria-hidden").count(), 1);
    }
}
