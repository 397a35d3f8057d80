//! The ways of alerts by themselves: what goes wrong with webhooks, push and mail, and what strangers make of them.

use runestones_server::Config;
use runestones_testing::browser::{Browser, value_after};
use runestones_testing::receivers::{MailServer, Receiver, Subscriber};

use super::{HOUR, SITE, config, keep, noon, pass, play_turn, sit_down, until, until_page, with_hook};
use crate::server::Server;

#[test]
fn a_webhook_that_fails_is_tried_again_and_then_rests() {
    let (mail, hooks, clock) = (MailServer::start(), Receiver::start(), noon());
    let server = Server::start_with(&config(&mail, &clock));
    let (mut maren, mut tomo) = (with_hook(&server, &hooks), server.browser());
    // A redirection is not followed: it could lead anywhere.
    hooks.answer_with(302);
    let id = value_after(&maren.get("/me/alerts").body, "name=\"id\" value=\"").expect("a channel");
    assert_eq!(maren.post("/me/alerts/test", &[("id", &id)]).status, 303);
    assert!(maren.get("/me/alerts").body.contains("it answered 302"));
    assert!(hooks.posted().iter().all(|posted| posted.path == "/hook"));
    hooks.answer_with(404);
    let game = sit_down(&mut maren, &mut tomo);
    // Three attempts, each later than the one before.
    for (attempt, pause) in [(2, 61_000), (3, 301_000)] {
        hooks.wait_for(attempt);
        until_page(&mut maren, "it answered 404");
        pass(&clock, pause);
    }
    let page = until_page(&mut maren, "nothing is sent here any more");
    assert!(page.contains("given up"), "visibly");
    let before = hooks.posted().len();
    play_turn(&mut tomo, &game);
    play_turn(&mut maren, &game);
    pass(&clock, HOUR);
    // Nobody else's button.
    assert_eq!(tomo.post("/me/alerts/test", &[("id", &id)]).status, 404);
    assert_eq!(hooks.posted().len(), before, "it rests");
    hooks.answer_with(204);
    assert_eq!(maren.post("/me/alerts/test", &[("id", &id)]).status, 303);
    assert!(!maren.get("/me/alerts").body.contains("nothing is sent here any more"), "mended");
}

/// Webhook abuse (SSRF).
#[test]
fn strangers_do_not_send_the_server_into_its_own_network() {
    let (mail, hooks, clock) = (MailServer::start(), Receiver::start(), noon());
    let loose = config(&mail, &clock);
    let strict = Config { alerts_to_private: false, ..loose.clone() };
    let server = Server::start_with(&loose);
    let mut maren = server.browser();
    keep(&mut maren, "Maren");
    let inside = [("url", &*format!("https://localhost:{}/", hooks.address.port())), ("form", "json")];
    assert_eq!(maren.post("/me/alerts/hook", &inside).status, 303);
    let id = value_after(&maren.get("/me/alerts").body, "name=\"id\" value=\"").expect("a channel");
    let server = server.restart_as(&strict);
    let port = hooks.address.port();
    for url in [
        hooks.url("/"),
        format!("https://127.0.0.1:{port}/"),
        format!("https://localhost:{port}/"),
        format!("https://[::1]:{port}/"),
        format!("https://2130706433:{port}/"),
        "https://169.254.169.254/latest/meta-data/".to_owned(),
        "https://10.0.0.1/".to_owned(),
        "https://user:password@example.org/".to_owned(),
        "file:///etc/passwd".to_owned(),
        "https://no-such-host.invalid/".to_owned(),
    ] {
        let (browser, mut anybody) = (Subscriber::new(3), server.browser());
        keep(&mut anybody, "Anybody");
        assert_eq!(anybody.post("/me/alerts/hook", &[("url", &url), ("form", "json")]).status, 422, "{url}");
        let keys = [("endpoint", &*url), ("p256dh", &browser.p256dh()), ("auth", &browser.auth())];
        assert_eq!(anybody.post("/me/alerts/push", &keys).status, 422, "{url}");
    }
    let mut maren = Browser { cookie: maren.cookie, ..server.browser() };
    // An address that was public when it was set up is looked up again at every delivery (DNS rebinding).
    assert_eq!(maren.post("/me/alerts/test", &[("id", &id)]).status, 303);
    assert!(maren.get("/me/alerts").body.contains("belongs to a private network"));
    assert_eq!(hooks.posted().len(), 0);
}

#[test]
fn whoever_is_nobody_sets_up_nothing() {
    let (mail, hooks, clock) = (MailServer::start(), Receiver::start(), noon());
    let server = Server::start_with(&config(&mail, &clock));
    let mut stranger = server.browser();
    assert_eq!(stranger.post("/me/alerts/hook", &[("url", &hooks.url("/")), ("form", "json")]).status, 403);
    assert_eq!(stranger.post("/me/alerts/mail", &[("address", "a@example.org")]).status, 403);
    let mut maren = with_hook(&server, &hooks);
    assert_eq!(
        maren.post("/me/alerts/hook", &[("url", &hooks.url("/hook")), ("form", "json")]).status,
        303,
        "the same again"
    );
    for fields in [vec![], vec![("url", "x")], vec![("url", "https://example.org"), ("form", "xml")]] {
        assert_eq!(maren.post("/me/alerts/hook", &fields).status, 422);
    }
    let off_curve =
        [("endpoint", &*hooks.url("/")), ("p256dh", &"BAcH".repeat(22)), ("auth", "AAAAAAAAAAAAAAAAAAAAAA")];
    assert_eq!(maren.post("/me/alerts/push", &off_curve).status, 422);
    // A minute has room for ten of these; the store for ten ways in all (`suite::alerts`).
    let added = (0..8).map(|number| {
        let hook = [("url", &*hooks.url(&format!("/{number}"))), ("form", "slack")];
        maren.post("/me/alerts/hook", &hook).status
    });
    let added: Vec<u16> = added.collect();
    assert_eq!(added.last(), Some(&429), "{added:?}");
}

#[test]
fn a_browser_that_is_gone_is_forgotten() {
    let (mail, pushes, clock) = (MailServer::start(), Receiver::start(), noon());
    let server = Server::start_with(&config(&mail, &clock));
    let (mut maren, mut tomo) = (server.browser(), server.browser());
    keep(&mut maren, "Maren");
    let browser = Subscriber::new(9);
    let keys = [("endpoint", &*pushes.url("/9")), ("p256dh", &browser.p256dh()), ("auth", &browser.auth())];
    assert_eq!(maren.post("/me/alerts/push", &keys).status, 303);
    pushes.answer_with(410);
    sit_down(&mut maren, &mut tomo);
    pushes.wait_for(1);
    until("it to be gone", || (!maren.get("/me/alerts").body.contains("data-way=\"push\"")).then_some(()));
}

/// Mail: nobody gets letters whom they do not concern, and everybody can stop them.
#[test]
fn letters_go_to_those_who_said_yes() {
    let (mail, clock) = (MailServer::start(), noon());
    let server = Server::start_with(&config(&mail, &clock));
    let (mut maren, mut victim, mut tomo) = (server.browser(), server.browser(), server.browser());
    keep(&mut maren, "Maren");
    keep(&mut victim, "Victim");
    for wrong in
        ["", "nobody", "a@example.org\r\nBcc: b@example.org", "a@example.org, b@example.org", "<a@example.org>"]
    {
        assert_eq!(maren.post("/me/alerts/mail", &[("address", wrong)]).status, 422, "{wrong}");
    }
    assert_eq!(maren.post("/me/alerts/mail", &[("address", "victim@example.org")]).status, 303);
    let letter = mail.wait_for(1);
    assert!(letter.text().contains(SITE), "no other host, whatever a request says");
    // The owner of the address opens the link, in a browser that is not Maren's: nothing happens.
    let link = letter.link("/alerts/confirm/");
    assert_eq!(victim.post(&link, &[]).status, 404);
    sit_down(&mut maren, &mut tomo);
    // An address gets three such letters an hour, whoever asks.
    let asked: Vec<u16> =
        (0..4).map(|_| victim.post("/me/alerts/mail", &[("address", "victim@example.org")]).status).collect();
    assert_eq!(asked, [303, 303, 429, 429]);
    // Letters arrive in any order; only the link that was made last works.
    mail.wait_for(3);
    let links = mail.letters().into_iter().skip(1).map(|letter| letter.link("/alerts/confirm/"));
    let mut opened: Vec<u16> = links.map(|link| victim.post(&link, &[]).status).collect();
    opened.sort_unstable();
    assert_eq!(opened, [303, 404]);
    let id = value_after(&victim.get("/me/alerts").body, "name=\"id\" value=\"").expect("a channel");
    assert_eq!(victim.post("/me/alerts/test", &[("id", &id)]).status, 303);
    let test = mail.wait_for(4);
    let stop = test.link("/alerts/stop/");
    let stranger = &mut server.browser();
    assert_eq!(stranger.get(&stop).status, 200, "looking changes nothing");
    assert!(victim.get("/me/alerts").body.contains("data-way=\"mail\""));
    assert_eq!(stranger.post(&format!("{stop}0"), &[]).status, 404);
    // As the button of a mail program does it.
    assert_eq!(stranger.post(&stop, &[("List-Unsubscribe", "One-Click")]).status, 200);
    assert!(!victim.get("/me/alerts").body.contains("data-way=\"mail\""));
    assert_eq!(mail.letters().len(), 4, "Maren's table was none of the victim's business");
}

#[test]
fn a_mail_server_that_refuses_is_told_of() {
    let (mail, clock) = (MailServer::start(), noon());
    let server = Server::start_with(&config(&mail, &clock));
    let mut maren = server.browser();
    keep(&mut maren, "Maren");
    maren.post("/me/alerts/mail", &[("address", "maren@example.org")]);
    let link = mail.wait_for(1).link("/alerts/confirm/");
    maren.post(&link, &[]);
    let id = value_after(&maren.get("/me/alerts").body, "name=\"id\" value=\"").expect("a channel");
    for (code, words) in [(550, "does not take it"), (451, "did not answer")] {
        mail.refuse_with(code);
        pass(&clock, 1000);
        assert_eq!(maren.post("/me/alerts/test", &[("id", &id)]).status, 303);
        until_page(&mut maren, words);
    }
}
