//! Files that are nobody else's business: hands, chat, who sits where.

use std::fs::OpenOptions;
use std::path::Path;

/// Creates an empty file, for SQLite to fill, that only its owner can read. What SQLite keeps beside it is as private. If it
/// cannot be created, or is there already, SQLite will say what there is to say.
pub(super) fn create(path: &Path) {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    drop(options.open(path));
}
