//! What is said to those for whom there is no room. Nobody has read what they ask or in which language, so it is said in
//! all of them, and it is written once.

use std::sync::LazyLock;

use runestones_i18n::{Locale, text};
use tokio::net::TcpStream;

/// After this many seconds it is worth trying again.
const SECONDS: u32 = 10;

static ANSWER: LazyLock<String> = LazyLock::new(|| {
    let sentence = |locale| text(locale, "error-too-many-requests", &[("count", SECONDS.into())]) + "\n";
    let body: String = Locale::ALL.into_iter().map(sentence).collect();
    let length = body.len();
    format!(
        "HTTP/1.1 429 Too Many Requests\r\nRetry-After: {SECONDS}\r\nContent-Type: text/plain; charset=utf-8\r\n\
         Cache-Control: no-store\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}"
    )
});

/// Says so, if that can be done at once, and hangs up.
pub(super) fn turn_away(stream: &TcpStream) {
    let _ = stream.try_write(ANSWER.as_bytes());
}
