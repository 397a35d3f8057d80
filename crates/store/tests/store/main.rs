//! One suite for every backend, and what is special about SQLite.

mod backend;
mod damage;
mod kill;
mod memory;
mod model;
mod nodes;
mod open;
mod suite;
