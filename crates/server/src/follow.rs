//! Keeping up with the other servers that share the store.

use std::sync::Arc;
use std::time::Duration;

use runestones_store::{Changes, News, Revision};
use tokio::time::sleep;

use crate::app::App;
use crate::table::LiveTable;

/// When a store that did not answer is asked again; then after twice as long, but at least this often.
const FIRST_PAUSE: Duration = Duration::from_millis(100);
const LONGEST_PAUSE: Duration = Duration::from_secs(3);

impl App {
    /// Passes on to the live tables what other servers changed, for as long as the store is open.
    pub(crate) async fn follow(self, mut changes: Changes) {
        while let Some(news) = changes.next().await {
            match news {
                News::Changed(game, revision) => {
                    if let Some(table) = self.live(&game) {
                        self.refresh(table, Some(revision));
                    }
                }
                News::Gone(game) => self.forget(&game),
                News::Bans => self.read_bans().await,
                News::Said(words) => self.hear_counts(&words),
                // The connection to the store was lost: every table looks for itself.
                News::Missed => {
                    self.read_bans().await;
                    for table in self.all_live() {
                        self.refresh(table, None);
                    }
                }
            }
        }
    }

    /// Brings a table to a revision, or to the latest. News come once: if the store does not tell what they mean, it is
    /// asked again for as long as anybody has the table. A table that waits does not hold up the others.
    fn refresh(&self, table: Arc<LiveTable>, revision: Option<Revision>) {
        let app = self.clone();
        tokio::spawn(async move {
            let mut pause = FIRST_PAUSE;
            loop {
                let told = match revision {
                    Some(revision) => table.refresh_to(&app.store, revision).await,
                    None => table.refresh(&app.store).await,
                };
                if told || app.live(&table.id).is_none() || app.check_gone(&table.id).await.is_err() {
                    break;
                }
                sleep(pause).await;
                pause = LONGEST_PAUSE.min(pause * 2);
            }
            app.wake_bots(&table);
        });
    }
}
