//! Which language a browser would like.

use crate::locale::Locale;

/// Nobody speaks more languages than this; what follows in the header is not read.
const MOST_WISHES: usize = 32;

impl Locale {
    /// The best language for an `Accept-Language` header: the wish of the highest quality that we can meet, the first
    /// of equal ones. `de-AT` is met by German. Whatever makes no sense is passed over; without a wish that can be met
    /// it is English.
    pub fn negotiate(accept_language: &str) -> Locale {
        let wishes = accept_language.split(',').take(MOST_WISHES).filter_map(wish);
        let mut best: Option<(Locale, u16)> = None;
        for (locale, quality) in wishes {
            if best.is_none_or(|(_, so_far)| quality > so_far) {
                best = Some((locale, quality));
            }
        }
        best.map_or(Locale::default(), |(locale, _)| locale)
    }
}

/// One item of the header, if it is one that we can meet.
fn wish(item: &str) -> Option<(Locale, u16)> {
    let mut parts = item.split(';');
    let range = parts.next()?.trim();
    let quality = match parts.next() {
        Some(parameter) => quality(parameter)?,
        None => 1000,
    };
    let locale = speaks(range)?;
    // Quality zero says "anything but this".
    (quality > 0).then_some((locale, quality))
}

fn speaks(range: &str) -> Option<Locale> {
    if range == "*" {
        return Some(Locale::default());
    }
    let language = range.split(['-', '_']).next()?;
    Locale::ALL.into_iter().find(|locale| locale.tag().eq_ignore_ascii_case(language))
}

/// `q=0.8` in thousandths.
fn quality(parameter: &str) -> Option<u16> {
    let (name, value) = parameter.split_once('=')?;
    let value: f32 = value.trim().parse().ok()?;
    let is_quality = name.trim().eq_ignore_ascii_case("q") && (0.0..=1.0).contains(&value);
    #[expect(clippy::cast_sign_loss, reason = "it is between 0 and 1")]
    is_quality.then_some((value * 1000.0).round() as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_gets_the_language_it_likes_best() {
        let cases = [
            ("de", Locale::De),
            ("de-AT", Locale::De),
            ("DE-at,en;q=0.5", Locale::De),
            ("ja_JP", Locale::Ja),
            ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", Locale::Fr),
            ("en;q=0.2, nl;q=0.9", Locale::Nl),
            ("en ; q = 0.2 , it ; q = 0.9", Locale::It),
            ("pt, es;q=0.9, it;q=0.3", Locale::It),
            ("pt-BR", Locale::En),
            ("nl, it", Locale::Nl),
            ("de;q=0, fr;q=0.1", Locale::Fr),
            ("*", Locale::En),
            ("pt, *;q=0.1", Locale::En),
            ("", Locale::En),
        ];
        for (header, expected) in cases {
            assert_eq!(Locale::negotiate(header), expected, "{header}");
        }
    }

    #[test]
    fn garbage_is_passed_over() {
        let endless = "x,".repeat(100_000) + "de";
        let cases = [
            (",,,;;;===", Locale::En),
            ("de;q=NaN, fr", Locale::Fr),
            ("de;q=2, fr;q=0.5", Locale::Fr),
            ("de;q=-1, fr;q=0.5", Locale::Fr),
            ("de;level=1, fr;q=0.5", Locale::Fr),
            ("deutsch, fra", Locale::En),
            ("\u{0}\u{ffff}, 日本語, it", Locale::It),
            (&endless, Locale::En),
        ];
        for (header, expected) in cases {
            assert_eq!(Locale::negotiate(header), expected, "{}", &header[..header.len().min(20)]);
        }
    }
}
