//! The table in the browser: pages, seats, live updates.
//!
//! [`serve`] runs the whole of it. What is decided at a table is in `runestones_table`, what is drawn in
//! `runestones_page`, both without a socket or a clock; everything that listens, stores or waits is in here.

mod accounts;
mod acquaintances;
mod alerts;
mod app;
mod background;
mod backups;
mod bans;
mod bots;
mod cards;
mod clocks;
mod config;
mod connection;
mod daily;
mod error;
mod fairness;
mod follow;
mod generations;
mod here;
mod kept;
mod lanes;
mod limit;
mod limits;
mod lobby;
mod metrics;
mod observe;
mod operator;
mod origin;
mod packing;
mod passkeys;
mod person;
mod played;
mod player;
mod practice;
mod puzzles;
mod ratings;
mod rehearse;
mod render;
mod reviews;
mod routes;
mod serve;
mod shell;
mod standings;
mod sweep;
mod table;
mod time;
mod tries;

pub use app::new_secret;
pub use backups::BackupPlan;
pub use config::Config;
pub use connection::Patience;
pub use limit::{Limiter, Wait};
pub use played::enter_due;
pub use ratings::{Recomputed, count_due, recompute};
pub use rehearse::{Rehearsed, rehearse};
pub use serve::{CannotServe, serve};
pub use time::Time;
