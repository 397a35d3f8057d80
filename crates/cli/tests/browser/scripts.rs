//! The modules of the page by themselves, in the browser that they are written for.

use serde_json::Value;

use crate::browser::Browser;
use crate::server::Server;

/// The tests of one module each. They get `load` (a module by its file), `test` (a name and what to try) and `equal`.
const TESTS: [(&str, &str); 7] = [
    ("dom", include_str!("scripts/dom.js")),
    ("live", include_str!("scripts/live.js")),
    ("morph", include_str!("scripts/morph.js")),
    ("words", include_str!("scripts/words.js")),
    ("news", include_str!("scripts/news.js")),
    ("alerts", include_str!("scripts/alerts.js")),
    ("worker", include_str!("scripts/worker.js")),
];

const HARNESS: &str = "
    const folder = document.querySelector('script[type=module]').src.replace(/[^/]*$/, '');
    const load = (file) => import(folder + file);
    const results = [];
    const test = async (name, run) => {
        try { await run(); results.push([name, null]); } catch (error) { results.push([name, String(error.stack ?? error)]); }
    };
    const equal = (found, wanted) => {
        const [one, other] = [found, wanted].map((value) => JSON.stringify(value));
        if (one !== other) throw new Error(`${one} instead of ${other}`);
    };";

#[test]
fn every_module_does_what_it_says() {
    let server = Server::start();
    let browser = Browser::open();
    browser.goto(&format!("{}/rules", server.site()));
    for (module, tests) in TESTS {
        let script = format!("return (async () => {{ {HARNESS} {tests}\nreturn results; }})();");
        let results: Vec<(String, Value)> = serde_json::from_value(browser.script(&script)).expect("names and errors");
        assert!(!results.is_empty(), "{module} has no tests");
        for (name, error) in results {
            assert!(error.is_null(), "{module}: {name}: {error}");
        }
    }
}
