//! How many connections the system's limit of open files leaves room for.

/// Files that are not for connections: the database, the log, and whatever opens one for a moment.
const RESERVED: u64 = 128;

/// The most connections: as many as are wanted, unless the system allows fewer files.
pub(super) fn at_most(wanted: usize) -> usize {
    let allowed = rlimit::getrlimit(rlimit::Resource::NOFILE).map_or(1024, |(soft, _)| soft);
    within(wanted, allowed)
}

fn within(wanted: usize, allowed: u64) -> usize {
    // Where there are very few, half of them.
    let left = allowed.saturating_sub(RESERVED).max(allowed / 2);
    wanted.min(usize::try_from(left).unwrap_or(usize::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_files_are_never_given_to_connections() {
        assert_eq!(
            [100, 600, 1024, 65_536, u64::MAX].map(|files| within(16_384, files)),
            [50, 472, 896, 16_384, 16_384]
        );
    }
}
