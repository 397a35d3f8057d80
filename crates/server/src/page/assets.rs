//! Style sheet, script and symbols, as they are served.

use std::io::Read as _;
use std::sync::LazyLock;

use flate2::{Compression, read::GzEncoder};
use runestones_i18n::{Locale, colour_letter};
use runestones_rules::Gem;
use sha2::{Digest as _, Sha256};

/// The address of the style sheet. It changes with the contents, so browsers may keep them for ever.
pub fn style_path() -> &'static str {
    static PATH: LazyLock<String> = LazyLock::new(|| address("style", style(), "css"));
    &PATH
}

/// The address of the second style sheet, for pages that are not a table.
pub fn pages_style_path() -> &'static str {
    static PATH: LazyLock<String> = LazyLock::new(|| address("pages", pages_style(), "css"));
    &PATH
}

/// The address of the script.
pub fn script_path() -> &'static str {
    static PATH: LazyLock<String> = LazyLock::new(|| address("table", script(), "js"));
    &PATH
}

/// The address of the script for keyboards and ears.
pub fn access_script_path() -> &'static str {
    static PATH: LazyLock<String> = LazyLock::new(|| address("access", access_script(), "js"));
    &PATH
}

/// The address of the style sheet of the rules and the gallery.
pub fn rules_style_path() -> &'static str {
    static PATH: LazyLock<String> = LazyLock::new(|| address("rules", rules_style(), "css"));
    &PATH
}

/// The address of the script that searches the rules.
pub fn rules_script_path() -> &'static str {
    static PATH: LazyLock<String> = LazyLock::new(|| address("rules", RULES_SCRIPT, "js"));
    &PATH
}

/// The address of the icon in the browser's tab.
pub fn icon_path() -> &'static str {
    static PATH: LazyLock<String> = LazyLock::new(|| address("icon", ICON, "svg"));
    &PATH
}

/// Eight bytes of a hash tell any two contents apart that we will ever have.
fn address(name: &str, contents: &str, kind: &str) -> String {
    let hash = Sha256::digest(contents.as_bytes());
    let hash = hash.iter().take(8).fold(String::new(), |text, byte| text + &format!("{byte:02x}"));
    format!("/assets/{name}-{hash}.{kind}")
}

/// The icon in the browser's tab.
pub const ICON: &str = include_str!("../../assets/icon.svg");
/// The clearing behind the table.
pub(crate) const SCENE: &str = include_str!("../../assets/scene.svg");

const SPRITE: &str = include_str!("../../assets/sprite.svg");
const STYLES: [&str; 13] = [
    include_str!("../../assets/css/tokens.css"),
    include_str!("../../assets/css/ground.css"),
    include_str!("../../assets/css/card.css"),
    include_str!("../../assets/css/table.css"),
    include_str!("../../assets/css/boards.css"),
    include_str!("../../assets/css/seat.css"),
    include_str!("../../assets/css/states.css"),
    include_str!("../../assets/css/why.css"),
    include_str!("../../assets/css/desktop.css"),
    include_str!("../../assets/css/phone.css"),
    include_str!("../../assets/css/hint.css"),
    include_str!("../../assets/css/learn.css"),
    include_str!("../../assets/css/reach.css"),
];

/// The style sheet of the table: all parts in order, without comments and white space.
pub fn style() -> &'static str {
    static STYLE: LazyLock<String> = LazyLock::new(|| STYLES.map(squeezed).concat());
    &STYLE
}

/// What pages need that are not a table.
pub fn pages_style() -> &'static str {
    static STYLE: LazyLock<String> = LazyLock::new(|| squeezed(include_str!("../../assets/css/pages.css")));
    &STYLE
}

/// What the rules and the gallery need.
pub fn rules_style() -> &'static str {
    static STYLE: LazyLock<String> = LazyLock::new(|| squeezed(include_str!("../../assets/css/rules.css")));
    &STYLE
}

/// The script that searches the rules.
pub const RULES_SCRIPT: &str = include_str!("../../assets/rules.js");

const SCRIPTS: [&str; 2] = [include_str!("../../assets/morph.js"), include_str!("../../assets/table.js")];

/// The script of the table, without comments and indentation.
pub fn script() -> &'static str {
    static SCRIPT: LazyLock<String> = LazyLock::new(|| SCRIPTS.map(trimmed).concat());
    &SCRIPT
}

/// The script for keyboards and ears.
pub fn access_script() -> &'static str {
    static SCRIPT: LazyLock<String> = LazyLock::new(|| trimmed(include_str!("../../assets/access.js")));
    &SCRIPT
}

fn trimmed(script: &str) -> String {
    joined(script.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//")))
}

/// The symbols, with the letters on the gems in this language.
pub(crate) fn sprite(locale: Locale) -> &'static str {
    static SPRITES: LazyLock<[String; 6]> = LazyLock::new(|| Locale::ALL.map(lettered));
    &SPRITES[locale.index()]
}

fn lettered(locale: Locale) -> String {
    let letters = [('B', Gem::Blue), ('G', Gem::Green), ('Y', Gem::Yellow), ('R', Gem::Red), ('W', Gem::Wild)];
    letters.into_iter().fold(SPRITE.to_owned(), |sprite, (letter, gem)| {
        let (here, there) = (format!(">{letter}</text>"), colour_letter(locale, Some(gem)));
        sprite.replace(&here, &format!(">{there}</text>"))
    })
}

/// A style sheet without comments, line breaks and spaces that mean nothing: a quarter smaller.
fn squeezed(source: &str) -> String {
    let mut rest = source;
    let mut plain = String::with_capacity(source.len());
    while let Some((before, after)) = rest.split_once("/*") {
        plain.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    plain.push_str(rest);
    let plain = joined(plain.lines().map(str::trim).filter(|line| !line.is_empty()));
    let spaced = ["; ", ": ", ", ", " {", "{ ", " }", " > ", ";}"];
    let tight = [";", ":", ",", "{", "{", "}", ">", "}"];
    spaced.into_iter().zip(tight).fold(plain, |text, (spaced, tight)| text.replace(spaced, tight))
}

fn joined<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    lines.fold(String::new(), |all, line| all + line + "\n")
}

/// A file as small as it gets on the wire.
pub fn packed(plain: &str) -> Vec<u8> {
    let mut packed = Vec::new();
    GzEncoder::new(plain.as_bytes(), Compression::best()).read_to_end(&mut packed).expect("memory can be read");
    packed
}
