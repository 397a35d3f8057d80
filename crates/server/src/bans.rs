//! Who is kept out, and until when. Every server has all bans in memory, and reads them again when one of them has changed any.

use std::collections::HashMap;
use std::net::IpAddr;
use std::str::FromStr;
use std::sync::{PoisonError, RwLock};

use runestones_store::{Ban, Banned, FairnessStore as _, Millis, PersonId};

use crate::app::App;

/// A part of the internet, as in `192.0.2.0/24`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Network {
    address: IpAddr,
    prefix: u8,
}

/// The largest networks that can be banned, by the length of their prefix: a slip must not shut out a country.
const LARGEST: (u8, u8) = (16, 32);

impl Network {
    fn bits(address: IpAddr) -> (u128, u8) {
        match address {
            IpAddr::V4(whole) => (u128::from(whole.to_bits()) << 96, 32),
            IpAddr::V6(whole) => (whole.to_bits(), 128),
        }
    }

    /// Whether an address lies in it.
    pub(crate) fn contains(self, address: IpAddr) -> bool {
        let ((mine, length), (theirs, other)) = (Network::bits(self.address), Network::bits(address.to_canonical()));
        let differs = (mine ^ theirs).leading_zeros() < u32::from(self.prefix);
        length == other && !differs
    }
}

/// This is no network that can be banned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoNetwork;

impl FromStr for Network {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Network, NoNetwork> {
        let (address, prefix) = match text.trim().split_once('/') {
            Some((address, prefix)) => (address, Some(prefix.parse().map_err(|_| NoNetwork)?)),
            None => (text.trim(), None),
        };
        let address: IpAddr = address.parse().map_err(|_| NoNetwork)?;
        let (_, longest) = Network::bits(address);
        let shortest = if address.is_ipv4() { LARGEST.0 } else { LARGEST.1 };
        let prefix = prefix.unwrap_or(longest);
        if (shortest..=longest).contains(&prefix) { Ok(Network { address, prefix }) } else { Err(NoNetwork) }
    }
}

impl std::fmt::Display for Network {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.address, self.prefix)
    }
}

/// Who is kept out.
#[derive(Default)]
pub(crate) struct Bans(RwLock<Known>);

#[derive(Default)]
struct Known {
    people: HashMap<PersonId, Millis>,
    networks: Vec<(Network, Millis)>,
}

impl Bans {
    /// Until when this person is kept out.
    pub(crate) fn of_person(&self, person: &PersonId, now: Millis) -> Option<Millis> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        known.people.get(person).copied().filter(|until| *until > now)
    }

    /// Until when whoever comes from there is kept out.
    pub(crate) fn of_address(&self, address: IpAddr, now: Millis) -> Option<Millis> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let here = known.networks.iter().filter(|(network, until)| *until > now && network.contains(address));
        here.map(|(_, until)| *until).max()
    }

    fn learn(&self, bans: Vec<Ban>) {
        let mut fresh = Known::default();
        for ban in bans {
            match ban.who {
                Banned::Person(person) => {
                    let until = fresh.people.entry(person).or_insert(ban.until);
                    *until = ban.until.max(*until);
                }
                Banned::Network(network) => fresh.networks.extend(network.parse().map(|network| (network, ban.until))),
            }
        }
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = fresh;
    }
}

impl App {
    /// Reads the bans. If the store does not answer, those that are known stay in force.
    pub(crate) async fn read_bans(&self) {
        match self.store.bans(self.now()).await {
            Ok(bans) => self.bans.learn(bans),
            Err(error) => tracing::warn!(%error, "the bans could not be read"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contains(network: &str, address: &str) -> bool {
        let network: Network = network.parse().expect("a network");
        network.contains(address.parse().expect("an address"))
    }

    #[test]
    fn a_network_contains_its_addresses_and_no_others() {
        assert!(contains("192.0.2.0/24", "192.0.2.255") && contains("192.0.2.0/24", "::ffff:192.0.2.1"));
        assert!(!contains("192.0.2.0/24", "192.0.3.0") && !contains("192.0.2.7", "192.0.2.8"));
        assert!(contains("192.0.2.7", "192.0.2.7") && contains("192.0.0.0/16", "192.0.255.1"));
        assert!(contains("2001:db8::/32", "2001:db8:ffff::1") && !contains("2001:db8::/32", "2001:db9::1"));
        assert!(!contains("2001:db8::/32", "32.1.13.184"), "the same bits, another kind");
    }

    #[test]
    fn what_is_no_network_or_too_large_is_refused() {
        for wrong in
            ["", "x", "192.0.2.0/33", "0.0.0.0/0", "10.0.0.0/8", "::/0", "2001::/16", "192.0.2.0/-1", "1.2.3/24"]
        {
            assert_eq!(wrong.parse::<Network>(), Err(NoNetwork), "{wrong}");
        }
    }

    #[test]
    fn a_ban_ends() {
        let bans = Bans::default();
        let person = PersonId("loud".into());
        let ban = |who, until| Ban { number: 1, who, until: Millis(until) };
        bans.learn(vec![
            ban(Banned::Person(person.clone()), 5),
            ban(Banned::Person(person.clone()), 9),
            ban(Banned::Network("192.0.2.0/24".into()), 7),
        ]);
        assert_eq!(bans.of_person(&person, Millis(8)), Some(Millis(9)), "the longest counts");
        assert_eq!(bans.of_person(&person, Millis(9)), None);
        let address = "192.0.2.9".parse().expect("an address");
        assert_eq!((bans.of_address(address, Millis(6)), bans.of_address(address, Millis(7))), (Some(Millis(7)), None));
        bans.learn(Vec::new());
        assert_eq!(bans.of_person(&person, Millis(1)), None);
    }
}
