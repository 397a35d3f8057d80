//! A position as numbers for the network (its input encoding): everything that one seat knows, in the order in which it
//! sees the table.
//!
//! The viewer comes first, the others follow clockwise, so one network serves every seat and every number of players.
//! Features are made from a [`SeatView`] and nothing else, so they cannot tell what the seat cannot know.

mod cards;
mod pen;
mod player;
mod table;
mod traits;
mod turn;

pub(crate) use traits::TraitTable;

use runestones_rules::{Cards, Colour, Fate, Seat, SeatView};

use pen::Pen;
use traits::Traits;

/// The blocks of features, in their order: a network fits only the layout it was trained with.
pub(crate) const LAYOUT: [(&str, usize); 7] = [
    ("players 1", Seat::MOST * player::LEN),
    ("table 1", table::LEN),
    ("turn 1", turn::LEN),
    ("piles 1", OWN_PILES * Traits::LEN + (Seat::MOST - 1) * OTHER_PILES * Traits::LEN),
    ("means 1", Seat::MOST * Traits::LEN),
    ("magic 1", MAGIC),
    ("cards 1", cards::LEN),
];

/// How many features there are.
pub(crate) const LEN: usize = len_of(LAYOUT.len());

/// How many features the first blocks have.
pub(crate) const fn len_of(blocks: usize) -> usize {
    let mut sum = 0;
    let mut block = 0;
    while block < blocks {
        sum += LAYOUT[block].1;
        block += 1;
    }
    sum
}

/// Hand, draw pile, discard.
const OWN_PILES: usize = 3;
/// What is unseen, discard.
const OTHER_PILES: usize = 2;
/// The best sum of magic points in hand, and what it can buy.
const MAGIC: usize = 1 + 6;

/// Writes the features of what the viewer sees.
///
/// # Panics
///
/// If nobody in particular looks: a watcher has no prospects.
pub(crate) fn write(view: &SeatView, table: &TraitTable, out: &mut [f32; LEN]) {
    let viewer = view.viewer().expect("a watcher has no prospects");
    let game = view.public();
    let count = game.seat_count();
    let clockwise = |steps: usize| Seat::new((viewer.index() + steps) % count).expect("a seat at the table");
    let relative = (game.active().index() + count - viewer.index()) % count;
    let mut pen = Pen::new(out);
    let mut others = Seat::MOST - count;
    for steps in 0..count {
        player::write(&mut pen, view, clockwise(steps));
    }
    pen.skip(others * player::LEN);
    table::write(&mut pen, view, table);
    turn::write(&mut pen, view, relative, table);
    let staying = staying_in_front(view);
    let mut means = [Traits::NONE; Seat::MOST];
    for (steps, mean) in means.iter_mut().enumerate().take(count) {
        let seat = clockwise(steps);
        let mut discard = game.player(seat).discard();
        if steps == relative {
            discard = discard.or(staying);
        }
        let own = [view.hand(seat), view.unseen(seat), discard];
        let other = [view.hand(seat).or(view.unseen(seat)), discard];
        for pile in if steps == 0 { &own[..] } else { &other[..] } {
            let sum = table.sum(*pile);
            pen.traits(&sum, 0.5);
            mean.add(&sum);
        }
    }
    pen.skip(others * OTHER_PILES * Traits::LEN);
    for mean in &means[..count] {
        pen.traits(mean, 2.0 / mean.count().max(1.0));
    }
    others *= Traits::LEN;
    pen.skip(others);
    magic(&mut pen, view, viewer);
    cards::write(&mut pen, view, viewer, staying, table);
    debug_assert_eq!(pen.at(), LEN);
}

/// The cards in front of the active player that will go to the discard.
fn staying_in_front(view: &SeatView) -> Cards {
    let game = view.public();
    if game.front().is_empty() {
        return Cards::NONE;
    }
    let fronts = game.front_cards().into_iter();
    fronts.filter(|front| front.fate == Some(Fate::Stays)).map(|front| front.card).collect()
}

fn magic(pen: &mut Pen<'_>, view: &SeatView, viewer: Seat) {
    let game = view.public();
    let points_of = |colour: Colour| -> u8 {
        let faces = view.hand(viewer).iter().filter_map(|card| game.card_set().face(card));
        faces.filter(|face| face.magic.colour.is_none_or(|own| own == colour)).map(|face| face.magic.points).sum()
    };
    let most = Colour::ALL.into_iter().map(points_of).max().unwrap_or_default() + game.player(viewer).stones().magic();
    pen.put(f32::from(most) / 6.0);
    for price in game.card_set().prices() {
        pen.flag(most >= price);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng as _;
    use rand::rngs::StdRng;
    use runestones_rules::{Decider, Game, Options, StoneChoice};
    use runestones_testing::Walk;

    fn features(view: &SeatView) -> Vec<f32> {
        let mut out = Box::new([0.0; LEN]);
        write(view, TraitTable::of(view.public().card_set()), &mut out);
        out.to_vec()
    }

    /// Plays at random and looks at every position, whoever decides.
    fn walk(options: &Options, seed: u64, mut look: impl FnMut(&Game)) {
        let mut walk = Walk::new(options, seed);
        for _ in 0..1500 {
            if matches!(walk.game.decider(), Decider::Seat(_)) {
                look(&walk.game);
            }
            if !walk.step() {
                return;
            }
        }
    }

    fn options(players: usize) -> Options {
        Options { night: true, stones: StoneChoice::Random, ..Options::base(players) }
    }

    #[test]
    fn equal_views_have_equal_features() {
        let mut rng = StdRng::seed_from_u64(4);
        let mut differed = 0;
        for players in 2..=4 {
            walk(&options(players), players as u64, |game| {
                for seat in game.seats() {
                    let view = game.view(seat);
                    let other = view.sample(&mut rng);
                    differed += usize::from(other != *game);
                    assert_eq!(features(&view), features(&other.view(seat)));
                }
            });
        }
        assert!(differed > 1000, "the worlds hardly ever differed: {differed}");
    }

    #[test]
    fn features_are_small_numbers_and_every_block_is_used() {
        let mut used = vec![false; LEN];
        for players in 2..=4 {
            walk(&options(players), 7, |game| {
                for (used, value) in used.iter_mut().zip(features(&game.view(game.active()))) {
                    assert!(value.is_finite() && value.abs() < 100.0, "{value}");
                    *used |= value != 0.0;
                }
            });
        }
        let mut from = 0;
        for (name, len) in LAYOUT {
            let share = used[from..from + len].iter().filter(|used| **used).count() as f32 / len as f32;
            assert!(share > 0.5, "of `{name}` only {share} is ever used");
            from += len;
        }
    }
}
