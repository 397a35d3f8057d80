//! What goes wrong, at random moments.

mod database;
mod machine;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use rand::RngExt as _;
use rand::rngs::StdRng;
use runestones_scratch::Scratch;

use crate::client::TRY_AGAIN;
use crate::clocks::Clocks;
use crate::machine::Machine;
use crate::node::Node;
use crate::proxy::Proxy;
use crate::pulse::{Pulse, stuck};
use crate::report::Troubles;
use runestones_testing::browser::Browser;

/// So soon everything works again after whatever was wrong, without any help.
pub(crate) const HEALED: Duration = Duration::from_secs(20);

/// So many hours pass in the end: more than anybody has for a turn, after whatever a wrong clock has written down; and fewer
/// than anything is kept.
pub(crate) const DAYS_PASS: i64 = 120;

/// Everything that can be broken.
pub(crate) struct Victims {
    pub(crate) nodes: Vec<Node>,
    /// Where the games are kept: at the one server, or at the database.
    pub(crate) disk: Arc<Machine>,
    /// The database that they share, and their ways to it.
    pub(crate) postgres: Option<(Arc<Scratch>, Vec<Proxy>)>,
    /// The tables where people play, and whether a bot sits there.
    pub(crate) tables: Vec<(Arc<Pulse>, bool)>,
    pub(crate) clocks: Arc<Clocks>,
    pub(crate) count: Troubles,
    /// What did not work although it should, or not again.
    pub(crate) problems: Vec<String>,
}

/// So many troubles there are in any run.
const AT_LEAST: usize = 6;

type Trouble = fn(&mut Victims, &mut StdRng);

/// With a shared database; each kind of trouble as often as it stands here, and the first round brings each of them once.
const SHARED: [Trouble; 11] = [
    kill_node,
    database::cut,
    machine::fill,
    machine::jump,
    database::kill_backend,
    database::kill,
    machine::slow_down,
    database::silence,
    interrupt_bot,
    kill_node,
    database::cut,
];

/// With a file on the disk of the one server.
const ALONE: [Trouble; 6] = [machine::fill, interrupt_bot, machine::slow_down, machine::jump, kill_node, machine::jump];

impl Victims {
    /// Makes trouble until there was enough of it, with time to breathe in between. In the end all is well again.
    pub(crate) fn trouble(mut self, mut rng: StdRng, enough: &AtomicBool) -> Victims {
        let troubles: &[Trouble] = if self.postgres.is_some() { &SHARED } else { &ALONE };
        let mut first = troubles.iter();
        // However slow the machine is, a short run has shown the first of them.
        while !enough.load(Ordering::Relaxed) || first.len() > troubles.len() - AT_LEAST {
            thread::sleep(Duration::from_millis(rng.random_range(100..1200)));
            let trouble = first.next().unwrap_or(&troubles[rng.random_range(0..troubles.len())]);
            trouble(&mut self, &mut rng);
        }
        self.set_clocks(|| 0);
        self.expect_healing("everything");
        self
    }

    /// Every clock is so many hours ahead from now on.
    fn set_clocks(&self, mut hours: impl FnMut() -> i64) {
        self.clocks.set(|| {
            let set: Vec<i64> = self.machines().map(|_| hours()).collect();
            self.machines().zip(&set).for_each(|(machine, hours)| machine.set_clock(*hours));
            set.iter().all(|hours| *hours == set[0])
        });
    }

    /// Days pass while one of the servers is dead: all clocks run out that ran.
    pub(crate) fn let_days_pass(&mut self) {
        self.nodes[0].kill();
        self.set_clocks(|| DAYS_PASS);
        self.nodes[0].resume();
        self.count.nodes_killed += 1;
    }

    /// Ends all servers; the database goes on.
    pub(crate) fn stop(&mut self) {
        self.nodes.iter_mut().for_each(Node::kill);
    }

    /// Every machine once.
    pub(crate) fn machines(&self) -> impl Iterator<Item = &Arc<Machine>> {
        let nodes = self.nodes.iter().map(|node| &node.machine);
        nodes.filter(|machine| !Arc::ptr_eq(machine, &self.disk)).chain([&self.disk])
    }

    /// After trouble every table goes on.
    fn expect_healing(&mut self, from: &str) {
        let pulses: Vec<Arc<Pulse>> = self.tables.iter().map(|(pulse, _)| Arc::clone(pulse)).collect();
        let stuck = stuck(&pulses, HEALED);
        if !stuck.is_empty() {
            let latest: Vec<String> = stuck.iter().map(|place| pulses[*place].latest()).collect();
            self.problems.push(format!("{HEALED:?} after {from} the tables {stuck:?} do not go on: {latest:?}"));
        }
    }

    /// Pages are shown all the time; only a database of its own may be away meanwhile.
    fn expect_pages(&mut self, during: &str, time: Duration) {
        let start = Instant::now();
        while start.elapsed() < time {
            for node in &self.nodes {
                let page = Browser::new(node.address).try_ask("GET", "/", &[], "");
                match page.map(|page| page.status) {
                    Some(200) => self.count.pages += 1,
                    Some(TRY_AGAIN) if self.postgres.is_some() => {}
                    other => self.problems.push(format!("during {during} the first page was answered with {other:?}")),
                }
            }
            thread::sleep(Duration::from_millis(50));
        }
    }
}

fn kill_node(victims: &mut Victims, rng: &mut StdRng) {
    let which = rng.random_range(0..victims.nodes.len());
    let node = &mut victims.nodes[which];
    node.kill();
    thread::sleep(Duration::from_millis(rng.random_range(0..500)));
    node.resume();
    victims.count.nodes_killed += 1;
}

/// The servers are killed while a bot thinks; it goes on when they are back, whatever time it is then.
fn interrupt_bot(victims: &mut Victims, rng: &mut StdRng) {
    let bots = victims.tables.iter().filter(|(_, with_bot)| *with_bot);
    let bots: Vec<Arc<Pulse>> = bots.map(|(pulse, _)| Arc::clone(pulse)).collect();
    let patience = Instant::now() + Duration::from_secs(5);
    let thinks = loop {
        if let Some(thinks) = bots.iter().find(|pulse| pulse.waits_for_others()) {
            break thinks;
        }
        if Instant::now() > patience {
            return;
        }
        thread::sleep(Duration::from_millis(5));
    };
    victims.nodes.iter_mut().for_each(Node::kill);
    thread::sleep(Duration::from_millis(rng.random_range(0..500)));
    machine::jump(victims, rng);
    victims.nodes.iter_mut().for_each(Node::resume);
    victims.count.bots_interrupted += 1;
    if !stuck(&[Arc::clone(thinks)], HEALED).is_empty() {
        victims.problems.push("a bot that was interrupted does not go on".to_owned());
    }
}
