//! Style sheets, scripts, icon and font, as they are served.

use std::sync::LazyLock;

use runestones_i18n::{Locale, colour_letter};
use runestones_rules::{Gem, hex};
use sha2::{Digest as _, Sha256};

/// A file as it is served.
#[derive(Debug)]
pub struct Asset {
    /// The address. It changes with the contents, so browsers may keep them for ever.
    pub path: String,
    /// Its media type.
    pub kind: &'static str,
    /// The contents.
    pub contents: Vec<u8>,
}

const CSS: &str = "text/css; charset=utf-8";
const JAVASCRIPT: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";
const WOFF2: &str = "font/woff2";

/// Every file: style sheets, the icon, the font, and the modules of the scripts.
pub fn all() -> impl Iterator<Item = &'static Asset> {
    SINGLE.iter().chain(MODULES.iter())
}

/// The style sheet of every page: all parts of the table in order, without comments and white space.
pub fn style() -> &'static Asset {
    &SINGLE[0]
}

/// What pages need besides that are not a table.
pub fn pages_style() -> &'static Asset {
    &SINGLE[1]
}

/// What the rules and the gallery need besides.
pub fn rules_style() -> &'static Asset {
    &SINGLE[2]
}

/// The icon in the browser's tab.
pub fn icon() -> &'static Asset {
    &SINGLE[3]
}

/// The same when it is one's turn.
pub fn turn_icon() -> &'static Asset {
    &SINGLE[4]
}

/// The font of headings and numbers; the style sheet names it.
pub fn serif() -> &'static Asset {
    &SINGLE[5]
}

/// What a review needs besides.
pub fn review_style() -> &'static Asset {
    &SINGLE[6]
}

static SINGLE: LazyLock<[Asset; 7]> = LazyLock::new(|| {
    let single = |name: &str, ending: &str, kind, contents: Vec<u8>| {
        let path = format!("/assets/{name}-{}.{ending}", short_hash(&contents));
        Asset { path, kind, contents }
    };
    let serif = single("serif", "woff2", WOFF2, include_bytes!("../assets/fonts/serif.woff2").to_vec());
    let style = STYLES.map(squeezed).concat().replace(SERIF_IN_STYLE, &serif.path);
    [
        single("style", "css", CSS, style.into()),
        single("pages", "css", CSS, PAGES.map(squeezed).concat().into()),
        single("rules", "css", CSS, squeezed(include_str!("../assets/css/rules.css")).into()),
        single("icon", "svg", SVG, ICON.into()),
        single("turn", "svg", SVG, ICON.replace("</svg>", BADGE).into()),
        serif,
        single("review", "css", CSS, REVIEW.map(squeezed).concat().into()),
    ]
});

/// How the style sheet names the font, whose address changes with its contents.
const SERIF_IN_STYLE: &str = "/assets/serif.woff2";

const ICON: &str = include_str!("../assets/icon.svg");
/// What lies on the icon when it is one's turn.
const BADGE: &str = r##"<circle cx="18" cy="6" r="5.5" fill="#f4b650" stroke="#14232a" stroke-width="1.5"/></svg>"##;

/// A script that a page begins with. It imports its modules by itself; the page names them too (`modulepreload`), so that
/// the browser need not find them one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Script {
    /// Live updates, motion and keys of a table.
    Table,
    /// For keyboards and ears.
    Access,
    /// The search of the rules.
    Rules,
    /// A review.
    Review,
    /// How somebody is told.
    Alerts,
    /// Making and using passkeys.
    Passkeys,
    /// Copying and sharing, by itself.
    Share,
    /// The lobby.
    Lobby,
}

impl Script {
    const fn name(self) -> &'static str {
        match self {
            Script::Table => "table",
            Script::Access => "access",
            Script::Rules => "rules",
            Script::Review => "review",
            Script::Alerts => "alerts",
            Script::Passkeys => "passkeys",
            Script::Share => "share",
            Script::Lobby => "lobby",
        }
    }

    /// Its address.
    pub fn path(self) -> &'static str {
        &module(self.name()).path
    }

    /// The addresses of all that it imports, directly or not.
    pub fn imports(self) -> impl Iterator<Item = &'static str> {
        let mut names = vec![self.name()];
        let mut next = 0;
        while let Some(name) = names.get(next).copied() {
            names.extend(imports_of(source(name)).filter(|import| !names.contains(import)).collect::<Vec<_>>());
            next += 1;
        }
        names.into_iter().skip(1).map(|name| &*module(name).path)
    }
}

/// The modules by name. They import each other by `./name.js`, so all of them lie in one folder, whose name changes with any
/// of them.
const SOURCES: [(&str, &str); 32] = [
    ("access", include_str!("../assets/js/access.js")),
    ("alerts", include_str!("../assets/js/alerts.js")),
    ("air", include_str!("../assets/js/air.js")),
    ("choreography", include_str!("../assets/js/choreography.js")),
    ("clock", include_str!("../assets/js/clock.js")),
    ("connection", include_str!("../assets/js/connection.js")),
    ("describe", include_str!("../assets/js/describe.js")),
    ("dom", include_str!("../assets/js/dom.js")),
    ("draw", include_str!("../assets/js/draw.js")),
    ("explain", include_str!("../assets/js/explain.js")),
    ("focus", include_str!("../assets/js/focus.js")),
    ("forms", include_str!("../assets/js/forms.js")),
    ("keys", include_str!("../assets/js/keys.js")),
    ("links", include_str!("../assets/js/links.js")),
    ("lobby", include_str!("../assets/js/lobby.js")),
    ("live", include_str!("../assets/js/live.js")),
    ("morph", include_str!("../assets/js/morph.js")),
    ("motions", include_str!("../assets/js/motions.js")),
    ("news", include_str!("../assets/js/news.js")),
    ("notify", include_str!("../assets/js/notify.js")),
    ("passkeys", include_str!("../assets/js/passkeys.js")),
    ("phone", include_str!("../assets/js/phone.js")),
    ("places", include_str!("../assets/js/places.js")),
    ("replay", include_str!("../assets/js/replay.js")),
    ("review", include_str!("../assets/js/review.js")),
    ("roving", include_str!("../assets/js/roving.js")),
    ("rules", include_str!("../assets/js/rules.js")),
    ("share", include_str!("../assets/js/share.js")),
    ("sound", include_str!("../assets/js/sound.js")),
    ("table", include_str!("../assets/js/table.js")),
    ("travel", include_str!("../assets/js/travel.js")),
    ("winning", include_str!("../assets/js/winning.js")),
];

static MODULES: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let texts = SOURCES.map(|(name, source)| (name, trimmed(source)));
    let folder = short_hash(texts.iter().map(|(_, text)| text.as_str()).collect::<String>().as_bytes());
    let asset = |(name, text): (&str, String)| Asset {
        path: format!("/assets/{folder}/{name}.js"),
        kind: JAVASCRIPT,
        contents: text.into(),
    };
    texts.map(asset).into()
});

fn source(name: &str) -> &'static str {
    SOURCES.iter().find(|(known, _)| *known == name).map_or("", |(_, source)| source)
}

fn module(name: &str) -> &'static Asset {
    let position = SOURCES.iter().position(|(known, _)| *known == name);
    &MODULES[position.expect("a test knows every import")]
}

/// What a module imports: `… from "./name.js"` or `import "./name.js"`, on lines of their own.
fn imports_of(source: &'static str) -> impl Iterator<Item = &'static str> {
    let imports = source.lines().filter(|line| line.starts_with("import "));
    imports.filter_map(|line| line.split_once("\"./")?.1.strip_suffix(".js\";"))
}

/// Eight bytes of a hash tell any two contents apart that we will ever have.
fn short_hash(contents: &[u8]) -> String {
    hex(&Sha256::digest(contents)[..8])
}

/// The script that a browser runs when it is told something, also when no page is open. It has an address of its own, since
/// it serves what lies beside it.
pub const WORKER: &str = include_str!("../assets/worker.js");

/// The clearing behind the table.
const SCENE: &str = include_str!("../assets/scene.svg");

const SPRITE: &str = include_str!("../assets/sprite.svg");
const STYLES: [&str; 22] = [
    include_str!("../assets/css/fonts.css"),
    include_str!("../assets/css/tokens.css"),
    include_str!("../assets/css/ground.css"),
    include_str!("../assets/css/card.css"),
    include_str!("../assets/css/table.css"),
    include_str!("../assets/css/boards.css"),
    include_str!("../assets/css/clock.css"),
    include_str!("../assets/css/seat.css"),
    include_str!("../assets/css/prompt.css"),
    include_str!("../assets/css/stage.css"),
    include_str!("../assets/css/air.css"),
    include_str!("../assets/css/states.css"),
    include_str!("../assets/css/why.css"),
    include_str!("../assets/css/desktop.css"),
    include_str!("../assets/css/phone.css"),
    include_str!("../assets/css/hint.css"),
    include_str!("../assets/css/invite.css"),
    include_str!("../assets/css/learn.css"),
    include_str!("../assets/css/menu.css"),
    include_str!("../assets/css/replay.css"),
    include_str!("../assets/css/finish.css"),
    include_str!("../assets/css/reach.css"),
];

/// What pages need that are not a table.
const PAGES: [&str; 5] = [
    include_str!("../assets/css/frame.css"),
    include_str!("../assets/css/pages.css"),
    include_str!("../assets/css/home.css"),
    include_str!("../assets/css/alerts.css"),
    include_str!("../assets/css/people.css"),
];

/// What a review needs.
const REVIEW: [&str; 2] = [include_str!("../assets/css/review.css"), include_str!("../assets/css/review-board.css")];

/// A script without comments and indentation. Casts are for those who check types.
fn trimmed(script: &str) -> String {
    let mut in_comment = false;
    let lines = script.lines().map(str::trim).filter(move |line| {
        let begins = line.starts_with("/**");
        // A cast is a comment before code.
        let is_cast = begins && line.contains("*/ ");
        let only_words = in_comment || (begins && !is_cast) || line.starts_with("//");
        in_comment = (in_comment || begins) && !is_cast && !line.ends_with("*/");
        !only_words && !line.is_empty()
    });
    joined(lines.map(without_casts).collect::<Vec<_>>().iter().map(String::as_str))
}

/// A line of code without `/** @type {X} */` in it.
fn without_casts(line: &str) -> String {
    let mut pieces = line.split("/** @type ");
    let code = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(code, |code, piece| code + piece.split_once("*/ ").map_or(piece, |(_, after)| after))
}

/// What every page begins with: the symbols, with the letters on the gems in this language, and the clearing.
pub fn sprite(locale: Locale) -> &'static str {
    static SPRITES: LazyLock<[String; 6]> = LazyLock::new(|| Locale::ALL.map(|locale| lettered(locale) + SCENE));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_module_is_used_and_every_import_is_there() {
        let scripts = [
            Script::Table,
            Script::Access,
            Script::Rules,
            Script::Review,
            Script::Alerts,
            Script::Passkeys,
            Script::Share,
            Script::Lobby,
        ];
        let used: Vec<&str> = scripts.into_iter().flat_map(|script| script.imports().chain([script.path()])).collect();
        for (name, source) in SOURCES {
            assert!(used.contains(&&*module(name).path), "nothing imports {name}.js");
            let lines = source.lines().filter(|line| line.contains(" from \"") || line.starts_with("import "));
            assert_eq!(lines.count(), imports_of(source).count(), "an import of {name}.js is not on one line");
            assert!(imports_of(source).all(|import| SOURCES.iter().any(|(known, _)| *known == import)), "{name}.js");
        }
    }

    #[test]
    fn what_is_left_of_a_script_is_its_code() {
        let source = "// Says so.\n\n/** A word. */\nconst a = 1;\n/**\n * @param {string} b\n */\n  f(b);\n  /** @type {C} */ (d)?.e();\n";
        assert_eq!(trimmed(source), "const a = 1;\nf(b);\n(d)?.e();\n");
        assert_eq!(
            without_casts("for (/** @type {A} */ (a) of b((/** @type {C} */ c) => c)) d();"),
            "for ((a) of b((c) => c)) d();"
        );
    }
}
