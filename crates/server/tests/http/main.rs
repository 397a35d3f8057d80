//! The real server, over real connections.

mod assets;
mod bad_input;
mod browser;
mod hint;
mod links;
mod live;
mod moves;
mod seats;
mod server;
mod undo;
mod why;
