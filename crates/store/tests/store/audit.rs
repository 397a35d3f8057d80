//! The audit log only grows, also for whoever writes to the database by hand.

use runestones_store::{FairnessStore as _, Millis, OperatorDeed, Order, PersonId};
use sqlx::Connection as _;

use crate::backend::{Backend as _, Postgres, Sqlite};

const CHANGES: [&str; 2] = ["UPDATE audit SET deed = 'nothing'", "DELETE FROM audit"];

fn admit() -> (Order, OperatorDeed) {
    let (time, operator, deed, about) = (Millis(1), "op".into(), "admitted".into(), "op".into());
    (Order::Admit(PersonId("op".into()), Millis(9)), OperatorDeed { time, operator, deed, about })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_changes_what_operators_did_in_a_file() {
    let fresh = Sqlite::fresh().await;
    let (order, deed) = admit();
    assert_eq!(fresh.store.operate(&order, &deed).await, Ok(true));
    let mut db = sqlx::SqliteConnection::connect(&fresh.address).await.expect("the database");
    for sql in CHANGES {
        assert!(sqlx::raw_sql(sql).execute(&mut db).await.is_err(), "{sql}");
    }
    assert_eq!(fresh.store.deeds(None, 9).await.map(|deeds| deeds.len()), Ok(1));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_changes_what_operators_did_in_a_database() {
    let fresh = Postgres::fresh().await;
    let (order, deed) = admit();
    assert_eq!(fresh.store.operate(&order, &deed).await, Ok(true));
    let mut db = sqlx::PgConnection::connect(&fresh.address).await.expect("the database");
    for sql in CHANGES {
        assert!(sqlx::raw_sql(sql).execute(&mut db).await.is_err(), "{sql}");
    }
    assert_eq!(fresh.store.deeds(None, 9).await.map(|deeds| deeds.len()), Ok(1));
}
