//! Card sets: chosen for a game, kept with it, and missed.

use std::time::Duration;

use runestones_rules::record::Record;
use runestones_rules::{CardSet, RulesVersion};
use runestones_server::Config;
use runestones_store::{AnyStore, GameId, KeptCardSet, Millis, Stamp, Status, Store as _};

use crate::import::open;
use crate::server::{Server, finish, new_game};
use crate::sweep::{age, beside, until};
use runestones_testing::browser::Browser;

/// A set in which dragon 78 brings nine points; it is not interned, so nobody knows it yet.
fn unknown(name: &str) -> CardSet {
    let standard = CardSet::standard().to_text();
    let text = standard.replace("name = \"standard\"", &format!("name = \"{name}\""));
    let text = text.replace("magic = \"3 multi\", ability = \"2vp\"", "magic = \"3 multi\", ability = \"9vp\"");
    CardSet::parse(&text).expect("a good set")
}

fn with_cards(sets: &[&'static CardSet]) -> Config {
    Config { card_sets: sets.to_vec(), ..Config::default().without_limits() }
}

fn new_game_with(host: &mut Browser, cards: &str) -> String {
    host.post("/new", &[("seat1", "me"), ("seat2", "bot:apprentice"), ("cards", cards)]).location()
}

#[test]
fn a_set_on_offer_is_chosen_in_the_form_and_stays_with_the_game() {
    let mine = unknown("mine").intern();
    let hash = mine.hash_hex();
    let server = Server::start_with(&with_cards(&[mine]));
    let mut people = [server.browser()];
    let form = people[0].get("/new").body;
    assert!(form.contains("name=\"cards\"") && form.contains("mine</option>"));
    let standard = CardSet::standard().hash_hex();
    assert!(form.contains(&format!("<option value=\"{standard}\" selected")), "the standard set is chosen");
    let game = new_game_with(&mut people[0], &hash);
    // The table leads to its own cards, not to those of others.
    let page = people[0].get(&game).body;
    assert!(page.contains(&format!("/gallery?cards={hash}")) && page.contains(&format!("/rules?cards={hash}")));
    let gallery = people[0].get(&format!("/gallery?cards={hash}")).body;
    assert!(gallery.contains("Score 9 points") && gallery.contains("mine</b>"));
    assert!(gallery.contains(&format!("name=\"cards\" value=\"{hash}\"")), "the filter stays with the set");
    assert!(!people[0].get("/gallery").body.contains("Score 9 points"));
    assert_eq!(people[0].get(&format!("/rules?cards={hash}")).status, 200);
    // To the end, against a bot; the record names the set, and so does the rematch.
    finish(&mut people, &game, 3);
    let record = people[0].get(&format!("{game}/record")).body;
    assert!(record.contains(&format!("card set: mine {hash}\n")), "{record:.300}");
    let moments = Record::parse(&record, &[]).expect("a record").entries.len();
    assert_eq!(people[0].get(&format!("{game}?at={}", moments / 2)).status, 200, "the replay");
    let next = people[0].post(&format!("{game}/rematch"), &[]).location();
    assert!(people[0].get(&next).body.contains(&format!("/gallery?cards={hash}")));
    assert!(!people[0].get(&new_game(&mut server.browser(), &["me", "bot:apprentice"])).body.contains("?cards="));
}

#[test]
fn who_has_one_set_is_not_asked() {
    let server = Server::start();
    assert!(!server.browser().get("/new").body.contains("name=\"cards\""));
}

#[test]
fn only_what_is_offered_can_be_asked_for() {
    let (mine, hidden) = (unknown("offered").intern(), unknown("not offered").intern());
    let server = Server::start_with(&with_cards(&[mine]));
    let mut browser = server.browser();
    let old = CardSet::shipped()[0].hash_hex();
    let long = "x".repeat(5_000);
    for cards in [hidden.hash_hex().as_str(), &old, "offered", "<script>", "\0", &mine.hash_hex()[1..], &long] {
        let seats = [("seat1", "me"), ("seat2", "bot:apprentice"), ("cards", cards)];
        let answer = browser.post("/new", &seats);
        assert_eq!(answer.status, 422, "{cards:.80}");
        assert!(!answer.body.contains("<script>\""));
        let address: String =
            cards.bytes().take(2_000).fold(String::new(), |address, byte| address + &format!("%{byte:02x}"));
        if cards.len() != 64 {
            assert_eq!(browser.get(&format!("/gallery?cards={address}")).status, 404, "{cards:.80}");
            assert_eq!(browser.get(&format!("/rules?cards={address}")).status, 404, "{cards:.80}");
        }
    }
    // What a game was once played with can be looked at.
    assert_eq!(browser.get(&format!("/gallery?cards={old}")).status, 200);
}

/// Makes the game one of another set and version, as if it had been set up so and not begun.
async fn set_back(store: &AnyStore, game: &str, rules: RulesVersion, hash: &str) {
    let id: GameId = game.trim_start_matches("/game/").parse().expect("the id of a game");
    let summary = store.summary(&id).await.expect("a game");
    let stamp = Stamp::new(Millis(1), Status::Running);
    let head = store.truncate(&id, summary.head, 0, stamp).await.expect("begun anew");
    let header = summary.header.replace(&CardSet::standard().hash_hex(), hash);
    let header = header.replace("\"rules\":2", &format!("\"rules\":{rules}"));
    assert_ne!(header, summary.header);
    store.set_header(&id, head, &header, stamp).await.expect("another header");
}

#[test]
fn a_game_goes_on_with_cards_that_only_the_store_has() {
    let server = Server::start();
    let mut people = [server.browser()];
    let game = new_game(&mut people[0], &["me", "bot:apprentice"]);
    let set = unknown("only the store has it");
    let hash = set.hash_hex();
    let server = server.restart_after(async |store| {
        store.keep_card_set(&KeptCardSet { hash: hash.clone(), text: set.to_text() }).await.expect("kept");
        set_back(store, &game, RulesVersion::CURRENT, &hash).await;
    });
    people[0].address = server.address;
    assert!(CardSet::known(&hash).is_none(), "no file brought it");
    assert!(people[0].get(&game).body.contains(&format!("/gallery?cards={hash}")));
    finish(&mut people, &game, 4);
    assert!(people[0].get(&format!("{game}/record")).body.contains(&hash));
}

#[test]
fn a_game_of_the_first_cards_and_rules_goes_on_with_them() {
    let server = Server::start();
    let mut people = [server.browser()];
    let game = new_game(&mut people[0], &["me", "bot:apprentice"]);
    let first = CardSet::shipped()[0].hash_hex();
    let server = server.restart_after(async |store| set_back(store, &game, RulesVersion::One, &first).await);
    people[0].address = server.address;
    finish(&mut people, &game, 5);
    let record = Record::parse(&people[0].get(&format!("{game}/record")).body, &[]).expect("a record");
    assert_eq!((record.options.rules, record.options.card_set), (RulesVersion::One, CardSet::shipped()[0]));
    // A new game of the same people has what new games have.
    let next = people[0].post(&format!("{game}/rematch"), &[]).location();
    assert!(!people[0].get(&next).body.contains("?cards="));
}

#[test]
fn the_store_keeps_the_cards_of_its_games() {
    let mine = unknown("kept").intern();
    let server = Server::start_with(&with_cards(&[mine]));
    let mut people = [server.browser()];
    let game = new_game_with(&mut people[0], &mine.hash_hex());
    let server = server.restart_after(async |store| {
        let kept = store.card_sets().await.expect("card sets");
        assert_eq!(kept, [KeptCardSet { hash: mine.hash_hex(), text: mine.to_text() }]);
    });
    // This server does not offer it, and the game goes on.
    people[0].address = server.address;
    assert!(!people[0].get("/new").body.contains("name=\"cards\""));
    finish(&mut people, &game, 6);
}

#[test]
fn cards_go_with_the_last_game_that_needs_them_and_come_back_with_the_next() {
    let mine = unknown("swept").intern();
    let config = Config { sweep_every: Duration::from_millis(20), ..with_cards(&[mine]) };
    let server = Server::start_with(&config);
    let mut host = server.browser();
    let kept = || beside(&server.database(), async |store| store.card_sets().await.expect("card sets").len());
    let game = new_game_with(&mut host, &mine.hash_hex());
    assert_eq!(kept(), 1);
    beside(&server.database(), async |store| age(store, &game).await);
    until("the cards are never swept", || kept() == 0);
    // The server has not restarted, and does not believe that they are still there.
    let game = new_game_with(&mut host, &mine.hash_hex());
    assert_eq!((kept(), host.get(&game).status), (1, 200));
    assert_eq!(host.get(&format!("/gallery?cards={}", mine.hash_hex())).status, 200);
}

#[test]
fn whoever_misses_cards_is_told_which() {
    let server = Server::start();
    let mut browser = server.browser();
    let game = new_game(&mut browser, &["me", "bot:apprentice"]);
    let hash = unknown("nobody has it").hash_hex();
    let server = server.restart_after(async |store| set_back(store, &game, RulesVersion::CURRENT, &hash).await);
    browser.address = server.address;
    let answer = browser.get(&game);
    assert_eq!(answer.status, 500);
    assert!(answer.body.contains(&hash) && answer.body.contains("--cards"), "{}", answer.body);
    // A record, too: the name is somebody's text.
    let text = crate::import::record(8, 30).to_text();
    let known = format!("standard {}", CardSet::standard().hash_hex());
    let text = text.replace(&known, &format!("<i>theirs</i> {hash}"));
    browser.language = "de";
    let answer = open(&mut browser, "text", &text);
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("Kartensatz") && answer.body.contains(&hash) && answer.body.contains("--cards"));
    assert!(answer.body.contains("&lt;i&gt;theirs&lt;/i&gt;") && !answer.body.contains("<i>theirs"));
}
