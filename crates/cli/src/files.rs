//! What several commands share: files in, text out.

use std::fs::File;
use std::io::{self, BufWriter, Read, Stdout, Write};
use std::path::{Path, PathBuf};

use anstream::{AutoStream, ColorChoice};
use anyhow::{Context, bail};
use runestones_rules::CardSet;
use runestones_rules::record::{self, Record, Rejected};

/// Reads a text file; `-` is the standard input. A file that is larger than `most` bytes is read just far enough to
/// be refused for its size.
pub(crate) fn read(path: &Path, most: usize) -> anyhow::Result<String> {
    let mut text = String::new();
    let result = if path == Path::new("-") {
        io::stdin().lock().take(most as u64 + 1).read_to_string(&mut text)
    } else {
        File::open(path).and_then(|file| file.take(most as u64 + 1).read_to_string(&mut text))
    };
    result.with_context(|| format!("cannot read {}", name(path)))?;
    Ok(text)
}

/// What a file is called in a message.
pub(crate) fn name(path: &Path) -> String {
    if path == Path::new("-") { "the standard input".to_owned() } else { path.display().to_string() }
}

/// Reads a card set file.
pub(crate) fn read_card_set(path: &Path) -> anyhow::Result<&'static CardSet> {
    let text = read(path, runestones_rules::CardSet::MOST_BYTES)?;
    match CardSet::parse(&text) {
        Ok(set) => Ok(set.intern()),
        Err(problems) => bail!("{} is not a card set:{}", name(path), in_lines(&problems)),
    }
}

/// Reads a record, as text or JSON, whose card set came with the program or is in one of the files.
pub(crate) fn read_record(path: &Path, cards: &[PathBuf]) -> anyhow::Result<Result<Record, Rejected>> {
    let sets = cards.iter().map(|file| read_card_set(file)).collect::<anyhow::Result<Vec<_>>>()?;
    let text = read(path, record::MOST_BYTES)?;
    let is_json = text.trim_start().starts_with('{');
    Ok(if is_json { Record::from_json(&text, &sets) } else { Record::parse(&text, &sets) })
}

/// A list of problems, each on a line of its own.
pub(crate) fn in_lines(problems: &[impl std::fmt::Display]) -> String {
    problems.iter().map(|problem| format!("\n  {problem}")).collect::<Vec<_>>().concat()
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

/// The standard output. Colours are dropped on their way where they are not wanted.
pub(crate) fn stdout(colours: When) -> AutoStream<Stdout> {
    let choice = match colours {
        When::Auto => ColorChoice::Auto,
        When::Always => ColorChoice::Always,
        When::Never => ColorChoice::Never,
    };
    AutoStream::new(io::stdout(), choice)
}

/// Writes to the standard output. A reader that has seen enough, such as `head`, is no error.
pub(crate) fn print(write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> anyhow::Result<()> {
    let mut out = BufWriter::new(stdout(When::Auto).lock());
    match write(&mut out).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error).context("cannot write"),
        _ => Ok(()),
    }
}
