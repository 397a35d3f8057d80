//! Every word that Rune Stones says, in six languages.
//!
//! The rules emit keys and values, never prose. Here they become sentences: all words stand in the Fluent files under
//! `locales/`, which are part of the binary, so nothing is read at run time.
//!
//! ```
//! use runestones_i18n::{Locale, Voice, plain, text};
//! use runestones_rules::{CardSet, Event, Gem, Holder, Seat};
//!
//! // A text of the page.
//! assert_eq!(text(Locale::De, "ui-undo", &[]), "Rückgängig");
//!
//! // What happened, as one of the players reads it; gems, cards and the like are pieces that a page can draw.
//! let names = ["Brown".to_owned(), "Grey".to_owned()];
//! let voice = Voice::new(Locale::En, CardSet::standard(), &names);
//! let event = Event::Gems { gem: Gem::Wild, count: 2, from: Holder::Supply, to: Holder::Seat(Seat::FIRST) };
//! let line = voice.event_line(event, None).expect("gems deserve a line");
//! assert_eq!(plain(&line), "Brown takes 2 wild gems");
//! let own = voice.event_line(event, Some(Seat::FIRST)).expect("gems deserve a line");
//! assert_eq!(plain(&own), "You take 2 wild gems");
//! ```

mod ability;
mod answer;
mod bundle;
mod error;
mod event;
mod line;
mod locale;
mod names;
mod negotiate;
mod piece;
mod prompt;
mod short;
mod span;
mod table;
mod voice;
mod why;

pub use bundle::{Arg, text};
pub use error::{bad_option, illegal};
pub use event::{Listener, is_told};
pub use locale::{Locale, UnknownLocale};
pub use names::{
    ScorePart, artifact_name, chapter_name, colour_letter, colour_name, creature_name, die_face_name, die_face_text,
    druid_name, rule_text, rune_name, rune_text, score_heading, score_label, space_name,
};
pub use piece::Piece;
pub use span::{Span, plain};
pub use voice::Voice;
