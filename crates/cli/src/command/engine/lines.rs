//! Lines of bounded length.

use std::io::{self, BufRead, Read as _};

use runestones_ai::protocol::MOST_LINE_BYTES;

/// The next line without its end; `None` at the end of the input. Of a line that is too long, just enough is kept to
/// see that. What is not UTF-8 is replaced.
pub(crate) fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    input.by_ref().take(MOST_LINE_BYTES as u64 + 1).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
    } else if bytes.len() > MOST_LINE_BYTES {
        skip_line(input)?;
    }
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let (used, ends) = match buffer.iter().position(|byte| *byte == b'\n') {
            Some(end) => (end + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        input.consume(used);
        if ends {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_have_an_end() {
        let mut text = b"one\r\n\ntwo".to_vec();
        text.splice(3..3, [0xff]);
        let mut input = &text[..];
        let mut next = || read_line(&mut input).unwrap();
        assert_eq!(next().as_deref(), Some("one\u{fffd}\r"));
        assert_eq!(next().as_deref(), Some(""));
        assert_eq!(next().as_deref(), Some("two"));
        assert_eq!(next(), None);
    }

    #[test]
    fn a_line_without_an_end_takes_no_more_memory_than_the_longest() {
        let endless = io::repeat(b'x').take(5 * MOST_LINE_BYTES as u64).chain(&b"\nping\n"[..]);
        let mut input = io::BufReader::new(endless);
        assert_eq!(read_line(&mut input).unwrap().unwrap().len(), MOST_LINE_BYTES + 1);
        assert_eq!(read_line(&mut input).unwrap().as_deref(), Some("ping"));
    }
}
