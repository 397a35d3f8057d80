//! The daily deal: a table of one's own with everybody's luck, the results, and par.
//!
//! The table of a try that counts has a name that follows from the person and the date, so nobody has two of them.

mod turns;

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use rand::Rng as _;
use runestones_page::{DailyInvitation, DailyPanel, DailyResult, DailyToday, DayResult, Opening};
use runestones_rules::{CardSet, Seat};
use runestones_store::{
    AnyStore, GameId, GameSummary, KeptResult, Millis, NewGame, PersonId, Seat as StoredSeat, Status, Store as _,
    StoreError,
};
use runestones_table::{Header, Sitter, Table, hashed_id, told_apart};
use runestones_training::{DAILY_LEVEL, DAILY_SEAT, DailyDeal, Standing, days_in_a_row};

use crate::app::App;
use crate::background::Background;
use crate::cards::to_keep;
use crate::error::Refusal;
use crate::person::Visitor;

/// So many results of somebody are looked through for their days in a row.
const LOOKED_BACK: u32 = 500;
/// The days that a page shows.
const SHOWN: u32 = 28;
/// So long a count of all results is as good as a new one, in milliseconds.
const FRESH: i64 = 30_000;
/// Par is kept like a result, of somebody who is no person.
const NOBODY: &str = "par";

/// What is going on around the deals.
#[derive(Default)]
pub(crate) struct Daily {
    /// The deals whose par is being worked out.
    working: Mutex<BTreeSet<DailyDeal>>,
    /// One at a time: it takes a core for a while.
    background: Background,
    /// How all did in the deal that was asked for last, and when that was counted.
    counted: Mutex<Option<(DailyDeal, Millis, Tally)>>,
}

/// How many reached what.
type Tally = Arc<Vec<(i64, u64)>>;

/// The results of somebody, and par, as far as they are known.
#[derive(Default)]
struct DailyBook {
    own: Vec<(DailyDeal, i64)>,
    pars: Vec<(DailyDeal, i64)>,
}

impl DailyBook {
    fn points(&self, deal: DailyDeal) -> Option<i64> {
        self.own.iter().find(|(other, _)| *other == deal).map(|(_, points)| *points)
    }

    fn par(&self, deal: DailyDeal) -> Option<i64> {
        self.pars.iter().find(|(other, _)| *other == deal).map(|(_, par)| *par)
    }

    fn against_par(&self, deal: DailyDeal) -> Option<i64> {
        Some(self.points(deal)? - self.par(deal)?)
    }

    /// The days in a row up to this one, and the most there ever were.
    fn row(&self, today: DailyDeal) -> (u32, u32) {
        let deals: Vec<DailyDeal> = self.own.iter().map(|(deal, _)| *deal).collect();
        days_in_a_row(today, &deals)
    }
}

/// How far somebody is with a deal.
pub(crate) enum Progress {
    New,
    Running(GameId),
    Finished(Box<DailyResult>),
}

/// The table of somebody's try that counts.
fn table_of(person: &PersonId, deal: DailyDeal) -> GameId {
    hashed_id(&format!("daily {deal} {}", person.0))
}

fn par_contest(deal: DailyDeal) -> String {
    format!("par {deal}")
}

fn of_par_contest(word: &str) -> Option<DailyDeal> {
    word.strip_prefix("par ")?.parse().ok()
}

/// What a finished table says, if it is a try that counts.
fn result_of(table: &Table, now: Millis) -> Option<KeptResult> {
    let deal: DailyDeal = table.header.daily.as_deref()?.parse().ok()?;
    let standing = table.session.game().standing()?;
    let person = table.people.get(DAILY_SEAT.index())?.clone()?;
    let totals: Vec<u16> = standing.scores.iter().map(|score| score.total).collect();
    let own = *totals.get(DAILY_SEAT.index())?;
    let place = 1 + totals.iter().filter(|total| **total > own).count();
    let others =
        Seat::first(totals.len()).filter(|seat| *seat != DAILY_SEAT).map(|seat| totals[seat.index()].to_string());
    let others: Vec<String> = others.collect();
    let detail = format!("{} {place} {}", table.session.game().round() - 1, others.join(" "));
    Some(KeptResult { contest: deal.contest(), person, value: own.into(), detail, time: now })
}

/// Keeps the result of a table that is over, if it counts. It is kept once; if that does not work now, it is tried again when
/// somebody looks at the deal.
pub(crate) async fn note(table: &Table, store: &AnyStore, now: Millis) {
    if let Some(result) = result_of(table, now)
        && let Err(error) = store.keep_result(&result).await
    {
        tracing::warn!(%error, "the result of a daily deal was not kept");
    }
}

impl App {
    /// The deal of this moment.
    pub(crate) fn todays_deal(&self) -> DailyDeal {
        DailyDeal::at(self.now().0)
    }

    /// A table for the deal: first the try that counts, and whenever that is over another one that does not.
    pub(crate) async fn begin_daily(&self, visitor: &Visitor, deal: DailyDeal) -> Result<GameId, Refusal> {
        let counting = table_of(&visitor.id, deal);
        match self.daily_progress(visitor, deal, "").await? {
            Progress::Running(game) => Ok(game),
            Progress::New => match self.lay_daily(visitor, deal, counting.clone(), true).await {
                // Two clicks at the same time mean the same table.
                Err(StoreError::Conflict { .. }) => Ok(counting),
                laid => Ok(laid?),
            },
            Progress::Finished(_) => {
                let mut bytes = [0; 9];
                rand::rng().fill_bytes(&mut bytes);
                Ok(self.lay_daily(visitor, deal, GameId::from_bytes(bytes), false).await?)
            }
        }
    }

    async fn lay_daily(
        &self,
        visitor: &Visitor,
        deal: DailyDeal,
        id: GameId,
        counts: bool,
    ) -> Result<GameId, StoreError> {
        let mut names = vec![visitor.name_at(DAILY_SEAT)];
        let options = deal.options();
        while names.len() < options.players {
            let name = visitor.text(&format!("bot-{DAILY_LEVEL}"));
            names.push(told_apart(&name, &names.iter().map(String::as_str), visitor.locale()));
        }
        let bot = |place: usize| (place != DAILY_SEAT.index()).then(|| DAILY_LEVEL.to_owned());
        let sitters =
            names.into_iter().enumerate().map(|(place, name)| Sitter { bot: bot(place), ..Sitter::person(&name) });
        let title = visitor.text("train-daily");
        let header = Header::new(&options, &format!("{title} {deal}"), deal.seed(), sitters.collect());
        let header = Header { hints: !counts, daily: counts.then(|| deal.date()), ..header };
        let seat = |place: usize| match bot(place) {
            Some(_) => StoredSeat::empty(place as u8, "bot"),
            None => StoredSeat::empty(place as u8, "person").with(&visitor.id),
        };
        let seats = (0..options.players).map(seat).collect();
        let (status, time, card_set) = (Status::Running, self.now(), Some(to_keep(CardSet::standard())));
        let game = NewGame { id: id.clone(), header: header.to_text(), status, public: false, seats, time, card_set };
        self.store.create_game(&game).await?;
        Ok(id)
    }

    /// How far somebody is with a deal. `host` is what the server is called in the text to share.
    pub(crate) async fn daily_progress(
        &self,
        visitor: &Visitor,
        deal: DailyDeal,
        host: &str,
    ) -> Result<Progress, Refusal> {
        let id = table_of(&visitor.id, deal);
        let kept = match self.store.result(&deal.contest(), &visitor.id).await? {
            Some(kept) => kept,
            None => match self.table(&id).await {
                Err(Refusal::NoGame) => return Ok(Progress::New),
                Err(refusal) => return Err(refusal),
                Ok(table) => {
                    let state = table.lock().await;
                    match result_of(&state, self.now()) {
                        None => return Ok(Progress::Running(id)),
                        Some(result) => {
                            self.store.keep_result(&result).await?;
                            result
                        }
                    }
                }
            },
        };
        Ok(Progress::Finished(Box::new(self.daily_result(visitor, deal, &kept, &id, host).await?)))
    }

    /// What is told to somebody who has not played the deal yet.
    pub(crate) async fn daily_invitation(
        &self,
        visitor: &Visitor,
        deal: DailyDeal,
    ) -> Result<DailyInvitation, Refusal> {
        let book = self.daily_book(&visitor.id).await?;
        let yesterday = deal.before(1).and_then(|day| Some((book.points(day)?, book.par(day))));
        let opening = deal.opening().map(|game| Opening {
            display: game.public().display().into_iter().flatten().collect(),
            hand: game.view(DAILY_SEAT).hand(DAILY_SEAT).iter().collect(),
        });
        let minutes_left = deal.minutes_left(self.now().0);
        Ok(DailyInvitation { row: book.row(deal), yesterday, minutes_left, opening })
    }

    async fn daily_result(
        &self,
        visitor: &Visitor,
        deal: DailyDeal,
        kept: &KeptResult,
        game: &GameId,
        host: &str,
    ) -> Result<DailyResult, Refusal> {
        let mut numbers = kept.detail.split(' ').map(|word| word.parse::<u32>().unwrap_or_default());
        let (rounds, place) = (numbers.next().unwrap_or_default(), numbers.next().unwrap_or_default());
        let others: Vec<i64> = numbers.map(i64::from).collect();
        let book = self.daily_book(&visitor.id).await?;
        let par = book.par(deal);
        if par.is_none() {
            self.work_par_out(deal);
        }
        let (today, now) = (self.todays_deal(), self.now());
        let read = self.read_review(visitor, game).await;
        let told = read.map(|(review, record)| {
            let worst = turns::worst(visitor.locale(), game, &review, &record, DAILY_SEAT);
            (turns::signs(&review, DAILY_SEAT), worst)
        });
        let (signs, worst) = told.unwrap_or_default();
        Ok(DailyResult {
            points: kept.value,
            place: (place, 1 + others.len() as u32),
            others,
            rounds,
            par,
            tally: self.store.tally(&deal.contest()).await?,
            row: book.row(today),
            minutes_left: (deal == today).then(|| deal.minutes_left(now.0)),
            game: format!("/game/{game}"),
            weeks: (0..SHOWN).rev().map(|ago| book.against_par(deal.before(ago)?)).collect(),
            link: format!("{host}/daily/{deal}"),
            signs,
            worst,
        })
    }

    async fn daily_book(&self, person: &PersonId) -> Result<DailyBook, Refusal> {
        let own = self.store.results_of(person, LOOKED_BACK).await?;
        // Who has tried nothing needs no par.
        let is_empty = own.is_empty();
        let nobody = PersonId(NOBODY.to_owned());
        let pars = if is_empty { Vec::new() } else { self.store.results_of(&nobody, LOOKED_BACK).await? };
        let read = |results: &[KeptResult], of: fn(&str) -> Option<DailyDeal>| {
            results.iter().filter_map(|result| Some((of(&result.contest)?, result.value))).collect()
        };
        Ok(DailyBook { own: read(&own, DailyDeal::of_contest), pars: read(&pars, of_par_contest) })
    }

    /// Today's deal for the first page: what is known of it, without reading any table.
    pub(crate) async fn daily_panel(&self, visitor: &Visitor, games: &[GameSummary]) -> Result<DailyPanel, Refusal> {
        let deal = self.todays_deal();
        let book = if visitor.is_known() { self.daily_book(&visitor.id).await? } else { DailyBook::default() };
        let counting = table_of(&visitor.id, deal);
        let today = match book.points(deal) {
            Some(points) => {
                let par = book.par(deal);
                if par.is_none() {
                    self.work_par_out(deal);
                }
                let better =
                    Standing::of(points, &self.daily_tally(deal).await?).and_then(|standing| standing.better_than());
                DailyToday::Finished { points, par, better }
            }
            None if games.iter().any(|game| game.id == counting) => {
                DailyToday::Running(visitor.table_address(&counting))
            }
            None => DailyToday::New,
        };
        let day = |deal: DailyDeal| DayResult { deal, points: book.points(deal), by: book.against_par(deal) };
        let week = (0..7).rev().filter_map(|ago| deal.before(ago)).map(day).collect();
        Ok(DailyPanel { today, row: book.row(deal).0, week })
    }

    /// How many reached what; counted anew after a while, for a first page is looked at often.
    async fn daily_tally(&self, deal: DailyDeal) -> Result<Tally, Refusal> {
        let now = self.now();
        let known = self.daily.counted.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some((_, _, tally)) = known.filter(|(of, time, _)| *of == deal && (0..FRESH).contains(&(now.0 - time.0)))
        {
            return Ok(tally);
        }
        let tally = Arc::new(self.store.tally(&deal.contest()).await?);
        *self.daily.counted.lock().unwrap_or_else(PoisonError::into_inner) = Some((deal, now, Arc::clone(&tally)));
        Ok(tally)
    }

    /// Lets the archdruid play the deal, in the background and once.
    fn work_par_out(&self, deal: DailyDeal) {
        let is_new = self.daily.working.lock().unwrap_or_else(PoisonError::into_inner).insert(deal);
        if !is_new {
            return;
        }
        let app = self.clone();
        tokio::spawn(async move {
            let (net, stopping) = (Arc::clone(&app.net), app.clone());
            let par = app.daily.background.run(move || {
                deal.par(|kind, seed| kind.bot_with(|| Arc::clone(&net), seed), || !stopping.is_stopping())
            });
            if let Some(Some((points, rounds))) = par.await {
                let (contest, person) = (par_contest(deal), PersonId(NOBODY.to_owned()));
                let (value, detail) = (i64::from(points), rounds.to_string());
                let kept = KeptResult { contest, person, value, detail, time: app.now() };
                if let Err(error) = app.store.keep_result(&kept).await {
                    tracing::warn!(%error, "par was not kept");
                }
            }
            app.daily.working.lock().unwrap_or_else(PoisonError::into_inner).remove(&deal);
        });
    }
}
