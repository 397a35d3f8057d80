//! Leases: who may let the bots of a game think, and who sweeps. The time is the database's: the clocks of the nodes may
//! differ. It may jump, too: an end further away than anybody would set it comes from a clock that was ahead, and holds nobody up.

use std::time::Duration;

use sqlx::postgres::PgConnection;

use super::fault::fault;
use super::number;
use crate::error::{Result, StoreError};
use crate::id::GameId;
use crate::news::Revision;

/// The name of the lease for sweeping; no game has it.
pub(super) const SWEEP: &str = "sweep";

pub(super) async fn take(db: &mut PgConnection, what: &str, node: &str, time: Duration) -> Result<bool> {
    let sql = "WITH taken AS (
                   INSERT INTO leases (game, node, until) VALUES ($1, $2, clock_timestamp() + $3 * interval '1 ms')
                   ON CONFLICT (game) DO UPDATE SET node = excluded.node, until = excluded.until
                   WHERE leases.node = excluded.node
                      OR leases.until NOT BETWEEN clock_timestamp() AND clock_timestamp() + $3 * interval '1 ms'
                   RETURNING 1
               )
               SELECT count(*) FROM taken, set_config('synchronous_commit', 'off', TRUE)";
    let millis = time.as_millis().min(u128::from(u32::MAX)) as f64;
    let query = sqlx::query_scalar::<_, i64>(sql).bind(what).bind(node).bind(millis);
    Ok(query.fetch_one(db).await.map_err(fault)? > 0)
}

pub(super) async fn give_back(db: &mut PgConnection, game: &GameId, node: &str) -> Result<()> {
    let query = sqlx::query("DELETE FROM leases WHERE game = $1 AND node = $2").bind(game.as_str()).bind(node);
    query.execute(db).await.map(drop).map_err(fault)
}

pub(super) async fn revision(db: &mut PgConnection, game: &GameId) -> Result<Revision> {
    let query = sqlx::query("SELECT version, company FROM games WHERE id = $1").bind(game.as_str());
    let row = query.fetch_optional(db).await.map_err(fault)?.ok_or(StoreError::NotFound { what: "game" })?;
    Ok(Revision { version: number(&row, "version")?, company: number(&row, "company")? })
}
