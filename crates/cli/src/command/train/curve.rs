//! The strength over time as a picture.

use std::fmt::Write as _;

/// The width and the height of the picture, and where its axes stand.
const SIZE: (f64, f64) = (640.0, 320.0);
const LEFT: f64 = 48.0;
const RIGHT: f64 = 620.0;
const TOP: f64 = 20.0;
const BOTTOM: f64 = 276.0;

/// A curve of the share won against the greedy bot, from the lines of a log.
pub(super) fn svg(log: &str) -> String {
    let points: Vec<(f64, f64)> = log.lines().filter_map(point).collect();
    let most = points.iter().map(|(games, _)| *games).fold(1.0, f64::max);
    let x = |games: f64| LEFT + (RIGHT - LEFT) * games / most;
    let y = |won: f64| BOTTOM - (BOTTOM - TOP) * won / 100.0;
    let mut shapes = String::new();
    for won in [0, 25, 50, 75, 100] {
        let at = y(f64::from(won));
        let _ = writeln!(
            shapes,
            r##"<path d="M{LEFT} {at:.1}H{RIGHT}" stroke="#ddd"/><text x="{}" y="{:.1}" text-anchor="end">{won}%</text>"##,
            LEFT - 6.0,
            at + 4.0
        );
    }
    let line: Vec<String> = points.iter().map(|(games, won)| format!("{:.1},{:.1}", x(*games), y(*won))).collect();
    let _ =
        writeln!(shapes, r##"<polyline points="{}" fill="none" stroke="#3a7d44" stroke-width="2"/>"##, line.join(" "));
    for (games, won) in &points {
        let _ = writeln!(
            shapes,
            r##"<circle cx="{:.1}" cy="{:.1}" r="3" fill="#3a7d44"><title>{games} games, {won}%</title></circle>"##,
            x(*games),
            y(*won)
        );
    }
    let (width, height) = SIZE;
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12">
<title>Won against the greedy bot, by games learned from</title>
<rect width="{width}" height="{height}" fill="#fff"/>
{shapes}<path d="M{LEFT} {TOP}V{BOTTOM}H{RIGHT}" fill="none" stroke="#999"/>
<text x="{LEFT}" y="{below}">0</text><text x="{RIGHT}" y="{below}" text-anchor="end">{most} games</text>
<text x="{middle}" y="{lowest}" text-anchor="middle">won against the greedy bot, 24 simulations</text>
</svg>
"##,
        below = BOTTOM + 16.0,
        middle = f64::midpoint(LEFT, RIGHT),
        lowest = height - 8.0,
    )
}

/// The games and the percentage of a line, if it is a measurement.
fn point(line: &str) -> Option<(f64, f64)> {
    let (games, _) = line.trim_start().split_once(" games ")?;
    let (_, won) = line.split_once("against greedy ")?;
    let (won, _) = won.split_once('%')?;
    Some((games.parse().ok()?, won.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_measurement_is_a_dot() {
        let log = "    4000 games     900 positions  10 s  against greedy 2.5%\n\
                   what else is said\n    8000 games  ...  against greedy 50.0%  against the one before 90.0%\n";
        let picture = svg(log);
        assert_eq!(picture.matches("<circle").count(), 2);
        assert!(picture.contains(r#"points="334.0,269.6 620.0,148.0""#), "{picture}");
        assert!(picture.contains("8000 games</text>"));
        assert!(svg("").contains("</svg>"), "nothing was measured yet");
    }
}
