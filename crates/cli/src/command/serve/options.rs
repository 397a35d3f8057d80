//! How a server is to run: from the command line, from the environment, or from a file. The first that says something
//! counts, in this order.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Context as _;
use runestones_server::Config;
use serde::Deserialize;

use crate::command::weights;

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
    /// The folder where games are kept; it is made if it is not there [default: data]
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
    /// A file of weights for the levels with a network, in place of those that come with the program
    #[arg(long, env = "RUNESTONES_WEIGHTS", value_name = "FILE")]
    weights: Option<PathBuf>,
    /// Believe X-Forwarded-For, X-Forwarded-Proto and X-Request-Id: only behind a proxy that sets them
    #[arg(long, env = "RUNESTONES_PROXIED", num_args = 0..=1, default_missing_value = "true")]
    proxied: Option<bool>,
    /// An address for /metrics, which Prometheus reads; not for the world [default: none]
    #[arg(long, env = "RUNESTONES_METRICS", value_name = "ADDRESS")]
    metrics: Option<SocketAddr>,
    /// Seconds to go on after SIGTERM while /ready says no, so that a load balancer can notice [default: 0]
    #[arg(long, env = "RUNESTONES_DRAIN", value_name = "SECONDS")]
    drain: Option<u64>,
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
    /// For machines: a JSON document a line
    Json,
}

impl Args {
    /// These options, and those of the file where they say nothing.
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
            weights: self.weights.or(other.weights),
            proxied: self.proxied.or(other.proxied),
            metrics: self.metrics.or(other.metrics),
            drain: self.drain.or(other.drain),
            log: self.log.or(other.log),
            log_format: self.log_format.or(other.log_format),
        }
    }

    /// What the server needs to know; where nothing was said, what is usual.
    pub(crate) fn config(&self) -> anyhow::Result<Config> {
        let usual = Config::default();
        Ok(Config {
            bind: self.bind.unwrap_or(usual.bind),
            data: self.data.clone().unwrap_or(usual.data),
            database: self.database.clone().or(usual.database),
            instant_bots: self.instant_bots.unwrap_or(usual.instant_bots),
            games_per_minute: self.games_per_minute.unwrap_or(usual.games_per_minute),
            live_per_person: self.live_per_person.unwrap_or(usual.live_per_person),
            proxied: self.proxied.unwrap_or(usual.proxied),
            metrics: self.metrics.or(usual.metrics),
            drain: self.drain.map_or(usual.drain, Duration::from_secs),
            patience: usual.patience,
            net: self.weights.as_deref().map_or_else(|| Ok(usual.net), weights::read)?,
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
    fn a_file_with_an_option_that_does_not_exist_is_refused() {
        let file = tempfile::NamedTempFile::new().expect("a file");
        std::fs::write(&file, "bimd = \"0.0.0.0:80\"\n").expect("written");
        let refused = Args { config: Some(file.path().into()), ..Args::default() }.with_file().expect_err("misspelt");
        assert!(format!("{refused:#}").contains("bimd"), "{refused:#}");
    }
}
