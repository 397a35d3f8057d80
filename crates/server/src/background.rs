//! Work that can wait: on a thread of its own with a low priority, so that those who play do not notice it even where
//! cores are few.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::OnceLock;
use std::sync::mpsc::{self, Sender};
use std::thread;

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

#[cfg(test)]
mod tests {
    use std::time::Duration;

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

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn everybody_else_goes_first() {
        let niceness = || rustix::process::nice(0).ok();
        let before = niceness();
        assert_eq!(Background::default().run(niceness).await, Some(Some(NICENESS)));
        assert_eq!(niceness(), before, "nobody but that thread steps back");
    }
}
