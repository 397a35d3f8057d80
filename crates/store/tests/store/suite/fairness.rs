//! Blocks, reports, bans and what operators did.

use std::sync::Arc;

use runestones_store::{
    AccountStore, Banned, Blocked, FairnessStore, MOST_BLOCKS, Millis, NewChatLine, NewReport, OperatorDeed, Order,
    Person, Store,
};

use super::{create, game, person};

fn blocked(name: &str, time: i64) -> Blocked {
    Blocked { person: person(name), name: name.to_uppercase(), time: Millis(time) }
}

fn report(about: &str, time: i64) -> NewReport {
    NewReport {
        time: Millis(time),
        reporter: person("ann"),
        about: person(about),
        name: about.to_uppercase(),
        game: Some(game('a')),
        line: Some(3),
        said: "rude words".into(),
        reason: "abuse".into(),
        words: "more words".into(),
    }
}

fn deed(what: &str, time: i64) -> OperatorDeed {
    OperatorDeed { time: Millis(time), operator: "op".into(), deed: what.into(), about: "somebody".into() }
}

pub(crate) async fn who_is_blocked_is_kept_apart<S: FairnessStore>(store: Arc<S>) {
    let (ann, others) = (person("ann"), [person("cid"), person("bob")]);
    assert_eq!(store.keep_apart(&ann, &others).await, Ok(false));
    for time in [1, 2] {
        assert_eq!(store.block(&ann, &blocked("bob", time)).await, Ok(true));
    }
    assert_eq!(store.blocked_by(&ann).await, Ok(vec![blocked("bob", 1)]), "twice is once");
    // Whoever said so, neither meets the other.
    assert_eq!(store.keep_apart(&ann, &others).await, Ok(true));
    assert_eq!(store.keep_apart(&others[1], std::slice::from_ref(&ann)).await, Ok(true));
    assert_eq!(store.keep_apart(&others[0], &[ann.clone(), others[1].clone()]).await, Ok(false));
    store.unblock(&ann, &others[1]).await.expect("unblocked");
    assert_eq!(store.keep_apart(&ann, &others).await, Ok(false));
    for number in 0..=MOST_BLOCKS {
        let room = store.block(&ann, &blocked(&format!("p{number}"), 3)).await;
        assert_eq!(room, Ok(number < MOST_BLOCKS), "{number}");
    }
    assert_eq!(store.block(&ann, &blocked("p0", 4)).await, Ok(true), "who is blocked already needs no room");
}

pub(crate) async fn reports_are_read_in_parts_and_closed<S: FairnessStore>(store: Arc<S>) {
    for time in 1..=3 {
        store.report(&report("bob", time)).await.expect("told");
    }
    let all = store.reports(None, 10).await.expect("reports");
    assert_eq!(all.iter().map(|report| report.report.time.0).collect::<Vec<_>>(), [3, 2, 1]);
    assert_eq!(all[2].report, report("bob", 1));
    assert_eq!(store.reports(Some(all[1].number), 10).await, Ok(vec![all[2].clone()]));
    assert_eq!(store.operate(&Order::Close(all[0].number), &deed("closed", 5)).await, Ok(true));
    assert_eq!(store.operate(&Order::Close(all[0].number), &deed("closed", 6)).await, Ok(false), "once");
    assert!(store.reports(None, 1).await.expect("one")[0].done);
    // What is too old makes room, and what is too long is refused.
    store.report(&report("bob", 1_000_000_000_000)).await.expect("told");
    assert_eq!(store.reports(None, 10).await.map(|reports| reports.len()), Ok(1));
    let long = NewReport { words: "x".repeat(10_000), ..report("bob", 5) };
    assert!(store.report(&long).await.is_err());
}

pub(crate) async fn bans_end_and_can_be_lifted<S: FairnessStore>(store: Arc<S>) {
    let who = [Banned::Person(person("bob")), Banned::Network("192.0.2.0/24".into())];
    for (who, until) in who.iter().zip([100, 200]) {
        let order = Order::Ban(who.clone(), Millis(until));
        assert_eq!(store.operate(&order, &deed("banned", 1)).await, Ok(true));
    }
    let bans = store.bans(Millis(50)).await.expect("bans");
    assert_eq!(bans.iter().map(|ban| (&ban.who, ban.until.0)).collect::<Vec<_>>(), [(&who[1], 200), (&who[0], 100)]);
    assert_eq!(store.bans(Millis(100)).await.map(|bans| bans.len()), Ok(1), "one has ended");
    assert_eq!(store.operate(&Order::Lift(bans[0].number), &deed("lifted", 50)).await, Ok(true));
    assert_eq!(store.operate(&Order::Lift(bans[0].number), &deed("lifted", 51)).await, Ok(false));
    assert_eq!(store.bans(Millis(60)).await.map(|bans| bans.len()), Ok(1));
}

pub(crate) async fn every_deed_of_an_operator_is_written_down<S: Store + FairnessStore>(store: Arc<S>) {
    create(&*store, 'a', 1).await;
    let line = |text: &str| NewChatLine {
        person: Some(person("bob")),
        seat: None,
        name: "Bob".into(),
        text: text.into(),
        time: Millis(2),
    };
    for text in ["rude words", "kind words"] {
        store.say(&game('a'), &line(text)).await.expect("said");
    }
    let settings = "{}".to_owned();
    let bob = Person { id: person("bob"), name: "Rude".into(), settings, last_seen: Millis(1) };
    store.save_person(&bob).await.expect("stored");
    let orders = [
        (Order::RemoveLine(game('a'), 1), "removed"),
        (Order::Rename(person("bob"), "Bob".into()), "renamed"),
        (Order::Admit(person("op"), Millis(9)), "admitted"),
    ];
    for (order, what) in &orders {
        assert_eq!(store.operate(order, &deed(what, 5)).await, Ok(true), "{what}");
    }
    let said: Vec<String> =
        store.latest_chat(&game('a'), 9).await.expect("chat").into_iter().map(|l| l.line.text).collect();
    assert_eq!(said, ["kind words"]);
    assert_eq!(store.person(&person("bob")).await.expect("Bob").map(|bob| bob.name).as_deref(), Some("Bob"));
    assert_eq!(store.operator_until(&person("op")).await, Ok(Some(Millis(9))));
    assert_eq!(store.operator_until(&person("bob")).await, Ok(None));
    // What could not be done is not written down.
    for order in
        [Order::RemoveLine(game('a'), 1), Order::RemoveLine(game('b'), 1), Order::Rename(person("nobody"), "x".into())]
    {
        assert_eq!(store.operate(&order, &deed("nothing", 6)).await, Ok(false));
    }
    let deeds = store.deeds(None, 10).await.expect("deeds");
    assert_eq!(deeds.iter().map(|(_, deed)| &*deed.deed).collect::<Vec<_>>(), ["admitted", "renamed", "removed"]);
    assert_eq!(store.deeds(Some(deeds[1].0), 10).await, Ok(vec![deeds[2].clone()]));
}

pub(crate) async fn who_is_forgotten_is_in_no_report<S: AccountStore + FairnessStore>(store: Arc<S>) {
    store.report(&report("bob", 1)).await.expect("told");
    store.block(&person("ann"), &blocked("bob", 1)).await.expect("blocked");
    store.forget_person(&person("bob"), &person("nobody")).await.expect("forgotten");
    let told = store.reports(None, 1).await.expect("reports").remove(0).report;
    assert_eq!((told.about, &*told.name, &*told.said, &*told.words), (person("nobody"), "", "", "more words"));
    assert_eq!(store.blocked_by(&person("ann")).await, Ok(vec![]));
}
