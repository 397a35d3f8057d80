//! The strength of the bots, as the arena measured it (docs/opponents.md): the druid is 1500, and no game moves any.

use crate::game::Pool;

/// The bots that can play rated games with their strength, in points, for two, for three and four, for Night, and for games over
/// days, which are all of these. They solve no puzzles.
///
/// Each step is 400 log₁₀(p / (1 − p)) of how often the stronger finished ahead of the weaker, over the columns of the
/// pool; a test does the sum again.
const LANDMARKS: [(&str, [i64; 4]); 5] = [
    ("apprentice", [989, 1018, 1023, 1016]),
    ("acolyte", [1335, 1376, 1368, 1365]),
    ("druid", [1500, 1500, 1500, 1500]),
    ("sage", [1683, 1647, 1693, 1676]),
    ("archdruid", [2005, 1957, 2047, 2010]),
];

/// The strength of a bot, in thousandths; `None` if it was not measured, so that nothing can be learned from it.
pub fn landmark(bot: &str, pool: Pool) -> Option<i64> {
    let (_, points) = LANDMARKS.iter().find(|(name, _)| *name == bot)?;
    points.get(pool as usize).map(|points| 1000 * points)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How often the stronger of two neighbours finished ahead, as docs/opponents.md has it.
    const MEASURED: [(&str, &str, [&[f64]; 3]); 4] = [
        ("apprentice", "acolyte", [&[88.0], &[88.4, 89.0], &[87.6, 87.6, 88.6]]),
        ("acolyte", "druid", [&[72.1], &[66.6, 67.7], &[72.9, 67.2, 63.8]]),
        ("druid", "sage", [&[74.1], &[70.1, 69.9], &[79.5, 75.3, 70.5]]),
        ("sage", "archdruid", [&[86.5], &[86.7, 84.5], &[89.6, 89.4, 86.0]]),
    ];

    #[test]
    fn the_landmarks_are_what_the_arena_measured() {
        for pool in Pool::ALL.into_iter().filter(|pool| *pool != Pool::Puzzles) {
            for (weaker, stronger, shares) in MEASURED {
                let shares = shares.get(pool as usize).map_or_else(|| shares.concat(), |shares| shares.to_vec());
                let steps = shares.iter().map(|share| 400.0 * (share / (100.0 - share)).log10());
                let step = steps.sum::<f64>() / shares.len() as f64;
                let (low, high) = (landmark(weaker, pool), landmark(stronger, pool));
                let apart = (high.expect("a landmark") - low.expect("a landmark")) as f64 / 1000.0;
                assert!((apart - step).abs() <= 1.0, "{weaker} to {stronger} in {pool:?}: {apart}, measured {step}");
            }
            assert_eq!(landmark("druid", pool), Some(1_500_000));
            assert_eq!(landmark("random", pool), None);
        }
        assert_eq!(landmark("druid", Pool::Puzzles), None);
    }
}
