//! The standard set, broken files and hostile files.

mod broken;
mod canonical;
mod hostile;
mod standard;

/// The file of the standard set.
const STANDARD: &str = include_str!("../../data/sets/standard-2.toml");

/// The standard file without the expansion.
fn without_night() -> String {
    let mut text = STANDARD.to_owned();
    text.replace_range(text.find("\ntiles = [").unwrap()..text.find("\n[creatures]").unwrap(), "\n");
    text.replace_range(text.find("\n[banshees]").unwrap()..text.find("\n[druids]").unwrap(), "\n");
    text
}
