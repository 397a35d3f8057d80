//! Connections are lent for one call. Nobody waits for ever: a call that takes too long, because the network swallows
//! everything, is given up together with its connection.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnection, PgPool, Postgres};

use super::fault::fault;
use super::open::PATIENCE;
use crate::error::{Result, StoreError};

/// The connections of a store.
#[derive(Clone)]
pub(super) struct Connections {
    pool: PgPool,
    /// Set while the database is known to be away: then callers are told at once instead of after a long wait.
    away: Arc<AtomicBool>,
}

impl Connections {
    pub(super) fn new(pool: PgPool) -> Connections {
        Connections { pool, away: Arc::default() }
    }

    pub(super) fn set_away(&self, away: bool) {
        if self.away.swap(away, Ordering::Relaxed) != away {
            let now = if away { "is away" } else { "is back" };
            tracing::warn!("the database {now}");
        }
    }

    /// A connection for one call, to be given back with its answer.
    pub(super) async fn lend(&self) -> Result<Lent> {
        if self.away.load(Ordering::Relaxed) && !self.pool.is_closed() {
            return Err(StoreError::unavailable("the database is away"));
        }
        self.pool.acquire().await.map(Lent).map_err(fault)
    }

    /// The secret that all nodes share.
    pub(super) async fn secret(&self) -> Result<String> {
        in_time(async { sqlx::query_scalar("SELECT secret FROM store").fetch_one(&self.pool).await.map_err(fault) })
            .await
    }

    pub(super) async fn close(&self) {
        // Whoever still waits for an answer of a server that is gone is not waited for.
        let _ = tokio::time::timeout(PATIENCE, self.pool.close()).await;
    }
}

/// A connection in use.
pub(super) struct Lent(PoolConnection<Postgres>);

impl Lent {
    pub(super) fn connection(&mut self) -> &mut PgConnection {
        &mut self.0
    }

    /// Ends a call. A connection that did not answer is not used again.
    pub(super) fn give_back<T>(self, answer: Result<T>) -> Result<T> {
        if matches!(answer, Err(StoreError::Unavailable { .. })) {
            drop(self.0.detach());
        }
        answer
    }
}

/// The answer of a call, if it comes in time.
pub(super) async fn in_time<T>(call: impl Future<Output = Result<T>>) -> Result<T> {
    let late = || StoreError::unavailable("the database took too long to answer");
    tokio::time::timeout(PATIENCE, call).await.unwrap_or_else(|_| Err(late()))
}
