//! The disk and the clock of a server, to be made slow, full and wrong while it runs.
//!
//! A small library in C (`machine/machine.c`) is loaded before the C library of the process. It has a file of a few
//! numbers in memory; what is written there holds at once.

use std::fs::{File, Permissions};
use std::iter::Sum;
use std::os::unix::fs::{FileExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// Where the numbers stand in the file, as `machine.c` has them.
const SYNC_DELAY: u64 = 0;
const IS_FULL: u64 = 1;
const CLOCK_OFFSET: u64 = 2;
const SLOW_SYNCS: u64 = 3;
const REFUSED_WRITES: u64 = 4;
const WRONG_TIMES: u64 = 5;
const NUMBERS: u64 = 6;

/// A machine for one server or database, also after it was killed and started again.
pub(crate) struct Machine {
    library: PathBuf,
    path: PathBuf,
    numbers: File,
}

/// How often a server met with the faults of its machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct Met {
    /// Waits for a slow disk.
    pub slow_syncs: u64,
    /// Writes for which there was no room.
    pub refused_writes: u64,
    /// Looks at a clock that was wrong.
    pub wrong_times: u64,
}

impl Sum for Met {
    fn sum<I: Iterator<Item = Met>>(all: I) -> Met {
        all.fold(Met::default(), |sum, met| Met {
            slow_syncs: sum.slow_syncs + met.slow_syncs,
            refused_writes: sum.refused_writes + met.refused_writes,
            wrong_times: sum.wrong_times + met.wrong_times,
        })
    }
}

/// Compiles the library; answers where it is.
pub(crate) fn build(folder: &Path) -> PathBuf {
    let (source, library) = (folder.join("machine.c"), folder.join("machine.so"));
    std::fs::write(&source, include_str!("../machine/machine.c")).expect("room in the temporary folder");
    let mut compiler = Command::new("cc");
    compiler.args(["-shared", "-fPIC", "-O2", "-Wall", "-Wextra", "-Werror", "-o"]).arg(&library).arg(&source);
    let status = compiler.arg("-ldl").status().expect("a C compiler, which Rust needs too");
    assert!(status.success(), "machine.c does not compile");
    library
}

impl Machine {
    /// A machine without faults.
    pub(crate) fn new(library: &Path, name: &str) -> Machine {
        let path = library.with_file_name(name);
        let numbers = File::options().read(true).write(true).create_new(true).open(&path).expect("a new file");
        numbers.set_len(NUMBERS * 8).expect("room for a few numbers");
        // The database belongs to somebody else.
        numbers.set_permissions(Permissions::from_mode(0o666)).expect("it is ours");
        Machine { library: library.to_owned(), path, numbers }
    }

    /// The environment of a program that is to run on this machine.
    pub(crate) fn environment(&self) -> [(&'static str, PathBuf); 2] {
        [("LD_PRELOAD", self.library.clone()), ("FAULTS_MACHINE", self.path.clone())]
    }

    /// How long the disk takes to write something down.
    pub(crate) fn set_sync_delay(&self, delay: Duration) {
        self.set(SYNC_DELAY, i64::try_from(delay.as_millis()).unwrap_or(i64::MAX));
    }

    /// While the disk is full no file can grow.
    pub(crate) fn set_full(&self, full: bool) {
        self.set(IS_FULL, i64::from(full));
    }

    /// How many hours the clock is ahead, or behind.
    pub(crate) fn set_clock(&self, hours: i64) {
        self.set(CLOCK_OFFSET, hours * 3600);
    }

    /// How often the server met with the faults so far.
    pub(crate) fn met(&self) -> Met {
        let get = |number| u64::try_from(self.get(number)).unwrap_or(0);
        Met { slow_syncs: get(SLOW_SYNCS), refused_writes: get(REFUSED_WRITES), wrong_times: get(WRONG_TIMES) }
    }

    fn set(&self, number: u64, value: i64) {
        self.numbers.write_all_at(&value.to_ne_bytes(), number * 8).expect("the file is there");
    }

    fn get(&self, number: u64) -> i64 {
        let mut bytes = [0; 8];
        self.numbers.read_exact_at(&mut bytes, number * 8).expect("the file is there");
        i64::from_ne_bytes(bytes)
    }
}
