//! The disk where the games are kept, and the clocks.

use std::time::Duration;

use rand::RngExt as _;
use rand::rngs::StdRng;

use super::Victims;
use crate::machine::Machine;
use crate::node::Node;

/// Every write takes long to be on the disk.
pub(super) fn slow_down(victims: &mut Victims, rng: &mut StdRng) {
    let delay = Duration::from_millis(rng.random_range(100..800));
    let set = |machine: &Machine, is_slow| machine.set_sync_delay(if is_slow { delay } else { Duration::ZERO });
    for_a_while(victims, rng, "a slow disk", victims.count.slow_disks, set);
    victims.count.slow_disks += 1;
}

/// No file can grow.
pub(super) fn fill(victims: &mut Victims, rng: &mut StdRng) {
    for_a_while(victims, rng, "a full disk", victims.count.full_disks, Machine::set_full);
    victims.count.full_disks += 1;
}

/// Pages are shown all the time, and afterwards every table goes on. Every second time the servers die in the middle of
/// it, and come back when it is over.
fn for_a_while(victims: &mut Victims, rng: &mut StdRng, what: &str, times: u32, set: impl Fn(&Machine, bool)) {
    set(&victims.disk, true);
    victims.expect_pages(what, Duration::from_millis(rng.random_range(500..3000)));
    if times % 2 == 1 {
        victims.nodes.iter_mut().for_each(Node::kill);
        victims.count.nodes_killed += victims.nodes.len() as u32;
    }
    set(&victims.disk, false);
    if let Some((postgres, _)) = &victims.postgres {
        // A database that cannot even recover gives up, and whoever runs it starts it again.
        postgres.resume();
    }
    victims.nodes.iter_mut().for_each(Node::resume);
    victims.expect_healing(what);
}

/// Every clock is hours ahead or behind from now on.
pub(super) fn jump(victims: &mut Victims, rng: &mut StdRng) {
    victims.set_clocks(|| rng.random_range(-48..48));
    victims.count.clock_jumps += 1;
}
