//! Words that stand for the variants of an enum, in moves, positions and card sets alike.

/// What was read where one of a few known words should stand.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{found}` is not {expected}; it is one of: {known}")]
pub struct UnknownWord {
    /// What was read, cut to a sensible length.
    pub found: String,
    /// What should have stood there, with its article.
    pub expected: &'static str,
    /// The words that could have stood there.
    pub known: String,
}

impl UnknownWord {
    /// Describes `found`, which is none of `known`.
    pub fn new(found: &str, expected: &'static str, known: &[&str]) -> Self {
        UnknownWord { found: shorten(found), expected, known: known.join(", ") }
    }
}

/// At most forty characters of a text that may be hostile and long.
pub(crate) fn shorten(text: &str) -> String {
    let mut short: String = text.chars().take(40).flat_map(char::escape_debug).collect();
    if text.chars().nth(40).is_some() {
        short.push('…');
    }
    short
}

/// Implements `Display` and `FromStr` for a field-less enum whose variants have one word each.
macro_rules! keywords {
    ($type:ty, $expected:literal, { $($variant:ident => $word:literal),+ $(,)? }) => {
        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(match self { $(<$type>::$variant => $word),+ })
            }
        }

        impl std::str::FromStr for $type {
            type Err = $crate::notation::keyword::UnknownWord;

            fn from_str(word: &str) -> Result<Self, Self::Err> {
                match word {
                    $($word => Ok(<$type>::$variant),)+
                    _ => Err($crate::notation::keyword::UnknownWord::new(word, $expected, &[$($word),+])),
                }
            }
        }
    };
}
pub(crate) use keywords;
