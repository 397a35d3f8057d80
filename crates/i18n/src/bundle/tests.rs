//! All languages say the same things, and all texts can be made.

use super::messages::messages;
use super::*;

/// The variables that hold numbers; all others hold texts.
const NUMBERS: [&str; 6] = ["count", "times", "number", "space", "turn", "total"];

#[test]
fn a_missing_key_shows_itself() {
    assert_eq!(text(Locale::Fr, "no-such-key", &[]), "⟨no-such-key⟩");
}

#[test]
fn numbers_choose_the_plural() {
    assert_eq!(text(Locale::En, "points-count", &[("count", Arg::from(1u8))]), "1 point");
    assert_eq!(text(Locale::En, "points-count", &[("count", Arg::from(3u16))]), "3 points");
    assert_eq!(text(Locale::Fr, "points-count", &[("count", Arg::from(0u8))]), "0 point");
}

#[test]
fn every_language_has_the_keys_of_english_with_the_same_variables() {
    for file in 0..FILES {
        let english = messages(Locale::En, file..file + 1);
        for locale in Locale::ALL {
            let other = messages(locale, file..file + 1);
            let missing: Vec<_> = english.keys().filter(|key| !other.contains_key(*key)).collect();
            let surplus: Vec<_> = other.keys().filter(|key| !english.contains_key(*key)).collect();
            assert!(missing.is_empty() && surplus.is_empty(), "{locale}: missing {missing:?}, surplus {surplus:?}");
            for (key, mentions) in &english {
                assert_eq!(other[key].variables, mentions.variables, "{locale}: {key}");
            }
        }
    }
}

#[test]
fn the_keys_have_the_same_order_everywhere_so_that_files_can_be_read_side_by_side() {
    let keys = |source: &str| -> Vec<String> {
        let starts = |line: &&str| line.starts_with(|first: char| first.is_ascii_lowercase() || first == '-');
        source.lines().filter(starts).filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned()).collect()
    };
    for locale in Locale::ALL {
        for (english, other) in sources(Locale::En).iter().zip(sources(locale)) {
            assert_eq!(keys(other), keys(english), "{locale}");
        }
    }
}

#[test]
fn every_text_can_be_made() {
    for locale in Locale::ALL {
        for (key, mentions) in messages(locale, 0..FILES) {
            for (number, you) in [(0, "yes"), (1, "no"), (2, "yes"), (5, "no")] {
                let mut args = FluentArgs::new();
                for variable in &mentions.variables {
                    match variable.as_str() {
                        number_name if NUMBERS.contains(&number_name) => args.set(variable.clone(), number),
                        "you" | "to-you" => args.set(variable.clone(), you),
                        _ => args.set(variable.clone(), "Sample"),
                    }
                }
                if !key.starts_with('-') {
                    assert_flawless(locale, &key, &args);
                }
            }
        }
    }
}

fn assert_flawless(locale: Locale, key: &str, args: &FluentArgs) {
    let bundle = &BUNDLES[locale.index()];
    let pattern = bundle.get_message(key).and_then(|message| message.value()).expect("it is in the file");
    let mut errors = Vec::new();
    let made = bundle.format_pattern(pattern, Some(args), &mut errors);
    assert!(errors.is_empty(), "{locale}: {key}: {errors:?}");
    assert!(!made.contains(['{', '}', '⟨']), "{locale}: {key}: {made}");
    assert_eq!(made.trim(), made, "{locale}: {key} has spaces at its ends");
    assert!(!made.is_empty() && !made.contains("  "), "{locale}: {key}: {made}");
}

#[test]
fn references_lead_somewhere() {
    for locale in Locale::ALL {
        let all = messages(locale, 0..FILES);
        let lost = all.iter().flat_map(|(key, mentions)| mentions.references.iter().map(move |other| (key, other)));
        let lost: Vec<_> = lost.filter(|(_, other)| !all.contains_key(*other)).collect();
        assert!(lost.is_empty(), "{locale}: {lost:?}");
    }
}

#[test]
fn letters_tell_gems_and_ore_apart() {
    let keys = ["letter-blue", "letter-green", "letter-yellow", "letter-red", "letter-wild", "letter-ore"];
    for locale in Locale::ALL {
        let letters: std::collections::BTreeSet<String> = keys.iter().map(|key| text(locale, key, &[])).collect();
        assert_eq!(letters.len(), keys.len(), "{locale}: {letters:?}");
    }
}
