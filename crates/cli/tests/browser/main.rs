//! The table as people meet it: a real Chromium, driven through `WebDriver`, at a real server.
//!
//! Needs the Debian packages `chromium` and `chromium-driver`; without them every test fails and says so.

mod axe;
mod balancer;
mod browser;
mod covered;
mod driver;
mod http;
mod play;
mod server;
mod wait;

mod accessibility_tree;
mod after;
mod alerts;
mod audit;
mod choreography;
mod clocks;
mod ears;
mod frames;
mod hint;
mod history;
mod invite;
mod keyboard;
mod languages;
mod lessons;
mod menu;
mod motion;
mod offline;
mod one_device;
mod online;
mod passkeys;
mod people;
mod pointing;
mod reach;
mod replay;
mod rolling;
mod screenshots;
mod scripts;
mod sizes;
mod sweep;
mod undo;
mod whole_game;
mod why;
