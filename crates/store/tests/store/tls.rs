//! A database at the other end of a network: what goes there is encrypted, and whoever asks for it knows whose it is.

use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

use runestones_scratch::{Scratch, Setup};
use runestones_store::{AnyStore, Head, News, Revision, Store as _, StoreError};

use crate::nodes::next;
use crate::suite::{at, create, game};

/// A database with a certificate, the root it comes from, and a root of somebody else.
static ENCRYPTED: LazyLock<Scratch> = LazyLock::new(|| {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path();
    openssl(place, "root", &["-addext", "keyUsage=keyCertSign"]);
    openssl(place, "other", &["-addext", "keyUsage=keyCertSign"]);
    let by_root = ["-CA", "root.crt", "-CAkey", "root.key", "-addext", "basicConstraints=critical,CA:FALSE"];
    openssl(place, "server", &[&by_root[..], &["-addext", "subjectAltName=IP:127.0.0.1"]].concat());
    let read = |name| (name, std::fs::read_to_string(place.join(name)).expect("it was made"));
    let files = ["server.crt", "server.key", "root.crt", "other.crt"].map(read).into();
    Scratch::start_with(Setup { settings: &["fsync=off", "ssl=on"], files, ..Setup::default() })
});

/// Makes a key and a certificate.
fn openssl(folder: &Path, name: &str, arguments: &[&str]) {
    let mut command = Command::new("openssl");
    command.current_dir(folder).args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]);
    command.args(["-nodes", "-days", "2", "-subj", &format!("/CN={name}")]);
    command.args(["-keyout", &format!("{name}.key"), "-out", &format!("{name}.crt")]).args(arguments);
    let output = command.output().expect("the program openssl, which PostgreSQL's package brings along");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// The address of a new database, to be reached like this.
fn address(postgres: &Scratch, how: &str) -> String {
    postgres.database().replace("sslmode=disable", how)
}

fn verified_by(root: &str) -> String {
    address(&ENCRYPTED, &format!("sslmode=verify-full&sslrootcert={}", ENCRYPTED.file(root).display()))
}

async fn refusal(address: &str) -> String {
    match AnyStore::open(address).await {
        Err(error @ StoreError::CannotConnect { .. }) => error.to_string(),
        Err(other) => panic!("{other:?}"),
        Ok(_) => panic!("{address} was believed"),
    }
}

#[tokio::test]
async fn every_connection_is_encrypted_also_the_one_that_listens() {
    for address in [address(&ENCRYPTED, "sslmode=require"), verified_by("root.crt")] {
        let store = AnyStore::open(&address).await.expect("an encrypted database");
        let mut changes = store.changes();
        create(&store, 'a', 1).await;
        store.append(&game('a'), Head::default(), &[], at(2)).await.expect("it begins");
        assert_eq!(next(&mut changes).await, News::Changed(game('a'), Revision { version: 1, company: 0 }));
        let database = address.split('?').next().and_then(|place| place.rsplit('/').next()).expect("an address");
        let sql = format!(
            "SELECT ssl, query LIKE 'LISTEN%' FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
             WHERE application_name = 'runestones' AND datname = '{database}' ORDER BY 2 DESC"
        );
        let connections = ENCRYPTED.sql("postgres", &sql).expect("a list");
        assert!(connections.starts_with("t|t\nt|f"), "{connections}");
        assert!(connections.lines().all(|connection| connection.starts_with('t')), "{connections}");
        store.close().await;
    }
}

#[tokio::test]
async fn a_database_that_cannot_prove_who_it_is_is_not_used() {
    let advice = "sslrootcert";
    let other = refusal(&verified_by("other.crt")).await;
    assert!(other.contains("certificate") && other.contains(advice), "{other}");
    // No authority that the world knows has signed it.
    let unknown = refusal(&address(&ENCRYPTED, "sslmode=verify-full")).await;
    assert!(unknown.contains("certificate") && unknown.contains(advice), "{unknown}");
    // It is not `localhost` that the certificate is for.
    let elsewhere = refusal(&verified_by("root.crt").replace("127.0.0.1", "localhost")).await;
    assert!(elsewhere.contains("certificate") && elsewhere.contains(advice), "{elsewhere}");
    let plain = refusal(&address(Scratch::shared(), "sslmode=require")).await;
    assert!(plain.contains("TLS") && plain.contains(advice), "{plain}");
}
