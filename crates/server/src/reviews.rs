//! Reviews of finished games: made in small slices in a lane of their own, for as long as somebody looks.
//!
//! A slice is a fifth of a second on a worker thread. Between two slices others have their turn, so that everybody soon has
//! a first picture, and bots and moves never wait for a review: they have lanes of their own.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use runestones_review::{Archdruid, CannotReview, Judge as _, Pass, Progress, Review, Reviewer, Settings};
use runestones_rules::record::Record;
use runestones_store::GameId;
use tokio::sync::{Semaphore, watch};

use crate::app::App;
use crate::error::Refusal;
use crate::generations::Generations;
use crate::limit::{Crowd, Wait};
use crate::person::Visitor;

/// So long one slice takes.
const SLICE: Duration = Duration::from_millis(200);
/// So long after somebody looked for the last time the reading stops.
const PATIENCE: Duration = Duration::from_secs(20);
/// So long a page waits for the first picture.
const FIRST_PICTURE: Duration = Duration::from_millis(900);
/// So many reviews are remembered, and as many that were looked at before; one takes up to a megabyte.
const KEPT: usize = 24;
/// So many games are read at a time, in turns.
const AT_A_TIME: usize = 16;

/// All reviews.
pub(crate) struct Reviews {
    desks: Mutex<Generations<GameId, Arc<Desk>>>,
    judge: OnceLock<Archdruid>,
    lane: Semaphore,
    readers: Crowd<()>,
}

impl Default for Reviews {
    fn default() -> Reviews {
        Reviews {
            desks: Mutex::new(Generations::new(KEPT)),
            judge: OnceLock::new(),
            // One core at most: the others are for those who play.
            lane: Semaphore::new(1),
            readers: Crowd::new(AT_A_TIME),
        }
    }
}

/// What is known of one game.
struct Desk {
    state: watch::Sender<State>,
    looked: Mutex<Instant>,
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
    fn look(&self) {
        *self.looked.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    fn is_abandoned(&self) -> bool {
        self.looked.lock().unwrap_or_else(PoisonError::into_inner).elapsed() > PATIENCE
    }
}

impl App {
    /// How far the reading of a game is; nothing if nobody asked for it. Whoever asks is looking.
    pub(crate) fn reading(&self, game: &GameId) -> Option<State> {
        let desk = self.desk(game)?;
        desk.look();
        let state = desk.state.borrow().clone();
        Some(state)
    }

    fn desk(&self, game: &GameId) -> Option<Arc<Desk>> {
        self.reviews.desks.lock().unwrap_or_else(PoisonError::into_inner).get(game).cloned()
    }

    /// The review of a finished game as far as it is known. If nobody reads the game, somebody begins to.
    pub(crate) async fn review(&self, visitor: &Visitor, game: &GameId, record: Record) -> Result<State, Refusal> {
        let desk = self.desk(game).unwrap_or_else(|| {
            let desk = Arc::new(Desk { state: watch::Sender::default(), looked: Mutex::new(Instant::now()) });
            let mut desks = self.reviews.desks.lock().unwrap_or_else(PoisonError::into_inner);
            desks.insert(game.clone(), Arc::clone(&desk));
            desk
        });
        desk.look();
        let idle = {
            let state = desk.state.borrow();
            !state.running && !state.finished
        };
        if idle {
            self.begin_reading(visitor, &desk, record)?;
        }
        let mut states = desk.state.subscribe();
        let known =
            tokio::time::timeout(FIRST_PICTURE, states.wait_for(|state| state.review.is_some() || !state.running));
        drop(known.await);
        let state = desk.state.borrow().clone();
        Ok(state)
    }

    fn begin_reading(&self, visitor: &Visitor, desk: &Arc<Desk>, record: Record) -> Result<(), Refusal> {
        self.admit_review(visitor)?;
        let place = self.reviews.readers.join(&()).ok_or(Refusal::TooFast(Wait(Duration::from_secs(5))))?;
        desk.state.send_modify(|state| state.running = true);
        let (app, desk) = (self.clone(), Arc::clone(desk));
        tokio::spawn(async move {
            let _place = place;
            if let Err(reason) = app.read(&desk, record).await {
                tracing::warn!(%reason, "a game cannot be reviewed");
            }
            desk.state.send_modify(|state| state.running = false);
        });
        Ok(())
    }

    /// Reads a game slice by slice, until it is finished or nobody looks any more.
    async fn read(&self, desk: &Arc<Desk>, record: Record) -> Result<(), CannotReview> {
        let mut begin = Some(record);
        let mut reviewer: Option<Reviewer<Archdruid>> = None;
        loop {
            let Ok(_turn) = self.reviews.lane.acquire().await else { return Ok(()) };
            if desk.is_abandoned() || self.is_stopping() {
                return Ok(());
            }
            let (app, new) = (self.clone(), begin.take());
            let slice = tokio::task::spawn_blocking(move || {
                let reader = match (reviewer, new) {
                    (Some(reader), _) => reader,
                    (None, Some(record)) => Reviewer::new(&record, app.judge(), Settings::default())?,
                    (None, None) => return Err(CannotReview::Options),
                };
                Ok(read_on(reader))
            });
            // A slice that came to grief ends the reading.
            let Ok(slice) = slice.await else { return Ok(()) };
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

    /// The judge, with what the bots of this server have learned.
    fn judge(&self) -> Archdruid {
        self.reviews.judge.get_or_init(|| Archdruid::with(Arc::clone(&self.net))).clone()
    }
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
