//! The files of a training: weights, everything to go on from, and the strength over time, in words and as a picture.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, ensure};
use runestones_ai::train::Trainer;

use super::curve;

pub(super) struct Files {
    weights: PathBuf,
    state: PathBuf,
    log: PathBuf,
    curve: PathBuf,
}

impl Files {
    pub(super) fn new(weights: &Path) -> Files {
        let beside = |ending: &str| {
            let mut name = weights.as_os_str().to_owned();
            name.push(ending);
            PathBuf::from(name)
        };
        Files { weights: weights.to_owned(), state: beside(".state"), log: beside(".log"), curve: beside(".svg") }
    }

    /// Nobody wants to lose hours of training by a forgotten word.
    pub(super) fn must_be_new(&self) -> anyhow::Result<()> {
        let state = self.state.display();
        ensure!(!self.state.exists(), "{state} is a training already; go on with --resume, or move it away");
        Ok(())
    }

    pub(super) fn load(&self) -> anyhow::Result<Trainer> {
        let named = || format!("cannot go on with {}", self.state.display());
        let bytes = fs::read(&self.state).with_context(named)?;
        Trainer::from_bytes(&bytes).with_context(named)
    }

    /// The state first: it holds the weights too.
    pub(super) fn save(&self, trainer: &Trainer) -> anyhow::Result<()> {
        replace(&self.state, &trainer.to_bytes())?;
        replace(&self.weights, &trainer.net().to_bytes())
    }

    /// Saves it for the last time.
    pub(super) fn finish(&self, trainer: &Trainer) -> anyhow::Result<()> {
        self.save(trainer)?;
        let (games, positions) = (trainer.games(), trainer.positions());
        eprintln!("{games} games, {positions} positions; the weights are in {}", self.weights.display());
        Ok(())
    }

    /// Adds a line to the log, and draws the curve anew.
    pub(super) fn note(&self, line: &str) -> anyhow::Result<()> {
        let file = fs::OpenOptions::new().create(true).append(true).open(&self.log);
        let log = file
            .and_then(|mut file| writeln!(file, "{line}"))
            .and_then(|()| fs::read_to_string(&self.log))
            .with_context(|| format!("cannot write {}", self.log.display()))?;
        replace(&self.curve, curve::svg(&log).as_bytes())
    }
}

/// Either the old file or the new one is there, whenever the program ends.
fn replace(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let mut name = path.as_os_str().to_owned();
    name.push(".new");
    let new = PathBuf::from(name);
    let write = || {
        let mut file = fs::File::create(&new)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(&new, path)
    };
    write().with_context(|| format!("cannot write {}", path.display()))
}
