//! How a person likes the table.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::tip::Tip;
use crate::vacation::Vacations;

/// How a person likes the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own on the page of the settings")]
pub struct Settings {
    /// Night or dawn.
    pub theme: Theme,
    /// Letters on gems.
    pub letters: bool,
    /// How fast the moves of others are shown.
    pub speed: Speed,
    /// Whether there are sounds.
    pub sounds: bool,
    /// Whether the end of a turn asks for confirmation.
    pub confirm: bool,
    /// Whether there are tips for beginners.
    pub tips: bool,
    /// What is played for the person.
    pub ease: Ease,
    /// Whether games open in words.
    pub text: bool,
}

/// What is played for a person without a click of theirs; it can be taken back like any move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ease {
    /// Whatever has one sensible outcome.
    pub effects: bool,
    /// The end of the turn, once nothing else is left.
    pub end: bool,
}

impl Ease {
    /// Nothing: for bots, and for those who like to do everything themselves.
    pub const NONE: Ease = Ease { effects: false, end: false };
}

impl Settings {
    /// Where a game opens.
    pub fn table_address(self, game: impl std::fmt::Display) -> String {
        format!("/game/{game}{}", if self.text { "/text" } else { "" })
    }
}

/// The two looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Dark.
    #[default]
    Night,
    /// Light.
    Dawn,
}

/// How fast things move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Speed {
    /// For those who like to follow everything.
    Slow,
    /// As the designer meant it.
    #[default]
    Normal,
    /// For those who know the game.
    Fast,
    /// Nothing moves.
    Instant,
}

impl Theme {
    /// Both, in the order of the settings.
    pub const ALL: [Theme; 2] = [Theme::Night, Theme::Dawn];

    /// The word in forms, cookies and style sheets.
    pub const fn word(self) -> &'static str {
        match self {
            Theme::Night => "night",
            Theme::Dawn => "dawn",
        }
    }
}

impl Speed {
    /// All of them, slowest first.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::Instant];

    /// The word in forms and cookies.
    pub const fn word(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Normal => "normal",
            Speed::Fast => "fast",
            Speed::Instant => "instant",
        }
    }
}

/// How somebody likes the table, as it is stored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
#[expect(clippy::struct_excessive_bools, reason = "each is a setting of its own")]
pub struct Likes {
    /// The language they chose.
    pub language: Option<String>,
    /// The word of the theme.
    pub theme: String,
    /// Letters on gems.
    pub letters: bool,
    /// The word of the speed.
    pub speed: String,
    /// Whether there are sounds.
    pub sounds: bool,
    /// Whether the end of a turn asks for confirmation.
    pub confirm: bool,
    /// Whether they take every effect themselves, also one with a single sensible outcome.
    pub by_hand: bool,
    /// Whether a turn ends by itself once nothing is left to be done.
    pub end_at_once: bool,
    /// Whether games open in words.
    pub text: bool,
    /// How far they are as a learner.
    pub learning: Learning,
    /// Their vacations, which games over days do not count.
    pub vacations: Vacations,
}

/// How far somebody is on the way from a newcomer to a druid.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Learning {
    /// The lessons they have finished.
    pub lessons: BTreeSet<String>,
    /// Whether they asked for tips, or for none; who said nothing has them until a game is finished.
    pub wants_tips: Option<bool>,
    /// Whether they had finished a game when they last sat down.
    pub has_finished: bool,
    /// The tips they have had.
    pub seen_tips: BTreeSet<Tip>,
    /// How they do at puzzles.
    pub puzzles: PuzzleForm,
}

/// How somebody does at puzzles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct PuzzleForm {
    /// Rating and deviation, once they have tried one.
    pub rating: Option<(u16, u16)>,
    /// How many they solved in a row.
    pub streak: u32,
    /// The most they ever did.
    pub best: u32,
}

impl Learning {
    /// Whether they get tips.
    pub fn has_tips(&self) -> bool {
        self.wants_tips.unwrap_or(!self.has_finished)
    }

    /// They want tips, or none. Whoever says what holds anyway has said nothing.
    pub fn want_tips(&mut self, wanted: bool) {
        if wanted != self.has_tips() {
            self.wants_tips = Some(wanted);
        }
    }
}

impl Likes {
    /// What the pages need to know of it.
    pub fn settings(&self) -> Settings {
        Settings {
            theme: Theme::ALL.into_iter().find(|theme| theme.word() == self.theme).unwrap_or_default(),
            letters: self.letters,
            speed: Speed::ALL.into_iter().find(|speed| speed.word() == self.speed).unwrap_or_default(),
            sounds: self.sounds,
            confirm: self.confirm,
            tips: self.learning.has_tips(),
            ease: self.ease(),
            text: self.text,
        }
    }

    /// What is played for them.
    pub fn ease(&self) -> Ease {
        Ease { effects: !self.by_hand, end: self.end_at_once }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tips(stored: &str) -> bool {
        serde_json::from_str::<Likes>(stored).expect("likes").settings().tips
    }

    #[test]
    fn tips_are_on_until_a_game_is_finished_or_somebody_says_otherwise() {
        assert!(tips("{}"));
        assert!(!tips(r#"{"learning":{"has-finished":true}}"#));
        assert!(!tips(r#"{"learning":{"wants-tips":false}}"#));
        assert!(tips(r#"{"learning":{"wants-tips":true,"has-finished":true}}"#));
        let mut learning = Learning::default();
        learning.want_tips(true);
        assert_eq!(learning.wants_tips, None, "who saves the settings as they are chooses nothing");
        learning.want_tips(false);
        assert!(!learning.has_tips());
        // Before there was a choice every newcomer was stored without tips.
        assert!(tips(r#"{"learning":{"lessons":["summon"],"tips":false}}"#));
    }
}
