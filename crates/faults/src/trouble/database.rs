//! The database that servers share, and their connections to it.

use std::thread;
use std::time::Duration;

use rand::RngExt as _;
use rand::rngs::StdRng;

use super::Victims;

/// The whole server, or all that it does not clean up itself.
pub(super) fn kill(victims: &mut Victims, rng: &mut StdRng) {
    let Some((postgres, _)) = &victims.postgres else { return };
    postgres.kill();
    thread::sleep(Duration::from_millis(rng.random_range(0..1500)));
    postgres.resume();
    victims.count.databases_killed += 1;
}

/// One of its processes, in the middle of whatever it does: the server then ends all others and recovers.
pub(super) fn kill_backend(victims: &mut Victims, _rng: &mut StdRng) {
    if victims.postgres.as_ref().is_some_and(|(postgres, _)| postgres.kill_a_backend()) {
        victims.count.backends_killed += 1;
    }
}

pub(super) fn cut(victims: &mut Victims, rng: &mut StdRng) {
    let Some((_, proxies)) = &victims.postgres else { return };
    proxies[rng.random_range(0..proxies.len())].cut();
    victims.count.cuts += 1;
}

/// For a moment, or for longer than anybody waits; then the connections are gone.
pub(super) fn silence(victims: &mut Victims, rng: &mut StdRng) {
    let Some((_, proxies)) = &victims.postgres else { return };
    let proxy = &proxies[rng.random_range(0..proxies.len())];
    proxy.set_silent(true);
    thread::sleep(Duration::from_millis(rng.random_range(200..4000)));
    proxy.set_silent(false);
    if rng.random_bool(0.5) {
        proxy.cut();
    }
    victims.count.silences += 1;
}
