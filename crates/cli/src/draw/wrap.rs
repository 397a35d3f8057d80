//! Breaking long lines.

use unicode_width::UnicodeWidthChar as _;

use super::WIDTH;

/// Breaks lines that are too wide at spaces, and where Japanese may be broken: between characters, but not before a
/// full stop or a closing bracket. What follows is indented a little more than the line. A word that is too long stays
/// whole.
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
    for (gap, word) in line.split_whitespace().flat_map(pieces) {
        let gap = if at_start { 0 } else { gap };
        if !at_start && column + gap + width(word) > WIDTH {
            wrapped += "\n";
            wrapped += &" ".repeat(indent + 2);
            column = indent + 2;
        } else {
            wrapped += &" ".repeat(gap);
            column += gap;
        }
        wrapped += word;
        column += width(word);
        at_start = false;
    }
    wrapped
}

/// The parts of a word between which a line may end, each with the room before it.
fn pieces(word: &str) -> Vec<(usize, &str)> {
    let mut parts = Vec::new();
    let mut start = 0;
    let mut before = None;
    for (at, char) in word.char_indices() {
        if before.is_some_and(|before| may_break(before, char)) {
            parts.push((usize::from(start == 0), &word[start..at]));
            start = at;
        }
        before = Some(char);
    }
    parts.push((usize::from(start == 0), &word[start..]));
    parts
}

fn may_break(before: char, after: char) -> bool {
    let is_wide = |char: char| char.width() == Some(2);
    let opens = "（「『".contains(before);
    let closes = "。、，：；！？）」』ー・".contains(after);
    (is_wide(before) || is_wide(after)) && !opens && !closes
}

/// How many columns a text takes: colour codes take none, Japanese characters two.
fn width(text: &str) -> usize {
    let mut in_code = false;
    let visible = text.chars().filter(|char| {
        let starts = *char == '\u{1b}';
        let shown = !in_code && !starts;
        in_code = starts || (in_code && *char != 'm');
        shown
    });
    visible.map(|char| char.width().unwrap_or_default()).sum()
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
        let coloured = format!("\u{1b}[94m{}\u{1b}[0m", "x y ".repeat(20));
        assert_eq!(wrap(&coloured), coloured, "codes take no room");
    }
}
