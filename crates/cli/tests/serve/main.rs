//! The server as a program: it starts, says why it cannot, survives being killed, and stops when it is told to.
#![cfg(unix)]

mod cards;
mod doctor;
mod keeping;
mod program;

use std::io::Write as _;
use std::net::{TcpListener, TcpStream};

use program::{Program, cannot_start, stored_moves};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use runestones_testing::browser::Browser;

/// A move that was sent: what, for which version of the table, and whether the server said yes.
struct Sent {
    mv: String,
    version: String,
    acknowledged: bool,
}

/// Plays one move of a game at one screen; `None` if the server was gone before it could be sent.
fn press(browser: &mut Browser, game: &str, pick: usize) -> Option<Sent> {
    let form = [("Content-Type", "application/x-www-form-urlencoded")];
    let mut page = browser.try_ask("GET", game, &[], "")?;
    if let Some(seat) = page.curtain() {
        browser.try_ask("POST", &format!("{game}/curtain"), &form, &format!("seat={seat}"))?;
        page = browser.try_ask("GET", game, &[], "")?;
    }
    let moves = page.single_moves();
    let mv = moves.get(pick % moves.len().max(1))?.clone();
    let version = page.version();
    let body = format!("version={version}&move={}", mv.replace(' ', "+"));
    let answer = browser.try_ask("POST", &format!("{game}/move"), &form, &body);
    assert!(answer.as_ref().is_none_or(|answer| answer.status == 303), "{mv}: {answer:?}");
    Some(Sent { mv, version, acknowledged: answer.is_some() })
}

#[test]
fn a_killed_server_keeps_every_acknowledged_move() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut rng = StdRng::seed_from_u64(11);
    let mut program = Program::start(folder.path());
    let mut browser = Browser::new(program.address);
    // Nothing is played along, so what is sent is what is stored.
    browser.post("/settings", &[("auto", "off")]);
    let game = browser.post("/new", &[("seat1", "me"), ("seat2", "here")]).location();
    let mut acknowledged = 0;
    let mut expected: Vec<String> = Vec::new();
    for _ in 0..8 {
        // The killer waits for a random moment within the time that a few moves take.
        let kill = program.kill_after(std::time::Duration::from_micros(rng.random_range(20_000..300_000)));
        let mut in_doubt = None;
        while let Some(sent) = press(&mut browser, &game, rng.random_range(0..1000)) {
            if !sent.acknowledged {
                in_doubt = Some(sent);
                break;
            }
            acknowledged += 1;
            expected.push(sent.mv);
        }
        kill.join().expect("it was killed");
        program = Program::start(folder.path());
        browser.address = program.address;
        // The server may die between storing a move and saying so: the version tells.
        let version = browser.get(&game).version();
        expected.extend(in_doubt.filter(|sent| sent.version != version).map(|sent| sent.mv));
    }
    program.stop("-TERM");
    assert!(acknowledged > 0, "it was always killed too early");
    assert_eq!(stored_moves(folder.path(), &game), expected);
}

#[test]
fn a_bot_that_was_thinking_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = Program::start(folder.path());
    let mut browser = Browser::new(program.address);
    let game = browser.post("/play", &[]).location();
    let mut page = browser.listen(&game, "0").wait_for(|page| !page.moves().is_empty());
    for round in 0..12 {
        let moves = page.moves();
        let mv = moves.iter().find(|mv| *mv == "done").unwrap_or(&moves[round % moves.len()]).clone();
        let answer = browser.post(&format!("{game}/move"), &[("version", &page.version()), ("move", &mv)]);
        assert_eq!(answer.status, 303);
        if round % 3 == 2 {
            program.kill_after(std::time::Duration::ZERO).join().expect("it was killed");
            program = Program::start(folder.path());
            browser.address = program.address;
        }
        let seen: u32 = page.version().parse().expect("a number");
        let is_next = |version: String| version.parse::<u32>().is_ok_and(|version| version > seen);
        page = browser.listen(&game, "0").wait_for(|page| !page.moves().is_empty() && is_next(page.version()));
    }
}

#[test]
fn what_is_in_the_way_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let said = cannot_start(&["--bind", &address], &data);
    assert!(said.contains(&address) && said.contains("--bind"), "{said}");
    assert!(!data.join("runestones.db").exists(), "the database is not touched");

    let file = folder.path().join("file");
    std::fs::write(&file, "in the way").expect("a file");
    for data in [file.clone(), file.join("below")] {
        let said = cannot_start(&["--bind", "127.0.0.1:0"], &data);
        assert!(said.contains(&*data.to_string_lossy()) && said.contains("--data"), "{said}");
    }

    for contents in ["not a database at all, but long enough to be looked at".repeat(100), "SQLite format 3\0".into()] {
        let data = tempfile::tempdir().expect("a folder");
        std::fs::write(data.path().join("runestones.db"), &contents).expect("a file");
        let said = cannot_start(&["--bind", "127.0.0.1:0"], data.path());
        assert!(said.contains("runestones.db") && said.contains(';'), "{said}");
        let after = std::fs::read(data.path().join("runestones.db")).expect("it is still there");
        assert_eq!(after, contents.as_bytes(), "what cannot be read is left alone");
    }
}

#[test]
fn it_stops_when_told_to_whoever_is_connected() {
    for signal in ["-INT", "-TERM"] {
        let folder = tempfile::tempdir().expect("a folder");
        let program = Program::start(folder.path());
        let mut browser = Browser::new(program.address);
        let game = browser.post("/play", &[]).location();
        let mut live = browser.listen(&game, "0");
        live.next_table();
        let _quiet = TcpStream::connect(program.address).expect("a connection");
        let mut half = TcpStream::connect(program.address).expect("a connection");
        half.write_all(b"POST /play HTTP/1.1\r\nHost: x\r\nContent-Le").expect("half a request");
        program.stop(signal);
    }
}
