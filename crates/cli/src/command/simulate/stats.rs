//! What is counted in games. All sums are whole numbers and merging is addition, so the order of games is no matter.

mod tally;

use runestones_rules::card_set::TILES;
use runestones_rules::{Card, Rune};

pub(super) use tally::{Spread, Tally};

/// Shared victories are counted in twelfths, which can be divided among two, three and four.
pub(super) const WHOLE_WIN: u64 = 12;

/// Where points come from, in the order in which they are shown.
pub(super) const SOURCES: [&str; 9] =
    ["trades", "forges", "cards", "exchanges", "dice", "extra point", "wisp tiles", "left over", "rows"];
/// What the supply holds, in the order in which it is shown.
pub(super) const KINDS: [&str; 6] = ["blue", "green", "yellow", "red", "wild", "ore"];

/// Everything that is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stats {
    pub(super) games: u64,
    /// Turns of each player.
    pub(super) turns: Spread,
    /// Decisions of all players in a game.
    pub(super) decisions: Spread,
    /// Final scores of all seats.
    pub(super) scores: Tally,
    /// Final scores of those who won.
    pub(super) winning_scores: Tally,
    pub(super) seats: Vec<Wins>,
    /// Who began, whatever the seat.
    pub(super) beginners: Wins,
    /// By position in the list of bots.
    pub(super) bots: Vec<Wins>,
    /// By [`SOURCES`].
    pub(super) points: [u64; SOURCES.len()],
    /// By card number.
    pub(super) cards: Vec<CardUse>,
    pub(super) stones: [Wins; Rune::ALL.len()],
    pub(super) tiles: [u64; TILES],
    /// In how many games something was not to be had at some moment, by [`KINDS`].
    pub(super) emptied: [u64; KINDS.len()],
}

/// How often somebody took part, and how often that somebody won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Wins {
    pub(super) games: u64,
    /// In parts of [`WHOLE_WIN`].
    pub(super) parts: u64,
}

impl Wins {
    pub(super) fn add(&mut self, parts: u64) {
        self.games += 1;
        self.parts += parts;
    }

    pub(super) fn merge(&mut self, other: Wins) {
        self.games += other.games;
        self.parts += other.parts;
    }

    pub(super) fn wins(self) -> f64 {
        self.parts as f64 / WHOLE_WIN as f64
    }

    pub(super) fn share(self) -> f64 {
        if self.games == 0 { 0.0 } else { self.wins() / self.games as f64 }
    }
}

/// What happened to a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct CardUse {
    /// Taken from the display or the deck.
    pub(super) taken: u64,
    /// Played for its ability.
    pub(super) used: u64,
    /// Played for its magic points.
    pub(super) magic: u64,
}

impl Stats {
    pub(super) fn new(seats: usize, bots: usize) -> Stats {
        Stats {
            games: 0,
            turns: Spread::default(),
            decisions: Spread::default(),
            scores: Tally::default(),
            winning_scores: Tally::default(),
            seats: vec![Wins::default(); seats],
            beginners: Wins::default(),
            bots: vec![Wins::default(); bots],
            points: [0; SOURCES.len()],
            cards: vec![CardUse::default(); 128],
            stones: [Wins::default(); Rune::ALL.len()],
            tiles: [0; TILES],
            emptied: [0; KINDS.len()],
        }
    }

    pub(super) fn card_mut(&mut self, card: Card) -> &mut CardUse {
        &mut self.cards[card.number() as usize]
    }

    pub(super) fn merge(mut self, other: &Stats) -> Stats {
        self.games += other.games;
        self.turns.merge(other.turns);
        self.decisions.merge(other.decisions);
        self.scores.merge(&other.scores);
        self.winning_scores.merge(&other.winning_scores);
        self.beginners.merge(other.beginners);
        merge_wins(&mut self.seats, &other.seats);
        merge_wins(&mut self.bots, &other.bots);
        merge_wins(&mut self.stones, &other.stones);
        add_all(&mut self.points, &other.points);
        add_all(&mut self.tiles, &other.tiles);
        add_all(&mut self.emptied, &other.emptied);
        for (card, more) in self.cards.iter_mut().zip(&other.cards) {
            card.taken += more.taken;
            card.used += more.used;
            card.magic += more.magic;
        }
        self
    }
}

fn merge_wins(all: &mut [Wins], more: &[Wins]) {
    all.iter_mut().zip(more).for_each(|(wins, more)| wins.merge(*more));
}

fn add_all(all: &mut [u64], more: &[u64]) {
    all.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some(n: u64) -> Stats {
        let mut stats = Stats::new(2, 2);
        stats.games = 1;
        stats.turns.add(n);
        stats.scores.add(n as u16);
        stats.seats[(n % 2) as usize].add(WHOLE_WIN);
        stats.points[(n % 9) as usize] += n;
        stats.cards[11].taken += n;
        stats
    }

    #[test]
    fn merging_is_the_same_in_any_order() {
        let all =
            |games: &mut dyn Iterator<Item = u64>| games.map(some).fold(Stats::new(2, 2), |all, more| all.merge(&more));
        let forth = all(&mut (1..=6));
        let back = all(&mut (1..=6).rev());
        let halves = all(&mut (1..=3)).merge(&all(&mut (4..=6)));
        assert_eq!(forth, back);
        assert_eq!(forth, halves);
        assert_eq!((forth.games, forth.cards[11].taken, forth.turns.mean()), (6, 21, 3.5));
    }

    #[test]
    fn nothing_is_neutral() {
        assert_eq!(some(5).merge(&Stats::new(2, 2)), some(5));
        assert_eq!(Stats::new(2, 2).merge(&some(5)), some(5));
    }

    #[test]
    fn shared_victories_add_up_to_one() {
        let mut wins = Wins::default();
        wins.add(WHOLE_WIN / 3);
        wins.add(WHOLE_WIN / 4);
        assert!((wins.wins() - (1.0 / 3.0 + 0.25)).abs() < 1e-9);
        assert!(Wins::default().share().abs() < 1e-9, "no games are no share, not a division by zero");
    }
}
