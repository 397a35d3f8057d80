//! Tips for the first games: each appears once, when it first matters.

use runestones_rules::{Action, Fate, Move, Payment, Question, SeatView};
use serde::{Deserialize, Serialize};

/// Something worth knowing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tip {
    /// The turn begins.
    Action,
    /// Cards are played for magic points.
    Summon,
    /// It is settled which card leaves.
    Leaves,
    /// The die was rolled.
    Die,
    /// An artifact can be paid for.
    Forge,
    /// An artifact can be paid for with ore.
    Ore,
    /// A row can be traded.
    Trade,
    /// A rune stone is chosen.
    Stone,
    /// The reader's own draw pile is empty.
    Shuffle,
    /// Somebody comes near the throne.
    End,
}

/// From here on the end is near: one good turn brings so many points.
const NEAR_THE_END: u16 = 50;

impl Tip {
    /// All of them; of several that matter at the same moment, the first is shown first.
    pub const ALL: [Tip; 10] = [
        Tip::Action,
        Tip::Summon,
        Tip::Leaves,
        Tip::Die,
        Tip::Ore,
        Tip::Forge,
        Tip::Trade,
        Tip::Stone,
        Tip::End,
        Tip::Shuffle,
    ];

    /// The tip for what somebody sees, unless they have had it; none while others decide.
    pub fn first(view: &SeatView, seen: impl Fn(Tip) -> bool) -> Option<Tip> {
        Tip::ALL.into_iter().find(|tip| !seen(*tip) && tip.matters(view))
    }

    fn matters(self, view: &SeatView) -> bool {
        let (game, moves) = (view.public(), view.legal_moves());
        let (Some(seat), Some(question)) = (view.viewer().filter(|_| !moves.is_empty()), game.question()) else {
            return false;
        };
        let leaves = |fate| matches!(fate, Some(Fate::Leaves | Fate::LeavesGame));
        match self {
            Tip::Action => question == Question::Action,
            Tip::Summon => matches!(question, Question::Summon { .. }),
            Tip::Leaves => game.front_cards().iter().any(|front| leaves(front.fate)),
            Tip::Die => matches!(question, Question::Die { .. }),
            Tip::Forge => moves.contains(&Move::Action(Action::Forge)),
            Tip::Ore => moves.iter().any(|mv| matches!(mv, Move::Forge(_, Payment::Ore))),
            Tip::Trade => moves.iter().any(|mv| matches!(mv, Move::Trade(_))),
            Tip::Stone => question == Question::Stone,
            Tip::Shuffle => question == Question::Action && view.draw_len(seat) == 0,
            Tip::End => {
                question == Question::Action && game.seats().any(|seat| game.player(seat).score() >= NEAR_THE_END)
            }
        }
    }

    /// The word in forms.
    pub const fn word(self) -> &'static str {
        match self {
            Tip::Action => "action",
            Tip::Summon => "summon",
            Tip::Leaves => "leaves",
            Tip::Die => "die",
            Tip::Forge => "forge",
            Tip::Ore => "ore",
            Tip::Trade => "trade",
            Tip::Stone => "stone",
            Tip::Shuffle => "shuffle",
            Tip::End => "end",
        }
    }
}

#[cfg(test)]
mod tests;
