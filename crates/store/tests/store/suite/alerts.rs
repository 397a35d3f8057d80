//! The outbox: once for everybody who is to be told, whoever writes, claims or dies.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use runestones_store::{
    AccountStore, Alert, AlertKey, AlertNote, AlertStore, Channel, ChannelState, Head, MOST_CHANNELS, Millis, NewAlert,
    Outcome, Seat, SecretHash, Stamp, Status, Store, Verdict,
};

use super::{at, create, game, person, texts};

const LEASE: Duration = Duration::from_secs(100);

fn channel(id: &str, who: &str, state: ChannelState) -> Channel {
    let (kind, address, wants) = ("hook".into(), format!("there {id}"), "turn over".into());
    Channel { id: id.into(), person: person(who), kind, address, wants, state, failures: 0, created: Millis(1) }
}

fn alert(who: &str, kind: &str, number: i64, time: i64) -> NewAlert {
    NewAlert { person: person(who), game: game('a'), kind: kind.into(), number, time: Millis(time) }
}

fn verdict(outcome: Outcome, time: i64, error: Option<&str>) -> Verdict {
    Verdict { outcome, time: Millis(time), tried: error.is_some(), error: error.map(str::to_owned) }
}

async fn claim(store: &impl AlertStore, node: &str, now: i64) -> Vec<Alert> {
    store.claim_alerts(node, Millis(now), LEASE, 100).await.expect("a claim")
}

pub(crate) async fn channels_are_set_up_confirmed_and_removed<S: Store + AlertStore>(store: Arc<S>) {
    let ann = person("ann");
    let secret = SecretHash("secret".into());
    let mail = channel("c1", "ann", ChannelState::Unconfirmed);
    assert_eq!(store.set_channel(&mail, Some(&secret)).await, Ok(true));
    assert_eq!(store.channels(&ann).await, Ok(vec![mail.clone()]));
    assert_eq!(store.channels_to("hook", "there c1").await, Ok(vec![]), "nobody has said that it is theirs");
    assert_eq!(store.confirm_channel(&person("bob"), &secret).await, Ok(false), "only its owner can");
    assert_eq!(store.confirm_channel(&ann, &SecretHash("guess".into())).await, Ok(false));
    assert_eq!(store.confirm_channel(&ann, &secret).await, Ok(true));
    assert_eq!(store.confirm_channel(&ann, &secret).await, Ok(false), "it works once");
    let confirmed = Channel { state: ChannelState::On, ..mail.clone() };
    assert_eq!(store.channels_to("hook", "there c1").await, Ok(vec![confirmed.clone()]));
    // Setting it up again changes what is wanted, and it stays confirmed.
    let again = Channel { id: "c2".into(), wants: "seat".into(), ..mail };
    assert_eq!(store.set_channel(&again, Some(&SecretHash("other".into()))).await, Ok(true));
    assert_eq!(store.channel("c1").await, Ok(Some(Channel { wants: "seat".into(), ..confirmed })));
    assert_eq!(store.channel("c2").await, Ok(None));
    for number in 1..MOST_CHANNELS {
        let more = channel(&format!("m{number}"), "ann", ChannelState::On);
        assert_eq!(store.set_channel(&more, None).await, Ok(true));
    }
    assert_eq!(store.set_channel(&channel("full", "ann", ChannelState::On), None).await, Ok(false));
    store.remove_channel("c1").await.expect("removed");
    assert_eq!(store.channel("c1").await, Ok(None));
    let long = Channel { address: "x".repeat(5000), ..channel("long", "bob", ChannelState::On) };
    assert!(store.set_channel(&long, None).await.is_err());
    assert_eq!(store.server_key("push", "one").await, Ok("one".into()));
    assert_eq!(store.server_key("push", "two").await, Ok("one".into()), "made once");
    assert_eq!(store.alert_settings(&ann).await, Ok(None));
    store.set_alert_settings(&ann, "one").await.expect("set");
    store.set_alert_settings(&ann, "two").await.expect("set");
    assert_eq!(store.alert_settings(&ann).await, Ok(Some("two".into())));
}

pub(crate) async fn what_happens_leaves_a_note<S: Store + AlertStore>(store: Arc<S>) {
    let head = create(&*store, 'a', 1).await;
    create(&*store, 'b', 1).await;
    store.set_seat(&game('a'), &Seat::empty(0, "person").with(&person("ann")), None).await.expect("seated");
    let head = store.append(&game('a'), head, &texts(&["one"]), at(2)).await.expect("a move");
    assert_eq!(store.alert_notes(9).await, Ok(vec![]), "nobody wants to be told");
    store.set_channel(&channel("c", "ann", ChannelState::On), None).await.expect("a channel");
    store.set_seat(&game('a'), &Seat::empty(1, "person").with(&person("bob")), None).await.expect("seated");
    store.set_seat(&game('b'), &Seat::empty(1, "person").with(&person("bob")), None).await.expect("seated");
    let note = |what: &str, number, version| AlertNote { game: game('a'), what: what.into(), number, version };
    assert_eq!(store.alert_notes(9).await, Ok(vec![note("seat", 1, 0)]));
    let head = store.append(&game('a'), head, &texts(&["two"]), at(3)).await.expect("a move");
    let head = store.append(&game('a'), head, &texts(&["three"]), at(4)).await.expect("a move");
    let over = Stamp { status: Status::Finished, ..at(5) };
    store.append(&game('a'), head, &texts(&["four"]), over).await.expect("the last move");
    store.append(&game('b'), Head::default(), &texts(&["one"]), at(5)).await.expect("a move elsewhere");
    let mut notes = store.alert_notes(9).await.expect("notes");
    notes.sort_by_key(|note| note.what.clone());
    assert_eq!(notes, [note("change", 0, 3), note("over", 0, 4), note("seat", 1, 0)]);
    // Whoever saw less than there is does not take the note away.
    store.write_alerts(Some(&note("change", 0, 2)), &[]).await.expect("written");
    assert_eq!(store.alert_notes(9).await.map(|notes| notes.len()), Ok(3));
    for note in notes {
        store.write_alerts(Some(&note), &[alert("ann", "over", 0, 5)]).await.expect("written");
    }
    assert_eq!(store.alert_notes(9).await, Ok(vec![]));
    assert_eq!(claim(&*store, "n", 9).await.len(), 1, "once, however often it is written");
}

pub(crate) async fn an_alert_goes_to_each_channel_that_wants_it<S: Store + AlertStore>(store: Arc<S>) {
    for (id, who, state) in [
        ("c1", "ann", ChannelState::On),
        ("c2", "ann", ChannelState::On),
        ("c3", "ann", ChannelState::Unconfirmed),
        ("c4", "bob", ChannelState::On),
    ] {
        store.set_channel(&channel(id, who, state), None).await.expect("a channel");
    }
    let wanted = [alert("ann", "turn", 7, 5), alert("ann", "seat", 1, 5), alert("ann", "tur", 1, 5)];
    store.write_alerts(None, &wanted).await.expect("written");
    let mut claimed = claim(&*store, "n", 5).await;
    claimed.sort_by_key(|alert| alert.key.channel.clone());
    let key = |channel: &str| AlertKey {
        channel: channel.into(),
        game: game('a').to_string(),
        kind: "turn".into(),
        number: 7,
    };
    assert_eq!(claimed.iter().map(|alert| alert.key.clone()).collect::<Vec<_>>(), [key("c1"), key("c2")]);
    assert!(claimed.iter().all(|alert| alert.person == person("ann") && alert.outcome == Outcome::Waiting));
    // Delivered, and never again: not for this turn.
    assert_eq!(store.settle_alert(&key("c1"), "n", &verdict(Outcome::Delivered, 6, None)).await, Ok(true));
    store.write_alerts(None, &wanted).await.expect("written again");
    let ended = store.claim_alerts("other", Millis(6), Duration::from_secs(1), 9).await.expect("a claim");
    assert_eq!(ended.len(), 1, "only the one whose claim does not hold");
    let told = store.alerts_of(&person("ann"), 9).await.expect("a record");
    assert_eq!(told.iter().map(|alert| alert.outcome).collect::<Vec<_>>(), [Outcome::Delivered, Outcome::Waiting]);
}

pub(crate) async fn a_claim_is_taken_over_when_it_runs_out<S: Store + AlertStore>(store: Arc<S>) {
    store.set_channel(&channel("c", "ann", ChannelState::On), None).await.expect("a channel");
    store.write_alerts(None, &[alert("ann", "turn", 1, 10)]).await.expect("written");
    let claimed = store.claim_alerts("dead", Millis(1_000), Duration::ZERO, 9).await.expect("a claim");
    assert_eq!(claimed.len(), 1);
    assert_eq!(claim(&*store, "alive", 1_000).await, claimed, "who has fallen silent");
    // How long a claim lasts is not for the clocks of those to say who claim.
    for now in [0, 1_000, 99_000_000] {
        assert_eq!(claim(&*store, "other", now).await, vec![], "somebody delivers it");
    }
    let key = &claimed[0].key;
    let delivered = verdict(Outcome::Delivered, 1_001, None);
    assert_eq!(store.settle_alert(key, "dead", &delivered).await, Ok(false), "it is not theirs any more");
    // It failed, and is tried again later.
    let later = verdict(Outcome::Waiting, 200_000, Some("404"));
    assert_eq!(store.settle_alert(key, "alive", &later).await, Ok(true));
    assert_eq!(claim(&*store, "alive", 199_999).await, vec![]);
    let again = claim(&*store, "dead", 200_000).await;
    assert_eq!((again[0].attempts, again[0].error.as_deref()), (1, Some("404")));
    // A claim that ends later than anybody sets it was made when the clock was ahead. It holds nobody up.
    let ahead = store.claim_alerts("alive", Millis(200_000), Duration::from_secs(1), 9).await;
    assert_eq!(ahead.map(|claimed| claimed.len()), Ok(1));
}

pub(crate) async fn an_alert_of_a_clock_that_was_ahead_does_not_wait<S: Store + AlertStore>(store: Arc<S>) {
    store.set_channel(&channel("c", "ann", ChannelState::On), None).await.expect("a channel");
    store.write_alerts(None, &[alert("ann", "turn", 1, 99_000_000)]).await.expect("written");
    let claimed = claim(&*store, "n", 10).await;
    assert_eq!(claimed.len(), 1, "nobody writes alerts for the future");
    let later = verdict(Outcome::Waiting, 60_010, Some("404"));
    assert_eq!(store.settle_alert(&claimed[0].key, "n", &later).await, Ok(true));
    assert_eq!(claim(&*store, "n", 11).await, vec![], "what has failed waits as long as anything");
    assert_eq!(claim(&*store, "n", 60_010).await.len(), 1);
}

pub(crate) async fn of_many_who_claim_one_gets_each<S: Store + AlertStore + 'static>(store: Arc<S>) {
    store.set_channel(&channel("c", "ann", ChannelState::On), None).await.expect("a channel");
    let all: Vec<NewAlert> = (0..200).map(|turn| alert("ann", "turn", turn, 1)).collect();
    let writers: Vec<_> = (0..4)
        .map(|_| {
            let (store, all) = (Arc::clone(&store), all.clone());
            tokio::spawn(async move { store.write_alerts(None, &all).await.expect("written") })
        })
        .collect();
    for writer in writers {
        writer.await.expect("done");
    }
    let claims: Vec<_> = (0..8)
        .map(|node| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                let mut mine = Vec::new();
                loop {
                    let claimed = store.claim_alerts(&format!("n{node}"), Millis(5), LEASE, 7).await.expect("a claim");
                    if claimed.is_empty() {
                        return mine;
                    }
                    for alert in &claimed {
                        let delivered = verdict(Outcome::Delivered, 5, None);
                        let mine = store.settle_alert(&alert.key, &format!("n{node}"), &delivered).await;
                        assert_eq!(mine, Ok(true));
                    }
                    mine.extend(claimed.into_iter().map(|alert| alert.key.number));
                }
            })
        })
        .collect();
    let mut delivered = Vec::new();
    for claim in claims {
        delivered.extend(claim.await.expect("done"));
    }
    let distinct: HashSet<i64> = delivered.iter().copied().collect();
    // Where rows that somebody else has locked are skipped, a round may come back empty while there is more.
    delivered.extend(claim(&*store, "last", 5).await.iter().map(|alert| alert.key.number));
    assert_eq!((delivered.len(), distinct.len() >= 190), (200, true), "none twice, none lost");
}

pub(crate) async fn a_channel_that_fails_rests<S: Store + AlertStore>(store: Arc<S>) {
    store.set_channel(&channel("c", "ann", ChannelState::On), None).await.expect("a channel");
    store.write_alerts(None, &[alert("ann", "turn", 1, 1), alert("ann", "turn", 2, 1)]).await.expect("written");
    for worked in [false, false, true, false, false] {
        store.note_attempt("c", worked, 3, Millis(9)).await.expect("noted");
    }
    let state = async || store.channel("c").await.expect("an answer").map(|channel| (channel.state, channel.failures));
    assert_eq!(state().await, Some((ChannelState::On, 2)), "only failures in a row count");
    store.note_attempt("c", false, 3, Millis(9)).await.expect("noted");
    assert_eq!(state().await, Some((ChannelState::Paused, 3)));
    let told = store.alerts_of(&person("ann"), 9).await.expect("a record");
    assert!(told.iter().all(|alert| alert.outcome == Outcome::Failed && alert.due == Millis(9)), "given up visibly");
    store.write_alerts(None, &[alert("ann", "turn", 3, 1)]).await.expect("written");
    assert_eq!(claim(&*store, "n", 10).await, vec![], "nothing is written for it while it rests");
    store.set_channel(&channel("c", "ann", ChannelState::On), None).await.expect("again");
    assert_eq!(state().await, Some((ChannelState::On, 0)));
}

pub(crate) async fn what_was_told_is_forgotten<S: Store + AlertStore + AccountStore>(store: Arc<S>) {
    store.set_channel(&channel("c", "ann", ChannelState::On), None).await.expect("a channel");
    store.set_alert_settings(&person("ann"), "{}").await.expect("set");
    store.write_alerts(None, &[alert("ann", "turn", 1, 10), alert("ann", "turn", 2, 20)]).await.expect("written");
    let key = AlertKey { channel: "c".into(), game: String::new(), kind: "test".into(), number: 5 };
    let (person, outcome) = (person("ann"), Outcome::Delivered);
    let test =
        Alert { key, person: person.clone(), created: Millis(30), due: Millis(30), attempts: 0, outcome, error: None };
    store.record_alert(&test).await.expect("noted");
    assert_eq!(store.alerts_of(&person, 1).await, Ok(vec![test]));
    assert_eq!(store.forget_alerts(Millis(20)).await, Ok(1));
    assert_eq!(store.alerts_of(&person, 9).await.map(|told| told.len()), Ok(2));
    store.forget_person(&person, &super::person("nobody")).await.expect("forgotten");
    assert_eq!(store.alerts_of(&person, 9).await, Ok(vec![]));
    assert_eq!(store.channels(&person).await, Ok(vec![]));
    assert_eq!(store.alert_settings(&person).await, Ok(None));
}
