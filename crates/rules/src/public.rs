//! What lies open on the table for everybody.

use crate::ability::{Effect, Price};
use crate::card::{Card, Cards};
use crate::card_set::{CardSet, DISPLAY, FORGES};
use crate::chance::Chance;
use crate::colour::{Colour, Purse};
use crate::game::{Decider, Game};
use crate::moves::{Action, Move};
use crate::night::Night;
use crate::place::Place;
use crate::player::{Artifact, Player, Row, RowName, Seat};
use crate::question::Question;
use crate::rune::{Rune, Runes};
use crate::standing::{FinalScore, Standing};
use crate::table::FrontCard;
use crate::tile::Tiles;

/// The part of a game that everybody sees: no hand, no draw pile, no legal moves, and nothing to play with.
///
/// What a seat knows of hands and piles is in its [`SeatView`](crate::SeatView). This is only a reference, so pass it by
/// value. Nobody reads a hand from it by mistake:
///
/// ```compile_fail,E0599
/// # use runestones_rules::{Seat, SeatView};
/// fn peek(view: &SeatView) -> u8 {
///     view.public().player(Seat::FIRST).hand_len()
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Public<'a>(&'a Game);

/// The part of what a player owns that everybody sees.
#[derive(Clone, Copy, Debug)]
pub struct PublicPlayer<'a>(&'a Player);

/// Hands questions on to what is inside.
macro_rules! shows {
    ($($inside:ident :: $name:ident($($arg:ident: $type:ty),*) -> $answer:ty;)+) => {
        $(
            #[doc = concat!("The same as [`", stringify!($inside), "::", stringify!($name), "`].")]
            pub fn $name(self $(, $arg: $type)*) -> $answer {
                self.0.$name($($arg),*)
            }
        )+
    };
}

impl Game {
    /// What everybody sees.
    pub fn public(&self) -> Public<'_> {
        Public(self)
    }
}

impl<'a> Public<'a> {
    shows! {
        Game::decider() -> Decider;
        Game::question() -> Option<Question>;
        Game::chance() -> Option<Chance>;
        Game::card_set() -> &'static CardSet;
        Game::seat_count() -> usize;
        Game::seats() -> impl Iterator<Item = Seat> + use<>;
        Game::is_set_up() -> bool;
        Game::active() -> Seat;
        Game::first() -> Seat;
        Game::turn() -> u16;
        Game::round() -> u16;
        Game::action() -> Option<Action>;
        Game::done_ends_turn() -> bool;
        Game::display() -> [Option<Card>; DISPLAY];
        Game::supply() -> Purse;
        Game::deck() -> Cards;
        Game::creature_discard() -> Cards;
        Game::front() -> Cards;
        Game::front_cards() -> Vec<FrontCard>;
        Game::effect_position(mv: Move) -> Option<usize>;
        Game::has_both_of_a_choice() -> bool;
        Game::stone_on(effect: Effect) -> Option<Rune>;
        Game::places(mv: Move) -> Vec<Place>;
        Game::forges() -> [Option<Colour>; FORGES];
        Game::wild_artifacts() -> u8;
        Game::artifact_at(forge: u8) -> Option<Artifact>;
        Game::forge_price(forge: u8) -> Price;
        Game::artifact_reserve() -> [u8; 4];
        Game::artifact_discard() -> [u8; 4];
        Game::stones_left(rune: Rune) -> u8;
        Game::stones_in_play() -> Runes;
        Game::tiles_in_use() -> Tiles;
        Game::night() -> &'a Night;
        Game::standing() -> Option<Standing>;
        Game::final_score(seat: Seat) -> FinalScore;
    }

    /// What everybody sees of one player.
    pub fn player(self, seat: Seat) -> PublicPlayer<'a> {
        PublicPlayer(self.0.player(seat))
    }
}

impl PublicPlayer<'_> {
    shows! {
        Player::purse() -> Purse;
        Player::score() -> u16;
        Player::row(row: RowName) -> Row;
        Player::stones() -> Runes;
        Player::infused() -> Option<Colour>;
        Player::discard() -> Cards;
        Player::known() -> Cards;
        Player::hand_size() -> u8;
    }
}
