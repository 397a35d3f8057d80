//! Where a person reads and types; it may be a pipe.

use std::io::{self, BufRead as _, IsTerminal as _, Stdout, Write as _};

use crate::draw::{self, Style, When};

pub(super) struct Terminal {
    out: Stdout,
    /// Whether what is typed shows by itself.
    echoes: bool,
    /// Whether the screen can be wiped.
    is_screen: bool,
    style: Style,
}

impl Terminal {
    pub(super) fn new(colours: When) -> Terminal {
        Terminal {
            out: io::stdout(),
            echoes: io::stdin().is_terminal(),
            is_screen: io::stdout().is_terminal(),
            style: Style::of_stdout(colours),
        }
    }

    pub(super) fn style(&self) -> Style {
        self.style
    }

    /// Says something, in lines that fit.
    pub(super) fn say(&self, text: &str) -> io::Result<()> {
        let mut out = self.out.lock();
        out.write_all(draw::wrap(text.trim_end_matches('\n')).as_bytes())?;
        out.write_all(b"\n")
    }

    /// Shows `prompt` and reads a line; `None` at the end of the input.
    pub(super) fn ask(&self, prompt: &str) -> io::Result<Option<String>> {
        let mut out = self.out.lock();
        out.write_all(prompt.as_bytes())?;
        out.flush()?;
        // Bytes, not a string: somebody may paste anything.
        let mut line = Vec::new();
        if io::stdin().lock().read_until(b'\n', &mut line)? == 0 {
            out.write_all(b"\n")?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line).trim().to_owned();
        if !self.echoes {
            writeln!(out, "{line}")?;
        }
        Ok(Some(line))
    }

    /// Wipes what the next person at the keyboard must not see.
    pub(super) fn wipe(&self) -> io::Result<()> {
        if self.is_screen { self.out.lock().write_all(b"\x1b[2J\x1b[3J\x1b[H") } else { Ok(()) }
    }
}
