//! Games that others left behind: the servers sweep the old ones while people play, and must not touch the young ones.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use runestones_store::{
    AnyStore, Archived, ChatLine, GameId, GameSummary, Head, Invitation, Kind, Millis, Mute, NewChatLine, Person,
    PersonId, Retention, Seat, SecretHash, Status, Store as _, StoreError, StoredEntry, StoredGame,
};

use crate::club::Course;
use runestones_testing::browser::Browser;

const OLD: u8 = 150;
const YOUNG: u8 = 40;
const ENTRIES: u32 = 60;
const DAY: i64 = 24 * 60 * 60 * 1000;

/// What there was before anybody played.
pub(crate) struct Leftovers {
    old: Vec<Archived>,
    young: Vec<Archived>,
}

pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

fn person(number: u8, kind: u8) -> PersonId {
    PersonId(format!("left behind {kind} {number}"))
}

/// A game with some of everything around it, last touched then.
fn game(number: u8, kind: u8, time: Millis) -> Archived {
    let id = GameId::from_bytes([number, kind, 7, 7, 7, 7, 7, 7, 7]);
    let entry = |place| StoredEntry { entry: format!("entry {place} {}", "x".repeat(200)), time };
    let line = NewChatLine {
        person: Some(person(number, kind)),
        seat: Some(0),
        name: "Grey".into(),
        text: "hello".into(),
        time,
    };
    let status = [Status::Open, Status::Running, Status::Finished][usize::from(number) % 3];
    let head = Head { version: ENTRIES, length: ENTRIES };
    let (header, public) = ("{}".to_owned(), false);
    Archived {
        summary: GameSummary {
            id,
            created: time,
            updated: time,
            header,
            status,
            public,
            head,
            due: None,
            damage: None,
        },
        entries: (0..ENTRIES).map(entry).collect(),
        seats: vec![Seat::empty(0, "person").with(&person(number, kind)), Seat::empty(1, "person")],
        invitations: vec![Invitation { seat: 1, secret: SecretHash("link".into()), claimed_by: None }],
        chat: vec![ChatLine { id: 1, line }],
        mutes: vec![Mute { person: person(number, kind), muted: None }],
    }
}

impl Leftovers {
    /// Leaves them behind.
    pub(crate) async fn leave(store: &AnyStore) -> Leftovers {
        let ages = [(OLD, 1, Millis(now().0 - 400 * DAY)), (YOUNG, 2, now())];
        let [old, young] = ages.map(|(count, kind, time)| (0..count).map(move |number| game(number, kind, time)));
        let left = Leftovers { old: old.collect(), young: young.collect() };
        for game in left.old.iter().chain(&left.young) {
            store.restore(game).await.expect("room for a game");
            let seat = game.seats.iter().find_map(|seat| seat.person.clone());
            let (name, settings, last_seen) = ("Grey".to_owned(), "{}".to_owned(), game.summary.updated);
            let someone = Person { id: seat.expect("somebody sits there"), name, settings, last_seen };
            store.save_person(&someone).await.expect("room for a person");
        }
        left
    }

    /// Asks servers for the old games: what was gone once must not come back. Answers what did.
    pub(crate) fn watch(&self, servers: Vec<SocketAddr>, seed: u64, course: &Arc<Course>) -> JoinHandle<Vec<String>> {
        let games: Vec<String> = self.old.iter().map(|game| format!("/game/{}", game.summary.id)).collect();
        let course = Arc::clone(course);
        thread::spawn(move || {
            let mut rng = StdRng::seed_from_u64(seed);
            let (mut gone, mut problems) = (BTreeSet::new(), Vec::new());
            while !course.is_over() {
                let game = &games[rng.random_range(0..games.len())];
                let mut browser = Browser::new(servers[rng.random_range(0..servers.len())]);
                match browser.try_ask("GET", game, &[], "").map(|page| page.status) {
                    Some(404) => drop(gone.insert(game.clone())),
                    // Nobody can play them, so a server that has one says that it is damaged.
                    Some(500) if gone.contains(game) => problems.push(format!("{game} was deleted and is there again")),
                    _ => {}
                }
                thread::sleep(Duration::from_millis(30));
            }
            problems
        })
    }

    /// In the end: what is young is whole, and what is old is whole or gone, and then goes. Answers how many old games the
    /// servers have deleted, and what is wrong.
    pub(crate) async fn check(&self, store: &AnyStore) -> (usize, Vec<String>) {
        let (mut swept, mut problems) = (0, Vec::new());
        for game in &self.young {
            if whole(store, game).await != Ok(game.clone()) {
                problems.push(format!("{} was not to be touched", game.summary.id));
            }
        }
        for game in &self.old {
            match whole(store, game).await {
                Err(StoreError::NotFound { .. }) if is_trace(store, &game.summary.id).await => {
                    problems.push(format!("{} is gone, but not everything of it", game.summary.id));
                }
                Err(StoreError::NotFound { .. }) => swept += 1,
                // Its words may be gone before it.
                Ok(found) if Archived { chat: game.chat.clone(), ..found.clone() } == *game => {}
                other => problems.push(format!("{} is neither whole nor gone: {other:?}", game.summary.id)),
            }
        }
        for kind in Kind::ALL {
            let Some(before) = Retention::default().before(kind, now()) else { continue };
            while store.sweep(kind, before).await.expect("the database is back").count() > 0 {}
            assert_eq!(store.count_old(kind, before).await, Ok(0), "{kind:?}");
        }
        for game in &self.old {
            let sat = game.seats[0].person.as_ref().expect("somebody sat there");
            if store.load(&game.summary.id).await.is_ok() || store.person(sat).await != Ok(None) {
                problems.push(format!("{} and its people do not go", game.summary.id));
            }
        }
        for game in &self.young {
            let sits = game.seats[0].person.as_ref().expect("somebody sits there");
            if !matches!(store.person(sits).await, Ok(Some(_))) {
                problems.push(format!("{sits:?} was not to be forgotten"));
            }
        }
        (swept, problems)
    }
}

async fn whole(store: &AnyStore, game: &Archived) -> Result<Archived, StoreError> {
    let id = &game.summary.id;
    let StoredGame { summary, entries } = store.load(id).await?;
    Ok(Archived {
        summary,
        entries,
        seats: store.seats(id).await?,
        invitations: store.invitations(id).await?,
        chat: store.chat_since(id, 0, u32::MAX).await?,
        mutes: store.mutes(id).await?,
    })
}

/// Whether anything is left of a game that is gone.
async fn is_trace(store: &AnyStore, id: &GameId) -> bool {
    let nothing = (Ok(vec![]), Ok(vec![]), Ok(vec![]), Ok(vec![]));
    let left =
        (store.seats(id).await, store.invitations(id).await, store.chat_since(id, 0, 9).await, store.mutes(id).await);
    left != nothing
}
