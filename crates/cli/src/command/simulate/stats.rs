//! What is counted in games. All sums are whole numbers and merging is addition, so the order of games is no matter.

use std::collections::BTreeMap;

use runestones_ai::contest::Onlooker;
use runestones_rules::{Action, Card, CardPlace, Event, Game, Gem, Points, Rune, Sink, TILES, TilePlace};

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

/// Counts what happens in a game, as it happens.
pub(super) struct Observer<'a> {
    stats: &'a mut Stats,
    /// Whether the action under way is a Summon: cards played in it are played for their magic.
    summons: bool,
    /// What the supply has run out of, by [`KINDS`].
    emptied: [bool; KINDS.len()],
}

impl Observer<'_> {
    pub(super) fn new(stats: &mut Stats) -> Observer<'_> {
        Observer { stats, summons: false, emptied: [false; KINDS.len()] }
    }
}

impl Drop for Observer<'_> {
    /// The game is over, however it ended.
    fn drop(&mut self) {
        self.stats.emptied.iter_mut().zip(self.emptied).for_each(|(count, empty)| *count += u64::from(empty));
    }
}

impl Onlooker for Observer<'_> {
    fn see(&mut self, game: &Game) {
        let supply = game.supply();
        if supply.ore > 0 && supply.gems.0.iter().all(|count| *count > 0) {
            return;
        }
        let there = Gem::ALL.into_iter().map(|gem| supply.gems.of(gem)).chain([supply.ore]);
        self.emptied.iter_mut().zip(there).for_each(|(empty, count)| *empty |= count == 0);
    }
}

impl Sink for Observer<'_> {
    fn push(&mut self, event: Event) {
        match event {
            Event::Action { action, .. } => self.summons = action == Action::Summon,
            // Trading ends the action; a wisp tile may still let a card be played after it.
            Event::Turn { .. } | Event::Stone { .. } | Event::Wisp { .. } => self.summons = false,
            Event::Score { from, to, why, .. } => self.stats.points[source(why)] += u64::from(to.saturating_sub(from)),
            Event::Card { card: Some(card), from: CardPlace::Hand(_), to: CardPlace::Front(_) } => {
                let uses = self.stats.card_mut(card);
                *(if self.summons { &mut uses.magic } else { &mut uses.used }) += 1;
            }
            Event::Card {
                card: Some(card),
                from: CardPlace::Display(_) | CardPlace::Deck,
                to: CardPlace::Discard(_),
            } => {
                self.stats.card_mut(card).taken += 1;
            }
            Event::Tile { tile, to: TilePlace::InUse, .. } => {
                self.stats.tiles[tile.number() as usize - 1] += 1;
            }
            _ => {}
        }
    }
}

/// The position in [`SOURCES`].
fn source(why: Points) -> usize {
    match why {
        Points::Trade => 0,
        Points::Forge => 1,
        Points::Card(_) => 2,
        Points::Exchange(_) => 3,
        Points::Die => 4,
        Points::ExtraPoint => 5,
        Points::Tile => 6,
        Points::LeftOver => 7,
        Points::Row(_) => 8,
    }
}

/// The mean, the least and the most of some numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spread {
    count: u64,
    sum: u64,
    least: u64,
    most: u64,
}

impl Default for Spread {
    fn default() -> Self {
        Spread { count: 0, sum: 0, least: u64::MAX, most: 0 }
    }
}

impl Spread {
    pub(super) fn add(&mut self, number: u64) {
        self.merge(Spread { count: 1, sum: number, least: number, most: number });
    }

    pub(super) fn merge(&mut self, other: Spread) {
        self.count += other.count;
        self.sum += other.sum;
        self.least = self.least.min(other.least);
        self.most = self.most.max(other.most);
    }

    pub(super) fn sum(&self) -> u64 {
        self.sum
    }

    pub(super) fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    pub(super) fn least(&self) -> u64 {
        self.least.min(self.most)
    }

    pub(super) fn most(&self) -> u64 {
        self.most
    }
}

/// How often each number was seen: enough for everything that one can ask of a distribution.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    seen: BTreeMap<u16, u64>,
}

impl Tally {
    pub(super) fn add(&mut self, number: u16) {
        *self.seen.entry(number).or_default() += 1;
    }

    pub(super) fn merge(&mut self, other: &Tally) {
        for (number, times) in &other.seen {
            *self.seen.entry(*number).or_default() += times;
        }
    }

    pub(super) fn count(&self) -> u64 {
        self.seen.values().sum()
    }

    pub(super) fn mean(&self) -> f64 {
        let sum: u64 = self.seen.iter().map(|(number, times)| u64::from(*number) * times).sum();
        sum as f64 / self.count().max(1) as f64
    }

    /// The standard deviation.
    pub(super) fn deviation(&self) -> f64 {
        let mean = self.mean();
        let squares: f64 =
            self.seen.iter().map(|(number, times)| (f64::from(*number) - mean).powi(2) * *times as f64).sum();
        (squares / self.count().max(1) as f64).sqrt()
    }

    /// The smallest number that at least this share of all does not exceed.
    pub(super) fn quantile(&self, share: f64) -> u16 {
        let wanted = share * self.count() as f64;
        let mut so_far = 0;
        for (number, times) in &self.seen {
            so_far += times;
            if so_far as f64 >= wanted {
                return *number;
            }
        }
        0
    }

    /// How many numbers fall into each class of this width, from the first class that has any to the last.
    pub(super) fn classes(&self, width: u16) -> Vec<(u16, u64)> {
        let (Some(first), Some(last)) = (self.seen.keys().next(), self.seen.keys().next_back()) else {
            return Vec::new();
        };
        let class = |from: u16| (from, self.seen.range(from..from + width).map(|(_, times)| times).sum());
        (first / width..=last / width).map(|n| class(n * width)).collect()
    }
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

    #[test]
    fn a_tally_knows_the_distribution() {
        let mut tally = Tally::default();
        for number in [60, 70, 70, 80] {
            tally.add(number);
        }
        assert!((tally.mean() - 70.0).abs() < 1e-9);
        assert!((tally.deviation() - 50f64.sqrt()).abs() < 1e-9);
        assert_eq!([0.0, 0.25, 0.5, 0.76, 1.0].map(|share| tally.quantile(share)), [60, 60, 70, 80, 80]);
        assert_eq!(tally.classes(10), [(60, 1), (70, 2), (80, 1)]);
    }

    #[test]
    fn nothing_seen_is_no_trouble() {
        let tally = Tally::default();
        assert_eq!((tally.quantile(0.5), tally.classes(5).len()), (0, 0));
        assert!(tally.mean().abs() < 1e-9 && tally.deviation().abs() < 1e-9);
        assert_eq!((Spread::default().least(), Spread::default().most()), (0, 0));
    }
}
