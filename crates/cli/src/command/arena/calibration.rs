//! Whether chances come true: what the judge said at the ends of turns, beside how often it came.

use std::fmt::Write as _;

use serde_json::{Value, json};

use super::table::Judged;

/// Positions that belong together.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Group {
    count: u32,
    said: f64,
    came: f64,
    square: f64,
}

impl Group {
    fn add(&mut self, judged: &Judged) {
        let (said, came) = (f64::from(judged.said), f64::from(judged.came));
        self.count += 1;
        self.said += said;
        self.came += came;
        self.square += (said - came).powi(2);
    }

    fn share(&self, sum: f64) -> f64 {
        sum / f64::from(self.count.max(1))
    }

    fn json(&self) -> Value {
        let [said, came, brier] = [self.said, self.came, self.square].map(|sum| self.share(sum));
        json!({ "positions": self.count, "said": said, "came": came, "brier": brier })
    }
}

/// The last round of each phase of a game.
const PHASES: [(u16, &str); 5] =
    [(5, "rounds 1-5"), (10, "rounds 6-10"), (15, "rounds 11-15"), (20, "rounds 16-20"), (u16::MAX, "rounds 21+")];

/// All positions, by phase of the game and by tenth of what was said.
#[derive(Default)]
pub(super) struct Calibration {
    all: Group,
    phases: [Group; PHASES.len()],
    tenths: [Group; 10],
}

impl Calibration {
    pub(super) fn new<'a>(judged: impl IntoIterator<Item = &'a Judged>) -> Calibration {
        let mut calibration = Calibration::default();
        for judged in judged {
            let phase = PHASES.iter().position(|(last, _)| judged.round <= *last).unwrap_or(PHASES.len() - 1);
            let tenth = (1..10).filter(|tenth| judged.said * 10.0 >= *tenth as f32).count();
            calibration.all.add(judged);
            calibration.phases[phase].add(judged);
            calibration.tenths[tenth].add(judged);
        }
        calibration
    }

    pub(super) fn is_empty(&self) -> bool {
        self.all.count == 0
    }

    fn groups(&self) -> impl Iterator<Item = (String, &Group)> {
        let phases = PHASES.iter().zip(&self.phases).map(|((_, name), group)| ((*name).to_owned(), group));
        let tenths =
            (0..10).zip(&self.tenths).map(|(tenth, group)| (format!("{}-{}%", 10 * tenth, 10 * tenth + 10), group));
        [("all".to_owned(), &self.all)].into_iter().chain(phases).chain(tenths).filter(|(_, group)| group.count > 0)
    }

    pub(super) fn text(&self) -> String {
        let mut text = String::from("\nCHANCES AT THE ENDS OF TURNS, AND WHAT CAME\n");
        let _ = writeln!(text, "{:<14} {:>9} {:>7} {:>7} {:>8}", "", "positions", "said", "came", "Brier");
        for (name, group) in self.groups() {
            let [said, came, brier] = [group.said, group.came, group.square].map(|sum| group.share(sum));
            let _ = writeln!(
                text,
                "{name:<14} {:>9} {:>6.1}% {:>6.1}% {brier:>8.4}",
                group.count,
                100.0 * said,
                100.0 * came
            );
        }
        text
    }

    pub(super) fn json(&self) -> Value {
        Value::Array(self.groups().map(|(name, group)| json!({ "group": name, "is": group.json() })).collect())
    }

    /// A reliability diagram: what was said from left to right, what came from bottom to top, the area of a dot as many
    /// positions as it stands for. What is well judged lies on the diagonal.
    pub(super) fn svg(&self) -> String {
        let mut dots = String::new();
        for group in self.tenths.iter().filter(|group| group.count > 0) {
            let (said, came) = (group.share(group.said), group.share(group.came));
            let radius = 2.0 + 14.0 * (f64::from(group.count) / f64::from(self.all.count)).sqrt();
            let _ = writeln!(
                dots,
                r##"<circle cx="{:.1}" cy="{:.1}" r="{radius:.1}" fill="#3a7d44" fill-opacity="0.7"><title>said {:.1}%, came {:.1}%, {} positions</title></circle>"##,
                40.0 + 400.0 * said,
                420.0 - 400.0 * came,
                100.0 * said,
                100.0 * came,
                group.count,
            );
        }
        format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 460 460" font-family="sans-serif" font-size="12">
<title>Predicted chances to win and what came, at the ends of turns</title>
<rect width="460" height="460" fill="#fff"/>
<path d="M40 420V20M40 420H440M40 420L440 20" fill="none" stroke="#999"/>
<text x="240" y="450" text-anchor="middle">chance that was told</text>
<text x="14" y="220" text-anchor="middle" transform="rotate(-90 14 220)">share that was won</text>
<text x="40" y="434">0</text><text x="440" y="434" text-anchor="end">100%</text>
{dots}</svg>
"##
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_compared_with_what_came() {
        let judged = |round, said, came| Judged { round, said, came };
        let all = [judged(1, 0.75, 1.0), judged(3, 0.75, 0.0), judged(30, 1.0, 1.0)];
        let calibration = Calibration::new(&all);
        let text = calibration.text();
        for line in ["all 3 83.3% 66.7% 0.2083", "rounds 1-5 2 75.0% 50.0% 0.3125", "90-100% 1 100.0% 100.0% 0.0000"] {
            let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(text.lines().any(|said| words(said) == line), "{line}: {text}");
        }
        assert_eq!(calibration.svg().matches("<circle").count(), 2);
        assert!(Calibration::new(&[]).is_empty());
    }
}
