//! What the program is made of: packages of the registry, with checksums, under licences that let everybody use it.
//!
//! cargo-deny would say the same, but has to be compiled first (some 400 crates, several minutes in CI) or downloaded from
//! outside the registry. `cargo metadata` knows all that is asked here. What only cargo-deny can do, comparing with the
//! advisories of `RustSec`, is left for releases (SECURITY.md).

use std::collections::BTreeSet;
use std::process::Command;

use serde_json::Value;

/// Under each of these, or a choice that offers one of them, a program may be given away in any form.
const GOOD: [&str; 11] = [
    "MIT",
    "MIT-0",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "Zlib",
    "Unicode-3.0",
    "0BSD",
    "CC0-1.0",
    "BSL-1.0",
];

fn metadata() -> Value {
    let cargo = Command::new(env!("CARGO"))
        .args(["metadata", "--locked", "--format-version", "1", "--manifest-path"])
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/../../Cargo.toml"))
        .output()
        .expect("cargo");
    assert!(cargo.status.success(), "{}", String::from_utf8_lossy(&cargo.stderr));
    serde_json::from_slice(&cargo.stdout).expect("a JSON document")
}

/// Whether an expression such as `(MIT OR Apache-2.0) AND Unicode-3.0` can be met with good licences.
fn is_good(expression: &str) -> bool {
    let plain = expression.replace(['(', ')'], " ").replace('/', " OR ");
    plain.split(" AND ").all(|part| part.split(" OR ").any(|licence| GOOD.contains(&licence.trim())))
}

#[test]
fn everything_comes_from_the_registry_under_a_good_licence() {
    let metadata = metadata();
    let packages = metadata["packages"].as_array().expect("packages");
    assert!(packages.len() > 100, "{} packages", packages.len());
    let mut bad = BTreeSet::new();
    for package in packages {
        let name =
            format!("{} {}", package["name"].as_str().expect("a name"), package["version"].as_str().expect("one"));
        let is_ours = package["source"].is_null();
        let of_registry = package["source"].as_str().is_some_and(|source| source.starts_with("registry+"));
        let licence = package["license"].as_str().unwrap_or("none");
        if !(is_ours || of_registry) {
            bad.insert(format!("{name} does not come from the registry"));
        }
        if !is_good(licence) {
            bad.insert(format!("{name} has the licence {licence}"));
        }
    }
    assert_eq!(bad, BTreeSet::new());
}

#[test]
fn every_package_of_the_registry_has_a_checksum() {
    let lock = include_str!("../../../Cargo.lock");
    let mut packages = lock.split("[[package]]").filter(|package| package.contains("source = "));
    assert!(packages.clone().count() > 100);
    assert_eq!(packages.find(|package| !package.contains("checksum = ")), None);
}

#[test]
fn licences_are_read_as_they_are_meant() {
    for good in ["MIT", "MIT OR GPL-3.0", "MIT/Apache-2.0", "(MIT OR Apache-2.0) AND Unicode-3.0", "Apache-2.0 OR MIT"]
    {
        assert!(is_good(good), "{good}");
    }
    for bad in ["GPL-3.0", "MIT AND GPL-3.0", "none", ""] {
        assert!(!is_good(bad), "{bad}");
    }
}
