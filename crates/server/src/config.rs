//! How a server is to run.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use runestones_ai::Net;
use runestones_rules::CardSet;
use runestones_store::Retention;

use crate::backups::BackupPlan;
use crate::connection::Patience;
use crate::time::Time;

/// How a server is to run.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own on the command line")]
pub struct Config {
    /// Where to listen.
    pub bind: SocketAddr,
    /// The folder of the database; it is made if it is not there.
    pub data: PathBuf,
    /// The address of a database that several servers share, instead of a file in the folder.
    pub database: Option<String>,
    /// Bots play without a pause.
    pub instant_bots: bool,
    /// How many games a person may start or open within a minute; their household may start five times as many.
    pub games_per_minute: usize,
    /// How many live connections a person may have at a time; their household may have twenty times as many.
    pub live_per_person: usize,
    /// How many requests an address may send per second, averaged over ten; a tenth of them may be expensive, and its network
    /// may send eight times as many.
    pub requests_per_second: usize,
    /// How many new people an address may create within a minute; its network may create eight times as many.
    pub people_per_minute: usize,
    /// The most connections; fewer if the system does not allow so many open files.
    pub connections: usize,
    /// The most connections of one address, and its network may have four times as many.
    pub connections_per_address: usize,
    /// A proxy that we trust stands before the server, and tells who asks.
    pub proxied: bool,
    /// Where to show figures to whoever runs the server; nowhere if there is no address.
    pub metrics: Option<SocketAddr>,
    /// How long requests are still accepted after the server was told to stop, until others have noticed.
    pub drain: Duration,
    /// How long to wait for slow clients.
    pub patience: Patience,
    /// Card sets that new games can be played with besides the standard one.
    pub card_sets: Vec<&'static CardSet>,
    /// What the levels that have learned the game have learned.
    pub net: Arc<Net>,
    /// How long things are kept that nobody touches.
    pub retention: Retention,
    /// How often we look for what is too old.
    pub sweep_every: Duration,
    /// Copies of the games by schedule.
    pub backups: Option<BackupPlan>,
    /// Where the time comes from.
    pub time: Time,
    /// Go on even if the database has lost something.
    pub accept_loss: bool,
    /// The address of the site as people type it, without a slash at its end; links in e-mails begin with it.
    pub site: Option<String>,
    /// The mail server, with a password if it wants one.
    pub smtp: Option<String>,
    /// From whom e-mails come.
    pub mail_from: Option<String>,
    /// Whether alerts may go to private addresses, and on unencrypted ways.
    pub alerts_to_private: bool,
    /// How long a server that has fallen silent keeps the alerts that it wanted to deliver.
    pub alert_lease: Duration,
    /// The players, by the ids of their pages, who run the server.
    pub operators: Vec<String>,
    /// A secret by which whoever has it becomes an operator, once, within an hour of the start.
    pub operator_token: Option<String>,
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
            time: Time::default(),
            accept_loss: false,
            site: None,
            smtp: None,
            mail_from: None,
            alerts_to_private: false,
            // Far longer than a delivery takes, also if the clocks of two servers differ by a little.
            alert_lease: Duration::from_mins(3),
            operators: Vec::new(),
            operator_token: None,
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
}
