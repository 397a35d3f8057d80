//! A match in a folder: every game as a record, and what is needed to go on after an interruption.

use std::fs::{self, File, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use anyhow::{Context as _, ensure};
use runestones_rules::record::Record;

use super::{Game, Plan};

/// A folder with the games of one match.
pub(super) struct Folder {
    records: PathBuf,
    games: Mutex<File>,
}

impl Folder {
    /// Opens the folder, and says which games of this match are there already.
    pub(super) fn open(path: &Path, plan: &Plan) -> anyhow::Result<(Folder, Vec<Game>)> {
        let named = || format!("cannot keep games in {}", path.display());
        let records = path.join("records");
        fs::create_dir_all(&records).with_context(named)?;
        let (sheet, about) = (path.join("match.txt"), plan.about());
        match fs::read_to_string(&sheet) {
            Ok(there) => ensure!(
                there == about,
                "{} holds another match; choose another folder. There:\n{there}Asked for:\n{about}",
                path.display()
            ),
            Err(_) => fs::write(&sheet, &about).with_context(named)?,
        }
        let list = path.join("games.jsonl");
        let played: Vec<Game> = match fs::read_to_string(&list) {
            // The last line may be cut off, if the machine stopped while it was written.
            Ok(text) => text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect(),
            Err(_) => Vec::new(),
        };
        // Written again, so that nothing is added to a line that was cut off.
        let mut file = File::create(path.join("games.new")).with_context(named)?;
        for game in &played {
            writeln!(file, "{}", serde_json::to_string(game)?).with_context(named)?;
        }
        fs::rename(path.join("games.new"), &list).with_context(named)?;
        let games = OpenOptions::new().append(true).open(&list).with_context(named)?;
        Ok((Folder { records, games: Mutex::new(games) }, played))
    }

    /// Keeps a game: its record first, so that a game on the list has one.
    pub(super) fn keep(&self, game: &Game, record: &Record) -> anyhow::Result<()> {
        let name = format!("{}-{}-{}.txt", game.selection, game.deal, game.turn);
        let line = serde_json::to_string(game)?;
        fs::write(self.records.join(name), record.to_text()).context("cannot write a record")?;
        let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        writeln!(games, "{line}").context("cannot write the list of games")
    }
}
