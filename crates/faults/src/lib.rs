//! Faults on purpose.
//!
//! People press buttons at several servers that share a PostgreSQL database, while servers and the database are killed
//! and connections are cut or fall silent, at random moments. Everybody writes down what they sent and what they were
//! told ([`history`]). In the end a [`checker`] compares the histories with what is stored: nothing that was
//! acknowledged is lost, nothing was done twice, no two servers told different stories.

#[path = "../../server/tests/http/browser.rs"]
mod browser;
pub mod checker;
mod client;
pub mod history;
mod machine;
mod node;
mod party;
mod proxy;
mod pulse;
mod report;
mod run;
mod trouble;

pub use machine::Met;
pub use node::serve;
pub use report::{Report, Troubles};
pub use run::{Place, Plan, run};
