//! Every address on a page leads somewhere.

use std::collections::BTreeSet;

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
    let game = new_game(&mut browser, &["me", "here", "link"]);
    for _ in 0..8 {
        let page = look(&mut browser, &game);
        let Some(mv) = page.moves().into_iter().next() else { break };
        assert_eq!(play(&mut browser, &game, &page, &mv).status, 303);
    }
    let mut seen = BTreeSet::new();
    let mut open: Vec<String> = vec!["/".to_owned(), "/new".to_owned(), "/settings".to_owned(), game.clone()];
    while let Some(link) = open.pop() {
        if !seen.insert(link.clone()) || seen.len() > 250 {
            continue;
        }
        let answer = browser.get(&link);
        assert_eq!(answer.status, 200, "{link}");
        open.extend(links(&answer.body));
    }
    assert!(seen.iter().any(|link| link.contains("?at=")) && seen.iter().any(|link| link.contains("/pile/")));
    assert!(seen.iter().any(|link| link.contains("/why?")) && seen.contains("/rules"));
}
