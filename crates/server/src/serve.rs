//! Starting and stopping.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt as _;
use runestones_ai::Net;
use runestones_store::{AnyStore, Store as _, StoreError};
use tokio::net::TcpListener;
use tokio::sync::oneshot;

use crate::app::App;
use crate::routes;

/// How a server is to run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub bind: SocketAddr,
    /// The folder of the database; it is made if it is not there.
    pub data: PathBuf,
    /// Bots play without a pause.
    pub instant_bots: bool,
    /// So many games somebody may start or open within a minute, and their household five times as many.
    pub games_per_minute: usize,
    /// What the levels that have learned the game have learned.
    pub net: Arc<Net>,
}

/// Why a server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum CannotServe {
    /// The address is taken, or not ours.
    #[error("cannot listen on {address}: {reason}; choose another with --bind, for example --bind 127.0.0.1:0")]
    Bind {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        reason: io::Error,
    },
    /// The folder cannot be made.
    #[error("cannot use the folder {}: {reason}; choose another with --data", folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// What the system says.
        reason: io::Error,
    },
    /// The database cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The server stopped by itself.
    #[error("the server stopped: {0}")]
    Stopped(io::Error),
}

/// So long a server that stops waits for those who are slow to hang up; somebody may never do.
const PATIENCE: Duration = Duration::from_secs(3);

/// Runs a server until `stop` is done. `ready` is told the address once requests are answered.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), CannotServe> {
    let folder = config.data.clone();
    std::fs::create_dir_all(&folder).map_err(|reason| CannotServe::Folder { folder, reason })?;
    // The address first: a second server on the same machine should say so before it touches the database.
    let address = config.bind;
    let listener = TcpListener::bind(address).await.map_err(|reason| CannotServe::Bind { address, reason })?;
    let file = config.data.join("runestones.db");
    let store = AnyStore::open(&file.to_string_lossy()).await?;
    let app = App::new(store, &config);
    let closing = app.clone();
    ready(listener.local_addr().map_err(CannotServe::Stopped)?);
    let router = routes::router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let (stopped, patience) = oneshot::channel();
    let stopping = async move {
        stop.await;
        // Live connections never end by themselves.
        closing.stop();
        let _ = stopped.send(());
    };
    let out_of_patience = async {
        if patience.await.is_err() {
            std::future::pending::<()>().await;
        }
        tokio::time::sleep(PATIENCE).await;
    };
    // A drawing ends with a part of a packet: it must not wait until the browser has acknowledged what came before.
    let listener = listener.tap_io(|connection| {
        if let Err(error) = connection.set_nodelay(true) {
            tracing::debug!(%error, "a connection keeps its delays");
        }
    });
    let served = tokio::select! {
        served = axum::serve(listener, router).with_graceful_shutdown(stopping).into_future() => served,
        () = out_of_patience => Ok(()),
    };
    app.store.close().await;
    served.map_err(CannotServe::Stopped)
}
