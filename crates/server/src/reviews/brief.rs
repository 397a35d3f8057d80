//! What a list says of a review: a few numbers, remembered for many games. The review itself is large; what is stored of it is
//! read behind the scenes, so that no page waits for that.

use std::sync::{Arc, Mutex, PoisonError};

use runestones_page::{Reading, ReviewState};
use runestones_review::{Pass, Review, TENTH, WHOLE};
use runestones_rules::Seat;
use runestones_store::{GameId, Played, Store as _};
use tokio::sync::Semaphore;

use super::{State, unpack};
use crate::app::App;
use crate::generations::Generations;
use crate::played::VICTORY;

/// So many are remembered, and as many that were looked at before.
const KEPT: usize = 1000;
/// A small graph has so many points at most.
const POINTS: usize = 40;

/// What lists say of reviews.
pub(crate) struct Briefs {
    known: Mutex<Generations<(GameId, Seat), ReviewState>>,
    /// One is read at a time. Whoever comes while one is read sees theirs the next time.
    reading: Arc<Semaphore>,
}

impl Default for Briefs {
    fn default() -> Briefs {
        Briefs { known: Mutex::new(Generations::new(KEPT)), reading: Arc::new(Semaphore::new(1)) }
    }
}

/// How far a reading has come, as pages say it.
pub(crate) fn reading(state: &State) -> Reading {
    let counted = state.progress.filter(|progress| progress.pass > Pass::Quick);
    counted.map_or(Reading { done: 0, of: 0 }, |progress| Reading { done: progress.done, of: progress.of })
}

impl App {
    /// What is known of the review of a finished game, for a seat. `booked` is what the book of whoever sat there says.
    /// Whoever looks at a list does not keep a reading going.
    pub(crate) fn review_state(&self, game: &GameId, seat: Seat, booked: Option<&Played>) -> ReviewState {
        if let Some(desk) = self.desk(game) {
            let state = desk.state.borrow().clone();
            match &state.review {
                Some(review) if state.finished => return brief(review, seat),
                _ if state.running => return ReviewState::Reading(reading(&state)),
                _ => {}
            }
        }
        let key = (game.clone(), seat);
        if let Some(known) = self.reviews.briefs.known.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return known.clone();
        }
        // A review has noted what was won without luck; so the rest was luck, and there is more to be read.
        match booked.and_then(|played| Some((played, played.skill?))) {
            Some((played, skill)) => {
                self.read_brief(key);
                ReviewState::Read { accuracy: None, luck: luck(played, skill), course: Vec::new() }
            }
            None => ReviewState::Unread,
        }
    }

    /// Reads what is stored of a review, for the next look.
    fn read_brief(&self, (game, seat): (GameId, Seat)) {
        let Ok(place) = Arc::clone(&self.reviews.briefs.reading).try_acquire_owned() else { return };
        let app = self.clone();
        tokio::spawn(async move {
            let _place = place;
            let Ok(Some(packed)) = app.store.review(&game, app.judge_name()).await else { return };
            let read = app.reviews.background.run(move || unpack(&packed).map(|review| brief(&review, seat)));
            if let Some(Some(state)) = read.await {
                app.reviews.briefs.known.lock().unwrap_or_else(PoisonError::into_inner).insert((game, seat), state);
            }
        });
    }
}

/// What a review says to a seat, in a line.
fn brief(review: &Review, seat: Seat) -> ReviewState {
    let accuracy = i32::try_from(review.accuracy(seat).share()).unwrap_or_default() * TENTH;
    let borders = review.turns().into_iter().map(|turn| turn.before).chain([review.ledger.end]);
    let course: Vec<i32> = borders.map(|chances| chances[seat.index()]).collect();
    // The end is always told.
    let every = course.len().div_ceil(POINTS).max(1);
    let mut course: Vec<i32> = course.into_iter().rev().step_by(every).collect();
    course.reverse();
    ReviewState::Read { accuracy: Some(accuracy), luck: review.ledger.luck()[seat.index()], course }
}

/// What luck gave, in millionths: what was won, without what was won beyond a fair share and without the fair share.
fn luck(played: &Played, skill: i64) -> i32 {
    let whole = i64::from(WHOLE);
    let won = whole * i64::from(played.won) / i64::from(VICTORY);
    let fair = whole / i64::from(played.players.max(1));
    i32::try_from(won - fair - skill).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use runestones_store::{Millis, PersonId};

    #[test]
    fn luck_is_what_is_left_of_a_result() {
        let played = Played {
            person: PersonId("a".to_owned()),
            time: Millis(0),
            game: GameId::from_bytes([0; 9]),
            seat: 0,
            players: 4,
            night: false,
            rated: false,
            won: VICTORY,
            stones: 0,
            skill: Some(100_000),
            card: String::new(),
        };
        // 100 % = 25 % fair share + 10 % by playing well + 65 % luck.
        assert_eq!(luck(&played, 100_000), 650_000);
        assert_eq!(luck(&Played { won: 0, ..played }, -50_000), -200_000);
    }
}
