//! Is the file that we write still the one that has the name?
//!
//! A file that is moved away or deleted can still be written by whoever has it open, and nobody will find it again. So
//! after every group commit, before anybody is told, two `stat` calls (about a microsecond each) look whether the database
//! and its write-ahead log are still where they were.

use std::path::{Path, PathBuf};

use super::open::beside;
use crate::error::{Result, StoreError};

/// What tells one file from another of the same name.
type Identity = (u64, u64);

/// The names of the files, and which files they were.
pub(super) struct FileWatch {
    database: PathBuf,
    log: PathBuf,
    is: Option<Identity>,
    log_is: Option<Identity>,
    is_lost: bool,
}

impl FileWatch {
    /// Of a database that is open.
    pub(super) fn of(database: &Path) -> FileWatch {
        let log = beside(database, "-wal");
        let (is, log_is) = (identity(database).map(|(is, _)| is), identity(&log).map(|(is, _)| is));
        FileWatch { database: database.to_owned(), log, is, log_is, is_lost: false }
    }

    /// A new connection may have begun a new log.
    pub(super) fn reconnected(&mut self) {
        self.log_is = identity(&self.log).map(|(is, _)| is);
    }

    /// Before something is written: if the files were gone the last time, they must be back.
    pub(super) fn check_if_lost(&mut self) -> Result<()> {
        if !self.is_lost {
            return Ok(());
        }
        if identity(&self.database).map(|(is, _)| is) != self.is {
            return Err(gone());
        }
        self.is_lost = false;
        Ok(())
    }

    /// After something was committed: the length of the log in bytes, if everything is in its place.
    pub(super) fn check(&mut self) -> Result<u64> {
        let database = identity(&self.database).map(|(is, _)| is);
        let log = identity(&self.log);
        // Nobody had looked before the first commit made it.
        self.log_is = self.log_is.or(log.map(|(is, _)| is));
        if database != self.is || log.map(|(is, _)| is) != self.log_is {
            if !self.is_lost {
                tracing::error!("{} is not where it was: nothing more is stored", self.database.display());
            }
            self.is_lost = true;
            return Err(gone());
        }
        Ok(log.map_or(0, |(_, length)| length))
    }
}

fn gone() -> StoreError {
    StoreError::unavailable("the database file was moved, deleted or replaced: put it back, or start the server again")
}

#[cfg(unix)]
fn identity(path: &Path) -> Option<(Identity, u64)> {
    use std::os::unix::fs::MetadataExt as _;
    path.metadata().ok().map(|file| ((file.dev(), file.ino()), file.len()))
}

/// Elsewhere an open file cannot be moved or deleted.
#[cfg(not(unix))]
fn identity(path: &Path) -> Option<(Identity, u64)> {
    path.metadata().ok().map(|file| ((0, 0), file.len()))
}
