//! The program under test, as a player starts it.

use std::io::{BufRead as _, BufReader};
use std::ops::Deref;
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use crate::http::{self, Answer};

/// A running server with a folder of its own.
pub(crate) struct Server {
    child: Child,
    site: Site,
    data: TempDir,
    options: Vec<String>,
}

impl Server {
    /// On a free port, with bots that do not pause.
    pub(crate) fn start() -> Server {
        Server::with(&["--instant-bots"])
    }

    /// On a free port, with bots that people can follow.
    pub(crate) fn at_human_pace() -> Server {
        Server::with(&[])
    }

    /// One of several that share a database.
    pub(crate) fn on(database: &str) -> Server {
        Server::with(&["--instant-bots", "--drain", "1", "--database", database])
    }

    /// One that knows its address and sends e-mails.
    pub(crate) fn with_mail(smtp: &str) -> Server {
        let free = std::net::TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).unwrap();
        let site = format!("http://{free}");
        let mail = ["--site", &site, "--smtp", smtp, "--mail-from", "Rune Stones <runes@example.org>"];
        Server::at(free.port(), &[&["--instant-bots", "--alerts-to-private"][..], &mail].concat())
    }

    fn with(options: &[&str]) -> Server {
        Server::at(0, options)
    }

    fn at(port: u16, options: &[&str]) -> Server {
        let data = tempfile::tempdir().unwrap();
        let options: Vec<String> = options.iter().map(|&option| option.to_owned()).collect();
        let (child, port) = serve(port, &data, &options);
        Server { child, site: Site { port }, data, options }
    }

    /// As when the power fails: no signal that could be handled.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// As a service is stopped: it may finish what was begun.
    pub(crate) fn stop(&mut self) {
        let told = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap();
        assert!(told.success());
        assert!(self.child.wait().unwrap().success(), "a server that is told to stop ends well");
    }

    /// The same with more options.
    pub(crate) fn restart_with(&mut self, more: &[&str]) {
        self.stop();
        self.options.extend(more.iter().map(|&option| option.to_owned()));
        self.restart();
    }

    /// Again at the same address with the same games.
    pub(crate) fn restart(&mut self) {
        let (child, port) = serve(self.port, &self.data, &self.options);
        assert_eq!(port, self.port);
        self.child = child;
    }
}

impl Deref for Server {
    type Target = Site;

    fn deref(&self) -> &Site {
        &self.site
    }
}

/// An address on this machine where people come in.
pub(crate) struct Site {
    pub(crate) port: u16,
}

impl Site {
    /// Where the site begins.
    pub(crate) fn site(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// The address of a page where browsers have everything that they have on encrypted ways only.
    pub(crate) fn local_url(&self, path: &str) -> String {
        format!("http://localhost:{}{path}", self.port)
    }

    /// The address of a page.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("{}{path}", self.site())
    }

    /// A request without a browser, in somebody's name.
    pub(crate) fn request(&self, cookie: &str, method: &str, path: &str, body: &str) -> Answer {
        let cookie = format!("runestones={cookie}");
        let headers = [("Cookie", cookie.as_str()), ("Content-Type", "application/x-www-form-urlencoded")];
        http::request(self.port, method, path, &headers, body).unwrap()
    }
}

fn serve(port: u16, data: &TempDir, options: &[String]) -> (Child, u16) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_runestones"));
    command.args(["serve", "--bind", &format!("127.0.0.1:{port}"), "--data"]).arg(data.path()).args(options);
    // A test presses buttons faster than any household.
    command.args(["--requests-per-second", "10000", "--people-per-minute", "10000"]);
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let first = lines.next().and_then(Result::ok).unwrap_or_default();
    // It may say more; a pipe that nobody reads would break.
    std::thread::spawn(move || lines.for_each(drop));
    let address = first.split("http://127.0.0.1:").nth(1).unwrap_or_else(|| panic!("no address in {first:?}"));
    let port = address.split(' ').next().and_then(|port| port.parse().ok());
    (child, port.unwrap_or_else(|| panic!("no port in {first:?}")))
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
