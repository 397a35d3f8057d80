//! Who waits for whom when there is more to do than the processor can handle: moves pass by, pages wait for their turn.
//!
//! A move is answered as soon as it is stored, and waits in none of these queues. With few permits in each lane there is
//! always a thread that takes the next move in hand after a millisecond or two.

use std::net::IpAddr;
use std::num::NonZero;
use std::thread;
use std::time::Duration;

use tokio::sync::{Semaphore, SemaphorePermit};

use crate::app::App;
use crate::error::Refusal;
use crate::limit::{Crowd, Member, Wait, household};
use crate::person::Visitor;

/// The queues.
pub(crate) struct Lanes {
    /// Pages as they are drawn all the time.
    pages: Semaphore,
    /// What costs more than a millisecond.
    dear: Semaphore,
    dear_of_household: Crowd<IpAddr>,
    dear_of_all: Crowd<()>,
    /// Tables that are read from the store.
    loads: Semaphore,
    /// Drawings for those who only watch.
    watchers: Semaphore,
    /// Bots that play among themselves.
    shows: Semaphore,
    /// Records that are sent, which are large.
    uploads: Crowd<()>,
    uploads_of_household: Crowd<IpAddr>,
}

/// How many may wait for something expensive, and how many of one household.
const WAITING: usize = 128;
const WAITING_OF_HOUSEHOLD: usize = 16;

/// How many records may be uploading at a time, and how many from one household.
const UPLOADS: usize = 32;
const UPLOADS_OF_HOUSEHOLD: usize = 4;

/// A turn in a lane; when it is dropped, the next one has theirs.
#[derive(Default)]
pub(crate) struct Turn<'a> {
    /// A lane lasts as long as the server: it is `None` only if there is no queue.
    _permit: Option<SemaphorePermit<'a>>,
    _waiting: Option<(Member<()>, Member<IpAddr>)>,
}

impl<'a> Turn<'a> {
    async fn in_lane(lane: &'a Semaphore) -> Turn<'a> {
        Turn { _permit: lane.acquire().await.ok(), _waiting: None }
    }
}

impl Default for Lanes {
    fn default() -> Lanes {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        // One of two cores is left to the moves.
        let half = (cores / 2).max(1);
        Lanes {
            pages: Semaphore::new(2 * cores),
            dear: Semaphore::new(half),
            dear_of_household: Crowd::new(WAITING_OF_HOUSEHOLD),
            dear_of_all: Crowd::new(WAITING),
            loads: Semaphore::new(cores),
            watchers: Semaphore::new(half),
            shows: Semaphore::new(half),
            uploads: Crowd::new(UPLOADS),
            uploads_of_household: Crowd::new(UPLOADS_OF_HOUSEHOLD),
        }
    }
}

impl App {
    /// A turn to draw a page.
    pub(crate) async fn page_lane(&self) -> Turn<'_> {
        Turn::in_lane(&self.lanes.pages).await
    }

    /// A turn to read a table from the store.
    pub(crate) async fn load_lane(&self) -> Turn<'_> {
        Turn::in_lane(&self.lanes.loads).await
    }

    /// A turn to draw a table for somebody who only watches; whoever sits there does not wait.
    pub(crate) async fn live_lane(&self, sits: bool) -> Turn<'_> {
        if sits { Turn::default() } else { Turn::in_lane(&self.lanes.watchers).await }
    }

    /// A turn for a bot to think, if only bots play at its table; a bot that somebody plays against does not wait here.
    pub(crate) async fn show_lane(&self, show: bool) -> Turn<'_> {
        if show { Turn::in_lane(&self.lanes.shows).await } else { Turn::default() }
    }

    /// A turn to do something that costs more than a millisecond, unless this address has asked for too much of it or too
    /// many wait already.
    pub(crate) async fn dear_lane(&self, visitor: &Visitor) -> Result<Turn<'_>, Refusal> {
        self.admit_dear(visitor)?;
        let lanes = &self.lanes;
        let busy = || Refusal::TooFast(Wait(Duration::from_secs(2)));
        let mine = lanes.dear_of_household.join(&household(visitor.origin.address)).ok_or_else(busy)?;
        let all = lanes.dear_of_all.join(&()).ok_or_else(busy)?;
        Ok(Turn { _waiting: Some((all, mine)), ..Turn::in_lane(&lanes.dear).await })
    }

    /// Room for a record that is sent, as long as the answer is kept.
    pub(crate) fn upload_lane(&self, visitor: &Visitor) -> Result<(Member<()>, Member<IpAddr>), Refusal> {
        let busy = || Refusal::TooFast(Wait(Duration::from_secs(5)));
        let lanes = &self.lanes;
        let mine = lanes.uploads_of_household.join(&household(visitor.origin.address)).ok_or_else(busy)?;
        Ok((lanes.uploads.join(&()).ok_or_else(busy)?, mine))
    }
}

#[cfg(test)]
mod tests {
    use std::pin::pin;
    use std::task::{Context, Waker};

    use super::*;
    use crate::config::Config;

    /// A turn, if it can be had at once.
    fn at_once<'a>(waiting: impl Future<Output = Turn<'a>>) -> Option<Turn<'a>> {
        match pin!(waiting).poll(&mut Context::from_waker(Waker::noop())) {
            std::task::Poll::Ready(turn) => Some(turn),
            std::task::Poll::Pending => None,
        }
    }

    #[tokio::test]
    async fn in_every_lane_only_so_many_have_their_turn_and_players_pass_by() {
        let (app, _folder) = App::for_test(&Config::default()).await;
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let half = (cores / 2).max(1);
        let many = 0..1000;
        let pages: Vec<Turn> = many.clone().map_while(|_| at_once(app.page_lane())).collect();
        let loads: Vec<Turn> = many.clone().map_while(|_| at_once(app.load_lane())).collect();
        let watchers: Vec<Turn> = many.clone().map_while(|_| at_once(app.live_lane(false))).collect();
        let mut shows: Vec<Turn> = many.clone().map_while(|_| at_once(app.show_lane(true))).collect();
        assert_eq!([&pages, &loads, &watchers, &shows].map(Vec::len), [2 * cores, cores, half, half]);
        for _ in many {
            assert!(at_once(app.live_lane(true)).is_some(), "whoever sits at a table does not wait for watchers");
            assert!(at_once(app.show_lane(false)).is_some(), "nor for bots that play among themselves");
        }
        drop(shows.pop());
        assert!(at_once(app.show_lane(true)).is_some(), "whose turn is over makes room");
    }

    #[tokio::test]
    async fn only_so_many_wait_for_what_is_dear_and_send_what_is_large() {
        let (app, _folder) = App::for_test(&Config::default().without_limits()).await;
        let at_home = Visitor::from_address(1);
        let visitors: Vec<Visitor> = (0..200).map(|number| Visitor::from_address(1000 + number)).collect();
        let visitors: Vec<&Visitor> = std::iter::repeat_n(&at_home, 50).chain(&visitors).collect();
        // Whoever is not refused at once has a turn or waits for one.
        let mut waiting = Vec::new();
        let mut refused = Vec::new();
        for (number, visitor) in visitors.iter().enumerate() {
            let mut turn = Box::pin(app.dear_lane(visitor));
            match turn.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
                std::task::Poll::Ready(Err(_)) => refused.push(number),
                std::task::Poll::Ready(Ok(turn)) => waiting.push((Some(turn), None)),
                std::task::Poll::Pending => waiting.push((None, Some(turn))),
            }
        }
        let of_home = refused.iter().filter(|number| **number < 50).count();
        assert_eq!((50 - of_home, waiting.len()), (WAITING_OF_HOUSEHOLD, WAITING));
        let uploads: Vec<_> = visitors.iter().filter_map(|visitor| app.upload_lane(visitor).ok()).collect();
        assert_eq!(uploads.len(), UPLOADS);
    }
}
