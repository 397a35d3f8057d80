//! What every backend does.

use std::path::Path;
use std::time::Duration;

use crate::archive::{Archived, Invitation};
use crate::card_sets::KeptCardSet;
use crate::chat::{ChatLine, Mute, NewChatLine};
use crate::error::Result;
use crate::game::{GameSummary, Head, Millis, NewGame, Page, Stamp, Status, StoredGame};
use crate::id::{GameId, PersonId, SecretHash};
use crate::news::{Changes, Revision};
use crate::people::{Claim, Person, Seat};
use crate::results::KeptResult;
use crate::retention::{Kind, Swept};

/// A place where games are kept.
///
/// Every change is atomic, and durable when it is answered with `Ok`. A change whose caller goes away before the answer
/// may still be made. Texts must not contain the character U+0000, which some databases cannot store.
pub trait Store: Send + Sync {
    /// Creates a game with its seats, and keeps its card set; [`Conflict`](crate::StoreError::Conflict) if the name is
    /// taken.
    fn create_game(&self, game: &NewGame) -> impl Future<Output = Result<Head>> + Send;

    /// Appends entries, all or none, if the log stands at `expected`.
    fn append(
        &self,
        game: &GameId,
        expected: Head,
        entries: &[String],
        stamp: Stamp,
    ) -> impl Future<Output = Result<Head>> + Send;

    /// Takes back all but the first `keep` entries, if the log stands at `expected`.
    fn truncate(
        &self,
        game: &GameId,
        expected: Head,
        keep: u32,
        stamp: Stamp,
    ) -> impl Future<Output = Result<Head>> + Send;

    /// Replaces the header, if the log stands at `expected`.
    fn set_header(
        &self,
        game: &GameId,
        expected: Head,
        header: &str,
        stamp: Stamp,
    ) -> impl Future<Output = Result<Head>> + Send;

    /// A whole game; [`Damaged`](crate::StoreError::Damaged) if it is in quarantine, its header cannot be read or its
    /// entries are not exactly those the log should have.
    fn load(&self, game: &GameId) -> impl Future<Output = Result<StoredGame>> + Send;

    /// A game without its entries.
    fn summary(&self, game: &GameId) -> impl Future<Output = Result<GameSummary>> + Send;

    /// The games of this status that are not in quarantine, the last changed first.
    fn games_with_status(&self, status: Status, page: &Page) -> impl Future<Output = Result<Vec<GameSummary>>> + Send;

    /// The public games that wait for players and are not in quarantine, the last changed first.
    fn open_games(&self, page: &Page) -> impl Future<Output = Result<Vec<GameSummary>>> + Send;

    /// The games that somebody has to look at sometime, without those in quarantine: the first that is due comes first.
    fn games_due(&self, limit: u32) -> impl Future<Output = Result<Vec<(Millis, GameId)>>> + Send;

    /// The games in which this person has a seat, the last changed first.
    fn games_of(&self, person: &PersonId, page: &Page) -> impl Future<Output = Result<Vec<GameSummary>>> + Send;

    /// Sets a damaged game aside: from now on it can be neither changed nor loaded, and everything else goes on.
    fn quarantine(&self, game: &GameId, reason: &str) -> impl Future<Output = Result<()>> + Send;

    /// Lets a repaired game out of quarantine.
    fn release(&self, game: &GameId) -> impl Future<Output = Result<()>> + Send;

    /// The seats of a game in order.
    fn seats(&self, game: &GameId) -> impl Future<Output = Result<Vec<Seat>>> + Send;

    /// Changes a seat if `instead_of` sits on it now; `false`, and nothing happens, if it is somebody else. So of two
    /// people who sit down at the same time, one does.
    fn set_seat(
        &self,
        game: &GameId,
        seat: &Seat,
        instead_of: Option<&PersonId>,
    ) -> impl Future<Output = Result<bool>> + Send;

    /// Makes a link for a seat; an older one for the same seat works no more.
    fn invite(&self, game: &GameId, seat: u8, secret: &SecretHash) -> impl Future<Output = Result<()>> + Send;

    /// Follows a link: the first who does gets the seat.
    fn claim(
        &self,
        game: &GameId,
        seat: u8,
        secret: &SecretHash,
        person: &PersonId,
    ) -> impl Future<Output = Result<Claim>> + Send;

    /// Remembers a person, or what has changed about them. They are never seen earlier than before.
    fn save_person(&self, person: &Person) -> impl Future<Output = Result<()>> + Send;

    /// What is known about a person.
    fn person(&self, id: &PersonId) -> impl Future<Output = Result<Option<Person>>> + Send;

    /// Keeps the card set of games that come soon: without one that names it, it is swept. Keeping it again changes nothing.
    fn keep_card_set(&self, set: &KeptCardSet) -> impl Future<Output = Result<()>> + Send;

    /// The text of the card set with this hash, if it is kept.
    fn card_set(&self, hash: &str) -> impl Future<Output = Result<Option<String>>> + Send;

    /// All card sets that are kept, by their hash.
    fn card_sets(&self) -> impl Future<Output = Result<Vec<KeptCardSet>>> + Send;

    /// Keeps the review of a game by this version of a judge, packed as the caller likes; that of another version goes. It
    /// goes with its game, and is not archived: whoever needs it makes it again.
    fn keep_review(&self, game: &GameId, judge: &str, review: &[u8]) -> impl Future<Output = Result<()>> + Send;

    /// The review of a game by this version of a judge, if it is kept.
    fn review(&self, game: &GameId, judge: &str) -> impl Future<Output = Result<Option<Vec<u8>>>> + Send;

    /// Keeps what somebody reached, if it is their first result there; says whether it was.
    fn keep_result(&self, result: &KeptResult) -> impl Future<Output = Result<bool>> + Send;

    /// What somebody reached.
    fn result(&self, contest: &str, person: &PersonId) -> impl Future<Output = Result<Option<KeptResult>>> + Send;

    /// The latest results of a person, the last first.
    fn results_of(&self, person: &PersonId, limit: u32) -> impl Future<Output = Result<Vec<KeptResult>>> + Send;

    /// How many reached what, the least first.
    fn tally(&self, contest: &str) -> impl Future<Output = Result<Vec<(i64, u64)>>> + Send;

    /// Adds to the conversation; answers the number of the line.
    fn say(&self, game: &GameId, line: &NewChatLine) -> impl Future<Output = Result<u32>> + Send;

    /// The first lines after this number (0 is before all), oldest first.
    fn chat_since(&self, game: &GameId, after: u32, limit: u32) -> impl Future<Output = Result<Vec<ChatLine>>> + Send;

    /// The last lines, oldest first.
    fn latest_chat(&self, game: &GameId, limit: u32) -> impl Future<Output = Result<Vec<ChatLine>>> + Send;

    /// From now on somebody wants, or does not want, to hear somebody. Saying it twice changes nothing.
    fn set_mute(&self, game: &GameId, mute: &Mute, on: bool) -> impl Future<Output = Result<()>> + Send;

    /// Who at a table does not want to hear whom, in order.
    fn mutes(&self, game: &GameId) -> impl Future<Output = Result<Vec<Mute>>> + Send;

    /// Somebody with several seats uncovers the hand of one of them at their screen. A store with a single owner need not
    /// remember it: whoever asks knows.
    fn uncover(&self, _game: &GameId, _person: &PersonId, _seat: u8) -> impl Future<Output = Result<()>> + Send {
        async { Ok(()) }
    }

    /// The hands that were uncovered, by anybody at any server.
    fn uncovered(&self, _game: &GameId) -> impl Future<Output = Result<Vec<(PersonId, u8)>>> + Send {
        async { Ok(Vec::new()) }
    }

    /// How far a game has come, if other servers may have changed it; `None` if this store is its only writer, so that
    /// whoever has a copy of the game is never behind.
    fn revision(&self, _game: &GameId) -> impl Future<Output = Result<Option<Revision>>> + Send {
        async { Ok(None) }
    }

    /// Whether others may write to it. What one has read from a store with a single owner stays true until one writes.
    fn is_shared(&self) -> bool {
        false
    }

    /// A secret that those who share the store have in common; none if nobody else writes to it.
    fn shared_secret(&self) -> Option<String> {
        None
    }

    /// Tells all who share the store something that is not kept: they hear it as [`News::Said`](crate::News::Said), if they
    /// listen. It is short, and may be lost.
    fn tell(&self, _words: &str) -> impl Future<Output = Result<()>> + Send {
        async { Ok(()) }
    }

    /// What anybody changes from now on, this store included. A store with a single owner has no news.
    fn changes(&self) -> Changes {
        Changes::none()
    }

    /// Asks for the right to let the bots of a game think, for this long (a lease); asking again prolongs it. Of several servers one
    /// gets it, and another when that one has fallen silent. It saves work and does no more: what a bot then decides is
    /// appended under the head it was made for, like everything else.
    fn lease(&self, _game: &GameId, _node: &str, _time: Duration) -> impl Future<Output = Result<bool>> + Send {
        async { Ok(true) }
    }

    /// Lets another server have the right at once.
    fn give_back(&self, _game: &GameId, _node: &str) -> impl Future<Output = Result<()>> + Send {
        async { Ok(()) }
    }

    /// How much there is of a kind that nobody touched since `before`.
    fn count_old(&self, kind: Kind, before: Millis) -> impl Future<Output = Result<u64>> + Send;

    /// Deletes some of it for ever, the oldest first: so little that nobody who plays notices. When the answer is that
    /// nothing was deleted, there is nothing left (or somebody just uses it).
    fn sweep(&self, kind: Kind, before: Millis) -> impl Future<Output = Result<Swept>> + Send;

    /// Gives some of the room that is not needed any more back to the disk; says whether there is more of it.
    fn shrink(&self) -> impl Future<Output = Result<bool>> + Send {
        async { Ok(false) }
    }

    /// Gives all of it back, however long everybody has to wait for it.
    fn compact(&self) -> impl Future<Output = Result<()>> + Send {
        async { Ok(()) }
    }

    /// Somebody looks at a game: it is not too old then. Cheap if that is known.
    fn touch(&self, game: &GameId, now: Millis) -> impl Future<Output = Result<()>> + Send;

    /// Asks for the right to sweep, for this long, as with [`lease`](Store::lease).
    fn may_sweep(&self, _node: &str, _time: Duration) -> impl Future<Output = Result<bool>> + Send {
        async { Ok(true) }
    }

    /// Whether anything can be stored at the moment. It is known from what was stored within the last second, or tried;
    /// `now` tries in any case.
    fn probe(&self, now: bool) -> impl Future<Output = Result<()>> + Send;

    /// The names of the games after this one, in the order of their bytes.
    fn games_after(&self, after: Option<&GameId>, limit: u32) -> impl Future<Output = Result<Vec<GameId>>> + Send;

    /// The people after this one, in the order of their ids.
    fn people_after(&self, after: Option<&PersonId>, limit: u32) -> impl Future<Output = Result<Vec<Person>>> + Send;

    /// The links to the seats of a game, in order.
    fn invitations(&self, game: &GameId) -> impl Future<Output = Result<Vec<Invitation>>> + Send;

    /// Puts a whole game here that was kept elsewhere; [`Conflict`](crate::StoreError::Conflict) if the name is taken.
    fn restore(&self, archived: &Archived) -> impl Future<Output = Result<()>> + Send;

    /// Writes a copy of everything to a new file while play goes on.
    fn backup(&self, path: &Path) -> impl Future<Output = Result<()>> + Send;

    /// Looks through the whole database; answers what is wrong with it, nothing if all is well.
    fn check(&self) -> impl Future<Output = Result<Vec<String>>> + Send;

    /// Finishes what was begun and closes the database. Later calls answer
    /// [`Unavailable`](crate::StoreError::Unavailable).
    fn close(&self) -> impl Future<Output = ()> + Send;
}
