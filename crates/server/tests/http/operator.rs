//! Whoever runs the server, and whoever pretends to.

use runestones_scratch::Scratch;
use runestones_server::Config;
use runestones_testing::browser::{Browser, value_after};

use crate::fairness::seat;
use crate::server::{Server, new_game};

const TOKEN: &str = "0123456789abcdef0123456789abcdef0123456789abcdef";

fn config() -> Config {
    Config { operator_token: Some(TOKEN.to_owned()), ..Config::default().without_limits() }
}

fn operator(server: &Server) -> Browser {
    let mut operator = server.browser();
    assert_eq!(operator.post(&format!("/operator/enter/{TOKEN}"), &[]).status, 303);
    operator
}

/// A game in which somebody was rude, and was reported for it.
fn rudeness(server: &Server) -> (Browser, Browser, String) {
    let (mut host, mut rude) = (server.browser(), server.browser());
    let game = new_game(&mut host, &["me", "link"]);
    let seat = seat(&mut host, &game);
    assert_eq!(rude.post(&seat, &[("name", "Rudename")]).status, 303);
    assert_eq!(rude.post(&format!("{game}/chat"), &[("text", "rude words")]).status, 303);
    let fields = [("whom", "line:1"), ("reason", "abuse"), ("words", "look <b>here</b>")];
    assert!(host.post(&format!("{game}/report"), &fields).body.contains("role=\"status\""));
    (host, rude, game)
}

#[test]
fn a_link_makes_one_operator() {
    let server = Server::start_with(&config());
    let link = format!("/operator/enter/{TOKEN}");
    let (mut first, mut second) = (server.browser(), server.browser());
    let no_page = second.get("/operator/enter/0123").body;
    assert_eq!(second.get(&link).status, 200, "looking does not use it");
    assert_eq!(first.post(&link, &[]).status, 303);
    assert_eq!(first.get("/operator").status, 200);
    assert_eq!((second.post(&link, &[]).status, second.get(&link).body), (404, no_page), "it was used");
    // For everybody else there is no such page, and nothing that could be done there.
    let nothing = second.get("/no-such-page").body;
    assert_eq!(second.get("/operator").body, nothing);
    for (deed, field) in [
        ("ban", ("network", "192.0.2.0/24")),
        ("lift", ("ban", "1")),
        ("close", ("report", "1")),
        ("rename", ("report", "1")),
        ("remove", ("report", "1")),
    ] {
        let refused = second.post(&format!("/operator/{deed}"), &[field, ("days", "7"), ("name", "x")]);
        assert_eq!((refused.status, &refused.body), (404, &nothing), "{deed}");
        let elsewhere = first.post_with(&format!("/operator/{deed}"), &[("sec-fetch-site", "cross-site")], &[field]);
        assert_eq!(elsewhere.status, 403, "{deed} from another site");
    }
    // Without a token nobody becomes one.
    assert_eq!(Server::start().browser().post("/operator/enter/", &[]).status, 404);
}

#[test]
fn a_report_leads_to_deeds_and_all_are_written_down() {
    let server = Server::start_with(&config());
    let (mut host, mut rude, game) = rudeness(&server);
    let mut operator = operator(&server);
    let page = operator.get("/operator").body;
    assert!(page.contains("rude words") && page.contains("Rudename") && page.contains("look &lt;b&gt;here"));
    let report = value_after(&page, "name=\"report\" value=\"").expect("a report");
    let about = ("report", &*report);
    for days in ["0", "367", "-1", "x", ""] {
        assert_eq!(operator.post("/operator/ban", &[about, ("days", days)]).status, 422, "{days}");
    }
    assert_eq!(operator.post("/operator/ban", &[("report", "99"), ("days", "7")]).status, 404);
    assert_eq!(operator.post("/operator/remove", &[about]).status, 303);
    assert!(!host.get(&game).body.contains("rude words") && !rude.get(&game).body.contains("rude words"));
    assert_eq!(operator.post("/operator/rename", &[about, ("name", "Somebody")]).status, 303);
    let table = host.get(&game).body;
    assert!(table.contains("Somebody") && !table.contains("Rudename"));
    let mut live = rude.listen(&game, "0");
    live.next_table();
    assert_eq!(operator.post("/operator/ban", &[about, ("days", "7")]).status, 303);
    live.ends();
    let refused = rude.get(&game);
    assert_eq!(refused.status, 403);
    assert!(refused.body.contains("UTC"), "it says until when");
    assert_eq!(rude.post(&format!("{game}/chat"), &[("text", "more")]).status, 403);
    // What is theirs stays theirs.
    assert_eq!(rude.get("/me/export").status, 200);
    assert_eq!(host.get(&game).status, 200, "others are not concerned");
    assert_eq!(operator.post("/operator/close", &[about]).status, 303);
    let page = operator.get("/operator").body;
    for deed in ["became operator", "removed", "renamed", "banned", "dealt with"] {
        assert!(page.contains(&format!(">{deed}</th>")), "{deed}");
    }
    // It ends when the operator says so, also after a restart.
    let server = server.restart();
    for browser in [&mut rude, &mut operator] {
        browser.address = server.address;
    }
    assert_eq!(rude.get(&game).status, 403);
    let ban = value_after(&operator.get("/operator").body, "name=\"ban\" value=\"").expect("a ban");
    assert_eq!(operator.post("/operator/lift", &[("ban", &ban)]).status, 303);
    assert_eq!(rude.get(&game).status, 200);
}

#[test]
fn a_network_is_kept_out_but_never_the_operators_own() {
    let server = Server::start_with(&Config { proxied: true, ..config() });
    let from = |browser: &mut Browser, address: &str| browser.ask("GET", "/", &[("x-forwarded-for", address)], "");
    let mut operator = operator(&server);
    let (mut near, mut far) = (server.browser(), server.browser());
    for network in ["127.0.0.0/16", "0.0.0.0/0", "10.0.0.0/8", "x", "", "127.0.0.1"] {
        let refused = operator.post("/operator/ban", &[("network", network), ("days", "7")]);
        assert_eq!(refused.status, 422, "{network}");
    }
    assert_eq!(operator.post("/operator/ban", &[("network", "198.51.100.0/24"), ("days", "1")]).status, 303);
    assert_eq!(from(&mut near, "198.51.100.7").status, 403);
    assert_eq!(from(&mut near, "198.51.101.7").status, 200);
    assert_eq!(from(&mut far, "203.0.113.1").status, 200);
}

#[test]
fn a_ban_at_one_server_is_one_at_all() {
    let database = Scratch::shared().database();
    let first = Server::start_with(&Config { database: Some(database.clone()), ..config() });
    let second = Server::on(&database);
    let (_, rude, game) = rudeness(&first);
    let mut elsewhere = Browser { address: second.address, ..rude };
    assert_eq!(elsewhere.get(&game).status, 200);
    let mut live = elsewhere.listen(&game, "0");
    live.next_table();
    let mut operator = operator(&first);
    let report = value_after(&operator.get("/operator").body, "name=\"report\" value=\"").expect("a report");
    assert_eq!(operator.post("/operator/ban", &[("report", &report), ("days", "7")]).status, 303);
    // The other server hears of it within a moment.
    let begin = std::time::Instant::now();
    while elsewhere.get(&game).status != 403 {
        assert!(begin.elapsed().as_secs() < 20, "nobody has told it");
        std::thread::yield_now();
    }
    // And an operator is one everywhere.
    let mut there = Browser { address: second.address, ..operator };
    assert_eq!(there.get("/operator").status, 200);
}
