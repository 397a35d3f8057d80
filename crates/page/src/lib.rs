//! The pages, as pure functions of plain data: what they show is what they are given, in the language they are given.
//!
//! Everything works without script; the script only keeps a table up to date, moves things and knows some keys. There
//! is no inline style and no inline script, so the strictest content security policy holds.
//!
//! The rooms: `site` has every page that is not a table, `review` what is said about a finished game, `table` the regions of a table, `piece` what both are made of,
//! `view` what somebody may see of a table, from which all of it is drawn, and `words` the table in words, for the text
//! table and for terminals.

pub mod assets;
mod piece;
mod review;
mod site;
mod table;
mod view;
mod words;

pub use piece::qr::qr_code;
pub use piece::rule::of_event as rule_of;
pub use review::{
    LedgerColumn, Reading, ReviewPage, ReviewView, Trial, difference_text, line_text, percent_text, points_text,
    reading_text, report, review, summary,
};
pub use site::*;
pub use table::*;
pub use view::*;
pub use words::{LeadsTo, Line, Part, describe, description};
