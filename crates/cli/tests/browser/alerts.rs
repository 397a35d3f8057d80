//! Alerts, set up on their page and arriving on all three ways while two people play. A browser without a window reaches no
//! push service, so the subscription of the test's own goes through the form that the script fills in.

use runestones_testing::receivers::{MailServer, Receiver, Subscriber};
use serde_json::json;

use crate::browser::Browser;
use crate::play::NewGame;
use crate::server::Server;
use crate::wait::until;

#[test]
fn a_turn_arrives_on_all_three_ways() {
    let (mail, hooks, pushes) = (MailServer::start(), Receiver::start(), Receiver::start());
    let server = Server::with_mail(&mail.url());
    let (maren, tomo) = (Browser::open(), Browser::open());
    maren.goto(&server.url("/me"));
    maren.write("input[name=name]", "Maren");
    maren.click("form[action='/me/name'] button");
    maren.wait_for("input[name=name][value=Maren]");
    maren.click("form[action='/me/keep'] button");
    maren.wait_for(".me__code");

    // E-mail: the link that was sent leads back to this browser.
    maren.goto(&server.url("/me/alerts"));
    maren.write("form[action='/me/alerts/mail'] input[name=address]", "maren@example.org");
    maren.click("form[action='/me/alerts/mail'] button");
    maren.wait_for("[data-way=mail]");
    maren.goto(&mail.wait_for(1).link(&server.url("/alerts/confirm/")));
    maren.click(".btn--main");
    maren.wait_for("[data-way=mail] .is-on");
    // Webhook.
    maren.write("input[name=url]", &hooks.url("/hook"));
    maren.select("form", "discord");
    maren.click("form[action='/me/alerts/hook'] button");
    maren.wait_for("[data-way=hook]");
    // Push.
    let subscriber = Subscriber::new(4);
    let fields = json!({ "endpoint": pushes.url("/4"), "p256dh": subscriber.p256dh(), "auth": subscriber.auth() });
    maren.script(&format!(
        "const form = document.querySelector('form[data-push]');
         for (const [name, value] of Object.entries({fields})) form.elements.namedItem(name).value = value;
         HTMLFormElement.prototype.submit.call(form);"
    ));
    maren.wait_for("[data-way=push]");
    let key = maren.text("return document.querySelector('form[data-push]').dataset.push");
    // The time zone is the browser's.
    assert!(!maren.text("return document.querySelector('input[name=zone]').value").is_empty());
    maren.click("[data-way=hook] form[action='/me/alerts/test'] button");
    until("the test", || maren.text("return document.body.textContent").contains("delivered").then_some(()));
    assert!(hooks.wait_for(1)[0].json()["content"].as_str().unwrap().contains("This is a test"));
    maren.assert_clean(&server.site());

    // Two people play; Maren goes away, and is told when it is her turn.
    maren.stand_still(&server);
    let game = maren.new_game(&server, &NewGame { seats: &["me", "link"], night: false });
    let link = maren.text("return document.querySelector('.invite input[value*=\"/join/\"]').value");
    maren.goto(&server.url("/rules"));
    tomo.stand_still(&server);
    tomo.goto(&link);
    tomo.write("input[name=name]", "Tomo");
    tomo.click(".join .btn--main");
    tomo.wait_for("#table");
    until("the newcomer", || (hooks.posted().len() >= 2 && mail.letters().len() >= 2).then_some(()));
    let mine = || {
        let told = hooks.posted();
        told.iter().any(|told| told.json()["content"].as_str().unwrap_or_default().contains("Your turn")).then_some(())
    };
    while mine().is_none() && tomo.shown().yours {
        tomo.play(tomo.shown().sensible());
    }
    until("the turn by webhook", mine);
    until("the turn by e-mail", || mail.letters().iter().any(|letter| letter.text().contains(&game)).then_some(()));
    let origin = format!("http://{}", pushes.address);
    until("the turn by push", || {
        let posted = pushes.posted();
        posted.iter().any(|posted| subscriber.read(posted, &origin, &key)["title"] == "Your turn").then_some(())
    });
}
