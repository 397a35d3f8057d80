//! What people and bots are called who were given no name.

use crate::server::{Server, new_game};

#[test]
fn whoever_has_no_name_is_called_by_a_colour_as_names_are_written() {
    let server = Server::start();
    for (language, names) in [
        ("en", ["Brown", "Grey"]),
        ("de", ["Braun", "Grau"]),
        ("fr", ["Marron", "Gris"]),
        ("it", ["Marrone", "Grigio"]),
        ("nl", ["Bruin", "Grijs"]),
        ("ja", ["茶色", "灰色"]),
    ] {
        let mut browser = server.browser();
        browser.language = language;
        let game = new_game(&mut browser, &["me", "here", "bot:random"]);
        let mut watcher = server.browser();
        let page = watcher.get(&game).body;
        for name in names {
            assert!(page.contains(&format!(">{name}<")), "{language}: {name}");
        }
    }
}

#[test]
fn bots_of_one_kind_are_told_apart() {
    let server = Server::start();
    let mut browser = server.browser();
    let game = new_game(&mut browser, &["me", "bot:apprentice", "bot:apprentice", "bot:apprentice"]);
    let page = browser.get(&game).body;
    let name = |number: &str| page.contains(&format!(r#"<h3 class="who__name">Apprentice{number}</h3>"#));
    assert!(name("") && name(" 2") && name(" 3"), "{page}");
    // Their markers, too.
    for initial in ["A", "2", "3"] {
        assert!(page.contains(&format!(r#"<b aria-hidden="true">{initial}</b>"#)), "{initial}");
    }
}
