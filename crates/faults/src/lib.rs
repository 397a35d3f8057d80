//! Faults on purpose.
//!
//! People press buttons at several servers that share a PostgreSQL database, or at one that keeps its games in a file,
//! while servers and the database are killed, connections are cut or fall silent, disks are slow or full and clocks
//! jump, at random moments. Everybody writes down what they sent and what they were told ([`history`]). In the end a
//! [`checker`] compares the histories with what is stored: nothing that was acknowledged is lost, nothing was done
//! twice, no two servers told different stories. Meanwhile the servers sweep what others left behind long ago: only that is
//! deleted, wholly and for ever. And whatever was wrong, every table goes on by itself afterwards.
//!
//! Some of them are a club (`club.rs`): they play rated games by clocks, and only when an alert tells them that it is their turn. In
//! the end days pass while a server is dead. Then all who had no time left have run out of it, once, and nobody earlier than
//! promised; everybody was told of every turn, with one id for each; and the ratings are what the games give when they are
//! counted again.

pub mod checker;
mod client;
mod clocks;
mod club;
pub mod history;
mod leftovers;
mod machine;
mod node;
mod party;
mod proxy;
mod pulse;
mod report;
mod run;
mod siege;
mod trouble;

pub use machine::Met;
pub use node::serve;
pub use report::{Report, Troubles};
pub use run::{Deployment, Plan, run};
pub use siege::{Attack, Outcome, Siege, serve_besieged};
