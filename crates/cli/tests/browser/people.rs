//! People who look for each other, and people who are kept out.

use crate::browser::Browser;
use crate::online::table_for_two;
use crate::server::Server;
use crate::wait::until;

#[test]
fn a_seek_is_met_by_another_browser() {
    let server = Server::start();
    let (first, second) = (Browser::open(), Browser::open());
    first.goto(&server.url("/lobby"));
    first.click("#seek .btn--main");
    first.wait_for("[data-seeking]");
    // The other sees it, and plays with a click.
    second.goto(&server.url("/lobby"));
    second.click(".offers form[action='/lobby/seek'] .btn");
    second.wait_for("#table");
    // Whoever has waited is led to the table without doing anything.
    first.wait_for("#table");
    assert_eq!(first.url(), second.url());
    for browser in [&first, &second] {
        assert!(browser.has(".hand [data-piece]"), "everybody has cards");
        browser.assert_clean(&server.site());
    }
}

#[test]
fn whoever_is_banned_is_shown_out_and_told_until_when() {
    let mut server = Server::start();
    let (host, guest, game) = table_for_two(&server);
    // The host of the table runs the server as well.
    host.goto(&server.url("/me/people"));
    let player = host.text("return document.querySelector('main code').textContent");
    server.restart_with(&["--operator", &player]);
    host.goto(&server.url(&format!("{game}/people")));
    host.click(".fold summary");
    host.select("reason", "abuse");
    host.click(".fold form .btn");
    host.wait_for(".notice");
    host.goto(&server.url("/operator"));
    host.click(".report form[action='/operator/ban'] .btn");
    host.wait_for("form[action='/operator/lift']");
    guest.goto(&server.url(&game));
    assert!(guest.text("return document.body.textContent").contains("UTC"), "they are told until when");
    assert!(!guest.has("#table"));
    host.click("form[action='/operator/lift'] .btn");
    until("the ban to be lifted", || (!host.has("form[action='/operator/lift']")).then_some(()));
    guest.goto(&server.url(&game));
    guest.wait_for("#table");
}
