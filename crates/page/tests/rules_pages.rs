//! The rules, the overview and the gallery.

use std::collections::HashSet;

use runestones_i18n::Locale;
use runestones_page::{self as page, Filter, Head};
use runestones_rules::{Action, CardPlace, CardSet, Cards, Chapter, Event, RuleId, Rune, Seat};
use runestones_table::Settings;

fn head(locale: Locale) -> Head<'static> {
    Head { here: "/rules", ..Head::for_all("Rune Stones", locale, Settings::default()) }
}

/// One element per line, so that a change shows as a small difference.
fn lines(html: &str) -> String {
    html.replace("><", ">\n<")
}

/// What follows the shell that all pages share.
fn body(html: &str) -> &str {
    &html[html.find("<main").expect("a page has a main part")..]
}

/// A section of a page, by its id.
fn section<'a>(html: &'a str, id: &str) -> &'a str {
    let start = html.find(&format!("id=\"{id}\"")).expect("the section is there");
    let end = html[start..].find("</section>").expect("it ends");
    &html[start..start + end]
}

fn ids(html: &str) -> Vec<&str> {
    html.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn every_rule_stands_there_once_in_every_language() {
    for locale in Locale::ALL {
        let html = page::rules(&head(locale), CardSet::standard()).0;
        let ids = ids(body(&html));
        for rule in RuleId::all() {
            assert_eq!(ids.iter().filter(|id| **id == rule.to_string()).count(), 1, "{locale}: {rule}");
        }
        assert_eq!(ids.iter().collect::<HashSet<_>>().len(), ids.len(), "{locale}: an id is there twice");
        assert!(!html.contains('⟨'), "{locale}: a text is missing");
    }
}

#[test]
fn the_rules_are_drawn_with_our_own_pieces() {
    let html = page::rules(&head(Locale::En), CardSet::standard()).0;
    for chapter in [Chapter::U, Chapter::D] {
        insta::assert_snapshot!(format!("rules-{chapter}"), lines(section(&html, &chapter.to_string())));
    }
    insta::assert_snapshot!("rules-head", lines(&body(&html)[..body(&html).find("</nav>").expect("contents")]));
}

#[test]
fn the_overview_has_every_stone_and_every_face_of_the_die() {
    for locale in Locale::ALL {
        let html = page::overview(&head(locale)).0;
        assert_eq!(body(&html).matches("pic--stone").count(), Rune::ALL.len());
        assert_eq!(body(&html).matches("pic--die").count(), 6);
        assert!(!html.contains('⟨'), "{locale}: a text is missing");
    }
    insta::assert_snapshot!("overview-de", lines(body(&page::overview(&head(Locale::De)).0)));
}

fn shown(filter: &Filter) -> Vec<u8> {
    let html = page::gallery(&head(Locale::En), filter, CardSet::standard()).0;
    ids(body(&html)).iter().filter_map(|id| id.strip_prefix("card-")).map(|id| id.parse().expect("a card")).collect()
}

#[test]
fn the_gallery_shows_everything_or_what_is_asked_for() {
    let filter = |colour: &str, effect: &str, number: &str| Filter {
        colour: colour.to_owned(),
        effect: effect.to_owned(),
        number: number.to_owned(),
    };
    let everything: Vec<u8> = Cards::ALL.iter().map(runestones_rules::Card::number).collect();
    assert_eq!(shown(&Filter::default()), everything);
    assert_eq!(shown(&filter("red", "die", "")), [30, 49, 55]);
    assert_eq!(shown(&filter("", "exchange", "7")), [74]);
    assert_eq!(shown(&filter("", "wisp", "")), [91, 92, 93, 94]);
    assert_eq!(shown(&filter("white", "points", "")), [74, 75, 78]);
    assert_eq!(shown(&filter("", "", "10")), [100, 101, 102, 103, 104, 105, 106, 107]);
    assert_eq!(shown(&filter("druid", "", "x")), [0u8; 0]);
    // What the form does not offer is not asked for.
    assert_eq!(shown(&filter("plaid", "magic", "")), everything);
    insta::assert_snapshot!(
        "gallery",
        lines(body(&page::gallery(&head(Locale::En), &filter("red", "die", ""), CardSet::standard()).0))
    );
    let all = page::gallery(&head(Locale::Fr), &Filter::default(), CardSet::standard()).0;
    insta::assert_snapshot!("gallery-tiles", lines(section(&all, "tiles")));
    insta::assert_snapshot!("gallery-forges", lines(section(&all, "forges")));
}

#[test]
fn a_card_is_played_by_the_rule_of_its_action() {
    let seat = Seat::FIRST;
    let played = Event::Card { card: None, from: CardPlace::Hand(seat), to: CardPlace::Front(seat) };
    let rule = |action| page::rule_of(played, Some(action)).to_string();
    assert_eq!((rule(Action::Summon), rule(Action::Abilities)), ("S1".to_owned(), "U1".to_owned()));
}

#[test]
fn a_filter_may_be_anything() {
    let hostile = Filter { colour: "\"><b>".repeat(99), effect: "<script>".to_owned(), number: "\"'<&".repeat(99) };
    let html = page::gallery(&head(Locale::En), &hostile, CardSet::standard()).0;
    assert!(!html.contains("<script>") && !html.contains("\"><b>"));
}
