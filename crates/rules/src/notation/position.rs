//! Positions as text (TOML) and as JSON.
