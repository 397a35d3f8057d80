//! The program that drives the browsers; all tests that run at the same time share one.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use serde_json::Value;

use crate::http;

const MISSING: &str = "the browser tests need Chromium and its driver: install the Debian packages `chromium` and \
                       `chromium-driver` (`make chromium` does it)";

static SHARED: Mutex<Weak<Driver>> = Mutex::new(Weak::new());

/// A running chromedriver; it ends with the last test that holds it.
pub(crate) struct Driver {
    child: Child,
    port: u16,
}

impl Driver {
    /// The one that runs already, or a new one.
    pub(crate) fn shared() -> Arc<Driver> {
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        shared.upgrade().unwrap_or_else(|| {
            let driver = Arc::new(Driver::start());
            *shared = Arc::downgrade(&driver);
            driver
        })
    }

    fn start() -> Driver {
        let mut command = Command::new("chromedriver");
        command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap_or_else(|error| panic!("{MISSING} (chromedriver: {error})"));
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let said =
            |line: String| line.trim_end_matches('.').split_once("started successfully on port ")?.1.parse().ok();
        let port = lines.by_ref().map_while(Result::ok).find_map(said).expect("chromedriver says its port");
        // Somebody has to read what it says, or it stops when the pipe is full.
        std::thread::spawn(move || lines.for_each(drop));
        Driver { child, port }
    }

    /// A `WebDriver` command; what it answers, or what it says went wrong.
    pub(crate) fn call(&self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let headers = [("Content-Type", "application/json; charset=utf-8")];
        let answer = http::request(self.port, method, path, &headers, &body).map_err(|error| error.to_string())?;
        let mut parsed: Value = serde_json::from_str(&answer.body).map_err(|error| error.to_string())?;
        if answer.status == 200 {
            Ok(parsed["value"].take())
        } else {
            Err(format!("{}: {}", parsed["value"]["error"], parsed["value"]["message"]))
        }
    }

    /// A new browser with these options.
    pub(crate) fn open(&self, capabilities: &Value) -> String {
        let answer = self.call("POST", "/session", capabilities).unwrap_or_else(|error| panic!("{MISSING} ({error})"));
        answer["sessionId"].as_str().expect("a session has an id").to_owned()
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
