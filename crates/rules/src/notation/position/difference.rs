//! Where a position is not as expected. A position that states only some things serves as the expectation.

use std::fmt;

use serde_json::Value;

use crate::notation::position::Position;

/// One thing that is not as expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// What it is, as the keys that lead to it: `seat.1.score`.
    pub key: String,
    /// What was expected there.
    pub expected: String,
    /// What is there.
    pub actual: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: expected {}, actual {}", self.key, self.expected, self.actual)
    }
}

impl Position {
    /// Everything that this position states and that is different in `actual`, which states everything.
    pub fn differences(&self, actual: &Position) -> Vec<Difference> {
        let value = |position| serde_json::to_value(position).expect("every part of a position can be written");
        let mut differences = Vec::new();
        compare("", &value(self), Some(&value(actual)), &mut differences);
        differences
    }
}

fn compare(key: &str, expected: &Value, actual: Option<&Value>, differences: &mut Vec<Difference>) {
    // Tables are compared key by key, as far as they are stated; anything else as a whole.
    if let (Value::Object(stated), Some(Value::Object(there))) = (expected, actual) {
        for (name, value) in stated {
            let inner = if key.is_empty() { name.clone() } else { format!("{key}.{name}") };
            compare(&inner, value, there.get(name), differences);
        }
    } else if Some(expected) != actual {
        let actual = actual.map_or_else(|| "nothing".to_owned(), Value::to_string);
        differences.push(Difference { key: key.to_owned(), expected: expected.to_string(), actual });
    }
}
