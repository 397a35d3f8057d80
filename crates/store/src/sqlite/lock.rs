//! The lock of whoever owns a database file: a file beside it that the system keeps locked for the life of the process,
//! however that ends. The file says who holds it.

use std::fs::{File, TryLockError};
use std::io::{Read as _, Seek as _, Write as _};
use std::path::{Path, PathBuf};

use super::open::{failure, private_options};
use crate::error::{Result, StoreError};

/// As long as it lives, nobody else owns the database.
pub(super) struct Lock {
    _file: File,
}

pub(super) fn path(database: &Path) -> PathBuf {
    super::open::beside(database, "-lock")
}

impl Lock {
    /// Takes the lock, or says who has it.
    pub(super) fn take(database: &Path, who: &str) -> Result<Lock> {
        let path = path(database);
        let trouble = |error: &std::io::Error| {
            let reason = format!("its lock {} cannot be used: {error}", path.display());
            failure(database, reason, "let this user write to the folder, or choose another place")
        };
        let mut file = private_options().read(true).truncate(false).open(&path).map_err(|error| trouble(&error))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(held(database, &mut file)),
            Err(TryLockError::Error(error)) => return Err(trouble(&error)),
        }
        let words = format!("process {}, {who}\n", std::process::id());
        // Only words for people: without them the lock is as good.
        let _ = file.set_len(0).and_then(|()| file.rewind()).and_then(|()| file.write_all(words.as_bytes()));
        Ok(Lock { _file: file })
    }
}

fn held(database: &Path, file: &mut File) -> StoreError {
    let mut words = String::new();
    let told = file.take(1000).read_to_string(&mut words).is_ok() && !words.trim().is_empty();
    let holder = if told { words.trim() } else { "another process" };
    let reason = format!("it is in use by {holder}");
    failure(database, reason, "stop that one first, or choose another folder with --data")
}
