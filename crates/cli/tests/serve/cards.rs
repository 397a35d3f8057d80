//! Card sets of one's own: a game keeps the cards it was begun with, whatever the next start offers.

use std::path::Path;

use runestones_rules::CardSet;

use crate::keeping::press;
use crate::program::Program;
use runestones_testing::browser::Browser;

/// Writes a set in which dragon 78 brings this many points; returns its hash.
fn write_cards(file: &Path, points: u8) -> String {
    let text = CardSet::standard().to_text().replace("name = \"standard\"", "name = \"mine\"");
    let ability = format!("magic = \"3 multi\", ability = \"{points}vp\"");
    let text = text.replace("magic = \"3 multi\", ability = \"2vp\"", &ability);
    std::fs::write(file, &text).expect("a file");
    CardSet::parse(&text).expect("a good set").hash_hex()
}

#[test]
fn a_game_goes_on_without_the_file_of_its_cards() {
    let (folder, elsewhere) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let file = elsewhere.path().join("my.toml");
    let hash = write_cards(&file, 9);
    let name = file.to_string_lossy().into_owned();
    let program = Program::start_with(&["--cards", &name], folder.path());
    let mut browser = Browser::new(program.address);
    let seats = [("seat1", "me"), ("seat2", "here"), ("cards", hash.as_str())];
    let game = browser.post("/new", &seats).location();
    for _ in 0..5 {
        assert_eq!(press(&mut browser, &game), 303);
    }
    program.stop("-TERM");

    // Without the file, and without being told of it.
    std::fs::remove_file(&file).expect("it was there");
    let mut program = Program::start(folder.path());
    browser.address = program.address;
    assert!(browser.get(&game).body.contains(&format!("/gallery?cards={hash}")));
    assert_eq!(press(&mut browser, &game), 303);
    assert!(browser.get(&format!("/gallery?cards={hash}")).body.contains("Score 9 points"));
    assert_eq!(browser.post("/new", &seats).status, 422, "a new game can only have what is offered");
    program.kill_after(std::time::Duration::ZERO).join().expect("it was killed");

    // With a file of that name in which something else stands.
    let other = write_cards(&file, 8);
    let program = Program::start_with(&["--cards", &name], folder.path());
    browser.address = program.address;
    assert_eq!(press(&mut browser, &game), 303);
    let page = browser.get(&game).body;
    assert!(page.contains(&hash) && !page.contains(&other));
    program.stop("-TERM");
}
