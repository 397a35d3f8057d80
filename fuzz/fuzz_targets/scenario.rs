//! Any text: a scenario that runs to a report, or problems.
#![no_main]

use libfuzzer_sys::fuzz_target;
use runestones_rules::scenario::Scenario;

fuzz_target!(|text: &str| {
    if let Ok(scenario) = Scenario::parse(text) {
        let _ = scenario.run();
    }
});
