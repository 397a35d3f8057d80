//! The daily deal: the same cards and dice for everybody who makes the same choices, each day another deal.
//!
//! A deal follows from its date (UTC), the card set and the version of the rules, so a server needs no configuration for it,
//! and all servers of a version deal the same. How luck follows from the seed says [`Dealing::Streams`].

use std::fmt;
use std::str::FromStr;

use runestones_ai::{Bot, BotKind};
use runestones_rules::{
    CardSet, Dealer, Dealing, Decider, FirstPlayer, Game, Move, Options, RulesVersion, Seat, Seed, TurnEnd,
};
use sha2::{Digest as _, Sha256};

/// The seat of whoever plays.
pub const DAILY_SEAT: Seat = Seat::FIRST;
/// The level of the others.
pub const DAILY_LEVEL: &str = "sage";
/// Who says what par is.
pub const PAR_LEVEL: &str = "archdruid";
/// How many play.
const PLAYERS: usize = 3;
/// The day before the first deal, counted from 1970: 31 December 2025.
const BEFORE_FIRST: u32 = 20_453;
/// There are deals for some centuries.
const LAST: u32 = 100_000;
const MILLIS_A_DAY: i64 = 24 * 60 * 60 * 1000;

/// The deal of a day, by its number: that of 1 January 2026 is number 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DailyDeal(u32);

impl DailyDeal {
    /// The deal of a moment, in milliseconds since 1970.
    pub fn at(millis: i64) -> DailyDeal {
        let day = millis.div_euclid(MILLIS_A_DAY) - i64::from(BEFORE_FIRST);
        DailyDeal(u32::try_from(day.clamp(1, i64::from(LAST))).unwrap_or(1))
    }

    /// The deal of a number, if there is one.
    pub fn numbered(number: u32) -> Option<DailyDeal> {
        (1..=LAST).contains(&number).then_some(DailyDeal(number))
    }

    /// Its number.
    pub fn number(self) -> u32 {
        self.0
    }

    /// The deal so many days before, if there was one.
    pub fn before(self, days: u32) -> Option<DailyDeal> {
        self.0.checked_sub(days).and_then(DailyDeal::numbered)
    }

    /// How many minutes are left of its day, at a moment in it.
    pub fn minutes_left(self, millis: i64) -> u32 {
        let end = i64::from(self.0 + BEFORE_FIRST + 1) * MILLIS_A_DAY;
        u32::try_from((end - millis).max(0) / 60_000).unwrap_or_default()
    }

    /// Its date, as it is written everywhere: `2026-11-17`.
    pub fn date(self) -> String {
        let (year, month, day) = civil(i64::from(self.0 + BEFORE_FIRST));
        format!("{year:04}-{month:02}-{day:02}")
    }

    /// Its month and its day of the month, from 1.
    pub fn month_and_day(self) -> (u32, u32) {
        let (_, month, day) = civil(i64::from(self.0 + BEFORE_FIRST));
        (u32::try_from(month).unwrap_or(1), u32::try_from(day).unwrap_or(1))
    }

    /// Its day of the week, from 1 for Monday.
    pub fn weekday(self) -> u32 {
        // The first of January 1970 was a Thursday.
        (self.0 + BEFORE_FIRST + 3) % 7 + 1
    }

    /// The word under which results are kept.
    pub fn contest(self) -> String {
        format!("daily {}", self.date())
    }

    /// The deal that a word for results means.
    pub fn of_contest(word: &str) -> Option<DailyDeal> {
        word.strip_prefix("daily ")?.parse().ok()
    }

    /// The game: the base game for three, with the newest cards and rules.
    pub fn options(self) -> Options {
        Options {
            first: FirstPlayer::Random,
            turn_end: TurnEnd::Asked,
            dealing: Dealing::Streams,
            ..Options::base(PLAYERS)
        }
    }

    /// The seed.
    pub fn seed(self) -> Seed {
        let (cards, rules) = (CardSet::standard().hash_hex(), RulesVersion::CURRENT);
        Seed(Sha256::digest(format!("Rune Stones daily deal {}, cards {cards}, rules {rules}", self.date())).into())
    }

    /// The table as it is laid, before anybody has decided anything.
    pub fn opening(self) -> Option<Game> {
        let mut game = Game::new(&self.options(), &mut ()).ok()?;
        let (seed, mut dealer) = (self.seed(), Dealer::new(Dealing::Streams));
        while game.decider() == Decider::Chance {
            let outcome = dealer.outcome(&seed, &game)?;
            dealer.note(&game);
            game.play(outcome, &mut ()).ok()?;
        }
        Some(game)
    }

    /// Where a bot's thoughts in a deal begin: the same turn gives the same thoughts, however often moves were taken back.
    pub fn bot_seed(game: &Game) -> u64 {
        u64::from(game.turn())
    }

    /// What the strongest bot reaches in the seat of whoever plays: points in the end and rounds played. `None` if there is no
    /// such bot, or somebody says stop.
    pub fn par(
        self,
        bot: impl Fn(&BotKind, u64) -> Box<dyn Bot + Send>,
        go_on: impl Fn() -> bool,
    ) -> Option<(u16, u16)> {
        let (own, other) = (BotKind::named(PAR_LEVEL).ok()?, BotKind::named(DAILY_LEVEL).ok()?);
        let mut game = Game::new(&self.options(), &mut ()).ok()?;
        let (seed, mut dealer) = (self.seed(), Dealer::new(Dealing::Streams));
        while go_on() {
            let mv: Move = match game.decider() {
                Decider::Nobody => {
                    let score = game.standing()?.scores.get(DAILY_SEAT.index())?.total;
                    return Some((score, game.round() - 1));
                }
                Decider::Chance => {
                    let outcome = dealer.outcome(&seed, &game)?;
                    dealer.note(&game);
                    game.play(outcome, &mut ()).ok()?;
                    continue;
                }
                Decider::Seat(seat) => {
                    if let [only] = game.legal_moves()[..] {
                        only
                    } else {
                        let kind = if seat == DAILY_SEAT { own } else { other };
                        bot(kind, DailyDeal::bot_seed(&game)).choose(&game.view(seat).without_end_moment())
                    }
                }
            };
            game.play(mv, &mut ()).ok()?;
        }
        None
    }
}

impl fmt::Display for DailyDeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.date())
    }
}

/// What is not the date of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not the date of a deal; write it like 2026-11-17")]
pub struct NoSuchDeal;

impl FromStr for DailyDeal {
    type Err = NoSuchDeal;

    fn from_str(text: &str) -> Result<DailyDeal, NoSuchDeal> {
        let mut parts = text.splitn(3, '-').map(|part| part.parse::<i64>().ok());
        let mut next = || parts.next().flatten().filter(|number| (1..=9999).contains(number)).ok_or(NoSuchDeal);
        let (year, month, day) = (next()?, next()?, next()?);
        let number = u32::try_from(days_from(year, month, day) - i64::from(BEFORE_FIRST)).map_err(|_| NoSuchDeal)?;
        // A date has one way to be written, and the 31st of February is none.
        DailyDeal::numbered(number).filter(|deal| deal.date() == text).ok_or(NoSuchDeal)
    }
}

/// Days since 1970 to year, month and day (Howard Hinnant's algorithm, counted from 1 March of the year 0).
fn civil(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (era * 400 + year + i64::from(month <= 2), month, day)
}

/// And back.
fn days_from(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let era = year.div_euclid(400);
    let year_of_era = year.rem_euclid(400);
    let day_of_year = (153 * (if month > 2 { month - 3 } else { month + 9 }) + 2) / 5 + day - 1;
    era * 146_097 + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year - 719_468
}

/// How results of a deal compare, from how many reached what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// How many others have finished.
    pub others: u64,
    /// How many of them reached less.
    pub below: u64,
    /// The result in the middle.
    pub median: i64,
}

impl Standing {
    /// Where a result stands among all, its own included; `None` if nobody has finished.
    pub fn of(own: i64, tally: &[(i64, u64)]) -> Option<Standing> {
        let all: u64 = tally.iter().map(|(_, count)| count).sum();
        let below = tally.iter().filter(|(value, _)| *value < own).map(|(_, count)| count).sum();
        let mut passed = 0;
        let median = tally.iter().find(|(_, count)| {
            passed += count;
            2 * passed >= all
        })?;
        Some(Standing { others: all.saturating_sub(1), below, median: median.0 })
    }

    /// The share of the others who reached less, in per cent; nothing without others.
    pub fn better_than(&self) -> Option<u32> {
        (100 * self.below).checked_div(self.others).and_then(|share| u32::try_from(share).ok())
    }
}

/// How many days in a row, up to this deal or the one before it, are among those finished; and the longest such row.
pub fn days_in_a_row(today: DailyDeal, finished: &[DailyDeal]) -> (u32, u32) {
    let mut days: Vec<u32> = finished.iter().map(|deal| deal.0).collect();
    days.sort_unstable();
    days.dedup();
    let (mut row, mut best, mut last) = (0, 0, None);
    for day in days {
        row = if last == Some(day - 1) { row + 1 } else { 1 };
        best = best.max(row);
        last = Some(day);
    }
    // Today's deal may still be played.
    let goes_on = last.is_some_and(|last| last == today.0 || last + 1 == today.0);
    (if goes_on { row } else { 0 }, best)
}

#[cfg(test)]
mod tests {
    use super::*;
    use runestones_rules::Session;

    #[test]
    fn the_opening_is_the_table_that_everybody_is_dealt() {
        for number in [1, 321, 1000] {
            let deal = DailyDeal::numbered(number).expect("a deal");
            let names = (1..=PLAYERS).map(|seat| format!("Player {seat}")).collect();
            let session = Session::new(deal.options(), names, deal.seed()).expect("a game");
            assert_eq!(deal.opening().as_ref(), Some(session.game()), "{deal}");
        }
    }

    #[test]
    fn a_deal_is_its_date() {
        let noon = 1_794_916_800_000;
        let deal = DailyDeal::at(noon);
        assert_eq!(deal.date(), "2026-11-17");
        assert_eq!("2026-11-17".parse(), Ok(deal));
        assert_eq!(DailyDeal::numbered(1).map(DailyDeal::date).as_deref(), Some("2026-01-01"));
        assert_eq!(deal.minutes_left(noon), 12 * 60);
        assert_eq!(DailyDeal::at(noon + 12 * 60 * 60 * 1000).number(), deal.number() + 1);
        assert_eq!(DailyDeal::of_contest(&deal.contest()), Some(deal));
        for number in (1..LAST).step_by(97) {
            let deal = DailyDeal::numbered(number).expect("a deal");
            assert_eq!(deal.date().parse(), Ok(deal));
        }
        for bad in
            ["", "2026", "2026-1-1", "2026-02-30", "2025-12-31", "9999-12-31", "2026-11-17 ", "-1-1-1", "٢٠٢٦-١١-١٧"]
        {
            assert_eq!(bad.parse::<DailyDeal>(), Err(NoSuchDeal), "{bad}");
        }
        assert_eq!((DailyDeal::at(i64::MIN).number(), DailyDeal::at(i64::MAX).number()), (1, LAST));
    }

    #[test]
    fn every_day_has_its_own_luck() {
        let [one, other] = [1, 2].map(|number| DailyDeal::numbered(number).expect("a deal").seed());
        assert_ne!(one, other);
    }

    #[test]
    fn results_stand_among_all() {
        let tally = [(50, 1), (60, 2), (71, 1)];
        assert_eq!(Standing::of(60, &tally), Some(Standing { others: 3, below: 1, median: 60 }));
        assert_eq!(Standing::of(71, &tally).and_then(|standing| standing.better_than()), Some(100));
        assert_eq!(Standing::of(60, &[(60, 1)]).map(|standing| standing.better_than()), Some(None));
        assert_eq!(Standing::of(60, &[]), None);
    }

    #[test]
    fn days_in_a_row_end_yesterday_or_today() {
        let deals = |numbers: &[u32]| -> Vec<DailyDeal> { numbers.iter().map(|number| DailyDeal(*number)).collect() };
        for (today, finished, expected) in [
            (9, vec![], (0, 0)),
            (9, vec![9, 8, 7, 3, 2], (3, 3)),
            (10, vec![9, 8, 7], (3, 3)),
            (11, vec![9, 8, 7], (0, 3)),
            (9, vec![9, 9, 5, 4, 3, 2], (1, 4)),
        ] {
            assert_eq!(days_in_a_row(DailyDeal(today), &deals(&finished)), expected, "{today} {finished:?}");
        }
    }
}
