//! The texts use the terms of the glossaries, and none of the wrong forms.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::*;

/// A term of a glossary; the head of each file says what the fields mean.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Term {
    word: String,
    #[serde(default)]
    wrong: Vec<String>,
    #[serde(default)]
    alone: Vec<String>,
    #[serde(default)]
    followers: Vec<String>,
    #[serde(default, rename = "except")]
    exceptions: Vec<String>,
}

fn glossary(locale: Locale) -> BTreeMap<String, Term> {
    let file = format!("glossary/{locale}.toml");
    let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
    toml::from_str(&text).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// The lines of all texts, in small letters, each with the key it belongs to.
fn lines(locale: Locale) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for source in sources(locale) {
        let mut key = String::new();
        for line in source.lines().filter(|line| !line.starts_with('#')) {
            let text = match line.split_once(" =") {
                Some((name, text)) if !line.starts_with(' ') => {
                    name.clone_into(&mut key);
                    text
                }
                _ => line,
            };
            all.push((key.clone(), text.to_lowercase()));
        }
    }
    all
}

/// What comes after a form in a line, each time it stands there: as a whole word, in Japanese also within words.
fn after<'a>(locale: Locale, line: &'a str, form: &str) -> Vec<&'a str> {
    let is_part = |next: Option<char>| locale != Locale::Ja && next.is_some_and(char::is_alphanumeric);
    let found = line.match_indices(form).filter(|(at, _)| !is_part(line[..*at].chars().next_back()));
    found.map(|(at, _)| &line[at + form.len()..]).filter(|rest| !is_part(rest.chars().next())).collect()
}

/// Wrong forms in a line: those of the glossary, and words that stand without what they need.
fn wrong_forms<'a>(locale: Locale, line: &str, term: &'a Term) -> Vec<&'a str> {
    let is_wrong = |form: &&String| !after(locale, line, &form.to_lowercase()).is_empty();
    let followed = |rest: &str| {
        let next = rest.trim_start().split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
        term.followers.iter().any(|follower| follower == next)
    };
    let is_alone = |form: &&String| after(locale, line, &form.to_lowercase()).iter().any(|rest| !followed(rest));
    let wrong = term.wrong.iter().filter(is_wrong).chain(term.alone.iter().filter(is_alone));
    wrong.map(String::as_str).collect()
}

#[test]
fn terms_are_used_and_wrong_forms_are_not() {
    let mut faults = Vec::new();
    for locale in Locale::ALL {
        let lines = lines(locale);
        for (name, term) in glossary(locale) {
            if !lines.iter().any(|(_, line)| line.contains(&term.word.to_lowercase())) {
                faults.push(format!("{locale}: no text says “{}” ({name})", term.word));
            }
            for (key, line) in lines.iter().filter(|(key, _)| !term.exceptions.contains(key)) {
                for form in wrong_forms(locale, line, &term) {
                    faults.push(format!("{locale}: {key} says “{form}”, the word is “{}”: {line}", term.word));
                }
            }
            let idle = |key: &&String| {
                !lines.iter().any(|(there, line)| there == *key && !wrong_forms(locale, line, &term).is_empty())
            };
            faults.extend(term.exceptions.iter().filter(idle).map(|key| format!("{locale}: {key} needs no exception")));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn wrong_forms_are_found_as_words() {
    let term = |text: &str| toml::from_str::<Term>(text).expect("a term");
    let ore = term("word = 'jeton Minerai'\nwrong = ['un minerai']");
    assert_eq!(wrong_forms(Locale::Fr, "prenez un minerai.", &ore), ["un minerai"]);
    assert!(wrong_forms(Locale::Fr, "un minerais, chacun minerai", &ore).is_empty());
    let gem = term("word = 'pierre précieuse'\nalone = ['pierre']\nfollowers = ['précieuse']");
    assert_eq!(wrong_forms(Locale::Fr, "une pierre précieuse ou une pierre.", &gem), ["pierre"]);
    assert!(wrong_forms(Locale::Fr, "une pierre précieuse", &gem).is_empty());
    let throne = term("word = '玉座'\nwrong = ['王座']");
    assert_eq!(wrong_forms(Locale::Ja, "その王座に", &throne), ["王座"]);
}
