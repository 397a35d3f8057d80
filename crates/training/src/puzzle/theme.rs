//! What a puzzle is about.

use std::fmt;
use std::str::FromStr;

use runestones_ai::{Candidate, Reason, Thought, reasons};
use runestones_rules::{Action, CardPlace, Event, Game, Move, Seat, THRONE, Use};

use crate::turn::{End, World};

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
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 6] =
        [Theme::ForgeChain, Theme::DeckThinning, Theme::Denial, Theme::StoneTiming, Theme::Race, Theme::Night];

    /// Its word in texts and files.
    pub fn word(self) -> &'static str {
        match self {
            Theme::ForgeChain => "forge-chain",
            Theme::DeckThinning => "deck-thinning",
            Theme::Denial => "denial",
            Theme::StoneTiming => "stone-timing",
            Theme::Race => "race",
            Theme::Night => "night",
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

/// What the best turn is about, compared with the next best.
pub(super) fn themes(game: &Game, world: &World, best: &End, next: &End) -> Vec<Theme> {
    let seat = game.active();
    let (good, other) = (Told::of(game, world, seat, &best.line), Told::of(game, world, seat, &next.line));
    let why = compared(game, &best.line, &next.line);
    let in_demand = |reason: &Reason| matches!(reason, Reason::CardInDemand { .. } | Reason::ForgeInDemand { .. });
    let leader = game.seats().map(|seat| game.player(seat).score()).max().unwrap_or_default();
    let about = |theme| match theme {
        Theme::ForgeChain => good.forged > 1,
        Theme::DeckThinning => good.left.iter().any(|card| !other.left.contains(card)),
        Theme::Denial => why.as_ref().is_some_and(|[of_best, _]| of_best.iter().any(in_demand)),
        Theme::StoneTiming => good.traded != other.traded,
        Theme::Race => leader + NEAR >= THRONE,
        Theme::Night => best.line.iter().any(|mv| is_of_night(*mv)),
    };
    Theme::ALL.into_iter().filter(|theme| about(*theme)).collect()
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
#[derive(Default)]
struct Told {
    forged: usize,
    left: Vec<runestones_rules::Card>,
    traded: Vec<Move>,
}

impl Told {
    fn of(game: &Game, world: &World, seat: Seat, line: &[Move]) -> Told {
        let (mut game, mut world, mut told) = (*game, world.clone(), Told::default());
        let mut events: Vec<Event> = Vec::new();
        for mv in line {
            if game.play(*mv, &mut events).is_err() {
                break;
            }
            world.deal_in_turn(&mut game, seat);
        }
        told.forged = line.iter().filter(|mv| matches!(mv, Move::Forge(..))).count();
        told.traded = line.iter().copied().filter(|mv| matches!(mv, Move::Trade(_) | Move::Stone(_))).collect();
        let uses = line.first() == Some(&Move::Action(Action::Abilities));
        told.left = events
            .iter()
            .filter_map(|event| match event {
                Event::Card { card: Some(card), to: CardPlace::Box, .. } if uses => Some(*card),
                _ => None,
            })
            .collect();
        told
    }
}
