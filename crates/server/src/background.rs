//! Work that can wait: on a thread of its own with a low priority, so that those who play do not notice it even where
//! cores are few.
//!
//! Priority alone does not do it. Two processors of a rented machine are often two halves of one core, so whoever works on one slows
//! down the other, however low its priority. So work that takes long also stands still while somebody is served, and a moment longer ([`Courtesy`]).

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Sender};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

/// Beside somebody who plays it gets a seventieth of a core; nobody waits for it for ever.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 19;

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

/// Whoever was answered still has work for the processor: the answer travels, others are shown what has changed.
const AFTERMATH: Duration = Duration::from_millis(5);
/// Whoever is served for longer waits for something else than a processor: a slow line, a disk.
const LONG: Duration = Duration::from_millis(50);
/// How long somebody stands aside in a row.
const PATIENCE: Duration = Duration::from_millis(19);
/// How long it works then, whoever is served: so a twentieth of the time is its own.
const OWN: Duration = Duration::from_millis(1);
/// How soon it notices that nobody is served any more.
const NOTICE: Duration = Duration::from_micros(200);

/// Who is being served, and whether work in the background stands aside for them.
pub(crate) struct Courtesy {
    start: Instant,
    served: AtomicUsize,
    /// When somebody last came or went, in microseconds after the start; 0 is never.
    latest: AtomicU64,
    /// Until when it does not stand aside.
    own: Mutex<Option<Instant>>,
}

/// Somebody is served for as long as it lives.
pub(crate) struct Served<'a>(&'a Courtesy);

impl Default for Courtesy {
    fn default() -> Courtesy {
        let (served, latest, own) = (AtomicUsize::new(0), AtomicU64::new(0), Mutex::default());
        Courtesy { start: Instant::now(), served, latest, own }
    }
}

impl Courtesy {
    /// Somebody is served from now on.
    pub(crate) fn serve(&self) -> Served<'_> {
        self.come(Instant::now());
        Served(self)
    }

    /// Waits while somebody is served, though not for ever.
    pub(crate) fn stand_aside(&self) {
        self.stand_aside_by(Instant::now, thread::sleep);
    }

    fn stand_aside_by(&self, mut now: impl FnMut() -> Instant, mut wait: impl FnMut(Duration)) {
        let begin = now();
        if self.is_quiet(begin) {
            return;
        }
        let mut own = self.own.lock().unwrap_or_else(PoisonError::into_inner);
        if own.is_some_and(|until| begin < until) {
            return;
        }
        let mut time = begin;
        while !self.is_quiet(time) {
            if time.duration_since(begin) >= PATIENCE {
                *own = Some(time + OWN);
                return;
            }
            wait(NOTICE);
            time = now();
        }
    }

    fn come(&self, now: Instant) {
        self.served.fetch_add(1, Ordering::Relaxed);
        self.note(now);
    }

    fn go(&self, now: Instant) {
        self.served.fetch_sub(1, Ordering::Relaxed);
        self.note(now);
    }

    fn note(&self, now: Instant) {
        self.latest.store(self.micros(now).max(1), Ordering::Relaxed);
    }

    fn is_quiet(&self, now: Instant) -> bool {
        let latest = match self.latest.load(Ordering::Relaxed) {
            0 => return true,
            latest => Duration::from_micros(self.micros(now).saturating_sub(latest)),
        };
        latest >= if self.served.load(Ordering::Relaxed) == 0 { AFTERMATH } else { LONG }
    }

    fn micros(&self, now: Instant) -> u64 {
        now.duration_since(self.start).as_micros() as u64
    }
}

impl Drop for Served<'_> {
    fn drop(&mut self) {
        self.0.go(Instant::now());
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

    /// A clock that goes on only when somebody works or waits.
    struct Day {
        courtesy: Courtesy,
        passed: Cell<Duration>,
    }

    impl Day {
        fn begin() -> Day {
            Day { courtesy: Courtesy::default(), passed: Cell::new(Duration::from_secs(1)) }
        }

        fn now(&self) -> Instant {
            self.courtesy.start + self.passed.get()
        }

        fn pass(&self, time: Duration) {
            self.passed.set(self.passed.get() + time);
        }

        /// How long work stands aside now.
        fn waits(&self) -> Duration {
            let before = self.passed.get();
            self.courtesy.stand_aside_by(|| self.now(), |time| self.pass(time));
            self.passed.get().saturating_sub(before)
        }
    }

    #[test]
    fn work_stands_still_while_somebody_is_served_and_a_moment_longer() {
        let day = Day::begin();
        assert_eq!(day.waits(), Duration::ZERO, "nobody was ever served");
        day.courtesy.come(day.now());
        day.pass(Duration::from_millis(3));
        day.courtesy.go(day.now());
        day.pass(Duration::from_millis(1));
        assert_eq!(day.waits(), AFTERMATH.saturating_sub(Duration::from_millis(1)));
        assert_eq!(day.waits(), Duration::ZERO);
    }

    #[test]
    fn a_twentieth_of_the_time_is_its_own() {
        let day = Day::begin();
        let mut worked = Duration::ZERO;
        day.courtesy.come(day.now());
        while day.passed.get() < Duration::from_millis(1200) {
            // One after the other is served.
            day.courtesy.come(day.now());
            day.courtesy.go(day.now());
            day.waits();
            let work = Duration::from_micros(50);
            worked += work;
            day.pass(work);
        }
        assert!((9..=11).contains(&worked.as_millis()), "{worked:?}");
    }

    #[test]
    fn it_waits_for_nobody_who_waits_for_something_else() {
        let day = Day::begin();
        // Somebody sends a form very slowly.
        day.courtesy.come(day.now());
        day.pass(LONG);
        assert_eq!(day.waits(), Duration::ZERO);
        // Somebody else is served meanwhile.
        day.courtesy.come(day.now());
        assert_eq!(day.waits(), PATIENCE);
    }

    #[test]
    fn whoever_is_served_is_counted_while_it_lasts() {
        let courtesy = Courtesy::default();
        let served = (courtesy.serve(), courtesy.serve());
        assert_eq!(courtesy.served.load(Ordering::Relaxed), 2);
        drop(served);
        assert_eq!(courtesy.served.load(Ordering::Relaxed), 0);
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
