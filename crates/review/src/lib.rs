//! What a finished game was made of: after each entry the chance of every seat, each decision judged from what its
//! mover could know, and all luck booked so that it adds up exactly.
//!
//! Every definition stands in `docs/review.md`. There is no clock, thread or file here: a [`Reviewer`] is an iterator
//! of small steps that somebody drives, as politely as they like.
//!
//! ```
//! use runestones_review::{Archdruid, Reviewer, Settings};
//! # use runestones_rules::{Options, Seed, Session, Decider};
//! # let mut session = Session::new(Options::base(2), vec!["A".into(), "B".into()], Seed::from_number(3)).unwrap();
//! # let mut bot = runestones_ai::bot_named("greedy", 7).unwrap();
//! # while let Decider::Seat(seat) = session.game().decider() {
//! #     let mv = bot.choose(&session.game().view(seat));
//! #     session.play(mv, &mut ()).unwrap();
//! # }
//! # let record = session.record().clone();
//! // At a glance, without any simulation.
//! let settings = Settings { simulations: 0, ..Settings::default() };
//! let review = Reviewer::new(&record, Archdruid::embedded(), settings)?.finish();
//! let ledger = review.ledger.in_tenths();
//! for seat in review.all_seats().map(|seat| seat.index()) {
//!     let sum = ledger.start[seat] + ledger.own[seat] + ledger.others[seat] + ledger.luck()[seat];
//!     assert_eq!(sum, ledger.end[seat]);
//! }
//! # Ok::<(), runestones_review::CannotReview>(())
//! ```

mod book;
mod calibrate;
mod judge;
mod ledger;
mod look;
mod prospect;
mod review;
mod reviewer;
mod units;
mod weighing;

pub use judge::{Archdruid, Judge, Weighed};
pub use ledger::{Ledger, LuckKind};
pub use prospect::Prospect;
pub use review::{
    Accuracy, BLUNDER, GOOD, GREAT_LUCK, Judged, Judgement, MISTAKE, Mark, Review, SLIP, Step, Turn, What,
};
pub use reviewer::{CannotReview, DOUBT, MOST_ENTRIES, Pass, Progress, Reviewer, Settings};
pub use units::{BySeat, TENTH, WHOLE, difference, sum};
pub use weighing::Weighing;
