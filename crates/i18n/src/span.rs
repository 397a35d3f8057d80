//! A line of text with pieces in it.
//!
//! While a line is composed, a piece is one character of Unicode's private use area. Fluent puts it where the language
//! wants it, and afterwards the line is taken apart at these characters.

use std::fmt::Write as _;

use crate::piece::{Form, Piece};

/// A part of a line: words, or a piece of the game that a page can draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// Words.
    Text(String),
    /// A piece.
    Piece {
        /// What to draw.
        piece: Piece,
        /// The piece in words, in the form that fits the sentence.
        label: String,
    },
}

impl Span {
    /// The span in words.
    pub fn words(&self) -> &str {
        match self {
            Span::Text(text) => text,
            Span::Piece { label, .. } => label,
        }
    }
}

/// The whole line in words.
pub fn plain(spans: &[Span]) -> String {
    spans.iter().map(Span::words).collect()
}

/// The character that stands for the first piece of a line; the others follow it.
const FIRST_MARK: u32 = 0xE000;
/// More pieces than any line has.
const MOST_PIECES: usize = 0x1000;
/// Follows the mark of a piece that is the object of its sentence.
const OBJECT_MARK: char = '\u{F8FF}';

/// The character that stands for the piece at a position.
pub(crate) fn mark(position: usize) -> String {
    debug_assert!(position < MOST_PIECES, "a line with very many pieces");
    char::from_u32(FIRST_MARK + position as u32).map_or_else(String::new, String::from)
}

/// Which piece a character stands for.
fn position_of(mark: char) -> Option<usize> {
    (mark as u32).checked_sub(FIRST_MARK).map(|position| position as usize).filter(|position| *position < MOST_PIECES)
}

/// The same text, with all pieces in it as objects.
pub(crate) fn as_object(text: &str) -> String {
    let mut marked = String::with_capacity(text.len() * 2);
    for character in text.chars().filter(|character| *character != OBJECT_MARK) {
        marked.push(character);
        if position_of(character).is_some() {
            marked.push(OBJECT_MARK);
        }
    }
    marked
}

/// Takes a composed line apart.
pub(crate) fn split(text: &str, pieces: &[Piece], label: impl Fn(Piece, Form) -> String) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut words = String::new();
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        let Some(piece) = position_of(character).and_then(|position| pieces.get(position)).copied() else {
            words.push(character);
            continue;
        };
        let form = if characters.next_if_eq(&OBJECT_MARK).is_some() { Form::Object } else { Form::Bare };
        if !words.is_empty() {
            spans.push(Span::Text(std::mem::take(&mut words)));
        }
        spans.push(Span::Piece { piece, label: label(piece, form) });
    }
    if !words.is_empty() {
        spans.push(Span::Text(words));
    }
    if let Some(first) = spans.first_mut() {
        capitalise_span(first);
    }
    spans
}

/// A line begins with a capital letter, but a player's name stays as the player writes it.
fn capitalise_span(first: &mut Span) {
    match first {
        Span::Text(words) | Span::Piece { label: words, .. } if words.is_empty() => {}
        Span::Piece { piece: Piece::Seat(_), .. } => {}
        Span::Text(words) | Span::Piece { label: words, .. } => *words = capitalised(words),
    }
}

/// The same words with a capital letter in front.
pub(crate) fn capitalised(words: &str) -> String {
    let mut characters = words.chars();
    let mut result = String::with_capacity(words.len());
    if let Some(first) = characters.next() {
        // Writing to a string cannot fail.
        let _ = write!(result, "{}", first.to_uppercase());
    }
    result + characters.as_str()
}
