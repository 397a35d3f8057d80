//! The lines of the final score.

use crate::bundle::text;
use crate::locale::Locale;

/// What a final score is made of (E2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScorePart {
    /// Points on the track when the last turn ended.
    Track,
    /// Gems and ore.
    LeftOver,
    /// The upper row.
    TopRow,
    /// The lower row.
    BottomRow,
    /// All of it.
    Total,
}

impl ScorePart {
    /// All parts, in the order of the table.
    pub const ALL: [ScorePart; 5] =
        [ScorePart::Track, ScorePart::LeftOver, ScorePart::TopRow, ScorePart::BottomRow, ScorePart::Total];
}

/// The label of a line of the final score.
pub fn score_label(locale: Locale, part: ScorePart) -> String {
    let key = match part {
        ScorePart::Track => "score-track",
        ScorePart::LeftOver => "score-left-over",
        ScorePart::TopRow => "score-row-top",
        ScorePart::BottomRow => "score-row-bottom",
        ScorePart::Total => "score-total",
    };
    text(locale, key, &[])
}
