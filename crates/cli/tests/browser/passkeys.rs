//! Keeping an account with a passkey, losing the cookie, and coming back: by the passkey, and by the code.

use crate::browser::Browser;
use crate::server::Server;
use crate::wait::until;

fn name(browser: &Browser) -> String {
    browser.wait_for("input[name=name]");
    browser.text("return document.querySelector('input[name=name]').value")
}

/// Waits until the browser is on its own page, as somebody.
#[track_caller]
fn come_back(browser: &Browser, server: &Server) {
    until("the way back to /me", || (browser.url() == server.local_url("/me")).then_some(()));
    assert_eq!(name(browser), "Maren");
}

#[track_caller]
fn lose_the_cookie(browser: &Browser, server: &Server) {
    browser.become_a_stranger();
    browser.goto(&server.local_url("/me"));
    assert_eq!(name(browser), "", "nobody knows her");
    browser.goto(&server.local_url("/enter"));
}

#[test]
fn who_lost_the_cookie_comes_back_by_passkey_and_by_code() {
    let server = Server::start();
    let maren = Browser::open();
    maren.add_authenticator();
    maren.goto(&server.local_url("/me"));
    maren.write("input[name=name]", "Maren");
    maren.click("form[action='/me/name'] button");
    maren.wait_for("input[name=name][value=Maren]");
    maren.click("[data-makes-passkey] button");
    maren.wait_for(".me__code");
    let code = maren.text("return document.querySelector('.me__code').textContent");
    assert!(maren.has("[data-passkey]"), "it is in the list");

    lose_the_cookie(&maren, &server);
    maren.click("[data-uses-passkey] button");
    come_back(&maren, &server);

    // The device counts, and the server counts with it.
    lose_the_cookie(&maren, &server);
    maren.click("[data-uses-passkey] button");
    come_back(&maren, &server);

    lose_the_cookie(&maren, &server);
    maren.write("input[name=code]", &code);
    maren.click("form[action='/enter'] .btn--main");
    come_back(&maren, &server);

    maren.click("form[action='/me/passkeys/remove'] button");
    until("it to be gone", || (!maren.has("[data-passkey]")).then_some(()));
}

#[test]
fn a_browser_without_passkeys_offers_none() {
    let server = Server::start();
    let browser = Browser::open();
    // Addresses that are numbers have no passkeys: making one fails, and the page says so.
    browser.goto(&server.url("/me"));
    browser.wait_for("[data-makes-passkey]");
    let script = "return document.querySelector('[data-makes-passkey]').hidden || !('PublicKeyCredential' in window)";
    if browser.script(script) == false {
        browser.click("[data-makes-passkey] button");
        until("the reason", || {
            (!browser.text("return document.querySelector('[data-failed]').textContent").is_empty()).then_some(())
        });
    }
    browser.click("form[action='/me/keep'] button");
    browser.wait_for(".me__code");
}
