//! How many connections there may be: in all, from one household, and from one network. When it is full, whoever has
//! been idle longest makes room. If nobody is idle, the network with the most connections does, so whoever fills the room
//! with work cannot keep out those who come from elsewhere (max-min fairness).

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use super::files;
use crate::limit::{household, network};

/// So many times what an address may have its network may.
const NEIGHBOURS: usize = 4;

/// So many connections a few people at home have.
const A_FEW: usize = 16;

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
    /// The networks by how many connections they have.
    networks: BTreeSet<(usize, IpAddr)>,
}

/// Whose connections are counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Group {
    All,
    Household(IpAddr),
    Network(IpAddr),
}

/// Who is there of a group, by the moment since which they are idle or busy.
#[derive(Default)]
struct Crowded {
    idle: BTreeMap<u64, u64>,
    busy: BTreeMap<u64, u64>,
}

impl Crowded {
    fn count(&self) -> usize {
        self.idle.len() + self.busy.len()
    }

    fn in_state(&mut self, idle: bool) -> &mut BTreeMap<u64, u64> {
        if idle { &mut self.idle } else { &mut self.busy }
    }
}

struct Known {
    groups: [Group; 3],
    idle: bool,
    since: u64,
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

    /// Room for one more, unless its household or network has too many that are busy, or everybody has as few.
    pub(super) fn enter(self: &Arc<Self>, address: IpAddr) -> Option<Slot> {
        let (home, around) = (household(address), network(address));
        let mut there = self.there();
        if let Some(most) = self.of_address {
            for (group, most) in
                [(Group::Household(home), most), (Group::Network(around), most.saturating_mul(NEIGHBOURS))]
            {
                let idle = there.oldest(group, true);
                if there.count(group) >= most && !there.send_away(idle) {
                    return None;
                }
            }
        }
        if there.count(Group::All) >= self.most && !there.make_room(around) {
            return None;
        }
        let needed = Arc::new(Notify::new());
        let number = there.come([Group::Household(home), Group::Network(around), Group::All], Arc::clone(&needed));
        Some(Slot { room: Arc::clone(self), number, needed })
    }
}

impl There {
    fn turn(&mut self) -> u64 {
        self.next += 1;
        self.next
    }

    fn count(&self, group: Group) -> usize {
        self.groups.get(&group).map_or(0, Crowded::count)
    }

    /// A connection that does nothing yet; answers its number.
    fn come(&mut self, groups: [Group; 3], needed: Arc<Notify>) -> u64 {
        let number = self.turn();
        self.connections.insert(number, Known { groups, idle: true, since: number, needed });
        for group in groups {
            self.change(group, |crowded| crowded.idle.insert(number, number));
        }
        number
    }

    fn leave(&mut self, number: u64) -> Option<Known> {
        let known = self.connections.remove(&number)?;
        for group in known.groups {
            self.change(group, |crowded| crowded.in_state(known.idle).remove(&known.since));
        }
        Some(known)
    }

    /// Changes who is there of a group; nothing is left of one that is empty.
    fn change(&mut self, group: Group, change: impl FnOnce(&mut Crowded) -> Option<u64>) {
        let crowded = self.groups.entry(group).or_default();
        let before = crowded.count();
        change(crowded);
        let after = crowded.count();
        if after == 0 {
            self.groups.remove(&group);
        }
        if let Group::Network(network) = group {
            self.networks.remove(&(before, network));
            if after > 0 {
                self.networks.insert((after, network));
            }
        }
    }

    fn set_idle(&mut self, number: u64, idle: bool) {
        let turn = self.turn();
        // Whoever was sent away is not known any more.
        let Some(known) = self.connections.get_mut(&number) else { return };
        let (was, since) = (known.idle, known.since);
        (known.idle, known.since) = (idle, turn);
        for group in known.groups {
            let Some(crowded) = self.groups.get_mut(&group) else { continue };
            crowded.in_state(was).remove(&since);
            crowded.in_state(idle).insert(turn, number);
        }
    }

    /// Who has been idle, or busy, longest of a group.
    fn oldest(&self, group: Group, idle: bool) -> Option<u64> {
        let crowded = self.groups.get(&group)?;
        if idle { crowded.idle.values() } else { crowded.busy.values() }.next().copied()
    }

    /// Sends somebody away for one who comes from this network; says whether there was anybody. Those who have many
    /// connections push nobody out who has fewer, not even before they have said what they want.
    fn make_room(&mut self, coming: IpAddr) -> bool {
        let mine = self.count(Group::Network(coming));
        let has_more = |number: &u64| {
            let network = self.connections.get(number).map(|known| known.groups[1]);
            mine <= A_FEW || network.is_some_and(|network| self.count(network) >= mine)
        };
        let idle = self.oldest(Group::All, true).filter(has_more).or_else(|| self.oldest(Group::Network(coming), true));
        let busy = || {
            let (most, largest) = self.networks.last().copied()?;
            self.oldest(Group::Network(largest), false).filter(|_| mine + 1 < most)
        };
        let oldest = idle.or_else(busy);
        self.send_away(oldest)
    }

    fn send_away(&mut self, number: Option<u64>) -> bool {
        let known = number.and_then(|number| self.leave(number));
        known.is_some_and(|known| {
            known.needed.notify_one();
            true
        })
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
        assert!(room.enter(address(3000)).is_none(), "nobody is sent away who is busy and has no more than others");
        drop(slots);
        assert!(room.enter(address(3000)).is_some());
    }

    #[test]
    fn who_fills_the_room_with_work_makes_room_for_those_from_elsewhere() {
        let room = Arc::new(Room::new(100, 1000, false));
        let enter = |last| room.enter(address(last)).inspect(Slot::works);
        // Two networks, each with many addresses, and a family that came before them.
        let family: Vec<Slot> = (0..5).filter_map(|_| enter(9 * 256)).collect();
        let crowd: Vec<Slot> = (0..500).filter_map(|number| enter(256 * (number % 2) + number / 2 % 200)).collect();
        assert!(family.iter().all(|slot| !was_sent_away(slot)), "they have few");
        let there = |slots: &[Slot]| slots.iter().filter(|slot| !was_sent_away(slot)).count();
        assert_eq!((there(&crowd), crowd.len()), (95, 95), "whoever has the most makes room for nobody of their own");
        // Somebody else comes, again and again, and stays.
        let guests: Vec<Slot> = (0..20).filter_map(|_| enter(20 * 256)).collect();
        assert_eq!((guests.len(), there(&guests), there(&family)), (20, 20, 5));
        assert_eq!(there(&crowd), 75);
        assert!(was_sent_away(&crowd[0]) && !was_sent_away(&crowd[94]), "who was busy longest goes first");
        assert!(enter(1).is_none(), "the crowd does not come back in their place");
        // Nor does it push out who has just come, and has not yet said what they want.
        let quiet = room.enter(address(30 * 256)).expect("room");
        assert!((0..50).all(|number| enter(number).is_none()) && !was_sent_away(&quiet));
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
        assert!(there.connections.is_empty() && there.groups.is_empty() && there.networks.is_empty());
    }
}
