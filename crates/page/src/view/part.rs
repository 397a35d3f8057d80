//! Parts of a drawing that need not be drawn again.
//!
//! A live connection gets a new table for every move, and a move changes little. So what a table is made of (a card, a
//! forge, a line of the log) is a part, known by what it depends on. What was in the last drawing of the connection is
//! neither drawn nor sent: the drawing says which part it was, and the page puts in what it has.
//!
//! On the wire a new part stands between `<!--[-->` and `<!--]-->`; `<!--=7-->` is part 7 of the drawing before, counted
//! from 0. Text of people is always escaped, so nobody can write such a thing.

use std::cell::RefCell;
use std::hash::{BuildHasher as _, Hash};

use foldhash::quality::RandomState;
use maud::{Markup, PreEscaped};
use runestones_rules::Event;

use super::heard::Heard;

/// What a live connection was sent last.
#[derive(Debug, Default)]
pub struct Parts(RefCell<Drawings>);

#[derive(Debug, Default)]
struct Drawings {
    /// Secret, so that nobody can make up two parts that are taken for one.
    hasher: RandomState,
    /// What everything in the drawing depends on.
    ground: u64,
    /// The parts of the last drawing, in order, each by the hash of what it depends on.
    last: Vec<u64>,
    /// Those of the drawing in the making.
    next: Vec<u64>,
    /// What the parts looked like, where that is checked.
    looks: Looks,
    /// What the person knows of the game.
    heard: Heard,
}

/// Builds for development check what the others trust in: that a part with the same inputs looks the same. There every part
/// is drawn, also one that is known, so any test that watches a table notices a part that forgot one of its inputs.
#[derive(Debug, Default)]
struct Looks {
    last: Vec<String>,
    next: Vec<String>,
}

impl Looks {
    fn begin(&mut self) {
        self.last = std::mem::take(&mut self.next);
    }

    fn check(&mut self, name: &str, known: Option<usize>, look: &str) {
        if let Some(before) = known.and_then(|number| self.last.get(number)) {
            assert_eq!(before, look, "the part {name:?} depends on something that is not among its inputs");
        }
        self.next.push(look.to_owned());
    }
}

const START: &str = "<!--[-->";
const END: &str = "<!--]-->";
const SAME: &str = "<!--=";
const SAME_END: &str = "-->";

impl Parts {
    /// The person has seen the table when all of this had happened.
    pub(super) fn have_seen(&self, events: &[(u64, Event)]) {
        self.0.borrow_mut().heard.remember(events);
    }

    /// What has happened since the person saw the table; now they know it.
    pub(super) fn tell<'a>(&self, events: &'a [(u64, Event)]) -> &'a [(u64, Event)] {
        let heard = &mut self.0.borrow_mut().heard;
        let news = heard.since(events);
        heard.remember(events);
        news
    }

    /// A new drawing begins; `ground` is what everything in it depends on.
    pub(crate) fn begin(&self, ground: impl Hash) {
        let drawings = &mut *self.0.borrow_mut();
        drawings.ground = drawings.hasher.hash_one(ground);
        drawings.last = std::mem::take(&mut drawings.next);
        drawings.looks.begin();
    }

    /// A part of the drawing. What it looks like may depend on nothing but its name, `inputs` and the ground, and it has no
    /// parts in it.
    pub(crate) fn part(&self, name: &str, inputs: impl Hash, draw: impl FnOnce() -> Markup) -> Markup {
        let known = {
            let drawings = &mut *self.0.borrow_mut();
            let part = drawings.hasher.hash_one((drawings.ground, name, inputs));
            drawings.next.push(part);
            // Mostly nothing came or went before it.
            let here = drawings.next.len() - 1;
            if drawings.last.get(here) == Some(&part) {
                Some(here)
            } else {
                drawings.last.iter().position(|known| *known == part)
            }
        };
        if let Some(number) = known {
            if cfg!(debug_assertions) {
                self.0.borrow_mut().looks.check(name, known, &draw().0);
            }
            return PreEscaped(format!("{SAME}{number}{SAME_END}"));
        }
        let look = draw().0;
        if cfg!(debug_assertions) {
            self.0.borrow_mut().looks.check(name, None, &look);
        }
        PreEscaped(format!("{START}{look}{END}"))
    }
}

/// A stretch of a drawing as it is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stretch<'a> {
    /// What is around the parts.
    Frame(&'a str),
    /// A part.
    New(&'a str),
    /// A part of the drawing before, by its number.
    Known(usize),
}

/// A drawing as it is sent, stretch by stretch; `None` where it cannot be read.
pub fn stretches(drawing: &str) -> impl Iterator<Item = Option<Stretch<'_>>> {
    let mut rest = drawing;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        Some(next_stretch(&mut rest).or_else(|| {
            rest = "";
            None
        }))
    })
}

fn next_stretch<'a>(rest: &mut &'a str) -> Option<Stretch<'a>> {
    let (stretch, after) = if let Some(part) = rest.strip_prefix(START) {
        let (part, after) = part.split_once(END)?;
        (Stretch::New(part), after)
    } else if let Some(number) = rest.strip_prefix(SAME) {
        let (number, after) = number.split_once(SAME_END)?;
        (Stretch::Known(number.parse().ok()?), after)
    } else {
        let (frame, after) = rest.split_at(rest.find("<!--").unwrap_or(rest.len()));
        // Any other comment is none of ours.
        (Stretch::Frame(Some(frame).filter(|frame| !frame.is_empty())?), after)
    };
    *rest = after;
    Some(stretch)
}

/// The other end: puts drawings together as the page does.
#[derive(Clone, Debug, Default)]
pub struct Whole(Vec<String>);

impl Whole {
    /// The whole drawing; `None` if it mentions a part that nobody has sent.
    pub fn put_together(&mut self, drawing: &str) -> Option<String> {
        let (mut whole, mut parts) = (String::with_capacity(drawing.len()), Vec::with_capacity(self.0.len()));
        for stretch in stretches(drawing) {
            let part = match stretch? {
                Stretch::Frame(frame) => {
                    whole.push_str(frame);
                    continue;
                }
                Stretch::New(part) => part.to_owned(),
                Stretch::Known(number) => self.0.get(number)?.clone(),
            };
            whole.push_str(&part);
            parts.push(part);
        }
        self.0 = parts;
        Some(whole)
    }
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    /// A drawing of these words, each a part.
    fn drawing(parts: &Parts, ground: u8, words: &[&str]) -> String {
        parts.begin(ground);
        html! { @for word in words { i { (parts.part("word", word, || html! { (word) })) } } }.into_string()
    }

    #[test]
    fn what_was_there_before_is_not_sent_again() {
        let parts = Parts::default();
        assert_eq!(drawing(&parts, 0, &["a", "b"]), "<i><!--[-->a<!--]--></i><i><!--[-->b<!--]--></i>");
        assert_eq!(drawing(&parts, 0, &["b", "c"]), "<i><!--=1--></i><i><!--[-->c<!--]--></i>");
        assert_eq!(drawing(&parts, 0, &["b", "a"]), "<i><!--=0--></i><i><!--[-->a<!--]--></i>", "only the last counts");
        assert_eq!(drawing(&parts, 1, &["b"]), "<i><!--[-->b<!--]--></i>", "on another ground everything is new");
    }

    #[test]
    #[should_panic(expected = "the part \"word\" depends on something that is not among its inputs")]
    fn a_forgotten_input_is_noticed() {
        let parts = Parts::default();
        for look in ["a", "b"] {
            parts.begin(0);
            let _ = parts.part("word", (), || html! { (look) });
        }
    }

    #[test]
    fn the_other_end_puts_it_together() {
        let (parts, mut whole) = (Parts::default(), Whole::default());
        for words in [&["a", "b"][..], &["b", "<c>"], &["<c>", "b", "b"], &[]] {
            let expected = html! { @for word in words { i { (word) } } }.into_string();
            assert_eq!(whole.put_together(&drawing(&parts, 0, words)), Some(expected));
        }
        for unknown in ["<!--=0-->", "<!--[-->", "a<!--=x-->", "<!-- -->"] {
            assert_eq!(whole.put_together(unknown), None, "{unknown}");
        }
    }
}
