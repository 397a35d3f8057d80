//! Signs that cannot be seen, or change how others read: Unicode has many of both.

use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory as _};
use unicode_security::skeleton;

/// More marks than that stand over a letter in no language; who stacks them paints over the lines above.
const MOST_MARKS: usize = 6;

/// Whether nothing is drawn for a sign (Unicode's `Default_Ignorable_Code_Point`): zero-width spaces, joiners, fillers.
pub(crate) fn is_invisible(sign: char) -> bool {
    // Two signs look the same if their skeletons are, and these have none.
    skeleton(sign.encode_utf8(&mut [0; 4])).next().is_none()
}

/// Whether a sign leaves something on the screen by itself.
fn is_visible(sign: char) -> bool {
    use GeneralCategoryGroup::{Mark, Other, Separator};
    // The empty pattern of Braille is a symbol like the others, with nothing in it.
    let blank = matches!(sign.general_category_group(), Mark | Other | Separator) || sign == '\u{2800}';
    !blank && !is_invisible(sign)
}

/// Whether a sign breaks lines and terminals, or turns the text around it (embeddings, overrides and isolates of the
/// bidirectional algorithm).
fn is_disruptive(sign: char) -> bool {
    sign.is_control() || matches!(sign, '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether a text can be read: something in it can be seen, and nothing harms what stands around it.
pub(crate) fn is_readable(text: &str) -> bool {
    let mut marks = 0;
    let mut stacked = false;
    for sign in text.chars() {
        marks = if sign.general_category_group() == GeneralCategoryGroup::Mark { marks + 1 } else { 0 };
        stacked |= marks > MOST_MARKS;
    }
    !stacked && text.chars().any(is_visible) && !text.chars().any(is_disruptive)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_write_can_be_read() {
        for text in [
            "hello",
            "Ça va ?",
            "こんにちは",
            "שלום",
            "مرحبا",
            "می\u{200c}خواهم",
            "👨\u{200d}👩\u{200d}👧 ❤\u{fe0f}",
            "é",
            "e\u{301}",
            "-",
            "…",
        ] {
            assert!(is_readable(text), "{text:?}");
        }
    }

    #[test]
    fn nothing_at_all_cannot_be_read_however_it_is_written() {
        let empty = [
            "",
            " ",
            "\u{200b}",
            "\u{200b}\u{200d}\u{feff}",
            "\u{2060}\u{ad}",
            "\u{3164}",
            "\u{115f}\u{1160}",
            "\u{2800}",
            "\u{a0}\u{3000}",
            "\u{301}",
            "\u{e0041}",
            "\u{fe0f}",
        ];
        for text in empty {
            assert!(!is_readable(text), "{text:?}");
        }
    }

    #[test]
    fn nobody_turns_the_text_of_others_around() {
        for text in ["a\u{202e}b", "\u{2066}x", "x\u{2069}", "a\u{202a}b", "a\nb", "a\u{2028}b", "\u{1b}[2J"] {
            assert!(!is_readable(text), "{text:?}");
        }
        assert!(!is_readable(&format!("Z{}", "\u{335}".repeat(20))), "letters with towers");
    }
}
