//! What a player can be called.

use crate::notation::keyword::shorten;

/// The length of the longest name.
pub const MOST_NAME_CHARS: usize = 40;

/// A text that cannot be a player's name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` cannot be a name; it has 1 to {MOST_NAME_CHARS} characters, none of them invisible, and no spaces around it"
)]
pub struct BadName(pub String);

/// Whether a player can be called this.
pub fn check_name(name: &str) -> Result<(), BadName> {
    let length = name.chars().take(MOST_NAME_CHARS + 1).count();
    let sound = (1..=MOST_NAME_CHARS).contains(&length) && name.trim() == name && !name.contains(is_disruptive);
    if sound { Ok(()) } else { Err(BadName(shorten(name))) }
}

/// Control characters break lines and terminals; the others change how the text around the name reads.
fn is_disruptive(sign: char) -> bool {
    sign.is_control() || matches!(sign, '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        for good in ["Brown", "#1", "Bot (greedy)", "x", "青 の 人", &"é".repeat(40)] {
            assert_eq!(check_name(good), Ok(()));
        }
        for bad in ["", " ", " Brown", "Brown\t", "Br\nown", "\u{1b}[31m", "a\u{202e}b", &"é".repeat(41)] {
            assert!(check_name(bad).is_err(), "{bad:?}");
        }
    }
}
