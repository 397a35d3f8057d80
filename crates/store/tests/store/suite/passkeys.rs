//! Passkeys, and challenges that are answered once.

use std::sync::Arc;

use runestones_store::{AccountStore, Answered, MOST_PASSKEYS, Millis, Passkey, PasskeyStore, SecretHash, Store};

use super::person;

fn passkey(id: &str, who: &str) -> Passkey {
    let (site, key, label) = ("runes.example".into(), "key".into(), "Phone".into());
    Passkey { id: id.into(), person: person(who), site, key, counter: 5, label, created: Millis(1) }
}

fn answered(challenge: &str, now: i64) -> Answered {
    Answered { challenge: SecretHash(challenge.into()), until: Millis(100), now: Millis(now) }
}

pub(crate) async fn a_passkey_is_kept_and_removed<S: Store + PasskeyStore + AccountStore>(store: Arc<S>) {
    let ann = person("ann");
    assert_eq!(store.add_passkey(&passkey("one", "ann"), &answered("a", 1)).await, Ok(true));
    assert_eq!(store.add_passkey(&passkey("two", "ann"), &answered("a", 1)).await, Ok(false), "answered before");
    assert_eq!(store.add_passkey(&passkey("one", "bob"), &answered("b", 1)).await, Ok(false), "somebody else's name");
    assert_eq!(store.passkey("one").await, Ok(Some(passkey("one", "ann"))));
    assert_eq!(store.passkeys(&ann).await, Ok(vec![passkey("one", "ann")]));
    store.remove_passkey(&person("bob"), "one").await.expect("not his: nothing happens");
    assert_eq!(store.passkeys(&ann).await.map(|keys| keys.len()), Ok(1));
    for number in 1..MOST_PASSKEYS {
        let added =
            store.add_passkey(&passkey(&format!("m{number}"), "ann"), &answered(&format!("m{number}"), 1)).await;
        assert_eq!(added, Ok(true));
    }
    assert_eq!(store.add_passkey(&passkey("full", "ann"), &answered("full", 1)).await, Ok(false));
    store.remove_passkey(&ann, "one").await.expect("removed");
    assert_eq!(store.passkey("one").await, Ok(None));
    let long = Passkey { label: "x".repeat(3000), ..passkey("long", "ann") };
    assert!(store.add_passkey(&long, &answered("long", 1)).await.is_err());
    store.forget_person(&ann, &person("nobody")).await.expect("forgotten");
    assert_eq!(store.passkeys(&ann).await, Ok(vec![]));
}

pub(crate) async fn a_challenge_is_answered_once<S: Store + PasskeyStore + 'static>(store: Arc<S>) {
    store.add_passkey(&passkey("one", "ann"), &answered("a", 1)).await.expect("added");
    let tries: Vec<_> = (0..8)
        .map(|_| {
            let store = Arc::clone(&store);
            tokio::spawn(async move { store.use_passkey("one", 5, 6, &answered("b", 2)).await })
        })
        .collect();
    let mut winners = 0;
    for one in tries {
        winners += usize::from(one.await.expect("done").expect("an answer"));
    }
    assert_eq!(winners, 1, "of many who answer, one gets in");
    assert_eq!(store.use_passkey("one", 5, 7, &answered("c", 3)).await, Ok(false), "it has counted on since");
    assert_eq!(store.use_passkey("one", 6, 7, &answered("d", 3)).await, Ok(true));
    assert_eq!(store.use_passkey("none", 6, 7, &answered("e", 3)).await, Ok(false));
    // What is too old to be answered is forgotten: whoever asked for it refuses it.
    assert_eq!(store.use_passkey("one", 7, 8, &answered("b", 101)).await, Ok(true));
}
