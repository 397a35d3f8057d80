//! Axe-core, the checker that most accessibility audits begin with, looks at pages as they are shown.

use std::fs;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use serde_json::Value;

use crate::browser::Browser;

const FILE: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/../npm/node_modules/axe-core/axe.min.js");

/// The driver puts it into the page: the page's own policy stays as strict as it is.
static AXE: LazyLock<String> = LazyLock::new(|| {
    fs::read_to_string(FILE)
        .unwrap_or_else(|error| panic!("the browser tests need axe-core: `make axe` fetches it ({FILE}: {error})"))
});

/// What weighs enough to keep somebody out, one line for each element.
const RUN: &str = "
    const done = arguments[arguments.length - 1];
    const told = ({ id, impact, help, nodes }) => nodes.map(({ html, target, any }) =>
        `${impact} ${id}: ${help}\\n  ${target.join(' ')}: ${html.slice(0, 160)}\\n  ${any.map((check) => check.message).join(' ')}`);
    axe.run(document, { resultTypes: ['violations'], preload: false }).then(({ violations }) =>
        done(violations.filter(({ impact }) => ['serious', 'critical'].includes(impact)).flatMap(told).join('\\n')),
        (error) => done(String(error)));";

/// By night and at dawn, on a desk and on a phone; the first two differ in both, and so do the others.
const LOOKS: [(&str, u32, u32); 4] =
    [("night", 1366, 768), ("dawn", 360, 640), ("dawn", 1366, 768), ("night", 360, 640)];
static STATES: AtomicUsize = AtomicUsize::new(0);

/// Axe finds nothing serious in what the browser shows now, on a desk and on a phone, once by night and once at dawn.
#[track_caller]
pub(crate) fn assert_accessible(browser: &Browser, state: &str) {
    let first = STATES.fetch_add(1, Relaxed) % 2 * 2;
    look(browser, state, LOOKS[first]);
    look(browser, state, LOOKS[first + 1]);
}

/// The same in one of the four ways, the next each time: enough for states that differ little.
#[track_caller]
pub(crate) fn glance(browser: &Browser, state: &str) {
    look(browser, state, LOOKS[STATES.fetch_add(1, Relaxed) % LOOKS.len()]);
}

#[track_caller]
fn look(browser: &Browser, state: &str, (theme, width, height): (&str, u32, u32)) {
    if browser.script("return window.axe === undefined") == Value::Bool(true) {
        browser.script(&AXE);
    }
    let before = browser.text("return document.documentElement.dataset.theme");
    browser.resize(width, height);
    browser.script(&format!("document.documentElement.dataset.theme = '{theme}'"));
    assert_eq!(browser.script_to_come(RUN, &[]), "", "{state} by {theme} at {width}×{height}");
    browser.script(&format!("document.documentElement.dataset.theme = '{before}'"));
    browser.resize(1440, 900);
}
