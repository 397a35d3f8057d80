//! Starting and stopping.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use runestones_ai::Net;
use runestones_rules::CardSet;
use runestones_store::{AnyStore, Retention, Store as _, StoreError};
use tokio::net::TcpListener;

use crate::app::App;
use crate::backups::BackupPlan;
use crate::connection::{Patience, Room};
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
    /// So many requests an address may send in a second, on average over ten; a tenth of them may be dear, and its network
    /// may send eight times as many.
    pub requests_per_second: usize,
    /// So many people an address may become within a minute, and its network eight times as many.
    pub people_per_minute: usize,
    /// The most connections; fewer if the system does not allow so many open files.
    pub connections: usize,
    /// The most connections of one address, and its network may have four times as many.
    pub connections_per_address: usize,
    /// A proxy that we trust stands before the server, and tells who asks.
    pub proxied: bool,
    /// Where to show figures to whoever runs the server; nowhere if there is no address.
    pub metrics: Option<SocketAddr>,
    /// So long requests are still taken in after the server was told to stop, until others have noticed.
    pub drain: Duration,
    /// How long to wait for slow clients.
    pub patience: Patience,
    /// Card sets that new games can be played with besides the standard one.
    pub card_sets: Vec<&'static CardSet>,
    /// What the levels that have learned the game have learned.
    pub net: Arc<Net>,
    /// How long things are kept that nobody touches.
    pub retention: Retention,
    /// So often it is looked for what is too old.
    pub sweep_every: Duration,
    /// Copies of the games by schedule.
    pub backups: Option<BackupPlan>,
    /// Go on even if the database has lost something.
    pub accept_loss: bool,
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
            // A class of pupils behind one address sends a third of it.
            requests_per_second: 100,
            people_per_minute: 60,
            // With 28 KB each they have less than half a gigabyte.
            connections: 16_384,
            connections_per_address: 512,
            proxied: false,
            metrics: None,
            drain: Duration::ZERO,
            patience: Patience::default(),
            card_sets: Vec::new(),
            net: Net::embedded(),
            retention: Retention::default(),
            sweep_every: Duration::from_mins(30),
            backups: None,
            accept_loss: false,
        }
    }
}

impl Config {
    /// The same, but one address may do what a thousand may elsewhere: for measuring, and for tests.
    #[must_use]
    pub fn without_limits(self) -> Config {
        const PLENTY: usize = 1 << 30;
        Config {
            games_per_minute: PLENTY,
            live_per_person: PLENTY,
            requests_per_second: PLENTY,
            people_per_minute: PLENTY,
            connections: PLENTY,
            connections_per_address: PLENTY,
            ..self
        }
    }

    fn room(&self) -> Room {
        Room::new(self.connections, self.connections_per_address, self.proxied)
    }

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
    /// In the end nothing could be stored any more.
    #[error("the server has stopped, and could store nothing in the end: {0}")]
    NotKept(StoreError),
    /// Backups are made of a file.
    #[error("a shared database is backed up with its own pg_dump, not with --backup-to")]
    BackupOfShared,
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
    let listener = listen(config.bind)?;
    let for_hosts = match config.metrics {
        Some(address) => Some(listen(address)?),
        None => None,
    };
    if config.database.as_ref().is_some_and(|database| database.contains("://")) && config.backups.is_some() {
        return Err(CannotServe::BackupOfShared);
    }
    let local = listener.local_addr().map_err(CannotServe::Stopped)?;
    let who = format!("the server at http://{local}");
    let store = AnyStore::own(&config.store_address()?, &who, config.accept_loss).await?;
    let app = App::new(store, &config);
    let room = config.room();
    tokio::spawn(app.clone().sweep_now_and_then(config.sweep_every));
    if let Some(plan) = config.backups {
        tokio::spawn(app.clone().back_up_by_schedule(plan));
    }
    let figures = for_hosts.map(|listener| {
        let router = routes::for_hosts(app.clone());
        let room = Room::new(FOR_HOSTS, FOR_HOSTS, true);
        tokio::spawn(connection::serve(listener, router, config.patience, room, std::future::pending()))
    });
    ready(local);
    let closing = app.clone();
    let stopping = async move {
        stop.await;
        // Live connections never end by themselves; those who lose one look for another server, or come back.
        closing.stop();
        // Whoever shares the work out has to notice that this server is not ready any more.
        tokio::time::sleep(config.drain).await;
    };
    connection::serve(listener, routes::router(app.clone()), config.patience, room, stopping).await;
    if let Some(figures) = figures {
        figures.abort();
    }
    // A file may have been taken away meanwhile: whoever stops the server should not hear that all is well then.
    let kept = if app.store.is_shared() { Ok(()) } else { app.store.probe(true).await };
    app.store.close().await;
    kept.map_err(CannotServe::NotKept)
}

/// Whoever reads the figures needs few connections.
const FOR_HOSTS: usize = 64;

fn listen(address: SocketAddr) -> Result<TcpListener, CannotServe> {
    connection::listen(address).map_err(|reason| CannotServe::Bind { address, reason })
}
