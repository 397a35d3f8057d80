//! Records that are opened.

use runestones_ai::bot_named;
use runestones_rules::position::Position;
use runestones_rules::record::Record;
use runestones_rules::{CardSet, Decider, Options, Seed, Session};
use runestones_server::Config;
use runestones_store::Kind;

use crate::server::{Server, finish, new_game};
use runestones_testing::browser::{Answer, Browser};
use runestones_testing::forms::presses;

/// A game of bots: to its end, or for a number of moves.
pub(crate) fn record(seed: u64, moves: usize) -> Record {
    let options = Options { night: true, ..Options::base(3) };
    let names = ["Brown", "Grey", "Beige"].map(str::to_owned).to_vec();
    let mut session = Session::new(options, names, Seed::from_number(seed)).expect("a game");
    let mut bot = bot_named("greedy", seed).expect("a bot");
    for _ in 0..moves {
        let Decider::Seat(seat) = session.game().decider() else { break };
        let mv = bot.choose(&session.game().view(seat));
        session.play(mv, &mut ()).expect("a legal move");
    }
    session.close()
}

/// Sends the form as browsers do.
pub(crate) fn open(browser: &mut Browser, field: &str, text: &str) -> Answer {
    let part = |name: &str, more: &str, text: &str| {
        format!("--edge\r\nContent-Disposition: form-data; name=\"{name}\"{more}\r\n\r\n{text}\r\n")
    };
    let [file, pasted] = ["file", "text"].map(|name| if name == field { text } else { "" });
    let file = part("file", "; filename=\"game.txt\"\r\nContent-Type: text/plain", file);
    let body = file + &part("text", "", pasted) + "--edge--\r\n";
    browser.ask("POST", "/import", &[("Content-Type", "multipart/form-data; boundary=edge")], &body)
}

#[test]
fn a_record_becomes_a_game_to_look_at() {
    let server = Server::start();
    let (mut browser, mut other) = (server.browser(), server.browser());
    let record = record(3, 10_000);
    let text = record.to_text();
    let game = open(&mut browser, "file", &text).location();
    // The same record is the same game, however it comes and whoever brings it.
    assert_eq!(open(&mut browser, "text", &text).location(), game);
    assert_eq!(open(&mut other, "text", &text.replace('\n', "\r\n")).location(), game);
    assert_eq!(open(&mut other, "file", &record.to_json()).location(), game);
    let page = browser.get(&game).body;
    assert!(page.contains("Opened from a saved game") && page.contains("scores-table") && page.contains("graph__line"));
    assert!(page.contains("Beige") && page.contains(&record.seed.expect("a seed").to_string()));
    assert!(browser.post(&format!("{game}/verify"), &[]).body.contains("verify__yes"));
    assert_eq!(browser.get(&format!("{game}/record")).body, text);
    for at in (0..=record.entries.len()).step_by(150) {
        assert_eq!(browser.get(&format!("{game}?at={at}")).status, 200, "moment {at}");
    }
    // The sweep tells it from games that were played here.
    assert_eq!((server.count_old(Kind::Imported), server.count_old(Kind::Finished)), (1, 0));
    // It is nobody's game.
    assert!(!browser.get("/").body.contains(&game));
    assert!(
        !presses(&page).iter().any(|press| press.action.ends_with("/rematch") || press.action.starts_with("/join/"))
    );
    assert_eq!(browser.post(&format!("{game}/rematch"), &[]).status, 403);
    assert_eq!(browser.post(&game.replace("/game/", "/join/"), &[]).status, 404);
    // A restart changes nothing.
    let server = server.restart();
    browser.address = server.address;
    assert_eq!(browser.get(&game).body, page);
    assert_eq!(open(&mut browser, "text", &text).location(), game);
}

#[test]
fn what_was_downloaded_here_can_be_opened_there() {
    let (here, there) = (Server::start(), Server::start());
    let mut people = [here.browser()];
    let game = new_game(&mut people[0], &["me", "bot:greedy"]);
    finish(&mut people, &game, 7);
    let text = people[0].get(&format!("{game}/record")).body;
    let record = Record::parse(&text, &[CardSet::standard()]).expect("a record");
    assert!(record.verify().is_sound());
    let mut browser = there.browser();
    let opened = open(&mut browser, "file", &text).location();
    assert!(browser.get(&opened).body.contains("scores-table"));
}

#[test]
fn the_record_of_an_unfinished_game_can_be_looked_at() {
    let server = Server::start();
    let mut browser = server.browser();
    let unfinished = record(4, 25);
    // Wherever it ends: also while chance decides, and before the table is laid.
    let whole = unfinished.entries.len();
    for (kept, seed) in [(whole, None), (whole, unfinished.seed), (whole - 1, None), (12, unfinished.seed), (0, None)] {
        let entries = unfinished.entries[..kept].to_vec();
        let game = open(&mut browser, "text", &Record { seed, entries, ..unfinished.clone() }.to_text()).location();
        let page = browser.get(&game);
        assert!(page.body.contains("Opened from a saved game") && page.moves().is_empty());
        assert!(!page.body.contains("/join/") && page.hand().is_empty());
        let mv = [("version", &*page.version()), ("move", "summon")];
        assert_eq!(browser.post(&format!("{game}/move"), &mv).status, 403);
        assert_eq!(browser.get(&format!("{game}?at={}", kept / 2)).status, 200);
        assert!(!browser.get("/").body.contains(&game));
    }
}

#[test]
fn what_is_no_record_is_refused_with_the_reason() {
    let server = Server::start();
    let mut browser = server.browser();
    browser.language = "de";
    let record = record(5, 10_000);
    let text = record.to_text();
    let other_seed = text.replace(&record.seed.expect("a seed").to_string(), &Seed::from_number(9).to_string());
    let other_result = text.replace("\nresult: ", "\nresult: 1");
    let other_luck = Record { commitment: None, seed: Some(Seed::from_number(9)), ..record.clone() }.to_text();
    let illegal = text.replacen("turn 2, seat", "turn 3, seat", 1);
    let broken = text.replacen("*first", "*fist", 1);
    let torn = &text[..text.rfind(',').expect("an entry")];
    let cases = [
        (&*other_seed, 422, "Zufallsergebnisse", "the commitment is"),
        (&other_result, 422, "Endstand", "the result is"),
        (&other_luck, 422, "Zufallsergebnisse", "the seed gives"),
        (&illegal, 422, "nach den Regeln", "line "),
        (&broken, 422, "nach den Regeln", "line "),
        (torn, 422, "Endstand", "the game is not over"),
        ("", 422, "nach den Regeln", "this is not a record"),
        ("{\"rules\": 1}", 422, "nach den Regeln", "this is not a record"),
        ("<script>alert(1)</script>", 422, "nach den Regeln", "this is not a record"),
    ];
    for (text, status, sentence, reason) in cases {
        let answer = open(&mut browser, "text", text);
        assert_eq!(answer.status, status, "{text:.60}");
        assert!(answer.body.contains(sentence) && answer.body.contains(reason), "{text:.60}: {}", answer.body);
        assert!(!answer.body.contains("<script>alert"));
    }
    let large = open(&mut browser, "file", &(text + &"#\n".repeat(600_000)));
    assert_eq!(large.status, 413);
    assert!(large.body.contains("zu groß"));
    for (kind, body) in [("text/plain", "x"), ("multipart/form-data", "x"), ("multipart/form-data; boundary=edge", "x")]
    {
        assert_eq!(browser.ask("POST", "/import", &[("Content-Type", kind)], body).status, 422, "{kind}");
    }
}

fn play_from(browser: &mut Browser, position: &str, level: &str) -> Answer {
    browser.post("/import/position", &[("position", position), ("level", level)])
}

#[test]
fn anybody_can_play_on_from_a_position() {
    let server = Server::start();
    let mut browser = server.browser();
    assert!(browser.get("/import").body.contains("action=\"/import/position\""));
    let middle = record(7, 60).replay().expect("options").to_end().expect("legal entries");
    let position = Position::of(&middle);
    for text in [position.to_text(), position.to_json()] {
        let game = play_from(&mut browser, &text, "druid").location();
        let page = browser.get(&game);
        assert!(!page.moves().is_empty(), "it is our turn");
        assert_eq!(page.hand().len(), usize::from(middle.player(middle.active()).hand().len()));
        let mv = [("version", &*page.version()), ("move", &*page.moves()[0])];
        assert_eq!(browser.post(&format!("{game}/move"), &mv).status, 303);
        assert!(browser.get("/").body.contains(&game), "it is a game of ours");
    }
    // It outlives a restart, and its record can be opened anywhere, with the position in it.
    let mut people = [browser];
    let game = play_from(&mut people[0], "seat.1.score = 64\nseat.2.score = 60", "apprentice").location();
    let server = server.restart();
    people[0].address = server.address;
    finish(&mut people, &game, 7);
    let text = people[0].get(&format!("{game}/record")).body;
    assert!(text.contains("\nposition: {"), "{text}");
    assert!(Record::parse(&text, &[]).expect("a record").verify().is_sound());
    let opened = open(&mut people[0], "text", &text).location();
    assert!(people[0].get(&opened).body.contains("scores-table"));
    assert_eq!(people[0].get(&format!("{opened}?at=0")).status, 200);
}

#[test]
fn what_is_no_position_is_refused_with_the_reason() {
    let server = Server::start();
    let mut browser = server.browser();
    browser.language = "de";
    let over = record(5, 10_000).replay().expect("options").to_end().expect("legal entries");
    let cases = [
        ("<script>alert(1)</script>", "keine spielbare Stellung"),
        ("seat.1.hand = [25]\nseat.2.hand = [25]", "keine spielbare Stellung"),
        ("{\"players\": 9}", "keine spielbare Stellung"),
        (&Position::of(&over).to_text(), "nichts mehr zu entscheiden"),
    ];
    for (text, sentence) in cases {
        let answer = play_from(&mut browser, text, "druid");
        assert_eq!(answer.status, 422, "{text:.60}");
        assert!(
            answer.body.contains(sentence) && !answer.body.contains("<script>alert"),
            "{text:.60}: {}",
            answer.body
        );
    }
    assert_eq!(play_from(&mut browser, "", "no such level").status, 422);
    assert_eq!(browser.post("/import/position", &[]).status, 422);
    assert_eq!(play_from(&mut browser, &"#".repeat(20_000), "druid").status, 413);
}

#[test]
fn opening_records_has_a_limit() {
    let server = Server::start_with(&Config { games_per_minute: 2, ..Config::default() });
    let mut browser = server.browser();
    let text = record(6, 5).to_text();
    let statuses: Vec<u16> = (0..3).map(|_| open(&mut browser, "text", &text).status).collect();
    assert_eq!(statuses, [303, 303, 429]);
}
