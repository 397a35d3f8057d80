//! The pages, as pure functions of plain data: what they show is what they are given, in the language they are given.
//!
//! Everything works without script; the script only keeps a table up to date, moves things and knows some keys. There
//! is no inline style and no inline script, so the strictest content security policy holds.

mod ability;
pub mod assets;
mod bar;
mod board;
mod card;
mod chat;
mod coach;
mod curtain;
mod describe;
mod display;
mod error;
mod fetch;
mod finish;
mod forges;
mod front;
mod gallery;
mod graph;
mod hand;
mod hint;
mod history;
mod home;
mod icon;
mod import;
mod join;
mod layout;
mod learn;
mod legal;
mod log;
mod new_game;
mod own;
mod part;
mod pile;
mod prompt;
mod rivals;
mod rule;
mod rules;
mod runes;
mod settings;
mod spans;
mod spot;
mod supply;
mod table;
mod text;
mod tip;
mod track;
mod view;
mod why;

pub use bar::bar;
pub use chat::{LONGEST_MESSAGE, chat};
pub use coach::{Coach, not_now};
pub use curtain::curtain;
pub use describe::{LeadsTo, Line, Part, describe, description};
pub use display::display;
pub use error::error;
pub use fetch::fetch;
pub use finish::finish;
pub use forges::forges;
pub use front::front;
pub use gallery::{Filter, gallery};
pub use hand::{cards, hand};
pub use hint::{Advice, Advised, hint};
pub use history::history;
pub use home::{GameCard, GameState, HomeView, home};
pub use import::{ImportView, import};
pub use join::{JoinView, join};
pub use layout::{Head, layout};
pub use learn::{LearnView, LessonCard, learn};
pub use legal::Legal;
pub use log::log;
pub use new_game::{NewGameView, new_game};
pub use own::own;
pub use part::{Parts, Stretch, Whole, stretches};
pub use pile::{NoSuchPile, PileName, pile};
pub use prompt::prompt;
pub use rivals::rivals;
pub use rule::of_event as rule_of;
pub use rules::{overview, rules};
pub use runes::runes;
pub use settings::settings;
pub use supply::{supply, wisps};
pub use table::{table, title};
pub use text::{lesson_in_words, plain_table, text_page, text_table};
pub use tip::Tip;
pub use track::track;
pub use view::{
    Chat, ChatLine, Controls, Ending, GameInfo, History, LogEntry, LogLine, NextGame, SeatInfo, SeatKind, Settings,
    Speed, TableView, Theme,
};
pub use why::{Why, why, why_page};
