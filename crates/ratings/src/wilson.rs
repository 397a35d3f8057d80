//! How sure a share is that was counted in a sample.

/// How many standard deviations hold 95 % of a normal distribution.
const Z: f64 = 1.959_964;

/// The Wilson score interval: where the true share lies with 95 % confidence, if `hits` of `trials` were counted.
///
/// Unlike the textbook interval it stays within 0 and 1 and does not collapse when every trial was a hit.
pub fn interval(hits: f64, trials: f64) -> (f64, f64) {
    if trials <= 0.0 {
        return (0.0, 1.0);
    }
    let share = hits / trials;
    let denominator = 1.0 + Z * Z / trials;
    let centre = share + Z * Z / (2.0 * trials);
    let spread = Z * (share * (1.0 - share) / trials + Z * Z / (4.0 * trials * trials)).sqrt();
    (((centre - spread) / denominator).max(0.0), ((centre + spread) / denominator).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::interval;

    fn rounded(hits: f64, trials: f64) -> (f64, f64) {
        let round = |x: f64| (x * 1000.0).round() / 1000.0;
        let (low, high) = interval(hits, trials);
        (round(low), round(high))
    }

    #[test]
    fn known_values() {
        assert_eq!(rounded(50.0, 100.0), (0.404, 0.596));
        assert_eq!(rounded(100.0, 100.0), (0.963, 1.0));
        assert_eq!(rounded(0.0, 10.0), (0.0, 0.278));
        assert_eq!(rounded(0.0, 0.0), (0.0, 1.0));
    }
}
