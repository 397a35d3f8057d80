//! Where the server may be sent by strangers (SSRF): to public addresses only. A name is looked up when it is set up and
//! again at every delivery, and the connection goes to the very address that was checked.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use hyper::Uri;
use hyper::http::uri::Scheme;

/// The longest address.
pub(crate) const LONGEST: usize = 1000;

/// Why nothing is sent there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Forbidden {
    #[error("this is no address of a web server (https://…)")]
    NotHttps,
    #[error("this address belongs to a private network")]
    Private,
    #[error("there is no server of this name")]
    Unknown,
}

/// Who may be written to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guard {
    /// Whether private addresses and unencrypted ways are allowed: for tests, and where the host says so.
    pub(crate) allow_private: bool,
}

/// An address that was checked, and how to talk to it.
#[derive(Clone, Debug)]
pub(crate) struct Target {
    pub(crate) uri: Uri,
    pub(crate) host: String,
    pub(crate) address: SocketAddr,
    pub(crate) encrypted: bool,
}

impl Guard {
    /// What can be said without looking the name up.
    pub(crate) fn read(self, address: &str) -> Result<(Uri, String, u16, bool), Forbidden> {
        let uri: Uri = address.parse().map_err(|_| Forbidden::NotHttps)?;
        let encrypted = uri.scheme() == Some(&Scheme::HTTPS);
        let known = encrypted || (self.allow_private && uri.scheme() == Some(&Scheme::HTTP));
        let authority = uri.authority().ok_or(Forbidden::NotHttps)?;
        let host = authority.host().trim_matches(['[', ']']).to_owned();
        let port = authority.port_u16().unwrap_or(if encrypted { 443 } else { 80 });
        // Other services live below, and some of them would take a request for something else.
        let usual = matches!(port, 80 | 443 | 1024..);
        if address.len() > LONGEST || !known || !usual || host.is_empty() || authority.as_str().contains('@') {
            return Err(Forbidden::NotHttps);
        }
        Ok((uri, host, port, encrypted))
    }

    /// Looks an address up, and refuses it if any of what it leads to is private.
    pub(crate) async fn check(self, address: &str) -> Result<Target, Forbidden> {
        let (uri, host, port, encrypted) = self.read(address)?;
        let found = tokio::net::lookup_host((host.as_str(), port)).await.map_err(|_| Forbidden::Unknown)?;
        let found: Vec<SocketAddr> = found.collect();
        let address = *found.first().ok_or(Forbidden::Unknown)?;
        if !self.allow_private && !found.iter().all(|found| is_public(found.ip())) {
            return Err(Forbidden::Private);
        }
        Ok(Target { uri, host, address, encrypted })
    }
}

/// Whether an address is one of the internet's, and leads nowhere else.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || address.is_multicast()
        || a == 0
        || a >= 240
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 192 && b == 88 && c == 99)
        || (a == 198 && (b == 18 || b == 19));
    !special
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let segments = address.segments();
    let embedded = |at: usize| {
        let [first, second] = segments[at].to_be_bytes();
        let [third, fourth] = segments[at + 1].to_be_bytes();
        is_public_v4(Ipv4Addr::new(first, second, third, fourth))
    };
    match segments {
        // IPv4 in other clothes: mapped, translated, 6to4.
        [0, 0, 0, 0, 0, 0xffff, ..] | [0x64, 0xff9b, 0, 0, 0, 0, ..] => embedded(6),
        [0x2002, ..] => embedded(1),
        // Teredo, benchmarking, ORCHID, documentation.
        [0x2001, 0..0x200 | 0xdb8, ..] | [0x3fff, ..] => false,
        // All that was ever given to the internet.
        [first, ..] => first & 0xe000 == 0x2000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STRICT: Guard = Guard { allow_private: false };

    #[test]
    fn only_the_internet_is_public() {
        for private in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "192.0.0.8",
            "198.18.0.1",
            "198.19.255.255",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "192.0.2.1",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "fd12:3456::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::7f00:1",
            "64:ff9b::a00:1",
            "2002:7f00:1::",
            "2002:a00:1::1",
            "2001:db8::1",
            "2001::1",
            "::127.0.0.1",
            "64:ff9b:1::1",
        ] {
            assert!(!is_public(private.parse().expect("an address")), "{private}");
        }
        for public in
            ["1.1.1.1", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450:4001::5e", "64:ff9b::101:101"]
        {
            assert!(is_public(public.parse().expect("an address")), "{public}");
        }
    }

    #[tokio::test]
    async fn other_ways_to_say_a_private_address_do_not_help() {
        for address in [
            "https://127.0.0.1/",
            "https://127.1/",
            "https://2130706433/",
            "https://0x7f000001/",
            "https://0177.0.0.1/",
            "https://[::1]/",
            "https://[::ffff:127.0.0.1]:8080/",
            "https://localhost/",
            "https://localhost:5432/x",
            "https://169.254.169.254/latest/meta-data/",
            "https://10.0.0.1:6379/",
        ] {
            let refused = STRICT.check(address).await.expect_err(address);
            assert!(matches!(refused, Forbidden::Private | Forbidden::Unknown), "{address}: {refused}");
        }
    }

    #[test]
    fn what_is_no_web_address_is_refused() {
        let long = format!("https://example.org/{}", "x".repeat(LONGEST));
        for address in [
            "",
            "example.org",
            "http://example.org/",
            "ftp://example.org/",
            "file:///etc/passwd",
            "gopher://example.org/",
            "https:///x",
            "https://user:secret@example.org/",
            "https://example.org:22/",
            "https://example.org:25/",
            "javascript:alert(1)",
            &long,
            "https://exa mple.org/",
            "https://example.org/\r\nHost: inside",
        ] {
            assert_eq!(STRICT.read(address).map(drop), Err(Forbidden::NotHttps), "{address}");
        }
        assert!(STRICT.read("https://example.org:8443/hook?x=1").is_ok());
        assert!(Guard { allow_private: true }.read("http://127.0.0.1:9000/").is_ok());
    }
}
