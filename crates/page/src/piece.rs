//! What pages are made of: symbols, cards, pieces with which something can be done, lines with small pictures in them.

pub(crate) mod ability;
pub(crate) mod card;
pub(crate) mod icon;
pub(crate) mod place;
pub(crate) mod qr;
pub(crate) mod rule;
pub(crate) mod spans;
pub(crate) mod spot;
