//! Nothing on a page lies over anything that can be pressed or read.

use crate::browser::Browser;

/// Says what is wrong with the page as it is shown; nothing if all is well.
const COVERED: &str = include_str!("covered.js");

/// Everything that can be pressed is within reach and on top, no lit pieces touch, no words are cut off.
#[track_caller]
pub(crate) fn assert_nothing_covered(browser: &Browser, state: &str) {
    let problems = browser.text(COVERED);
    assert!(problems.is_empty(), "{state}:\n{problems}");
}
