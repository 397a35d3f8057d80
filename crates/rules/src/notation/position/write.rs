//! From a game to a position: with everything, or with no more than it must state; and where two positions differ.

use std::fmt;

use serde_json::Value;

use crate::card::Cards;
use crate::game::{Game, Next};
use crate::night::Night;
use crate::notation::position::{
    ArtifactCounts, ArtifactRow, CardList, ColourOrNone, DisplayRow, ForgeRow, ForgingPosition, GemCounts, LaidCard,
    PhaseName, Position, SeatKey, SeatPosition, StoneList, SummonPosition, SupplyPosition, TileList, TileRow,
    UsePosition, WispSpaces,
};
use crate::phase::{Abilities, Phase, SetupStep};
use crate::player::Seat;
use crate::turn_end::TurnEnd;

impl Position {
    /// Everything about a game, also what would follow from the rest: the position to compare an expectation with.
    pub fn whole(game: &Game) -> Position {
        let night = game.night().is_on();
        Position {
            card_set: Some(game.card_set().name().to_owned()),
            card_set_hash: Some(game.card_set().hash_hex()),
            rules_version: Some(game.rules),
            turn_end: Some(game.turn_end).filter(|end| *end != TurnEnd::default()),
            players: Some(game.seats),
            night: Some(night),
            stones_in_play: Some(StoneList(game.stones_in_play())),
            first: Some(game.first),
            active: Some(game.active),
            turn: Some(game.turn()),
            phase: Some(PhaseName::of(game.phase)),
            exchanged: Some(game.exchanged),
            display: Some(DisplayRow(game.display)),
            deck: Some(CardList(game.deck)),
            creature_discard: Some(CardList(game.creature_discard)),
            forges: Some(ForgeRow(game.smithy.forges)),
            wild_artifacts: Some(game.smithy.wild),
            artifact_reserve: Some(ArtifactCounts(game.smithy.reserve)),
            artifact_discard: Some(ArtifactCounts(game.smithy.discard)),
            supply: Some(SupplyPosition { gems: Some(GemCounts(game.supply.gems)), ore: Some(game.supply.ore) }),
            pending: Some(game.pending.as_slice().iter().map(|pending| (*pending).into()).collect()),
            seat: game.seats().map(|seat| (SeatKey(seat), game.seat_position(seat))).collect(),
            ..if night { night_position(&game.night) } else { Position::default() }
        }
        .with_phase(game)
    }

    /// Adds what only one phase has.
    fn with_phase(mut self, game: &Game) -> Position {
        match game.phase {
            Phase::Setup(SetupStep::Tokens(laid)) => self.tokens_laid = Some(laid),
            Phase::Summon(summon) => {
                let played = Some(CardList(game.front));
                let (points, taken) = (Some(summon.points), Some(summon.taken));
                self.summon = Some(SummonPosition { played, points, taken });
            }
            Phase::Abilities(abilities) => self.using = Some(UsePosition::from(abilities)),
            Phase::Forge(forging) => {
                self.forging = Some(ForgingPosition { visited: forging.visited, finished: Some(forging.finished) });
            }
            _ => {}
        }
        self
    }
}

fn night_position(night: &Night) -> Position {
    Position {
        tiles: Some(TileRow(night.face_up)),
        tile_pile: Some(TileList(night.pile)),
        tile_discard: Some(TileList(night.discard)),
        wisps: Some(WispSpaces(night.wisps)),
        ..Position::default()
    }
}

impl From<Abilities> for UsePosition {
    fn from(abilities: Abilities) -> UsePosition {
        let laid = Some(abilities.laid.iter().flatten().map(|card| LaidCard::from(*card)).collect());
        let current = abilities.laid[abilities.current as usize].filter(|_| abilities.started);
        UsePosition { laid, current: current.map(|card| card.card) }
    }
}

impl Game {
    fn seat_position(&self, seat: Seat) -> SeatPosition {
        let player = self.player(seat);
        let [top, bottom] = player.rows.map(ArtifactRow);
        SeatPosition {
            hand: Some(CardList(player.hand)),
            draw: Some(CardList(player.draw)),
            discard: Some(CardList(player.discard)),
            boxed: Some(CardList(self.druids_in_box(seat))),
            known: Some(CardList(player.known)),
            gems: Some(GemCounts(player.purse.gems)),
            ore: Some(player.purse.ore),
            score: Some(player.score),
            top: Some(top),
            bottom: Some(bottom),
            stones: Some(StoneList(player.stones)),
            infused: Some(ColourOrNone(player.infused)),
            tokens: Some(player.tokens),
        }
    }

    /// A seat's druid cards that are out of the game: those that are nowhere else (U3).
    fn druids_in_box(&self, seat: Seat) -> Cards {
        let player = self.player(seat);
        let front = if seat == self.active { self.front } else { Cards::NONE };
        Cards::DRUIDS.without(player.hand).without(player.draw).without(player.discard).without(front)
    }
}

/// Leaves each of these fields out if the position without it still means the same game.
macro_rules! omit {
    ($position:ident, $game:ident, $($($part:ident).+),+ $(,)?) => {$(
        let stated = $position.$($part).+.take();
        if $position.lay_out($game.card_set()).0 != $game {
            $position.$($part).+ = stated;
        }
    )+};
}

impl Position {
    /// The position of a game: exact, without what would be the default anyway.
    ///
    /// A field is left out only after reading back what remains, so whatever the defaults are, nothing is lost.
    pub fn of(game: &Game) -> Position {
        // What the game waits for follows from the rest.
        let game = Game { next: Next::Nobody, ..*game };
        let mut position = Position::whole(&game);
        omit!(position, game, deck, supply, artifact_reserve, artifact_discard, wild_artifacts, tile_pile);
        for key in game.seats().map(SeatKey) {
            let mut seat = position.seat.get(&key).copied().unwrap_or_default();
            macro_rules! omit_of_seat {
                ($($part:ident),+) => {$(
                    let stated = seat.$part.take();
                    position.seat.insert(key, seat);
                    if position.lay_out(game.card_set()).0 != game {
                        seat.$part = stated;
                        position.seat.insert(key, seat);
                    }
                )+};
            }
            omit_of_seat!(draw, boxed, hand, discard, known, gems, ore, score, top, bottom, stones, infused, tokens);
        }
        omit!(position, game, creature_discard, display, forges, tiles, tile_discard, wisps, stones_in_play);
        omit!(position, game, pending, summon, using, forging, tokens_laid, phase, exchanged);
        omit!(position, game, turn, active, first, night, players);
        // A seat of which nothing is stated need not be named, unless it tells how many play.
        for key in game.seats().map(SeatKey) {
            if let Some(seat) = position.seat.remove(&key)
                && (seat != SeatPosition::default() || position.lay_out(game.card_set()).0 != game)
            {
                position.seat.insert(key, seat);
            }
        }
        position
    }
}

/// One thing that is not as expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// What it is, as the keys that lead to it: `seat.1.score`.
    pub key: String,
    /// What was expected there.
    pub expected: String,
    /// What is there.
    pub actual: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: expected {}, actual {}", self.key, self.expected, self.actual)
    }
}

impl Position {
    /// Everything that this position states and that is different in `actual`, which states everything.
    pub fn differences(&self, actual: &Position) -> Vec<Difference> {
        let value = |position| serde_json::to_value(position).expect("every part of a position can be written");
        let mut differences = Vec::new();
        compare("", &value(self), Some(&value(actual)), &mut differences);
        differences
    }
}

fn compare(key: &str, expected: &Value, actual: Option<&Value>, differences: &mut Vec<Difference>) {
    // Tables are compared key by key, as far as they are stated; anything else as a whole.
    if let (Value::Object(stated), Some(Value::Object(there))) = (expected, actual) {
        for (name, value) in stated {
            let inner = if key.is_empty() { name.clone() } else { format!("{key}.{name}") };
            compare(&inner, value, there.get(name), differences);
        }
    } else if Some(expected) != actual {
        let actual = actual.map_or_else(|| "nothing".to_owned(), Value::to_string);
        differences.push(Difference { key: key.to_owned(), expected: expected.to_string(), actual });
    }
}
