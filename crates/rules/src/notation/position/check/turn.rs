//! Where the turn, or the preparation, stands: what has been done so far can have been done in this order, and there is
//! something left to do.

use crate::ability::Ability;
use crate::card::Cards;
use crate::colour::{Gems, Purse};
use crate::game::Game;
use crate::night::{TOKEN_SPACES, TOKENS, WISP_TOKENS};
use crate::notation::position::PositionProblem;
use crate::pending::{InUse, Pending, PointsMode};
use crate::phase::{Abilities, Forging, Phase, SetupStep, Summon, WILD_FORGE};
use crate::player::{Player, Row};
use crate::rune::{Rune, Runes};
use crate::tile::Tiles;

pub(super) fn check(game: &Game, problems: &mut Vec<PositionProblem>) {
    if game.exchanged && (!game.has(Rune::Exchange) || game.phase == Phase::Over) {
        problems.push(PositionProblem::Senseless("the Exchange stone was used, but the active player has none"));
    }
    let fault = match game.phase {
        Phase::Summon(summon) => game.summon_fault(summon),
        Phase::Abilities(abilities) => game.abilities_fault(&abilities),
        Phase::Forge(forging) => game.forging_fault(forging),
        Phase::Trade => None,
        Phase::Setup(_) | Phase::Action | Phase::Refill | Phase::Over => {
            (!game.pending.as_slice().is_empty()).then_some("nothing can be pending in this phase")
        }
    };
    problems.extend(fault.map(PositionProblem::Senseless));
}

impl Game {
    fn summon_fault(&self, summon: Summon) -> Option<&'static str> {
        let set = self.card_set();
        // rule: S1
        if let Some(colour) = summon.colour
            && !self.front.without(set.magic[colour.index()]).is_empty()
        {
            return Some("the cards played for magic points share no colour");
        }
        let stones = self.me().stones;
        let all = self.front.iter().map(|card| set.face_of(card).magic.points).fold(stones.magic(), u8::saturating_add);
        let nothing_to_play = self.front.is_empty() && self.me().hand.is_empty();
        if !self.pending.as_slice().is_empty() {
            Some("nothing can be pending in a Summon")
        } else if summon.points > all {
            Some("there are more magic points than the cards played give")
        } else if !summon.taken && summon.points != all {
            Some("magic points are spent, but nothing has been taken")
        } else if !summon.taken && (!self.display.iter().any(Option::is_some) || (nothing_to_play && all == 0)) {
            // rule: T3
            Some("a Summon was begun that cannot take anything")
        } else {
            None
        }
    }

    fn abilities_fault(&self, abilities: &Abilities) -> Option<&'static str> {
        let laid = || abilities.laid.iter().flatten();
        // rule: U1, R9
        let most = if self.has(Rune::ThreeAbilities) { 3 } else { 2 };
        if abilities.count() > most {
            Some("more cards are laid out than the player may")
        } else if abilities.count() + (self.me().hand.len() as usize) < 2 {
            Some("abilities are used with fewer than two cards")
        } else if abilities.started && abilities.count() < 2 {
            Some("an ability was used before two cards were laid out")
        } else if !abilities.started && !self.pending.as_slice().is_empty() {
            Some("something is pending, but no ability has been used")
        } else if laid().any(|card| !self.can_be_so(*card)) {
            Some("more of a card was used than it has")
        } else {
            None
        }
    }

    /// Whether this much of a card can have been used.
    fn can_be_so(&self, card: InUse) -> bool {
        let ability = &self.card_set().face_of(card.card).ability;
        let both = card.used & 0b11 == 0b11;
        let is_choice = ability.together() == crate::ability::Together::OneOf;
        has_used_no_more(ability, card.used)
            && (!both || !is_choice || self.works_in_abilities(Rune::Plus))
            && (card.points == PointsMode::Unsettled || card.used != 0)
    }

    pub(super) fn played_card_can_be_so(&self, card: InUse) -> bool {
        self.can_be_so(card)
    }

    fn forging_fault(&self, forging: Forging) -> Option<&'static str> {
        if forging.visited.is_some_and(|forge| !(1..=WILD_FORGE).contains(&forge)) {
            return Some("there is no such forge; they have the numbers 1 to 6");
        }
        match (forging.visited, self.pending.as_slice()) {
            (None, _) if forging.finished => Some("two artifacts are made, but no forge was visited"),
            // rule: T3
            (None, []) if !self.can_forge() => Some("a Forge was begun that cannot make anything"),
            (None, [] | [Pending::PayForge { .. } | Pending::Place { .. }]) | (Some(_), _) => None,
            (None, _) => Some("something is pending, but nothing has been made"),
        }
    }
}

/// Whether an ability has all the effects that have been used.
pub(super) fn has_used_no_more(ability: &Ability, used: u8) -> bool {
    let all = (1u8 << ability.len()) - 1;
    used & !InUse::CLOSED & !all == 0
}

/// How much of something lies there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Laid {
    Nothing,
    /// From the left, up to some place.
    Some,
    All,
}

pub(super) fn check_setup(game: &Game, step: SetupStep, problems: &mut Vec<PositionProblem>) {
    let faults = [
        (untouched(game), "nothing has been played yet"),
        (game.seats().all(|seat| has_only_the_start(game.player(seat))), "each player has one gem of each kind"),
        (forges(game, step), "artifacts come to the forges in their turn, leftmost first"),
        (tokens(game, step), "night tokens come in their turn"),
        (tiles(game, step), "wisp tiles are turned up in their turn, leftmost first"),
        (display(game, step), "creatures are laid out in their turn, leftmost first, without dragons"),
        (hands(game, step), "hands are dealt in their turn, seat by seat"),
    ];
    let wrong = faults.into_iter().filter(|(sound, _)| !sound);
    problems.extend(wrong.map(|(_, reason)| PositionProblem::Preparation(reason)));
}

/// The steps that come in a fixed order; the number of tokens does not matter for it.
fn rank(step: SetupStep) -> u8 {
    match step {
        SetupStep::First => 0,
        SetupStep::Stones => 1,
        SetupStep::Forges => 2,
        SetupStep::Tokens(_) => 3,
        SetupStep::Tiles => 4,
        SetupStep::Display => 5,
        SetupStep::Hands => 6,
    }
}

/// How much may lie of what `of` lays out.
fn expected(step: SetupStep, of: SetupStep) -> Laid {
    match rank(step).cmp(&rank(of)) {
        std::cmp::Ordering::Less => Laid::Nothing,
        std::cmp::Ordering::Equal => Laid::Some,
        std::cmp::Ordering::Greater => Laid::All,
    }
}

fn from_the_left<T>(places: &[Option<T>], laid: Laid) -> bool {
    let filled = places.iter().take_while(|place| place.is_some()).count();
    let no_gap = places.iter().skip(filled).all(Option::is_none);
    match laid {
        Laid::Nothing => filled == 0 && no_gap,
        Laid::Some => no_gap,
        Laid::All => filled == places.len(),
    }
}

fn untouched(game: &Game) -> bool {
    game.turn == 0
        && !game.exchanged
        && game.pending.as_slice().is_empty()
        && game.front.is_empty()
        && game.creature_discard.is_empty()
        && game.smithy.discard == [0; 4]
        && game.night.discard == Tiles::NONE
}

// rule: P1, P4
fn has_only_the_start(player: &Player) -> bool {
    player.hand.or(player.draw) == Cards::DRUIDS
        && player.discard.is_empty()
        && player.known.is_empty()
        && player.purse == (Purse { gems: Gems([1; 5]), ore: 0 })
        && player.score == 0
        && player.rows == [Row::default(); 2]
        && player.stones == Runes::NONE
}

fn forges(game: &Game, step: SetupStep) -> bool {
    from_the_left(&game.smithy.forges, expected(step, SetupStep::Forges))
}

fn tokens(game: &Game, step: SetupStep) -> bool {
    let wisps = game.night.wisps;
    match step {
        SetupStep::Tokens(_) | SetupStep::Tiles if !game.night.on => false,
        SetupStep::Tokens(laid) => {
            // Enough tokens are left for the wisps that are not on the track.
            let left = u32::from(WISP_TOKENS) - wisps.count_ones();
            laid <= TOKEN_SPACES && u32::from(wisps) < 1 << laid && left <= u32::from(TOKENS - laid)
        }
        _ => wisps == 0 || rank(step) > rank(SetupStep::Tokens(0)),
    }
}

fn tiles(game: &Game, step: SetupStep) -> bool {
    !game.night.on || from_the_left(&game.night.face_up, expected(step, SetupStep::Tiles))
}

// rule: P5
fn display(game: &Game, step: SetupStep) -> bool {
    from_the_left(&game.display, expected(step, SetupStep::Display))
        && !game.display.iter().flatten().any(|card| card.is_dragon())
}

fn hands(game: &Game, step: SetupStep) -> bool {
    let mut sizes = game.seats().map(|seat| game.player(seat).hand.len()).skip_while(|size| *size == 4);
    match expected(step, SetupStep::Hands) {
        Laid::Nothing => game.seats().all(|seat| game.player(seat).hand.is_empty()),
        _ => sizes.next().is_none_or(|size| size < 4) && sizes.all(|size| size == 0),
    }
}
