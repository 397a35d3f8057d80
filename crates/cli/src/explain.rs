//! More words about a single card, rune stone or wisp tile, for those who ask.

use runestones_i18n::{Piece, Voice, die_face_text, plain, rune_name, rune_text};
use runestones_rules::{Card, DieFace, Rune, Tile};

/// Explains what is asked for: a card by its number, a rune stone by its name, `tile 7`, or `die`.
pub(crate) fn explain(voice: &Voice, asked: &str) -> Option<String> {
    let asked = asked.trim().to_lowercase();
    if asked == "die" {
        return Some(titled(&Piece::Die.label(voice), &DieFace::ALL.map(|face| die_face_text(voice.locale(), face))));
    }
    if let Some(number) = asked.strip_prefix("tile") {
        let tile = number.trim().parse::<Tile>().ok().filter(|_| voice.card_set().has_night())?;
        return Some(titled(&format!("{} {tile}", voice.text("tile-word", &[])), &[plain(&voice.tile_text(tile))]));
    }
    // "goblin 21" is as good as "21".
    if let Some(card) = asked.split_whitespace().next_back().and_then(|word| word.parse::<Card>().ok()) {
        return voice.card_set().face(card).map(|_| voice.card_label(card));
    }
    let plain = |name: &str| name.to_lowercase().replace(['-', ' '], "");
    let is_meant = |rune: &Rune| {
        [rune_name(voice.locale(), *rune), rune.to_string()].iter().any(|name| plain(name) == plain(&asked))
    };
    let rune = Rune::ALL.into_iter().find(is_meant)?;
    Some(titled(&rune_name(voice.locale(), rune), &[rune_text(voice.locale(), rune)]))
}

fn titled(title: &str, sentences: &[String]) -> String {
    let mut letters = title.chars();
    let title: String = letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect();
    format!("{title}\n  {}", sentences.join("\n  "))
}

#[cfg(test)]
mod tests {
    use runestones_i18n::Locale;
    use runestones_rules::CardSet;

    use super::*;

    #[test]
    fn explanations() {
        let voice = Voice::new(Locale::En, CardSet::standard(), &[]);
        let asked = ["21", "goblin 21", "100", "80", "71", "tile 7", "die", "plus", "three-abilities"];
        let answers: Vec<String> = asked.iter().map(|asked| explain(&voice, asked).unwrap()).collect();
        insta::assert_snapshot!(answers.join("\n\n"));
        for bad in ["", "10", "tile 19", "tile", "plus plus", "🗿"] {
            assert_eq!(explain(&voice, bad), None, "{bad}");
        }
    }

    #[test]
    fn a_rune_stone_is_known_by_its_name_in_every_language() {
        for locale in Locale::ALL {
            let voice = Voice::new(locale, CardSet::standard(), &[]);
            for rune in Rune::ALL {
                let text = rune_text(locale, rune);
                for name in [rune_name(locale, rune), rune.to_string()] {
                    assert!(explain(&voice, &name).is_some_and(|words| words.ends_with(&text)), "{locale}: {name}");
                }
            }
        }
    }
}
