//! Backups by schedule: copies with the date in their names, of which the newest are kept.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use runestones_store::{AnyStore, Millis, Store as _, StoreError};

use crate::app::App;

/// When to make a copy, where, and how many to keep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackupPlan {
    /// The folder; it is made if it is not there.
    pub folder: PathBuf,
    /// The time between two copies.
    pub every: Duration,
    /// How many of the newest are kept.
    pub keep: usize,
}

/// How often, at least, we check whether one is due.
const LOOK: Duration = Duration::from_mins(1);

/// What a host should know about the copies.
#[derive(Default)]
pub(crate) struct BackupState(Mutex<Option<String>>);

impl BackupState {
    /// Why the last one failed, if it did.
    pub(crate) fn failure(&self) -> Option<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn set(&self, failure: Option<String>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = failure;
    }
}

impl App {
    /// Makes copies when they are due, for as long as the server runs. One that fails is told, and tried again; play goes
    /// on meanwhile.
    pub(crate) async fn back_up_by_schedule(self, plan: BackupPlan) {
        let mut stopping = self.stopping();
        loop {
            if is_due(newest(&plan.folder), self.now(), plan.every) {
                match back_up(&self.store, &plan, self.now()).await {
                    Ok(path) => {
                        tracing::info!("a backup was made: {}", path.display());
                        self.metrics.last_backup.set(self.now().0 / 1000);
                        self.backups.set(None);
                    }
                    Err(error) => {
                        tracing::error!(%error, "a backup failed");
                        self.metrics.failed_backups.inc();
                        self.backups.set(Some(error.to_string()));
                    }
                }
            }
            tokio::select! {
                () = tokio::time::sleep(LOOK.min(plan.every)) => {}
                _ = stopping.wait_for(|stops| *stops) => return,
            }
        }
    }
}

/// Whether it is time: a copy from the future comes from a clock that was wrong.
fn is_due(newest: Option<Millis>, now: Millis, every: Duration) -> bool {
    newest.is_none_or(|newest| u128::from(now.0.abs_diff(newest.0)) >= every.as_millis())
}

/// Makes a copy; if that went well, the oldest are deleted.
async fn back_up(store: &AnyStore, plan: &BackupPlan, now: Millis) -> Result<PathBuf, StoreError> {
    let trouble = |error: std::io::Error| StoreError::Other { reason: format!("{}: {error}", plan.folder.display()) };
    std::fs::create_dir_all(&plan.folder).map_err(trouble)?;
    // What was interrupted by a kill is of no use to anybody.
    for (name, unfinished) in ours(&plan.folder).filter(|(name, _)| name.ends_with(UNFINISHED)) {
        tracing::info!(name, "a backup that was interrupted is removed");
        std::fs::remove_file(unfinished).map_err(trouble)?;
    }
    let path = plan.folder.join(name(now));
    store.backup(&path).await?;
    let mut copies: Vec<(Millis, PathBuf)> =
        ours(&plan.folder).filter_map(|(name, path)| Some((time(&name)?, path))).collect();
    copies.sort();
    let too_many = copies.len().saturating_sub(plan.keep.max(1));
    for (_, old) in copies.into_iter().filter(|(_, copy)| *copy != path).take(too_many) {
        std::fs::remove_file(old).map_err(trouble)?;
    }
    Ok(path)
}

const BEGINNING: &str = "runestones-";
const ENDING: &str = ".db";
const UNFINISHED: &str = ".db.unfinished";

/// The files in a folder that may be ours, by name.
fn ours(folder: &Path) -> impl Iterator<Item = (String, PathBuf)> {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let named = files.filter_map(|file| Some((file.file_name().into_string().ok()?, file.path())));
    named.filter(|(name, _)| {
        let stem = name.strip_suffix(".unfinished").unwrap_or(name);
        time(stem).is_some()
    })
}

fn newest(folder: &Path) -> Option<Millis> {
    ours(folder).filter_map(|(name, _)| time(&name)).max()
}

/// The name of a copy: the time by Greenwich, so that names sort by age.
fn name(now: Millis) -> String {
    let seconds = now.0.div_euclid(1000);
    let (days, second) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    let (year, month, day) = date(days);
    let (hour, minute, second) = (second / 3600, second / 60 % 60, second % 60);
    format!("{BEGINNING}{year:04}-{month:02}-{day:02}T{hour:02}-{minute:02}-{second:02}Z{ENDING}")
}

/// The time in such a name.
fn time(name: &str) -> Option<Millis> {
    let stamp = name.strip_prefix(BEGINNING)?.strip_suffix(ENDING)?.strip_suffix('Z')?;
    let numbers: Vec<i64> = stamp.split(['-', 'T']).map(|part| part.parse().ok()).collect::<Option<_>>()?;
    let [year, month, day, hour, minute, second] = numbers[..] else { return None };
    // The days of a year that may be meant, with room to both sides.
    let guess = (year - 1970) * 365 + (year - 1968) / 4 + (month - 1) * 30 + day;
    let days = (guess - 60..guess + 60).find(|days| date(*days) == (year, month, day))?;
    Some(Millis((days * 86_400 + hour * 3600 + minute * 60 + second) * 1000))
}

/// The date this many days after the first of January 1970, in the Gregorian calendar: of the 400 years of a cycle, which
/// begins in March so that the odd day comes last.
fn date(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let (cycle, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (day, month) = (day - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    (year + cycle * 400 + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: i64 = 86_400_000;

    #[test]
    fn names_tell_the_time_and_sort_by_it() {
        assert_eq!(name(Millis(0)), "runestones-1970-01-01T00-00-00Z.db");
        assert_eq!(name(Millis(951_782_400_000)), "runestones-2000-02-29T00-00-00Z.db");
        assert_eq!(name(Millis(1_794_884_399_000)), "runestones-2026-11-17T02-59-59Z.db");
        for days in (0..60_000).step_by(13) {
            let now = Millis(days * DAY + 45_296_000);
            assert_eq!(time(&name(now)), Some(now), "{}", name(now));
            assert!(name(now) < name(Millis(now.0 + 1000)));
        }
        for other in ["monday.db", "runestones-.db", "runestones-2026-02-30T00-00-00Z.db", "runestones-2026-02-28.db"] {
            assert_eq!(time(other), None, "{other}");
        }
    }

    #[test]
    fn one_is_due_when_the_last_is_old_or_from_the_future() {
        let every = Duration::from_hours(24);
        assert!(is_due(None, Millis(0), every));
        assert!(!is_due(Some(Millis(0)), Millis(DAY - 1), every));
        assert!(is_due(Some(Millis(0)), Millis(DAY), every));
        assert!(is_due(Some(Millis(3 * DAY)), Millis(DAY), every));
    }

    #[tokio::test]
    async fn the_newest_are_kept_and_what_is_not_ours_is_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = AnyStore::open(&folder.path().join("games.db").to_string_lossy()).await.expect("a store");
        let plan = BackupPlan { folder: folder.path().join("copies"), every: Duration::from_hours(24), keep: 2 };
        std::fs::create_dir(&plan.folder).expect("a folder");
        for name in ["monday.db", "runestones-1970-01-01T00-00-00Z.db.unfinished"] {
            std::fs::write(plan.folder.join(name), "x").expect("a file");
        }
        for day in 1..=4 {
            back_up(&store, &plan, Millis(day * DAY)).await.expect("a backup");
        }
        let names = || {
            let files = std::fs::read_dir(&plan.folder).expect("the folder");
            let mut names: Vec<_> = files.map(|file| file.expect("a file").file_name().into_string()).collect();
            names.sort();
            names
        };
        let kept = ["monday.db", "runestones-1970-01-04T00-00-00Z.db", "runestones-1970-01-05T00-00-00Z.db"];
        assert_eq!(names(), kept.map(|name| Ok(name.to_owned())));
        // By a clock that went back, what was just made is not the oldest that goes.
        let early = back_up(&store, &plan, Millis(DAY)).await.expect("a backup");
        assert!(early.exists());
        assert_eq!(names().len(), 3);
        // One that fails deletes nothing.
        std::fs::write(plan.folder.join("runestones-1970-01-02T00-00-00Z.db"), "in the way").expect("a file");
        let before = names();
        assert!(back_up(&store, &plan, Millis(DAY)).await.is_err());
        assert_eq!(names(), before);
        let nowhere = BackupPlan { folder: folder.path().join("games.db"), ..plan.clone() };
        assert!(back_up(&store, &nowhere, Millis(9 * DAY)).await.is_err());
    }
}
