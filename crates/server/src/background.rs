//! Work that can wait: on a thread of its own with a low priority, so that those who play do not notice it even where
//! cores are few.
//!
//! Priority alone does not do it. Two processors of a rented machine are often two halves of one core, so whoever works on one slows
//! down the other, however low its priority. So work that takes long also stands still while somebody is served ([`Courtesy`]).

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Sender};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

/// Beside somebody who plays it gets a tenth of a core; nobody waits for it for ever.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

type Job = Box<dyn FnOnce() + Send>;

/// A thread that does one thing after the other, in the order in which they came. It starts when there is something to do.
#[derive(Default)]
pub(crate) struct Background {
    jobs: OnceLock<Sender<Job>>,
}

impl Background {
    /// What the work comes to; nothing if it came to grief.
    pub(crate) async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let (done, result) = oneshot::channel();
        let job = Box::new(move || {
            // Whoever asked and went away again leaves no work behind.
            if !done.is_closed() {
                drop(done.send(work()));
            }
        });
        self.jobs.get_or_init(start).send(job).ok()?;
        result.await.ok()
    }
}

fn start() -> Sender<Job> {
    let (jobs, waiting) = mpsc::channel::<Job>();
    let work = move || {
        step_back();
        for job in waiting {
            // Whoever asked hears that nothing came of it; the next job is none the worse.
            drop(catch_unwind(AssertUnwindSafe(job)));
        }
    };
    if let Err(error) = thread::Builder::new().name("background".to_owned()).spawn(work) {
        tracing::warn!(%error, "there is no thread for work in the background");
    }
    jobs
}

/// Everybody else goes first. On Linux niceness belongs to a thread; elsewhere it belongs to the whole program, which keeps
/// its own.
fn step_back() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(NICENESS) {
        tracing::debug!(%error, "work in the background has the usual priority");
    }
}

/// How long somebody stands aside in a row.
const PATIENCE: Duration = Duration::from_millis(9);
/// How long it works then, whoever is served: so a tenth of the time is its own.
const OWN: Duration = Duration::from_millis(1);
/// How soon it notices that nobody is served any more.
const NOTICE: Duration = Duration::from_micros(200);

/// Who is being served, and whether work in the background stands aside for them.
#[derive(Default)]
pub(crate) struct Courtesy {
    served: AtomicUsize,
    /// Until when it does not stand aside.
    own: Mutex<Option<Instant>>,
}

/// Somebody is served for as long as it lives.
pub(crate) struct Served<'a>(&'a Courtesy);

impl Courtesy {
    /// Somebody is served from now on.
    pub(crate) fn serve(&self) -> Served<'_> {
        self.served.fetch_add(1, Ordering::Relaxed);
        Served(self)
    }

    /// Waits while somebody is served, though not for ever.
    pub(crate) fn stand_aside(&self) {
        self.stand_aside_by(Instant::now, thread::sleep);
    }

    fn stand_aside_by(&self, mut now: impl FnMut() -> Instant, mut wait: impl FnMut(Duration)) {
        if self.is_idle() {
            return;
        }
        let begin = now();
        let mut own = self.own.lock().unwrap_or_else(PoisonError::into_inner);
        if own.is_some_and(|until| begin < until) {
            return;
        }
        while !self.is_idle() {
            let time = now();
            if time.duration_since(begin) >= PATIENCE {
                *own = Some(time + OWN);
                return;
            }
            wait(NOTICE);
        }
    }

    fn is_idle(&self) -> bool {
        self.served.load(Ordering::Relaxed) == 0
    }
}

impl Drop for Served<'_> {
    fn drop(&mut self) {
        self.0.served.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use tokio::time::timeout;

    use super::*;

    #[tokio::test]
    async fn one_thing_after_the_other_and_grief_ends_only_itself() {
        let background = Background::default();
        let first = background.run(|| thread::current().id());
        let grief = background.run(|| panic!("on purpose"));
        let last = background.run(|| thread::current().id());
        let (first, grief, last): (_, Option<()>, _) = tokio::join!(first, grief, last);
        assert!(first.is_some_and(|id| id != thread::current().id()));
        assert_eq!(grief, None);
        assert_eq!(first, last);
    }

    #[tokio::test]
    async fn nothing_is_done_for_those_who_went_away() {
        let background = Background::default();
        let (go, wait) = mpsc::channel::<()>();
        let mut busy = Box::pin(background.run(move || wait.recv()));
        assert!(timeout(Duration::ZERO, &mut busy).await.is_err(), "the thread is busy");
        let (tell, told) = mpsc::channel();
        assert!(
            timeout(Duration::ZERO, background.run(move || tell.send(()))).await.is_err(),
            "this one waits, and goes"
        );
        drop(go);
        let last = background.run(|| ());
        assert!(busy.await.is_some() && last.await.is_some());
        assert!(told.recv().is_err(), "nobody did it");
    }

    #[test]
    fn work_stands_still_while_somebody_is_served_but_for_a_tenth_of_the_time() {
        let (courtesy, start, passed) = (Courtesy::default(), Instant::now(), Cell::new(Duration::ZERO));
        let stand_aside = || courtesy.stand_aside_by(|| start + passed.get(), |time| passed.set(passed.get() + time));
        stand_aside();
        assert_eq!(passed.get(), Duration::ZERO, "nobody is served");

        // Work of 50 microseconds each, for a tenth of a second in which somebody is always served.
        let served = (courtesy.serve(), courtesy.serve());
        let mut worked = Duration::ZERO;
        while passed.get() < Duration::from_millis(100) {
            stand_aside();
            let work = Duration::from_micros(50);
            worked += work;
            passed.set(passed.get() + work);
        }
        assert!((9..=11).contains(&worked.as_millis()), "{worked:?}");

        // It goes on as soon as the last one is served.
        let mut served = Some(served);
        let before = passed.get() + OWN;
        courtesy.stand_aside_by(|| start + before, |_| drop(served.take()));
        assert!(served.is_none() && courtesy.is_idle());
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn everybody_else_goes_first() {
        let niceness = || rustix::process::nice(0).ok();
        let before = niceness();
        assert_eq!(Background::default().run(niceness).await, Some(Some(NICENESS)));
        assert_eq!(niceness(), before, "nobody but that thread steps back");
    }
}
