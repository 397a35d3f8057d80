//! Whole games as text and as JSON.
