//! A browser of its own for each player: nothing is shared with another.

use std::collections::HashMap;
use std::sync::Arc;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::driver::Driver;
use crate::wait::{until, until_nothing_prevents};

const FLAGS: [&str; 9] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];
/// The name under which `WebDriver` hands elements over.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// Where the middle of an element is, or what lies over it. While things travel, a click would only skip that.
const CENTRE: &str = "
    const element = document.querySelector(wanted);
    if (!element || 'playing' in document.documentElement.dataset) return null;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = element.getClientRects()[0];
    if (!box) return null;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const there = document.elementFromPoint(x, y);
    if (element.contains(there) || element.labels?.length && [...element.labels].some((label) => label.contains(there))) return [x, y];
    return there === document.documentElement ? null : `it is covered by ${there?.outerHTML.slice(0, 200)}`;";

/// The arrow keys as `WebDriver` writes them.
pub(crate) const LEFT: char = '\u{E012}';
pub(crate) const RIGHT: char = '\u{E014}';
pub(crate) const DOWN: char = '\u{E015}';
/// The key that goes up, and the one that goes to the end of a list.
pub(crate) const UP: char = '\u{E013}';
pub(crate) const END: char = '\u{E010}';
/// The key that skips.
pub(crate) const ESCAPE: char = '\u{E00C}';
/// The key that goes on to the next stop, and the one that chooses.
pub(crate) const TAB: char = '\u{E004}';
pub(crate) const ENTER: char = '\u{E007}';
/// The key that is held with another.
const ALT: char = '\u{E00A}';

/// A browser with a fresh profile; it is closed when it is dropped.
pub(crate) struct Browser {
    driver: Arc<Driver>,
    session: String,
    _profile: TempDir,
}

impl Browser {
    /// A browser that asks for English pages.
    pub(crate) fn open() -> Browser {
        Browser::speaking("en")
    }

    /// A browser that asks for pages in a language. Nothing moves in it: without a graphics card that is slow.
    pub(crate) fn speaking(language: &str) -> Browser {
        Browser::with(language, &["--force-prefers-reduced-motion"])
    }

    /// A browser that believes in its mouse; without a screen it would not.
    pub(crate) fn with_a_mouse() -> Browser {
        let mouse = "--blink-settings=primaryHoverType=2,availableHoverTypes=2";
        Browser::with("en", &["--force-prefers-reduced-motion", mouse])
    }

    /// A browser in which everything moves as designed.
    pub(crate) fn lively() -> Browser {
        Browser::with("en", &[])
    }

    /// The same, and its log of performance has the frames of a screencast.
    pub(crate) fn filmed() -> Browser {
        Browser::logging("en", &[], true)
    }

    fn with(language: &str, more: &[&str]) -> Browser {
        Browser::logging(language, more, false)
    }

    fn logging(language: &str, more: &[&str], page: bool) -> Browser {
        let driver = Driver::shared();
        let profile = tempfile::tempdir().unwrap();
        let profile_flag = format!("--user-data-dir={}", profile.path().display());
        let flags: Vec<&str> = FLAGS.iter().chain(more).copied().chain([profile_flag.as_str()]).collect();
        let capabilities = json!({ "capabilities": { "alwaysMatch": {
            // Scripts that play a game at a pace take their time on a slow machine.
            "timeouts": { "script": 180_000 },
            "goog:chromeOptions": { "args": flags, "prefs": { "intl.accept_languages": language },
                "perfLoggingPrefs": { "enableNetwork": !page, "enablePage": page } },
            "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
        } } });
        let session = driver.open(&capabilities);
        let browser = Browser { driver, session, _profile: profile };
        browser.resize(1440, 900);
        browser
    }

    fn try_call(&self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        self.driver.call(method, &format!("/session/{}{path}", self.session), body)
    }

    #[track_caller]
    fn call(&self, method: &str, path: &str, body: &Value) -> Value {
        self.try_call(method, path, body).unwrap_or_else(|error| panic!("{method} {path} {body}: {error}"))
    }

    /// A command of the browser's own tools.
    #[track_caller]
    pub(crate) fn devtools(&self, command: &str, params: &Value) -> Value {
        self.try_devtools(command, params).unwrap_or_else(|error| panic!("{command} {params}: {error}"))
    }

    /// The same, if it may fail.
    pub(crate) fn try_devtools(&self, command: &str, params: &Value) -> Result<Value, String> {
        self.try_call("POST", "/goog/cdp/execute", &json!({ "cmd": command, "params": params }))
    }

    /// The page gets this size, whatever the window is; a narrow one is a phone.
    #[track_caller]
    pub(crate) fn resize(&self, width: u32, height: u32) {
        let phone = width < 600;
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone });
        self.devtools("Emulation.setDeviceMetricsOverride", &metrics);
        self.devtools("Emulation.setTouchEmulationEnabled", &json!({ "enabled": phone }));
    }

    #[track_caller]
    pub(crate) fn goto(&self, url: &str) {
        self.call("POST", "/url", &json!({ "url": url }));
    }

    pub(crate) fn url(&self) -> String {
        self.call("GET", "/url", &Value::Null).as_str().unwrap_or_default().to_owned()
    }

    /// Runs a script in the page; it says what it `return`s.
    #[track_caller]
    pub(crate) fn script(&self, script: &str) -> Value {
        self.call("POST", "/execute/sync", &json!({ "script": script, "args": [] }))
    }

    /// Runs a script that says what it found to its last argument, sooner or later.
    #[track_caller]
    pub(crate) fn script_to_come(&self, script: &str, args: &[Value]) -> Value {
        self.call("POST", "/execute/async", &json!({ "script": script, "args": args }))
    }

    /// The text a script returns; nothing if it returns something else.
    #[track_caller]
    pub(crate) fn text(&self, script: &str) -> String {
        self.script(script).as_str().unwrap_or_default().to_owned()
    }

    /// Whether an element is on the page.
    #[track_caller]
    pub(crate) fn has(&self, selector: &str) -> bool {
        self.script(&format!("return document.querySelector({}) !== null", json!(selector))) == Value::Bool(true)
    }

    #[track_caller]
    pub(crate) fn wait_for(&self, selector: &str) {
        until(selector, || self.has(selector).then_some(()));
    }

    /// Clicks as a person would: the element has to be there, in sight and not covered.
    #[track_caller]
    pub(crate) fn click(&self, selector: &str) {
        // What covers it may be on its way out; what stays would stop a person too.
        let (x, y) = until_nothing_prevents(&format!("{selector} to click"), || self.centre(selector));
        let mouse = |kind: &str, button: &str, count: u8| {
            let at = json!({ "type": kind, "x": x, "y": y, "button": button, "clickCount": count });
            self.devtools("Input.dispatchMouseEvent", &at);
        };
        mouse("mouseMoved", "none", 0);
        mouse("mousePressed", "left", 1);
        mouse("mouseReleased", "left", 1);
    }

    /// Where to click an element, or why that cannot be done now.
    fn centre(&self, selector: &str) -> Result<(f64, f64), String> {
        match self.script(&format!("const wanted = {}; {CENTRE}", json!(selector))) {
            Value::String(covering) => Err(covering),
            found => serde_json::from_value(found).map_err(|_| "it is not there".to_owned()),
        }
    }

    /// Writes into a field.
    #[track_caller]
    pub(crate) fn write(&self, selector: &str, text: &str) {
        let element = self.element(selector);
        let id = element[ELEMENT].as_str().unwrap_or_default();
        self.call("POST", &format!("/element/{id}/value"), &json!({ "text": text }));
    }

    /// Chooses an answer of a list.
    #[track_caller]
    pub(crate) fn select(&self, field: &str, value: &str) {
        let element = self.element(&format!("select[name='{field}'] option[value='{value}']"));
        let id = element[ELEMENT].as_str().unwrap_or_default();
        self.call("POST", &format!("/element/{id}/click"), &json!({}));
    }

    /// Chooses an answer of a list that is no field of a form.
    #[track_caller]
    pub(crate) fn select_in(&self, list: &str, value: &str) {
        let element = self.element(&format!("{list} option[value='{value}']"));
        let id = element[ELEMENT].as_str().unwrap_or_default();
        self.call("POST", &format!("/element/{id}/click"), &json!({}));
    }

    /// Presses a key.
    #[track_caller]
    pub(crate) fn press(&self, key: char) {
        self.press_all(&[("keyDown", key), ("keyUp", key)]);
    }

    /// Presses a key while Alt is held.
    #[track_caller]
    pub(crate) fn press_with_alt(&self, key: char) {
        self.press_all(&[("keyDown", ALT), ("keyDown", key), ("keyUp", key), ("keyUp", ALT)]);
    }

    #[track_caller]
    fn press_all(&self, deeds: &[(&str, char)]) {
        let actions: Vec<Value> =
            deeds.iter().map(|(kind, key)| json!({ "type": kind, "value": key.to_string() })).collect();
        self.call("POST", "/actions", &json!({ "actions": [{ "type": "key", "id": "keys", "actions": actions }] }));
    }

    /// Presses a piece with a finger, for a number of milliseconds.
    #[track_caller]
    pub(crate) fn touch(&self, selector: &str, time: u32) {
        let element = self.element(selector);
        let actions = json!([{ "type": "pointerMove", "duration": 0, "x": 0, "y": 0, "origin": element }, { "type": "pointerDown", "button": 0 },
            { "type": "pause", "duration": time }, { "type": "pointerUp", "button": 0 }]);
        self.point("touch", &actions);
    }

    /// Holds the mouse over a piece.
    #[track_caller]
    pub(crate) fn hover(&self, selector: &str) {
        let element = self.element(selector);
        self.point("mouse", &json!([{ "type": "pointerMove", "duration": 0, "x": 0, "y": 0, "origin": element }]));
    }

    #[track_caller]
    fn point(&self, with: &str, actions: &Value) {
        let source =
            json!({ "type": "pointer", "id": with, "parameters": { "pointerType": with }, "actions": actions });
        self.call("POST", "/actions", &json!({ "actions": [source] }));
    }

    #[track_caller]
    fn element(&self, selector: &str) -> Value {
        self.call("POST", "/element", &json!({ "using": "css selector", "value": selector }))
    }

    /// From now on it has a device that can keep passkeys, whose owner says yes to everything.
    #[track_caller]
    pub(crate) fn add_authenticator(&self) {
        let device = json!({ "protocol": "ctap2", "transport": "internal", "hasResidentKey": true,
            "hasUserVerification": true, "isUserVerified": true, "isUserConsenting": true });
        self.call("POST", "/webauthn/authenticator", &device);
    }

    /// The private cookie, which no script can read.
    #[track_caller]
    pub(crate) fn cookie(&self) -> String {
        let cookie = self.call("GET", "/cookie/runestones", &Value::Null);
        cookie["value"].as_str().unwrap_or_default().to_owned()
    }

    /// Becomes the person whose cookie it is; the browser has to be on a page of the site.
    #[track_caller]
    pub(crate) fn set_cookie(&self, value: &str) {
        let cookie = json!({ "name": "runestones", "value": value, "path": "/", "httpOnly": true });
        self.call("POST", "/cookie", &json!({ "cookie": cookie }));
    }

    /// Forgets who it was.
    #[track_caller]
    pub(crate) fn become_a_stranger(&self) {
        self.call("DELETE", "/cookie", &Value::Null);
    }

    /// The page as a PNG, in base64.
    #[track_caller]
    pub(crate) fn screenshot(&self) -> String {
        self.call("GET", "/screenshot", &Value::Null).as_str().unwrap_or_default().to_owned()
    }

    #[track_caller]
    fn log(&self, kind: &str) -> Vec<Value> {
        let log = self.call("POST", "/se/log", &json!({ "type": kind }));
        log.as_array().cloned().unwrap_or_default()
    }

    /// What the browser noted of its work since the last time.
    #[track_caller]
    pub(crate) fn performance(&self) -> Vec<Value> {
        self.log("performance")
    }

    /// Nothing went wrong so far: no message in the console, no request that failed or went anywhere else.
    #[track_caller]
    pub(crate) fn assert_clean(&self, site: &str) {
        let console: Vec<Value> = self.log("browser");
        assert!(console.is_empty(), "the console says {console:#?}");
        let mut asked: HashMap<String, String> = HashMap::new();
        for entry in self.performance() {
            let message: Value =
                serde_json::from_str(entry["message"].as_str().unwrap_or_default()).unwrap_or_default();
            let (event, params) = (&message["message"]["method"], &message["message"]["params"]);
            let id = params["requestId"].as_str().unwrap_or_default().to_owned();
            match event.as_str().unwrap_or_default() {
                "Network.requestWillBeSent" => {
                    let url = params["request"]["url"].as_str().unwrap_or_default().to_owned();
                    // The page with which the browser starts is its own.
                    if url.starts_with("chrome") {
                        continue;
                    }
                    let own = url.starts_with(site) || url.starts_with("data:");
                    assert!(own, "{url} was asked for from elsewhere");
                    asked.insert(id, url);
                }
                "Network.responseReceived" => {
                    let status = params["response"]["status"].as_u64().unwrap_or_default();
                    let url = &params["response"]["url"];
                    assert!(status < 400, "{url} was answered with {status}");
                }
                // A page that is left cancels its live connection.
                "Network.loadingFailed" if params["canceled"] != true => {
                    let (url, reason) = (asked.get(&id), &params["errorText"]);
                    assert!(url.is_none() || reason == "net::ERR_ABORTED", "{url:?} failed: {reason}");
                }
                _ => {}
            }
        }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.try_call("DELETE", "", &Value::Null);
    }
}
