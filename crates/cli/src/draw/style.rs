//! Colours by plain ANSI codes, or none at all.

use std::io::IsTerminal as _;

use runestones_rules::Gem;

/// How wide a drawing is.
pub(crate) const WIDTH: usize = 80;

/// Whether to use colours. Colour is never the only way in which something is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Style {
    /// With ANSI codes.
    pub(crate) colour: bool,
}

/// When to use colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum When {
    /// At a terminal, unless `NO_COLOR` is set.
    #[default]
    Auto,
    /// Also into a pipe.
    Always,
    /// Not at all.
    Never,
}

impl Style {
    /// Plain text.
    #[cfg(test)]
    pub(crate) const PLAIN: Style = Style { colour: false };

    /// As somebody wishes. Without a wish there are colours if somebody looks at a terminal, unless the variable
    /// `NO_COLOR` is set.
    pub(crate) fn of_stdout(when: When) -> Style {
        let unwanted = || std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let colour = match when {
            When::Auto => std::io::stdout().is_terminal() && !unwanted(),
            When::Always => true,
            When::Never => false,
        };
        Style { colour }
    }

    fn paint(self, code: &str, text: &str) -> String {
        if self.colour { format!("\u{1b}[{code}m{text}\u{1b}[0m") } else { text.to_owned() }
    }

    /// A headline.
    pub(crate) fn strong(self, text: &str) -> String {
        self.paint("1", text)
    }

    /// Something beside the point.
    pub(crate) fn faint(self, text: &str) -> String {
        self.paint("2", text)
    }

    /// Something in the colour of a gem; `None` stays as it is. Pad the text before: codes have no width.
    pub(crate) fn gem(self, gem: Option<Gem>, text: &str) -> String {
        match gem {
            None => text.to_owned(),
            Some(Gem::Blue) => self.paint("94", text),
            Some(Gem::Green) => self.paint("32", text),
            Some(Gem::Yellow) => self.paint("33", text),
            Some(Gem::Red) => self.paint("91", text),
            Some(Gem::Wild) => self.paint("1", text),
        }
    }
}
