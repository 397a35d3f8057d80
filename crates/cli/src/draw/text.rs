//! Colours, columns and lines that fit.

use anstyle::{AnsiColor, Style};
use runestones_rules::Gem;
use textwrap::{Options, WordSplitter, WrapAlgorithm};

use super::WIDTH;

fn paint(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// A headline.
pub(crate) fn strong(text: &str) -> String {
    paint(Style::new().bold(), text)
}

/// The headline of a part of the table.
pub(super) fn headline(text: &str) -> String {
    strong(&text.to_uppercase())
}

/// Something beside the point.
pub(crate) fn faint(text: &str) -> String {
    paint(Style::new().dimmed(), text)
}

/// Something in the colour of a gem; `None` stays as it is.
pub(super) fn in_colour(gem: Option<Gem>, text: &str) -> String {
    let style = match gem {
        None => return text.to_owned(),
        Some(Gem::Blue) => AnsiColor::BrightBlue.on_default(),
        Some(Gem::Green) => AnsiColor::Green.on_default(),
        Some(Gem::Yellow) => AnsiColor::Yellow.on_default(),
        Some(Gem::Red) => AnsiColor::BrightRed.on_default(),
        Some(Gem::Wild) => Style::new().bold(),
    };
    paint(style, text)
}

/// How many columns a text takes: colour codes take none, Japanese characters two.
pub(super) fn width(text: &str) -> usize {
    textwrap::core::display_width(text)
}

/// Rows as an indented table: each column is as wide as its widest cell.
pub(super) fn columns<const N: usize>(rows: &[[String; N]]) -> String {
    let widest = |column: usize| rows.iter().map(|row| width(&row[column])).max().unwrap_or_default();
    let widths: [usize; N] = std::array::from_fn(widest);
    let line = |row: &[String; N]| {
        let cells =
            row.iter().zip(widths).map(|(cell, widest)| format!("  {cell}{}", " ".repeat(widest - width(cell))));
        format!("{}\n", cells.collect::<String>().trim_end())
    };
    rows.iter().map(line).collect()
}

/// Breaks lines that are too wide: at spaces, and in Japanese between characters. What follows is indented a little
/// more than the line. A word that is too long, such as a hash, stays whole.
pub(crate) fn wrap(text: &str) -> String {
    let wrap_line = |line: &str| {
        let hanging = " ".repeat(line.len() - line.trim_start().len() + 2);
        let options = Options::new(WIDTH)
            .subsequent_indent(&hanging)
            .break_words(false)
            .word_splitter(WordSplitter::NoHyphenation)
            .wrap_algorithm(WrapAlgorithm::FirstFit);
        textwrap::fill(line, options)
    };
    text.split('\n').map(wrap_line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_break_between_words() {
        let line = format!("  {}", "word ".repeat(30).trim_end());
        let wrapped = wrap(&line);
        assert!(wrapped.lines().all(|line| width(line) <= WIDTH), "{wrapped}");
        assert_eq!(wrapped.split_whitespace().count(), 30);
        assert!(wrapped.lines().nth(1).unwrap().starts_with("    word"));
    }

    #[test]
    fn japanese_is_measured_in_columns_and_breaks_between_characters() {
        let line = format!("- {}", "手札を6枚まで補充します。".repeat(8));
        let wrapped = wrap(&line);
        assert!(wrapped.lines().count() > 2 && wrapped.lines().all(|line| width(line) <= WIDTH), "{wrapped}");
        assert!(wrapped.lines().all(|line| !line.trim_start().starts_with('。')), "{wrapped}");
        assert_eq!(wrapped.replace("\n  ", ""), line, "nothing is lost, no space is added");
    }

    #[test]
    fn short_lines_and_long_words_stay_as_they_are() {
        assert_eq!(wrap("a  b\n\nc"), "a  b\n\nc");
        assert_eq!(wrap(&"x".repeat(100)), "x".repeat(100));
        let coloured = in_colour(Some(Gem::Blue), "x y ".repeat(20).trim_end());
        assert_eq!(wrap(&coloured), coloured, "codes take no room");
    }

    #[test]
    fn columns_line_up() {
        let rows = [["a", "手札", "1"], ["bcd", "x", "2"]].map(|row| row.map(str::to_owned));
        assert_eq!(columns(&rows), "  a    手札  1\n  bcd  x     2\n");
    }
}
