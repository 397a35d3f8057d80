//! The real server, over real connections.

mod assets;
mod bad_input;
mod browser;
mod forms;
mod hint;
mod hostile;
mod import;
mod learn;
mod limits;
mod links;
mod live;
mod moves;
mod mute;
mod names;
mod no_script;
mod nodes;
mod open_games;
mod operate;
mod pace;
mod proxy;
mod rematch;
mod seats;
mod server;
mod text_table;
mod undo;
mod why;
