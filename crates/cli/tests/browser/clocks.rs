//! A clock in real browsers: it counts down, and runs out while there is no server.

use std::sync::mpsc;
use std::thread::JoinHandle;

use runestones_server::{Config, Time, serve};
use runestones_store::Millis;
use tempfile::TempDir;
use tokio::sync::oneshot;

use crate::browser::Browser;
use crate::server::Site;
use crate::wait::until;

/// A server in this process, whose time is set by hand.
struct Timed {
    site: Site,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Timed {
    fn start(port: u16, data: &TempDir, time: &Time) -> Timed {
        let config = Config {
            bind: ([127, 0, 0, 1], port).into(),
            data: data.path().to_path_buf(),
            time: time.clone(),
            instant_bots: true,
            ..Config::default().without_limits()
        };
        let (ready, address) = mpsc::channel();
        let (stop, stopped) = oneshot::channel::<()>();
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Runtime::new().expect("threads");
            let told = move |address| ready.send(address).expect("somebody waits");
            runtime.block_on(serve(config, told, async { drop(stopped.await) })).expect("a good end");
        });
        let address = address.recv().expect("the server is ready");
        Timed { site: Site { port: address.port() }, stop: Some(stop), thread: Some(thread) }
    }

    fn stop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            thread.join().expect("the server ends well");
        }
    }
}

impl Drop for Timed {
    fn drop(&mut self) {
        self.stop();
    }
}

#[test]
fn a_live_clock_runs_out_while_the_server_restarts() {
    let start = Millis(1_790_000_000_000);
    let (data, time) = (tempfile::tempdir().expect("a folder"), Time::by_hand(start));
    let mut server = Timed::start(0, &data, &time);
    let (host, guest) = (Browser::open(), Browser::open());
    host.goto(&server.site.url("/new"));
    host.select("seat2", "link");
    host.click("input[name=clock][value=live]");
    host.script("document.querySelector('input[name=minutes]').value = 1");
    host.select("out-of-time", "forfeit");
    host.click(".new-game .btn--main");
    host.wait_for("#table");
    let link = host.text("return document.querySelector('.invite input[value*=\"/join/\"]').value");
    guest.goto(&link);
    assert!(guest.text("return document.querySelector('.join__about').textContent").contains("1 min + 30 s"));
    guest.write("input[name=name]", "Beige");
    guest.click(".join .btn--main");
    guest.wait_for("#table");
    // It counts down by itself, in the same place, and only for the one who has to move.
    let shown = "return document.querySelector('[data-clock][data-runs] b').textContent";
    let place = "const box = document.querySelector('[data-clock][data-runs]').getBoundingClientRect();
                 return JSON.stringify([box.x, box.y, box.width, box.height])";
    host.wait_for("[data-clock][data-runs]");
    let before = host.text(place);
    until("the clock ticks", || host.text(shown).starts_with("0:").then_some(()));
    assert_eq!(host.text(place), before);
    assert_eq!(host.text("return String(document.querySelectorAll('[data-clock][data-runs]').length)"), "1");
    // Nobody is there when the time is over; whoever comes first knows it.
    let port = server.site.port;
    server.stop();
    for browser in [&host, &guest] {
        browser.wait_for(".banner:not(.banner--good)");
    }
    time.set(Millis(start.0 + 61_000));
    server = Timed::start(port, &data, &time);
    for browser in [&host, &guest] {
        until("the end", || {
            browser.text("return document.body.textContent").contains("ran out of time and has lost").then_some(())
        });
        assert!(!browser.has("[data-clock][data-runs]"), "no clock runs any more");
        assert!(browser.has("form[action$='/rematch']"));
        browser.assert_clean(&server.site.site());
    }
}
