//! Tips appear once: a tip has been had when the move is made that it was shown for.

use super::Table;
use crate::page::Tip;
use crate::person::Visitor;

impl Table {
    /// The person decides now, so whatever tip they see has served. It is noted here at once, for live connections
    /// know the person only as they were when they came; whether there was one says whether the person is to be saved.
    pub(crate) async fn pass_tip(&self, visitor: &mut Visitor) -> bool {
        if !visitor.likes.learning.tips {
            return false;
        }
        let mut state = self.lock().await;
        let Some(seat) = state.viewer(&visitor.id) else { return false };
        let view = state.session.game().view(seat);
        let seen = state.seen_tips.entry(visitor.id.clone()).or_default();
        let tip = Tip::first(&view, |tip| seen.contains(&tip) || visitor.likes.learning.seen_tips.contains(&tip));
        seen.extend(tip);
        visitor.likes.learning.seen_tips.extend(seen.iter());
        tip.is_some()
    }
}
