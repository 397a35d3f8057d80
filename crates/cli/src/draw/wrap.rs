//! Breaking long lines.

use super::WIDTH;

/// Breaks lines that are too wide at spaces; what follows is indented a little more than the line. A word that is too
/// long stays whole.
pub(crate) fn wrap(text: &str) -> String {
    let lines: Vec<String> = text.split('\n').map(wrap_line).collect();
    lines.join("\n")
}

fn wrap_line(line: &str) -> String {
    if width(line) <= WIDTH {
        return line.to_owned();
    }
    let indent = line.len() - line.trim_start().len();
    let mut wrapped = " ".repeat(indent);
    let mut column = indent;
    let mut at_start = true;
    for word in line.split_whitespace() {
        if !at_start && column + 1 + width(word) > WIDTH {
            wrapped += "\n";
            wrapped += &" ".repeat(indent + 2);
            column = indent + 2;
        } else if !at_start {
            wrapped.push(' ');
            column += 1;
        }
        wrapped += word;
        column += width(word);
        at_start = false;
    }
    wrapped
}

/// How many columns a text takes: colour codes take none.
fn width(text: &str) -> usize {
    let mut in_code = false;
    let visible = text.chars().filter(|char| {
        let starts = *char == '\u{1b}';
        let shown = !in_code && !starts;
        in_code = starts || (in_code && *char != 'm');
        shown
    });
    visible.count()
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
    fn short_lines_and_long_words_stay_as_they_are() {
        assert_eq!(wrap("a  b\n\nc"), "a  b\n\nc");
        assert_eq!(wrap(&"x".repeat(100)), "x".repeat(100));
        let coloured = format!("\u{1b}[94m{}\u{1b}[0m", "x y ".repeat(20));
        assert_eq!(wrap(&coloured), coloured, "codes take no room");
    }
}
