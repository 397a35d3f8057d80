//! The lessons: every one to its end by keyboard in every language, wrong clicks, every size; and tips that appear once.

use serde::Deserialize;
use serde_json::Value;

use crate::browser::Browser;
use crate::covered::assert_nothing_covered;
use crate::server::Server;
use crate::wait::until;

const TAB: char = '\u{E004}';
const ENTER: char = '\u{E007}';
const LANGUAGES: [&str; 6] = ["en", "fr", "it", "nl", "ja", "de"];
const LESSONS: usize = 9;

/// What a lesson shows.
#[derive(Debug, Deserialize, PartialEq, Eq)]
struct Stage {
    /// How many steps are done.
    done: u64,
    /// Whether something is to be done.
    yours: bool,
    /// What the coach says.
    words: String,
    /// Where the page is.
    address: String,
    /// Where to go afterwards.
    next: String,
}

const STAGE: &str = r#"
    const table = document.querySelector("main.is-lesson:not(.is-busy)");
    return table && {
        done: Number(table.dataset.version),
        yours: "yours" in table.dataset,
        words: document.getElementById("prompt").textContent,
        address: location.pathname,
        next: table.querySelector(".ways-on a[href^='/learn/']")?.getAttribute("href") ?? "/learn",
    };"#;

/// The lesson after a number of steps, as soon as the page shows it.
#[track_caller]
fn stage(browser: &Browser, done: u64) -> Stage {
    until(&format!("step {done}"), || {
        serde_json::from_value(browser.script(STAGE)).ok().filter(|stage: &Stage| stage.done == done)
    })
}

/// How many steps the lesson has, at its first one.
fn steps_of(browser: &Browser) -> u64 {
    let progress = browser.text("return document.querySelector('.coach__step [aria-hidden]').textContent");
    progress.strip_prefix("1/").and_then(|steps| steps.parse().ok()).expect("progress such as 1/6")
}

/// Presses Tab until a link to this address has the focus.
#[track_caller]
fn tab_to(browser: &Browser, address: &str) {
    let focused = "return document.activeElement.getAttribute('href')";
    for _ in 0..12 {
        if browser.text(focused) == address {
            return;
        }
        browser.press(TAB);
    }
    panic!("{address} is not reached by Tab, but {}", browser.text(focused));
}

/// Plays the lesson on the screen to its end with the key of the first answer.
fn finish_by_keys(browser: &Browser, language: &str) -> Stage {
    let mut now = stage(browser, 0);
    while now.yours {
        browser.press('1');
        let then = stage(browser, now.done + 1);
        assert!(!now.words.contains('⟨') && now.words != then.words, "{language}: {now:?}");
        assert!(then.address.ends_with(&format!("/{}", then.done)), "the address says how far one is: {then:?}");
        now = then;
    }
    now
}

/// The same in a single call: the page presses the key itself, and tells what the coach said from step to step.
const FINISH: &str = r#"
    const stage = () => { STAGE };
    return (async () => {
        const stages = [stage()];
        for (let now = stages[0]; now.yours; now = stages.at(-1)) {
            document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true }));
            let then = null;
            while (then?.done !== now.done + 1) {
                await new Promise((done) => setTimeout(done, 5));
                then = stage();
            }
            stages.push(then);
        }
        return stages;
    })();"#;

fn finish_at_once(browser: &Browser, language: &str) -> Stage {
    stage(browser, 0);
    let mut stages: Vec<Stage> =
        serde_json::from_value(browser.script(&FINISH.replace("STAGE", STAGE))).expect("stages of a lesson");
    for step in stages.windows(2) {
        assert!(!step[0].words.contains('⟨') && step[0].words != step[1].words, "{language}: {step:?}");
    }
    stages.pop().expect("the last step")
}

#[test]
fn every_lesson_is_finished_by_keyboard_in_every_language() {
    let server = Server::start();
    let browser = Browser::open();
    // A small window is drawn faster, and there are many steps.
    browser.resize(1080, 600);
    browser.goto(&server.url("/learn"));
    for language in LANGUAGES {
        assert_eq!(server.request(&browser.cookie(), "POST", "/settings", &format!("lang={language}")).status, 303);
        browser.goto(&server.url("/learn"));
        assert_eq!(browser.text("return document.documentElement.lang"), language);
        // The skip link passes the frame of the site by.
        browser.press(TAB);
        browser.press(ENTER);
        tab_to(&browser, "/learn/summon");
        browser.press(ENTER);
        let mut steps = 0;
        for number in 1..=LESSONS {
            // Real keys are slow, and they do not know the language.
            let finish = if language == "en" { finish_by_keys } else { finish_at_once };
            let Stage { done, next, .. } = finish(&browser, language);
            steps += done;
            assert_eq!(next == "/learn", number == LESSONS, "{next}");
            if language == "en" {
                // The skip link leads to the words of the coach, and from there it is not far.
                browser.press(TAB);
                browser.press(ENTER);
                tab_to(&browser, &next);
                browser.press(ENTER);
                until("the next page", || browser.url().ends_with(&next).then_some(()));
            } else {
                browser.goto(&server.url(&next));
            }
        }
        assert!(steps > 40, "{steps} steps");
    }
    let ticks = browser.script("return document.querySelectorAll('.game__state').length");
    assert_eq!(ticks, LESSONS);
    browser.assert_clean(&server.site());
}

#[test]
fn a_wrong_click_is_explained_beside_the_piece() {
    let server = Server::start();
    let browser = Browser::open();
    browser.goto(&server.url("/learn/summon/3"));
    let before = stage(&browser, 3);
    let sentence = || {
        browser.wait_for("#why:popover-open .why__sentence");
        browser.text("return document.querySelector('#why .why__sentence').textContent")
    };
    browser.click("a.card[href$='piece=display-14']");
    let allowed = sentence();
    assert!(allowed.starts_with("You could do that") && allowed.contains("Goblin 27"), "{allowed}");
    browser.press('\u{E00C}');
    until("the popover to close", || (!browser.has("#why")).then_some(()));
    browser.click("a.card[href$='piece=display-60']");
    assert!(!sentence().contains("You could do that"));
    browser.press('\u{E00C}');
    assert_eq!(stage(&browser, 3), before, "nothing has changed");
    // What glows is the piece itself, and it can be taken back and begun again.
    browser.click(".slot button.card.is-legal");
    stage(&browser, 4);
    browser.click(".controls a[href='/learn/summon/3']");
    assert_eq!(stage(&browser, 3), before);
    browser.click(".controls a[href='/learn/summon/0']");
    stage(&browser, 0);
    browser.press('1');
    stage(&browser, 1);
    browser.assert_clean(&server.site());
}

#[test]
fn lessons_fit_a_phone_and_a_laptop_from_the_first_step_to_the_last() {
    let server = Server::start();
    let browser = Browser::speaking("de");
    browser.goto(&server.url("/learn"));
    let names: Vec<String> = serde_json::from_value(
        browser.script("return [...document.querySelectorAll('.games a')].map((link) => link.getAttribute('href'))"),
    )
    .unwrap();
    assert_eq!(names.len(), LESSONS);
    for (width, height, theme) in [(360, 640, "dawn"), (1366, 768, "night")] {
        server.request(&browser.cookie(), "POST", "/settings", &format!("theme={theme}"));
        browser.resize(width, height);
        browser.goto(&server.url("/learn"));
        assert_nothing_covered(&browser, &format!("the list at {width}×{height}"));
        for name in &names {
            let mut done = 0;
            let mut steps = 0;
            while done <= steps {
                browser.goto(&server.url(&format!("{name}/{done}")));
                let state = format!("{name}/{done} at {width}×{height}");
                assert_nothing_covered(&browser, &state);
                let fits = browser.script("return document.scrollingElement.scrollWidth <= innerWidth");
                assert_eq!(fits, Value::Bool(true), "{state} scrolls sideways");
                let whole = browser.script("const words = document.querySelector('#prompt'); return words.scrollHeight <= words.clientHeight + 1");
                assert_eq!(whole, Value::Bool(true), "the words of {state} have to be scrolled");
                if done == 0 {
                    steps = steps_of(&browser);
                }
                // The beginning, the middle and the end.
                done += if done == 0 { steps / 2 } else { steps - steps / 2 };
            }
        }
    }
    browser.assert_clean(&server.site());
}

#[test]
fn the_first_game_has_tips_that_appear_once() {
    let server = Server::start();
    let browser = Browser::speaking("de");
    browser.stand_still(&server);
    browser.goto(&server.url("/learn/end/5"));
    browser.click("form[action='/learn/game'] button");
    until("a real game", || browser.url().contains("/game/").then_some(()));
    let tip = || browser.text("return document.querySelector('.first-tip [name=tip]')?.value ?? ''");
    let mut seen: Vec<String> = Vec::new();
    for _ in 0..12 {
        let shown = browser.asked();
        let now = tip();
        if !now.is_empty() {
            assert!(!seen.contains(&now), "{now} a second time, after {seen:?}");
            for (width, height) in [(360, 640), (1366, 768)] {
                browser.resize(width, height);
                assert_nothing_covered(&browser, &format!("the tip {now} at {width}×{height}"));
            }
            seen.push(now);
        }
        browser.play(shown.sensible());
    }
    assert!(seen.len() >= 2, "{seen:?}");
    server.request(&browser.cookie(), "POST", "/settings", "tips=off");
    browser.assert_clean(&server.site());
}
