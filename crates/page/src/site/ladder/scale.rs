//! The picture beside the numbers of the ladder: everybody's interval on one scale, bots as landmarks.

use maud::{Markup, html};

use super::LadderLine;

const WIDTH: i64 = 200;
const HEIGHT: i64 = 24;
/// Numbers stand on the ruler so far apart.
const STEP: i64 = 500;

/// From the lowest to the highest interval that is shown.
pub(super) struct Scale {
    low: i64,
    high: i64,
    landmarks: Vec<i64>,
}

impl Scale {
    pub(super) fn of(lines: &[LadderLine]) -> Scale {
        let low = lines.iter().map(|line| line.rating - line.reach).min().unwrap_or(1000);
        let high = lines.iter().map(|line| line.rating + line.reach).max().unwrap_or(2000);
        let landmarks = lines.iter().filter(|line| line.level.is_some()).map(|line| line.rating).collect();
        Scale { low: low - 50, high: high + 50, landmarks }
    }

    fn x(&self, rating: i64) -> i64 {
        (rating - self.low) * WIDTH / (self.high - self.low).max(1)
    }

    /// The head of the column.
    pub(super) fn ruler(&self) -> Markup {
        let first = (self.low + STEP - 1).div_euclid(STEP) * STEP;
        let numbers =
            (first..=self.high).step_by(STEP as usize).filter(|rating| (14..=WIDTH - 14).contains(&self.x(*rating)));
        html! {
            svg.scale viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } aria-hidden="true" {
                @for rating in numbers { text.scale__n x=(self.x(rating)) y="16" text-anchor="middle" { (rating) } }
            }
        }
    }

    /// Where somebody stands: a dot with its whisker, or the square of a bot. The numbers are in the row.
    pub(super) fn mark(&self, line: &LadderLine) -> Markup {
        let (x, y) = (self.x(line.rating), HEIGHT / 2);
        let ends = [self.x(line.rating - line.reach), self.x(line.rating + line.reach)];
        html! {
            svg.scale viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } aria-hidden="true" {
                @for landmark in &self.landmarks { line.scale__landmark x1=(self.x(*landmark)) x2=(self.x(*landmark)) y1="0" y2=(HEIGHT) {} }
                @if line.level.is_some() { rect.scale__bot x=(x - 4) y=(y - 4) width="8" height="8" {} } @else {
                    line.scale__reach x1=(ends[0]) x2=(ends[1]) y1=(y) y2=(y) {}
                    @for end in ends { line.scale__reach x1=(end) x2=(end) y1=(y - 4) y2=(y + 4) {} }
                    circle.scale__dot cx=(x) cy=(y) r="4" {}
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(rating: i64, reach: i64, level: Option<&'static str>) -> LadderLine {
        let (name, page, is_me, games) = (String::new(), None, false, 20);
        LadderLine { name, page, level, is_me, rating, reach, games, place: None, moved: None, skipped: 0 }
    }

    #[test]
    fn all_stand_on_one_scale_and_within_it() {
        let lines = [line(2094, 0, Some("archdruid")), line(1600, 90, None), line(734, 0, Some("apprentice"))];
        let scale = Scale::of(&lines);
        assert!(scale.x(2094) > scale.x(1600) && scale.x(1600) > scale.x(734));
        for line in &lines {
            let ends = [line.rating - line.reach, line.rating + line.reach].map(|end| scale.x(end));
            assert!(ends.iter().all(|end| (0..=WIDTH).contains(end)), "{line:?}");
        }
        // A person has a dot and two whiskers, and every row the landmarks.
        let drawn = scale.mark(&lines[1]).0;
        assert_eq!((drawn.matches("scale__dot").count(), drawn.matches("scale__landmark").count()), (1, 2));
        assert!(scale.ruler().0.contains(">1500<"));
    }
}
