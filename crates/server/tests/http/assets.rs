//! What a page needs besides itself.

use crate::browser::value_after;
use crate::server::Server;

#[test]
fn a_first_load_is_small_and_kept_for_ever() {
    let server = Server::start();
    let mut browser = server.browser();
    let game = browser.post("/play", &[]).location();
    let page = browser.get(&game);
    assert_eq!(page.header("cache-control"), Some("no-store"));
    let mut bytes = page.head.len() + page.body.len();
    let files: Vec<String> = ["/assets/style-", "/assets/table-", "/assets/icon-"]
        .map(|start| start.to_owned() + &value_after(&page.body, start).expect("a file"))
        .into();
    for file in &files {
        let asset = browser.get(file);
        assert_eq!(asset.status, 200, "{file}");
        assert_eq!(asset.header("cache-control"), Some("public, max-age=31536000, immutable"));
        println!("{file}: {} bytes", asset.body.len());
        bytes += asset.head.len() + asset.body.len();
    }
    println!("{game}: {} bytes of HTML, {bytes} in all", page.body.len());
    assert!(bytes < 150_000, "the first load has {bytes} bytes");
    // Nothing comes from anywhere else.
    for start in ["src=\"", "href=\"", "action=\""] {
        for there in page.body.split(start).skip(1) {
            assert!(there.starts_with('/') || there.starts_with('#'), "{}", &there[..40.min(there.len())]);
        }
    }
    // Other contents would have had another address.
    assert_eq!(browser.get(&files[0].replace(".css", "0.css")).status, 404);
}
