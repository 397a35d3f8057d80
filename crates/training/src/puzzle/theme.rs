//! What a puzzle is about.

use std::fmt;
use std::str::FromStr;

use runestones_ai::{Candidate, Reason, Thought, reasons};
use runestones_rules::{Action, CardPlace, Event, Game, Move, Seat, THRONE, Use};

use super::{EQUAL, Known, Puzzle};
use crate::turn::World;

/// What a puzzle is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Theme {
    /// Two artifacts in one turn, the first often paying for the second.
    ForgeChain,
    /// A card leaves the own deck, and that is good.
    DeckThinning,
    /// Somebody else would take it.
    Denial,
    /// When to trade a row, or for which stone.
    StoneTiming,
    /// The end is near.
    Race,
    /// Banshees and wisps.
    Night,
    /// To forge now or to keep the gems for later.
    ForgeTiming,
    /// Which forge.
    ForgeChoice,
    /// Whether cards are worth more as magic points or by what they do.
    SummonOrUse,
    /// Which creature to summon.
    Creature,
    /// Which cards work together.
    Combination,
    /// A stone that works at any moment, at the right one.
    Swap,
    /// Which gems to take and which to pay with: the plan is clear, its details count.
    Gems,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 13] = [
        Theme::ForgeChain,
        Theme::DeckThinning,
        Theme::Denial,
        Theme::StoneTiming,
        Theme::Race,
        Theme::Night,
        Theme::ForgeTiming,
        Theme::ForgeChoice,
        Theme::SummonOrUse,
        Theme::Creature,
        Theme::Combination,
        Theme::Swap,
        Theme::Gems,
    ];

    /// Its word in texts and files.
    pub fn word(self) -> &'static str {
        match self {
            Theme::ForgeChain => "forge-chain",
            Theme::DeckThinning => "deck-thinning",
            Theme::Denial => "denial",
            Theme::StoneTiming => "stone-timing",
            Theme::Race => "race",
            Theme::Night => "night",
            Theme::ForgeTiming => "forge-timing",
            Theme::ForgeChoice => "forge-choice",
            Theme::SummonOrUse => "summon-or-use",
            Theme::Creature => "creature",
            Theme::Combination => "combination",
            Theme::Swap => "swap",
            Theme::Gems => "gems",
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for Theme {
    type Err = String;

    fn from_str(word: &str) -> Result<Theme, String> {
        let known = Theme::ALL.into_iter().find(|theme| theme.word() == word);
        known.ok_or_else(|| format!("`{}` is not a theme", word.chars().take(40).collect::<String>()))
    }
}

/// A race is when somebody is so near to the throne.
const NEAR: u16 = 14;

impl Puzzle {
    /// What it is about, by its turns: at least one theme. Every puzzle is about the choice between the best plan and the
    /// next best, whatever it is about besides.
    pub fn find_themes(&self) -> Vec<Theme> {
        let Some((best, next)) = self.turns.first().zip(self.rival()) else { return Vec::new() };
        let (game, seat) = (&self.game, self.seat());
        let [good, other] = [best, next].map(|turn| Told::of(game, &self.world(), seat, &turn.line));
        let why = compared(game, &best.line, &next.line);
        let in_demand = |reason: &Reason| matches!(reason, Reason::CardInDemand { .. } | Reason::ForgeInDemand { .. });
        let leader = game.seats().map(|seat| game.player(seat).score()).max().unwrap_or_default();
        let choice = choice(&good, &other);
        let about = |theme| match theme {
            Theme::ForgeChain => good.forged.len() > 1,
            Theme::DeckThinning => good.left.iter().any(|card| !other.left.contains(card)),
            Theme::Denial => why.as_ref().is_some_and(|[of_best, _]| of_best.iter().any(in_demand)),
            Theme::StoneTiming => good.traded != other.traded,
            Theme::Race => leader + NEAR >= THRONE,
            Theme::Night => best.line.iter().any(|mv| is_of_night(*mv)),
            Theme::Swap => good.swapped != other.swapped,
            Theme::ForgeTiming
            | Theme::ForgeChoice
            | Theme::SummonOrUse
            | Theme::Creature
            | Theme::Combination
            | Theme::Gems => theme == choice,
        };
        Theme::ALL.into_iter().filter(|theme| about(*theme)).collect()
    }

    /// The best turn with another plan; the best that is wrong, where all that are told have the same one.
    fn rival(&self) -> Option<&Known> {
        let best = plan(&self.turns.first()?.line);
        let another = self.turns.iter().find(|turn| plan(&turn.line) != best);
        another.or_else(|| self.turns.iter().find(|turn| turn.loss >= EQUAL))
    }
}

/// What decides between two ways through a turn. They always differ in one of these.
fn choice(good: &Told, other: &Told) -> Theme {
    let (ours, theirs) = (good.action, other.action);
    let forges = |action| action == Some(Action::Forge);
    if forges(ours) != forges(theirs) {
        Theme::ForgeTiming
    } else if ours != theirs {
        Theme::SummonOrUse
    } else if good.taken != other.taken {
        Theme::Creature
    } else if good.laid != other.laid {
        Theme::Combination
    } else if good.forged != other.forged {
        Theme::ForgeChoice
    } else if good.traded != other.traded {
        Theme::StoneTiming
    } else {
        Theme::Gems
    }
}

/// What a turn is about: the action, the creatures taken, the cards laid out, the forges, the rows traded and the stones.
pub(crate) fn plan(line: &[Move]) -> Vec<Move> {
    sorted(line, |mv| {
        matches!(mv, Move::Action(_) | Move::Take(_) | Move::Lay(_) | Move::Forge(..) | Move::Trade(_) | Move::Stone(_))
    })
}

/// The moves of a kind, whatever their order.
fn sorted(line: &[Move], is_meant: impl Fn(&Move) -> bool) -> Vec<Move> {
    let mut moves: Vec<Move> = line.iter().copied().filter(is_meant).collect();
    moves.sort_unstable();
    moves
}

/// What speaks for each of two ways through a turn.
fn compared(game: &Game, best: &[Move], other: &[Move]) -> Option<[Vec<Reason>; 2]> {
    let candidate = |line: &[Move]| {
        let (mv, rest) = line.split_first()?;
        Some(Candidate { mv: *mv, visits: 1, outlook: None, line: rest.to_vec() })
    };
    let candidates = vec![candidate(best)?, candidate(other)?];
    let thought = Thought { chosen: candidates[0].mv, candidates, simulations: 0 };
    reasons(&game.view(game.active()), &thought, 2, 1).try_into().ok()
}

/// What speaks most for the better of two ways through a turn and not for the other; nothing where no reason tells them
/// apart.
pub fn telling(game: &Game, better: &[Move], other: &[Move]) -> Option<Reason> {
    let [of_better, of_other] = compared(game, better, other)?;
    of_better.into_iter().find(|reason| !of_other.contains(reason))
}

fn is_of_night(mv: Move) -> bool {
    match mv {
        Move::Wisp(_) | Move::Fetch(_) => true,
        Move::Use(_, what) => matches!(what, Use::Pillage | Use::Resurrection | Use::Switch | Use::Wisp(_)),
        _ => false,
    }
}

/// What happens in a turn, as far as themes need it.
struct Told {
    action: Option<Action>,
    taken: Vec<Move>,
    laid: Vec<Move>,
    forged: Vec<Move>,
    traded: Vec<Move>,
    swapped: Vec<Move>,
    left: Vec<runestones_rules::Card>,
}

impl Told {
    fn of(game: &Game, world: &World, seat: Seat, line: &[Move]) -> Told {
        let (mut game, mut world) = (*game, world.clone());
        let mut events: Vec<Event> = Vec::new();
        for mv in line {
            if game.play(*mv, &mut events).is_err() {
                break;
            }
            world.deal_in_turn(&mut game, seat);
        }
        let action = line.iter().find_map(|mv| if let Move::Action(action) = mv { Some(*action) } else { None });
        let left = events.iter().filter_map(|event| match event {
            Event::Card { card: Some(card), to: CardPlace::Box, .. } if action == Some(Action::Abilities) => {
                Some(*card)
            }
            _ => None,
        });
        Told {
            action,
            taken: sorted(line, |mv| matches!(mv, Move::Take(_))),
            laid: sorted(line, |mv| matches!(mv, Move::Lay(_))),
            forged: sorted(line, |mv| matches!(mv, Move::Forge(..))),
            traded: line.iter().copied().filter(|mv| matches!(mv, Move::Trade(_) | Move::Stone(_))).collect(),
            swapped: sorted(line, |mv| mv.is_anytime()),
            left: left.collect(),
        }
    }
}
