//! Hearing of what other nodes did (fan-out by LISTEN and NOTIFY).
//!
//! One connection listens. The database delivers what was committed, to everybody who listens at that moment, so
//! whenever the connection was lost something may have been missed, and is said to be. Silence is no proof of anything:
//! every second the node says something itself, and a connection that does not bring it is a dead one.

use std::time::Duration;

use sqlx::Connection;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgListener, PgPoolOptions};
use tokio::sync::broadcast;
use tokio::task::JoinHandle;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, timeout, timeout_at};

use super::connections::Connections;
use super::fault::fault;
use super::open::PATIENCE;
use crate::error::{Result, StoreError};
use crate::id::GameId;
use crate::news::{News, Revision};

/// The channel that all changes are told on; the statements that tell them have its name, too.
const CHANNEL: &str = "runestones";
const BEAT: Duration = Duration::from_secs(1);
const PAUSE: Duration = Duration::from_millis(200);

/// Says something that every node hears and nobody cares for. It need not wait for the disk.
const SPEAK: &str = "SELECT set_config('synchronous_commit', 'off', TRUE), pg_notify('runestones', '')";

/// Listens from now on. The first connection is made before this returns, so nothing that happens later is missed.
pub(super) async fn start(
    options: PgConnectOptions,
    connections: Connections,
    news: broadcast::Sender<News>,
) -> Result<JoinHandle<()>> {
    let listener = connect(&options).await?;
    Ok(tokio::spawn(async move {
        let mut listener = Some(listener);
        loop {
            if let Some(listener) = listener.take() {
                let error = hear(listener, &connections, &news).await;
                tracing::warn!(%error, "the connection that brings the news is lost");
            }
            listener = connect(&options).await.ok();
            connections.set_away(listener.is_none());
            if listener.is_some() {
                // Nobody may be interested just now.
                let _ = news.send(News::Missed);
            } else {
                sleep(PAUSE).await;
            }
        }
    }))
}

async fn connect(options: &PgConnectOptions) -> Result<PgListener> {
    let late = || StoreError::unavailable("the database took too long to answer");
    // A pool tries for as long as it may; a single connection is refused at once when nobody is there.
    let probe = timeout(PATIENCE, PgConnection::connect_with(options)).await.map_err(|_| late())?;
    drop(probe.map_err(fault)?);
    // A pool of its own: the listener wants one, and the others should not have to share.
    let pool = PgPoolOptions::new().max_connections(1).max_lifetime(None).idle_timeout(None).acquire_timeout(PATIENCE);
    let pool = pool.connect_lazy_with(options.clone());
    let listening = async {
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.eager_reconnect(false);
        listener.listen(CHANNEL).await?;
        Ok(listener)
    };
    timeout(PATIENCE, listening).await.map_err(|_| late())?.map_err(fault)
}

/// Passes everything on until the connection is lost; says how.
async fn hear(mut listener: PgListener, connections: &Connections, news: &broadcast::Sender<News>) -> StoreError {
    let mut beat = interval(BEAT);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let deadline = Instant::now() + PATIENCE;
        let mut next = std::pin::pin!(listener.try_recv());
        // What is being received must not be dropped halfway when it is time to say something.
        let heard = loop {
            tokio::select! {
                heard = timeout_at(deadline, &mut next) => break heard,
                _ = beat.tick() => drop(tokio::spawn(speak(connections.clone()))),
            }
        };
        match heard {
            Ok(Ok(Some(heard))) => {
                if let Some(changed) = read(heard.payload()) {
                    let _ = news.send(changed);
                }
            }
            Ok(Ok(None)) => return StoreError::unavailable("it was closed"),
            Ok(Err(error)) => return fault(error),
            Err(_) => return StoreError::unavailable("it has fallen silent"),
        }
    }
}

async fn speak(connections: Connections) {
    let Ok(mut lent) = connections.lend().await else { return };
    let call = async { sqlx::query(SPEAK).execute(lent.connection()).await.map(drop).map_err(fault) };
    let spoken = super::connections::in_time(call).await;
    let _ = lent.give_back(spoken);
}

/// Tells all nodes something that is not kept. It need not wait for the disk.
pub(super) async fn tell(db: &mut PgConnection, words: &str) -> Result<()> {
    let sql = "SELECT set_config('synchronous_commit', 'off', TRUE), pg_notify('runestones', 'said ' || $1)";
    sqlx::query(sql).bind(words).execute(db).await.map(drop).map_err(fault)
}

/// A game and its revision, as the statements write them.
fn read(payload: &str) -> Option<News> {
    if let Some(words) = payload.strip_prefix("said ") {
        return Some(News::Said(words.to_owned()));
    }
    if payload == "bans" {
        return Some(News::Bans);
    }
    let mut words = payload.split(' ');
    let game: GameId = words.next()?.parse().ok()?;
    if payload.ends_with(" gone") {
        return Some(News::Gone(game));
    }
    let (version, company) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    Some(News::Changed(game, Revision { version, company }))
}
