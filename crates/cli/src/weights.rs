//! Files of network weights, for the commands that take them.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context as _, ensure};
use runestones_ai::Net;

/// More than any network of this program has.
const MOST_BYTES: u64 = 1 << 24;

/// Reads a network, or says what is wrong with the file.
pub(crate) fn read(path: &Path) -> anyhow::Result<Arc<Net>> {
    let named = || format!("cannot use the weights in {}", path.display());
    let size = std::fs::metadata(path).with_context(named)?.len();
    ensure!(size <= MOST_BYTES, "{} is too large for a file of weights", path.display());
    let bytes = std::fs::read(path).with_context(named)?;
    Ok(Arc::new(Net::from_bytes(&bytes).with_context(named)?))
}
