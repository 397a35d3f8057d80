//! Trade artifacts for points and a rune stone (X).

use crate::event::{ArtifactPlace, Event, Points, Sink};
use crate::game::Game;
use crate::moves::{Move, MoveList};
use crate::pending::Pending;
use crate::player::{Artifact, Row, RowName};
use crate::rune::{Rune, Runes};

impl Game {
    pub(crate) fn trade_moves(&self, moves: &mut MoveList) {
        let tradeable = |row: &RowName| self.me().row(*row).is_tradeable();
        moves.extend(RowName::BOTH.into_iter().filter(tradeable).map(Move::Trade));
        self.anytime_moves(moves);
        moves.push(Move::Done);
    }

    /// The whole row goes (X2), wild artifacts back to their forge (X4); then points, then a stone (X3).
    pub(crate) fn trade(&mut self, name: RowName, events: &mut impl Sink) {
        let seat = self.active;
        let row = std::mem::take(&mut self.me_mut().rows[name.index()]);
        for (space, artifact) in row.iter() {
            let from = ArtifactPlace::Row(seat, name, space);
            let to = match artifact {
                Artifact::Wild => {
                    self.smithy.wild += 1;
                    ArtifactPlace::Forge(super::forge::WILD_FORGE)
                }
                Artifact::Coloured(colour) => {
                    self.smithy.discard[colour.index()] += 1;
                    ArtifactPlace::Discard
                }
            };
            events.push(Event::Artifact { artifact, from, to });
        }
        if !self.stones_to_take().is_empty() {
            self.pending.push(Pending::TakeStone);
        }
        self.score(Row::points(row), Points::Trade, events);
    }

    /// What the active player may take: of a type not owned yet, and only up to four stones (X3, R10).
    pub(crate) fn stones_to_take(&self) -> Runes {
        let owned = self.me().stones;
        if owned.len() >= Rune::MOST {
            return Runes::NONE;
        }
        self.stones_on_board().iter().filter(|rune| !owned.contains(*rune)).collect()
    }

    pub(crate) fn stone_moves(&self, moves: &mut MoveList) {
        moves.extend(self.stones_to_take().iter().map(Move::Stone));
    }

    pub(crate) fn take_stone(&mut self, rune: Rune, events: &mut impl Sink) {
        self.pending.pop();
        self.stones[rune.index()] -= 1;
        self.me_mut().stones.insert(rune);
        events.push(Event::Stone { seat: self.active, rune });
    }
}
