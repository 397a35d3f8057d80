//! How many connections there may be: in all, from one household, and from one network. When it is full, whoever has
//! been idle longest makes room.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use super::files;
use crate::limit::{household, network};

/// So many times what an address may have its network may.
const NEIGHBOURS: usize = 4;

/// The room that connections have.
pub(crate) struct Room {
    most: usize,
    /// `None` if all come from a proxy.
    of_address: Option<usize>,
    there: Mutex<There>,
}

#[derive(Default)]
struct There {
    next: u64,
    connections: HashMap<u64, Known>,
    groups: HashMap<Group, Crowded>,
}

/// Whose connections are counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Group {
    All,
    Household(IpAddr),
    Network(IpAddr),
}

/// How many there are of a group, and the idle ones by the moment since which they are.
#[derive(Default)]
struct Crowded {
    count: usize,
    idle: BTreeMap<u64, u64>,
}

struct Known {
    groups: [Group; 3],
    idle_since: Option<u64>,
    needed: Arc<Notify>,
}

/// The place of a connection; it is free again when it is dropped.
pub(crate) struct Slot {
    room: Arc<Room>,
    number: u64,
    needed: Arc<Notify>,
}

impl Room {
    /// Room for so many, if there are files for them, and for so many from one address. Behind a proxy every connection
    /// comes from its address, and only the proxy can tell them apart.
    pub(crate) fn new(most: usize, of_address: usize, proxied: bool) -> Room {
        let of_address = (!proxied).then_some(of_address);
        Room { most: files::at_most(most), of_address, there: Mutex::default() }
    }

    fn there(&self) -> MutexGuard<'_, There> {
        self.there.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Room for one more, unless it is full of those who are busy.
    pub(super) fn enter(self: &Arc<Self>, address: IpAddr) -> Option<Slot> {
        let groups = [Group::Household(household(address)), Group::Network(network(address)), Group::All];
        let of_network = self.of_address.map(|most| most.saturating_mul(NEIGHBOURS));
        let most = [self.of_address, of_network, Some(self.most)].map(|most| most.unwrap_or(usize::MAX));
        let mut there = self.there();
        for (group, most) in groups.into_iter().zip(most) {
            if there.groups.get(&group).is_some_and(|crowded| crowded.count >= most) && !there.send_away_idle(group) {
                return None;
            }
        }
        let number = there.turn();
        let needed = Arc::new(Notify::new());
        for group in groups {
            there.groups.entry(group).or_default().count += 1;
        }
        there.connections.insert(number, Known { groups, idle_since: None, needed: Arc::clone(&needed) });
        there.set_idle(number, true);
        Some(Slot { room: Arc::clone(self), number, needed })
    }
}

impl There {
    fn turn(&mut self) -> u64 {
        self.next += 1;
        self.next
    }

    fn set_idle(&mut self, number: u64, idle: bool) {
        let turn = self.turn();
        // Whoever was sent away is not known any more.
        let Some(known) = self.connections.get_mut(&number) else { return };
        let before = std::mem::replace(&mut known.idle_since, idle.then_some(turn));
        for group in known.groups {
            let Some(crowded) = self.groups.get_mut(&group) else { continue };
            if let Some(since) = before {
                crowded.idle.remove(&since);
            }
            if idle {
                crowded.idle.insert(turn, number);
            }
        }
    }

    /// Sends away who has been idle longest of a group; says whether there was anybody.
    fn send_away_idle(&mut self, group: Group) -> bool {
        let oldest = self.groups.get(&group).and_then(|crowded| crowded.idle.first_key_value());
        let Some((_, number)) = oldest.map(|(since, number)| (*since, *number)) else { return false };
        if let Some(known) = self.leave(number) {
            known.needed.notify_one();
        }
        true
    }

    fn leave(&mut self, number: u64) -> Option<Known> {
        self.set_idle(number, false);
        let known = self.connections.remove(&number)?;
        for group in known.groups {
            if let Some(crowded) = self.groups.get_mut(&group) {
                crowded.count -= 1;
                if crowded.count == 0 {
                    self.groups.remove(&group);
                }
            }
        }
        Some(known)
    }
}

impl Slot {
    /// It has something to do.
    pub(super) fn works(&self) {
        self.room.there().set_idle(self.number, false);
    }

    /// It waits for something to do.
    pub(super) fn rests(&self) {
        self.room.there().set_idle(self.number, true);
    }

    /// Waits until somebody else needs the place.
    pub(super) async fn is_needed_by_others(&self) {
        self.needed.notified().await;
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        self.room.there().leave(self.number);
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn address(last: u32) -> IpAddr {
        Ipv4Addr::from_bits(0x0a00_0000 + last).into()
    }

    fn was_sent_away(slot: &Slot) -> bool {
        !slot.room.there().connections.contains_key(&slot.number)
    }

    #[test]
    fn who_has_been_idle_longest_makes_room() {
        let room = Arc::new(Room::new(3, 10, false));
        let slots: Vec<Slot> = (0..3).filter_map(|last| room.enter(address(256 * last))).collect();
        slots[0].works();
        slots[0].rests();
        slots[1].works();
        let fourth = room.enter(address(1000)).expect("the third was idle longest");
        assert_eq!([0, 1, 2].map(|number| was_sent_away(&slots[number])), [false, false, true]);
        fourth.works();
        let fifth = room.enter(address(2000)).expect("the first was idle as well");
        fifth.works();
        assert!(was_sent_away(&slots[0]) && !was_sent_away(&slots[1]));
        assert!(room.enter(address(3000)).is_none(), "nobody is sent away who is busy");
        drop(slots);
        assert!(room.enter(address(3000)).is_some());
    }

    #[test]
    fn an_address_and_a_network_have_only_so_much_room() {
        let room = Arc::new(Room::new(1000, 4, false));
        let enter = |last| room.enter(address(last)).inspect(Slot::works);
        let mine: Vec<Slot> = (0..10).filter_map(|_| enter(1)).collect();
        assert_eq!(mine.len(), 4);
        let ours: Vec<Slot> = (2..100).filter_map(enter).collect();
        assert_eq!(mine.len() + ours.len(), 16, "the network");
        assert!(enter(300).is_some(), "others are not concerned");
        let proxied = Arc::new(Room::new(1000, 4, true));
        let all: Vec<Slot> = (0..10).filter_map(|_| proxied.enter(address(1))).collect();
        assert_eq!(all.len(), 10, "a proxy has room for everybody");
    }

    #[test]
    fn nothing_is_left_of_those_who_are_gone() {
        let room = Arc::new(Room::new(5, 5, false));
        for last in 0..100 {
            let slots: Vec<Option<Slot>> = (0..7).map(|_| room.enter(address(last))).collect();
            slots.iter().flatten().for_each(Slot::works);
        }
        let there = room.there();
        assert!(there.connections.is_empty() && there.groups.is_empty());
    }
}
