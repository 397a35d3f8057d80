//! What PostgreSQL's error codes mean to a caller.

use sqlx::Error;

use crate::error::StoreError;

/// The error for a caller. Codes: <https://www.postgresql.org/docs/current/errcodes-appendix.html>
pub(super) fn fault(error: Error) -> StoreError {
    let reason = error.to_string();
    match error {
        Error::Database(inner) => match inner.code().as_deref().unwrap_or_default() {
            "53100" => StoreError::Full,
            // Corrupted data, a corrupted index.
            "XX001" | "XX002" => StoreError::Damaged { reason },
            code if is_passing(code) => StoreError::Unavailable { reason },
            _ => StoreError::Other { reason },
        },
        Error::ColumnDecode { .. } | Error::Decode(_) => StoreError::Damaged { reason },
        // A connection that was cut in the middle of a message looks like a broken protocol.
        Error::Io(_)
        | Error::Tls(_)
        | Error::Protocol(_)
        | Error::PoolTimedOut
        | Error::PoolClosed
        | Error::WorkerCrashed => StoreError::Unavailable { reason },
        _ => StoreError::Other { reason },
    }
}

/// Trouble that is over by itself: connections, resources, shutdowns, deadlocks, a server that may only be read for now.
fn is_passing(code: &str) -> bool {
    let classes = ["08", "40", "53", "57", "58"];
    classes.iter().any(|class| code.starts_with(class)) || matches!(code, "25006" | "55P03")
}

/// The error for a caller who may have referred to something that is not there.
pub(super) fn fault_or_missing(error: Error, what: &'static str) -> StoreError {
    match &error {
        Error::Database(inner) if inner.is_foreign_key_violation() => StoreError::NotFound { what },
        _ => fault(error),
    }
}
