//! Starting and stopping.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use runestones_ai::Net;
use runestones_store::{AnyStore, Store as _, StoreError};
use tokio::net::TcpListener;

use crate::app::App;
use crate::connection::Patience;
use crate::{connection, routes};

/// How a server is to run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub bind: SocketAddr,
    /// The folder of the database; it is made if it is not there.
    pub data: PathBuf,
    /// The address of a database that several servers share, instead of a file in the folder.
    pub database: Option<String>,
    /// Bots play without a pause.
    pub instant_bots: bool,
    /// So many games somebody may start or open within a minute, and their household five times as many.
    pub games_per_minute: usize,
    /// So many live connections somebody may have at a time, and their household twenty times as many.
    pub live_per_person: usize,
    /// A proxy that we trust stands before the server, and tells who asks.
    pub proxied: bool,
    /// Where to show figures to whoever runs the server; nowhere if there is no address.
    pub metrics: Option<SocketAddr>,
    /// So long requests are still taken in after the server was told to stop, until others have noticed.
    pub drain: Duration,
    /// How long to wait for slow clients.
    pub patience: Patience,
    /// What the levels that have learned the game have learned.
    pub net: Arc<Net>,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            bind: SocketAddr::from(([127, 0, 0, 1], 7777)),
            data: PathBuf::from("data"),
            database: None,
            instant_bots: false,
            // More than anybody plays, and few enough to fill no disk.
            games_per_minute: 20,
            // Enough for every tab that somebody forgot to close.
            live_per_person: 30,
            proxied: false,
            metrics: None,
            drain: Duration::ZERO,
            patience: Patience::default(),
            net: Net::embedded(),
        }
    }
}

impl Config {
    /// Where the games are kept. The folder is made if they are kept in one.
    pub fn store_address(&self) -> Result<String, CannotServe> {
        if let Some(database) = &self.database {
            return Ok(database.clone());
        }
        let folder = self.data.clone();
        std::fs::create_dir_all(&folder).map_err(|reason| CannotServe::Folder { folder, reason })?;
        Ok(self.data.join("runestones.db").to_string_lossy().into_owned())
    }
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

/// Runs a server until `stop` is done. `ready` is told the address once requests are answered.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), CannotServe> {
    // The addresses first: a second server on the same machine should say so before it touches the database.
    let listener = listen(config.bind).await?;
    let for_hosts = match config.metrics {
        Some(address) => Some(listen(address).await?),
        None => None,
    };
    let store = AnyStore::open(&config.store_address()?).await?;
    let app = App::new(store, &config);
    let figures = for_hosts.map(|listener| {
        let router = routes::for_hosts(app.clone());
        tokio::spawn(connection::serve(listener, router, config.patience, std::future::pending()))
    });
    ready(listener.local_addr().map_err(CannotServe::Stopped)?);
    let closing = app.clone();
    let stopping = async move {
        stop.await;
        // Live connections never end by themselves; those who lose one look for another server, or come back.
        closing.stop();
        // Whoever shares the work out has to notice that this server is not ready any more.
        tokio::time::sleep(config.drain).await;
    };
    connection::serve(listener, routes::router(app.clone()), config.patience, stopping).await;
    if let Some(figures) = figures {
        figures.abort();
    }
    app.store.close().await;
    Ok(())
}

async fn listen(address: SocketAddr) -> Result<TcpListener, CannotServe> {
    TcpListener::bind(address).await.map_err(|reason| CannotServe::Bind { address, reason })
}
