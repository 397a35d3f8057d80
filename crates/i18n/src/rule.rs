//! The rules in words.

use runestones_rules::{Chapter, RuleId};

use crate::bundle::text;
use crate::locale::Locale;

/// The title of a chapter of the rules.
pub fn chapter_name(locale: Locale, chapter: Chapter) -> String {
    text(locale, &format!("chapter-{chapter}").to_lowercase(), &[])
}

/// A rule in a few sentences.
pub fn rule_text(locale: Locale, rule: RuleId) -> String {
    text(locale, &format!("rule-{rule}").to_lowercase(), &[])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_has_words_in_every_language() {
        for locale in Locale::ALL {
            for chapter in Chapter::ALL {
                assert!(!chapter_name(locale, chapter).contains('⟨'), "{locale}: {chapter}");
            }
            for rule in RuleId::all() {
                let words = rule_text(locale, rule);
                assert!(!words.contains('⟨') && words.ends_with(['.', '。']), "{locale}: {rule}: {words}");
            }
        }
    }

    #[test]
    fn no_words_are_left_of_a_rule_that_is_gone() {
        let file = include_str!("../locales/en/rules.ftl");
        let rules = file.lines().filter(|line| line.starts_with("rule-")).count();
        assert_eq!(rules, RuleId::all().count());
    }
}
