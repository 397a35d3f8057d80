//! Scenarios: a position, a script, and what must hold afterwards.
