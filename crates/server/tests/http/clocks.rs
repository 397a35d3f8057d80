//! Clocks run on the server. The time is set by hand, so nobody waits.

use runestones_scratch::Scratch;
use runestones_server::Time;
use runestones_store::{AnyStore, Millis, Store as _};
use runestones_table::{Header, What};
use runestones_testing::browser::{Browser, Live, value_after};

use crate::server::{Server, look, play};

/// Some day.
pub(crate) const START: Millis = Millis(1_790_000_000_000);
pub(crate) const SECOND: i64 = 1000;
const DAY: i64 = 86_400 * SECOND;

pub(crate) fn after(ms: i64) -> Millis {
    Millis(START.0 + ms)
}

/// A table of these seats on these terms.
pub(crate) fn on_terms(host: &mut Browser, seats: &[&str], terms: &[(&str, &str)]) -> String {
    let names: Vec<String> = (1..=seats.len()).map(|number| format!("seat{number}")).collect();
    let seats: Vec<(&str, &str)> = names.iter().map(String::as_str).zip(seats.iter().copied()).collect();
    host.post("/new", &[&*seats, terms].concat()).location()
}

pub(crate) const LIVE: [(&str, &str); 4] =
    [("clock", "live"), ("minutes", "1"), ("increment", "5"), ("out-of-time", "forfeit")];
const DAYS: [(&str, &str); 3] = [("clock", "days"), ("days", "2"), ("out-of-time", "forfeit")];

/// The link to a free seat is followed.
pub(crate) fn sit_down(host: &mut Browser, guest: &mut Browser, game: &str, name: &str) {
    let link = "/join/".to_owned() + &value_after(&host.get(game).body, "value=\"/join/").expect("a link");
    assert_eq!(guest.post(&link, &[("name", name)]).status, 303);
}

/// What the clocks on a page show, in milliseconds, and which runs.
fn clocks(page: &str) -> Vec<(i64, bool)> {
    let read = |piece: &str| {
        let left = piece.split('"').next()?.parse().ok()?;
        Some((left, piece.split('>').next()?.contains("data-runs")))
    };
    page.split("data-clock=\"").skip(1).filter_map(read).collect()
}

/// Who decides comes first.
pub(crate) fn mover_first(one: Browser, other: Browser, game: &str) -> [Browser; 2] {
    let mut one = one;
    if look(&mut one, game).moves().is_empty() { [other, one] } else { [one, other] }
}

/// Somebody looks at the table until no clock waits: not theirs, and not that of whoever has to move.
pub(crate) fn looks(player: &mut Browser, game: &str) -> Live {
    let mut live = player.listen(game, "0");
    live.wait_for(|table| !table.body.contains("data-starts"));
    live
}

#[test]
fn a_live_clock_waits_a_minute_for_a_player_who_looks_elsewhere() {
    let time = Time::by_hand(START);
    let server = Server::start_at(&time, None);
    // Chance says who begins: we want a table where the host does, and one where the guest does.
    let begun = |host_begins: bool| {
        (0..40).find_map(|_| {
            time.set(START);
            let (mut host, mut guest) = (server.browser(), server.browser());
            let game = on_terms(&mut host, &["me", "link"], &LIVE);
            sit_down(&mut host, &mut guest, &game, "Grey");
            (host.get(&game).moves().is_empty() != host_begins).then_some((host, guest, game))
        })
    };
    let shown = |browser: &mut Browser, game: &str| {
        let mut shown = clocks(&browser.get(game).body);
        shown.sort_unstable();
        shown
    };
    // Whoever has just sat down is there.
    let (_, mut guest, game) = begun(false).expect("the guest begins now and then");
    time.set(after(40 * SECOND));
    assert_eq!(shown(&mut guest, &game), [(20_500, true), (60_000, false)]);
    // For the host it waits. Asking for the page does not start it; a live connection does, and everybody sees it.
    let (mut host, mut guest, game) = begun(true).expect("the host begins now and then");
    time.set(after(40 * SECOND));
    assert_eq!(shown(&mut host, &game), [(60_000, false), (60_000, true)]);
    assert!(guest.get(&game).body.contains("The clock waits for"));
    let live = looks(&mut host, &game);
    time.set(after(50 * SECOND));
    assert_eq!(shown(&mut guest, &game), [(50_500, true), (60_000, false)]);
    drop(live);
    // And if the host never comes, it runs all the same after a minute.
    let (_, mut guest, game) = begun(true).expect("the host begins now and then");
    time.set(after(80 * SECOND));
    assert_eq!(shown(&mut guest, &game), [(40_500, true), (60_000, false)]);
}

async fn header(store: &AnyStore, game: &str) -> Header {
    let id = game.trim_start_matches("/game/").parse().expect("the id of a game");
    serde_json::from_str(&store.summary(&id).await.expect("a game").header).expect("a header")
}

#[test]
fn whose_live_clock_runs_out_has_lost_and_a_late_move_changes_nothing() {
    let time = Time::by_hand(START);
    let server = Server::start_at(&time, None);
    let (mut host, mut guest) = (server.browser(), server.browser());
    let game = on_terms(&mut host, &["me", "link"], &LIVE);
    // Nobody's clock runs while somebody is missing.
    time.set(after(1000 * SECOND));
    assert!(host.get(&game).body.contains("1 min + 5 s") || !clocks(&host.get(&game).body).is_empty());
    assert!(clocks(&host.get(&game).body).iter().all(|(left, runs)| (*left, *runs) == (60_000, false)));
    let link = "/join/".to_owned() + &value_after(&host.get(&game).body, "value=\"/join/").expect("a link");
    assert!(guest.get(&link).body.contains("1 min + 5 s"), "whoever sits down knows the terms");
    sit_down(&mut host, &mut guest, &game, "Grey");
    let [mut mover, mut other] = mover_first(host, guest, &game);
    let _looks = looks(&mut mover, &game);
    let mut live = looks(&mut other, &game);
    time.set(after(1020 * SECOND));
    let page = look(&mut mover, &game);
    let mut shown = clocks(&page.body);
    shown.sort_unstable();
    assert_eq!(shown, [(40_500, true), (60_000, false)], "half a second is free");
    // In the last moment a move counts, a moment later it does not.
    time.set(after(1060 * SECOND + 499));
    let mv = page.moves()[0].clone();
    assert_eq!(play(&mut mover, &game, &page, &mv).status, 303);
    let page = look(&mut mover, &game);
    time.set(after(1060 * SECOND + 499 + 501));
    live.wait_for(|table| table.body.contains("ran out of time and has lost") && table.body.contains("You win"));
    let late = play(&mut mover, &game, &page, page.moves().first().unwrap_or(&mv));
    assert!([403, 409].contains(&late.status), "{}", late.status);
    assert!(mover.get(&game).moves().is_empty() && mover.get(&game).body.contains("wins"));
    assert_eq!(mover.get(&format!("{game}/record")).status, 200, "a record is a record");
}

#[test]
fn a_clock_runs_on_while_the_server_does_not() {
    let time = Time::by_hand(START);
    let server = Server::start_at(&time, None);
    let (mut host, mut guest) = (server.browser(), server.browser());
    let game = on_terms(&mut host, &["me", "link"], &LIVE);
    sit_down(&mut host, &mut guest, &game, "Grey");
    let [mut mover, _] = mover_first(host, guest, &game);
    drop(looks(&mut mover, &game));
    time.set(after(30 * SECOND));
    let server = server.restart_at(&time);
    let mut mover = Browser { address: server.address, ..mover };
    let mut shown = clocks(&look(&mut mover, &game).body);
    shown.sort_unstable();
    assert_eq!(shown, [(30_500, true), (60_000, false)]);
    // It runs out while there is no server at all; the next one acts, though nobody at the table asks for anything.
    let later = Time::by_hand(after(61 * SECOND));
    let server = server.restart_at(&later);
    let mut watcher = server.browser();
    let mut live = watcher.listen(&game, "0");
    live.wait_for(|table| table.body.contains("ran out of time and has lost"));
    drop(live);
    server.restart_after(async |store| {
        let header = header(store, &game).await;
        let what: Vec<What> = header.incidents.iter().map(|incident| incident.what).collect();
        assert_eq!(what, [What::Forfeited], "once");
        assert_eq!(store.games_due(9).await, Ok(vec![]), "there is nothing more to look at");
    });
}

#[test]
fn of_several_servers_one_acts_when_a_clock_runs_out() {
    let database = Scratch::shared().database();
    let time = Time::by_hand(START);
    let servers: Vec<Server> = (0..2).map(|_| Server::start_at(&time, Some(&database))).collect();
    let mut games = Vec::new();
    let mut lives = Vec::new();
    for number in 0..5 {
        let (mut host, mut guest) = (servers[number % 2].browser(), servers[1].browser());
        let game = on_terms(&mut host, &["me", "link", "link"], &LIVE);
        sit_down(&mut host, &mut guest, &game, "Grey");
        sit_down(&mut host, &mut servers[0].browser(), &game, "Brown");
        lives.push(servers[0].browser().listen(&game, "0"));
        lives.push(servers[1].browser().listen(&game, "0"));
        games.push(game);
    }
    // Nobody has looked, so a minute was free.
    time.set(after(160 * SECOND));
    for live in &mut lives {
        live.wait_for(|table| table.body.contains("ran out of time"));
    }
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    runtime.block_on(async {
        let store = AnyStore::open(&database).await.expect("a store");
        for game in &games {
            let header = header(&store, game).await;
            let fell = header.incidents.iter().filter(|incident| incident.what == What::Forfeited);
            let seats: Vec<_> = fell.map(|incident| incident.seat).collect();
            assert!(seats.windows(2).all(|pair| pair[0] != pair[1]) && !seats.is_empty(), "{seats:?}");
            assert_eq!(seats.len(), 1, "nobody else's time has passed");
        }
        store.close().await;
    });
}

#[test]
fn a_vacation_stops_the_clock_of_a_game_over_days() {
    let time = Time::by_hand(START);
    let server = Server::start_at(&time, None);
    let (mut host, mut guest) = (server.browser(), server.browser());
    let game = on_terms(&mut host, &["me", "link"], &DAYS);
    sit_down(&mut host, &mut guest, &game, "Grey");
    let [mut mover, mut other] = mover_first(host, guest, &game);
    assert_eq!(mover.post("/me/vacation", &[("days", "31")]).status, 422);
    assert_eq!(mover.post("/me/vacation", &[("days", "300")]).status, 422);
    time.set(after(DAY));
    assert_eq!(mover.post("/me/vacation", &[("days", "10")]).status, 303);
    assert!(mover.get("/me/vacation").body.contains("10 more days"));
    time.set(after(10 * DAY));
    let page = other.get(&game);
    assert!(page.body.contains("on vacation") && page.body.contains("1 d 0 h"), "the others see it");
    assert!(clocks(&page.body).iter().all(|(_, runs)| !runs));
    // A day after the vacation it is over.
    let mut live = other.listen(&game, "0");
    time.set(after(12 * DAY - 1));
    assert!(!look(&mut mover, &game).moves().is_empty());
    time.set(after(12 * DAY));
    live.wait_for(|table| table.body.contains("ran out of time and has lost"));
}

#[test]
fn nobody_opens_a_table_with_a_clock_outside_the_bounds() {
    let server = Server::start();
    let mut host = server.browser();
    let seats = [("seat1", "me"), ("seat2", "link")];
    for terms in [
        vec![("clock", "live"), ("minutes", "0"), ("increment", "5")],
        vec![("clock", "live"), ("minutes", "181"), ("increment", "5")],
        vec![("clock", "live"), ("minutes", "20"), ("increment", "181")],
        vec![("clock", "live"), ("minutes", "20"), ("increment", "-1")],
        vec![("clock", "live"), ("minutes", "99999999999"), ("increment", "1")],
        vec![("clock", "live"), ("minutes", "20")],
        vec![("clock", "days"), ("days", "0")],
        vec![("clock", "days"), ("days", "15")],
        vec![("clock", "days"), ("days", "259")],
        vec![("clock", "sand")],
        vec![("clock", "none"), ("out-of-time", "explode")],
    ] {
        let answer = host.post("/new", &[&seats[..], &terms].concat());
        assert_eq!(answer.status, 422, "{terms:?}");
        assert!(answer.body.contains("1 to 180 minutes"), "it says what is possible");
    }
}
