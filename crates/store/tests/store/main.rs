//! One suite for every backend, and what is special about SQLite.

mod archive;
mod audit;
mod backend;
mod damage;
mod kill;
mod memory;
mod model;
mod nodes;
mod open;
mod suite;
mod tls;
