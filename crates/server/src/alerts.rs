//! Alerts that arrive: who is told what, on which way, and what became of it.
//!
//! What happens at a table leaves a note in the store, in the transaction in which it happens. Any server turns notes into
//! alerts, and delivers what it has claimed; both can be tried by anybody at any time (see `runestones_store::AlertStore`).
//! Before an alert goes out we look again: whoever sits at the table by now, or has moved, need not be told.

mod channels;
mod guard;
mod hook;
mod mail;
mod post;
mod push;
mod quiet;
mod words;

use std::collections::HashSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use runestones_i18n::Locale;
use runestones_store::{
    Alert, AlertNote, AlertStore as _, Ask, ChannelState, GameId, LobbyStore as _, Millis, NewAlert, Outcome, PersonId,
    Store as _, StoreError, Verdict,
};
use runestones_table::Header;
use serde::{Deserialize, Serialize};
use tokio::sync::{Notify, OnceCell, Semaphore};

use crate::app::App;
use crate::config::Config;
use crate::error::Refusal;
use crate::table::{BLINK, State};

pub(crate) use channels::{KINDS_OF_CHANNELS, MailPurpose, Way};
pub(crate) use guard::Guard;
pub(crate) use hook::Form;
pub(crate) use mail::{Mailer, read_address};
pub(crate) use push::Subscription;
pub(crate) use quiet::Quiet;
pub(crate) use words::AlertKind;

use push::PushKey;
use words::Words;

/// How often we look for what another server left behind; what happens here wakes us at once.
const LOOK: Duration = Duration::from_secs(1);

/// So much is delivered at a time, so that nobody who answers slowly holds up the others.
const AT_A_TIME: usize = 32;

/// How long it takes until something is tried again. Then it is given up.
const PAUSES: [Duration; 5] = [
    Duration::from_mins(1),
    Duration::from_mins(5),
    Duration::from_mins(30),
    Duration::from_hours(2),
    Duration::from_hours(8),
];

/// What was told is remembered for so long.
const REMEMBERED: Duration = Duration::from_hours(30 * 24);
const FORGET_EVERY: Duration = Duration::from_hours(1);

/// How long another server believes that somebody looks at a table, and how often it is told again.
pub(crate) const LOOKS: Duration = Duration::from_secs(45);
const LOOKS_AGAIN: Duration = Duration::from_secs(20);

/// The number of an invitation to a new table; a rematch has 0.
const ASKED: i64 = 1;
/// Nobody is asked to more tables at a time.
const INVITATIONS: u32 = 50;

/// Whether a game is gone or cannot be read: then nobody can be told anything of it. Whatever else went wrong may pass.
fn is_lost(refusal: &Refusal) -> bool {
    matches!(refusal, Refusal::NoGame | Refusal::NotFound | Refusal::Damaged | Refusal::MissingCards(_))
}

/// What delivering needs.
pub(crate) struct Alerts {
    /// Something has happened.
    happened: Notify,
    guard: Guard,
    mailer: Option<Mailer>,
    key: OnceCell<PushKey>,
    link_key: OnceCell<String>,
    /// The address of the site, as people type it.
    site: Option<String>,
    lease: Duration,
    room: Arc<Semaphore>,
}

/// How somebody likes to be told, as it is stored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Manner {
    /// The language.
    pub(crate) language: String,
    /// Where they found this site.
    pub(crate) site: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) quiet: Option<Quiet>,
}

impl Manner {
    pub(crate) fn locale(&self) -> Locale {
        self.language.parse().unwrap_or_default()
    }
}

/// Whether somebody is still to be told.
enum Wanted {
    Yes(Words),
    No,
    /// They have only just left, or seem to look at the table at another server.
    NotBefore(Millis),
}

impl Alerts {
    pub(crate) fn new(config: &Config) -> Alerts {
        let mailer = match (&config.smtp, &config.mail_from) {
            (Some(smtp), Some(from)) => Mailer::new(smtp, from).ok(),
            _ => None,
        };
        Alerts {
            happened: Notify::new(),
            guard: Guard { allow_private: config.alerts_to_private },
            mailer,
            key: OnceCell::new(),
            link_key: OnceCell::new(),
            site: config.site.clone(),
            lease: config.alert_lease,
            room: Arc::new(Semaphore::new(AT_A_TIME)),
        }
    }

    /// Something has happened at a table.
    pub(crate) fn wake(&self) {
        self.happened.notify_one();
    }

    /// The address of the site, if whoever runs it has said so.
    pub(crate) fn site(&self) -> Option<&str> {
        self.site.as_deref()
    }

    /// Whether e-mail can be sent: the links in it need an address that nobody can make up.
    pub(crate) fn mailer(&self) -> Option<&Mailer> {
        self.mailer.as_ref().filter(|_| self.site.is_some())
    }
}

impl App {
    /// Tells people, for as long as the server runs.
    pub(crate) async fn tell_people(self) {
        let mut stopping = self.stopping();
        let (mut unknown, mut forgotten, mut looked) = (HashSet::new(), None::<Instant>, Instant::now());
        loop {
            if let Err(error) = self.write_alerts(&mut unknown).await {
                tracing::debug!(%error, "alerts could not be written; it goes on next time");
            }
            if let Err(error) = self.deliver_alerts().await {
                tracing::debug!(%error, "alerts could not be claimed; it goes on next time");
            }
            if self.store.is_shared() && looked.elapsed() >= LOOKS_AGAIN {
                looked = Instant::now();
                self.tell_looks().await;
            }
            if forgotten.is_none_or(|last| last.elapsed() >= FORGET_EVERY) {
                forgotten = Some(Instant::now());
                let _ = self.store.forget_alerts(self.now().earlier_by(REMEMBERED)).await;
            }
            tokio::select! {
                () = tokio::time::sleep(LOOK) => {}
                () = self.alerts.happened.notified() => {}
                _ = stopping.wait_for(|stops| *stops) => return,
            }
        }
    }

    /// Turns notes into alerts. A table that nobody here looks at is read only if another server has not done it by the
    /// next time.
    async fn write_alerts(&self, unknown: &mut HashSet<GameId>) -> Result<(), StoreError> {
        let mut seen = HashSet::new();
        for note in self.store.alert_notes(100).await? {
            if self.live(&note.game).is_none() && !unknown.contains(&note.game) {
                seen.insert(note.game.clone());
                continue;
            }
            let alerts = match self.to_tell(&note).await {
                Ok(alerts) => alerts,
                Err(refusal) if is_lost(&refusal) => Vec::new(),
                Err(_) => continue,
            };
            self.store.write_alerts(Some(&note), &alerts).await?;
        }
        *unknown = seen;
        Ok(())
    }

    /// Who is to be told what. The note is gone afterwards, so the table has to know what it tells of.
    async fn to_tell(&self, note: &AlertNote) -> Result<Vec<NewAlert>, Refusal> {
        let table = self.table_as_stored(&note.game).await?;
        let mut state = table.lock().await;
        if !knows(&state, note) {
            state.reload(&self.store, &note.game).await?;
            table.announce();
        }
        Ok(to_tell(note, &state, self.now()))
    }

    /// Somebody is asked to a table; they are told of it once.
    pub(crate) async fn tell_asked(&self, ask: &Ask) -> Result<(), StoreError> {
        let (person, game, kind) = (ask.person.clone(), ask.game.clone(), AlertKind::Invitation.word().to_owned());
        self.store.write_alerts(None, &[NewAlert { person, game, kind, number: ASKED, time: ask.time }]).await?;
        self.alerts.wake();
        Ok(())
    }

    /// Claims what is due, and delivers it beside everything else.
    async fn deliver_alerts(&self) -> Result<(), StoreError> {
        let free = self.alerts.room.available_permits();
        if free == 0 {
            return Ok(());
        }
        let (now, lease) = (self.now(), self.alerts.lease);
        let claimed = Instant::now();
        for alert in self.store.claim_alerts(&self.node, now, lease, free as u32).await? {
            let Ok(place) = Arc::clone(&self.alerts.room).acquire_owned().await else { return Ok(()) };
            let app = self.clone();
            tokio::spawn(async move {
                if let Err(error) = app.deliver(&alert, claimed).await {
                    tracing::warn!(%error, "what became of an alert could not be noted");
                }
                drop(place);
            });
        }
        Ok(())
    }

    async fn deliver(&self, alert: &Alert, claimed: Instant) -> Result<(), StoreError> {
        let now = self.now();
        let settle = async |outcome, time, tried, error| {
            let verdict = Verdict { outcome, time, tried, error };
            self.store.settle_alert(&alert.key, &self.node, &verdict).await.map(drop)
        };
        let channel = self.store.channel(&alert.key.channel).await?;
        let Some(channel) = channel.filter(|channel| channel.state == ChannelState::On) else {
            return settle(Outcome::Needless, now, false, None).await;
        };
        let manner = self.manner(&alert.person).await?;
        if let Some(end) = manner.quiet.as_ref().and_then(|quiet| quiet.ends(now)) {
            return settle(Outcome::Waiting, end, false, None).await;
        }
        let words = match self.is_wanted(alert, &manner, now).await {
            Ok(Wanted::Yes(words)) => words,
            Ok(Wanted::No) => return settle(Outcome::Needless, now, false, None).await,
            Ok(Wanted::NotBefore(time)) => return settle(Outcome::Waiting, time, false, None).await,
            // Nobody knows at the moment; the claim runs out by itself.
            Err(_) => return Ok(()),
        };
        // If this took so long that the claim may run out while we send, another server does it.
        if claimed.elapsed() > self.alerts.lease / 2 {
            return Ok(());
        }
        let way = Way::of(&channel);
        match self.send(&channel, &words, manner.locale()).await {
            Ok(()) => {
                settle(Outcome::Delivered, self.now(), false, None).await?;
                self.store.note_attempt(&channel.id, true, u32::MAX, self.now()).await
            }
            Err(failure) if failure.is_gone => {
                tracing::info!("a browser does not want to be told any more");
                self.store.remove_channel(&channel.id).await
            }
            Err(failure) => {
                let now = self.now();
                let again = PAUSES.get(alert.attempts as usize).filter(|_| !failure.is_final);
                let (outcome, time) =
                    again.map_or((Outcome::Failed, now), |pause| (Outcome::Waiting, now.later_by(*pause)));
                settle(outcome, time, true, Some(failure.code)).await?;
                self.store.note_attempt(&channel.id, false, way.patience(), now).await
            }
        }
    }

    /// How somebody likes to be told.
    pub(crate) async fn manner(&self, person: &PersonId) -> Result<Manner, StoreError> {
        let stored = self.store.alert_settings(person).await?;
        Ok(stored.and_then(|stored| serde_json::from_str(&stored).ok()).unwrap_or_default())
    }

    /// Looks at the table as it is now.
    async fn is_wanted(&self, alert: &Alert, manner: &Manner, now: Millis) -> Result<Wanted, Refusal> {
        let (Ok(game), Some(kind)) = (alert.key.game.parse::<GameId>(), AlertKind::read(&alert.key.kind)) else {
            return Ok(Wanted::No);
        };
        if (kind, alert.key.number) == (AlertKind::Invitation, ASKED) {
            return self.is_still_asked(alert, &game, manner).await;
        }
        let table = match self.table_as_stored(&game).await {
            Ok(table) => table,
            Err(refusal) if is_lost(&refusal) => return Ok(Wanted::No),
            Err(refusal) => return Err(refusal),
        };
        match table.absence_of(&alert.person) {
            Some(Duration::ZERO) => return Ok(Wanted::No),
            // They may only load the page again, or have left for good a moment before this happened.
            Some(absence) if absence < BLINK => return Ok(Wanted::NotBefore(now.later_by(BLINK))),
            _ => {}
        }
        // So far ahead nobody says it: a server did whose clock is wrong. Then once too often is better than never.
        let believed = Millis(now.0 + 1)..now.later_by(2 * LOOKS);
        let looks = self.store.looks_until(&alert.key.game, &alert.person).await?;
        if let Some(until) = looks.filter(|until| believed.contains(until)) {
            return Ok(Wanted::NotBefore(until));
        }
        let (words, next) = {
            let state = table.lock().await;
            let is_still_so = match kind {
                AlertKind::Turn => waits_for(&state) == Some((&alert.person, alert.key.number)),
                _ => !state.seats_of(&alert.person).is_empty(),
            };
            if !is_still_so {
                return Ok(Wanted::No);
            }
            let site = self.alerts.site().unwrap_or(&manner.site);
            let words = Words::of(kind, &alert.key, &state, manner.locale(), site);
            (words, (kind == AlertKind::Invitation).then(|| state.header.rematch_id()))
        };
        // Whoever has sat down at the next table knows of it.
        if let Some(next) = next
            && let Ok(next) = self.table(&next).await
            && !next.lock().await.seats_of(&alert.person).is_empty()
        {
            return Ok(Wanted::No);
        }
        Ok(Wanted::Yes(words))
    }

    /// Whether somebody is still asked to a table, by somebody whom they want to hear of.
    async fn is_still_asked(&self, alert: &Alert, game: &GameId, manner: &Manner) -> Result<Wanted, Refusal> {
        let mut tables = self.store.asked(&alert.person, INVITATIONS).await?.into_iter();
        let Some((asker, (summary, seats))) = tables.find(|(_, (summary, _))| summary.id == *game) else {
            return Ok(Wanted::No);
        };
        let header: Option<Header> = serde_json::from_str(&summary.header).ok();
        let seat = seats.iter().find(|seat| seat.person.as_ref() == Some(&asker));
        let (Some(header), Some(seat)) = (header, seat) else { return Ok(Wanted::No) };
        if self.blocked_by(&alert.person).await.contains(&asker) {
            return Ok(Wanted::No);
        }
        let name = header.sitters.get(usize::from(seat.number)).map(|sitter| sitter.name.as_str()).unwrap_or_default();
        let site = self.alerts.site().unwrap_or(&manner.site);
        Ok(Wanted::Yes(Words::asked(&alert.key, &header, name, manner.locale(), site)))
    }

    /// Tells the other servers who looks at which table here.
    async fn tell_looks(&self) {
        let until = self.now().later_by(LOOKS);
        for table in self.all_live() {
            for person in table.who_looks() {
                if self.store.look(&table.id, &person, until).await.is_err() {
                    return;
                }
            }
        }
    }
}

/// Whose turn it is, and which turn.
fn waits_for(state: &State) -> Option<(&PersonId, i64)> {
    let seat = state.decider().filter(|_| !state.is_over())?;
    // Nobody waits for whom a bot plays.
    if state.header.stand_in(seat).is_some() {
        return None;
    }
    let person = state.people.get(seat.index())?.as_ref()?;
    Some((person, state.session.game().turn().into()))
}

/// Whether a table has come as far as a note. The seat of somebody who sits down is theirs in the store a moment earlier; and
/// after an answer that was lost the store may be ahead.
fn knows(state: &State, note: &AlertNote) -> bool {
    let is_seated =
        || usize::try_from(note.number).is_ok_and(|seat| state.people.get(seat).is_some_and(Option::is_some));
    i64::from(state.version) >= note.version && (note.what != "seat" || is_seated())
}

/// Who is to be told what, after what a note says.
fn to_tell(note: &AlertNote, state: &State, now: Millis) -> Vec<NewAlert> {
    let people: HashSet<&PersonId> = state.people.iter().flatten().collect();
    // Whoever plays alone knows what happens.
    if people.len() < 2 {
        return Vec::new();
    }
    let alert = |person: &PersonId, kind: AlertKind, number: i64| NewAlert {
        person: person.clone(),
        game: note.game.clone(),
        kind: kind.word().to_owned(),
        number,
        time: now,
    };
    let sits_at = |seat: usize| state.people.get(seat).and_then(Option::as_ref);
    let others =
        |of: Option<&PersonId>| people.iter().copied().filter(move |person| Some(*person) != of).collect::<Vec<_>>();
    match note.what.as_str() {
        "seat" => {
            let newcomer = usize::try_from(note.number).ok().and_then(sits_at);
            others(newcomer).into_iter().map(|person| alert(person, AlertKind::Seat, note.number)).collect()
        }
        "over" => people.iter().map(|person| alert(person, AlertKind::Over, 0)).collect(),
        _ => match (state.header.rematch, waits_for(state)) {
            (Some(seat), _) => {
                let asker = sits_at(seat.index());
                others(asker).into_iter().map(|person| alert(person, AlertKind::Invitation, 0)).collect()
            }
            (None, Some((person, turn))) => vec![alert(person, AlertKind::Turn, turn)],
            (None, None) => Vec::new(),
        },
    }
}

#[cfg(test)]
mod tests;
