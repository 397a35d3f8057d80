//! What a page needs besides itself.

use std::collections::BTreeSet;
use std::io::Read as _;

use flate2::read::GzDecoder;

use crate::server::Server;
#[test]
fn a_first_load_is_small_and_kept_for_ever() {
    let server = Server::start();
    let mut browser = server.browser();
    let game = browser.post("/play", &[]).location();
    let page = browser.get(&game);
    assert_eq!(page.header("cache-control"), Some("no-store"));
    let mut bytes = page.head.len() + page.body.len();
    let files: BTreeSet<String> = page.body.split(r#"="/assets/"#).skip(1).map(address_of).collect();
    let scripts = files.iter().filter(|file| file.contains(".js")).count();
    assert_eq!((scripts, files.len()), (15, 17), "modules, style and icon: {files:?}");
    for file in &files {
        let (asset, packed) = browser.get_packed(file);
        assert_eq!(asset.status, 200, "{file}");
        assert_eq!(asset.header("cache-control"), Some("public, max-age=31536000, immutable"));
        assert_eq!(asset.header("content-encoding"), Some("gzip"));
        println!("{file}: {} bytes", packed.len());
        bytes += asset.head.len() + packed.len();
        // Whoever cannot unpack it gets it as it is.
        let mut plain = String::new();
        GzDecoder::new(&packed[..]).read_to_string(&mut plain).expect("gzip");
        let asset = browser.get(file);
        assert_eq!((asset.header("content-encoding"), asset.header("vary")), (None, Some("accept-encoding")));
        assert_eq!(asset.body, plain, "{file}");
    }
    println!("{game}: {} bytes of HTML, {bytes} in all", page.body.len());
    assert!(bytes < 125_000, "the first load has {bytes} bytes");
    // What people say must not be packed together with what only one of them may know.
    assert_eq!(browser.get_packed(&game).0.header("content-encoding"), None);
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

/// The address whose end stands here, up to its quotation mark.
fn address_of(rest: &str) -> String {
    format!("/assets/{}", rest.split('"').next().expect("an address"))
}
