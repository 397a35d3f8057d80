//! Chances and differences as people read them: one decimal, a true minus sign, the decimal mark of the language.

use runestones_i18n::Locale;
use runestones_review::TENTH;

/// A number of tenths with one decimal.
fn decimal(locale: Locale, tenths: i32) -> String {
    let mark = match locale {
        Locale::En | Locale::Ja => '.',
        Locale::Fr | Locale::It | Locale::Nl | Locale::De => ',',
    };
    format!("{}{mark}{}", tenths / 10, tenths % 10)
}

fn tenths(millionths: i32) -> i32 {
    (f64::from(millionths) / f64::from(TENTH)).round() as i32
}

/// A chance: `41.8 %`. What remains without luck can be less than nothing, and says so.
pub fn percent_text(locale: Locale, millionths: i32) -> String {
    let tenths = tenths(millionths);
    let sign = if tenths < 0 { "\u{2212}" } else { "" };
    // The space must not break.
    format!("{sign}{}\u{a0}%", decimal(locale, tenths.abs()))
}

/// A difference of two chances: `−5.3 %`, `+0.4 %`, `0.0 %`.
pub fn difference_text(locale: Locale, millionths: i32) -> String {
    let tenths = tenths(millionths);
    let sign = match tenths.signum() {
        -1 => "\u{2212}",
        1 => "+",
        _ => "",
    };
    format!("{sign}{}\u{a0}%", decimal(locale, tenths.abs()))
}

/// An expected score, given in tenths of a point.
pub fn points_text(locale: Locale, tenths: i32) -> String {
    decimal(locale, tenths.max(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_people_write_them() {
        assert_eq!(percent_text(Locale::En, 418_049), "41.8\u{a0}%");
        assert_eq!(percent_text(Locale::De, 1_000_000), "100,0\u{a0}%");
        assert_eq!(difference_text(Locale::En, -53_000), "\u{2212}5.3\u{a0}%");
        assert_eq!(difference_text(Locale::Fr, 4_000), "+0,4\u{a0}%");
        assert_eq!(difference_text(Locale::En, -400), "0.0\u{a0}%");
    }
}
