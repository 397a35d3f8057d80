//! Style sheet, script and symbols, as they are served.

use std::sync::LazyLock;

use runestones_i18n::{Locale, colour_letter};
use runestones_rules::Gem;

/// The address of the style sheet. It changes with the version, so it may be kept for ever.
pub const STYLE_PATH: &str = concat!("/assets/style-", env!("CARGO_PKG_VERSION"), ".css");
/// The address of the script.
pub const SCRIPT_PATH: &str = concat!("/assets/table-", env!("CARGO_PKG_VERSION"), ".js");

/// The address of the icon in the browser's tab.
pub const ICON_PATH: &str = concat!("/assets/icon-", env!("CARGO_PKG_VERSION"), ".svg");

/// The icon in the browser's tab.
pub const ICON: &str = include_str!("../../assets/icon.svg");
/// The script of the table.
pub const SCRIPT: &str = include_str!("../../assets/table.js");
/// The clearing behind the table.
pub(crate) const SCENE: &str = include_str!("../../assets/scene.svg");

const SPRITE: &str = include_str!("../../assets/sprite.svg");
const STYLES: [&str; 10] = [
    include_str!("../../assets/css/tokens.css"),
    include_str!("../../assets/css/ground.css"),
    include_str!("../../assets/css/card.css"),
    include_str!("../../assets/css/table.css"),
    include_str!("../../assets/css/boards.css"),
    include_str!("../../assets/css/seat.css"),
    include_str!("../../assets/css/states.css"),
    include_str!("../../assets/css/pages.css"),
    include_str!("../../assets/css/desktop.css"),
    include_str!("../../assets/css/phone.css"),
];

/// The style sheet: all parts in order, without comments and indentation.
pub fn style() -> &'static str {
    static STYLE: LazyLock<String> = LazyLock::new(|| STYLES.map(squeezed).concat());
    &STYLE
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

/// Without comments and line breaks: a third of the size. Strings in our sheets hold neither.
fn squeezed(source: &str) -> String {
    let mut rest = source;
    let mut plain = String::with_capacity(source.len());
    while let Some((before, after)) = rest.split_once("/*") {
        plain.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    plain.push_str(rest);
    let lines = plain.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.fold(String::with_capacity(plain.len()), |mut all, line| {
        all.push_str(line);
        all.push('\n');
        all
    })
}
