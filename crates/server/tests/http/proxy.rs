//! Behind a proxy: who asks, and whether the way to them is encrypted.

use runestones_server::Config;

use crate::server::Server;

const SECURE: [(&str, &str); 1] = [("X-Forwarded-Proto", "https")];

#[test]
fn a_cookie_is_for_encrypted_ways_only_if_it_came_on_one() {
    let server = Server::start_with(&Config { proxied: true, ..Config::default() });
    let encrypted = server.browser().ask("GET", "/", &SECURE, "");
    let cookie = encrypted.header("set-cookie").expect("a cookie");
    assert!(cookie.contains("; HttpOnly; SameSite=Lax") && cookie.ends_with("; Secure"), "{cookie}");
    assert!(encrypted.header("strict-transport-security").is_some());
    let plain = server.browser().get("/");
    assert!(!plain.header("set-cookie").expect("a cookie").contains("Secure"), "it would be lost at once");
    assert_eq!(plain.header("strict-transport-security"), None);
}

#[test]
fn without_a_proxy_nobody_is_believed() {
    let server = Server::start_with(&Config { games_per_minute: 1, ..Config::default() });
    let answer = server.browser().ask("GET", "/", &SECURE, "");
    assert!(!answer.header("set-cookie").expect("a cookie").contains("Secure"));
    // Another address each time does not help against the limit of the household.
    let started = |number: u8| {
        let address = format!("192.0.2.{number}");
        server.browser().post_with("/play", &[("X-Forwarded-For", &address)], &[]).status
    };
    let statuses: Vec<u16> = (0..7).map(started).collect();
    assert_eq!(statuses.iter().filter(|status| **status == 303).count(), 5, "{statuses:?}");
}

#[test]
fn behind_a_proxy_households_are_told_apart_by_what_it_adds() {
    let server = Server::start_with(&Config { games_per_minute: 1, proxied: true, ..Config::default() });
    let started = |addresses: &str| server.browser().post_with("/play", &[("X-Forwarded-For", addresses)], &[]).status;
    for number in 0..10 {
        assert_eq!(started(&format!("192.0.2.{number}")), 303, "each household has its own limit");
    }
    // What a client puts in front is not believed: the proxy adds the last.
    let statuses: Vec<u16> = (0..7).map(|number| started(&format!("198.51.100.{number}, 203.0.113.9"))).collect();
    assert_eq!(statuses.iter().filter(|status| **status == 303).count(), 5, "{statuses:?}");
}
