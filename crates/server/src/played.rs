//! The books of those who play: what each finished game was for them, entered once, whichever server does it.
//!
//! That a game has ended is stored with its last move; entering it is a transaction of its own, which does nothing the
//! second time. So it can be tried by anybody at any time.

use std::time::Duration;

use runestones_review::{Review, WHOLE};
use runestones_rules::{Entry, Game, Rune, Seat};
use runestones_store::{AnyStore, GameId, Played, PlayedStore as _, Status, Store as _, StoreError};
use runestones_table::{Ended, Header, Place};
use serde::{Deserialize, Serialize};

use crate::app::App;
use crate::cards;
use crate::player::handle;

/// How often we look for games that have ended, at this server or at another that was stopped.
const LOOK: Duration = Duration::from_secs(20);

/// How many games or accounts are read at a time.
const BATCH: u32 = 100;

/// A victory in twelfths, so that two, three or four can share it.
pub(crate) const VICTORY: u8 = 12;

/// What a list says of a game. It names nobody: names can be forgotten.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Card {
    /// What the table is called.
    pub(crate) name: String,
    /// The points of each seat.
    pub(crate) totals: Vec<u16>,
}

impl App {
    /// Enters what has ended, now and then, for as long as the server runs; and gives every account its page.
    pub(crate) async fn enter_now_and_then(self) {
        let mut stopping = self.stopping();
        loop {
            if let Err(error) = self.keep_books().await {
                tracing::warn!(%error, "the books of those who play could not be kept; it goes on next time");
            }
            tokio::select! {
                () = tokio::time::sleep(LOOK) => {}
                () = self.game_ends.notified() => {}
                _ = stopping.wait_for(|stops| *stops) => return,
            }
        }
    }

    pub(crate) async fn keep_books(&self) -> Result<(), StoreError> {
        open_profiles(&self.store).await?;
        enter_due(&self.store).await
    }

    /// A review has said how well everybody played.
    pub(crate) async fn note_skill(&self, game: &GameId, review: &Review) {
        // The game may just have ended.
        let noted = async {
            enter(&self.store, game).await?;
            self.store.set_skill(game, &skill(review)).await
        };
        if let Err(error) = noted.await {
            tracing::debug!(%game, %error, "what luck did was not noted");
        }
    }
}

/// What each seat won beyond a fair share if luck is taken out, in millionths.
fn skill(review: &Review) -> Vec<(u8, i64)> {
    let fair = i64::from(WHOLE) / i64::try_from(review.seats.max(1)).unwrap_or(i64::MAX);
    let without_luck = review.ledger.without_luck();
    without_luck.iter().take(review.seats).zip(0..).map(|(share, seat)| (seat, i64::from(*share) - fair)).collect()
}

/// Every account has a page, also one from before there were pages.
async fn open_profiles(store: &AnyStore) -> Result<(), StoreError> {
    loop {
        let people = store.without_profile(BATCH).await?;
        if people.is_empty() {
            return Ok(());
        }
        let handles: Vec<_> = people.into_iter().map(|person| (person.clone(), handle(&person))).collect();
        store.open_profiles(&handles).await?;
    }
}

/// Enters every game that has ended. One that cannot be read stays due.
pub async fn enter_due(store: &AnyStore) -> Result<(), StoreError> {
    let mut last: Option<GameId> = None;
    loop {
        let games = store.played_due(last.as_ref(), BATCH).await?;
        let Some(end) = games.last() else { return Ok(()) };
        last = Some(end.clone());
        for game in games {
            match enter(store, &game).await {
                Err(StoreError::NotFound { .. }) => store.enter_played(&game, &[]).await?,
                Err(StoreError::Damaged { reason }) => tracing::warn!(%game, reason, "a game cannot be entered"),
                entered => entered?,
            }
        }
    }
}

async fn enter(store: &AnyStore, game: &GameId) -> Result<(), StoreError> {
    let damaged = |reason: String| StoreError::Damaged { reason };
    let stored = store.load(game).await?;
    if stored.summary.status != Status::Finished {
        return Ok(());
    }
    let header: Header = serde_json::from_str(&stored.summary.header).map_err(|error| damaged(error.to_string()))?;
    cards::recall(store, &header.card_set).await?;
    let entries: Result<Vec<Entry>, _> = stored.entries.iter().map(|entry| entry.entry.parse()).collect();
    let entries = entries.map_err(|error| damaged(error.to_string()))?;
    let session = header.session(entries, &mut ()).map_err(|error| damaged(error.to_string()))?;
    let time = stored.entries.last().map_or(stored.summary.updated, |entry| entry.time);
    let people: Vec<_> =
        store.seats(game).await?.into_iter().filter_map(|seat| Some((seat.number, seat.person?))).collect();
    let won = victories(&header, session.game());
    let totals: Vec<u16> = session.game().seats().map(|seat| total(session.game(), seat)).collect();
    let card = Card { name: header.name.clone(), totals };
    let card = serde_json::to_string(&card).map_err(|error| damaged(error.to_string()))?;
    let played = people.iter().filter_map(|(number, person)| {
        let seat = Seat::new(usize::from(*number))?;
        // Whoever plays for several people at one screen plays for nobody's book.
        let is_alone = people.iter().filter(|(_, other)| other == person).count() == 1;
        let counts = is_alone && header.sitters.get(seat.index())?.bot.is_none() && is_for_the_books(&header);
        counts.then(|| Played {
            person: person.clone(),
            time,
            game: game.clone(),
            seat: *number,
            players: header.sitters.len() as u8,
            night: header.night,
            rated: header.rated,
            won: won.get(seat.index()).copied().unwrap_or_default(),
            stones: stones(session.game(), seat),
            skill: None,
            card: card.clone(),
        })
    });
    store.enter_played(game, &played.collect::<Vec<_>>()).await
}

/// Games that were dealt for everybody, taken over from another or stopped by all are nobody's record.
fn is_for_the_books(header: &Header) -> bool {
    let is_own = header.dealing.is_none() && header.taken_over == 0 && header.imported.is_none();
    is_own && header.ended != Some(Ended::Stopped)
}

fn total(game: &Game, seat: Seat) -> u16 {
    let standing = game.standing().and_then(|standing| standing.scores.get(seat.index()).map(|score| score.total));
    standing.unwrap_or_else(|| game.player(seat).score())
}

/// Everybody's share of the victory, in twelfths. Whoever left has none.
fn victories(header: &Header, game: &Game) -> Vec<u8> {
    let stayed: Vec<Seat> = game.seats().filter(|seat| header.place(*seat) == Place::Stayed).collect();
    let is_over = game.standing().is_some();
    // Where only the others left, whoever stayed has won, however the points stood.
    let best = if is_over { stayed.iter().map(|seat| total(game, *seat)).max() } else { Some(0) };
    let wins = |seat: &Seat| stayed.contains(seat) && (!is_over || Some(total(game, *seat)) == best);
    let count = game.seats().filter(wins).count().max(1) as u8;
    game.seats().map(|seat| if wins(&seat) { VICTORY / count } else { 0 }).collect()
}

/// The stones of a seat as bits, in the order of their kinds.
fn stones(game: &Game, seat: Seat) -> u32 {
    let owned = game.player(seat).stones();
    let bit = |(place, rune): (usize, &Rune)| u32::from(owned.contains(*rune)) << place;
    Rune::ALL.iter().enumerate().map(bit).sum()
}
