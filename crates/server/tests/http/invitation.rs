//! What somebody is told who was sent a link, and the code that a phone reads.

use crate::server::{Server, new_game};
use runestones_testing::browser::value_after;

#[test]
fn the_link_says_what_one_joins() {
    let server = Server::start();
    let mut host = server.browser();
    let fields = [
        ("seat1", "me"),
        ("seat2", "link"),
        ("seat3", "bot:druid"),
        ("me", "Maren"),
        ("night", "on"),
        ("name", "Hollow Hill"),
    ];
    let game = host.post("/new", &fields).location();
    let link = "/join/".to_owned() + &value_after(&host.get(&game).body, "value=\"/join/").expect("a link");
    let mut guest = server.browser();
    let page = guest.get(&link).body;
    for words in [
        "Maren invites you to a game",
        "Hollow Hill",
        "Creatures of the Night",
        "3 players",
        "about 45 minutes",
        "your seat",
    ] {
        assert!(page.contains(words), "{words:?} is not on {page}");
    }
}

#[test]
fn a_code_leads_to_the_seat_and_to_no_other() {
    let server = Server::start();
    let mut host = server.browser();
    let game = new_game(&mut host, &["me", "link", "link"]);
    let link = "/join/".to_owned() + &value_after(&host.get(&game).body, "value=\"/join/").expect("a link");
    let code = host.get(&format!("{link}/qr.svg"));
    assert_eq!(code.status, 200);
    let wanted = runestones_page::qr_code(&format!("http://{}{link}", server.address)).expect("a code");
    assert_eq!(code.body, wanted, "the code holds the address under which the server was found");
    // Nobody gets a code for what is not a free seat.
    let wrong = link[..link.len() - 1].to_owned() + if link.ends_with('0') { "1" } else { "0" };
    for address in
        [format!("{wrong}/qr.svg"), link.replace("/2/", "/1/") + "/qr.svg", link.replace("/2/", "/x/") + "/qr.svg"]
    {
        assert_eq!(host.get(&address).status, 404, "{address}");
    }
    let long = format!("GET {link}/qr.svg HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", "x".repeat(4000));
    assert!(server.raw(&long).starts_with("HTTP/1.1 404"), "a host that no code can hold");
    let odd = format!("GET {link}/qr.svg HTTP/1.1\r\nHost: \"><script>\r\nConnection: close\r\n\r\n");
    assert!(!server.raw(&odd).contains("<script"));
    assert_eq!(server.browser().post(&link, &[("name", "Tomo")]).status, 303);
    assert_eq!(host.get(&format!("{link}/qr.svg")).status, 404, "the seat is taken");
}
