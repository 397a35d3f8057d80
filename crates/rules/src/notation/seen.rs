//! What a seat sees, as text: for programs that play a seat and must not be told more.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::card_set::CardSet;
use crate::game::{Decider, Game};
use crate::moves::{Entry, Move, Outcome};
use crate::notation::position::{CardList, MOST_BYTES, Position, PositionProblem, SeatKey};
use crate::player::Seat;
use crate::view::SeatView;

/// A view as it is written down.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Seen {
    viewer: Seat,
    /// How many cards the others have in hand.
    hands: BTreeMap<SeatKey, u8>,
    /// The moves among which the viewer decides. For readers that do not know the rules; not read back.
    #[serde(default)]
    legal: Vec<String>,
    /// Of the others, `hand` has the cards that everybody can name, and `draw` all that nobody but them has seen.
    position: Position,
}

/// Why a text is not what a seat sees.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadView {
    /// The position cannot be read, or is none: every reason.
    #[error("{}", in_one_line(.0))]
    Position(Vec<PositionProblem>),
    /// The viewer is not at the table.
    #[error("seat {0} looks, but is not at the table")]
    NoViewer(Seat),
    /// There is not one number of cards for each of the others.
    #[error("`hands` has to say for every seat but the viewer's how many cards it holds")]
    Hands,
    /// A hand is smaller than what is known of it, or larger than what could be in it.
    #[error("seat {0} cannot have that many cards in hand")]
    HandSize(Seat),
    /// The viewer has nothing to decide.
    #[error("seat {0} has nothing to decide here")]
    NotAsked(Seat),
}

fn in_one_line(problems: &[PositionProblem]) -> String {
    let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
    problems.join("; ")
}

impl From<PositionProblem> for BadView {
    fn from(problem: PositionProblem) -> BadView {
        BadView::Position(vec![problem])
    }
}

impl SeatView {
    /// What the seat sees, on one line of JSON; nothing for a watcher. Equal views have equal texts.
    pub fn to_json(&self) -> Option<String> {
        let viewer = self.viewer?;
        let others = self.game.seats().filter(|seat| *seat != viewer);
        let seen = Seen {
            viewer,
            hands: others.map(|seat| (SeatKey(seat), self.hand_len(seat))).collect(),
            legal: self.legal_moves().iter().map(Move::to_string).collect(),
            position: Position::whole(&self.game),
        };
        Some(serde_json::to_string(&seen).expect("every part of a position can be written"))
    }

    /// Reads a decision as the seat sees it that has to take it, with one of these card sets or one that is
    /// [known](CardSet::known).
    pub fn from_json(text: &str, sets: &[&'static CardSet]) -> Result<SeatView, BadView> {
        if text.len() > MOST_BYTES {
            return Err(PositionProblem::TooLong(text.len()).into());
        }
        let seen: Seen = serde_json::from_str(text)
            .map_err(|error| PositionProblem::Syntax { line: error.line().max(1), reason: error.to_string() })?;
        // Any world that looks like this will do: the view of it is the view that was written.
        let game = seen.world()?.game(sets).map_err(BadView::Position)?;
        if seen.viewer.index() >= game.seat_count() {
            return Err(BadView::NoViewer(seen.viewer));
        }
        let others: Vec<Seat> = game.seats().filter(|seat| *seat != seen.viewer).collect();
        if !others.iter().eq(seen.hands.keys().map(|key| &key.0)) {
            return Err(BadView::Hands);
        }
        if game.decider() != Decider::Seat(seen.viewer) {
            return Err(BadView::NotAsked(seen.viewer));
        }
        Ok(game.view(seen.viewer))
    }
}

impl Seen {
    /// The position with the lowest unseen cards in the hands of the others.
    fn world(&self) -> Result<Position, BadView> {
        let mut position = self.position.clone();
        for (key, size) in &self.hands {
            let seat = position.seat.get_mut(key).ok_or(BadView::Hands)?;
            let (mut hand, mut draw) = (seat.hand.unwrap_or_default().0, seat.draw.ok_or(BadView::Hands)?.0);
            if *key == SeatKey(self.viewer) || hand.len() > *size {
                return Err(BadView::HandSize(key.0));
            }
            while hand.len() < *size {
                let card = draw.lowest().ok_or(BadView::HandSize(key.0))?;
                draw.remove(card);
                hand.insert(card);
            }
            (seat.hand, seat.draw) = (Some(CardList(hand)), Some(CardList(draw)));
        }
        Ok(position)
    }
}

impl Game {
    /// What somebody sees of an entry that comes next: `None` if a card is drawn that they may not see. Everything else
    /// is open.
    pub fn shown_to(&self, viewer: Option<Seat>, entry: Entry) -> Option<Entry> {
        let is_secret = matches!(entry, Entry::Chance(Outcome::Draw(_))) && viewer != Some(self.drawing_seat());
        (!is_secret).then_some(entry)
    }
}
