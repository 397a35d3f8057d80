//! Hexadecimal digits, for seeds and hashes.

use crate::notation::keyword::shorten;

/// Bytes in lower-case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 0xf]);
    digits.filter_map(|digit| char::from_digit(digit.into(), 16)).collect()
}

/// What should have been 64 hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not 64 hexadecimal digits")]
pub struct NotHex(pub String);

/// The 32 bytes of 64 lower-case hexadecimal digits.
pub(crate) fn from_hex(text: &str) -> Result<[u8; 32], NotHex> {
    let nibble = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    let bytes = text.as_bytes();
    let mut result = [0; 32];
    if bytes.len() != 64 {
        return Err(NotHex(shorten(text)));
    }
    for (target, pair) in result.iter_mut().zip(bytes.chunks_exact(2)) {
        let (high, low) = (nibble(pair[0]), nibble(pair[1]));
        *target = high.zip(low).map(|(high, low)| high << 4 | low).ok_or_else(|| NotHex(shorten(text)))?;
    }
    Ok(result)
}
