//! Every text with every kind of value, in one file for each language (`docs/languages/*.md`), so that a native reader
//! can read from top to bottom what players are told: articles, cases, plurals, every card and every gem.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use runestones_rules::{Artifact, Card, CardSet, Cards, Colour, DieFace, Gem, Magic, RowName, Rune, Seat, Space, Tile};

use super::messages::{Mentions, messages};
use super::*;
use crate::line::Draft;
use crate::names::{colour_name, creature_name, die_face_text, space_name};
use crate::piece::Piece;
use crate::span::plain;
use crate::voice::Voice;

/// A value that a text is tried with.
#[derive(Clone)]
enum Value {
    Number(u32),
    Text(String),
    Pieces(Vec<Piece>),
}

impl From<Piece> for Value {
    fn from(piece: Piece) -> Value {
        Value::Pieces(vec![piece])
    }
}

/// Variables that hold numbers; in a few texts they hold something else.
const NUMBERS: [&str; 6] = ["count", "times", "number", "space", "turn", "total"];
/// None, one, two and many.
const COUNTS: [u32; 4] = [0, 1, 2, 5];

fn gems(count: u8) -> Vec<Value> {
    Gem::ALL.map(|gem| Piece::Gem(gem, count).into()).to_vec()
}

fn coloured_gems() -> Vec<Value> {
    Colour::ALL.map(|colour| Piece::Gem(colour.into(), 1).into()).to_vec()
}

fn artifacts() -> Vec<Value> {
    let coloured = Colour::ALL.map(Artifact::Coloured).into_iter();
    coloured.chain([Artifact::Wild]).map(|artifact| Piece::Artifact(artifact).into()).collect()
}

/// A card of each kind.
fn cards() -> Vec<Card> {
    [11, 12, 13, 14, 71, 81, 101].into_iter().filter_map(Card::new).collect()
}

fn faces() -> Vec<Value> {
    DieFace::ALL.map(|face| Piece::DieFace(face).into()).to_vec()
}

/// Gems that are paid, and what they are paid for.
fn payments() -> Vec<Value> {
    let mix = vec![Piece::Gem(Gem::Yellow, 1), Piece::Gem(Gem::Red, 2), Piece::AnyGems(1)];
    let any = [Value::from(Piece::AnyGems(1)), Piece::AnyGems(2).into(), Value::Pieces(mix)];
    gems(1).into_iter().chain(gems(2)).chain(any).collect()
}

/// What a variable of a text can be, besides what the text itself chooses by.
fn values(voice: &Voice, key: &str, name: &str) -> Vec<Value> {
    let locale = voice.locale();
    let say = |key: &str| Value::Text(text(locale, key, &[]));
    let words = |words: &str| vec![Value::Text(words.to_owned())];
    match (key, name) {
        ("log-takes" | "log-pays", "what") => {
            let all = vec![Piece::Gem(Gem::Blue, 2), Piece::Gem(Gem::Wild, 1), Piece::Ore(1)];
            let rest = [Piece::Ore(1).into(), Piece::Ore(3).into(), Value::Pieces(all)];
            gems(1).into_iter().chain(gems(2)).chain(rest).collect()
        }
        ("log-gives" | "log-infuses", "what") => coloured_gems(),
        ("log-times", "what") | (_, "face") => faces(),
        ("log-score-by", "what") => {
            let cards = cards().into_iter().map(|card| Piece::Card(card).into());
            cards.chain([Piece::Rune(Rune::ExtraPoint).into()]).collect()
        }
        ("ask-pay", "what") => {
            artifacts().into_iter().chain(cards().first().map(|card| Piece::Card(*card).into())).collect()
        }
        ("why-nothing-gives", "what") | ("move-exchange", "take") => {
            gems(1).into_iter().chain([Piece::Ore(1).into()]).collect()
        }
        ("why-supply-lacks" | "why-none-owned", "what") => gems(0).into_iter().chain([Piece::Ore(0).into()]).collect(),
        ("terminal-bonus", "what") | (_, "bonus") => {
            vec![say("die-name"), Piece::Ore(1).into(), Piece::Points(3).into(), Piece::AnyColour.into()]
        }
        ("terminal-magic", "what") => words(&format!("{} 2", colour_name(locale, Gem::Green))),
        ("ability-one" | "ability-each" | "ability-one-of" | "ability-in-order", "first") | (_, "what") => {
            vec![say("effect-die")]
        }
        ("effect-pillage" | "why-nobody-has" | "why-infused" | "move-infuse" | "move-points-as-gem", "gem") => {
            coloured_gems()
        }
        (_, "gem" | "give") => gems(1),
        (_, "gems") => gems(1).into_iter().chain(gems(2)).collect(),
        ("why-short-at-forge", "ore") => [0, 1, 2].map(|ore| Piece::Ore(ore).into()).to_vec(),
        (_, "ore") => [1, 3].map(|ore| Piece::Ore(ore).into()).to_vec(),
        (_, "price" | "cost") => payments(),
        (_, "gain") => {
            let mix = vec![Piece::Gem(Gem::Red, 1), Piece::Gem(Gem::Wild, 2), Piece::Points(2)];
            gems(1).into_iter().chain([Piece::Points(1).into(), Piece::Points(3).into(), Value::Pieces(mix)]).collect()
        }
        (_, "purse") => {
            let one = |gem| Value::Pieces(vec![Piece::Gem(gem, 0), Piece::Gem(Gem::Wild, 1)]);
            let none = text(locale, "gems-in-all", &[("count", Arg::Number(3))]);
            Colour::ALL.map(|colour| one(colour.into())).into_iter().chain([Value::Text(none)]).collect()
        }
        ("log-card-drawn", "card") => {
            let two = cards().into_iter().take(2).map(Piece::Card).collect();
            let backs = [Piece::CardBacks(1).into(), Piece::CardBacks(3).into(), Value::Pieces(two)];
            cards().into_iter().map(|card| Piece::Card(card).into()).chain(backs).collect()
        }
        ("log-cards-revealed", "card") => vec![Value::Pieces(cards().into_iter().take(3).map(Piece::Card).collect())],
        (_, "card") => cards().into_iter().map(|card| Piece::Card(card).into()).collect(),
        (_, "artifact") => artifacts(),
        ("log-infuses" | "move-infuse", "rune") => vec![Piece::Rune(Rune::WildGem).into()],
        (_, "rune") => Rune::ALL.map(|rune| Piece::Rune(rune).into()).to_vec(),
        (_, "points") => [1, 2].map(|points| Piece::Points(points).into()).to_vec(),
        (_, "tile") => (1..=18).filter_map(Tile::new).map(|tile| Piece::Tile(tile).into()).collect(),
        (_, "wisp") => vec![Piece::Wisp.into()],
        (_, "who") => vec![Piece::Seat(Seat::FIRST).into()],
        (_, "whom") => Seat::new(1).map(|seat| Piece::Seat(seat).into()).into_iter().collect(),
        ("move-place", "space") => Space::ALL.map(|space| Value::Text(space_name(locale, space))).to_vec(),
        (_, "row") => RowName::BOTH.map(|row| Value::Text(text(locale, crate::table::row_key(row), &[]))).to_vec(),
        (_, "forge") => [1, 6].map(|forge| Value::Text(voice.forge_name(forge))).to_vec(),
        (_, "creature") => {
            cards().into_iter().map(|card| Value::Text(creature_name(locale, card, voice.card_set()))).collect()
        }
        (_, "action") => ["action-summon", "action-abilities", "action-forge"].map(say).to_vec(),
        ("why-magic-colour", "own") => Colour::ALL.map(|colour| Value::Text(colour_name(locale, colour))).to_vec(),
        (_, "magic") => {
            let colours = Colour::ALL.map(Some).into_iter().chain([None]);
            colours.map(|colour| Value::Text(voice.magic_text(Magic { colour, points: 2 }))).collect()
        }
        (_, "gives") => DieFace::ALL.map(|face| Value::Text(die_face_text(locale, face))).to_vec(),
        (_, "second") => vec![say("effect-wisp")],
        (_, "first") => vec![Piece::Gem(Gem::Blue, 1).into()],
        (_, "next") => vec![Piece::Gem(Gem::Wild, 2).into()],
        (_, "move") => vec![say("action-abilities")],
        (_, "ability") => words(&cards().first().map(|card| plain(&voice.card_text(*card))).unwrap_or_default()),
        (_, "lesson") => vec![say("lesson-forge")],
        (_, "name") => words("Ondine"),
        (_, "names") => words("Brown, Ondine"),
        (_, "spaces") => words("15, 30"),
        (_, "letters") => words("B G Y R W"),
        (_, "file") => words("game.txt"),
        (_, "command") => words("runestones …"),
        (_, number) if NUMBERS.contains(&number) => vec![Value::Number(2)],
        (_, "percent" | "own" | "best" | "step") => words("61"),
        (_, "id") => words("U4"),
        (_, "loss" | "luck") => words("5.3 %"),
        ("review-best-line", "moves") => words("…, …"),
        _ => words("…"),
    }
}

/// The values of each variable of a text. A text is tried with all it chooses by.
fn trials(voice: &Voice, key: &str, mentions: &Mentions) -> BTreeMap<String, Vec<Value>> {
    let of = |name: &String| match mentions.choices.get(name) {
        Some(choices) if NUMBERS.contains(&name.as_str()) => {
            let exact = choices.iter().filter_map(|choice| choice.parse().ok());
            let mut all: Vec<u32> = COUNTS.into_iter().chain(exact).collect();
            all.sort_unstable();
            all.dedup();
            all.into_iter().map(Value::Number).collect()
        }
        Some(choices) => choices.iter().map(|choice| Value::Text(choice.clone())).collect(),
        None => values(voice, key, name),
    };
    mentions.variables.iter().map(|name| (name.clone(), of(name))).collect()
}

/// What a text says: for everything it chooses by, and for every value of each variable.
fn lines(voice: &Voice, key: &str, mentions: &Mentions) -> Vec<String> {
    let trials: Vec<(String, Vec<Value>)> = trials(voice, key, mentions).into_iter().collect();
    // Which value of each variable.
    let base = vec![0; trials.len()];
    let with = |one: &[usize], place: usize, at: usize| {
        let mut other = one.to_vec();
        other[place] = at;
        other
    };
    let mut wanted = vec![base.clone()];
    for (place, (name, values)) in trials.iter().enumerate() {
        if mentions.choices.contains_key(name) {
            let all = |one: &Vec<usize>| (0..values.len()).map(|at| with(one, place, at)).collect::<Vec<_>>();
            wanted = wanted.iter().flat_map(all).collect();
        }
    }
    for (place, (name, values)) in trials.iter().enumerate() {
        if !mentions.choices.contains_key(name) {
            wanted.extend((1..values.len()).map(|at| with(&base, place, at)));
        }
    }
    let mut said = Vec::new();
    for chosen in wanted {
        let line = Draft::new(voice);
        let mut args: Vec<(&str, Arg)> = Vec::new();
        for ((name, values), at) in trials.iter().zip(chosen) {
            let arg = match values[at].clone() {
                Value::Number(number) => Arg::Number(number),
                Value::Text(text) => text.into(),
                Value::Pieces(pieces) => line.list(pieces).into(),
            };
            args.push((name, arg));
        }
        let text = compose(voice.locale(), key, &args);
        let text = plain(&line.spans(&text)).replace('\n', " / ");
        if !said.contains(&text) {
            said.push(text);
        }
    }
    said
}

/// The file of a language.
fn read_through(locale: Locale) -> String {
    let names = ["Brown", "Ondine"].map(str::to_owned);
    let voice = Voice::new(locale, CardSet::standard(), &names);
    let mut file = format!(
        "# {}\n\nEvery text of the game in this language, tried with everything that can stand in it. It is written by a \
         test; CONTRIBUTING.md says how to renew it. The texts themselves are in `crates/i18n/locales/{locale}`.\n",
        locale.native_name()
    );
    for (index, source) in sources(locale).iter().enumerate() {
        let texts = messages(locale, index..index + 1);
        let _ = writeln!(file, "\n## {}", source.lines().next().unwrap_or_default().trim_start_matches("# "));
        for line in source.lines() {
            if let Some(heading) = line.strip_prefix("## ") {
                let _ = writeln!(file, "\n### {heading}\n");
            }
            let Some((key, _)) = line.split_once(" =").filter(|(key, _)| texts.contains_key(*key)) else { continue };
            if !key.starts_with('-') {
                let said = lines(&voice, key, &texts[key]);
                let several = if said.len() == 1 { " " } else { "\n  - " };
                let _ = writeln!(file, "- `{key}`{several}{}", said.join("\n  - "));
            }
        }
    }
    file += "\n## Cards, wisp tiles, forges\n\n";
    for card in Cards::ALL.iter() {
        let _ = writeln!(file, "- {} – {}", voice.card_label(card), voice.card_ability(card));
    }
    for tile in (1..=18).filter_map(Tile::new) {
        let _ = writeln!(file, "- {tile}: {} – {}", plain(&voice.tile_text(tile)), voice.tile_name(tile));
    }
    for forge in 1..=6 {
        let _ = writeln!(file, "- {}: {}", voice.forge_name(forge), voice.forge_text(forge));
    }
    file
}

#[test]
fn the_files_for_readers_say_what_players_are_told() {
    let folder = Path::new("../../docs/languages");
    for locale in Locale::ALL {
        let (path, now) = (folder.join(format!("{locale}.md")), read_through(locale));
        if std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always") {
            std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&path, &now)).expect("there is room");
        }
        let there = std::fs::read_to_string(&path).unwrap_or_default();
        let changed = there.lines().zip(now.lines()).find(|(old, new)| old != new);
        assert!(
            there == now,
            "docs/languages/{locale}.md is of an older day (CONTRIBUTING.md says how to renew it): {changed:?}"
        );
    }
}

#[test]
fn nothing_reads_as_if_a_machine_had_put_it_together() {
    // Contractions and elisions that a composed sentence gets wrong first.
    let faults: [(Locale, &[&str]); 3] = [
        (
            Locale::Fr,
            &[
                " de le ",
                " de les ",
                " à le ",
                " à les ",
                " de un ",
                " de une ",
                " que il ",
                " le or",
                " la artéfact",
                " le artéfact",
            ],
        ),
        (
            Locale::It,
            &[" di il ", " di la ", " a il ", " un’il ", " da il ", " in il ", " un artefatti", " lo minerale"],
        ),
        (Locale::De, &[" ein Karte", " einen Krone"]),
    ];
    for (locale, forms) in faults {
        let text = read_through(locale);
        let found: Vec<_> = text.lines().filter(|line| forms.iter().any(|form| line.contains(form))).collect();
        assert!(found.is_empty(), "{locale}: {found:?}");
    }
}
