//! Reviews of finished games: made in small slices, for as long as somebody looks.
//!
//! A slice is a fifth of a second in the background. Between two slices others have their turn, so that everybody soon has
//! a first picture; bots and moves never wait for a review.

pub(crate) mod brief;

use std::collections::BTreeMap;
use std::io::{Read as _, Write as _};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use runestones_ai::Manners;
use runestones_i18n::Voice;
use runestones_page::line_text;
use runestones_review::{Archdruid, CannotReview, Judge as _, Pass, Progress, Review, Reviewer, Settings, Weighing};
use runestones_rules::record::Record;
use runestones_rules::{CardSet, Entry, Game};
use runestones_store::{GameId, Millis, Store as _};
use tokio::sync::watch;

use crate::app::App;
use crate::background::Background;
use crate::error::Refusal;
use crate::generations::Generations;
use crate::limit::{Crowd, Wait};
use crate::metrics::Present;
use crate::person::Visitor;
use crate::table::LiveTable;
use brief::Briefs;

/// So long one slice takes.
const SLICE: Duration = Duration::from_millis(200);
/// So long after somebody looked for the last time the reading stops, in milliseconds.
const PATIENCE: i64 = 20_000;
/// So long a page waits for the first picture.
const FIRST_PICTURE: Duration = Duration::from_millis(900);
/// So many reviews are remembered, and as many that were looked at before; one takes up to a megabyte.
const KEPT: usize = 24;
/// So many games are read at a time, in turns.
const AT_A_TIME: usize = 16;
/// So many positions of lines that people try are remembered for each game, and as many that were looked at before.
const WEIGHED: usize = 64;
/// So many positions are weighed for one page; one that is stepped to needs one.
const WEIGHED_AT_ONCE: usize = 12;
/// A stored review is not larger than this when it is unpacked.
const LARGEST: u64 = 32 << 20;

/// All reviews.
pub(crate) struct Reviews {
    desks: Mutex<Generations<GameId, Arc<Desk>>>,
    judge: OnceLock<Archdruid>,
    judge_name: OnceLock<String>,
    /// One core at most, and only when those who play do not need it.
    background: Background,
    readers: Crowd<()>,
    briefs: Briefs,
}

impl Default for Reviews {
    fn default() -> Reviews {
        Reviews {
            desks: Mutex::new(Generations::new(KEPT)),
            judge: OnceLock::new(),
            judge_name: OnceLock::new(),
            background: Background::default(),
            readers: Crowd::new(AT_A_TIME),
            briefs: Briefs::default(),
        }
    }
}

/// What is known of one game.
struct Desk {
    state: watch::Sender<State>,
    /// When somebody looked for the last time, in milliseconds.
    looked: AtomicI64,
    /// A reading that stopped because nobody looked; it goes on from there.
    paused: Mutex<Option<Box<Reviewer<Archdruid>>>>,
    /// What positions beside the game are worth, by the moment at which a line leaves it and the line.
    weighed: Mutex<Generations<(usize, String), Arc<Weighing>>>,
}

/// How far the reading of a game has come.
#[derive(Clone, Default)]
pub(crate) struct State {
    /// What is known so far.
    pub(crate) review: Option<Arc<Review>>,
    /// The last step.
    pub(crate) progress: Option<Progress>,
    /// Whether all is read.
    pub(crate) finished: bool,
    /// Whether somebody is reading.
    running: bool,
}

impl Desk {
    fn with(state: State, now: Millis) -> Desk {
        Desk {
            state: watch::Sender::new(state),
            looked: AtomicI64::new(now.0),
            paused: Mutex::new(None),
            weighed: Mutex::new(Generations::new(WEIGHED)),
        }
    }

    fn look(&self, now: Millis) {
        self.looked.store(now.0, Ordering::Relaxed);
    }

    fn is_abandoned(&self, now: Millis) -> bool {
        now.0 - self.looked.load(Ordering::Relaxed) > PATIENCE
    }
}

impl App {
    /// How far the reading of a game is; nothing if nobody asked for it. Whoever asks is looking.
    pub(crate) fn reading(&self, game: &GameId) -> Option<State> {
        let desk = self.desk(game)?;
        desk.look(self.now());
        let state = desk.state.borrow().clone();
        Some(state)
    }

    fn desk(&self, game: &GameId) -> Option<Arc<Desk>> {
        self.reviews.desks.lock().unwrap_or_else(PoisonError::into_inner).get(game).cloned()
    }

    /// The review of a finished game as far as it is known. If nobody reads the game, somebody begins to.
    pub(crate) async fn review(&self, visitor: &Visitor, game: &GameId, record: Record) -> Result<State, Refusal> {
        let desk = match self.desk(game) {
            Some(desk) => desk,
            None => self.open_desk(game, &record).await,
        };
        desk.look(self.now());
        let idle = {
            let state = desk.state.borrow();
            !state.running && !state.finished
        };
        if idle {
            self.begin_reading(visitor, &desk, game, record)?;
        }
        let mut states = desk.state.subscribe();
        let known =
            tokio::time::timeout(FIRST_PICTURE, states.wait_for(|state| state.review.is_some() || !state.running));
        drop(known.await);
        let state = desk.state.borrow().clone();
        Ok(state)
    }

    /// A desk with what is stored of the game. What cannot be read, or does not fit the game, is made again.
    async fn open_desk(&self, game: &GameId, record: &Record) -> Arc<Desk> {
        let packed = self.store.review(game, self.judge_name()).await.ok().flatten();
        let review = packed.as_deref().and_then(|packed| {
            let review = unpack(packed).filter(|review| review.fits(record.entries.len(), record.options.players));
            if review.is_none() {
                tracing::warn!(%game, "the stored review is damaged; it is made again");
            }
            review
        });
        let state = State { finished: review.is_some(), review: review.map(Arc::new), ..State::default() };
        let mut desks = self.reviews.desks.lock().unwrap_or_else(PoisonError::into_inner);
        // Somebody else may have been faster.
        if let Some(desk) = desks.get(game) {
            return Arc::clone(desk);
        }
        let desk = Arc::new(Desk::with(state, self.now()));
        desks.insert(game.clone(), Arc::clone(&desk));
        desk
    }

    /// The version of the judge with everything else that a review depends on.
    fn judge_name(&self) -> &str {
        self.reviews.judge_name.get_or_init(|| {
            let Settings { simulations, seed } = Settings::default();
            format!("{}/{simulations}/{seed}", Archdruid::version_with(&self.net))
        })
    }

    /// What the review says to somebody who played: one line, once all is read. The reading begins when a player sees the
    /// end of the game.
    pub(crate) async fn end_line(&self, table: &Arc<LiveTable>, visitor: &Visitor) -> Option<String> {
        let (record, names, seat) = {
            let state = table.lock().await;
            // A game that somebody left has no end that could be read.
            let played_here = state.is_over() && state.header.imported.is_none() && state.header.ended.is_none();
            let seat = *state.seats_of(&visitor.id).first().filter(|_| played_here)?;
            (state.session.record().clone(), state.header.names(), seat)
        };
        let Some(desk) = self.desk(&table.id) else {
            // The page does not wait for the store or the judge.
            let (app, table) = (self.clone(), Arc::clone(table));
            tokio::spawn(async move {
                app.open_desk(&table.id, &record).await;
                // Whoever looks asks again: for the line, or for the reading to begin.
                table.announce();
            });
            return None;
        };
        desk.look(self.now());
        let state = desk.state.borrow().clone();
        if !state.finished && !state.running {
            // Whoever asks for too many goes without the line.
            let _ = self.begin_reading(visitor, &desk, &table.id, record);
            return None;
        }
        let review = state.review.filter(|_| state.finished)?;
        let voice = Voice::new(visitor.locale(), CardSet::standard(), &names);
        Some(runestones_page::summary(&voice, &review, seat))
    }

    /// The review of a finished game and the game, once all is read; until then somebody begins to read.
    pub(crate) async fn read_review(&self, visitor: &Visitor, game: &GameId) -> Option<(Arc<Review>, Record)> {
        let table = self.table(game).await.ok()?;
        let record = {
            let state = table.lock().await;
            state.is_over().then(|| state.session.record().clone())?
        };
        let desk = match self.desk(game) {
            Some(desk) => desk,
            None => self.open_desk(game, &record).await,
        };
        desk.look(self.now());
        let state = desk.state.borrow().clone();
        if !state.finished && !state.running {
            // Whoever asks for too many goes without.
            let _ = self.begin_reading(visitor, &desk, game, record.clone());
        }
        Some((state.review.filter(|_| state.finished)?, record))
    }

    /// What the positions of these lines are worth that leave a game at a moment, the first line before the others; no more
    /// are weighed than a page may cost.
    pub(crate) async fn weigh(
        &self,
        game: &GameId,
        (at, start): (usize, &Game),
        lines: &[Vec<Entry>],
    ) -> BTreeMap<String, Arc<Weighing>> {
        let Some(desk) = self.desk(game) else { return BTreeMap::new() };
        let mut wanted: Vec<Vec<Entry>> = Vec::new();
        for line in lines {
            wanted.extend((0..=line.len()).rev().map(|length| line[..length].to_vec()));
        }
        let (mut known, mut new) = (BTreeMap::new(), Vec::new());
        {
            let mut weighed = desk.weighed.lock().unwrap_or_else(PoisonError::into_inner);
            for line in wanted {
                let text = line_text(&line);
                if let Some(there) = weighed.get(&(at, text.clone())) {
                    known.insert(text, Arc::clone(there));
                } else if new.len() < WEIGHED_AT_ONCE && !new.contains(&line) {
                    new.push(line);
                }
            }
        }
        if new.is_empty() {
            return known;
        }
        let (app, start) = (self.clone(), *start);
        let weighing = self.reviews.background.run(move || {
            let mut judge = app.judge();
            let Settings { simulations, seed } = Settings::default();
            let weigh = |line: Vec<Entry>| {
                let mut game = start;
                line.iter().try_for_each(|entry| game.play(*entry, &mut ())).ok()?;
                Some((line_text(&line), Arc::new(Weighing::of(&mut judge, &game, simulations, seed))))
            };
            new.into_iter().filter_map(weigh).collect::<Vec<_>>()
        });
        let weighed = weighing.await.unwrap_or_default();
        let mut kept = desk.weighed.lock().unwrap_or_else(PoisonError::into_inner);
        for (line, weighing) in weighed {
            kept.insert((at, line.clone()), Arc::clone(&weighing));
            known.insert(line, weighing);
        }
        known
    }

    fn begin_reading(&self, visitor: &Visitor, desk: &Arc<Desk>, game: &GameId, record: Record) -> Result<(), Refusal> {
        // To go on with what was begun costs nothing anew.
        if desk.paused.lock().unwrap_or_else(PoisonError::into_inner).is_none() {
            self.admit_review(visitor)?;
        }
        let place = self.reviews.readers.join(&()).ok_or(Refusal::TooFast(Wait(Duration::from_secs(5))))?;
        let begins = desk.state.send_if_modified(|state| {
            let idle = !state.running && !state.finished;
            state.running |= idle;
            idle
        });
        if !begins {
            return Ok(());
        }
        let (app, desk, game) = (self.clone(), Arc::clone(desk), game.clone());
        tokio::spawn(async move {
            let _place = (place, Present::of(&app.metrics.reading));
            if let Err(reason) = app.read(&desk, &game, record).await {
                tracing::warn!(%reason, "a game cannot be reviewed");
            }
            desk.state.send_modify(|state| state.running = false);
            let (finished, review) = {
                let state = desk.state.borrow();
                (state.finished, state.review.clone())
            };
            if let Some(review) = review.filter(|_| finished) {
                app.keep_review(&game, &review).await;
                app.note_mistakes(&game, &review).await;
                app.note_skill(&game, &review).await;
            }
            // Whoever sees the end of the game hears how it was.
            if let Some(table) = app.live(&game).filter(|_| finished) {
                table.announce();
            }
        });
        Ok(())
    }

    /// Reads a game slice by slice, until it is finished or nobody looks any more.
    async fn read(&self, desk: &Arc<Desk>, game: &GameId, record: Record) -> Result<(), CannotReview> {
        let mut begin = Some(record);
        let mut reviewer = desk.paused.lock().unwrap_or_else(PoisonError::into_inner).take().map(|paused| *paused);
        loop {
            let watched = self.live(game).is_some_and(|table| table.is_watched());
            if (desk.is_abandoned(self.now()) && !watched) || self.is_stopping() {
                *desk.paused.lock().unwrap_or_else(PoisonError::into_inner) = reviewer.map(Box::new);
                return Ok(());
            }
            let (app, new) = (self.clone(), begin.take());
            let slice = self.reviews.background.run(move || {
                let reader = match (reviewer, new) {
                    (Some(reader), _) => reader,
                    (None, Some(record)) => Reviewer::new(&record, app.judge(), Settings::default())?,
                    (None, None) => return Err(CannotReview::Options),
                };
                Ok(read_on(reader))
            });
            // A slice that came to grief ends the reading.
            let Some(slice) = slice.await else { return Ok(()) };
            let (reader, progress, finished) = slice?;
            let review = (finished || desk.state.borrow().review.is_none()).then(|| reader.review()).flatten();
            desk.state.send_modify(|state| {
                state.progress = progress.or(state.progress);
                state.finished = finished;
                if let Some(review) = review {
                    state.review = Some(Arc::new(review));
                }
            });
            if finished {
                tracing::debug!(judge = self.judge().version(), "a game was reviewed");
                return Ok(());
            }
            reviewer = Some(reader);
        }
    }

    /// Keeps a finished review. Without it nothing is lost but time.
    async fn keep_review(&self, game: &GameId, review: &Review) {
        let Some(packed) = pack(review) else { return };
        if let Err(error) = self.store.keep_review(game, self.judge_name(), &packed).await {
            tracing::warn!(%game, %error, "a review could not be kept");
        }
    }

    /// The judge, with what the bots of this server have learned.
    fn judge(&self) -> Archdruid {
        let courtesy = Arc::clone(&self.courtesy);
        let manners = || Manners::new(move || courtesy.stand_aside());
        self.reviews.judge.get_or_init(|| Archdruid::with(Arc::clone(&self.net)).with_manners(manners())).clone()
    }
}

/// A review as it is stored.
fn pack(review: &Review) -> Option<Vec<u8>> {
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::default());
    packer.write_all(&serde_json::to_vec(review).ok()?).ok()?;
    packer.finish().ok()
}

/// A stored review, if it can be read.
fn unpack(packed: &[u8]) -> Option<Review> {
    let mut plain = Vec::new();
    ZlibDecoder::new(packed).take(LARGEST).read_to_end(&mut plain).ok()?;
    serde_json::from_slice(&plain).ok()
}

/// Goes on for one slice, or up to the first picture: says how far it came, and whether that was the end.
fn read_on(mut reader: Reviewer<Archdruid>) -> (Reviewer<Archdruid>, Option<Progress>, bool) {
    let begin = Instant::now();
    let mut last = None;
    while let Some(progress) = reader.next() {
        last = Some(progress);
        let has_picture = progress.pass == Pass::Quick && progress.done == progress.of;
        if has_picture || begin.elapsed() >= SLICE {
            return (reader, last, false);
        }
    }
    (reader, last, true)
}
