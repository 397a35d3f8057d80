//! Figures for whoever runs a server, in the format that Prometheus reads.

use std::sync::atomic::AtomicU64;
use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

/// An answered request. Addresses hold secrets, so only their pattern is told.
#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Answered {
    method: &'static str,
    route: String,
    status: u16,
}

/// Everything that is counted.
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<Answered, Counter>,
    seconds: Family<[(&'static str, String); 1], Histogram>,
    deeds: Counter,
    /// The live connections.
    pub(crate) live: Gauge,
    /// What was drawn for them.
    pub(crate) drawn: Counter,
    /// The tables in memory.
    pub(crate) tables: Gauge,
    /// The bots that think or wait for their turn to think.
    pub(crate) thinking: Gauge,
    /// The finished games that are being read for a review.
    pub(crate) reading: Gauge,
    stored: Histogram,
    /// What the sweep has deleted.
    pub(crate) swept: Family<[(&'static str, &'static str); 1], Counter>,
    /// When the last backup was made, in seconds since 1970.
    pub(crate) last_backup: Gauge,
    pub(crate) failed_backups: Counter,
}

/// From half a millisecond to eight seconds.
fn buckets() -> impl Iterator<Item = f64> {
    (0..15).map(|power| 0.0005 * f64::from(1 << power))
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("runestones"),
            requests: Family::default(),
            seconds: Family::new_with_constructor(|| Histogram::new(buckets())),
            deeds: Counter::default(),
            live: Gauge::default(),
            drawn: Counter::default(),
            tables: Gauge::default(),
            thinking: Gauge::default(),
            reading: Gauge::default(),
            stored: Histogram::new(buckets()),
            swept: Family::default(),
            last_backup: Gauge::default(),
            failed_backups: Counter::default(),
        };
        let registry = &mut metrics.registry;
        registry.register("requests", "Answered requests", metrics.requests.clone());
        let help = "From the head of a request to that of its answer";
        registry.register_with_unit("request", help, Unit::Seconds, metrics.seconds.clone());
        registry.register("deeds", "Moves, undone moves and restarted turns of people", metrics.deeds.clone());
        registry.register("live_connections", "Connections that wait for changes of a table", metrics.live.clone());
        registry.register("drawn", "Tables drawn for live connections", metrics.drawn.clone());
        registry.register("tables", "Tables in memory", metrics.tables.clone());
        registry.register("bots_thinking", "Bots that think or wait for a free core", metrics.thinking.clone());
        registry.register("games_reading", "Finished games that are being reviewed", metrics.reading.clone());
        let help = "From a deed to the answer of the store";
        registry.register_with_unit("stored", help, Unit::Seconds, metrics.stored.clone());
        registry.register("swept", "Games, people and words that were too old", metrics.swept.clone());
        let help = "When this server last made a backup, in seconds since 1970";
        registry.register("last_backup_time", help, metrics.last_backup.clone());
        registry.register("backup_failures", "Backups that failed", metrics.failed_backups.clone());
        let version: Family<[(&str, &str); 1], Gauge<u64, AtomicU64>> = Family::default();
        version.get_or_create(&[("version", env!("CARGO_PKG_VERSION"))]).set(1);
        registry.register("build", "The version that runs", version);
        metrics
    }
}

impl Metrics {
    /// Counts a request. Every method, route and status is one of ours, so the number of figures is bounded.
    pub(crate) fn answered(&self, method: &'static str, route: &str, status: u16, took: Duration) {
        let answered = Answered { method, route: route.to_owned(), status };
        self.requests.get_or_create(&answered).inc();
        self.seconds.get_or_create(&[("route", route.to_owned())]).observe(took.as_secs_f64());
    }

    /// Counts a deed, and the time until it was stored.
    pub(crate) fn did(&self, took: Duration) {
        self.deeds.inc();
        self.stored.observe(took.as_secs_f64());
    }

    /// All figures as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}

/// Counts one more as long as it lives.
pub(crate) struct Present(Gauge);

impl Present {
    pub(crate) fn of(gauge: &Gauge) -> Present {
        gauge.inc();
        Present(gauge.clone())
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        self.0.dec();
    }
}
