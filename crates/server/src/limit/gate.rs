//! A limit for each address, and one for the network around it.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::time::{Duration, Instant};

use super::{Limiter, Wait};

/// A limit for each household, and one for its network: those with many addresses mostly have neighbouring ones.
pub(crate) struct Gate {
    households: Limiter,
    networks: Limiter,
}

impl Gate {
    /// How many times the limit of a household its whole network has. Neighbours are mostly strangers to each other.
    const NEIGHBOURS: usize = 8;

    pub(crate) fn new(most: usize, span: Duration) -> Gate {
        let networks = Limiter::new(most.saturating_mul(Gate::NEIGHBOURS), span);
        Gate { households: Limiter::new(most, span), networks }
    }

    /// The same for a limit that servers with this secret share.
    pub(crate) fn shared(self, secret: Option<&str>) -> Gate {
        Gate { households: self.households.shared(secret), networks: self.networks.shared(secret) }
    }

    /// The limit of a household and that of a network.
    pub(crate) fn limiters(&self) -> [&Limiter; 2] {
        [&self.households, &self.networks]
    }

    pub(crate) fn admit(&self, address: IpAddr, now: Instant) -> Result<(), Wait> {
        self.households.admit(&household(address), now)?;
        self.networks.admit(&network(address), now)
    }
}

/// The part of an address that belongs to one household: whoever has an address of the newer kind has 2⁶⁴ of them.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(whole) => Ipv6Addr::from_bits(whole.to_bits() >> 64 << 64).into(),
        IpAddr::V4(whole) => whole.into(),
    }
}

/// What a single customer may be given: 256 addresses of the older kind, or 2¹⁶ households of the newer.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(whole) => Ipv6Addr::from_bits(whole.to_bits() >> 80 << 80).into(),
        IpAddr::V4(whole) => Ipv4Addr::from_bits(whole.to_bits() >> 8 << 8).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn a_household_has_one_address() {
        let same = |one: &str, other: &str| household(address(one)) == household(address(other));
        assert!(same("2001:db8::1", "2001:db8::ffff:2") && same("::ffff:192.0.2.1", "192.0.2.1"));
        assert!(!same("2001:db8:0:1::1", "2001:db8:0:2::1") && !same("192.0.2.1", "192.0.2.2"));
    }

    #[test]
    fn a_network_has_many_households() {
        let same = |one: &str, other: &str| network(address(one)) == network(address(other));
        assert!(same("2001:db8:0:1::1", "2001:db8:0:2::1") && same("192.0.2.1", "::ffff:192.0.2.255"));
        assert!(!same("2001:db8:1::1", "2001:db8:2::1") && !same("192.0.2.1", "192.0.3.1"));
    }

    #[test]
    fn many_addresses_of_one_network_share_a_limit() {
        let gate = Gate::new(2, Duration::from_secs(10));
        let now = Instant::now();
        let admitted = (0..100).filter(|number| gate.admit(Ipv4Addr::new(192, 0, 2, *number).into(), now).is_ok());
        assert_eq!(admitted.count(), 16);
        assert!(gate.admit(address("198.51.100.1"), now).is_ok(), "others are not concerned");
    }
}
