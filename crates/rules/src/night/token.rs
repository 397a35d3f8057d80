//! Night tokens on the score track (N8, N9).

use crate::event::{Event, Sink};
use crate::game::Game;
use crate::moves::{Move, MoveList};
use crate::night::{token_space, wisps_reached};
use crate::pending::Pending;
use crate::phase::{Phase, SetupStep};
use crate::tile::Tile;

impl Game {
    /// Whether the active player has reached a wisp that has not been dealt with. A tile in use is finished and
    /// replaced before the next token counts.
    pub(crate) fn token_is_due(&self) -> bool {
        self.night.wisps != 0
            && wisps_reached(self.night.wisps, self.me().score) > self.me().tokens
            && !self.pending.has_tile()
            && self.pending.top() != Some(Pending::PickTile)
    }

    pub(crate) fn reach_token(&mut self, events: &mut impl Sink) {
        let reached = self.night.wisp_spaces().nth(self.me().tokens as usize);
        let Some(space) = reached else { unreachable!("a token is due") };
        events.push(Event::Wisp { seat: self.active, space });
        self.pending.push(Pending::PickTile);
    }

    pub(crate) fn pick_tile_moves(&self, moves: &mut MoveList) {
        moves.extend(self.night.face_up.iter().flatten().copied().map(Move::Wisp));
        moves.push(Move::Done);
    }

    /// The token is dealt with, whether its tile is taken or declined.
    pub(crate) fn answer_token(&mut self, tile: Option<Tile>, events: &mut impl Sink) {
        self.pending.pop();
        self.me_mut().tokens += 1;
        if let Some(tile) = tile {
            self.start_tile(tile, events);
        }
    }

    /// How many tokens, and how many of them with a wisp, are still to be laid (N8).
    pub(crate) fn tokens_to_lay(&self, laid: u8) -> (u8, u8) {
        (super::TOKENS - laid, super::WISP_TOKENS - self.night.wisps.count_ones() as u8)
    }

    pub(crate) fn lay_token(&mut self, wisp: bool, events: &mut impl Sink) {
        let Phase::Setup(SetupStep::Tokens(laid)) = self.phase else { unreachable!("all tokens lie") };
        self.night.wisps |= u16::from(wisp) << laid;
        self.phase = Phase::Setup(SetupStep::Tokens(laid + 1));
        events.push(Event::Token { space: token_space(laid), wisp });
    }
}
