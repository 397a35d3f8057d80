//! Where a request comes from.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap};

/// Where a request comes from, and whether the way there is encrypted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Origin {
    /// As far as the connection or a proxy tells.
    pub(crate) address: IpAddr,
    /// As far as a proxy tells.
    pub(crate) encrypted: bool,
}

impl Origin {
    pub(crate) const UNKNOWN: Origin = Origin { address: IpAddr::V4(Ipv4Addr::UNSPECIFIED), encrypted: false };

    /// A proxy adds what it knows at the end of the list; what stands before may be made up. Without a proxy that we know
    /// of, all of it may be.
    pub(crate) fn of(headers: &HeaderMap, extensions: &Extensions, proxied: bool) -> Origin {
        let connection = extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = connection.map_or(Origin::UNKNOWN.address, |ConnectInfo(address)| address.ip());
        if !proxied {
            return Origin { address: peer, encrypted: false };
        }
        let last = |name: &str| {
            let mut values = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
            values.next_back().and_then(|list| list.rsplit(',').next()).map(str::trim)
        };
        let address = last("x-forwarded-for").and_then(|address| address.parse().ok());
        Origin { address: address.unwrap_or(peer), encrypted: last("x-forwarded-proto") == Some("https") }
    }
}
