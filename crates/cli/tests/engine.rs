//! `runestones engine`, and engines of others in the arena.

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::{run, run_with};
use runestones_rules::record::Record;
use runestones_rules::{Decider, Game, Options, Seed};

/// The first decision of a game, as the seat sees it that has to take it.
fn decision() -> (Game, String) {
    let mut game = Game::new(&Options::base(2), &mut ()).unwrap();
    let (seed, mut count) = (Seed::from_number(3), 0..);
    while game.decider() == Decider::Chance {
        game.play(seed.outcome(&game, count.next().unwrap()).unwrap(), &mut ()).unwrap();
    }
    (game, game.view(game.active()).to_json().unwrap())
}

fn engine(lines: &[&str]) -> Vec<String> {
    let said = run_with(&format!("{}\n", lines.join("\n")), &["engine"]);
    said.strip_prefix("exit code 0\n").expect(&said).lines().map(str::to_owned).collect()
}

#[test]
fn a_decision_is_thought_about() {
    let (game, seen) = decision();
    let position = format!("position {seen}");
    let said = engine(&["runestones 1", "option seed 7", &position, "go simulations 50"]);
    assert_eq!(said[..3], ["name archdruid 0.1.0", "option seed 1", "ready"]);
    let best = said[3].strip_prefix("best ").expect(&said[3]);
    let fields: Vec<&str> = best.split(" | ").collect();
    assert!(game.is_legal(fields[0].parse().unwrap()), "{best}");
    assert!(fields[1].starts_with("win 0.") && fields[2].starts_with("score "), "{best}");
    assert_eq!(fields[3], "simulations 50");
    assert_eq!(said, engine(&["runestones 1", "option seed 7", &position, "go simulations 50"]), "it is repeatable");
}

#[test]
fn an_endless_thought_can_be_stopped() {
    let (_, seen) = decision();
    let said = engine(&[&format!("position {seen}"), "go infinite", "ping", "go", "stop", "quit"]);
    assert_eq!(said[0], "pong");
    assert_eq!(said[1], "error a decision is being thought about; `stop` ends that");
    assert!(said[2].starts_with("best ") && said.len() == 3, "{said:?}");
    // Nobody will say stop any more.
    assert!(engine(&[&format!("position {seen}"), "go infinite"])[0].starts_with("best "));
}

#[test]
fn whatever_is_sent_is_answered_and_the_engine_goes_on() {
    let (_, seen) = decision();
    let unknown = format!("newgame players 2 night no stones base rules 2 cards {} seat 1", "0".repeat(64));
    for (line, message) in [
        ("go", "error there is no position to think about"),
        ("position {}", "error line 1: missing field `viewer`"),
        ("uci", "error `uci` is not a request"),
        ("option hash 7", "error there is one option, `seed`"),
        ("cards \"nothing\"", "error line 1"),
        (unknown.as_str(), "error that card set is not known here"),
        ("\u{1b}[2J", "error `\\u{1b}[2J` is not a request"),
    ] {
        let said = engine(&[line, "ping"]);
        assert!(said[0].starts_with(message), "{line}: {said:?}");
        assert_eq!(said[1..], ["pong"], "{line}");
    }
    // What cannot be read does not leave the position before it.
    let said = engine(&[&format!("position {seen}"), "position {", "go simulations 1"]);
    assert_eq!(said[1], "error there is no position to think about");
}

/// Writes an engine.
fn script(folder: &Path, name: &str, text: &str) -> PathBuf {
    use std::os::unix::fs::PermissionsExt as _;
    let path = folder.join(name);
    fs::write(&path, text).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    path
}

/// The engine that docs/engine.md shows.
fn documented() -> String {
    let page = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/engine.md")).unwrap();
    let (_, code) = page.split_once("```python\n").unwrap();
    code.split_once("```").unwrap().0.to_owned()
}

fn arena(bots: &str, args: &[&str]) -> String {
    run(&[&["arena", "--bots", bots, "--json"], args].concat())
}

#[test]
fn the_documented_engine_plays_and_its_games_are_kept_and_gone_on_with() {
    if std::process::Command::new("python3").arg("--version").output().is_err() {
        eprintln!("there is no python3 here");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let program = script(folder.path(), "engine.py", &documented());
    let kept = folder.path().join("match");
    let bots = format!("random,{}", program.display());
    let args = ["--games", "4", "--night", "--queenie", "--keep", kept.to_str().unwrap()];
    let said = arena(&bots, &args);
    assert!(said.starts_with("exit code 0") && said.contains("\"games\": 4"), "{said}");
    assert!(said.contains("\"faults\": 0") && !said.contains("\"faults\": 1"), "{said}");

    let records: Vec<_> = fs::read_dir(kept.join("records")).unwrap().map(|file| file.unwrap().path()).collect();
    assert_eq!(records.len(), 4);
    for path in &records {
        let record = Record::parse(&fs::read_to_string(path).unwrap(), &[]).unwrap();
        assert!(record.result.is_some() && record.players.len() == 2);
        assert!(run(&["replay", "--verify", path.to_str().unwrap()]).starts_with("exit code 0"));
    }

    // An interruption in the middle of a line: what is whole is not played again.
    let list = kept.join("games.jsonl");
    let text = fs::read_to_string(&list).unwrap();
    let whole: Vec<&str> = text.lines().collect();
    fs::write(&list, format!("{}\n{}", whole[..3].join("\n"), &whole[3][..40])).unwrap();
    fs::remove_dir_all(kept.join("records")).unwrap();
    let again = arena(&bots, &args);
    assert!(again.contains("\"games\": 4"), "{again}");
    assert_eq!(fs::read_dir(kept.join("records")).unwrap().count(), 1, "only the missing game was played");

    let other = arena("random,greedy", &args);
    assert!(other.starts_with("exit code 1") && other.contains("holds another match"), "{other}");
}

#[test]
fn engines_that_fail_lose_and_hold_nobody_up() {
    let folder = tempfile::tempdir().unwrap();
    let engine = |name: &str, go: &str| {
        let text = format!(
            "#!/bin/sh\nwhile read -r word rest; do case $word in runestones|newgame) echo ready;; go) {go};; esac; done\n"
        );
        script(folder.path(), name, &text)
    };
    for (name, go, message) in [
        ("hangs", "exec sleep 600", "gave no answer to `go` within 2050 ms"),
        ("ends", "exit 1", "ended, or closed its output"),
        ("cheats", "echo best dance", "answered `dance`, which is not a legal move here"),
        ("refuses", "echo error no idea", "said: error no idea"),
        ("chatters", "exec yes", "gave no answer to `go` within 2050 ms"),
    ] {
        let bot = format!("{}@50ms", engine(name, go).display());
        let said = arena(&format!("greedy,{bot}"), &["--games", "2"]);
        assert!(said.contains(&format!("{bot} {message}")), "{name}: {said}");
        assert!(said.starts_with("exit code 0") && said.contains("\"faults\": 2"), "{name}: {said}");
    }
    let said = arena(&format!("greedy,{}/nowhere", folder.path().display()), &["--games", "2"]);
    assert!(said.contains("cannot be started"), "{said}");
}

#[test]
fn our_own_engine_plays_in_the_arena_with_a_clock() {
    let folder = tempfile::tempdir().unwrap();
    let heard = folder.path().join("heard");
    // A level that answers at once, and a clock no machine is too slow for: who thinks takes a share of what is left, and
    // the tests of the protocol tell how much.
    let listen =
        format!("#!/bin/sh\ntee -a {} | {} engine --bot druid\n", heard.display(), env!("CARGO_BIN_EXE_runestones"));
    let program = script(folder.path(), "listens", &listen);
    let said = arena(&format!("{},apprentice", program.display()), &["--games", "2", "--clock", "600+0.01"]);
    assert!(said.starts_with("exit code 0") && !said.contains("\"faults\": 1"), "{said}");
    let heard = fs::read_to_string(heard).unwrap();
    let asked: Vec<&str> = heard.lines().filter(|line| line.starts_with("go ")).collect();
    assert_eq!(asked[0], "go clock 600000 increment 10");
    assert!(asked.iter().all(|line| line.starts_with("go clock ") && line.ends_with(" increment 10")), "{asked:?}");

    let said = arena("archdruid,apprentice", &["--games", "2", "--clock", "0.000001"]);
    assert!(said.contains("used up its time"), "{said}");
}
