//! How a server is to run: from the command line, from the environment, or from a file. The first that says something
//! counts, in this order.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context as _, bail};
use runestones_rules::CardSet;
use runestones_server::{BackupPlan, Config};
use runestones_store::Retention;
use serde::Deserialize;

use crate::{files, weights};

use super::age::Age;

/// One struct for the command line, the environment and the file, so that all three know the same options.
#[derive(clap::Args, Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub(crate) struct Args {
    /// A file with any of the options below, one a line: bind = "0.0.0.0:80"
    #[arg(long, env = "RUNESTONES_CONFIG", value_name = "FILE")]
    #[serde(skip)]
    config: Option<PathBuf>,
    /// The address to listen on; port 0 takes any free one [default: 127.0.0.1:7777]
    #[arg(long, env = "RUNESTONES_BIND")]
    bind: Option<SocketAddr>,
    /// The folder where games are kept; it is created if missing [default: data]
    #[arg(long, env = "RUNESTONES_DATA")]
    data: Option<PathBuf>,
    /// A database that several servers share, as in `postgres://user:password@host/database`, instead of a file in the folder
    #[arg(long, env = "RUNESTONES_DATABASE", hide_env_values = true, value_name = "ADDRESS")]
    database: Option<String>,
    /// Bots move at once instead of at a pace that people can follow
    #[arg(long, env = "RUNESTONES_INSTANT_BOTS", num_args = 0..=1, default_missing_value = "true")]
    instant_bots: Option<bool>,
    /// How many games one person may start within a minute [default: 20]
    #[arg(long, env = "RUNESTONES_GAMES_PER_MINUTE")]
    games_per_minute: Option<usize>,
    /// How many live connections one person may have [default: 30]
    #[arg(long, env = "RUNESTONES_LIVE_PER_PERSON")]
    live_per_person: Option<usize>,
    /// How many requests one address may send in a second, on average over ten seconds [default: 100]
    #[arg(long, env = "RUNESTONES_REQUESTS_PER_SECOND")]
    requests_per_second: Option<usize>,
    /// How many new people may come from one address within a minute [default: 60]
    #[arg(long, env = "RUNESTONES_PEOPLE_PER_MINUTE")]
    people_per_minute: Option<usize>,
    /// How many connections there may be; never more than the limit of open files allows [default: 16384]
    #[arg(long, env = "RUNESTONES_CONNECTIONS")]
    connections: Option<usize>,
    /// How many connections one address may have; not counted behind a proxy [default: 512]
    #[arg(long, env = "RUNESTONES_CONNECTIONS_PER_ADDRESS")]
    connections_per_address: Option<usize>,
    /// A card set to offer for new games in addition to the standard one; may be given several times
    #[arg(long, env = "RUNESTONES_CARDS", value_name = "FILE", value_delimiter = ',')]
    cards: Option<Vec<PathBuf>>,
    /// A file of weights for the levels that use a network, instead of those that come with the program
    #[arg(long, env = "RUNESTONES_WEIGHTS", value_name = "FILE")]
    weights: Option<PathBuf>,
    /// Believe X-Forwarded-For, X-Forwarded-Proto and X-Request-Id: only behind a proxy that sets them
    #[arg(long, env = "RUNESTONES_PROXIED", num_args = 0..=1, default_missing_value = "true")]
    proxied: Option<bool>,
    /// An address for /metrics, which Prometheus reads; keep it private [default: none]
    #[arg(long, env = "RUNESTONES_METRICS", value_name = "ADDRESS")]
    metrics: Option<SocketAddr>,
    /// Seconds to keep serving after SIGTERM while /ready fails, so that a load balancer can notice [default: 0]
    #[arg(long, env = "RUNESTONES_DRAIN", value_name = "SECONDS")]
    drain: Option<u64>,
    /// How long a game that waits for players is kept after somebody last looked at it: 14d, 48h or forever [default: 14d]
    #[arg(long, env = "RUNESTONES_KEEP_OPEN", value_name = "TIME")]
    keep_open: Option<Age>,
    /// How long an unfinished game is kept [default: 90d]
    #[arg(long, env = "RUNESTONES_KEEP_UNFINISHED", value_name = "TIME")]
    keep_unfinished: Option<Age>,
    /// How long a finished game is kept [default: 365d]
    #[arg(long, env = "RUNESTONES_KEEP_FINISHED", value_name = "TIME")]
    keep_finished: Option<Age>,
    /// How long an imported record is kept [default: 30d]
    #[arg(long, env = "RUNESTONES_KEEP_IMPORTED", value_name = "TIME")]
    keep_imported: Option<Age>,
    /// How long chat is kept [default: 90d]
    #[arg(long, env = "RUNESTONES_KEEP_CHAT", value_name = "TIME")]
    keep_chat: Option<Age>,
    /// How long a person without a game is kept [default: 180d]
    #[arg(long, env = "RUNESTONES_KEEP_PEOPLE", value_name = "TIME")]
    keep_people: Option<Age>,
    /// A folder for scheduled backups; without it none are made [default: none]
    #[arg(long, env = "RUNESTONES_BACKUP_TO", value_name = "FOLDER")]
    backup_to: Option<PathBuf>,
    /// How often a backup is made [default: 24h]
    #[arg(long, env = "RUNESTONES_BACKUP_EVERY", value_name = "TIME")]
    backup_every: Option<Age>,
    /// How many backups are kept [default: 7]
    #[arg(long, env = "RUNESTONES_BACKUP_KEEP", value_name = "COUNT")]
    backup_keep: Option<usize>,
    /// Start with what there is, although the database has lost something; this deletes nothing
    #[arg(long, env = "RUNESTONES_ACCEPT_LOSS", num_args = 0..=1, default_missing_value = "true")]
    accept_loss: Option<bool>,
    /// The address of the site as people type it, as in `https://runes.example`; links in e-mails begin with it
    #[arg(long, env = "RUNESTONES_SITE", value_name = "ADDRESS")]
    site: Option<String>,
    /// A mail server for alerts and links, as in `smtps://user:password@mail.example` or `smtp://mail.example:587?tls=required`
    #[arg(long, env = "RUNESTONES_SMTP", hide_env_values = true, value_name = "ADDRESS")]
    smtp: Option<String>,
    /// From whom e-mails come, as in `Rune Stones <runes@example.org>`
    #[arg(long, env = "RUNESTONES_MAIL_FROM", value_name = "ADDRESS")]
    mail_from: Option<String>,
    /// Let alerts go to private addresses and on unencrypted ways: only where everybody who plays may reach them
    #[arg(long, env = "RUNESTONES_ALERTS_TO_PRIVATE", num_args = 0..=1, default_missing_value = "true")]
    alerts_to_private: Option<bool>,
    /// A player who runs the server, by the id that /me/people shows; may be given several times
    #[arg(long, env = "RUNESTONES_OPERATOR", value_name = "PLAYER", value_delimiter = ',')]
    operator: Option<Vec<String>>,
    /// Print a link at the start by which whoever opens it becomes an operator for twelve hours: once, within an hour
    #[arg(long, env = "RUNESTONES_OPERATOR_LINK", num_args = 0..=1, default_missing_value = "true")]
    operator_link: Option<bool>,
    /// What to log: error, warn, info, debug, or a filter by module [default: info]
    #[arg(long, env = "RUNESTONES_LOG", value_name = "FILTER")]
    pub(super) log: Option<String>,
    /// How to log [default: text]
    #[arg(long, env = "RUNESTONES_LOG_FORMAT", value_enum)]
    pub(super) log_format: Option<LogFormat>,
}

/// How lines of the log look.
#[derive(clap::ValueEnum, Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LogFormat {
    /// For people
    #[default]
    Text,
    /// For machines: one JSON document per line
    Json,
}

impl Args {
    /// These options, completed by those of the file.
    pub(crate) fn with_file(self) -> anyhow::Result<Args> {
        let Some(path) = &self.config else { return Ok(self) };
        let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        let file: Args = toml::from_str(&text).with_context(|| format!("cannot understand {}", path.display()))?;
        Ok(self.or(file))
    }

    fn or(self, other: Args) -> Args {
        Args {
            config: self.config.or(other.config),
            bind: self.bind.or(other.bind),
            data: self.data.or(other.data),
            database: self.database.or(other.database),
            instant_bots: self.instant_bots.or(other.instant_bots),
            games_per_minute: self.games_per_minute.or(other.games_per_minute),
            live_per_person: self.live_per_person.or(other.live_per_person),
            requests_per_second: self.requests_per_second.or(other.requests_per_second),
            people_per_minute: self.people_per_minute.or(other.people_per_minute),
            connections: self.connections.or(other.connections),
            connections_per_address: self.connections_per_address.or(other.connections_per_address),
            cards: self.cards.or(other.cards),
            weights: self.weights.or(other.weights),
            proxied: self.proxied.or(other.proxied),
            metrics: self.metrics.or(other.metrics),
            drain: self.drain.or(other.drain),
            keep_open: self.keep_open.or(other.keep_open),
            keep_unfinished: self.keep_unfinished.or(other.keep_unfinished),
            keep_finished: self.keep_finished.or(other.keep_finished),
            keep_imported: self.keep_imported.or(other.keep_imported),
            keep_chat: self.keep_chat.or(other.keep_chat),
            keep_people: self.keep_people.or(other.keep_people),
            backup_to: self.backup_to.or(other.backup_to),
            backup_every: self.backup_every.or(other.backup_every),
            backup_keep: self.backup_keep.or(other.backup_keep),
            accept_loss: self.accept_loss.or(other.accept_loss),
            site: self.site.or(other.site),
            smtp: self.smtp.or(other.smtp),
            mail_from: self.mail_from.or(other.mail_from),
            alerts_to_private: self.alerts_to_private.or(other.alerts_to_private),
            operator: self.operator.or(other.operator),
            operator_link: self.operator_link.or(other.operator_link),
            log: self.log.or(other.log),
            log_format: self.log_format.or(other.log_format),
        }
    }

    fn card_sets(&self) -> anyhow::Result<Vec<&'static CardSet>> {
        self.cards.iter().flatten().map(|file| files::read_card_set(file)).collect()
    }

    fn retention(&self, usual: Retention) -> anyhow::Result<Retention> {
        let age = |name: &str, said: Option<Age>, usual: Option<Duration>| {
            let age = said.map_or(usual, Age::time);
            // Whoever looks at a game is noted a few times a day.
            if age.is_some_and(|age| age < Duration::from_hours(24)) {
                bail!("{name} is too short: nothing can be kept for less than a day (1d)");
            }
            Ok(age)
        };
        Ok(Retention {
            open: age("keep-open", self.keep_open, usual.open)?,
            unfinished: age("keep-unfinished", self.keep_unfinished, usual.unfinished)?,
            finished: age("keep-finished", self.keep_finished, usual.finished)?,
            imported: age("keep-imported", self.keep_imported, usual.imported)?,
            chat: age("keep-chat", self.keep_chat, usual.chat)?,
            people: age("keep-people", self.keep_people, usual.people)?,
        })
    }

    fn backups(&self) -> anyhow::Result<Option<BackupPlan>> {
        let every = self.backup_every.unwrap_or(Age::For(Duration::from_hours(24)));
        let (Some(every), keep @ 1..) = (every.time(), self.backup_keep.unwrap_or(7)) else {
            bail!("backup-every is a time, and backup-keep at least 1; without backup-to there are no backups");
        };
        let Some(folder) = self.backup_to.clone() else {
            if self.backup_every.is_some() || self.backup_keep.is_some() {
                bail!("say with backup-to in which folder backups are to be kept");
            }
            return Ok(None);
        };
        Ok(Some(BackupPlan { folder, every, keep }))
    }

    /// The address of the site, without what may follow it.
    fn site(&self) -> anyhow::Result<Option<String>> {
        let Some(site) = self.site.as_deref().map(|site| site.trim_end_matches('/')) else { return Ok(None) };
        let host = site.strip_prefix("https://").or_else(|| site.strip_prefix("http://")).unwrap_or_default();
        if host.is_empty() || host.contains(|sign: char| sign == '/' || sign == '@' || sign.is_whitespace()) {
            bail!("site is the address at which people find this server, as in https://runes.example");
        }
        Ok(Some(site.to_owned()))
    }

    /// The server's configuration, with defaults for what was not given.
    pub(crate) fn config(&self) -> anyhow::Result<Config> {
        let usual = Config::default();
        Ok(Config {
            bind: self.bind.unwrap_or(usual.bind),
            data: self.data.clone().unwrap_or(usual.data),
            database: self.database.clone().or(usual.database),
            instant_bots: self.instant_bots.unwrap_or(usual.instant_bots),
            games_per_minute: self.games_per_minute.unwrap_or(usual.games_per_minute),
            live_per_person: self.live_per_person.unwrap_or(usual.live_per_person),
            requests_per_second: self.requests_per_second.unwrap_or(usual.requests_per_second),
            people_per_minute: self.people_per_minute.unwrap_or(usual.people_per_minute),
            connections: self.connections.unwrap_or(usual.connections),
            connections_per_address: self.connections_per_address.unwrap_or(usual.connections_per_address),
            proxied: self.proxied.unwrap_or(usual.proxied),
            metrics: self.metrics.or(usual.metrics),
            drain: self.drain.map_or(usual.drain, Duration::from_secs),
            patience: usual.patience,
            card_sets: self.card_sets()?,
            net: self.weights.as_deref().map_or_else(|| Ok(usual.net), weights::read)?,
            retention: self.retention(usual.retention)?,
            sweep_every: usual.sweep_every,
            backups: self.backups()?,
            time: usual.time,
            accept_loss: self.accept_loss.unwrap_or(usual.accept_loss),
            site: self.site()?.or(usual.site),
            smtp: self.smtp.clone().or(usual.smtp),
            mail_from: self.mail_from.clone().or(usual.mail_from),
            alerts_to_private: self.alerts_to_private.unwrap_or(usual.alerts_to_private),
            alert_lease: usual.alert_lease,
            operators: self.operator.clone().unwrap_or_default(),
            operator_token: self.operator_link.unwrap_or(false).then(runestones_server::new_secret),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_said_first_counts_and_the_rest_is_as_usual() {
        let file = tempfile::NamedTempFile::new().expect("a file");
        std::fs::write(&file, "bind = \"0.0.0.0:80\"\ndata = \"there\"\ndrain = 5\nproxied = true\n").expect("written");
        let line = Args { config: Some(file.path().into()), data: Some("here".into()), ..Args::default() };
        let config = line.with_file().expect("a good file").config().expect("good options");
        assert_eq!((config.bind, config.data), (SocketAddr::from(([0, 0, 0, 0], 80)), PathBuf::from("here")));
        assert_eq!((config.drain, config.proxied, config.games_per_minute), (Duration::from_secs(5), true, 20));
    }

    #[test]
    fn how_long_things_are_kept_and_backups() {
        let file = tempfile::NamedTempFile::new().expect("a file");
        std::fs::write(&file, "keep-open = \"2d\"\nkeep-chat = \"forever\"\nbackup-to = \"there\"\n").expect("written");
        let line = Args { config: Some(file.path().into()), keep_open: "3d".parse().ok(), ..Args::default() };
        let config = line.with_file().expect("a good file").config().expect("good options");
        let days = |days: u64| Some(Duration::from_hours(24 * days));
        let usual = Retention::default();
        assert_eq!(config.retention, Retention { open: days(3), chat: None, ..usual });
        let plan = BackupPlan { folder: "there".into(), every: Duration::from_hours(24), keep: 7 };
        assert_eq!(config.backups, Some(plan));
        for wrong in [
            Args { keep_open: "23h".parse().ok(), ..Args::default() },
            Args { backup_keep: Some(3), ..Args::default() },
            Args { backup_keep: Some(0), backup_to: Some("there".into()), ..Args::default() },
            Args { backup_every: Some(Age::Forever), backup_to: Some("there".into()), ..Args::default() },
        ] {
            assert!(wrong.config().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn a_file_with_an_option_that_does_not_exist_is_refused() {
        let file = tempfile::NamedTempFile::new().expect("a file");
        std::fs::write(&file, "bimd = \"0.0.0.0:80\"\n").expect("written");
        let refused = Args { config: Some(file.path().into()), ..Args::default() }.with_file().expect_err("misspelt");
        assert!(format!("{refused:#}").contains("bimd"), "{refused:#}");
    }
}
