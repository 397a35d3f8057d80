//! Writes features one after the other.

use super::LEN;
use super::traits::Traits;

/// A place in the list of features. All of them are 0 to begin with.
pub(super) struct Pen<'a> {
    out: &'a mut [f32; LEN],
    at: usize,
}

impl<'a> Pen<'a> {
    pub(super) fn new(out: &'a mut [f32; LEN]) -> Pen<'a> {
        out.fill(0.0);
        Pen { out, at: 0 }
    }

    /// How many have been written.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    pub(super) fn put(&mut self, value: f32) {
        self.out[self.at] = value;
        self.at += 1;
    }

    pub(super) fn flag(&mut self, is_so: bool) {
        self.put(f32::from(u8::from(is_so)));
    }

    /// Raises a flag this many places ahead.
    pub(super) fn mark(&mut self, ahead: usize) {
        self.out[self.at + ahead] = 1.0;
    }

    /// Leaves this many at 0.
    pub(super) fn skip(&mut self, count: usize) {
        self.at += count;
    }

    /// A flag for each step that is reached: a straight line cannot say that the third gem is the one that matters.
    pub(super) fn steps(&mut self, value: u16, steps: &[u16]) {
        for step in steps {
            self.flag(value >= *step);
        }
    }

    /// One of `count` flags, or none.
    pub(super) fn one_of(&mut self, which: Option<usize>, count: usize) {
        if let Some(which) = which {
            debug_assert!(which < count);
            self.out[self.at + which] = 1.0;
        }
        self.at += count;
    }

    pub(super) fn traits(&mut self, traits: &Traits, scale: f32) {
        for (out, value) in self.out[self.at..].iter_mut().zip(&traits.0) {
            *out = value * scale;
        }
        self.at += Traits::LEN;
    }
}
