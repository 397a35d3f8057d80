//! What a table decides: who may do what, what a deed makes of the game, and what each person may see and hear of it.
//!
//! Nothing in here waits, stores, listens, or looks at a clock: whoever has those calls in here and gets an answer. So the
//! same table can be kept by a server or by a browser.

mod advice;
mod chat;
mod clock;
mod hash;
mod header;
mod leaving;
mod lesson;
mod log;
mod names;
mod past;
mod presence;
mod reader;
mod seats;
mod settings;
mod signs;
mod table;
mod terms;
mod tip;
mod vacation;
mod watching;

pub use advice::{Advice, Advised, CannotAdvise, advice};
pub use chat::{Chat, ChatLine, KEPT_LINES, LONGEST_MESSAGE, Muted, Said, heard, words};
pub use clock::{ABSENT, BACK, Fall, GRACE, LAG, Reading};
pub use hash::{hash, hashed_id, hex};
pub use header::{BadHeader, Header, Imported, Sitter, is_bot};
pub use leaving::{Ended, Incident, Place, RETURNS, STAND_IN, UnknownWish, What, Wish};
pub use lesson::{LEARNER, Lesson, Moment, Part};
pub use log::RecentEvents;
pub use names::{look_alike, tidy_name, told_apart};
pub use past::{Around, Course, History, Mark, Past, Scores, Stride, Turn, scores_by_round};
pub use presence::{Attendance, Presence};
pub use reader::Reader;
pub use seats::{NextGame, SeatKind};
pub use settings::{Ease, Learning, Likes, PuzzleForm, Settings, Speed, Theme};
pub use table::{Deed, Next, Refused, Table};
pub use terms::{BadClock, Clock, OutOfTime, Terms};
pub use tip::Tip;
pub use vacation::{NoVacation, Spell, Vacations};
