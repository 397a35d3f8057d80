//! What goes wrong, at random moments.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use rand::RngExt as _;
use rand::rngs::StdRng;
use runestones_scratch::Scratch;

use crate::node::Node;
use crate::proxy::Proxy;
use crate::report::Troubles;

/// Everything that can be broken.
pub(crate) struct Victims {
    pub(crate) nodes: Vec<Node>,
    pub(crate) proxies: Vec<Proxy>,
    pub(crate) postgres: Arc<Scratch>,
}

type Trouble = fn(&mut Victims, &mut StdRng, &mut Troubles);

/// Each kind of trouble as often as it stands here; the first round brings each of them once.
const TROUBLES: [Trouble; 7] = [kill_node, cut, kill_backend, kill_database, silence, kill_node, cut];

impl Victims {
    /// Makes trouble until it is over, with time to breathe in between.
    pub(crate) fn trouble(mut self, mut rng: StdRng, over: &AtomicBool) -> (Victims, Troubles) {
        let mut count = Troubles::default();
        let mut first = TROUBLES.iter();
        while !over.load(Ordering::Relaxed) {
            thread::sleep(Duration::from_millis(rng.random_range(100..1200)));
            let trouble = first.next().unwrap_or(&TROUBLES[rng.random_range(0..TROUBLES.len())]);
            trouble(&mut self, &mut rng, &mut count);
        }
        (self, count)
    }
}

fn kill_node(victims: &mut Victims, rng: &mut StdRng, count: &mut Troubles) {
    let which = rng.random_range(0..victims.nodes.len());
    let node = &mut victims.nodes[which];
    node.kill();
    thread::sleep(Duration::from_millis(rng.random_range(0..500)));
    node.resume();
    count.nodes_killed += 1;
}

/// The whole server, or all that it does not clean up itself.
fn kill_database(victims: &mut Victims, rng: &mut StdRng, count: &mut Troubles) {
    victims.postgres.kill();
    thread::sleep(Duration::from_millis(rng.random_range(0..1500)));
    victims.postgres.resume();
    count.databases_killed += 1;
}

/// One of its processes, in the middle of whatever it does: the server then ends all others and recovers.
fn kill_backend(victims: &mut Victims, _rng: &mut StdRng, count: &mut Troubles) {
    if victims.postgres.kill_a_backend() {
        count.backends_killed += 1;
    }
}

fn cut(victims: &mut Victims, rng: &mut StdRng, count: &mut Troubles) {
    victims.proxies[rng.random_range(0..victims.proxies.len())].cut();
    count.cuts += 1;
}

/// For a moment, or for longer than anybody waits; then the connections are gone.
fn silence(victims: &mut Victims, rng: &mut StdRng, count: &mut Troubles) {
    let proxy = &victims.proxies[rng.random_range(0..victims.proxies.len())];
    proxy.set_silent(true);
    thread::sleep(Duration::from_millis(rng.random_range(200..4000)));
    proxy.set_silent(false);
    if rng.random_bool(0.5) {
        proxy.cut();
    }
    count.silences += 1;
}
