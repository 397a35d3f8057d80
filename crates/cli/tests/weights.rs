//! Files of weights for the commands that take one: they are used, and what is wrong with one is said at the start.

mod common;

use std::path::Path;

use common::run;
use rand::SeedableRng as _;
use rand::rngs::StdRng;
use runestones_ai::Net;

/// Where the weights begin in the file, behind magic, version, layout and shape.
const HEADER: usize = 36;

/// A single network as a file.
fn single() -> Vec<u8> {
    Net::random(&mut StdRng::seed_from_u64(1)).to_bytes()
}

/// A network with some bytes changed and a checksum that fits, as a careless tool would write it.
fn changed(at: usize, bytes: &[u8]) -> Vec<u8> {
    let mut file = single();
    file.truncate(file.len() - 8);
    file[at..at + bytes.len()].copy_from_slice(bytes);
    let sum = file
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3));
    file.extend(sum.to_le_bytes());
    file
}

fn commands(file: &Path, data: &Path) -> [Vec<String>; 3] {
    let (file, data) = (file.display(), data.display());
    [
        format!("serve --bind 127.0.0.1:0 --data {data} --weights {file}"),
        format!("simulate --games 1 --bots seer --weights {file}"),
        format!("arena --games 1 --bots seer,random --weights {file}"),
    ]
    .map(|command| command.split(' ').map(str::to_owned).collect())
}

#[test]
fn what_is_wrong_with_a_file_is_said_before_anything_is_done() {
    let folder = tempfile::tempdir().unwrap();
    let (file, data) = (folder.path().join("bad.weights"), folder.path().join("data"));
    let good = single();
    for (bytes, message) in [
        (good[..good.len() / 2].to_vec(), "the weights are cut off, or something follows them"),
        (changed(8, &7_u32.to_le_bytes()), "the weights have version 7; this program reads 1 and 2"),
        (changed(HEADER, &f32::NAN.to_le_bytes()), "weight number 0 is infinite or not a number"),
        (good.repeat(5), "the weights are cut off, or something follows them"),
        (b"something else".to_vec(), "this is not a file of network weights"),
    ] {
        std::fs::write(&file, bytes).unwrap();
        for command in commands(&file, &data) {
            let said = run(&command.iter().map(String::as_str).collect::<Vec<_>>());
            let expected =
                format!("exit code 1\nrunestones: cannot use the weights in {}: {message}\n", file.display());
            assert_eq!(said, expected, "{command:?}");
        }
    }
    std::fs::remove_file(&file).unwrap();
    for command in commands(&file, &data) {
        let said = run(&command.iter().map(String::as_str).collect::<Vec<_>>());
        assert!(said.starts_with("exit code 1\nrunestones: cannot use the weights in "), "{said}");
    }
    assert!(!data.exists(), "the server touched nothing");
}

#[test]
fn a_file_takes_the_place_of_what_the_bots_have_learned() {
    let folder = tempfile::tempdir().unwrap();
    let (file, data) = (folder.path().join("good.weights"), folder.path().join("data"));
    let [_, simulate, _] = commands(&file, &data);
    let simulate: Vec<&str> = simulate.iter().map(String::as_str).chain(["--json", "--seed", "3"]).collect();
    let decisions = |net: &Net| {
        std::fs::write(&file, net.to_bytes()).unwrap();
        let said = run(&simulate);
        let report: serde_json::Value = serde_json::from_str(said.strip_prefix("exit code 0\n").unwrap()).unwrap();
        report["cards"].clone()
    };
    let learned = decisions(&Net::embedded());
    assert_eq!(learned, decisions(&Net::embedded()));
    assert_ne!(learned, decisions(&Net::random(&mut StdRng::seed_from_u64(1))), "it knows nothing and plays otherwise");
}
