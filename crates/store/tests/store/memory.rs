//! The model: what a store does, in the simplest way that can be right.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::{Mutex, MutexGuard};

use runestones_store::{
    ArchiveStore, Archived, Cell, ChatLine, Claim, GameId, GameSummary, Head, Invitation, KeptCardSet, KeptResult,
    Kind, Millis, Mute, NewChatLine, NewGame, Page, Person, PersonId, Result, Row, Seat, SecretHash, Stamp, Status,
    Store, StoreError, StoredEntry, StoredGame, Swept,
};

#[derive(Default)]
pub(crate) struct MemoryStore {
    tables: Mutex<Tables>,
}

#[derive(Default)]
struct Tables {
    games: BTreeMap<GameId, Table>,
    people: BTreeMap<PersonId, Person>,
    card_sets: BTreeMap<String, String>,
    results: BTreeMap<(String, PersonId), KeptResult>,
    /// What came from an archive and is nothing to a model.
    rows: Vec<(&'static str, Vec<Cell>)>,
}

struct Table {
    game: StoredGame,
    seats: BTreeMap<u8, Seat>,
    links: BTreeMap<u8, (SecretHash, Option<PersonId>)>,
    chat: Vec<ChatLine>,
    mutes: BTreeSet<Mute>,
    review: Option<(String, Vec<u8>)>,
    lines: u32,
    seen: Millis,
}

const NO_GAME: StoreError = StoreError::NotFound { what: "game" };
const NO_SEAT: StoreError = StoreError::NotFound { what: "seat" };

impl Tables {
    fn old_games(&self, kind: Kind, before: Millis) -> Vec<GameId> {
        let is_old = |table: &&Table| {
            let game = &table.game.summary;
            let imported = game.header.contains(r#""imported":{"#);
            let is_kind = match kind {
                Kind::Open => game.status == Status::Open,
                Kind::Unfinished => game.status == Status::Running,
                Kind::Finished => game.status == Status::Finished && !imported,
                _ => imported,
            };
            is_kind && game.updated < before && table.seen < before && game.damage.is_none()
        };
        self.games.values().filter(is_old).map(|table| table.game.summary.id.clone()).collect()
    }

    fn old_people(&self, before: Millis) -> Vec<PersonId> {
        let sits = |id| self.games.values().any(|t| t.seats.values().any(|seat| seat.person.as_ref() == Some(id)));
        let old = self.people.values().filter(|person| person.last_seen < before && !sits(&person.id));
        old.map(|person| person.id.clone()).collect()
    }

    fn keep(&mut self, set: &KeptCardSet) {
        self.card_sets.entry(set.hash.clone()).or_insert_with(|| set.text.clone());
    }

    fn unused_card_sets(&self) -> Vec<String> {
        let is_named = |hash: &str| {
            let name = format!(r#""card-set":"{hash}""#);
            self.games.values().any(|table| table.game.summary.header.contains(&name))
        };
        self.card_sets.keys().filter(|hash| !is_named(hash)).cloned().collect()
    }

    fn game(&mut self, id: &GameId) -> Result<&mut Table> {
        self.games.get_mut(id).ok_or(NO_GAME)
    }

    fn list(&self, page: &Page, wanted: impl Fn(&Table) -> bool) -> Vec<GameSummary> {
        let mut games: Vec<_> =
            self.games.values().filter(|table| wanted(table)).map(|t| t.game.summary.clone()).collect();
        let place = |game: &GameSummary| (game.updated, game.id.clone());
        games.sort_by_key(|game| Reverse(place(game)));
        games
            .retain(|game| page.before.as_ref().is_none_or(|cursor| place(game) < (cursor.updated, cursor.id.clone())));
        games.truncate(page.limit as usize);
        games
    }
}

impl MemoryStore {
    fn tables(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().expect("no test panics in here")
    }

    fn change(&self, id: &GameId, expected: Head, stamp: Stamp, change: impl FnOnce(&mut StoredGame)) -> Result<Head> {
        let mut tables = self.tables();
        let game = &mut tables.game(id)?.game;
        if let Some(reason) = game.summary.damage.clone() {
            return Err(StoreError::Damaged { reason });
        }
        if game.summary.head != expected {
            return Err(StoreError::Conflict { actual: game.summary.head });
        }
        change(game);
        game.summary.head = Head { version: expected.version + 1, length: game.entries.len() as u32 };
        (game.summary.updated, game.summary.status, game.summary.due) = (stamp.time, stamp.status, stamp.due);
        Ok(game.summary.head)
    }
}

fn invalid_if(wrong: bool) -> Result<()> {
    if wrong { Err(StoreError::Invalid { reason: String::new() }) } else { Ok(()) }
}

fn check_card_set(set: &KeptCardSet) -> Result<()> {
    let is_hash = set.hash.len() == 64 && set.hash.chars().all(|letter| letter.is_ascii_alphanumeric());
    invalid_if(!is_hash || set.text.contains('\0') || set.text.len() > 1 << 20)
}

fn is_json(text: &str) -> bool {
    serde_json::from_str::<serde_json::Value>(text).is_ok()
}

impl Store for MemoryStore {
    async fn create_game(&self, new: &NewGame) -> Result<Head> {
        let seats: BTreeMap<_, _> = new.seats.iter().map(|seat| (seat.number, seat.clone())).collect();
        invalid_if(seats.len() != new.seats.len() || !is_json(&new.header))?;
        new.card_set.as_ref().map_or(Ok(()), check_card_set)?;
        let mut tables = self.tables();
        if let Some(table) = tables.games.get(&new.id) {
            return Err(StoreError::Conflict { actual: table.game.summary.head });
        }
        new.card_set.iter().for_each(|set| tables.keep(set));
        let summary = GameSummary {
            id: new.id.clone(),
            created: new.time,
            updated: new.time,
            header: new.header.clone(),
            status: new.status,
            due: None,
            public: new.public,
            head: Head::default(),
            damage: None,
        };
        let game = StoredGame { summary, entries: Vec::new() };
        let table = Table {
            game,
            seats,
            links: BTreeMap::new(),
            chat: Vec::new(),
            mutes: BTreeSet::new(),
            review: None,
            lines: 0,
            seen: Millis(0),
        };
        tables.games.insert(new.id.clone(), table);
        Ok(Head::default())
    }

    async fn append(&self, game: &GameId, expected: Head, entries: &[String], stamp: Stamp) -> Result<Head> {
        invalid_if(expected.length.checked_add(entries.len() as u32).is_none())?;
        let stored = entries.iter().map(|entry| StoredEntry { entry: entry.clone(), time: stamp.time });
        self.change(game, expected, stamp, |game| game.entries.extend(stored))
    }

    async fn truncate(&self, game: &GameId, expected: Head, keep: u32, stamp: Stamp) -> Result<Head> {
        invalid_if(keep > expected.length)?;
        self.change(game, expected, stamp, |game| game.entries.truncate(keep as usize))
    }

    async fn set_header(&self, game: &GameId, expected: Head, header: &str, stamp: Stamp) -> Result<Head> {
        invalid_if(!is_json(header))?;
        self.change(game, expected, stamp, |game| game.summary.header = header.into())
    }

    async fn load(&self, game: &GameId) -> Result<StoredGame> {
        let game = self.tables().game(game)?.game.clone();
        game.summary.damage.clone().map_or(Ok(game), |reason| Err(StoreError::Damaged { reason }))
    }

    async fn summary(&self, game: &GameId) -> Result<GameSummary> {
        Ok(self.tables().game(game)?.game.summary.clone())
    }

    async fn games_with_status(&self, status: Status, page: &Page) -> Result<Vec<GameSummary>> {
        let wanted = |table: &Table| table.game.summary.status == status && table.game.summary.damage.is_none();
        Ok(self.tables().list(page, wanted))
    }

    async fn games_due(&self, limit: u32) -> Result<Vec<(Millis, GameId)>> {
        let tables = self.tables();
        let sound = tables.games.values().map(|table| &table.game.summary).filter(|game| game.damage.is_none());
        let mut due: Vec<_> = sound.filter_map(|game| Some((game.due?, game.id.clone()))).collect();
        due.sort();
        due.truncate(limit as usize);
        Ok(due)
    }

    async fn open_games(&self, page: &Page) -> Result<Vec<GameSummary>> {
        let is_open = |game: &GameSummary| game.public && game.status == Status::Open && game.damage.is_none();
        Ok(self.tables().list(page, |table| is_open(&table.game.summary)))
    }

    async fn games_of(&self, person: &PersonId, page: &Page) -> Result<Vec<GameSummary>> {
        Ok(self.tables().list(page, |table| table.seats.values().any(|seat| seat.person.as_ref() == Some(person))))
    }

    async fn quarantine(&self, game: &GameId, reason: &str) -> Result<()> {
        self.tables().game(game)?.game.summary.damage = Some(reason.into());
        Ok(())
    }

    async fn release(&self, game: &GameId) -> Result<()> {
        self.tables().game(game)?.game.summary.damage = None;
        Ok(())
    }

    async fn seats(&self, game: &GameId) -> Result<Vec<Seat>> {
        Ok(self.tables().game(game).map(|table| table.seats.values().cloned().collect()).unwrap_or_default())
    }

    async fn set_seat(&self, game: &GameId, seat: &Seat, instead_of: Option<&PersonId>) -> Result<bool> {
        let mut tables = self.tables();
        let table = tables.game(game).map_err(|_| NO_SEAT)?;
        let now = table.seats.get_mut(&seat.number).ok_or(NO_SEAT)?;
        let free = now.person.as_ref() == instead_of;
        if free {
            *now = seat.clone();
        }
        Ok(free)
    }

    async fn invite(&self, game: &GameId, seat: u8, secret: &SecretHash) -> Result<()> {
        let mut tables = self.tables();
        let table = tables.game(game).map_err(|_| NO_SEAT)?;
        table.seats.get(&seat).ok_or(NO_SEAT)?;
        table.links.insert(seat, (secret.clone(), None));
        Ok(())
    }

    async fn claim(&self, game: &GameId, seat: u8, secret: &SecretHash, person: &PersonId) -> Result<Claim> {
        let mut tables = self.tables();
        let Ok(table) = tables.game(game) else { return Ok(Claim::NoSuchLink) };
        let Some((_, claimed_by)) = table.links.get_mut(&seat).filter(|(link, _)| link == secret) else {
            return Ok(Claim::NoSuchLink);
        };
        let seat = table.seats.get_mut(&seat).ok_or(NO_SEAT)?;
        if [&*claimed_by, &seat.person].into_iter().flatten().any(|holder| holder != person) {
            return Ok(Claim::AlreadyTaken);
        }
        (*claimed_by, seat.person) = (Some(person.clone()), Some(person.clone()));
        Ok(Claim::Claimed)
    }

    async fn save_person(&self, person: &Person) -> Result<()> {
        let mut tables = self.tables();
        let known = tables.people.entry(person.id.clone()).or_insert_with(|| person.clone());
        *known = Person { last_seen: known.last_seen.max(person.last_seen), ..person.clone() };
        Ok(())
    }

    async fn person(&self, id: &PersonId) -> Result<Option<Person>> {
        Ok(self.tables().people.get(id).cloned())
    }

    async fn keep_card_set(&self, set: &KeptCardSet) -> Result<()> {
        check_card_set(set)?;
        self.tables().keep(set);
        Ok(())
    }

    async fn keep_result(&self, result: &KeptResult) -> Result<bool> {
        let long = result.contest.len() > 64 || result.person.0.len() > 64 || result.detail.len() > 1024;
        let odd = [&result.contest, &result.person.0, &result.detail].iter().any(|text| text.contains('\0'));
        invalid_if(result.contest.is_empty() || long || odd)?;
        let key = (result.contest.clone(), result.person.clone());
        let mut tables = self.tables();
        let is_new = !tables.results.contains_key(&key);
        tables.results.entry(key).or_insert_with(|| result.clone());
        Ok(is_new)
    }

    async fn result(&self, contest: &str, person: &PersonId) -> Result<Option<KeptResult>> {
        Ok(self.tables().results.get(&(contest.to_owned(), person.clone())).cloned())
    }

    async fn results_of(&self, person: &PersonId, limit: u32) -> Result<Vec<KeptResult>> {
        let tables = self.tables();
        let mut own: Vec<_> = tables.results.values().filter(|result| result.person == *person).cloned().collect();
        own.sort_by_key(|result| Reverse((result.time, result.contest.clone())));
        own.truncate(limit as usize);
        Ok(own)
    }

    async fn tally(&self, contest: &str) -> Result<Vec<(i64, u64)>> {
        let mut counts = BTreeMap::new();
        for result in self.tables().results.values().filter(|result| result.contest == contest) {
            *counts.entry(result.value).or_insert(0) += 1;
        }
        Ok(counts.into_iter().collect())
    }

    async fn card_set(&self, hash: &str) -> Result<Option<String>> {
        Ok(self.tables().card_sets.get(hash).cloned())
    }

    async fn keep_review(&self, game: &GameId, judge: &str, review: &[u8]) -> Result<()> {
        if review.len() > 4 << 20 || judge.len() > 200 || judge.contains('\0') {
            return Err(StoreError::Invalid { reason: "this is no review to keep".into() });
        }
        self.tables().game(game)?.review = Some((judge.into(), review.to_vec()));
        Ok(())
    }

    async fn review(&self, game: &GameId, judge: &str) -> Result<Option<Vec<u8>>> {
        let mut tables = self.tables();
        let kept = tables.game(game).ok().and_then(|table| table.review.clone());
        Ok(kept.filter(|(by, _)| by == judge).map(|(_, review)| review))
    }

    async fn card_sets(&self) -> Result<Vec<KeptCardSet>> {
        let all = self.tables().card_sets.clone();
        Ok(all.into_iter().map(|(hash, text)| KeptCardSet { hash, text }).collect())
    }

    async fn say(&self, game: &GameId, line: &NewChatLine) -> Result<u32> {
        let mut tables = self.tables();
        let table = tables.game(game)?;
        table.lines += 1;
        table.chat.push(ChatLine { id: table.lines, line: line.clone() });
        Ok(table.lines)
    }

    async fn chat_since(&self, game: &GameId, after: u32, limit: u32) -> Result<Vec<ChatLine>> {
        let mut tables = self.tables();
        let Ok(table) = tables.game(game) else { return Ok(Vec::new()) };
        Ok(table.chat.iter().filter(|line| line.id > after).take(limit as usize).cloned().collect())
    }

    async fn latest_chat(&self, game: &GameId, limit: u32) -> Result<Vec<ChatLine>> {
        let mut tables = self.tables();
        let Ok(table) = tables.game(game) else { return Ok(Vec::new()) };
        let skipped = table.chat.len().saturating_sub(limit as usize);
        Ok(table.chat[skipped..].to_vec())
    }

    async fn set_mute(&self, game: &GameId, mute: &Mute, on: bool) -> Result<()> {
        let mut tables = self.tables();
        match tables.game(game) {
            Ok(table) if on => drop(table.mutes.insert(mute.clone())),
            Ok(table) => drop(table.mutes.remove(mute)),
            // There is nothing to take back where nothing is.
            Err(error) if on => return Err(error),
            Err(_) => {}
        }
        Ok(())
    }

    async fn mutes(&self, game: &GameId) -> Result<Vec<Mute>> {
        Ok(self.tables().game(game).map(|table| table.mutes.iter().cloned().collect()).unwrap_or_default())
    }

    async fn count_old(&self, kind: Kind, before: Millis) -> Result<u64> {
        let tables = self.tables();
        Ok(match kind {
            Kind::Chat => tables.games.values().flat_map(|table| &table.chat).filter(|l| l.line.time < before).count(),
            Kind::People => tables.old_people(before).len(),
            Kind::Results => tables.results.values().filter(|result| result.time < before).count(),
            Kind::CardSets => tables.unused_card_sets().len(),
            _ => tables.old_games(kind, before).len(),
        } as u64)
    }

    async fn sweep(&self, kind: Kind, before: Millis) -> Result<Swept> {
        let mut tables = self.tables();
        let mut swept = Swept::default();
        match kind {
            Kind::Chat => {
                for table in tables.games.values_mut() {
                    let said = table.chat.len();
                    table.chat.retain(|line| line.line.time >= before);
                    swept.rows += (said - table.chat.len()) as u64;
                }
            }
            Kind::People => {
                for person in tables.old_people(before) {
                    tables.people.remove(&person);
                    swept.rows += 1;
                }
            }
            Kind::Results => {
                let kept = tables.results.len();
                tables.results.retain(|_, result| result.time >= before);
                swept.rows = (kept - tables.results.len()) as u64;
            }
            Kind::CardSets => {
                for hash in tables.unused_card_sets() {
                    tables.card_sets.remove(&hash);
                    swept.rows += 1;
                }
            }
            _ => {
                swept.games = tables.old_games(kind, before);
                tables.games.retain(|id, _| !swept.games.contains(id));
            }
        }
        Ok(swept)
    }

    async fn touch(&self, game: &GameId, now: Millis) -> Result<()> {
        if let Ok(table) = self.tables().game(game) {
            table.seen = table.seen.max(now);
        }
        Ok(())
    }

    async fn probe(&self, _now: bool) -> Result<()> {
        Ok(())
    }

    async fn games_after(&self, after: Option<&GameId>, limit: u32) -> Result<Vec<GameId>> {
        let tables = self.tables();
        let later = tables.games.keys().filter(|id| after.is_none_or(|after| *id > after));
        Ok(later.take(limit as usize).cloned().collect())
    }

    async fn people_after(&self, after: Option<&PersonId>, limit: u32) -> Result<Vec<Person>> {
        let tables = self.tables();
        let later = tables.people.values().filter(|person| after.is_none_or(|after| person.id > *after));
        Ok(later.take(limit as usize).cloned().collect())
    }

    async fn invitations(&self, game: &GameId) -> Result<Vec<Invitation>> {
        let mut tables = self.tables();
        let Ok(table) = tables.game(game) else { return Ok(Vec::new()) };
        let link = |(seat, (secret, claimed_by)): (&u8, &(SecretHash, Option<PersonId>))| Invitation {
            seat: *seat,
            secret: secret.clone(),
            claimed_by: claimed_by.clone(),
        };
        Ok(table.links.iter().map(link).collect())
    }

    async fn restore(&self, archived: &Archived) -> Result<()> {
        let Archived { summary, entries, seats, invitations, chat, mutes } = archived.clone();
        invalid_if(!is_json(&summary.header))?;
        let mut tables = self.tables();
        if let Some(table) = tables.games.get(&summary.id) {
            return Err(StoreError::Conflict { actual: table.game.summary.head });
        }
        let id = summary.id.clone();
        let table = Table {
            game: StoredGame { summary, entries },
            seats: seats.into_iter().map(|seat| (seat.number, seat)).collect(),
            lines: chat.iter().map(|said| said.id).max().unwrap_or(0),
            seen: Millis(0),
            links: invitations.into_iter().map(|link| (link.seat, (link.secret, link.claimed_by))).collect(),
            chat,
            mutes: mutes.into_iter().collect(),
            review: None,
        };
        tables.games.insert(id, table);
        Ok(())
    }

    async fn backup(&self, _path: &Path) -> Result<()> {
        Ok(())
    }

    async fn check(&self) -> Result<Vec<String>> {
        Ok(Vec::new())
    }

    async fn close(&self) {}
}

/// Rows stay in the order in which they came.
impl ArchiveStore for MemoryStore {
    async fn rows_after(
        &self,
        table: &'static runestones_store::Table,
        after: Option<&[Cell]>,
        limit: u32,
    ) -> Result<Vec<Row>> {
        let first = match after {
            Some([Cell::Number(place)]) => usize::try_from(*place + 1).expect("a place of ours"),
            _ => 0,
        };
        let tables = self.tables();
        let rows = tables.rows.iter().filter(|(name, _)| *name == table.name).map(|(_, cells)| cells.clone());
        let place = |place: usize| vec![Cell::Number(i64::try_from(place).expect("few rows"))];
        let rows = rows.enumerate().map(|(number, cells)| Row { place: place(number), cells });
        Ok(rows.skip(first).take(limit as usize).collect())
    }

    async fn restore_rows(&self, table: &'static runestones_store::Table, rows: &[Vec<Cell>]) -> Result<()> {
        let mut tables = self.tables();
        for cells in rows {
            if !tables.rows.contains(&(table.name, cells.clone())) {
                tables.rows.push((table.name, cells.clone()));
            }
        }
        Ok(())
    }
}
