//! A server and its folder: who owns it, what is missing from it, what is swept and copied.

use std::path::Path;
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use runestones_store::{AnyStore, GameId, Head, KeptCardSet, Millis, NewGame, Stamp, Status, Store as _};

use crate::program::{Program, cannot_start, stored_moves};
use runestones_testing::browser::{Answer, Browser};

const FREE: [&str; 2] = ["--bind", "127.0.0.1:0"];

/// Runs a command on a folder: what it says, and whether all was well.
fn run(args: &[&str], data: &Path) -> (String, bool) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_runestones"));
    let Output { status, stdout, stderr } = command.args(args).arg("--data").arg(data).output().expect("the program");
    let words = [stdout, stderr].map(|bytes| String::from_utf8(bytes).expect("words"));
    (words.concat(), status.success())
}

fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let deadline = Instant::now() + Duration::from_mins(1);
    while !is_so() {
        assert!(Instant::now() < deadline, "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// The table, with the curtain drawn aside.
pub(crate) fn look(browser: &mut Browser, game: &str) -> Answer {
    let page = browser.get(game);
    let Some(seat) = page.curtain() else { return page };
    browser.post(&format!("{game}/curtain"), &[("seat", &seat)]);
    browser.get(game)
}

/// Makes the first move that the page offers; the status of the answer.
pub(crate) fn press(browser: &mut Browser, game: &str) -> u16 {
    let page = look(browser, game);
    browser.post(&format!("{game}/move"), &[("version", &page.version()), ("move", &page.moves()[0])]).status
}

/// A folder in which a server was killed after a game with moves.
fn killed() -> (tempfile::TempDir, Browser, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = Program::start(folder.path());
    let mut browser = Browser::new(program.address);
    let game = browser.post("/new", &[("seat1", "me"), ("seat2", "here")]).location();
    let mark = || std::fs::read_to_string(folder.path().join("runestones.db-mark")).unwrap_or_default();
    let first = mark();
    // The mark follows a commit within a second of play.
    until("the mark is never written", || press(&mut browser, &game) == 303 && mark() != first);
    program.kill_after(Duration::ZERO).join().expect("it was killed");
    (folder, browser, game)
}

#[test]
fn a_folder_has_one_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = Program::start(folder.path());
    let game = Browser::new(program.address).post("/new", &[("seat1", "me"), ("seat2", "here")]).location();
    let said = cannot_start(&FREE, folder.path());
    assert!(said.contains("in use by process") && said.contains(&program.address.to_string()), "{said}");
    for refused in [&["tidy"][..], &["import", "-"]] {
        let (said, good) = run(refused, folder.path());
        assert!(!good && said.contains("in use by process"), "{refused:?}: {said}");
    }
    let copy = folder.path().join("copy.db").to_string_lossy().into_owned();
    for allowed in [&["tidy", "--dry-run"][..], &["export", "-"], &["backup", "--verify", &copy]] {
        let (said, good) = run(allowed, folder.path());
        assert!(good, "{allowed:?}: {said}");
    }
    // A kill frees it.
    program.kill_after(Duration::ZERO).join().expect("it was killed");
    let program = Program::start(folder.path());
    assert_eq!(Browser::new(program.address).get(&game).status, 200);
}

#[test]
fn what_is_missing_is_noticed_and_one_can_go_on() {
    for (what, break_it) in [
        ("gone or empty", (|data| std::fs::write(data.join("runestones.db"), "")) as fn(&Path) -> std::io::Result<()>),
        ("gone or empty", |data| std::fs::remove_file(data.join("runestones.db"))),
        ("latest changes are missing", |data| std::fs::remove_file(data.join("runestones.db-wal"))),
        ("latest changes are missing", |data| {
            let log = std::fs::OpenOptions::new().write(true).open(data.join("runestones.db-wal"))?;
            log.set_len(100)
        }),
    ] {
        let (folder, _, _) = killed();
        break_it(folder.path()).expect("broken");
        let said = cannot_start(&FREE, folder.path());
        assert!(said.contains(what) && said.contains("--accept-loss"), "{said}");
        let (said, good) = run(&["doctor", "--bind", "127.0.0.1:0"], folder.path());
        assert!(!good && said.contains("PROBLEM") && said.contains(what), "{said}");
        Program::start_with(&["--accept-loss"], folder.path()).stop("-TERM");
        Program::start(folder.path()).stop("-TERM");
    }
}

#[test]
fn the_log_of_killed_servers_does_not_grow() {
    let (folder, mut browser, game) = killed();
    let log = folder.path().join("runestones.db-wal");
    assert!(log.metadata().expect("a log").len() > 0);
    for _ in 0..3 {
        let mut program = Program::start(folder.path());
        assert!(log.metadata().map_or(0, |log| log.len()) < 10_000, "it was brought in");
        browser.address = program.address;
        for _ in 0..5 {
            assert_eq!(press(&mut browser, &game), 303);
        }
        program.kill_after(Duration::ZERO).join().expect("it was killed");
    }
}

#[test]
fn a_database_that_is_taken_away_takes_no_moves() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = Program::start(folder.path());
    let mut browser = Browser::new(program.address);
    let game = browser.post("/new", &[("seat1", "me"), ("seat2", "here")]).location();
    assert_eq!(press(&mut browser, &game), 303);
    let (file, away) = (folder.path().join("runestones.db"), folder.path().join("away.db"));
    std::fs::rename(&file, &away).expect("moved");
    let refused = press(&mut browser, &game);
    assert_eq!(refused, 503);
    until("it says that it is ready", || browser.get("/ready").status == 503);
    std::fs::rename(&away, &file).expect("moved back");
    until("it is never ready again", || browser.get("/ready").status == 200);
    // The refused move may have been written: whoever looks again goes on from what is stored.
    until("play does not go on", || press(&mut browser, &game) == 303);
    std::fs::rename(&file, &away).expect("moved");
    let said = program.stop_badly("-TERM");
    assert!(said.contains("could store nothing in the end") && !said.contains("Every game is kept"), "{said}");
    std::fs::rename(&away, &file).expect("moved back");
    assert!(stored_moves(folder.path(), &game).len() >= 2, "what was acknowledged is there");
}

/// A folder with an old and a young game.
fn with_an_old_game(data: &Path) {
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    runtime.block_on(async {
        let store = AnyStore::open(&data.join("runestones.db").to_string_lossy()).await.expect("a store");
        for (number, time) in [(1, Millis(1)), (2, Millis(i64::MAX / 2))] {
            let hash = number.to_string().repeat(64);
            let header = format!(r#"{{"card-set":"{hash}"}}"#);
            let (id, status) = (GameId::from_bytes([number; 9]), Status::Running);
            let card_set = Some(KeptCardSet { hash, text: String::new() });
            let game = NewGame { id: id.clone(), header, status, public: false, seats: vec![], time, card_set };
            store.create_game(&game).await.expect("a game");
            let long = "x".repeat(200_000);
            store.append(&id, Head::default(), &[long], Stamp::new(time, status)).await.expect("a move");
        }
        store.close().await;
    });
}

#[test]
fn tidying_deletes_what_is_old_and_makes_the_file_smaller() {
    let folder = tempfile::tempdir().expect("a folder");
    with_an_old_game(folder.path());
    let size = || folder.path().join("runestones.db").metadata().expect("a file").len();
    let before = size();
    let (said, good) = run(&["tidy", "--dry-run"], folder.path());
    assert!(good && said.contains("unfinished games, kept for 90 days: 1 to delete"), "{said}");
    let (said, good) = run(&["tidy", "--keep-unfinished", "forever"], folder.path());
    assert!(good && said.contains("unfinished games, kept for ever: 0 deleted"), "{said}");
    let (said, good) = run(&["tidy"], folder.path());
    assert!(good && said.contains("unfinished games, kept for 90 days: 1 deleted"), "{said}");
    assert!(said.contains("card sets that no game names: 1 deleted"), "{said}");
    // The tables themselves stay, however little is in them.
    assert!(size() + 150_000 < before, "from {before} to {}", size());
    let (said, good) = run(&["tidy", "--keep-chat", "1h"], folder.path());
    assert!(!good && said.contains("keep-chat is too short"), "{said}");
    let (said, good) = run(&["tidy"], &folder.path().join("nowhere"));
    assert!(!good && said.contains("there are no games in"), "{said}");
}

#[test]
fn backups_are_made_by_schedule_and_can_be_restored() {
    let folder = tempfile::tempdir().expect("a folder");
    let (data, copies) = (folder.path().join("data"), folder.path().join("copies"));
    let to = copies.to_string_lossy().into_owned();
    let program = Program::start_with(&["--backup-to", &to, "--backup-every", "1h", "--backup-keep", "2"], &data);
    let mut browser = Browser::new(program.address);
    let game = browser.post("/new", &[("seat1", "me"), ("seat2", "here")]).location();
    assert_eq!(press(&mut browser, &game), 303);
    let made = || {
        std::fs::read_dir(&copies)
            .into_iter()
            .flatten()
            .flatten()
            .map(|file| file.path())
            .find(|path| path.extension().is_some_and(|ending| ending == "db"))
    };
    until("there is no backup", || made().is_some());
    assert_eq!(browser.get("/ready").body, "ready\n");
    program.stop("-TERM");

    let copy = folder.path().join("by-hand.db").to_string_lossy().into_owned();
    let (said, good) = run(&["backup", "--verify", &copy], &data);
    assert!(good && said.contains("1 games, 1 of them replayed") && said.contains("can be restored"), "{said}");
    // A restored copy is a folder of games like any other.
    let restored = folder.path().join("restored");
    std::fs::create_dir(&restored).expect("a folder");
    std::fs::copy(&copy, restored.join("runestones.db")).expect("a copy");
    Program::start(&restored).stop("-TERM");
    assert_eq!(stored_moves(&restored, &game).len(), 1);
    // A game that the rules do not allow, and a file that is cut.
    let spoiled = folder.path().join("spoiled.db");
    std::fs::copy(&copy, &spoiled).expect("a copy");
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    runtime.block_on(async {
        let store = AnyStore::open(&spoiled.to_string_lossy()).await.expect("a store");
        let id: GameId = game.trim_start_matches("/game/").parse().expect("an id");
        let head = store.summary(&id).await.expect("a game").head;
        let stamp = Stamp::new(Millis(1), Status::Running);
        store.append(&id, head, &["nonsense".to_owned()], stamp).await.expect("stored");
        store.close().await;
    });
    let (said, good) = run(&["backup", "--verify", &spoiled.to_string_lossy()], &data);
    assert!(!good && said.contains("PROBLEM") && said.contains(game.trim_start_matches("/game/")), "{said}");
    let bytes = std::fs::read(&copy).expect("the copy");
    std::fs::write(&spoiled, &bytes[..bytes.len() / 2]).expect("cut");
    let (said, good) = run(&["backup", "--verify", &spoiled.to_string_lossy()], &data);
    assert!(!good, "{said}");
}

#[test]
fn a_backup_that_fails_is_told_and_play_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let in_the_way = folder.path().join("file");
    std::fs::write(&in_the_way, "not a folder").expect("a file");
    let to = in_the_way.to_string_lossy().into_owned();
    let program = Program::start_with(&["--backup-to", &to], &folder.path().join("data"));
    let mut browser = Browser::new(program.address);
    until("nobody is told", || browser.get("/ready").body.contains("the last backup failed"));
    assert_eq!(browser.get("/ready").status, 200);
    let game = browser.post("/new", &[("seat1", "me"), ("seat2", "here")]).location();
    assert_eq!(press(&mut browser, &game), 303);
}
