//! Composing a line that has pieces in it.

use std::cell::RefCell;

use crate::bundle::{Arg, text};
use crate::piece::Piece;
use crate::span::{Span, mark, split};
use crate::voice::Voice;

/// A line in the making. Its texts are plain strings in which marks stand for pieces, so that a text can be a value in
/// another one.
pub(crate) struct Draft<'a> {
    voice: &'a Voice<'a>,
    pieces: RefCell<Vec<Piece>>,
}

impl Voice<'_> {
    /// The text of a key with pieces in it, for words that nothing in the rules stands for.
    pub fn line(&self, key: &str, pieces: &[(&str, Piece)], args: &[(&str, Arg)]) -> Vec<Span> {
        let line = Draft::new(self);
        let mut all: Vec<(&str, Arg)> = pieces.iter().map(|(name, piece)| (*name, line.put(*piece).into())).collect();
        all.extend(args.iter().cloned());
        let text = line.say(key, &all);
        line.spans(&text)
    }

    /// Two texts as one, by a text that has them in it.
    pub(crate) fn join(&self, key: &str, first: String, next: String) -> String {
        self.text(key, &[("first", first.into()), ("next", next.into())])
    }

    /// A line with a full stop, unless it has an end of its own: so that a voice pauses before the next.
    pub fn sentence(&self, line: &str) -> String {
        if line.ends_with(['.', '!', '?', '…', '。', '！', '？']) {
            return line.to_owned();
        }
        self.text("sentence", &[("line", line.into())])
    }

    /// Texts in a row: "Brown, Grey and Beige".
    pub fn list(&self, mut texts: Vec<String>) -> String {
        let Some(last) = texts.pop() else { return String::new() };
        match texts.into_iter().reduce(|first, next| self.join("list-more", first, next)) {
            Some(first) => self.join("list-last", first, last),
            None => last,
        }
    }
}

impl<'a> Draft<'a> {
    pub(crate) fn new(voice: &'a Voice<'a>) -> Draft<'a> {
        Draft { voice, pieces: RefCell::default() }
    }

    /// The mark of a piece, to be put into a text.
    pub(crate) fn put(&self, piece: Piece) -> String {
        let mut pieces = self.pieces.borrow_mut();
        pieces.push(piece);
        mark(pieces.len() - 1)
    }

    /// The text of a key.
    pub(crate) fn say(&self, key: &str, args: &[(&str, Arg)]) -> String {
        text(self.voice.locale(), key, args)
    }

    /// The text of a key with one piece in it.
    pub(crate) fn say_piece(&self, key: &str, name: &str, piece: Piece) -> String {
        self.say(key, &[(name, self.put(piece).into())])
    }

    /// Pieces in a row: "2 blue gems, 1 red gem and 3 ore".
    pub(crate) fn list(&self, pieces: impl IntoIterator<Item = Piece>) -> String {
        self.voice.list(pieces.into_iter().map(|piece| self.put(piece)).collect())
    }

    /// The line, taken apart.
    pub(crate) fn spans(self, text: &str) -> Vec<Span> {
        split(text, &self.pieces.borrow(), |piece, form| piece.words(self.voice, form))
    }
}
