//! What SQLite's result codes mean to a caller.

use sqlx::Error;

use crate::error::StoreError;

/// The primary result codes of SQLite that call for something to be done. <https://sqlite.org/rescode.html>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    Busy,
    ReadOnly,
    InputOutput,
    Corrupt,
    Full,
    CannotOpen,
    NotADatabase,
    Other,
}

impl Fault {
    pub(super) fn of(error: &Error) -> Fault {
        let Error::Database(error) = error else { return Fault::Other };
        let code = error.code().and_then(|code| code.parse::<i32>().ok()).unwrap_or_default();
        // The low byte is the primary code, the rest says more about it.
        match code & 0xff {
            5 | 6 => Fault::Busy,
            8 => Fault::ReadOnly,
            7 | 10 => Fault::InputOutput,
            11 => Fault::Corrupt,
            13 => Fault::Full,
            14 => Fault::CannotOpen,
            26 => Fault::NotADatabase,
            _ => Fault::Other,
        }
    }
}

/// The error for a caller.
pub(super) fn fault(error: Error) -> StoreError {
    let reason = error.to_string();
    match (Fault::of(&error), error) {
        (Fault::Full, _) => StoreError::Full,
        (Fault::Corrupt | Fault::NotADatabase, _) | (_, Error::ColumnDecode { .. } | Error::Decode(_)) => {
            StoreError::Damaged { reason }
        }
        (Fault::Busy | Fault::ReadOnly | Fault::InputOutput | Fault::CannotOpen, _)
        | (_, Error::PoolTimedOut | Error::PoolClosed | Error::WorkerCrashed | Error::Io(_)) => {
            StoreError::Unavailable { reason }
        }
        _ => StoreError::Other { reason },
    }
}

/// The error for a caller who may have referred to something that is not there.
pub(super) fn fault_or_missing(error: Error, what: &'static str) -> StoreError {
    match &error {
        Error::Database(inner) if inner.is_foreign_key_violation() => StoreError::NotFound { what },
        _ => fault(error),
    }
}
