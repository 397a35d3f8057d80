//! The canonical text, the hash and the registry.

use super::{STANDARD, without_night};
use crate::card::{Card, Cards};
use crate::card_set::CardSet;

#[test]
fn the_canonical_text_reads_back() {
    for text in [STANDARD.to_owned(), without_night()] {
        let set = CardSet::parse(&text).unwrap();
        let again = CardSet::parse(&set.to_text()).unwrap();
        assert_eq!(again.to_text(), set.to_text());
        assert_eq!(again, set);
    }
}

#[test]
fn the_layout_of_the_canonical_text_is_settled() {
    let text = CardSet::standard().to_text();
    let forges = r#"forges = ["2", "2", "2 + die", "3 + ore", "4 + 4vp"]"#;
    let head = format!("name = \"standard\"\nprices = [4, 3, 3, 2, 2, 1]\n{forges}\ntiles = [\n    \"2vp\",\n");
    assert!(text.starts_with(&head), "{text}");
    let card = r#"11 = { border = "blue", magic = "1 blue", ability = "blue + blue" }"#;
    assert!(text.contains(&format!("    \"play\",\n]\n\n[creatures]\n{card}\n12 = ")), "{text}");
    let last = r#"107 = { border = "druid", magic = "2 multi", ability = "wild" }"#;
    assert!(text.ends_with(&format!("{last}\n")), "{text}");
}

#[test]
fn the_hash_does_not_see_comments_order_or_spacing() {
    let standard = CardSet::standard();
    let mut lines: Vec<&str> = STANDARD.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).collect();
    assert_eq!(CardSet::parse(&lines.join("\r\n")).unwrap().hash(), standard.hash());
    let eleven = lines.iter().position(|line| line.starts_with("11 =")).unwrap();
    lines.swap(eleven, eleven + 30);
    let loose = lines.join("\n# a comment\n").replace("blue + blue", " blue+blue").replace("2 red", "2   red");
    assert_eq!(CardSet::parse(&loose).unwrap().hash(), standard.hash());
}

#[test]
fn the_hash_sees_every_value() {
    let (hash, text) = (CardSet::standard().hash_hex(), CardSet::standard().to_text());
    assert_eq!(hash.len(), 64);
    for (old, new) in [
        ("\"standard\"", "\"other\""),
        ("[4, 3, 3,", "[4, 4, 3,"),
        ("3 + ore", "4 + ore"),
        ("\"wild\",", "\"any\","),
        ("2 wild / 2vp", "2 wild / 3vp"),
        ("{ border = \"druid\", magic = \"1 multi\"", "{ border = \"druid\", magic = \"2 multi\""),
    ] {
        let changed = text.replacen(old, new, 1);
        assert_ne!(changed, text, "{old}");
        assert_ne!(CardSet::parse(&changed).unwrap().hash_hex(), hash, "{old}");
    }
}

#[test]
fn the_same_contents_are_interned_once() {
    let again = CardSet::parse(STANDARD).unwrap().intern();
    assert!(std::ptr::eq(again, CardSet::standard()));
    let other = CardSet::parse(&without_night()).unwrap().intern();
    assert!(!std::ptr::eq(other, again));
}

#[test]
fn a_set_can_do_without_the_expansion() {
    // rule: N1, N7
    let set = CardSet::parse(&without_night()).unwrap();
    assert!(!set.has_night());
    assert!(set.tiles().is_empty());
    assert_eq!(set.face(Card::new(79).unwrap()), None);
    assert!(Cards::ALL.without(Cards::BANSHEES).iter().all(|card| set.face(card).is_some()));
    assert!(set.magic.iter().chain(&set.creatures).all(|cards| cards.and(Cards::BANSHEES).is_empty()));
}

#[test]
fn every_edition_that_shipped_keeps_its_hash() {
    // Stored games and records name these. Whoever has to change a line here has broken them: make a new edition.
    let hashes = [
        "73babe9b5f307df865e7acd812cb7af07ca9f4fb32308868a662cca4a9efbb7f",
        "c14cb56b9e3f45cfd8ab5fc2dac2a7b2230be8a027b145036f04af64d6fa399d",
    ];
    let shipped: Vec<String> = CardSet::shipped().iter().map(|set| set.hash_hex()).collect();
    assert_eq!(shipped, hashes);
    for (hash, set) in hashes.into_iter().zip(CardSet::shipped()) {
        assert!(CardSet::known(hash).is_some_and(|known| std::ptr::eq(known, *set)));
    }
    assert!(std::ptr::eq(CardSet::standard(), CardSet::shipped()[1]));
}

#[test]
fn a_set_is_known_by_its_hash_once_it_is_interned() {
    let text = CardSet::standard().to_text().replace("\"standard\"", "\"known by its hash\"");
    let set = CardSet::parse(&text).unwrap();
    let hash = set.hash_hex();
    assert!(CardSet::known(&hash).is_none());
    let interned = set.intern();
    assert!(CardSet::known(&hash).is_some_and(|known| std::ptr::eq(known, interned)));
    for garbage in ["", "standard", &hash[1..], &hash.to_uppercase(), &"é".repeat(32)] {
        assert!(CardSet::known(garbage).is_none(), "{garbage}");
    }
}
