//! What the tests of whole games share: option mixes, random play, and the count of all pieces.
#![allow(dead_code, unreachable_pub, reason = "every test file uses a part of it")]

use proptest::prelude::*;
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use runestones_rules::{
    Artifact, Cards, Colour, Decider, Entry, FirstPlayer, Game, Gem, Move, MoveList, Options, RowName, Rune,
    StoneChoice, Tiles,
};

/// Every mix of options.
pub fn any_options() -> impl Strategy<Value = Options> {
    let stones = prop_oneof![
        Just(StoneChoice::Base),
        Just(StoneChoice::Random),
        proptest::sample::subsequence(Rune::ALL.to_vec(), Rune::IN_PLAY).prop_map(StoneChoice::Chosen),
    ];
    (2usize..=4, any::<bool>(), stones, any::<bool>(), 0usize..4).prop_map(|(players, night, stones, drawn, seat)| {
        let first = if drawn { FirstPlayer::Random } else { FirstPlayer::Seat(seat % players) };
        Options { players, night, stones, first, ..Options::base(players) }
    })
}

/// How a random player behaves. Games of mere chance are long; eager ones show what happens late.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Temper {
    /// Any move.
    Fickle,
    /// Never done while there is something to do, and a Forge whenever it is possible.
    Eager,
}

/// A random player and dealer in one.
pub struct Walker {
    pub rng: SmallRng,
    temper: Temper,
}

impl Walker {
    pub fn new(seed: u64) -> Walker {
        let temper = if seed.is_multiple_of(3) { Temper::Fickle } else { Temper::Eager };
        Walker { rng: SmallRng::seed_from_u64(seed), temper }
    }

    /// The next entry, or `None` when the game is over.
    pub fn next(&mut self, game: &Game) -> Option<Entry> {
        match game.decider() {
            Decider::Nobody => None,
            Decider::Chance => game.random_outcome(&mut self.rng).map(Entry::Chance),
            Decider::Seat(_) => Some(Entry::Move(self.pick(&game.legal_moves()))),
        }
    }

    fn pick(&mut self, moves: &MoveList) -> Move {
        if self.temper == Temper::Eager {
            let forge = Move::Action(runestones_rules::Action::Forge);
            if moves.contains(&forge) {
                return forge;
            }
            if self.rng.random_ratio(9, 10) {
                let rest: Vec<Move> = moves.iter().copied().filter(|mv| *mv != Move::Done).collect();
                return rest[self.rng.random_range(0..rest.len())];
            }
        }
        moves[self.rng.random_range(0..moves.len())]
    }
}

/// Checks that every piece of the box is somewhere, once.
pub fn assert_conserved(game: &Game) {
    assert_cards(game);
    assert_gems(game);
    assert_artifacts(game);
    assert_stones(game);
    assert_tiles(game);
}

fn assert_cards(game: &Game) {
    let mut seen = Cards::NONE;
    let mut add = |pile: Cards| {
        let creatures = pile.without(Cards::DRUIDS);
        assert!(seen.and(creatures).is_empty(), "a creature is in two places");
        seen = seen.or(creatures);
    };
    for common in [game.deck(), game.creature_discard(), game.display().into_iter().flatten().collect()] {
        assert!(common.and(Cards::DRUIDS).is_empty(), "a druid card lies in a common pile");
        add(common);
    }
    add(game.front());
    for seat in game.seats() {
        let player = game.player(seat);
        let piles = [player.hand(), player.draw_pile(), player.discard()];
        piles.into_iter().for_each(&mut add);
        let druids = piles.iter().fold(0, |sum, pile| sum + pile.and(Cards::DRUIDS).len());
        assert!(druids <= 8);
        assert!(player.known().without(player.hand()).is_empty(), "a known card is not in hand");
    }
    let all = if game.night().is_on() { Cards::BASE_CREATURES.or(Cards::BANSHEES) } else { Cards::BASE_CREATURES };
    assert_eq!(seen, all);
}

fn assert_gems(game: &Game) {
    for gem in Gem::ALL {
        let held = game.seats().map(|seat| {
            let player = game.player(seat);
            player.purse().gems.of(gem) + u8::from(player.infused().map(Gem::from) == Some(gem))
        });
        assert_eq!(game.supply().gems.of(gem) + held.sum::<u8>(), 15, "{gem}");
    }
    let ore = game.seats().map(|seat| game.player(seat).purse().ore);
    assert_eq!(game.supply().ore + ore.sum::<u8>(), 20);
}

fn assert_artifacts(game: &Game) {
    let placed = |artifact: Artifact| {
        let rows = game.seats().flat_map(|seat| RowName::BOTH.map(|row| game.player(seat).row(row)));
        rows.flat_map(|row| row.iter().collect::<Vec<_>>()).filter(|(_, there)| *there == artifact).count() as u8
    };
    for colour in Colour::ALL {
        let forges = game.forges().iter().filter(|there| **there == Some(colour)).count() as u8;
        let piles = game.artifact_reserve()[colour.index()] + game.artifact_discard()[colour.index()];
        assert_eq!(forges + piles + placed(Artifact::Coloured(colour)), 7, "{colour}");
    }
    assert_eq!(game.wild_artifacts() + placed(Artifact::Wild), 8);
}

fn assert_stones(game: &Game) {
    for rune in game.stones_in_play().iter() {
        let owned = game.seats().filter(|seat| game.player(*seat).stones().contains(rune)).count();
        assert_eq!(game.stones_left(rune) as usize + owned, game.seat_count() - 1, "{rune}");
    }
    assert!(game.seats().all(|seat| game.player(seat).stones().len() <= Rune::MOST));
}

fn assert_tiles(game: &Game) {
    if !game.night().is_on() {
        return;
    }
    let face_up: Tiles = game.night().face_up().into_iter().flatten().collect();
    let piles = [face_up, game.night().pile(), game.night().discard(), game.tiles_in_use()];
    let all: Tiles = piles.iter().flat_map(|pile| pile.iter()).collect();
    assert_eq!(all, Tiles::ALL);
    assert_eq!(piles.iter().map(|pile| pile.len()).sum::<u8>(), 18);
}
