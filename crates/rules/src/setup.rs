//! From options to a game, or every reason why not.

use crate::card::Cards;
use crate::card_set::{CardSet, SetRef};
use crate::colour::{Gems, Purse};
use crate::dealer::Dealing;
use crate::event::Sink;
use crate::game::{Game, Next, Smithy};
use crate::moves::MoveList;
use crate::night::Night;
use crate::pending::Stack;
use crate::phase::{Phase, SetupStep};
use crate::player::{Player, Seat};
use crate::rules_version::RulesVersion;
use crate::rune::{Rune, Runes};
use crate::turn_end::TurnEnd;

/// What the players agree on before the game. Nothing is checked before [`Game::new`].
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    /// How many players, two to four (C1).
    pub players: usize,
    /// Whether *Creatures of the Night* is in play.
    pub night: bool,
    /// Which rune stones are in play.
    pub stones: StoneChoice,
    /// Who begins.
    pub first: FirstPlayer,
    /// The card set.
    pub card_set: &'static CardSet,
    /// The version of the rules. Nobody chooses it: new games play the current one, old ones keep theirs.
    pub rules: RulesVersion,
    /// How a turn ends. Nobody chooses it either: tables of people ask for the end, everybody else does without.
    pub turn_end: TurnEnd,
    /// How luck follows from the seed. Deals that many people play ask for streams.
    pub dealing: Dealing,
}

/// Which eight rune stone types are in play (P2, Q1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoneChoice {
    /// The eight of the base game.
    Base,
    /// Eight of the ten, chosen by the players.
    Chosen(Vec<Rune>),
    /// Eight of the ten, at random.
    Random,
}

/// Who begins (P6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstPlayer {
    /// Somebody, at random.
    Random,
    /// The player at this position, counted from 0.
    Seat(usize),
}

/// Why options do not make a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadOption {
    /// Not two to four players (C1).
    #[error("{0} players cannot play; it takes two to four")]
    Players(usize),
    /// The first player is not at the table.
    #[error("seat {} cannot begin; there are {players} players", .seat + 1)]
    First {
        /// The position, counted from 0.
        seat: usize,
        /// How many players there are.
        players: usize,
    },
    /// Not eight types of rune stones (Q1).
    #[error("{0} types of rune stones were chosen; it takes eight different ones")]
    StoneCount(usize),
    /// A type chosen twice.
    #[error("the rune stone {0} was chosen more than once")]
    StoneTwice(Rune),
    /// The card set does not have the expansion.
    #[error("the card set {0} has no Creatures of the Night")]
    NoNight(String),
}

impl Options {
    /// The base game with the standard card set, for this many players.
    pub fn base(players: usize) -> Options {
        Options {
            players,
            night: false,
            stones: StoneChoice::Base,
            first: FirstPlayer::Random,
            card_set: CardSet::standard(),
            rules: RulesVersion::CURRENT,
            turn_end: TurnEnd::AtOnce,
            dealing: Dealing::InOrder,
        }
    }

    /// What was agreed on before a game, as far as the game shows it.
    pub fn of(game: &Game) -> Options {
        let stones: Vec<Rune> = game.stones_in_play().iter().collect();
        Options {
            players: game.seat_count(),
            night: game.night().is_on(),
            stones: StoneChoice::Chosen(stones),
            first: FirstPlayer::Seat(game.first().index()),
            card_set: game.card_set(),
            rules: game.rules,
            turn_end: game.turn_end,
            dealing: Dealing::InOrder,
        }
    }

    /// Every reason why these options do not make a game.
    pub fn problems(&self) -> Vec<BadOption> {
        let mut problems = Vec::new();
        if !(2..=Seat::MOST).contains(&self.players) {
            problems.push(BadOption::Players(self.players));
        }
        if let FirstPlayer::Seat(seat) = self.first
            && seat >= self.players
        {
            problems.push(BadOption::First { seat, players: self.players });
        }
        if let StoneChoice::Chosen(chosen) = &self.stones {
            if chosen.len() != Rune::IN_PLAY {
                problems.push(BadOption::StoneCount(chosen.len()));
            }
            let times = |rune: &Rune| chosen.iter().filter(|other| *other == rune).count();
            let twice = Rune::ALL.into_iter().filter(|rune| times(rune) > 1);
            problems.extend(twice.map(BadOption::StoneTwice));
        }
        if self.night && !self.card_set.has_night() {
            problems.push(BadOption::NoNight(self.card_set.name().to_owned()));
        }
        problems
    }
}

impl Game {
    /// A game before anything is laid out: chance decides first. Bad options give every reason at once.
    pub fn new(options: &Options, events: &mut impl Sink) -> Result<Game, Vec<BadOption>> {
        let problems = options.problems();
        if !problems.is_empty() {
            return Err(problems);
        }
        let mut game = Game::boxed(options);
        game.advance(&mut MoveList::new(), events);
        Ok(game)
    }

    /// The pieces as they come out of the box, for options without problems.
    pub(crate) fn boxed(options: &Options) -> Game {
        let seats = options.players as u8;
        let first = match options.first {
            FirstPlayer::Seat(index) => Seat::new(index),
            FirstPlayer::Random => None,
        };
        let types = match &options.stones {
            StoneChoice::Base => Runes::BASE,
            StoneChoice::Chosen(chosen) => chosen.iter().copied().collect(),
            StoneChoice::Random => Runes::ALL,
        };
        // (P1)
        let start = Purse { gems: Gems([1; 5]), ore: 0 };
        let mut players = [Player::default(); Seat::MOST];
        for player in &mut players[..options.players] {
            *player = Player { draw: Cards::DRUIDS, purse: start, ..Player::default() };
        }
        Game {
            set: SetRef(options.card_set),
            rules: options.rules,
            turn_end: options.turn_end,
            players,
            deck: if options.night { Cards::BASE_CREATURES.or(Cards::BANSHEES) } else { Cards::BASE_CREATURES },
            creature_discard: Cards::NONE,
            front: Cards::NONE,
            display: [None; 6],
            supply: Purse { gems: Gems(Purse::WHOLE.gems.0.map(|count| count - seats)), ore: Purse::WHOLE.ore },
            smithy: Smithy { forges: [None; 5], wild: 8, reserve: [7; 4], discard: [0; 4] },
            // (P2)
            stones: Rune::ALL.map(|rune| if types.contains(rune) { seats - 1 } else { 0 }),
            night: if options.night { Night::NEW } else { Night::OFF },
            seats,
            first: first.unwrap_or(Seat::FIRST),
            active: first.unwrap_or(Seat::FIRST),
            turn: 0,
            exchanged: false,
            phase: Phase::Setup(if first.is_some() { SetupStep::Stones } else { SetupStep::First }),
            pending: Stack::EMPTY,
            next: Next::Nobody,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bad_options_give_every_reason_at_once() {
        let mut options = Options::base(5);
        options.first = FirstPlayer::Seat(7);
        options.stones = StoneChoice::Chosen(vec![Rune::Plus, Rune::Plus]);
        assert_eq!(
            Game::new(&options, &mut ()).unwrap_err(),
            [
                BadOption::Players(5),
                BadOption::First { seat: 7, players: 5 },
                BadOption::StoneCount(2),
                BadOption::StoneTwice(Rune::Plus),
            ]
        );
    }
}
