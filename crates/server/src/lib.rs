//! The table in the browser: pages, seats, live updates.
//!
//! [`serve`] runs the whole of it. The pages are in [`page`], pure functions of what somebody may see; everything that
//! listens, stores or waits is around them.

mod acquaintances;
mod app;
mod connection;
mod error;
mod follow;
mod lesson;
mod limit;
mod lobby;
mod metrics;
mod observe;
pub mod page;
mod person;
mod render;
mod routes;
mod serve;
mod shell;
mod table;

pub use connection::Patience;
pub use serve::{CannotServe, Config, serve};
