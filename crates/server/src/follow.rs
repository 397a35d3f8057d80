//! Keeping up with the other servers that share the store.

use runestones_store::{Changes, News};

use crate::app::App;

impl App {
    /// Passes on to the live tables what other servers changed, for as long as the store is open.
    pub(crate) async fn follow(self, mut changes: Changes) {
        while let Some(news) = changes.next().await {
            match news {
                News::Changed(game, revision) => {
                    let Some(table) = self.live(&game) else { continue };
                    let app = self.clone();
                    // A table that waits for the store must not hold up the others.
                    tokio::spawn(async move {
                        table.hear(&app.store, revision).await;
                        table.wake_bots(&app);
                    });
                }
                // The connection to the store was lost: every table looks for itself.
                News::Missed => {
                    for table in self.all_live() {
                        table.keep_up(&self.store).await;
                        table.wake_bots(&self);
                    }
                }
            }
        }
    }
}
