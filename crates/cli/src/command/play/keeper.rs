//! Keeps games in files. A saved game is a record that tells its seed.

use std::path::{Path, PathBuf};

use runestones_rules::{Decider, Session};

/// Where a game is kept, and what it takes to read it again.
pub(super) struct Keeper {
    /// The file that was asked for.
    pub(super) file: Option<PathBuf>,
    /// The card set file it is played with.
    pub(super) cards: Option<PathBuf>,
}

impl Keeper {
    /// Saves the game in a file, or in the usual one; says what came of it.
    pub(super) fn save(&self, session: &Session, file: Option<&Path>) -> String {
        let file = file.or(self.file.as_deref()).map_or_else(|| default_file(session), Path::to_owned);
        let shown = file.display();
        let cards = self.cards.as_ref().map(|cards| format!(" --cards {}", cards.display())).unwrap_or_default();
        let next = match session.game().decider() {
            Decider::Nobody => format!("To see it again: runestones replay {shown}{cards}"),
            _ => format!("To go on: runestones play --load {shown}{cards}"),
        };
        match std::fs::write(&file, session.clone().close().to_text()) {
            Ok(()) => format!("Saved in {shown}.\n{next}"),
            Err(error) => format!("The game could not be saved in {shown}: {error}"),
        }
    }
}

/// A file name that no other game has.
fn default_file(session: &Session) -> PathBuf {
    let commitment = session.record().commitment.map(|commitment| commitment.to_string()).unwrap_or_default();
    PathBuf::from(format!("runestones-{}.txt", commitment.get(..8).unwrap_or("game")))
}
