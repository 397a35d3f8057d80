//! What a page needs besides itself.

use std::collections::BTreeSet;
use std::io::Read as _;

use flate2::read::GzDecoder;

use crate::server::{Server, new_game};
use runestones_testing::browser::value_after;

#[test]
fn a_first_load_is_small_and_kept_for_ever() {
    let server = Server::start();
    let mut browser = server.browser();
    let game = browser.post("/play", &[]).location();
    let page = browser.get(&game);
    assert_eq!(page.header("cache-control"), Some("no-store"));
    let (head, packed) = browser.get_packed(&game);
    let mut bytes = head.head.len() + packed.len();
    let files: BTreeSet<String> = page.body.split(r#"="/assets/"#).skip(1).map(address_of).collect();
    // The font is counted apart. It is packed by its makers.
    let (fonts, files): (BTreeSet<String>, BTreeSet<String>) =
        files.into_iter().partition(|file| file.contains(".woff2"));
    for font in &fonts {
        let (asset, contents) = browser.get_packed(font);
        assert_eq!((asset.status, asset.header("content-encoding")), (200, None), "{font}");
        assert_eq!(asset.header("cache-control"), Some("public, max-age=31536000, immutable"));
        assert!(!contents.is_empty() && contents.len() < 60_000, "{font} has {} bytes", contents.len());
    }
    assert_eq!(fonts.len(), 1);
    let count = |ending: &str| files.iter().filter(|file| file.ends_with(ending)).count();
    let [scripts, styles, icons] = [".js", ".css", ".svg"].map(count);
    assert!(scripts >= 15 && styles == 1 && icons >= 1, "{files:?}");
    assert_eq!(scripts + styles + icons, files.len(), "{files:?}");
    for file in &files {
        let (asset, packed) = browser.get_packed(file);
        assert_eq!(asset.status, 200, "{file}");
        assert_eq!(asset.header("cache-control"), Some("public, max-age=31536000, immutable"));
        println!("{file}: {} bytes", packed.len());
        bytes += asset.head.len() + packed.len();
        // Whoever cannot unpack it gets it as it is.
        let is_packed = asset.header("content-encoding") == Some("gzip");
        assert!(is_packed || packed.len() < 200, "{file}: only what is tiny stays as it is");
        let plain = if is_packed { unpacked(&packed) } else { String::from_utf8(packed).expect("a text") };
        let asset = browser.get(file);
        assert_eq!((asset.header("content-encoding"), asset.header("vary")), (None, Some("accept-encoding")));
        assert_eq!(asset.body, plain, "{file}");
    }
    println!("{game}: {} bytes of HTML ({} packed), {bytes} in all", page.body.len(), packed.len());
    assert!(bytes < 140_000, "the first load has {bytes} bytes");
    // Nothing comes from anywhere else.
    for start in ["src=\"", "href=\"", "action=\""] {
        for there in page.body.split(start).skip(1) {
            assert!(there.starts_with('/') || there.starts_with('#'), "{}", &there[..40.min(there.len())]);
        }
    }
    // Other contents would have had another address.
    let style = files.iter().find(|file| file.contains(".css")).expect("a style sheet");
    assert_eq!(browser.get(&style.replace(".css", "0.css")).status, 404);
}

fn unpacked(packed: &[u8]) -> String {
    let mut plain = String::new();
    GzDecoder::new(packed).read_to_string(&mut plain).expect("gzip");
    plain
}

/// What people say must not be packed together with what only one of them may know: the length would tell who guessed right.
#[test]
fn only_what_everybody_knows_is_packed() {
    let server = Server::start();
    let (mut host, mut guest) = (server.browser(), server.browser());
    let game = new_game(&mut host, &["me", "link"]);
    let link = host.get(&game).body;
    let link = value_after(&link, "/join/").expect("a link");
    let (mut lengths, mut plain_lengths) = (Vec::new(), Vec::new());
    // A good guess, a bad one, and one that packs well, all of the same length.
    let turned: String = link.chars().rev().collect();
    for words in [&link, &turned, &"a".repeat(link.len())] {
        assert_eq!(guest.post(&format!("{game}/chat"), &[("text", words)]).status, 303);
        let plain = host.get(&game);
        let (head, packed) = host.get_packed(&game);
        assert_eq!((head.header("content-encoding"), head.header("vary")), (Some("gzip"), Some("accept-encoding")));
        assert_eq!(head.header("content-length"), Some(&*packed.len().to_string()));
        assert_eq!((plain.header("content-encoding"), plain.body.contains(words.as_str())), (None, true));
        assert_eq!(unpacked(&packed), plain.body);
        lengths.push(packed.len());
        plain_lengths.push(plain.body.len());
    }
    let saved: Vec<usize> = plain_lengths.iter().zip(&lengths).map(|(plain, packed)| plain - packed).collect();
    assert!(saved[0] > 20_000 && saved.iter().all(|bytes| *bytes == saved[0]), "{saved:?}");
    // Every page, also one that says what went wrong.
    for path in ["/", "/new", "/nowhere"] {
        let (head, packed) = host.get_packed(path);
        assert_eq!(head.header("content-encoding"), Some("gzip"), "{path}");
        assert_eq!(unpacked(&packed), host.get(path).body, "{path}");
    }
}

/// The address whose end stands here, up to its quotation mark.
fn address_of(rest: &str) -> String {
    format!("/assets/{}", rest.split('"').next().expect("an address"))
}
