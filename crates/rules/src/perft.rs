//! Counting decision sequences.
