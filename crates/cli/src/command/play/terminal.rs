//! Where a person reads and types; it may be a pipe.

use std::io::{self, BufRead as _, IsTerminal as _, Stdout, Write as _};

use anstream::AutoStream;

use crate::draw;
use crate::files::{self, When};

pub(super) struct Terminal {
    out: AutoStream<Stdout>,
    /// Whether what is typed shows by itself.
    echoes: bool,
    /// Whether the screen can be wiped.
    is_screen: bool,
}

impl Terminal {
    pub(super) fn new(colours: When) -> Terminal {
        Terminal {
            out: files::stdout(colours),
            echoes: io::stdin().is_terminal(),
            is_screen: io::stdout().is_terminal(),
        }
    }

    /// Says something, in lines that fit.
    pub(super) fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{}", draw::wrap(text.trim_end_matches('\n')))
    }

    /// Shows `prompt` and reads a line; `None` at the end of the input.
    pub(super) fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.out, "{prompt}")?;
        self.out.flush()?;
        // Bytes, not a string: somebody may paste anything.
        let mut line = Vec::new();
        if io::stdin().lock().read_until(b'\n', &mut line)? == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line).trim().to_owned();
        if !self.echoes {
            writeln!(self.out, "{line}")?;
        }
        Ok(Some(line))
    }

    /// Wipes what the next person at the keyboard must not see.
    pub(super) fn wipe(&self) -> io::Result<()> {
        // Past the stream that drops colours: without colours the screen is wiped, too.
        if self.is_screen { io::stdout().write_all(b"\x1b[2J\x1b[3J\x1b[H") } else { Ok(()) }
    }
}
