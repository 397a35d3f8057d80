//! Keeps games in files. A saved game is a record that tells its seed.

use std::path::{Path, PathBuf};

use runestones_i18n::{Arg, Locale, text};
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
    pub(super) fn save(&self, session: &Session, file: Option<&Path>, locale: Locale) -> String {
        let file = file.or(self.file.as_deref()).map_or_else(|| default_file(session), Path::to_owned);
        let shown = file.display().to_string();
        let cards = self.cards.as_ref().map(|cards| format!(" --cards {}", cards.display())).unwrap_or_default();
        let (next, command) = match session.game().decider() {
            Decider::Nobody => ("terminal-see-again", format!("runestones replay {shown}{cards}")),
            _ => ("terminal-go-on", format!("runestones play --load {shown}{cards}")),
        };
        let name = ("file", Arg::from(shown));
        match std::fs::write(&file, session.clone().close().to_text()) {
            Ok(()) => {
                let saved = text(locale, "terminal-saved", &[name]);
                format!("{saved}\n{}", text(locale, next, &[("command", command.into())]))
            }
            Err(error) => text(locale, "terminal-not-saved", &[name, ("why", error.to_string().into())]),
        }
    }
}

/// A file name that no other game has.
fn default_file(session: &Session) -> PathBuf {
    let commitment = session.record().commitment.map(|commitment| commitment.to_string()).unwrap_or_default();
    PathBuf::from(format!("runestones-{}.txt", commitment.get(..8).unwrap_or("game")))
}
