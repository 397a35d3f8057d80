//! Starting and stopping.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;

use runestones_store::{AnyStore, Store as _, StoreError};
use tokio::net::TcpListener;

use crate::alerts::Mailer;
use crate::app::App;
use crate::config::Config;
use crate::connection::Room;
use crate::{connection, routes};

impl Config {
    fn room(&self) -> Room {
        Room::new(self.connections, self.connections_per_address, self.proxied)
    }

    /// Whether e-mail can be sent as it is set up, if it is.
    fn check_mail(&self) -> Result<(), String> {
        match (&self.smtp, &self.mail_from, &self.site) {
            (None, None, _) => Ok(()),
            (Some(smtp), Some(from), Some(_)) => Mailer::new(smtp, from).map(drop),
            _ => Err("e-mail needs all three: --smtp, --mail-from and --site".to_owned()),
        }
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
    /// E-mail is not set up as it should be.
    #[error("{0}")]
    Mail(String),
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
    config.check_mail().map_err(CannotServe::Mail)?;
    let local = listener.local_addr().map_err(CannotServe::Stopped)?;
    let who = format!("the server at http://{local}");
    let store = AnyStore::own(&config.store_address()?, &who, config.accept_loss).await?;
    let app = App::new(store, &config);
    let room = config.room();
    tokio::spawn(app.clone().sweep_now_and_then(config.sweep_every));
    app.read_bans().await;
    tokio::spawn(app.clone().count_now_and_then());
    tokio::spawn(app.clone().tell_people());
    tokio::spawn(app.clone().watch_clocks());
    tokio::spawn(app.clone().share_counts());
    tokio::spawn(app.clone().enter_now_and_then());
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
