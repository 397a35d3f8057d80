//! Every address on a page leads somewhere.

use std::collections::{BTreeSet, VecDeque};

use crate::server::{Server, look, new_game, play};

fn links(body: &str) -> BTreeSet<String> {
    let links = body.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let pages = links.filter(|link| link.starts_with('/')).filter_map(|link| link.split('#').next());
    pages.map(|link| link.replace("&amp;", "&")).collect()
}

#[test]
fn every_link_of_a_table_works() {
    let server = Server::start();
    let mut browser = server.browser();
    let waiting = new_game(&mut browser, &["me", "link"]);
    let game = new_game(&mut browser, &["me", "here"]);
    for _ in 0..8 {
        let page = look(&mut browser, &game);
        let Some(mv) = page.moves().into_iter().next() else { break };
        assert_eq!(play(&mut browser, &game, &page, &mv).status, 303);
    }
    let mut seen = BTreeSet::new();
    look(&mut browser, &game);
    let first = [&game, &waiting, "/", "/new", "/settings", "/rules", "/gallery", "/privacy"];
    let mut open: VecDeque<String> = first.map(str::to_owned).into();
    // The links of the table itself come first; those of its past would never end.
    while let Some(link) = open.pop_front() {
        if !seen.insert(link.clone()) || seen.len() > 150 {
            continue;
        }
        let is_font = link.rsplit_once('.').is_some_and(|(_, kind)| kind == "woff2");
        let answer = if is_font { browser.ask_head("GET", &link) } else { browser.get(&link) };
        // Some lead on to what suits whoever comes.
        if answer.status == 303 {
            open.push_front(answer.location());
            continue;
        }
        assert_eq!(answer.status, 200, "{link}");
        open.extend(links(&answer.body));
    }
    for kind in ["?at=", "/pile/", "/why?", "/rules/print"] {
        assert!(seen.iter().any(|link| link.contains(kind)), "no link leads to {kind}");
    }
}
