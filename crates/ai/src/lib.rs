//! Opponents.
